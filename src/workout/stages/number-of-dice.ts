/** How many dice a stage rolls at once. */
import { evaluateNumber } from '../../arithmetic/amount.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { parseDice } from '../../notation/dice.ts';
import { always, repeated, sumOf, type Distribution } from '../distribution.ts';
import { arithmeticOf } from './given.ts';
import type { At } from './stage.ts';

/** A number, dice, or a sum of them; one where it is not given. */
export function numberOfDice({ stage, facts }: Pick<At, 'stage' | 'facts'>): Distribution {
  // Of a table, all results of a fixed number of dice apply, which its odds say already.
  if (stage.type !== 'roll' || stage.times === undefined) return always(1);
  let sums: Distribution = always(0);
  let plus = 0;
  for (const part of [stage.times].flat()) {
    const dice = typeof part === 'string' ? parseDice(facts.dice[part] ?? part) : undefined;
    const more = dice?.plus ?? evaluateNumber(part, knownFrom(arithmeticOf(facts)));
    if (more === undefined) return always(1);
    plus += more;
    if (dice) {
      const die = [0, ...Array.from({ length: dice.sides }, () => 1 / dice.sides)];
      sums = sumOf(sums, repeated(die, always(dice.count)));
    }
  }
  if (plus >= 0) return [...always(plus).slice(0, -1), ...sums];
  // Fewer than none are none.
  const none = sums.slice(0, 1 - plus).reduce((sum, chance) => sum + chance, 0);
  return [none, ...sums.slice(1 - plus)];
}
