/** Where in a record a word stands. A posting is a record and a set of these. */
export const FIELD = {
  title: 1,
  /** A name that consists of this word alone: an abbreviation, a printed number, a one-word title or alias. */
  name: 2,
  alias: 4,
  foreign: 8,
  context: 16,
  figures: 32,
  text: 64,
} as const;

export const FIELD_BITS = 7;

/** What a word counts where it stands; in several places, the best counts in full and the others a little. */
const WORTH: readonly (readonly [bit: number, worth: number])[] = [
  [FIELD.title, 10], [FIELD.name, 9], [FIELD.alias, 7], [FIELD.foreign, 6], [FIELD.context, 4], [FIELD.figures, 3], [FIELD.text, 2.5],
];
const FURTHER = 0.15;

const worths = new Map<number, number>();

export function worth(fields: number): number {
  let value = worths.get(fields);
  if (value === undefined) {
    const found = WORTH.filter(([bit]) => (fields & bit) !== 0).map(([, each]) => each);
    const best = Math.max(0, ...found);
    value = best + FURTHER * (found.reduce((sum, each) => sum + each, 0) - best);
    worths.set(fields, value);
  }
  return value;
}
