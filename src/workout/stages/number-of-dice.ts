/** How many dice a stage rolls at once. */
import { evaluateNumber } from '../../arithmetic/amount.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { throwsOf } from '../../arithmetic/dice.ts';
import { parseDice, type Dice } from '../../notation/dice.ts';
import { both, either } from '../distribution.ts';
import { CERTAIN, NEVER } from '../odds.ts';
import type { Exact } from '../result.ts';
import { arithmeticOf } from './given.ts';
import type { At } from './stage.ts';

/** Each number of dice with its odds: a number, dice, or a sum of them; one where it is not given. */
export type NumberOfDice = ReadonlyMap<number, Exact>;
export const ONE_DIE: NumberOfDice = new Map([[1, CERTAIN]]);

export function numberOfDice(
  { stage, facts }: Pick<At, 'stage' | 'facts'>,
  more = 0,
): NumberOfDice {
  // Of a table, all results of a fixed number of dice apply, which its odds say already.
  if (stage.type !== 'roll' || stage.times === undefined) return ONE_DIE;
  let sums: NumberOfDice = new Map([[0, CERTAIN]]);
  let plus = more;
  for (const part of [stage.times].flat()) {
    const dice = typeof part === 'string' ? parseDice(facts.dice[part] ?? part) : undefined;
    const number = dice?.plus ?? evaluateNumber(part, knownFrom(arithmeticOf(facts)));
    if (number === undefined) return ONE_DIE;
    plus += number;
    if (dice) sums = added(sums, spreadOf(dice));
  }
  // Fewer than none are none.
  return moved(sums, (sum) => Math.max(0, sum + plus));
}

/** How often each sum comes about, without the constant of the notation. */
function spreadOf(dice: Dice): NumberOfDice {
  const throws = throwsOf({ ...dice, plus: 0 });
  if (!throws) return ONE_DIE;
  const of = throws.reduce((sum, { ways }) => sum + ways, 0n);
  return together(throws.map(({ natural, ways }) => [natural, { count: ways, of }]));
}

const added = (a: NumberOfDice, b: NumberOfDice): NumberOfDice =>
  together([...a].flatMap(([m, x]) => [...b].map(([n, y]) => [m + n, both(x, y)] as const)));

const moved = (numbers: NumberOfDice, to: (number: number) => number): NumberOfDice =>
  together([...numbers].map(([number, chance]) => [to(number), chance]));

function together(parts: readonly (readonly [number, Exact])[]): NumberOfDice {
  const all = new Map<number, Exact>();
  for (const [number, chance] of parts) all.set(number, either(all.get(number) ?? NEVER, chance));
  return all;
}
