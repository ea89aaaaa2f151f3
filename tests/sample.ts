/** How much of what tests could try they do try: a fixed sample, or everything (`npm test -- --all`, as every night). */
export const ALL = process.env['ALL_CASES'] === 'true';

/** How many cases a test makes. */
export const cases = (sample: number, all: number): number => (ALL ? all : sample);

/** Every `n`th item, beginning at index `from`; or all. */
export const oneIn = <T>(n: number, items: readonly T[], from = 0): readonly T[] =>
  ALL ? items : items.filter((_, index) => index % n === from % n);
