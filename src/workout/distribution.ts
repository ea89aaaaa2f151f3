/** Odds of several events, which are exact, and how often something happens, in decimal fractions. */
import { divisor } from './odds.ts';
import type { Exact } from './result.ts';

/** Two in a row: 2/6 of 3/6 is 6/36. */
export const both = (a: Exact, b: Exact): Exact => ({ count: a.count * b.count, of: a.of * b.of });

/**
 * Either of two exclusive events. Keeps the common number of throws if there is one: 2/36 and 4/36
 * is 6/36.
 */
export function either(a: Exact, b: Exact): Exact {
  if (a.count === 0n) return b;
  if (b.count === 0n) return a;
  const of = (a.of / divisor(a.of, b.of)) * b.of;
  return { count: a.count * (of / a.of) + b.count * (of / b.of), of };
}

/**
 * The chance of each number, from 0. Decimal, because counts of the throws of ninety dice have
 * hundreds of digits.
 */
export type Distribution = readonly number[];

/** Always this many. */
export const always = (number: number): Distribution => [
  ...Array.from({ length: number }, () => 0),
  1,
];

/** Smaller chances are left out of sums: of ninety dice nearly all numbers are this rare. */
const RARE = 1e-60;

/** The sum of two independent distributions. */
export function sumOf(a: Distribution, b: Distribution): number[] {
  const sums = new Array<number>(a.length + b.length - 1).fill(0);
  const from = Math.max(
    0,
    b.findIndex((chance) => chance > RARE),
  );
  const to = b.findLastIndex((chance) => chance > RARE);
  for (let i = 0; i < a.length; i++) {
    const x = a[i] ?? 0;
    if (x > RARE)
      for (let j = from; j <= to; j++) sums[i + j] = (sums[i + j] ?? 0) + x * (b[j] ?? 0);
  }
  return sums;
}

/** One of several, each with its chance, which add up to one. */
export function mixtureOf(parts: readonly { chance: number; then: Distribution }[]): Distribution {
  const length = Math.max(...parts.map(({ then }) => then.length));
  return Array.from({ length }, (_, k) =>
    parts.reduce((sum, { chance, then }) => sum + chance * (then[k] ?? 0), 0),
  );
}

/** The sum of `number` copies of `one`. */
export function repeated(one: Distribution, number: Distribution): Distribution {
  let sums: number[] = [number.at(-1) ?? 0];
  for (let n = number.length - 2; n >= 0; n--) {
    sums = sumOf(sums, one);
    sums[0] = (sums[0] ?? 0) + (number[n] ?? 0);
  }
  return sums;
}

/** Converts chances of exactly k to chances of k or more. */
export function atLeast(chances: Distribution): number[] {
  const result = [...chances];
  for (let k = result.length - 2; k >= 0; k--) result[k] = (result[k] ?? 0) + (result[k + 1] ?? 0);
  return result;
}

/** The expected number. */
export const average = (chances: Distribution): number =>
  chances.reduce((sum, chance, number) => sum + chance * number, 0);
