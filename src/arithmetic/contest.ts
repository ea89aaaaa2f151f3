/** Compares several dice: random selection. */
import type { Contest } from '../../schemas/types.d.ts';

/**
 * The dice selected, counted from 1: `[3, 1, 2, 3]`, highest, all ties win → first and last.
 * Undefined when the rule does not settle a tie.
 */
export function selected(
  { wins, ties }: Pick<Contest, 'wins' | 'ties'>,
  dice: readonly number[],
): number[] | undefined {
  const best = wins === 'highest' ? Math.max(...dice) : Math.min(...dice);
  const winners = dice.flatMap((die, index) => (die === best ? [index + 1] : []));
  if (winners.length <= 1 || ties === 'all') return winners;
  return ties === 'none' ? [] : undefined;
}
