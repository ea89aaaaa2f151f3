/** The whole of an address, whatever it is: a roll, or a value. */
import type { Library } from './library.ts';
import { calculateRoll, type RollCalculation } from './roll.ts';
import type { Situation } from './situation.ts';
import { calculateValue, type ValueCalculation } from './value.ts';

export type Calculation =
  ({ type: 'roll' } & RollCalculation) | ({ type: 'value' } & ValueCalculation);

/** Undefined where there is nothing to work out at this address. */
export function calculate(
  address: string,
  situation: Situation,
  library: Library,
): Calculation | undefined {
  if (library.rolls.has(address))
    return { type: 'roll', ...calculateRoll(address, situation, library) };
  return library.sets.get(address)?.value
    ? { type: 'value', ...calculateValue(address, situation, library) }
    : undefined;
}
