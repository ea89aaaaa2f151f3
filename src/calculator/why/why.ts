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
} from '../../workout/problem.ts';
import { splitSign } from '../../notation/status-signs.ts';
import { bracketedAs } from '../../text/by-script.ts';
import type { StageResult } from '../../workout/result.ts';
import { NO_SETTINGS, type Situation } from '../../workout/situation.ts';
import {
  baseOf,
  changesTarget,
  countedIn,
  countsParts,
  fixedOf,
  timesIn,
  timesOver,
  valueAt,
  wayTo,
  type At,
  type Side,
} from './numbers-used.ts';
import {
  baseLines,
  comparedLines,
  fixedLine,
  isSame,
  lastLines,
  neededBefore,
} from './number-lines.ts';
import { asideOf, openChoice, type Aside } from './aside.ts';
import { averageLine, diceStages, numbersOfDice } from './number-of-dice.ts';
import { targetInWords } from '../odds-words.ts';
import { eitherOf, outcomesInWords, wonBy } from '../outcomes-words.ts';
import { headline, mainOdds, totalInWords, valueName } from '../result-bar.ts';
import { nameOf, signedNumeral, type Say, type Words } from '../say.ts';

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
export function whyOf(result: StageResult, situation: Situation, words: Words, tell: Say): Why {
  const { problem, texts } = words;
  const stage = stageOf(problem, result.stage);
  const address = stage?.address ?? '';
  if (!stage) return { name: '', address, parts: [] };
  const isValue = stage.type === 'value';
  const counted = countedIn(result, stage);
  const sum = hasSum(result, counted, problem) ? sumOf(result, words) : undefined;
  const answer = answerFigure(result, words, tell) ?? sum;
  const isSkipped = isLeftOut(result, stage);
  const figure = isSkipped && !isValue ? tell('why.no-roll', { result: answer ?? '' }) : answer;
  // A number that modifiers change is called by its own name.
  const isChanged = isValue && counted.length > 0 && baseOf(problem, stage).includes(stage.value);
  const named = isValue ? valueName(result, words) : nameOf(texts, `stage:${result.stage}`);
  const parts = partsOf(result, situation, stage, words, tell);
  const [only, ...others] = parts;
  const isRepeated = only?.parts.length === 0 && others.length === 0 && isSame(only.figure, figure);
  return {
    name: isChanged ? tell('why.modified', { name: named }) : named,
    address,
    ...(figure !== undefined && { figure: isSkipped ? figure : forWhat(figure, result, words) }),
    parts: isRepeated || isSkipped ? [] : parts,
  };
}

/** Whether a roll that is made only in some circumstances is not made in these, and succeeds, or a value is none. */
const isLeftOut = ({ success, base, value }: StageResult, stage: Stage): boolean =>
  'onlyIf' in stage &&
  base === undefined &&
  (value?.type === 'known' || (success?.type === 'known' && success.value.of === 1n));

const sumOf = (result: StageResult, words: Words): string | undefined =>
  result.total.type === 'known' ? totalInWords(result, words) : undefined;

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
  const stages = diceStages(problem, stage);
  const numbers = numbersOfDice(problem, stages, at.settings);
  // What says how many dice there are is no part of what is added to the roll, or of what it needs.
  const ofDice = numbers.length === stages.length ? stages : [];
  const rest: At = {
    ...at,
    stage: {
      ...stage,
      modifiers: stage.modifiers.filter(
        (one) => !ofDice.some((own) => own.modifiers.includes(one)),
      ),
      values: stage.values.filter((name) => !ofDice.some((own) => own.values.includes(name))),
    },
  };
  const modifiers = modifierLines(result, rest, words, tell);
  const isToRoll = stage.type !== 'value' && !changesTarget(problem, stage);
  const needed = isToRoll && modifiers.length > 0 ? neededBefore(result) : undefined;
  const before = result.base
    ? baseLines(result, result.base, at, words, tell)
    : comparedLines(needed, rest, words);
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
    ...(ofDice.length > 0
      ? numbers.map((one) =>
          whyOf(one.result, one.situation, { ...words, problem: one.problem }, tell),
        )
      : []),
    ...before,
    ...(isApart ? [toTheRoll] : sidesOf(result, situation, modifiers, words, tell)),
    ...lastLines(result, stage, words, tell),
    ...averageLine(result, stage, words, tell),
    ...asideLines(result, at, words),
  ];
}

