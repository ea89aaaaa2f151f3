/**
 * A contest as worked examples have it: with the odds of one among several, and with what the dice of all sides showed, one
 * side after the other. Pages know no throws.
 */
import type { Contest } from '../../../schemas/types.d.ts';
import type { Dice } from '../../notation/dice.ts';
import type { Problem } from '../circumstances.ts';
import { special, thrown } from '../dice.ts';
import { linesFor, type Library, type RollRule } from '../library.ts';
import { possibleOutcomes } from '../outcomes.ts';
import { afterOwnSets } from '../own-sets.ts';
import type { RollReading } from '../reading.ts';
import { calculateRoll, type RollCalculation } from '../roll.ts';
import { diceOf } from '../roll-source.ts';
import { knowing, knownFrom, type Known, type Situation } from '../situation.ts';
import { amongOdds, wordsOf, type Place } from './among.ts';
import { linesOfSide, resultsOf, situationOfOther } from './contest.ts';

export interface ContestCalculation extends RollCalculation {
  /** The sides that win by the dice, counted from 1; absent where the rules do not decide, or roll again. */
  selected?: number[];
}

/** A side as it is read: its dice, and what they add up to with its modifiers. */
interface Side extends Pick<RollReading, 'totalOf'> {
  name: string;
  dice: Dice | undefined;
}

export function calculateContest(
  address: string,
  contest: Contest,
  { dice: shown, ...written }: Situation,
  library: Library,
): ContestCalculation {
  const roll = library.rolls.get(address);
  const { among } = contest;
  // Of several, the dice say how many they are.
  const number =
    among !== undefined && shown && roll
      ? { [among]: Math.ceil(shown.length / (diceOf(roll, library).dice?.count ?? 1)) }
      : {};
  const situation = { ...written, given: { ...number, ...written.given } };
  const calculation = calculateRoll(address, situation, library);
  if (!roll) return calculation;
  const lines = linesFor(address, library);
  const own = linesOfSide(lines, contest, situation);
  const { known } = afterOwnSets(roll, own, knownFrom(situation), situation, library);
  const worked =
    among === undefined ? calculation : withOdds(calculation, { roll, contest, known, among });
  if (!shown || worked.problems.length > 0) return worked;
  const [other] =
    typeof contest.each === 'string'
      ? []
      : calculateRoll(address, situationOfOther(lines, situation), library).readings;
  const readings: RollReading[] = [];
  let selected: number[] | undefined;
  for (const reading of worked.readings) {
    const sides = sidesOf(contest, reading, other, known);
    const totals = totalsOf(sides, shown);
    if (!Array.isArray(totals)) return { ...worked, readings: [], problems: [totals] };
    const here = { roll, contest, known, totals };
    selected = winnersIn(here);
    const outcomes = outcomesIn(here);
    readings.push(...outcomes.map((outcome) => ({ ...reading, outcome })));
    if (outcomes.length === 0) readings.push(reading);
  }
  return { ...worked, readings, ...(selected && { selected }) };
}

/** In their order. The second of two that are alike has no modifiers; of several that are, all have the same. */
function sidesOf(
  { each, among }: Contest,
  own: RollReading,
  other: RollReading | undefined,
  known: Known,
): Side[] {
  const [first = '', second = first] = [each].flat();
  const { dice, totalOf } = own;
  const mine = { name: first, dice, totalOf };
  if (among !== undefined) return Array.from({ length: known.numbers.get(among) ?? 1 }, () => mine);
  const theirs = other ?? { dice, totalOf: (natural: number) => natural };
  return [mine, { name: second, dice: theirs.dice, totalOf: theirs.totalOf }];
}

/** Or why these dice cannot be. */
function totalsOf(sides: readonly Side[], shown: readonly number[]): Thrown['totals'] | Problem {
  const counts = sides.map(({ dice }) => dice?.count ?? 1);
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all !== shown.length) {
    const whose = sides.map(({ name }, index) => `${counts[index]} ${name}`);
    return { kind: 'dice-of-sides', ids: [String(shown.length), String(all), ...whose] };
  }
  const totals: Thrown['totals'] = [];
  let from = 0;
  for (const [index, { dice, totalOf }] of sides.entries()) {
    const faces = shown.slice(from, (from += counts[index] ?? 0));
    if (dice && !special?.canShow(dice, faces))
      return { kind: 'impossible-dice', dice: `${dice.count > 1 ? dice.count : ''}D${dice.sides}` };
    const { natural } = thrown(faces, dice);
    totals.push({ natural, total: totalOf(natural) });
  }
  return totals;
}
function withOdds(
  calculation: RollCalculation,
  { among, ...of }: { roll: RollRule; contest: Contest; known: Known; among: string },
): RollCalculation {
  const number = of.known.numbers.get(among);
  if (number === undefined) return { ...calculation, missing: [...calculation.missing, among] };
  return {
    ...calculation,
    readings: calculation.readings.map((reading) => ({
      ...reading,
      odds: amongOdds({ ...of, number, totalOf: reading.totalOf, dice: reading.dice }),
    })),
  };
}

interface Thrown {
  roll: RollRule;
  contest: Contest;
  known: Known;
  totals: { natural: number; total: number | undefined }[];
}

/** The outcomes that the throws may have for the first side. */
function outcomesIn({ roll, contest, known, totals }: Thrown): string[] {
  const [mine, ...others] = totals;
  const best = bestOf(contest, others);
  const numbers = {
    natural: mine?.natural,
    roll: mine?.total,
    margin:
      best === undefined || mine?.total === undefined ? undefined : Math.abs(mine.total - best),
  };
  const [first = '', second] = [contest.each].flat();
  const words =
    contest.among === undefined
      ? resultsOf(contest, mine?.total, best).map(([own, other]) => ({
          [second ?? '']: other,
          [first]: own,
        }))
      : wordsOf(placeIn(contest, totals), contest.ties).map((own) => ({ [first]: own }));
  const possible = words.flatMap((one) =>
    possibleOutcomes(roll.outcomes, knowing(known, numbers, one)),
  );
  return [...new Set(possible.map(({ id }) => id))];
}

function bestOf({ wins }: Contest, all: Thrown['totals']): number | undefined {
  const totals = all.flatMap(({ total }) => total ?? []);
  return totals.length === 0 ? undefined : Math[wins === 'highest' ? 'max' : 'min'](...totals);
}

function placeIn(contest: Contest, totals: Thrown['totals']): Place {
  const best = bestOf(contest, totals);
  const isAlone = totals.filter(({ total }) => total === best).length === 1;
  if (totals[0]?.total === best) return isAlone ? 'best' : 'tied';
  return isAlone ? 'beaten' : 'beaten-by-tied';
}

/** `[3, 1, 2, 3]`, highest, all who tie win: the first and the last. */
function winnersIn({ contest, totals }: Thrown): number[] | undefined {
  const best = bestOf(contest, totals);
  const winners = totals.flatMap(({ total }, index) => (total === best ? [index + 1] : []));
  if (winners.length === 1 || contest.ties === 'all') return winners;
  return { none: [], first: [1], second: [2], again: undefined, unknown: undefined }[contest.ties];
}
