/** Exact odds: counts of throws, never decimal fractions. */
import type { Exact } from './result.ts';

export const exact = (count: number | bigint, of: number | bigint): Exact => ({
  count: BigInt(count),
  of: BigInt(of),
});
export const CERTAIN = exact(1, 1);
export const NEVER = exact(0, 1);

/** The greatest common divisor. */
export function divisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** In lowest terms: 4/36 → `1/9`; certain is `1/1`, impossible `0/1`. */
export function reduced({ count, of }: Exact): string {
  const by = divisor(count, of) || 1n;
  return `${count / by}/${of / by}`;
}

/** From 0 to 1. */
export const decimal = ({ count, of }: Exact): number =>
  Number((count * 10n ** 16n) / of) / 10 ** 16;

/** From 0 to 100, not rounded. */
export const percent = (chance: Exact): number => decimal(chance) * 100;
