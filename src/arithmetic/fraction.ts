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

export const sayFraction = ({ count, of }: Fraction): string => `${count}/${of}`;
