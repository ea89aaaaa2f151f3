/**
 * What differs from one language to the next: one record per language, in the order in which the site names them.
 * To add a language: a record here and a dictionary beside en.ts; README.md has the whole recipe.
 * Digits and the minus sign are the same in all of them: values of a game are ASCII digits, and `notation/` writes them.
 */

export interface LanguageRecord {
  /** BCP 47 tag: part of every address, `lang`, `hreflang` and the key of every text. */
  tag: string;
  /** What its readers call it, and how in few letters. */
  name: string;
  short: string;
  /** What messages of the checks call it. */
  english: string;
  /** Language and territory as `og:locale` wants them. */
  locale: string;
  /** The categories of `Intl.PluralRules`: the keys that every plural in the dictionary has. */
  plurals: readonly Intl.LDMLPluralRule[];
  /** Between the items of a list, and before the last of them; `nor` in a list of what something is not. */
  list: { comma: string; semicolon: string; and: string; or: string; nor: string };
  /** Between a label and what it names. */
  colon: string;
  /** Around an addition, with the space before it; around quoted words. */
  brackets: readonly [open: string, close: string];
  quotes: readonly [open: string, close: string];
  /** Between a game and its edition: `Bolt Action, 1st ed.` */
  editionComma: string;
  sentence: {
    /** Where one sentence ends and the next begins; matches what stands between them. */
    boundary: RegExp;
    /** What ends a title that is the first words of a text. */
    stop: string;
    /** Between two sentences. */
    space: string;
  };
  /** The letter of dice: `2D6` is `2K6` in Polish. */
  die: string;
  words: {
    /** Are words set apart by spaces? */
    spaced: boolean;
    /** How a word may go on when it is inflected, as a regular expression. */
    ending: string;
    /** What inflection replaces: this ending, of words with more letters than `shortest`. */
    replaced?: { ending: RegExp; shortest: number };
    /** How many letters at the end of longer words inflection may change. */
    variable: number;
  };
  /** Letters that the index counts as letters of their own, not as an accented one. */
  letters: string;
  /** Are names sorted by how they are read, which the data give as `reading`? */
  readings: boolean;
  /** A name taken from running text has at most so many characters. */
  nameLength: number;
}

export const LANGUAGES = [
  {
    tag: 'en',
    name: 'English',
    short: 'EN',
    english: 'English',
    locale: 'en_US',
    plurals: ['one', 'other'],
    list: { comma: ', ', semicolon: '; ', and: ' and ', or: ' or ', nor: ' or ' },
    colon: ': ',
    brackets: [' (', ')'],
    quotes: ['“', '”'],
    editionComma: ', ',
    sentence: { boundary: /(?<=[.!?])\s/, stop: '.', space: ' ' },
    die: 'D',
    words: { spaced: true, ending: 's?', variable: 0 },
    letters: '',
    readings: false,
    nameLength: 64,
  },
  {
    tag: 'pl',
    name: 'polski',
    short: 'PL',
    english: 'Polish',
    locale: 'pl_PL',
    plurals: ['one', 'few', 'many', 'other'],
    list: { comma: ', ', semicolon: '; ', and: ' i ', or: ' lub ', nor: ' ani ' },
    colon: ': ',
    brackets: [' (', ')'],
    quotes: ['„', '”'],
    editionComma: ', ',
    sentence: { boundary: /(?<=[.!?])\s/, stop: '.', space: ' ' },
    die: 'K',
    words: {
      spaced: true,
      ending: '\\p{L}{0,3}',
      replaced: { ending: /[aeiouyąęó]$/u, shortest: 4 },
      variable: 2,
    },
    letters: 'ĄĆĘŁŃÓŚŹŻ',
    readings: false,
    nameLength: 64,
  },
  {
    tag: 'ja',
    name: '日本語',
    short: '日本語',
    english: 'Japanese',
    locale: 'ja_JP',
    plurals: ['other'],
    list: { comma: '、', semicolon: '；', and: 'と', or: 'または', nor: '・' },
    colon: '：',
    brackets: ['（', '）'],
    quotes: ['「', '」'],
    editionComma: ' ',
    sentence: { boundary: /(?<=。)/, stop: '。', space: '' },
    die: 'D',
    // Latin abbreviations in Japanese texts take the English plural.
    words: { spaced: false, ending: 's?', variable: 0 },
    letters: '',
    readings: true,
    nameLength: 34,
  },
] as const satisfies readonly LanguageRecord[];

export type Language = (typeof LANGUAGES)[number]['tag'];

/** The language of last resort, and of `x-default`. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export const LANGUAGE_TAGS: readonly Language[] = LANGUAGES.map(({ tag }) => tag);

/** A language that texts are translated into. */
export type Translation = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export const TRANSLATIONS: readonly Translation[] = LANGUAGE_TAGS.filter(
  (tag) => tag !== DEFAULT_LANGUAGE,
);

/** One value for every language: `byLanguage((language) => ui(language)('site.title'))`. */
export const byLanguage = <V>(value: (language: Language) => V): Record<Language, V> =>
  Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, value(tag)])) as Record<Language, V>;

const records: ReadonlyMap<string, LanguageRecord & { tag: Language }> = new Map(
  LANGUAGES.map((record) => [record.tag, record]),
);

/** The record of a tag; undefined for what is no language of the site. */
export const findLanguage = (tag: string): (LanguageRecord & { tag: Language }) | undefined =>
  records.get(tag);

/** The record of a language. */
export function getLanguage(language: Language): LanguageRecord {
  const record = records.get(language);
  if (!record) throw new Error(`No language has the tag ${language}`);
  return record;
}
