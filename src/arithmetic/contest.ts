/** Several dice against each other: random selection. */
import type { Contest } from '../schema/types.generated.ts';

/** Who is selected, counted from 1: `[3, 1, 2, 3]`, highest, ties all → first and last. Undefined when a tie is not settled by the rule. */
export function selected(
  { wins, ties }: Pick<Contest, 'wins' | 'ties'>,
  dice: readonly number[],
): number[] | undefined {
  const best = wins === 'highest' ? Math.max(...dice) : Math.min(...dice);
  const winners = dice.flatMap((die, index) => (die === best ? [index + 1] : []));
  if (winners.length <= 1 || ties === 'all') return winners;
  return ties === 'none' ? [] : undefined;
}
