/** The comparisons of a test: the field in the data, and its sign in records. */
export const COMPARISONS = [
  { field: 'equals', ascii: '==' },
  { field: 'above', ascii: '>' },
  { field: 'atLeast', ascii: '>=' },
  { field: 'below', ascii: '<' },
  { field: 'atMost', ascii: '<=' },
] as const;

export type Comparison = (typeof COMPARISONS)[number]['field'];
