/** How many dice a stage rolls at once. */
import { parseDice } from '../../notation/dice.ts';
import { always, repeated, sumOf, type Distribution } from '../distribution.ts';
import type { At } from './stage.ts';

/** Number of dice: a number, dice, or one by default. */
export function numberOfDice({ stage, facts }: Pick<At, 'stage' | 'facts'>): Distribution {
  const times = 'times' in stage ? stage.times : undefined;
  if (typeof times === 'number') return always(times);
  if (typeof times !== 'string') return always(1);
  const dice = facts.dice[times];
  if (dice !== undefined) return sumsOf(dice);
  return always(Math.max(0, facts.numbers[times] ?? 1));
}

/** Probability of each sum; negative sums count as zero. */
function sumsOf(written: string): Distribution {
  const dice = parseDice(written);
  if (!dice) return always(1);
  const die = {
    counts: [0n, ...Array.from({ length: dice.sides }, () => 1n)],
    of: BigInt(dice.sides),
  };
  const { counts, of } = repeated(die, always(dice.count));
  if (dice.plus >= 0) return sumOf({ counts, of }, always(dice.plus));
  const least = counts.slice(0, 1 - dice.plus).reduce((sum, ways) => sum + ways, 0n);
  return { counts: [least, ...counts.slice(1 - dice.plus)], of };
}
