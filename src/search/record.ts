/** What search knows of one thing that has an address. */
import type { Language } from '../i18n/languages.ts';

/** What results can be narrowed to, in the order of the filter. */
export const HIT_KINDS = [
  'rulesets', 'phases', 'tables', 'rows', 'modifiers', 'procedures', 'rules', 'markers', 'terms', 'examples', 'disputes',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export interface Figure {
  label?: string;
  value: string;
  /** Evidence that a reader has to know of: the figure was put back, is disputed … Printed figures carry none. */
  evidence?: string;
}

/** A page and, in its order, what has an address on it. The page itself is its first record, without a fragment. */
export interface SearchPage {
  /** `bolt-action/tables/weapons` */
  address: string;
  link: string;
  ruleset: string;
  title: string;
  records: SearchRecord[];
}

export interface SearchRecord {
  /** Of the part: `medium-mortar`; empty for the page itself. */
  fragment: string;
  kind: HitKind;
  title: string;
  /** The answer, to be read without opening the page. */
  figures: Figure[];
  text: string;
  /** Found, but not shown. */
  hidden: HiddenWords;
}

export interface HiddenWords {
  /** Abbreviations, printed numbers and aliases in the reader's language. */
  aliases: string[];
  /** Letter for letter, where capitals tell words apart: `DR`, `dr`. */
  exact: string[];
  /** Names of the same thing in the other languages. */
  foreign: { language: Language; words: string[] }[];
  /** What it stands under: title of the page, of the group. */
  context: string[];
  /** Further words of the page that have no address of their own: notes, legend, columns. */
  further: string[];
}
