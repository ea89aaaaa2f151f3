/** What ranking knows of the records: numbers only, as texts are fetched for what is shown. */
import type { HitKind } from '../record.ts';

export interface Collection {
  size: number;
  kind(record: number): HitKind;
  /** Words in the title. */
  titleLength(record: number): number;
  /** Record number of the page that it is a part of; the page itself is its own. -1: no page of its own. */
  page(record: number): number;
  /** Is it of a game that the query names? */
  named(record: number): boolean;
  /** Is it of the game that the reader comes from? */
  near(record: number): boolean;
  /** As in the files: `(record − the one before) × 512 + fields`. Of a very frequent word only the best are there. */
  postings(word: number): readonly number[];
  /** In how many records the word stands where not all are listed, roughly; 0 where all are. */
  unlisted(word: number): number;
}

/** A number of a list; outside it, 0. */
export const numberAt = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;