/** Each modifier that counts, with what it counts and the values it needs. */
function modifierLines(side: Side, at: At, words: Words, tell: Say): Why[] {
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
    const name = nameOf(texts, modifier.address);
    // It is ticked itself: what is to be entered has a line of its own.
    const asked = adds === undefined ? askedBy(modifier, name, at, words) : [];
    // How a part of what it counts is rounded: `Men (+1 for every 30 men, rounded up)`.
    const said = countsParts(change?.add) && texts[`=${modifier.address}`];
    return {
      name: said ? bracketedAs(name, splitSign(said)[0].trim()) : name,
      address: modifier.address,
      ...(amount !== undefined && asked.length === 0 && { figure: amount }),
      ...openChoice(modifier, counted, words),
      parts: [
        ...fixedLine(fixedOf(change?.add ?? 0), modifier.address, words, tell),
        ...(modifier.needs ?? [])
          .flatMap((name) =>
            valueAt(name, at, words).map((line) => timesOver(line, times.get(name))),
          )
          .flatMap((one) =>
            isSaid(one, nameOf(texts, modifier.address), amount) ? one.parts : [one],
          ),
        ...asked,
        ...counted.filter(({ within }) => within === modifier.id).map(lineOf),
      ],
    };
  };
  return counted.filter(({ within }) => !counted.some(({ id }) => id === within)).map(lineOf);
}

/** The numbers that a modifier lacks, each to be entered; none where one has the name of the modifier. */
function askedBy({ needs = [], unknown }: ModifierInput, of: string, at: At, words: Words): Why[] {
  const lacking =
    unknown === undefined ? needs.filter((one) => valueAt(one, at, words).length === 0) : [];
  const asked = lacking.map((one) => ({
    name: nameOf(words.texts, `terms#${one}`),
    address: `terms#${one}`,
    figure: words.say('work.to-enter'),
    parts: [],
  }));
  return asked.some(({ name }) => name === of) ? [] : asked;
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
  tell: Say,
): Why[] {
  const { problem, say } = words;
  const there = other && stageOf(problem, other.stage);
  if (!there) return own;
  const sideOf = (name: string, side: Side, parts: Why[]): Why[] => {
    const amounts = side.counted.map(({ adds }) => adds);
    // Where nobody knows whether they combine, nobody knows the sum.
    const isKnown =
      amounts.every((adds) => adds !== undefined) &&
      !parts.some(({ aside }) => aside && 'group' in aside && aside.by === 'unknown');
    const sum = amounts.reduce<number>((all, adds) => all + (adds ?? 0), 0);
    const figure = isKnown && parts.length > 1 ? { figure: signedNumeral(sum, say) } : {};
    return parts.length === 0 ? [] : [{ name, address: there.address, ...figure, parts }];
  };
  const at = { stage: there, settings: situation.stages[`${stage}-other`] ?? NO_SETTINGS };
  return [
    ...sideOf(say('work.own-side'), { counted }, own),
    ...sideOf(say('work.other-side'), other, [
      ...modifierLines(other, at, words, tell),
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
  (name === modifier && (figure === '' || isSame(figure, amount))) ||
  (parts.length === 0 && figure !== '' && isSame(figure, amount));

/** The number needed or the value, in words; of a roll with neither, each result with its odds. */
function answerFigure(result: StageResult, words: Words, tell: Say): string | undefined {
  const { say } = words;
  const need = headline(result, words);
  if (need === say('work.never')) {
    const outcome = wonBy(result, words);
    return outcome === undefined ? need : tell('why.impossible', { outcome });
  }
  return result.target?.type === 'open'
    ? eitherOf(
        result.target.values.map((one) => targetInWords(one, say)),
        say,
      )
    : (need ?? outcomesInWords(result, words, tell));
}

/** `11 or less (no malfunction)`: the name of a roll may be that of what it has to avoid. */
function forWhat(needed: string, result: StageResult, words: Words): string {
  const [won, ...others] = result.outcomes.filter(({ success }) => success);
  const name = won && others.length === 0 ? mainOdds(result, words)?.name : undefined;
  const isNumber = result.target?.type === 'known' && needed !== words.say('work.never');
  return name === undefined || !isNumber || /[(（]/.test(name) ? needed : bracketedAs(needed, name);
}

/** An amount that is no number: unknown, not entered, or a multiplier. */
const amountOf = ({ address, needs = [], unknown }: ModifierInput, at: At, words: Words) => {
  if (unknown !== undefined) return words.say('work.unknown');
  return needs.some((name) => valueAt(name, at, words).length === 0)
    ? words.say('work.to-enter')
    : words.texts[`=${address}`];
};
