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
  baseOf,
  changesTarget,
  fixedIn,
  takenIn,
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
  const { problem, texts, say } = words;
  const stage = stageOf(problem, result.stage);
  const address = stage?.address ?? '';
  if (!stage) return { name: '', address, parts: [] };
  const at: At = {
    stage,
    settings: situation.stages[result.stage] ?? NO_SETTINGS,
    way: wayTo(result, problem),
  };
  const isValue = stage.type === 'value';
  const counted = countedIn(result, stage);
  const { total } = result;
  const sum = total.type === 'known' ? signedNumeral(total.value, say) : undefined;
  const used = baseOf(problem, stage);
  // What neither the number before modifiers nor a modifier needs is compared with the roll.
  const compared = stage.values.filter(
    (name) =>
      result.base === undefined &&
      !stage.modifiers.some(({ own, needs = [] }) => own === name || needs.includes(name)),
  );
  const modifiers = modifierLines(result, at, words);
  const figure =
    answerFigure(result, words, tell) ?? (hasSum(result, counted, problem) ? sum : undefined);
  // A number that modifiers change is called by its own name.
  const isChanged = isValue && counted.length > 0 && used.includes(stage.value);
  const named = isValue ? valueName(result, words) : nameOf(texts, `stage:${result.stage}`);
  const isToRoll = !isValue && modifiers.length > 0 && !changesTarget(problem, stage);
  const needed = isToRoll ? neededBefore(result) : undefined;
  const parts = [
    ...(result.base
      ? baseLines(result, result.base, used, at, words, tell)
      : [
          ...compared.flatMap((name) => valueAt(name, at, words)),
          ...(needed === undefined
            ? []
            : [{ name: say('mod.base'), address, figure: numeral(needed, say), parts: [] }]),
        ]),
    // What is added to the roll, apart from what the roll is compared with.
    ...(isToRoll && (result.base ?? needed) !== undefined
      ? [
          {
            name: tell('why.to-the-roll'),
            address,
            // One modifier is the sum.
            ...(sum !== undefined && modifiers.length > 1 && { figure: sum }),
            parts: modifiers,
          },
        ]
      : sidesOf(result, situation, modifiers, words)),
    ...asideLines(result, at, words),
  ];
  const [only] = parts;
  const isRepeated = only?.parts.length === 0 && parts.length === 1 && isSame(only.figure, figure);
  return {
    name: isChanged ? tell('why.modified', { name: named }) : named,
    address,
    ...(figure !== undefined && { figure }),
    parts: isRepeated ? [] : parts,
  };
}

/** What a roll without a number of its own needs before its modifiers, where its results say that: 5 of `below 6`. */
const neededBefore = ({ target, total }: StageResult): number | undefined =>
  target?.type === 'known' && total.type === 'known'
    ? target.value.number + total.value
    : undefined;

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
    return {
      name: nameOf(texts, modifier.address),
      address: modifier.address,
      ...(amount !== undefined && { figure: amount }),
      ...openChoice(modifier, counted, words),
      parts: [
        ...(modifier.needs ?? [])
          .flatMap((name) => valueAt(name, at, words))
          .filter((one) => !isSaid(one, nameOf(texts, modifier.address), amount)),
        ...counted.filter(({ within }) => within === modifier.id).map(lineOf),
      ],
    };
  };
  return counted.filter(({ within }) => !counted.some(({ id }) => id === within)).map(lineOf);
}

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
  used: readonly string[],
  at: At,
  words: Words,
  tell: Say,
): Why[] {
  // What sets a number needs none before it, but for one that was entered.
  const isSet = countedIn({ counted }, at.stage).some(({ id, set }) =>
    words.problem.sets[set]?.modifiers.some((one) => one.id === id && 'set' in one.change),
  );
  if (value?.type === 'known' && (base.type === 'unknown' || (isSet && used.length === 0)))
    return [];
  const { say } = words;
  const { stage } = at;
  const { figure } = shown(base, stage, words);
  const taken = takenIn(words.problem, stage);
  const fixed = used.length > 0 ? fixedIn(words.problem, stage) : 0;
  const entered = used.flatMap((name) =>
    valueAt(name, at, words).map((line) =>
      taken.has(name) && line.figure && line.figure !== '0'
        ? { ...line, figure: `−${line.figure}` }
        : line,
    ),
  );
  const lines = [
    ...(fixed === 0
      ? []
      : [
          {
            name: tell('why.fixed'),
            address: stage.address,
            figure: numeral(fixed, say),
            parts: [],
          },
        ]),
    ...entered,
  ];
  const [only] = lines;
  // A modifier that lacks its number leaves the one before it as entered.
  const isKnown = base.type === 'missing' && only?.figure !== undefined;
  if (only && lines.length === 1 && (isKnown || isSame(only.figure, figure))) return lines;
  // One number that is not entered is asked for by its own name.
  const [asked] = base.type === 'missing' && used.length === 1 ? used : [];
  const named = asked && words.problem.values[asked]?.address;
  const name = named
    ? nameOf(words.texts, named)
    : say(stage.type === 'value' ? 'work.base' : 'mod.base');
  return [{ name, address: stage.address, ...(figure !== undefined && { figure }), parts: lines }];
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
