/** How many dice a stage rolls at once. */
import { evaluateNumber } from '../../arithmetic/amount.ts';
import { throwsOf } from '../../arithmetic/dice.ts';
import { parseDice, type Dice } from '../../notation/dice.ts';
import { both, either } from '../distribution.ts';
import { CERTAIN, NEVER } from '../odds.ts';
import type { Exact } from '../result.ts';
import { afterOwn } from './own-numbers.ts';
import type { At } from './stage.ts';

/** Each number of dice with its odds: a number, dice, or a sum of them; one where it is not given. */
export type NumberOfDice = ReadonlyMap<number, Exact>;
export const ONE_DIE: NumberOfDice = new Map([[1, CERTAIN]]);

export function numberOfDice(
  at: Pick<At, 'problem' | 'stage' | 'facts' | 'library'>,
  more = 0,
): NumberOfDice {
  const { stage, facts } = at;
  // Of a table, all results of a fixed number of dice apply, which its odds say already.
  if (stage.type !== 'roll' || stage.times === undefined) return ONE_DIE;
  const known = afterOwn(at);
  let sums: NumberOfDice = new Map([[more, CERTAIN]]);
  for (const part of [stage.times].flat()) {
    const name = typeof part === 'string' ? part : '';
    const dice = parseDice(facts.dice[name] ?? name);
    const number = evaluateNumber(part, known);
    if (dice) {
      // What modifies the number of shots modifies the D6 that a weapon has.
      const modified = (sum: number) => afterOwn(at, { [name]: sum }).numbers.get(name) ?? sum;
      sums = added(sums, moved(spreadOf(dice), modified));
    } else if (number === undefined) return ONE_DIE;
    else sums = moved(sums, (sum) => sum + number);
  }
  // Fewer than none are none.
  return moved(sums, (sum) => Math.max(0, sum));
}

/** How often each sum comes about. */
function spreadOf(dice: Dice): NumberOfDice {
  const throws = throwsOf(dice);
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
