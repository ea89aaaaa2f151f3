/** One step from the number in a field. */
import { number as shown } from '../notation/numbers.ts';
import type { ValueInput } from '../workout/problem.ts';
import { readNumber } from '../workout/read-number.ts';

/** What a field shows: what is typed, the number of the chosen row if nothing is, and its limits. */
export interface NumberField {
  value: string;
  placeholder: string;
  least: number | undefined;
  most: number | undefined;
}

/**
 * The text after one step (−1 or 1) from the number in the field, or from the row's if it is empty,
 * or from 0.
 */
export function stepped({ value, placeholder, least, most }: NumberField, by: number): string {
  const [start = 0] = [value, placeholder].flatMap((text) => {
    const read = readNumber(text, ANY);
    return read.type === 'known' ? [Number(read.value)] : [];
  });
  return shown(Math.max(least ?? -Infinity, Math.min(most ?? Infinity, start + by)));
}

const ANY: ValueInput = { fraction: true };
