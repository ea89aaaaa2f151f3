/** Several dice of which the successes are counted. */
import { isOn, parseDice, type Dice } from '../../notation/dice.ts';
import { allHold } from '../conditions.ts';
import { merged, sums, thrown, throwsOf, total, type Throw } from '../dice.ts';
import type { RollRule } from '../library.ts';
import { oddsOf, type Odds } from '../odds.ts';
import type { ReadingOf, See } from '../reading.ts';
import { knowing, type Known } from '../situation.ts';
import { chain } from './throws.ts';
import type { Sum } from '../sum.ts';

/** More dice are not counted: all men of a large force have one each. */
export const MOST_IN_POOL = 200;
/** Of dice that give others, so many in a row are told apart. */
const LONGEST = 12;

/**
 * Every number of successes with its ways, from none up. `die` are the throws of one die, and
 * `number` is how many dice are rolled. Undefined if it is not known or too large.
 */
export function successesOf(
  die: readonly Throw[],
  succeeds: (one: Throw) => boolean,
  { extra }: Dice,
  number: Sum,
): readonly Throw[] | undefined {
  const numbers = numbersIn(number);
  const most = numbers?.at(-1)?.natural ?? Infinity;
  if (!numbers || most > MOST_IN_POOL) return undefined;
  const givesMore = ({ faces: [face = 0] }: Throw) => extra !== undefined && isOn(face, extra.on);
  const counted = die.flatMap((one) => {
    const natural = Number(succeeds(one));
    // A failure that gives another die is the same as rolling that one instead. Dice that are added are one die, one success.
    const { faces, ways } = one;
    return natural === 0 && givesMore(one) ? [] : [{ natural, faces, ways }];
  });
  const one = extra ? chain(counted, givesMore, LONGEST) : merged(counted);
  const all = total(one);
  return merged(
    numbers.flatMap(({ natural, ways }) =>
      sums(one, natural).map((thrown) => ({
        ...thrown,
        ways: thrown.ways * ways * all ** BigInt(most - natural),
      })),
    ),
  ).sort((a, b) => a.natural - b.natural);
}

/** How many dice, with the ways to roll that number; fewer than none are none. */
function numbersIn({ constant, terms }: Sum): readonly Throw[] | undefined {
  let numbers: Throw[] | undefined = [{ natural: constant, faces: [], ways: 1n }];
  for (const { of, each } of terms) {
    const dice = each === 1 ? parseDice(of) : undefined;
    const throws = dice && throwsOf(dice);
    numbers =
      throws &&
      numbers?.flatMap((one) =>
        throws.map(({ natural, ways }) => ({
          ...one,
          natural: one.natural + natural,
          ways: one.ways * ways,
        })),
      );
  }
  return (
    numbers &&
    merged(numbers.map((one) => ({ ...one, natural: Math.max(0, one.natural) }))).sort(
      (a, b) => a.natural - b.natural,
    )
  );
}

/** The odds of the outcomes by the number of successes; what is needed is what each die needs. */
export function poolOdds(
  { roll: { pool, outcomes }, pool: number, known }: ReadingOf,
  dice: Dice,
  see: See,
  single: (figure: number) => Known,
): Odds | undefined {
  const die = throwsOf(dice, !dice.explode);
  if (!die || !pool || !number) return undefined;
  const wins = { id: 'success', when: pool.success, success: true } as const;
  const { seen, needs } = oddsOf([wins, { id: 'failure' }], die, see, single);
  if (seen.some(({ possible }) => possible.length > 1)) return undefined;
  const succeeds = new Set(die.filter((_, index) => seen[index]?.possible.includes(wins)));
  const throws = successesOf(die, (one) => succeeds.has(one), dice, number);
  const after = (natural: number) => knowing(known, { successes: natural });
  return (
    throws && {
      ...oddsOf(outcomes, throws, (one) => after(one.natural), after),
      needs,
      average: averageOf(throws),
    }
  );
}

/** To a hundredth: the ways of many dice are more than a number holds. */
function averageOf(throws: readonly Throw[]): number {
  const sum = throws.reduce((all, { natural, ways }) => all + BigInt(natural) * ways, 0n);
  return Math.round(Number((sum * 10_000n) / total(throws)) / 100) / 100;
}

/** How many of these dice are successes. */
export function successesIn(
  faces: readonly number[],
  dice: Dice,
  { success }: NonNullable<RollRule['pool']>,
  see: See,
): number | undefined {
  const found = faces.map((face) => allHold(success, see(thrown([face], dice))));
  return found.includes(undefined) ? undefined : found.filter(Boolean).length;
}
