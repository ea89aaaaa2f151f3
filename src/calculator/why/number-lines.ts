/** The lines of a tree that are no modifiers: the number before them, or what the roll is compared with, and the limit of a value. */
import type { Stage } from '../../workout/problem.ts';
import type { Possible, StageResult } from '../../workout/result.ts';
import {
  amountBefore,
  baseOf,
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
  const lines = [...fixedLine(used, at, words, tell), ...usedLines(used, at, words)];
  const [only] = lines;
  // A modifier that lacks its number leaves the one before it as entered.
  const isKnown = base.type === 'missing' && only?.figure !== undefined;
  if (only && lines.length === 1 && (isKnown || isSame(only.figure, figure))) return lines;
  // One number that is not entered is asked for by its own name.
  const [asked] = base.type === 'missing' && used.length === 1 ? used : [];
  const name = asked
    ? nameOf(texts, `terms#${asked}`)
    : say(stage.type === 'value' ? 'work.base' : 'mod.base');
  return [{ name, address: stage.address, ...(figure !== undefined && { figure }), parts: lines }];
}

/** The numbers that the one before modifiers is made of, each with how often it counts; those taken off with a minus. */
function usedLines(used: readonly string[], at: At, words: Words): Why[] {
  const times = timesIn(amountBefore(words.problem, at.stage));
  return used.flatMap((name) =>
    valueAt(name, at, words).map((line) => timesOver(line, times.get(name))),
  );
}

/** The number that the rules add to those. */
function fixedLine(used: readonly string[], { stage }: At, words: Words, tell: Say): Why[] {
  const fixed = used.length > 0 ? fixedIn(words.problem, stage) : 0;
  if (fixed === 0) return [];
  const figure = numeral(fixed, words.say);
  return [{ name: tell('why.fixed'), address: stage.address, figure, parts: [] }];
}

/** The limit of a value, or of what the dice allow, where it changes the sum: `At most: 10`. */
export function limitLine(
  { base, value, target, counted }: StageResult,
  { address }: Stage,
  { problem, say }: Words,
  tell: Say,
): Why[] {
  const lineOf = (isMost: boolean, limit: number): Why[] => [
    {
      name: tell(isMost ? 'why.at-most' : 'why.at-least'),
      address,
      figure: numeral(limit, say),
      parts: [],
    },
  ];
  if (target?.type === 'known' && target.value.reach !== undefined)
    return lineOf(target.value.form === 'at-most', target.value.reach);
  if (base?.type !== 'known' || value?.type !== 'known') return [];
  const { atLeast, atMost } = problem.sets[address]?.value ?? {};
  // Not a number where one multiplies.
  const sum = counted.reduce((all, { adds = NaN }) => all + adds, base.value);
  const limit = value.value < sum ? atMost : atLeast;
  return !Number.isNaN(sum) && value.value !== sum && limit === value.value
    ? lineOf(limit === atMost, value.value)
    : [];
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
