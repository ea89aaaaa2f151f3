/** What search knows of one thing that has an address. */
import type { Language } from '../i18n/languages.ts';

/** What results can be narrowed to, in the order of the filter. */
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
  value: string;
  /** Where it is not to be taken for settled: disputed, inferred, unknown. */
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
  /** Abbreviations and printed numbers: names as good as the title. */
  short: string[];
  /** Other names in the reader's language: whoever types one finds this. */
  aliases: string[];
  /** Other names that mean the same wherever they stand: whoever types this finds them too. */
  synonyms: string[];
  /** Letter for letter, where capitals tell words apart: `DR`, `dr`. */
  exact: string[];
  /** Names of the same thing in the other languages. */
  foreign: { language: Language; words: string[] }[];
  /** What it stands under: title of the page, of the group. */
  context: string[];
  /** Of its page: other names and what it is about. */
  around: string[];
  /** Further words of the page that have no address of their own: notes, legend, columns. */
  further: string[];
}
