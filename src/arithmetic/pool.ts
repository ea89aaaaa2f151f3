/** Several dice of which the successes are counted. */
import { isOn, parseDice, type Dice } from '../notation/dice.ts';
import { chain, merged, sums, throwsOf, total, type Throw } from './dice.ts';
import type { Sum } from './sum.ts';

/** More dice are not counted. */
const MOST = 60;
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
  if (!numbers || most > MOST) return undefined;
  const counted = die.map((one) => ({ ...one, natural: Number(succeeds(one)) }));
  const one = extra
    ? chain(counted, ({ faces: [face = 0] }) => isOn(face, extra.on), LONGEST)
    : merged(counted);
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
