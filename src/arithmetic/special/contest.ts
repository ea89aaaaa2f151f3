/** Rolls against each other: two sides, or the selection of one of several at random. */
import type { Contest, Test } from '../../../schemas/types.d.ts';
import { boundsIn } from '../conditions.ts';
import { throwsOf } from '../dice.ts';
import type { Library, Line, RollRule } from '../library.ts';
import { oddsIn, type Odds } from '../odds.ts';
import { possibleOutcomes } from '../outcomes.ts';
import { afterOwnSets } from '../own-sets.ts';
import type { RollReading } from '../reading.ts';
import type { RollCalculation } from '../roll.ts';
import { diceOf } from '../roll-source.ts';
import { knowing, knownFrom, type Known, type Situation } from '../situation.ts';
import { LOST, TIES, WON, type Result } from './ties.ts';

/** Given at the other side of two that differ. No name of a ruleset is written so. */
export const OTHER_SIDE = { '-other': ['side'] };

const isOther = ({ given = {} }: Situation): boolean => '-other' in given;

/** The modifiers of this side. */
export const linesOfSide = (
  lines: readonly Line[],
  { each }: Contest,
  situation: Situation,
): readonly Line[] =>
  lines.filter(
    ({ modifier: { side } }) => !side || side === [each].flat()[isOther(situation) ? 1 : 0],
  );

/** What the totals of two sides mean. */
export function resultsOf(
  { wins, ties }: Contest,
  own: number | undefined,
  other: number | undefined,
): readonly Result[] {
  if (own === undefined || other === undefined) return TIES.unknown;
  if (own === other) return TIES[ties];
  return [own > other === (wins === 'highest') ? WON : LOST];
}

/** A side: its dice with those that modifiers add, and what they add up to. */
export type Side = Pick<RollReading, 'totalOf' | 'dice'>;

/**
 * The odds of a side against the other one, each with its own modifiers and dice. A throw that is rolled
 * again does not count; an outcome that depends on something unknown has no chance.
 */
export function contestOdds(
  { outcomes }: RollRule,
  contest: Contest,
  sides: Record<'own' | 'other', Side>,
  known: Known,
): Odds {
  const throwsBy = ({ dice }: Side) => (dice && throwsOf(dice)) ?? [];
  const readsMargin = outcomes.some(({ when = [] }) => when.some((test) => namesMargin(test)));
  const [first = '', second = ''] = [contest.each].flat();
  const others = throwsBy(sides.other).map(({ natural, ways }) => ({
    total: sides.other.totalOf(natural),
    ways,
  }));
  const seen = throwsBy(sides.own).flatMap((mine) => {
    const own = sides.own.totalOf(mine.natural);
    const resultsAgainst = (total: number | undefined) => resultsOf(contest, own, total);
    const marginOver = (total: number | undefined) =>
      own === undefined || total === undefined ? undefined : Math.abs(own - total);
    const alike = Map.groupBy(others, ({ total }) =>
      [String(resultsAgainst(total)), readsMargin && marginOver(total)].join(),
    );
    return [...alike.values()].flatMap((group) => {
      const total = group[0]?.total;
      const numbers = { natural: mine.natural, roll: own, margin: marginOver(total) };
      const possible = resultsAgainst(total).flatMap(([mine, theirs]) =>
        possibleOutcomes(outcomes, knowing(known, numbers, { [second]: theirs, [first]: mine })),
      );
      const ways = group.reduce((sum, one) => sum + one.ways, 0n) * mine.ways;
      return possible.length > 0 ? [{ ways, possible }] : [];
    });
  });
  return oddsIn(outcomes, seen);
}

const namesMargin = (test: Test): boolean =>
  [test.subject, ...boundsIn(test).map(({ bound }) => bound)].includes('margin');

type Read = (
  roll: RollRule,
  lines: readonly Line[],
  situation: Situation,
  library: Library,
) => RollCalculation;

/** Of one side: with its own modifiers, and its odds against the other. */
export function readContest(
  roll: RollRule,
  contest: Contest,
  all: readonly Line[],
  situation: Situation,
  library: Library,
  read: Read,
): RollCalculation {
  const lines = linesOfSide(all, contest, situation);
  const result = read(roll, lines, situation, library);
  const { known } = afterOwnSets(roll, lines, knownFrom(situation), situation, library);
  const other = otherSide(roll, contest, all, situation, library, read);
  return {
    ...result,
    readings: result.readings.map((reading) => ({
      ...reading,
      odds: other && contestOdds(roll, contest, { own: reading, other }, known),
    })),
    circumstances: [
      ...new Set([...all.map(({ modifier }) => modifier.id), ...result.circumstances]),
    ],
  };
}

/** The other side as it is known where only the first is entered. */
export const situationOfOther = (lines: readonly Line[], situation: Situation): Situation => ({
  given: { ...situation.given, ...OTHER_SIDE },
  with: lines.flatMap(({ modifier: { id, side } }) =>
    side && situation.with?.includes(id) ? [id] : [],
  ),
});

/**
 * The other side where only the first is entered. It has what names its side; of two sides that do not
 * differ it has no modifiers. Undefined for a selection among several.
 */
function otherSide(
  roll: RollRule,
  { each, among }: Contest,
  lines: readonly Line[],
  situation: Situation,
  library: Library,
  read: Read,
): Side | undefined {
  if (among !== undefined || isOther(situation)) return undefined;
  const { dice } = diceOf(roll, library);
  if (typeof each === 'string') return { ...(dice && { dice }), totalOf: (natural) => natural };
  const theirs = situationOfOther(lines, situation);
  const own = lines.filter(({ modifier: { side } }) => !side || side === each[1]);
  const [only, ...more] = read(roll, own, theirs, library).readings;
  return more.length === 0 && only ? only : { ...(dice && { dice }), totalOf: () => undefined };
}
