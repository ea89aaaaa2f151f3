/**
 * What ranking reads of the records: numbers only, because texts are loaded only for shown hits.
 */
import type { HitKind } from '../record.ts';

export interface Collection {
  size: number;
  kind(record: number): HitKind;
  /** Words in the title. */
  titleLength(record: number): number;
  /** Record number of its page, for a page its own; -1 without a page. */
  page(record: number): number;
  /** Number of its game. */
  game(record: number): number;
  /** Whether it belongs to a game that the query names. */
  named(record: number): boolean;
  /** Whether it belongs to the game that the reader comes from. */
  near(record: number): boolean;
  /**
   * As in the files: `(record − previous record) × 512 + fields`. For a very frequent word only the
   * best records.
   */
  postings(word: number): readonly number[];
  /** Whether the query asks how many, how far and the like. */
  asksFigure: boolean;
  /** By record, how alike the query and the nearest of its questions are: from 0 to 1. */
  nearest: ReadonlyMap<number, number>;
  /** Approximate number of records with a word that is not listed in full; 0 if it is. */
  unlisted(word: number): number;
}

/** The number at an index; 0 outside the list. */
export const numberAt = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;
