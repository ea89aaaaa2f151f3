/**
 * Entry point of the arithmetic: address, situation and library → the calculation of a roll or a
 * value.
 *
 * This folder is pure: no files and no Node modules, so that it also runs in the browser. Numbers
 * are in the units of the ruleset, chances are fractions of all throws. A calculation never
 * chooses: where the rules leave something open it has several `readings`, values that are not
 * given are listed in `missing`, and what cannot be calculated in `problems`.
 */
import { calculateContest } from './special/of-example.ts';
import type { Library } from './library.ts';
import { calculateRoll, type RollCalculation } from './roll.ts';
import type { Situation } from './situation.ts';
import { calculateValue, type ValueCalculation } from './value.ts';

export type Calculation =
  | ({ type: 'roll'; selected?: number[] } & RollCalculation)
  | ({ type: 'value' } & ValueCalculation);

/** Undefined if there is neither a roll nor a value at this address. */
export function calculate(
  address: string,
  situation: Situation,
  library: Library,
): Calculation | undefined {
  const roll = library.rolls.get(address);
  if (roll?.contest)
    return { type: 'roll', ...calculateContest(address, roll.contest, situation, library) };
  if (roll) return { type: 'roll', ...calculateRoll(address, situation, library) };
  return library.sets.get(address)?.value
    ? { type: 'value', ...calculateValue(address, situation, library) }
    : undefined;
}
