/** The comparisons of a test: the field in the data, its sign for readers, and in records. */

export const COMPARISONS = [
  { field: 'equals', sign: '=', ascii: '==' },
  { field: 'above', sign: '>', ascii: '>' },
  { field: 'atLeast', sign: '≥', ascii: '>=' },
  { field: 'below', sign: '<', ascii: '<' },
  { field: 'atMost', sign: '≤', ascii: '<=' },
] as const;

export type Comparison = (typeof COMPARISONS)[number];

/**
 * The comparisons of a test as signs: `{ subject: roll, atLeast: 3 }` → `≥ 3`; `show` formats a
 * bound.
 */
export const comparisonsIn = <Bound>(
  test: Readonly<Partial<Record<Comparison['field'], Bound>>>,
  show: (bound: Bound) => string,
): string[] =>
  COMPARISONS.flatMap(({ field, sign }) => {
    const bound = test[field];
    return bound === undefined ? [] : [`${sign} ${show(bound)}`];
  });
