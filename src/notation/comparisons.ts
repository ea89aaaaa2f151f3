/**
 * The comparisons of a test: the field in the data, its sign for readers, its sign in records,
 * and how to evaluate it.
 */

export const COMPARISONS = [
  {
    field: 'equals',
    sign: '=',
    ascii: '==',
    holds: (value: number, bound: number) => value === bound,
  },
  { field: 'above', sign: '>', ascii: '>', holds: (value: number, bound: number) => value > bound },
  {
    field: 'atLeast',
    sign: '≥',
    ascii: '>=',
    holds: (value: number, bound: number) => value >= bound,
  },
  { field: 'below', sign: '<', ascii: '<', holds: (value: number, bound: number) => value < bound },
  {
    field: 'atMost',
    sign: '≤',
    ascii: '<=',
    holds: (value: number, bound: number) => value <= bound,
  },
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
