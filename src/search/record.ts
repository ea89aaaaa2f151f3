/** What search knows of one address. */
import type { Language } from '../i18n/languages.ts';

/** Kinds that results can be filtered by, in the order of the filter. */
export const HIT_KINDS = [
  'rulesets',
  'phases',
  'tables',
  'rows',
  'modifiers',
  'procedures',
  'rules',
  'markers',
  'terms',
  'examples',
  'disputes',
  'omissions',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export interface Figure {
  label?: string;
  /** Empty where only the status of a text is said. */
  value: string;
  /** The source status, unless it is as printed. */
  evidence?: string;
}

/**
 * A page and its addressable parts in order. The first record is the page itself, without a
 * fragment.
 */
export interface SearchPage {
  /** `bolt-action/tables/weapons` */
  address: string;
  link: string;
  ruleset: string;
  title: string;
  /** Optional rules or a module that the page belongs to, by id; absent for what always applies. */
  module?: { id: string; name: string };
  /** A result that is the page itself opens its calculator. */
  calculator?: true;
  records: SearchRecord[];
}

export interface SearchRecord {
  /** Id of the part: `medium-mortar`; empty for the page itself. */
  fragment: string;
  kind: HitKind;
  title: string;
  /** The values of the record, so that the result answers the question without opening the page. */
  figures: Figure[];
  text: string;
  /** Searched, but not shown. */
  hidden: HiddenWords;
}

export interface HiddenWords {
  /** Abbreviations and printed numbers, which count as much as the title. */
  short: string[];
  /** Other names in the reader's language, which lead to this record. */
  aliases: string[];
  /** Other names that mean the same everywhere in the game. */
  synonyms: string[];
  /** Matched with case, where capitals distinguish words: `DR`, `dr`. */
  exact: string[];
  /** Names of the same thing in the other languages. */
  foreign: { language: Language; words: string[] }[];
  /** Titles of the page and the group that contain it. */
  context: string[];
  /** From its page: other names and the topic. */
  around: string[];
  /** Further words of the page without an address of their own: notes, legend, columns. */
  further: string[];
  /** What players ask that it answers; each is compared with the query by itself. */
  questions: string[];
}
