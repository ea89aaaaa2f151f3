/** The lines of a tree that are no modifiers: the number before them, or what the roll is compared with, and the limit of a value. */
import { apply, plansOf, type Plan } from '../../arithmetic/plan.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { closed, numberOf, roundNumber } from '../../arithmetic/sum.ts';
import { bracketedAs } from '../../text/by-script.ts';
import { upperFirst } from '../../text/upper-first.ts';
import type { Address, Stage } from '../../workout/problem.ts';
import type { Possible, StageResult } from '../../workout/result.ts';
import {
  amountBefore,
  baseOf,
  changesTarget,
  countedIn,
  fixedIn,
  timesIn,
  timesOver,
  valueAt,
  type At,
} from './numbers-used.ts';
import { nameOf, numeral, valueNumeral, type Say, type Words } from '../say.ts';
import { isSetting } from '../sentence.ts';
import type { Why } from './why.ts';

/** What a roll without a number of its own needs before its modifiers, where its results say that: 5 of `below 6`. */
export const neededBefore = ({ target, total }: StageResult): number | undefined =>
  target?.type === 'known' && total.type === 'known'
    ? target.value.number + total.value
    : undefined;

/** The numbers that the roll is compared with: those that no modifier needs; else the one that its results name. */
export function comparedLines(needed: number | undefined, at: At, words: Words): Why[] {
  const { values, modifiers, address } = at.stage;
  const compared = values
    .filter(
      (name) => !modifiers.some(({ own, needs = [] }) => own === name || needs.includes(name)),
    )
    .flatMap((name) => valueAt(name, at, words));
  return compared.length > 0 || needed === undefined
    ? compared
    : [{ name: words.say('mod.base'), address, figure: numeral(needed, words.say), parts: [] }];
}

/** The number before modifiers; by its own name where it is one number as entered. */
export function baseLines(
  { value, counted }: StageResult,
  base: Possible<number>,
  at: At,
  words: Words,
  tell: Say,
): Why[] {
  const { problem, texts, say } = words;
  const { stage } = at;
  const used = baseOf(problem, stage);
  // What sets a number needs none before it, but for one that was entered.
  const isSet = countedIn({ counted }, stage).some((one) => isSetting(one, problem));
  if (value?.type === 'known' && (base.type === 'unknown' || (isSet && used.length === 0)))
    return [];
  const { figure } = shown(base, stage, words);
  const fixed = used.length > 0 ? fixedIn(problem, stage) : 0;
  const lines = [...fixedLine(fixed, stage.address, words, tell), ...usedLines(used, at, words)];
  const [only] = lines;
  // A modifier that lacks its number leaves the one before it as entered.
  const isKnown = base.type === 'missing' && only?.figure !== undefined;
  if (only && lines.length === 1 && (isKnown || isSame(only.figure, figure))) return lines;
  // One number that is not entered is asked for by its own name.
  const [asked] = base.type === 'missing' && used.length === 1 ? used : [];
  const name = asked
    ? nameOf(texts, `terms#${asked}`)
    : say(stage.type === 'value' ? 'work.base' : 'mod.base');
  // How it is rounded, where it is.
  const said = texts[`base:${stage.address}`];
  return [
    {
      name: said === undefined ? name : bracketedAs(name, said),
      address: stage.address,
      ...(figure !== undefined && { figure }),
      parts: lines,
    },
  ];
}

/** The numbers that the one before modifiers is made of, each with how often it counts; those taken off with a minus. */
function usedLines(used: readonly string[], at: At, words: Words): Why[] {
  const times = timesIn(amountBefore(words.problem, at.stage));
  return used.flatMap((name) =>
    valueAt(name, at, words).map((line) => timesOver(line, times.get(name))),
  );
}

/** The number that the rules add to those. */
export function fixedLine(fixed: number, address: Address, words: Words, tell: Say): Why[] {
  if (fixed === 0) return [];
  const figure = numeral(fixed, words.say);
  return [{ name: tell('why.fixed'), address, figure, parts: [] }];
}

