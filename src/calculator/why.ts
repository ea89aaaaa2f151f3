/**
 * Why a result is what it is, as a tree: the number before modifiers, each modifier with what it
 * counts, those put aside with the rule that does so, and the rows that were read.
 */
import {
  isOfRoll,
  stageOf,
  type Address,
  type ModifierInput,
  type Problem,
  type Stage,
} from '../workout/problem.ts';
import type { Possible, StageResult } from '../workout/result.ts';
import { NO_SETTINGS, type Situation } from '../workout/situation.ts';
import {
  amountBefore,
  baseOf,
  changesTarget,
  fixedIn,
  timesIn,
  timesOver,
  valueAt,
  wayTo,
  type At,
} from './numbers-used.ts';
import { targetInWords } from './odds-words.ts';
import { outcomesInWords, wonWith } from './outcomes-words.ts';
import { headline, valueName } from './result-bar.ts';
import { nameOf, numeral, signedNumeral, valueNumeral, type Say, type Words } from './say.ts';

export interface Why {
  name: string;
  /** What says so; the page that explains it. */
  address: Address;
  /** `−2`, `5+`; absent for what counts for nothing. */
  figure?: string;
  /** Why it was put aside; with a figure, why it is only one of those that may apply. */
  aside?: Aside;
  parts: Why[];
}
/** Another modifier cancels it, the rule of its group, or a number or state that contradicts it. */
export type Aside =
  | { by: 'cancelled'; name: string }
  | { by: NonNullable<ModifierInput['combine']>; group: string }
  | { by: 'contradicted' };

export function whyOf(result: StageResult, situation: Situation, words: Words, tell: Say): Why {
  const { problem, texts } = words;
  const stage = stageOf(problem, result.stage);
  const address = stage?.address ?? '';
  if (!stage) return { name: '', address, parts: [] };
  const isValue = stage.type === 'value';
  const counted = countedIn(result, stage);
  const sum = hasSum(result, counted, problem) ? sumOf(result, words) : undefined;
  const answer = answerFigure(result, words, tell) ?? sum;
  const isSkipped = isWithoutDice(result, stage);
  const figure = isSkipped ? tell('why.no-roll', { result: answer ?? '' }) : answer;
  // A number that modifiers change is called by its own name.
  const isChanged = isValue && counted.length > 0 && baseOf(problem, stage).includes(stage.value);
  const named = isValue ? valueName(result, words) : nameOf(texts, `stage:${result.stage}`);
  const parts = partsOf(result, situation, stage, words, tell);
  const [only, ...others] = parts;
  const isRepeated = only?.parts.length === 0 && others.length === 0 && isSame(only.figure, figure);
  return {
    name: isChanged ? tell('why.modified', { name: named }) : named,
    address,
    ...(figure !== undefined && { figure }),
    parts: isRepeated || isSkipped ? [] : parts,
  };
}

/** Whether a roll that is made only in some circumstances is not made in these, and succeeds. */
const isWithoutDice = ({ success, base }: StageResult, stage: Stage): boolean =>
  stage.type === 'roll' &&
  stage.onlyIf !== undefined &&
  base === undefined &&
  success?.type === 'known' &&
  success.value.of === 1n;

const sumOf = ({ total }: StageResult, { say }: Words): string | undefined =>
  total.type === 'known' ? signedNumeral(total.value, say) : undefined;

/** The number before modifiers, the modifiers, and what was put aside. */
function partsOf(
  result: StageResult,
  situation: Situation,
  stage: Stage,
  words: Words,
  tell: Say,
): Why[] {
  const { problem } = words;
  const at: At = {
    stage,
    settings: situation.stages[result.stage] ?? NO_SETTINGS,
    way: wayTo(result, problem),
  };
  const modifiers = modifierLines(result, at, words);
  const isToRoll = stage.type !== 'value' && !changesTarget(problem, stage);
  const needed = isToRoll && modifiers.length > 0 ? neededBefore(result) : undefined;
  const before = result.base
    ? baseLines(result, result.base, at, words, tell)
    : comparedLines(needed, at, words);
  const sum = sumOf(result, words);
  // What is added to the roll, apart from what the roll is compared with.
  const toTheRoll = {
    name: tell('why.to-the-roll'),
    address: stage.address,
    // One modifier is the sum.
    ...(sum !== undefined && modifiers.length > 1 && { figure: sum }),
    parts: modifiers,
  };
  const isApart = isToRoll && modifiers.length > 0 && (result.base ?? needed) !== undefined;
  return [
    ...before,
    ...(isApart ? [toTheRoll] : sidesOf(result, situation, modifiers, words)),
    ...limitLine(result, stage, words, tell),
    ...asideLines(result, at, words),
  ];
}

