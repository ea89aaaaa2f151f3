/** The files of an index, as they lie on the server. Everything a first look needs is in the head; the rest comes in pieces. */
import type { HitKind } from './record.ts';

export interface IndexHead {
  /** Folder of the pieces: changes with their content, so that an old head never meets new pieces. */
  build: string;
  rulesets: IndexedRuleset[];
  /** The interface words that results need, by key. */
  says: Record<string, string>;
  kinds: HitKind[];
  /** One letter a record: its kind, from `a`; a capital for the page itself. */
  kindOf: string;
  /** One letter a record: how many words its title has, from `a`. */
  titleLength: string;
  /** First record of each ruleset. */
  rulesetFrom: number[];
  /** First record of each piece of records. */
  recordsFrom: number[];
  words: WordList;
  /** First word of each piece of postings. */
  postingsFrom: number[];
}

export interface IndexedRuleset {
  id: string;
  title: string;
  edition: string;
  accent: string;
  /** As it may be named in a query, folded: `bolt action`. */
  names: string[];
  link: string;
}

export interface WordList {
  /** Sorted; each begins with a letter that says how many letters it shares with the one before. */
  stems: string;
  /** Endings of a kind of word, such as `|s|ed|ing`. */
  endings: string[];
  /** For each stem the number of its endings. */
  endingsOf: number[];
  /** One letter a stem: in how many records it stands literally; a capital for words that are not of the game. */
  frequency: string;
}

/** A word in more records is listed only where it is worth most: nobody reads on so far, and a first query stays small. */
export const MOST_POSTINGS = 2500;

/** For each word: record and fields in one number, `(record − the one before) × 512 + fields`. */
export type PostingsFile = number[][];

export interface RecordsFile {
  /** Link, title, ruleset. */
  pages: [link: string, title: string, ruleset: number][];
  records: StoredRecord[];
}
export type StoredRecord = [
  page: number,
  fragment: string,
  title: string,
  text: string,
  figures: StoredFigure[],
];
export type StoredFigure = [value: string, label?: string, evidence?: string];

/** Prefix lengths and counts as letters: `a` is 0. */
export const letter = (number: number): string => String.fromCharCode(97 + Math.min(number, 25));
export const fromLetter = (text: string, index: number): number => text.charCodeAt(index) - 97;

/** How many records, as a letter: `a` is 1 or none, each letter further 1.6 times as many. */
export const countLetter = (count: number): string =>
  letter(Math.round(Math.log(Math.max(1, count)) / Math.log(STEP)));
export const countOf = (text: string, index: number): number => STEP ** fromLetter(text, index);
const STEP = 1.6;

export const headPath = (language: string): string => `${language}/head.json`;
export const postingsPath = (language: string, build: string, piece: number): string =>
  `${language}/${build}/words-${piece}.json`;
export const recordsPath = (language: string, build: string, piece: number): string =>
  `${language}/${build}/records-${piece}.json`;
