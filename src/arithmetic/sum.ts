/**
 * The result of an amount: a number, or a number plus missing values ("Training + 5"). Where the
 * rules leave something open there are several sums; this module never chooses one.
 */

/**
 * A named value that is not given, with its factor. Added dice are terms, too: their name is `D6`.
 */
export interface OpenTerm {
  each: number;
  of: string;
  above?: number;
  every?: number;
  round?: 'down' | 'up';
}
export interface Sum {
  constant: number;
  terms: readonly OpenTerm[];
}
/** Every possible sum; undefined when the amount is unknown. */
export type Sums = readonly Sum[] | undefined;

/**
 * Gives up beyond this many readings: more are of no use, and a typing error such as `to: 100000`
 * must not take minutes.
 */
const MAX_READINGS = 200;

export const closed = (constant: number): Sum => ({ constant, terms: [] });
export const open = (term: OpenTerm): Sum => ({ constant: 0, terms: [term] });
const isClosed = (sum: Sum): boolean => sum.terms.length === 0;
/** The number, if nothing is missing. */
export const numberOf = (sum: Sum | undefined): number | undefined =>
  sum && isClosed(sum) ? exact(sum.constant) : undefined;

/** Without the error of binary fractions: 0.1 + 0.2 is 0.3. By a common denominator of thousandths and of all that cells divide by. */
export const exact = (value: number): number => Math.round(value * 2_520_000) / 2_520_000 + 0;

export function plus(a: Sum, b: Sum): Sum {
  const terms = a.terms.map((term) => ({ ...term }));
  for (const term of b.terms) {
    const same = terms.find((other) => sameTerm(other, term));
    if (same) same.each += term.each;
    else terms.push({ ...term });
  }
  return { constant: a.constant + b.constant, terms: terms.filter(({ each }) => each !== 0) };
}

export const times = (sum: Sum, count: number, of = 1): Sum => ({
  constant: (sum.constant * count) / of + 0,
  terms: count === 0 ? [] : sum.terms.map((term) => ({ ...term, each: (term.each * count) / of })),
});

const sameTerm = (a: OpenTerm, b: OpenTerm): boolean =>
  a.of === b.of && a.above === b.above && a.every === b.every && a.round === b.round;

/** Every combination of two lists, with duplicate results removed. */
export function combine<A, B, R>(
  left: readonly A[] | undefined,
  right: readonly B[] | undefined,
  join: (a: A, b: B) => R,
): R[] | undefined {
  if (!left || !right || left.length * right.length > MAX_READINGS ** 2) return undefined;
  return distinct(left.flatMap((a) => right.map((b) => join(a, b))));
}

/** Removes duplicates, keeping the order; undefined if more than MAX_READINGS remain. Equal items have an equal key. */
export function distinct<T>(
  items: readonly T[],
  keyOf: (item: T) => string = (item) => JSON.stringify(item),
): T[] | undefined {
  if (items.length < 2) return [...items];
  const found = [...new Map(items.map((item) => [keyOf(item), item])).values()];
  return found.length > MAX_READINGS ? undefined : found;
}

/**
 * Rounds to a whole number; without `how` unchanged. Undefined for an open sum that may be a
 * fraction.
 */
export function rounded(sum: Sum, how: 'down' | 'up' | undefined): Sum | undefined {
  if (!how) return sum;
  const whole = Number.isInteger(sum.constant) && sum.terms.every(isWhole);
  if (whole) return sum;
  return isClosed(sum) ? closed(roundNumber(sum.constant, how)) : undefined;
}

/** A value counted per `every` without rounding may be a fraction. */
const isWhole = ({ each, every, round }: OpenTerm): boolean =>
  Number.isInteger(each) && (every === undefined || round !== undefined);

/** Rounds without returning −0. */
export const roundNumber = (value: number, how: 'down' | 'up'): number =>
  Math[how === 'down' ? 'floor' : 'ceil'](exact(value)) + 0;

/** Names of the missing values, without duplicates. */
export const missingIn = (sums: readonly Sum[]): string[] => [
  ...new Set(sums.flatMap(({ terms }) => terms.map(({ of }) => of))),
];
