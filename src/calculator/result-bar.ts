/**
 * The result of one stage in numbers: needed number or value, odds, and missing input. Runs in Node and in
 * the browser.
 */
import { bracketedAs } from '../text/by-script.ts';
import type {
  Chance,
  Possible,
  Result,
  StageResult,
  StartResult,
  Target,
} from '../workout/result.ts';
import { oddsInWords, targetInSigns, targetInWords } from './odds-words.ts';
import { isOfRoll, type Address, type ModifierInput } from '../workout/problem.ts';
import { anyOf, nameOf, signedNumeral, valueNumeral, type Say, type Words } from './say.ts';

export interface BarView {
  figures: Figure[];
  chance:
    | {
        name: string;
        percent: string;
        throws: string;
        chance: Chance;
      }
    | undefined;
  /** What must be entered before there is a result. */
  missing: string | undefined;
}
export interface Figure {
  label: string;
  value: string;
  /**
   * Attributes for programs and tests: `data-roll-total`, `data-roll-target`, each with
   * `data-value`.
   */
  data: 'roll-total' | 'roll-target';
  /** `-2`; `unknown` or `open` if it is not one number. */
  number: string;
  /** The most important number. */
  main: boolean;
}

/** The result of the start that is edited, or else of the first one. */
export const startOf = ({ starts }: Result, active: string): StartResult | undefined =>
  starts.find(({ stage }) => stage === active) ?? starts[0];

export function barView(result: StageResult, words: Words): BarView {
  const { say, problem } = words;
  const { total, target, value } = result;
  const need = headline(result, words);
  const stage = problem.stages[result.stage];
  const isValue = stage?.type === 'value';
  const hasModifiers = stage?.modifiers.some((one) => isOfRoll(one, problem));
  const sum = totalInWords(result, words);
  return {
    figures: [
      ...(!isValue && sum !== undefined && (result.target || hasModifiers)
        ? [figure('roll-total', say('mod.sum'), sum, total)]
        : []),
      ...(need === undefined
        ? []
        : [
            isValue
              ? figure('roll-total', valueName(result, words), need, value, true)
              : figure('roll-target', say('mod.need'), need, target, true),
          ]),
    ],
    chance: mainOdds(result, words),
    // A word in a table that ends the calculation is the result.
    missing: result.barred === undefined ? missingLine(result, words) : undefined,
  };
}

function figure(
  data: Figure['data'],
  label: string,
  value: string,
  number: Possible<number | Target> | undefined,
  main = false,
): Figure {
  return {
    data,
    label,
    value,
    number:
      number?.type === 'known'
        ? String(typeof number.value === 'object' ? number.value.number : number.value)
        : (number?.type ?? ''),
    main,
  };
}

/** `Strike value`; else the name of what is worked out. */
export function valueName({ stage }: StageResult, { problem, texts }: Words): string {
  const found = problem.stages[stage];
  const value = found?.type === 'value' ? texts[`terms#${found.value}`] : undefined;
  return value ?? nameOf(texts, `stage:${stage}`);
}

/** The main number of the stage: `5+`, `≤ 7`, a value with its sign and unit, `impossible` for what cannot succeed; undefined if a number is missing. */
export function headline(result: StageResult, words: Words): string | undefined {
  const { problem, texts, say } = words;
  if (result.barred !== undefined) return nameOf(texts, result.barred);
  const stage = problem.stages[result.stage];
  if (result.value && stage?.type === 'value')
    return possibly(result.value, (value) => valueNumeral(stage.value, value, words), say);
  if (result.target && result.success?.type === 'known' && result.success.value.count === 0n)
    return say('work.never');
  // Where the dice alone decide, as at an Original 12, the odds are known and no number is needed.
  if (result.target?.type === 'unknown' && result.success?.type === 'known') return undefined;
  return result.target && targetsInWords(result.target, say);
}

/** `7 or less`, of several that are open `≤ 7 or ≤ 8`. */
const targetsInWords = (possible: Possible<Target>, say: Say): string | undefined =>
  possibly(
    possible,
    (one) => (possible.type === 'open' ? targetInSigns(one) : targetInWords(one, say)),
    say,
  );