/** How a number that is not whole is rounded, and its limit, or that of what the dice allow: `Rounded up: 4`, `At most: 10`. */
export function lastLines(result: StageResult, stage: Stage, words: Words, tell: Say): Why[] {
  const { problem, say } = words;
  const { base, value, target } = result;
  const { address } = stage;
  const line = (name: string, figure?: number): Why => ({
    name,
    address,
    ...(figure !== undefined && { figure: numeral(figure, say) }),
    parts: [],
  });
  const limit = (isMost: boolean, figure: number) =>
    line(limitName(isMost, stage, words, tell), figure);
  const reached =
    target?.type === 'known' && target.value.reach !== undefined
      ? [limit(target.value.form === 'at-most', target.value.reach)]
      : [];
  if (base?.type !== 'known' || (stage.type !== 'value' && !changesTarget(problem, stage)))
    return reached;
  const end = endOf(base.value, plansFor(result, stage, problem));
  if (end === undefined) return reached;
  const { before, way } = end;
  return [
    ...(way ? [line(upperFirst(tell(`round.${way}`)), before)] : []),
    ...(value?.type === 'known' && before !== undefined && value.value !== before
      ? [limit(value.value < before, value.value)]
      : reached),
  ];
}

/** `At most`; of a limit that is another value, which: `At most (Men)`. */
function limitName(isMost: boolean, stage: Stage, { problem, texts }: Words, tell: Say): string {
  const name = tell(isMost ? 'why.at-most' : 'why.at-least');
  const rule = stage.type === 'value' ? problem.sets[stage.address]?.value : undefined;
  const by = isMost ? rule?.atMost : rule?.atLeast;
  return typeof by === 'string' ? bracketedAs(name, nameOf(texts, `terms#${by}`)) : name;
}

/** What the modifiers do to the number, one plan for each way of rounding; none where an amount is not known. */
function plansFor({ counted }: StageResult, stage: Stage, { sets }: Words['problem']): Plan[] {
  const own = countedIn({ counted }, stage).flatMap(({ id, set, within }) => {
    const name = sets[set]?.value?.name;
    // What changes another number is in that one.
    const isOther = name !== undefined && stage.type === 'value' && name !== stage.value;
    const rule = sets[set]?.modifiers.find((one) => one.id === id);
    if (!rule || isOther || counted.some((one) => one.id === within)) return [];
    const { change } = rule;
    const adds = counted.find((one) => one.id === id)?.adds ?? NaN;
    return [{ ...rule, change: change.add === undefined ? change : { add: adds } }];
  });
  return plansOf(own, knownFrom({}), sets[stage.address]?.value?.round) ?? [];
}

/** The number that the modifiers lead to before its limit, and how it is rounded where it is not whole; no number where nobody knows how. */
function endOf(
  base: number,
  plans: readonly Plan[],
): { before?: number; way?: 'up' | 'down' | 'unknown' } | undefined {
  const [plan, other] = plans;
  if (!plan) return undefined;
  const { round, ...unrounded } = plan;
  const sum = numberOf(apply(unrounded, closed(base)));
  if (sum === undefined || Number.isNaN(sum)) return undefined;
  if (!round || Number.isInteger(sum)) return { before: sum };
  return other ? { way: 'unknown' } : { before: roundNumber(sum, round), way: round };
}

/** Whether two figures say the same number, one of them perhaps with its sign. */
export const isSame = (one = '', other = ''): boolean =>
  one.replace('+', '') === other.replace('+', '');

function shown(possible: Possible<number>, stage: Stage, words: Words): { figure?: string } {
  const { say } = words;
  if (possible.type === 'missing') return { figure: say('work.to-enter') };
  if (possible.type === 'unknown') return { figure: say('work.unknown') };
  if (possible.type !== 'known') return {};
  return {
    figure:
      stage.type === 'value'
        ? valueNumeral(stage.value, possible.value, words)
        : numeral(possible.value, say),
  };
}
