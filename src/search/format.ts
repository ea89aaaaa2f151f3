/**
 * The files of an index on the server. The head has everything for a first result; the rest is
 * loaded in pieces.
 */
import { getLanguage, type Language } from '../i18n/languages.ts';
import type { HitKind } from './record.ts';

/** What always applies, as a module. */
export const BASIC = 'basic';

export interface IndexHead {
  /**
   * Folder of the pieces. Its name is a hash of their content, so that a cached head never loads
   * newer pieces.
   */
  build: string;
  rulesets: IndexedRuleset[];
  /** Interface words for results, by key. */
  says: Record<string, string>;
  kinds: HitKind[];
  /** One letter per record: its kind, from `a`; a capital for the page itself. */
  kindOf: string;
  /** Optional rules and modules: id and name. Absent where there are none. */
  modules?: [id: string, name: string][];
  /** One letter per record: its module, from `b`; `a` for what always applies. */
  moduleOf?: string;
  /** One letter per record: number of words in its title, from `a`. */
  titleLength: string;
  /** One letter per record: number of its questions, from `a`. */
  questions: string;
  /** One letter per question: how much its words say, from `a`. */
  questionLengths: string;
  /** Number of records of each ruleset. Numbers rather than first records: they compress. */
  rulesetSizes: number[];
  /** Number of records in each piece of records. */
  recordPieces: number[];
  words: WordList;
  /** Set if there are words in the file of other writings. */
  otherWords?: true;
  /** Number of words in each piece of postings. */
  postingPieces: number[];
}

export interface IndexedRuleset {
  id: string;
  title: string;
  edition: string;
  accent: string;
  /** Folded names that a query may use: `bolt action`. */
  names: string[];
  link: string;
}

export interface WordList {
  /** Sorted; each starts with a letter for the number of letters shared with the previous one. */
  stems: string;
  /** Sets of endings, such as `|s|ed|ing`. */
  endings: string[];
  /** Index in `endings` for each stem. */
  endingsOf: number[];
  /**
   * One letter per stem: the number of records with the word literally; a capital for words outside
   * the game.
   */
  frequency: string;
}

/**
 * Words in more records list only the best ones: readers do not scroll so far, and the first query
 * stays small.
 */
export const MOST_POSTINGS = 1350;

/**
 * For each word: record and fields in one number, `(record − previous record) × 512 + fields`; then, negative, the
 * questions that have it, `−(question − previous question)`, counted from 1.
 */
export type PostingsFile = number[][];

export interface RecordsFile {
  /** Link, title, ruleset; 1 for a page that is a roll or a value with a calculator. */
  pages: [link: string, title: string, ruleset: number, calculator?: 1][];
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

/** Whether a folded word or query has characters after those of Latin words. */
export const isOtherWriting = (text: string): boolean => /[^\0-}]/.test(text);
/** Whether a folded query may have words in a script that the language does not use. */
export const asksOtherWords = (query: string, language: Language): boolean =>
  getLanguage(language).words.spaced ? isOtherWriting(query) : /[a-z]{3}/.test(query);

/** In the frequency of a word: only questions have it. */
export const ASKED_ONLY = '_';

/** Encodes prefix lengths and counts as letters: `a` is 0. */
export const letter = (number: number): string => String.fromCharCode(97 + Math.min(number, 25));
export const fromLetter = (text: string, index: number): number => text.charCodeAt(index) - 97;

/**
 * Encodes a number of records as a letter: `a` is 1 or none, each further letter 1.6 times as many.
 */
export const countLetter = (count: number): string =>
  letter(Math.round(Math.log(Math.max(1, count)) / Math.log(STEP)));
export const countOf = (text: string, index: number): number => STEP ** fromLetter(text, index);
const STEP = 1.6;

export const headPath = (language: string): string => `${language}/head.json`;
/**
 * Words in a writing that the language does not use, such as Japanese in the Polish index, and Latin ones in the Japanese
 * index that only names in other languages have: up to half of all words, and read only for a query in that writing.
 */
export const otherWordsPath = (language: string, build: string): string =>
  `${language}/${build}/other-words.json`;
export const postingsPath = (language: string, build: string, piece: number): string =>
  `${language}/${build}/words-${piece}.json`;
export const recordsPath = (language: string, build: string, piece: number): string =>
  `${language}/${build}/records-${piece}.json`;
