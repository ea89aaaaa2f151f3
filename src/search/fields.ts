/** Where in a record a word stands. A posting is a record and a set of these. */
export const FIELD = {
  title: 1,
  /** A title that consists of this word alone, or an abbreviation or a printed number: names as good as the title. */
  name: 2,
  alias: 4,
  foreign: 8,
  /** What it stands under: titles of the page and the group. */
  context: 16,
  figures: 32,
  text: 64,
  /** Other names of a term that it names. */
  implied: 128,
  /** The page's other names and its summary. */
  around: 256,
} as const;

export const FIELD_BITS = 9;
export const ALL_FIELDS = 2 ** FIELD_BITS - 1;
/** A record that is found only by what it stands under says nothing that its page does not say. */
export const OWN = ALL_FIELDS & ~(FIELD.context | FIELD.around);
/** What is found there is not said of the record itself, but of what it names or belongs to. */
export const BESIDES = FIELD.implied | FIELD.around;
export type Field = keyof typeof FIELD;
