/** Computes one expectation of a worked example. */
import { calculate, type Calculation } from '../../arithmetic/calculate.ts';
import type { Problem } from '../../arithmetic/circumstances.ts';
import { linesFor } from '../../arithmetic/library.ts';
import { calculateRoll } from '../../arithmetic/roll.ts';
import { situationOfOther } from '../../arithmetic/special/contest.ts';
import { LONGEST, reduced, sayFraction, type Fraction } from '../../arithmetic/fraction.ts';
import type { Library } from '../../arithmetic/library.ts';
import type { Span } from '../../arithmetic/odds.ts';
import type { RollReading } from '../../arithmetic/reading.ts';
import { numberOf, type Sum } from '../../arithmetic/sum.ts';
import type { Entry } from '../../model/entries.ts';
import type { Contest, Example, Expectation, TableFile } from '../../../schemas/types.d.ts';
import { withLookedUp } from './looked-up.ts';
import { lackingIn } from './lacking.ts';
import { expectedOf, inTable, tableOf } from './read-table.ts';
import { ELSEWHERE, resultsOf } from './results-of.ts';
import { sameFigure, sameList, sameThreshold, sameWord } from './same.ts';

/** Why an example cannot be computed. */
export interface Reason {
  kind:
    | 'no-sum'
    | 'other-circumstance'
    | 'exclusive'
    | 'contradicted'
    | 'unknown'
    | 'impossible-dice'
    | 'dice-of-sides'
    | 'tie'
    | 'too-many-ways'
    | 'missing'
    | 'not-chosen'
    | 'no-odds'
    | 'no-dice'
    | 'other-target'
    | 'not-of-table'
    | 'by-title'
    | 'several-rolls'
    | 'not-found'
    | 'no-success'
    | 'no-such-result';
  names: readonly string[];
}

export type Expected = Expectation[string];
/**
 * Every possible result, and how to compare one with the written value; or the reason why there is
 * none.
 */
export type Computed =
  { results: Expected[]; same: (written: Expected, result: Expected) => boolean } | { why: Reason };

export function recompute(
  written: Example,
  what: string,
  library: Library,
  entries: readonly Entry[],
): Computed {
  const { target: of } = written;
  if (of === undefined) return failed('no-sum', '');
  const table = tableOf(of, entries);
  if (table) return ofTable(table, of, written, what, givenBy(what, library, entries));
  const example = withLookedUp(written, entries, library);
  const { outcomes, pool } = library.rolls.get(of) ?? {};
  // What each die of a pool needs is known without.
  const isOfSuccess = what === 'success' || (what === 'needs' && !pool);
  if (isOfSuccess && outcomes && !outcomes.some(({ success }) => success))
    return failed('no-success');
  const calculation = calculate(of, example, library);
  if (!calculation) return failed('no-sum', of);
  const refused = calculation.problems[0];
  if (refused) return { why: reasonOf(refused) };
  const contest = library.rolls.get(of)?.contest;
  const open = contest ? missingOfSides(of, contest, example, library) : [];
  if (open.length > 0) return { why: { kind: 'missing', names: open } };
  if (contest && calculation.type === 'roll' && (what === 'selected' || what === 'outcome'))
    return ofThrows(calculation, example, what, contest.ties);
  const lacking = lackingIn(calculation, { ...example, target: of }, library);
  const computed = resultOf(calculation, example, what, outcomeIds(of, library), lacking);
  return 'why' in computed && computed.why.kind === 'no-such-result'
    ? failed(
        'no-such-result',
        ...resultsOf(calculation, library, of),
        ELSEWHERE,
        ...givenBy(what, library, entries),
      )
    : computed;
}

/** The numbers that either of two different sides lacks: both are needed for any result. */
const missingOfSides = (
  of: string,
  { each }: Contest,
  example: Example,
  library: Library,
): string[] => {
  if (typeof each === 'string') return [];
  const lines = linesFor(of, library);
  const { dice: _, ...situation } = example;
  const sides = [situation, situationOfOther(lines, situation)];
  return [...new Set(sides.flatMap((side) => calculateRoll(of, side, library).missing))].filter(
    (name) => name !== '',
  );
};

/** The outcomes of a roll, or of a value that has some. */
const outcomeIds = (of: string, { rolls, sets }: Library): string[] =>
  (rolls.get(of)?.outcomes ?? sets.get(of)?.value?.outcomes ?? []).map(({ id }) => id);

/** `others` give what the example expects, too. */
function ofTable(
  table: TableFile,
  of: string,
  example: Example,
  what: string,
  others: readonly string[],
): Computed {
  const known = expectedOf(table);
  if (known.includes(what)) return inTable(table, example, what);
  return others.length > 0 || known.length === 0
    ? failed('other-target', of, ...others)
    : failed('not-of-table', of, ...known);
}

