/**
 * The differences between languages: one record per language, in the order in which the site lists
 * them. To add a language, add a record here and a dictionary beside en.ts; README.md has the whole
 * recipe. Rules may name any other language: its record is made of what `Intl` knows. Digits and the minus sign are the same in all languages: game values use ASCII digits,
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
  list: {
    comma: string;
    semicolon: string;
    /** Between items that are lists themselves. */
    things: string;
    and: string;
    or: string;
    nor: string;
  };
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
  /** What a sentence says that states by itself that the sources do not have something. */
  notInSources: RegExp;
  /** A sentence that begins with a word for what its heading names, so that it says nothing without it: `They may …`. */
  refersBack: RegExp;
  /**
   * Letters with a heading of their own in an index, such as Ł: not treated as accented letters.
   */
  letters: string;
  /** Whether names are sorted by pronunciation, which the data gives as `reading`. */
  readings: boolean;
  /** Whether nouns have a capital in the middle of a sentence, too. */
  capitalNouns?: boolean;
  /** Maximum number of characters of a name taken from running text. */
  nameLength: number;
}

/** The languages with interface words. */
export const LANGUAGES = [
  {
    tag: 'en',
    name: 'English',
    short: 'EN',
    english: 'English',
    locale: 'en_US',
    plurals: ['one', 'other'],
    list: {
      comma: ', ',
      semicolon: '; ',
      things: '; ',
      and: ' and ',
      or: ' or ',
      nor: ' or ',
    },
    colon: ': ',
    brackets: [' (', ')'],
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    editionComma: ', ',
    sentence: { boundary: /(?<=[.!?])\s/, stop: '.', space: ' ' },
    die: 'D',
    words: { spaced: true, ending: 's?', variable: 0 },
    obligations: {
      must: /\b(?:must|has to|have to|requires?|always)\b|\bmay\b.*\bonly\b/i,
      may: /\bmay\b(?! not\b)|\bcan\b(?! (?:not|be)\b)|\b(?:allowed|recommended|convenient|open to)\b/i,
      'must-not': /\b(?:not|never|no|nor|neither|cannot)\b/i,
    },
    notInSources: /\b(?:sources?|sheet)\b.*\bnot\b|\bnot in our sources|\bneither source\b/i,
    refersBack: /^(?:They|It|He|She|Its|Their|Then|Otherwise|Also) /,
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
    list: {
      comma: ', ',
      semicolon: '; ',
      things: '; ',
      and: ' i ',
      or: ' lub ',
      nor: ' ani ',
    },
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
      must: /(?<!\p{L})(?:musi|muszą|musisz|trzeba|należy|wymaga(?:ją)?|zawsze|(?:można|może|mogą).*tylko)(?!\p{L})/iu,
      may: /(?<!\p{L})(?:może|mogą|można|możesz|wolno|warto|dozwol\p{L}+|zaleca\p{L}+)(?!\p{L})/iu,
      'must-not': /(?<!\p{L})(?:nie|nigdy|żad\p{L}+|ani|zakaza\p{L}+|zabroni\p{L}+)(?!\p{L})/iu,
    },
    notInSources: /(?:źród|skrót zasad).*(?<!\p{L})nie(?!\p{L})|nie wiadomo/iu,
    refersBack: /^(?:On|Ona|Ono|Oni|One|Jej|Jego|Ich|Wtedy|Wówczas|Też|Następnie|Potem) /,
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
    list: {
      comma: '、',
      semicolon: '、',
      things: '／',
      and: 'と',
      or: 'または',
      nor: '・',
    },
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
      must: /なければならない|必ず|必要|常に|に限る/,
      may: /でき|[てと]よい|てもよい|試みる|行え|使え|撃て|置け|選べ|認められ|勧められ/,
      'must-not': /ない|不可|禁止|できず/,
    },
    notInSources: /(?:資料|シート)に.*ない|書(?:かれ|い)ていない/,
    refersBack: /^(?:その(?!つど|後|他)|それ(?!ぞれ)|これ(?!から))/,
    letters: '',
    readings: true,
    nameLength: 34,
  },
] as const satisfies readonly LanguageRecord[];

