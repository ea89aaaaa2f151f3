/** Exact odds. Kept as counted, so that 10 of 36 throws are shown as 10/36. */
export interface Fraction {
  /** Throws that count. */
  count: number;
  /** All throws. */
  of: number;
}

/** `10/36` → 10 of 36, `2` → 2 of 1; undefined for anything else. */
export function parseFraction(text: string): Fraction | undefined {
  const [, count, of = '1'] = /^(-?\d+)(?:\/([1-9]\d*))?$/.exec(text) ?? [];
  return count === undefined ? undefined : { count: Number(count), of: Number(of) };
}

/** Equal in value: 10/36 and 5/18 are. */
export const equal = (a: Fraction, b: Fraction): boolean => a.count * b.of === b.count * a.of;

export const sayFraction = ({ count, of }: Fraction): string => `${count}/${of}`;