export function possibly<T>(
  possible: Possible<T>,
  show: (value: T) => string,
  say: Say,
): string | undefined {
  if (possible.type === 'known') return show(possible.value);
  if (possible.type === 'open') return anyOf(possible.values.map(show), say);
  return possible.type === 'unknown' ? say('work.unknown') : undefined;
}

function missingLine(result: StageResult, words: Words): string | undefined {
  const names = missingNames(result, words);
  return names && words.say('work.missing', { names });
}

/** The numbers that are still to be entered, as a list. */
export function missingNames(result: StageResult, { say, texts }: Words): string | undefined {
  const all = [
    result.target,
    result.value,
    result.total,
    // How many dice are rolled decides how often the next roll is reached.
    ...result.outcomes.flatMap(({ odds, next }) => [odds, ...next.map(({ reached }) => reached)]),
  ];
  const names = all
    .flatMap((possible) => (possible?.type === 'missing' ? possible.needs : []))
    .map((need) => {
      const id = need.slice(need.lastIndexOf('.') + 1);
      // A value, or a group of which one must be ticked.
      const name = nameOf(texts, `terms#${id}`);
      const side = need.includes('-other.') ? 'work.other-side' : result.other && 'work.own-side';
      return side ? bracketedAs(name, say(side)) : name;
    });
  return [...new Set(names)].join(say('work.comma')) || undefined;
}

/** Odds of success, named after the outcomes that are one; of a value what it is sure to lead to. */
export function mainOdds(result: StageResult, { problem, texts, say }: Words): BarView['chance'] {
  const inputs = problem.stages[result.stage]?.outcomes ?? [];
  const sure = result.outcomes.find(
    ({ id, odds }) =>
      result.value &&
      inputs.some((one) => one.id === id) &&
      odds.type === 'known' &&
      odds.value.count === odds.value.of,
  );
  const winning = sure ? [sure] : result.outcomes.filter(({ success }) => success);
  const [only] = winning;
  const chance = sure?.odds ?? result.success ?? only?.odds;
  if (!only || !chance) return undefined;
  // One of several may be called a success itself: the odds are those of all of them.
  const names = winning.map(({ id }) =>
    nameOf(texts, inputs.find((one) => one.id === id)?.address ?? id),
  );
  // `Always obeys` is one way to obey.
  const isOneWay = (name: string) =>
    names.some((one) => one !== name && name.toLowerCase().endsWith(one.toLowerCase()));
  const name = anyOf(
    names.filter((one) => !isOneWay(one)),
    say,
  );
  const words = oddsInWords(chance, say);
  return words && { name, ...words, chance };
}

/** `+1`; where one does not only add, each: `×2, +1`. Undefined where a number is missing. */
export function totalInWords(result: StageResult, words: Words): string | undefined {
  const { total } = result;
  const { problem, say } = words;
  // What changes another number, such as how many dice are rolled, is in that one.
  const all = addendsOf(problem, result, (one) => isOfRoll(one, problem));
  return total.type === 'known' && all.some(([, adds]) => adds === undefined)
    ? all.map((one) => amountAt(one, words)).join(say('work.comma'))
    : possibly(total, (value) => signedNumeral(value, say), say);
}

/** What a modifier adds, or else does: `−1`, `×2`, `= 5`. */
export const amountAt = (
  [address, adds]: ReturnType<typeof addendsOf>[number],
  { texts, say }: Words,
): string => (adds === undefined ? (texts[`=${address}`] ?? '') : signedNumeral(adds, say));

/** Addresses of what a sum is made of, with what each adds: what changes a number that another one counts is in that one. */
export const addendsOf = (
  { stages }: Words['problem'],
  { stage, counted }: Pick<StageResult, 'stage' | 'counted'>,
  isPart: (modifier: ModifierInput) => boolean = () => true,
): [Address, number | undefined][] =>
  (stages[stage]?.modifiers ?? [])
    .filter(isPart)
    .flatMap(({ id, address, within }) =>
      counted.flatMap((one): [Address, number | undefined][] =>
        one.id === id && !counted.some((other) => other.id === within) ? [[address, one.adds]] : [],
      ),
    );
