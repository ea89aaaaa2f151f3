/** How many dice a stage rolls at once. */
import { evaluateNumber } from '../../arithmetic/amount.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { throwsOf } from '../../arithmetic/dice.ts';
import { parseDice, type Dice } from '../../notation/dice.ts';
import { always, sumOf, type Distribution } from '../distribution.ts';
import { decimal } from '../odds.ts';
import { arithmeticOf } from './given.ts';
import type { At } from './stage.ts';

/** A number, dice, or a sum of them; one where it is not given. */
export function numberOfDice(
  { stage, facts }: Pick<At, 'stage' | 'facts'>,
  more = 0,
): Distribution {
  // Of a table, all results of a fixed number of dice apply, which its odds say already.
  if (stage.type !== 'roll' || stage.times === undefined) return always(1);
  let sums: Distribution = always(0);
  let plus = more;
  for (const part of [stage.times].flat()) {
    const dice = typeof part === 'string' ? parseDice(facts.dice[part] ?? part) : undefined;
    const number = dice?.plus ?? evaluateNumber(part, knownFrom(arithmeticOf(facts)));
    if (number === undefined) return always(1);
    plus += number;
    if (dice) {
      sums = sumOf(sums, spreadOf(dice));
    }
  }
  if (plus >= 0) return [...always(plus).slice(0, -1), ...sums];
  // Fewer than none are none.
  const none = sums.slice(0, 1 - plus).reduce((sum, chance) => sum + chance, 0);
  return [none, ...sums.slice(1 - plus)];
}

/** How often each sum comes about, without the constant of the notation. */
function spreadOf(dice: Dice): Distribution {
  const throws = throwsOf({ ...dice, plus: 0 });
  if (!throws) return always(1);
  const of = throws.reduce((sum, { ways }) => sum + ways, 0n);
  const spread: number[] = [];
  for (const { natural, ways } of throws)
    spread[natural] = (spread[natural] ?? 0) + decimal({ count: ways, of });
  return Array.from(spread, (chance: number | undefined) => chance ?? 0);
}
