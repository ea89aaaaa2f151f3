/**
 * The differences between languages: one record per language, in the order in which the site lists
 * them. To add a language, add a record here and a dictionary beside en.ts; README.md has the whole
 * recipe. Digits and the minus sign are the same in all languages: game values use ASCII digits,
 * and `notation/` formats them.
 */

export interface LanguageRecord {
  /** BCP 47 tag: part of every address, `lang`, `hreflang` and the key of every text. */
  tag: string;
  /** Its name in the language itself, and a short form. */
  name: string;
  short: string;
  /** Its English name, for messages of the checks. */
  english: string;
  /** Language and territory in the format of `og:locale`. */
  locale: string;
  /** The categories of `Intl.PluralRules`: every plural in the dictionary has these keys. */
  plurals: readonly Intl.LDMLPluralRule[];
  /** Separators between list items, and before the last one; `nor` is for negated lists. */
  list: { comma: string; semicolon: string; and: string; or: string; nor: string };
  /** Separator between a label and its value. */
  colon: string;
  /** Around an addition, including the space before it; around quoted words. */
  brackets: readonly [open: string, close: string];
  quotes: readonly [open: string, close: string];
  /** Around quoted words inside quoted words. */
  innerQuotes: readonly [open: string, close: string];
  /** Separator between a game and its edition: `Bolt Action, 1st ed.` */
  editionComma: string;
  sentence: {
    /** Matches the separator between two sentences. */
    boundary: RegExp;
    /** Ends a title that is made from the first words of a text. */
    stop: string;
    /** Separator between two sentences. */
    space: string;
  };
  /** The letter for dice: `2D6` is `2K6` in Polish. */
  die: string;
  words: {
    /** Whether words are separated by spaces. */
    spaced: boolean;
    /**
     * Regular expression for the endings that inflection may add to a word. It names its letters: with `\p{L}` in every
     * word, the expression of all terms would be too large to compile, and a hundred times slower.
     */
    ending: string;
    /** The ending that inflection replaces, in words with more letters than `shortest`. */
    replaced?: { ending: RegExp; shortest: number };
    /** How many final letters of a longer word inflection may change. */
    variable: number;
  };
  /** What a sentence says that states an obligation by itself; it needs no sign for it. */
  obligations: Readonly<Record<'must' | 'may' | 'must-not', RegExp>>;
  /**
   * Letters with a heading of their own in an index, such as Ł: not treated as accented letters.
   */
  letters: string;
  /** Whether names are sorted by pronunciation, which the data gives as `reading`. */
  readings: boolean;
  /** Maximum number of characters of a name taken from running text. */
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
    innerQuotes: ['‘', '’'],
    editionComma: ', ',
    sentence: { boundary: /(?<=[.!?])\s/, stop: '.', space: ' ' },
    die: 'D',
    words: { spaced: true, ending: 's?', variable: 0 },
    obligations: {
      must: /\b(?:must|has to|have to)\b/i,
      may: /\b(?:may|can)\b/i,
      'must-not': /\b(?:not|never|no|nor|neither|cannot)\b/i,
    },
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
    innerQuotes: ['«', '»'],
    editionComma: ', ',
    // After an ordinal, as in `3. kość`, and after an abbreviation the sentence goes on.
    sentence: { boundary: /(?<=[.!?])(?<!\bnp\.)\s(?!\p{Ll})/u, stop: '.', space: ' ' },
    die: 'K',
    words: {
      spaced: true,
      ending: '[a-ząćęłńóśźż]{0,3}',
      replaced: { ending: /[aeiouyąęó]$/u, shortest: 4 },
      variable: 2,
    },
    obligations: {
      must: /(?<!\p{L})(?:musi|muszą|musisz|trzeba|należy)(?!\p{L})/iu,
      may: /(?<!\p{L})(?:może|mogą|można|możesz|wolno)(?!\p{L})/iu,
      'must-not': /(?<!\p{L})(?:nie|nigdy|żad\p{L}+|ani)(?!\p{L})/iu,
    },
    letters: 'ĄĆĘŁŃÓŚŹŻ',
    readings: false,
    nameLength: 64,
  },
  {
    tag: 'ja',
    name: '日本語',
    short: '日',
    english: 'Japanese',
    locale: 'ja_JP',
    plurals: ['other'],
    list: { comma: '、', semicolon: '、', and: 'と', or: 'または', nor: '・' },
    colon: '：',
    brackets: ['（', '）'],
    quotes: ['「', '」'],
    innerQuotes: ['『', '』'],
    editionComma: ' ',
    sentence: { boundary: /(?<=。)/, stop: '。', space: '' },
    die: 'D',
    // Latin abbreviations in Japanese texts take the English plural.
    words: { spaced: false, ending: 's?', variable: 0 },
    obligations: {
      must: /なければならない|必ず/,
      may: /でき|てよい|てもよい|試みる/,
      'must-not': /ない|不可|禁止|できず/,
    },
    letters: '',
    readings: true,
    nameLength: 34,
  },
] as const satisfies readonly LanguageRecord[];

export type Language = (typeof LANGUAGES)[number]['tag'];

/** The fallback language, also used for `x-default`. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export const LANGUAGE_TAGS: readonly Language[] = LANGUAGES.map(({ tag }) => tag);

/** A language that texts are translated into: all but the default. */
export type Translation = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export const TRANSLATIONS: readonly Translation[] = LANGUAGE_TAGS.filter(
  (tag) => tag !== DEFAULT_LANGUAGE,
);

/** Computes a value for every language: `byLanguage((language) => ui(language)('site.title'))`. */
export const byLanguage = <V>(value: (language: Language) => V): Record<Language, V> =>
  Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, value(tag)])) as Record<Language, V>;

const records: ReadonlyMap<string, LanguageRecord & { tag: Language }> = new Map(
  LANGUAGES.map((record) => [record.tag, record]),
);

/** The record of a tag; undefined if the site does not have that language. */
export const findLanguage = (tag: string): (LanguageRecord & { tag: Language }) | undefined =>
  records.get(tag);

export function getLanguage(language: Language): LanguageRecord {
  const record = records.get(language);
  if (!record) throw new Error(`No language has the tag ${language}`);
  return record;
}
