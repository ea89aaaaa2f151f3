/** Where in a record a word occurs. A posting is a record and a set of these. */
export const FIELD = {
  title: 1,
  /** The word is the whole title, an abbreviation or a printed number. */
  name: 2,
  alias: 4,
  foreign: 8,
  /** Titles of the page and the group that contain it. */
  context: 16,
  figures: 32,
  text: 64,
  /** Other names of a term that the record mentions. */
  implied: 128,
  /** Other names and summary of the page. */
  around: 256,
} as const;

export const FIELD_BITS = 9;
export const ALL_FIELDS = 2 ** FIELD_BITS - 1;
/** A record found only by its context adds nothing to its page. */
export const OWN = ALL_FIELDS & ~(FIELD.context | FIELD.around);
/** Found through something that the record mentions or belongs to. */
export const INDIRECT = FIELD.implied | FIELD.around;
export type Field = keyof typeof FIELD;
