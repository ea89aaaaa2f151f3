/** Rolls against each other: two sides, or the selection of one of several at random. */
import type { Contest } from '../../../schemas/types.d.ts';
import { throwsOf } from '../dice.ts';
import type { OutcomeRule, RollRule } from '../library.ts';
import { oddsIn, type Odds } from '../odds.ts';
import { possibleOutcomes } from '../outcomes.ts';
import type { RollReading } from '../reading.ts';
import type { DiceSource } from '../roll-source.ts';
import { knowing, type Known } from '../situation.ts';

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

/** Of a tie, the words that tests ask for; several lists if the rules do not say, none if it does not count. */
const WORDS: Record<Contest['ties'], readonly string[][]> = {
  all: [['winner']],
  none: [[]],
  again: [],
  unknown: [[], ['winner'], ['loser']],
};

/**
 * The odds of a side against the other one, each with its own modifiers. A throw that is rolled
 * again does not count; an outcome that depends on something unknown has no chance.
 */
export function contestOdds(
  { outcomes }: RollRule,
  { each, wins, ties }: Contest,
  totalsOf: Record<'own' | 'other', RollReading['totalOf']>,
  { dice }: DiceSource,
  known: Known,
): Odds {
  const throws = (dice && throwsOf(dice)) ?? [];
  const wordsFor = (own: number | undefined, other: number | undefined) => {
    if (own === undefined || other === undefined) return WORDS.unknown;
    if (own === other) return WORDS[ties];
    return [[own > other === (wins === 'highest') ? 'winner' : 'loser']];
  };
  const others = throws.map(({ natural, ways }) => ({ total: totalsOf.other(natural), ways }));
  const seen = throws.flatMap((mine) => {
    const own = totalsOf.own(mine.natural);
    const possible = (words: readonly string[][]): OutcomeRule[] =>
      words.flatMap((names) =>
        possibleOutcomes(
          outcomes,
          knowing(known, { natural: mine.natural, roll: own }, { [each]: names }),
        ),
      );
    return [...Map.groupBy(others, ({ total }) => String(wordsFor(own, total)))].flatMap(
      ([, [first, ...more]]) => {
        const words = wordsFor(own, first?.total);
        const ways = more.reduce((sum, one) => sum + one.ways, first?.ways ?? 0n) * mine.ways;
        return words.length > 0 ? [{ ways, possible: possible(words) }] : [];
      },
    );
  });
  return oddsIn(outcomes, seen);
}
