/** Exact odds. Not reduced, so that 10 of 36 throws are shown as 10/36. */
export interface Fraction {
  /** Throws with the result. */
  count: bigint;
  /** All throws. */
  of: bigint;
}

/** `10/36` → 10 of 36, `2` → 2 of 1; undefined for anything else. */
export function parseFraction(text: string): Fraction | undefined {
  const [, count, of = '1'] = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  return count === undefined ? undefined : { count: BigInt(count), of: BigInt(of) };
}

/** Equal in value, as are 10/36 and 5/18. */
export const equal = (a: Fraction, b: Fraction): boolean => a.count * b.of === b.count * a.of;

/** The largest denominator that is written as one. */
export const LONGEST = 100_000n;
export const isLong = (fraction: Fraction): boolean => reduced(fraction).of > LONGEST;

export function reduced({ count, of }: Fraction): Fraction {
  let [a, b] = [count, of];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? { count, of } : { count: count / a, of: of / a };
}

/** 4.63 for 463 of 10000. */
export const percentOf = ({ count, of }: Fraction): number =>
  Number((count * 10n ** 12n) / of) / 10 ** 10;

export const sayFraction = ({ count, of }: Fraction): string => `${count}/${of}`;
