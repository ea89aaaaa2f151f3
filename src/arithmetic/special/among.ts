/** A contest among several: the odds of one of them, who rolls as all others do. */
import type { Contest } from '../../../schemas/types.d.ts';
import type { Dice } from '../../notation/dice.ts';
import { throwsOf } from '../dice.ts';
import { reduced, type Fraction } from '../fraction.ts';
import type { RollRule } from '../library.ts';
import { oddsIn, type Odds, type Seen } from '../odds.ts';
import { possibleOutcomes } from '../outcomes.ts';
import type { RollReading } from '../reading.ts';
import { knowing, type Known } from '../situation.ts';
import { LOST, TIES, WON } from './ties.ts';

/** The one asked about: alone the best, among those who tie for it, worse than the one who is, or than those who tie. */
export type Place = 'best' | 'tied' | 'beaten' | 'beaten-by-tied';

/** The words that tests ask for, of the one asked about; none if the throw does not count, several if the rules do not say. */
export function wordsOf(place: Place, ties: Contest['ties']): readonly string[][] {
  if (place === 'best') return [WON[0]];
  if (place === 'beaten' || (place === 'beaten-by-tied' && ties === 'all')) return [LOST[0]];
  return TIES[ties]
    .map(([own]) => own)
    .filter((own) => place === 'tied' || !own.includes('winner'));
}

export interface Among {
  roll: RollRule;
  contest: Contest;
  /** How many roll. */
  number: number;
  /** Of each: what modifies the roll is true of all, who are alike. */
  totalOf: RollReading['totalOf'];
  dice: Dice | undefined;
  known: Known;
}

/** The other dice together: how often the best of them is this, on one die alone or on more. */
interface BestOfOthers {
  total: number | undefined;
  ways: Record<'alone' | 'tied', bigint>;
}

export function amongOdds(of: Among): Odds | undefined {
  const { roll, contest, known, dice, totalOf } = of;
  const totals = totalsIn(of);
  if (!totals || !dice) return undefined;
  const [role = ''] = [contest.each].flat();
  const others = bestOfOthers(of.number - 1, totals);
  const seen = (throwsOf(dice) ?? []).flatMap(({ natural, ways }) =>
    others.flatMap((best) =>
      (['alone', 'tied'] as const).flatMap((how): Seen[] => {
        const own = totalOf(natural);
        if (best.ways[how] === 0n || own === undefined) return [];
        const margin = best.total === undefined ? undefined : Math.abs(own - best.total);
        const possible = wordsOf(placeOf(own, best.total, how, contest), contest.ties).flatMap(
          (words) =>
            possibleOutcomes(
              roll.outcomes,
              knowing(known, { natural, roll: own, margin }, { [role]: words }),
            ),
        );
        return possible.length > 0 ? [{ ways: ways * best.ways[how], possible }] : [];
      }),
    ),
  );
  const odds = oddsIn(roll.outcomes, seen);
  // Of throws that do not count, nobody wants to know how many there are.
  const said = (chance: Fraction | undefined) =>
    chance && contest.ties === 'again' ? reduced(chance) : chance;
  return {
    ...odds,
    outcomes: odds.outcomes.map((one) => ({ ...one, chance: said(one.chance) })),
    success: said(odds.success),
  };
}

/** How often nobody wins, one does, two do and so on; undefined if the rules do not say. */
export function winners(of: Among): Fraction[] | undefined {
  const { contest, number } = of;
  const throws = totalsIn(of);
  if (!throws || contest.ties === 'unknown') return undefined;
  const counts = Array.from({ length: number + 1 }, () => 0n);
  let below = 0n;
  for (const { ways } of throws) {
    for (let best = 1; best <= number; best++) {
      if (best > 1 && contest.ties === 'again') break;
      const won = best > 1 && contest.ties === 'none' ? 0 : best;
      counts[won] =
        (counts[won] ?? 0n) +
        choose(number, best) * ways ** BigInt(best) * below ** BigInt(number - best);
    }
    below += ways;
  }
  const all = counts.reduce((sum, count) => sum + count, 0n);
  return counts.map((count) => ({ count, of: all }));
}

/** What the dice of each add up to, from the worst to the best; undefined if that is not known. */
function totalsIn({ number, dice, totalOf, contest }: Among) {
  const throws = Number.isInteger(number) && number > 0 && dice ? throwsOf(dice) : undefined;
  const found = new Map<number, bigint>();
  for (const { natural, ways } of throws ?? []) {
    const total = totalOf(natural);
    if (total === undefined) return undefined;
    found.set(total, (found.get(total) ?? 0n) + ways);
  }
  const better = contest.wins === 'highest' ? 1 : -1;
  const totals = [...found].map(([total, ways]) => ({ total, ways }));
  return totals.length === 0 ? undefined : totals.sort((a, b) => better * (a.total - b.total));
}

function bestOfOthers(number: number, totals: NonNullable<ReturnType<typeof totalsIn>>) {
  if (number === 0) return [{ total: undefined, ways: { alone: 1n, tied: 0n } }];
  let below = 0n;
  return totals.map(({ total, ways }): BestOfOthers => {
    const alone = BigInt(number) * ways * below ** BigInt(number - 1);
    const before = below ** BigInt(number);
    below += ways;
    return { total, ways: { alone, tied: below ** BigInt(number) - before - alone } };
  });
}

/** `best` is the best total of the others; without others there is none. */
function placeOf(
  own: number,
  best: number | undefined,
  how: keyof BestOfOthers['ways'],
  { wins }: Contest,
): Place {
  if (own === best) return 'tied';
  if (best === undefined || own > best === (wins === 'highest')) return 'best';
  return how === 'alone' ? 'beaten' : 'beaten-by-tied';
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}
