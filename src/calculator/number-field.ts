/** What is typed into the field of a number, and one step from it. */
import { halfWidth, number as shown } from '../notation/numbers.ts';
import type { ValueInput } from '../workout/problem.ts';

/** `½` → `0.5` */
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/**
 * `−2`, `3`, `1.5`, `1,5`, `½`, `1/2`, `1 1/2`, and `D6` where the value may be dice; undefined for
 * anything else and for numbers past the limits.
 */
export function parseNumber(
  text: string,
  value: ValueInput | undefined,
): number | string | undefined {
  const plain = halfWidth(text).trim().replaceAll('−', '-').replace(/^\+/, '');
  if (value?.dice && /^\d*[dk]\d+([+-]\d+)?$/i.test(plain))
    return plain.toUpperCase().replace('K', 'D');
  const number = numberIn(plain);
  const { atLeast = -Infinity, atMost = Infinity, fraction } = value ?? {};
  return number !== undefined &&
    number >= atLeast &&
    number <= atMost &&
    (fraction || Number.isInteger(number))
    ? number
    : undefined;
}

/**
 * A whole number, a decimal fraction with a point or a comma, or a common fraction; like links, of
 * four digits and two decimals.
 */
function numberIn(text: string): number | undefined {
  const [, decimal] = /^(-?\d{1,4}(?:[.,]\d+)?)$/.exec(text) ?? [];
  if (decimal !== undefined) return hundredths(Number(decimal.replace(',', '.')));
  const [common, sign, whole = '0', mark = '', count, of] =
    /^(-?)(?:(\d{1,4})(?: |(?=[½¼¾])))?(?:([½¼¾])|(\d{1,4})\/([1-9]\d{0,3}))$/.exec(text) ?? [];
  if (common === undefined) return undefined;
  const size = Number(whole) + (FRACTIONS[mark] ?? Number(count) / Number(of));
  return hundredths(sign === '-' ? -size : size);
}

/** Without −0. */
const hundredths = (number: number): number => Math.round(number * 100) / 100 + 0;

/** What a field shows: what is typed, the number of the chosen row if nothing is, and its limits. */
export interface NumberField {
  value: string;
  placeholder: string;
  least: number | undefined;
  most: number | undefined;
}

/**
 * The text after one step (−1 or 1) from the number in the field, or from the row's if it is empty,
 * or from the least number.
 */
export function stepped({ value, placeholder, least, most }: NumberField, by: number): string {
  const start = parseNumber(value, ANY) ?? parseNumber(placeholder, ANY);
  const next = typeof start === 'number' ? start + by : Math.max(by, least ?? 0);
  return shown(Math.max(least ?? -Infinity, Math.min(most ?? Infinity, next)));
}

const ANY: ValueInput = { address: '', fraction: true };
