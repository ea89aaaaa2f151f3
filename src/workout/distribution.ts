/** Odds of several events, and distributions: exact, never decimal fractions. */
import { divisor, NEVER } from './odds.ts';
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

/** Probability of each number, from 0, all counted in the same throws. */
export interface Distribution {
  counts: bigint[];
  of: bigint;
}

/** Always this many. */
export const always = (number: number): Distribution => ({
  counts: [...Array.from({ length: number }, () => 0n), 1n],
  of: 1n,
});

/** The sum of two independent distributions. */
export function sumOf(a: Distribution, b: Distribution): Distribution {
  const counts = Array.from({ length: a.counts.length + b.counts.length - 1 }, () => 0n);
  a.counts.forEach((x, i) => {
    if (x !== 0n) b.counts.forEach((y, j) => (counts[i + j] = (counts[i + j] ?? 0n) + x * y));
  });
  return { counts, of: a.of * b.of };
}

/** One of several, each with its odds, which add up to one. */
export function mixtureOf(parts: readonly { odds: Exact; then: Distribution }[]): Distribution {
  const of = parts.reduce(
    (common, { odds, then }) => (common / divisor(common, odds.of * then.of)) * odds.of * then.of,
    1n,
  );
  const counts: bigint[] = [];
  for (const { odds, then } of parts) {
    const scale = (of / (odds.of * then.of)) * odds.count;
    then.counts.forEach((count, k) => (counts[k] = (counts[k] ?? 0n) + count * scale));
  }
  return { counts, of };
}

/** The sum of `number` copies of `one`. */
export function repeated(one: Distribution, number: Distribution): Distribution {
  const parts: { odds: Exact; then: Distribution }[] = [];
  let copies = always(0);
  number.counts.forEach((count, n) => {
    if (n > 0) copies = sumOf(copies, one);
    if (count !== 0n) parts.push({ odds: { count, of: number.of }, then: copies });
  });
  return mixtureOf(parts);
}

/** The chance of each number, from 0. */
export const exactly = ({ counts, of }: Distribution): Exact[] =>
  counts.map((count) => ({ count, of }));

/** Converts chances of exactly k to chances of k or more. */
export function atLeast(chances: readonly Exact[]): Exact[] {
  const result: Exact[] = [];
  let sum = NEVER;
  for (let k = chances.length - 1; k >= 0; k--) {
    sum = either(sum, chances[k] ?? NEVER);
    result[k] = sum.count === 0n ? (chances[k] ?? NEVER) : sum;
  }
  return result;
}

/** The expected number. */
export const average = ({ counts, of }: Distribution): Exact => ({
  count: counts.reduce((sum, count, number) => sum + count * BigInt(number), 0n),
  of,
});