/** What the dice of all sides of a contest led to: the outcome for the first of them, and who wins. */
function ofThrows(
  { readings, selected, missing }: Extract<Calculation, { type: 'roll' }>,
  { dice }: Example,
  what: 'selected' | 'outcome',
  ties: Contest['ties'],
): Computed {
  if (!dice) return failed('no-dice');
  const outcomes = readings.map(({ outcome }) => outcome);
  const found = what === 'selected' ? [selected] : outcomes;
  return missing.length === 0 && found.includes(undefined)
    ? failed('tie', ties)
    : results(
        found,
        { kind: 'missing', names: missing },
        what === 'selected' ? sameList : sameWord,
      );
}

/** What gives a value: sets of modifiers, and tables with a column of it. */
const givenBy = (name: string, { sets }: Library, entries: readonly Entry[]): string[] => [
  ...[...sets].flatMap(([address, { value }]) => (value?.name === name ? [address] : [])),
  ...entries.flatMap((entry) =>
    entry.kind === 'tables' && entry.data.columns.some(({ value }) => value === name)
      ? [entry.address]
      : [],
  ),
];

function resultOf(
  calculation: Calculation,
  example: Example,
  what: string,
  outcomes: readonly string[],
  lacking: Reason,
): Computed {
  if (calculation.undecided.length > 0) return { why: lacking };
  if (calculation.type === 'value') {
    if (what === calculation.of)
      return results(
        calculation.readings.map(({ result }) => figure(result)),
        lacking,
        sameFigure,
      );
    return what === 'outcome' && outcomes.length > 0
      ? results(
          calculation.readings.map(({ outcome }) => outcome),
          lacking,
        )
      : failed('no-such-result');
  }
  const { readings } = calculation;
  const odds = readings.map((reading) => reading.odds);
  switch (what) {
    case 'target':
      return results(
        readings.map(({ target }) => figure(target)),
        lacking,
        sameFigure,
      );
    case 'needs':
      return results(
        odds.map((one) => needed(one?.needs)),
        lacking,
        // As cells write it, where more is better: `5+`.
        odds.every((one) => one?.needs?.to === Infinity) ? sameThreshold : sameWord,
      );
    case 'success':
      return results(
        odds.map((one) => fraction(one?.success)),
        lacking,
        sameFigure,
      );
    case 'outcome':
      return example.dice
        ? results(
            readings.map(({ outcome }) => outcome),
            lacking,
          )
        : failed('no-dice');
    default:
      return chanceOf(what, readings, lacking, outcomes.includes(what));
  }
}

/** `{ expect: { critical: 1/20 } }`: the odds of one outcome. */
function chanceOf(
  outcome: string,
  readings: readonly RollReading[],
  lacking: Reason,
  isThere: boolean,
): Computed {
  const chances = readings.map(({ odds }) => odds?.outcomes.find(({ id }) => id === outcome));
  if (isThere && chances.includes(undefined)) return { why: lacking };
  return chances.every((chance) => chance === undefined)
    ? failed('no-such-result')
    : results(
        chances.map((one) => fraction(one?.chance)),
        lacking,
        sameFigure,
      );
}

const failed = (kind: Reason['kind'], ...names: string[]): Computed => ({ why: { kind, names } });

function results(
  values: readonly (Expected | undefined)[],
  lacking: Reason,
  same: (a: Expected, b: Expected) => boolean = sameWord,
): Computed {
  const found = [...new Set(values)].filter((value) => value !== undefined);
  return values.length === 0 || values.includes(undefined)
    ? { why: lacking }
    : { results: found, same };
}

const figure = (sum: Sum | undefined): Expected | undefined => numberOf(sum);
const fraction = (chance: Fraction | undefined): Expected | undefined =>
  chance && sayFraction(chance.of > LONGEST ? reduced(chance) : chance);
/** The finite end: 3 for 3 and more, 14 for 14 and less. */
const needed = (span: Span | undefined): number | undefined =>
  [span?.from, span?.to].find((end) => end !== undefined && Number.isFinite(end));

const REASONS: Record<Problem['kind'], Reason['kind']> = {
  'no-such-sum': 'no-sum',
  'not-here': 'other-circumstance',
  'cannot-hold-together': 'exclusive',
  contradicted: 'contradicted',
  'unknown-amount': 'unknown',
  'impossible-dice': 'impossible-dice',
  'dice-of-sides': 'dice-of-sides',
  'too-many-ways': 'too-many-ways',
};

function reasonOf(problem: Problem): Reason {
  return { kind: REASONS[problem.kind], names: namesOf(problem) };
}

function namesOf(problem: Problem): readonly string[] {
  if ('ids' in problem) return problem.ids;
  if ('id' in problem) return [problem.id];
  if ('dice' in problem) return [problem.dice];
  return 'address' in problem ? [problem.address] : [];
}