/** A language with a record above. One that rules name besides is passed on under the same type: its texts are filled like theirs. */
export type Language = (typeof LANGUAGES)[number]['tag'];

/** A record whose tag is known. */
export type KnownLanguage = LanguageRecord & { tag: Language };

/** Of each language, the categories of its plurals. */
export type PluralCategory<L extends Language> = Extract<
  (typeof LANGUAGES)[number],
  { tag: L }
>['plurals'][number];

/** The fallback language, also used for `x-default`. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

const [ENGLISH] = LANGUAGES;
const records = new Map<string, KnownLanguage>();
const languageTags: Language[] = [];
const translations: Translation[] = [];

/** The tags of all languages: those above, and those that the rules name besides. */
export const LANGUAGE_TAGS: readonly Language[] = languageTags;

/** A language that texts are translated into: all but the default. */
export type Translation = Exclude<Language, typeof DEFAULT_LANGUAGE>;

export const TRANSLATIONS: readonly Translation[] = translations;

function addRecord(record: KnownLanguage): KnownLanguage {
  records.set(record.tag, record);
  languageTags.push(record.tag);
  if (record.tag !== DEFAULT_LANGUAGE) translations.push(record.tag);
  return record;
}
LANGUAGES.forEach(addRecord);

/** A tag of BCP 47 with language, script and territory: `fi`, `pt-BR`, `zh-Hant`. The schemas have the same pattern. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|[0-9]{3}))?$/;
/** German, and its neighbours that write nouns as it does. */
const CAPITAL_NOUNS = /^(?:de|lb|gsw|nds|bar|frr)$/;
/** The letters for dice of languages without a record: W for Würfel, T for tärning and terning, K for kostka and kocka. */
const DICE: Readonly<Record<string, string>> = {
  ...{ de: 'W', sv: 'T', nb: 'T', nn: 'T', no: 'T' },
  ...{ cs: 'K', sk: 'K', hu: 'K' },
};
/** Scripts that write words without spaces. */
const UNSPACED = /^(?:Jpan|Han[st]|Thai|Laoo|Khmr|Mymr)$/;

/**
 * Makes a language known that has no record above; undefined if there is no such language. The interface is English in it, so
 * that lists and brackets are, too.
 */
export function declareLanguage(tag: string): KnownLanguage | undefined {
  const known = records.get(tag);
  if (known || !LANGUAGE_TAG.test(tag)) return known;
  const nameIn = (language: string): string | undefined =>
    new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(tag);
  const english = nameIn('en');
  if (english === undefined) return undefined;
  const { script = '', language, region = '' } = new Intl.Locale(tag).maximize();
  return addRecord({
    ...ENGLISH,
    tag: tag as Language,
    name: nameIn(tag) ?? english,
    short: tag.toUpperCase(),
    english,
    locale: `${language}_${region}`,
    plurals: new Intl.PluralRules(tag).resolvedOptions().pluralCategories,
    die: DICE[language] ?? ENGLISH.die,
    words: { spaced: !UNSPACED.test(script), ending: '', variable: 0 },
    obligations: { must: /(?!)/, may: /(?!)/, 'must-not': /(?!)/ },
    notInSources: /(?!)/,
    refersBack: /(?!)/,
    capitalNouns: CAPITAL_NOUNS.test(language),
  });
}

/** The language of the interface words on the pages of a language: English where it has no dictionary. */
export const interfaceLanguage = (language: Language): Language =>
  LANGUAGES.some(({ tag }) => tag === language) ? language : DEFAULT_LANGUAGE;

/** Computes a value for every language: `byLanguage((language) => ui(language)('site.title'))`. */
export const byLanguage = <V>(value: (language: Language) => V): Record<Language, V> =>
  Object.fromEntries(LANGUAGE_TAGS.map((tag) => [tag, value(tag)])) as Record<Language, V>;

/** The record of a tag; undefined if no rules have that language. */
export const findLanguage = (tag: string): KnownLanguage | undefined => records.get(tag);

export function getLanguage(language: Language): LanguageRecord {
  const record = declareLanguage(language);
  if (!record) throw new Error(`No language has the tag ${language}`);
  return record;
}
