/** Several dice against each other: random selection and opposed rolls. */
import type { Contest } from '../schema/types.generated.ts';
import { throwsOf, type Dice } from './dice.ts';
import type { Fraction } from './fraction.ts';

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

export interface OpposedOdds {
  wins: Fraction;
  tie: Fraction;
  loses: Fraction;
}

/** One roll against another with the same dice, `ahead` being what the first adds more; higher wins unless said. */
export function opposed(
  dice: Dice,
  ahead: number,
  wins: Contest['wins'] = 'highest',
): OpposedOdds | undefined {
  const throws = throwsOf(dice);
  if (!throws || dice.sides ** (2 * dice.count) > Number.MAX_SAFE_INTEGER) return undefined;
  const count = { wins: 0, tie: 0, loses: 0 };
  for (const own of throws)
    for (const other of throws) {
      const margin = (own.natural + ahead - other.natural) * (wins === 'highest' ? 1 : -1);
      count[margin > 0 ? 'wins' : margin < 0 ? 'loses' : 'tie'] += own.ways * other.ways;
    }
  const of = count.wins + count.tie + count.loses;
  return {
    wins: { count: count.wins, of },
    tie: { count: count.tie, of },
    loses: { count: count.loses, of },
  };
}