/** The limit that the rules set to a value, where it changes the sum: `At most: 10`. */
function limitLine(
  { base, value, counted }: StageResult,
  { address }: Stage,
  { problem, say }: Words,
  tell: Say,
): Why[] {
  const amounts = counted.map(({ adds }) => adds ?? NaN);
  if (base?.type !== 'known' || value?.type !== 'known') return [];
  const { atLeast, atMost } = problem.sets[address]?.value ?? {};
  // Not a number where one multiplies.
  const sum = amounts.reduce((all, adds) => all + adds, base.value);
  const limit = value.value < sum ? atMost : atLeast;
  if (Number.isNaN(sum) || value.value === sum || limit !== value.value) return [];
  const name = tell(limit === atMost ? 'why.at-most' : 'why.at-least');
  return [{ name, address, figure: numeral(value.value, say), parts: [] }];
}

/** What a roll without a number of its own needs before its modifiers, where its results say that: 5 of `below 6`. */
const neededBefore = ({ target, total }: StageResult): number | undefined =>
  target?.type === 'known' && total.type === 'known'
    ? target.value.number + total.value
    : undefined;

/** The numbers that the roll is compared with: those that no modifier needs; else the one that its results name. */
function comparedLines(needed: number | undefined, at: At, words: Words): Why[] {
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

/** What is known of a side: its modifiers that count. */
type Side = Pick<StageResult, 'counted'>;

const countedIn = (side: Side, stage: Stage): ModifierInput[] =>
  stage.modifiers.filter(({ id }) => side.counted.some((one) => one.id === id));

/** Each modifier that counts, with what it counts and the values it needs. */
function modifierLines(side: Side, at: At, words: Words): Why[] {
  const { texts, say } = words;
  const counted = countedIn(side, at.stage);
  const lineOf = (modifier: ModifierInput): Why => {
    const adds = side.counted.find(({ id }) => id === modifier.id)?.adds;
    const amount =
      adds === undefined
        ? amountOf(modifier, at, words)
        : signedNumeral(adds, say) + unitOf(modifier, at, words);
    const { change } =
      words.problem.sets[modifier.set]?.modifiers.find(({ id }) => id === modifier.id) ?? {};
    const all = timesIn(change?.add ?? 0);
    // The sign of what is taken off once is that of the modifier.
    const times = Array.isArray(change?.add) || !all.values().some((n) => n === -1) ? all : NONE;
    return {
      name: nameOf(texts, modifier.address),
      address: modifier.address,
      ...(amount !== undefined && { figure: amount }),
      ...openChoice(modifier, counted, words),
      parts: [
        ...(modifier.needs ?? [])
          .flatMap((name) =>
            valueAt(name, at, words).map((line) => timesOver(line, times.get(name))),
          )
          .filter((one) => !isSaid(one, nameOf(texts, modifier.address), amount)),
        ...counted.filter(({ within }) => within === modifier.id).map(lineOf),
      ],
    };
  };
  return counted.filter(({ within }) => !counted.some(({ id }) => id === within)).map(lineOf);
}

const NONE: ReadonlyMap<string, number> = new Map();

/** The unit of the value that is worked out, behind what a modifier adds to it: `+1″`. */
function unitOf({ set }: ModifierInput, { stage }: At, { problem, texts }: Words): string {
  const changed = problem.sets[set]?.value?.name;
  return (stage.type === 'value' && changed === stage.value && texts[`sign:${changed}`]) || '';
}

/** Those that are set and do not count, each with the reason. */
function asideLines(side: Side, { stage, settings }: At, words: Words): Why[] {
  const counted = countedIn(side, stage);
  return stage.modifiers
    .filter((modifier) => settings.with.includes(modifier.id) && !counted.includes(modifier))
    .map((modifier) => ({
      name: nameOf(words.texts, modifier.address),
      address: modifier.address,
      aside: asideOf(modifier, counted, words),
      parts: [],
    }));
}

/** Where two sides roll against each other, what each of them adds, under its name. */
function sidesOf(
  { stage, other, counted }: StageResult,
  situation: Situation,
  own: Why[],
  words: Words,
): Why[] {
  const { problem, say } = words;
  const there = other && stageOf(problem, other.stage);
  if (!there) return own;
  const sideOf = (name: string, side: Side, parts: Why[]): Why[] => {
    const amounts = side.counted.map(({ adds }) => adds);
    const isKnown = amounts.every((adds) => adds !== undefined);
    const sum = amounts.reduce<number>((all, adds) => all + (adds ?? 0), 0);
    const figure = isKnown && parts.length > 1 ? { figure: signedNumeral(sum, say) } : {};
    return parts.length === 0 ? [] : [{ name, address: there.address, ...figure, parts }];
  };
  const at = { stage: there, settings: situation.stages[`${stage}-other`] ?? NO_SETTINGS };
  return [
    ...sideOf(say('work.own-side'), { counted }, own),
    ...sideOf(say('work.other-side'), other, [
      ...modifierLines(other, at, words),
      ...asideLines(other, at, words),
    ]),
  ];
}

/** Whether its modifiers are a result: not those of a roll that lacks a number, nor those that change another number. */
const hasSum = (
  { base, other }: StageResult,
  counted: readonly ModifierInput[],
  problem: Problem,
) =>
  base?.type !== 'missing' &&
  // Each side has its own.
  other === undefined &&
  counted.some((one) => isOfRoll(one, problem));

/** Whether a number is the modifier itself, or all of it: it is not said again below it. */
const isSaid = ({ name, figure = '', parts }: Why, modifier: string, amount = ''): boolean =>
  name === modifier || (parts.length === 0 && figure !== '' && isSame(figure, amount));

/** Whether two figures say the same number, one of them perhaps with its sign. */
const isSame = (one = '', other = ''): boolean => one.replace('+', '') === other.replace('+', '');

/** The number needed or the value, in words; of a roll with neither, each result with its odds. */
function answerFigure(result: StageResult, words: Words, tell: Say): string | undefined {
  const { say } = words;
  const need = headline(result, words);
  if (need === say('work.never')) return wonWith(result, need, words);
  return result.target?.type === 'open'
    ? [...new Set(result.target.values.map((one) => targetInWords(one, say)))].join(
        say('work.or-else'),
      )
    : (need ?? outcomesInWords(result, words, tell));
}

/** The number before modifiers; by its own name where it is one number as entered. */
function baseLines(
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
  const isSet = countedIn({ counted }, stage).some(({ id, set }) =>
    problem.sets[set]?.modifiers.some((one) => one.id === id && 'set' in one.change),
  );
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
  const named = asked && problem.values[asked]?.address;
  const name = named
    ? nameOf(texts, named)
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

/** An amount that is no number: unknown, not entered, or a multiplier. */
const amountOf = ({ address, needs = [], unknown }: ModifierInput, at: At, words: Words) => {
  if (unknown !== undefined) return words.say('work.unknown');
  return needs.some((name) => valueAt(name, at, words).length === 0)
    ? words.say('work.to-enter')
    : words.texts[`=${address}`];
};

/** Where the rules or a player decide which members of a group apply. */
function openChoice(
  modifier: ModifierInput,
  counted: readonly ModifierInput[],
  words: Words,
): Pick<Why, 'aside'> {
  const others = counted.filter((one) => one !== modifier);
  const aside = ruleOf(modifier, others, words);
  return aside ? { aside } : {};
}

/** The rule of its group, if another member of it is among `others`. */
const ruleOf = (
  { group, combine }: ModifierInput,
  others: readonly ModifierInput[],
  { texts }: Words,
): Aside | undefined =>
  combine !== undefined && group !== undefined && others.some((one) => one.group === group)
    ? { by: combine, group: nameOf(texts, group) }
    : undefined;

function asideOf(modifier: ModifierInput, counted: readonly ModifierInput[], words: Words): Aside {
  const by = counted.find(({ cancels = [] }) => cancels.includes(modifier.id));
  if (by) return { by: 'cancelled', name: nameOf(words.texts, by.address) };
  return ruleOf(modifier, counted, words) ?? { by: 'contradicted' };
}

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
