/** What a query asks for: one term per word. */
import type { Words } from './words.ts';

export interface Alternative {
  word: number;
  /** 1 for the word itself, less for guesses. */
  weight: number;
}

/**
 * rule: a word of the game, as typed. guess: a word of the game with similar spelling. ordinary:
 * any other word. number: a bare number, which occurs in hundreds of cells. aside: a stop word or
 * the name of a game. phrase: a whole Japanese stretch whose pieces are terms, too.
 */
export type Role = 'rule' | 'guess' | 'ordinary' | 'number' | 'aside' | 'phrase';

export interface Term {
  typed: string;
  /** A record must match an alternative of every item. Only Japanese pairs need several items. */
  all: Alternative[][];
  role: Role;
  /** Results without it are marked. Only words of the game are needed, if the query has any. */
  needed: boolean;
  /** Words searched for instead of the typed one. */
  instead: string[];
  /** No similar word occurs anywhere. */
  unknown: boolean;
}

/** Words outside the game say little, however rare they are. */
export const roleOf = (found: readonly number[], words: Words): Role =>
  found.some((word) => !words.isOrdinary(word)) ? 'rule' : 'ordinary';

/** A term that finds the alternatives. */
export const term = (typed: string, alternatives: Alternative[]): Term => ({
  typed,
  all: [alternatives],
  role: 'ordinary',
  needed: false,
  instead: [],
  unknown: alternatives.length === 0,
});
export const weighed = (words: readonly number[], weight: number): Alternative[] =>
  words.map((word) => ({ word, weight }));
