/**
 * Recognises the language of a text by its letters and common words. The word lists are not in
 * `languages.ts`, because that file is part of the script of every page.
 */
import { fold } from '../text/fold.ts';
import { LANGUAGE_TAGS, type Language } from './languages.ts';

interface LanguageSigns {
  /** A letter of its script. */
  letter: RegExp;
  /** Words that most sentences contain and that no other language of the same script has. */
  commonWords: ReadonlySet<string>;
  /** Lower-case spelling that distinguishes the language from the others of its script. */
  spelling: RegExp;
  /** Common words with diacritics, which without them are no words of the language. */
  accented?: ReadonlySet<string>;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Features per language; texts in a language without an entry are not checked. */
const SIGNS: Partial<Record<Language, LanguageSigns>> = {
  en: {
    letter: /\p{Script=Latin}/u,
    commonWords: words(
      `the an and in of is or that not it may on only for with its at no are by from as our which does when this if
      be all must without use any other same each whether but one has have gives both say after so how before what can
      than here also own out their take then them once using still per cannot into these neither never unless until
      every while where who`,
    ),
    spelling:
      /[qvx]|th|sh|wh|ck|ee|oo|ou|ea|gh|ss|tt|ll|ff|(?:ing|ed|er|ly|tion|ment|ness|ble|ive|ge|ve|ke|le|ts|ns|rs|ds)$/u,
  },
  pl: {
    letter: /\p{Script=Latin}/u,
    commonWords: words(
      `w na i nie z się do lub tylko jest może o po bez przy ma za że od który czy która go jak tej jej ale dla które
      mogą albo gdy tym tego jeśli są co przed niż musi ani przez ze zostaje można każdy być już oraz ich tu kto także
      więc kiedy brak ten jeszcze ją potem mają jako ze we ku nad pod gdyż lecz aby`,
    ),
    spelling:
      /[ąćęłńóśźż]|sz|cz|rz|dz|ch$|(?:j|w)[bcdfgklmnprstz]|(?:[nlkrcs]ie|[nlkrcs]iem|nia|cja|cji|owy|owa|owe|owej|ach|ami|ego|emu|ych|ymi|uje|aj|ij|ek|ka|ki|ku|ty|ny|na|ne|nej|wa|wy|ta|dy)$/u,
    accented: words(
      `się może można także każdy każda każde każdego każdej każdym który która które którego której którym których
      którzy którą być już jeśli również więcej są mogą muszą będzie będą zostaną ponieważ dopóki między według`,
    ),
  },
  ja: {
    letter: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
    commonWords: new Set(),
    spelling: /(?!)/u,
  },
};

/** Texts of at most this many words are judged by letters only: most are names. */
const SHORT = 2;
/** Capitals and digits form an abbreviation, which belongs to no language: DRM, K/1, MG42. */
const ABBREVIATION =
  /[\p{Script=Latin}\d]*[\p{Lu}\d][\p{Lu}\d#/]+\p{Script=Latin}*|(?<!\p{Script=Latin})\p{Lu}(?!\p{Script=Latin})/gu;
/** Single letters with hyphens are a mark, and no words: a-b-none. */
const MARK = /(?<![\p{L}-])\p{L}-(?:\p{L}+-)*\p{L}+/gu;
const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const LATIN_WORD = /\p{Script=Latin}+/gu;

/**
 * The language that a text is written in instead of `language`; undefined if it may be `language`.
 * Remove names that the languages share before calling.
 */
export function findOtherLanguage(text: string, language: Language): Language | undefined {
  const own = SIGNS[language];
  if (!own) return undefined;
  const prose = text.replace(MARK, ' ').replace(ABBREVIATION, ' ');
  const others = LANGUAGE_TAGS.filter(
    (tag) => SIGNS[tag]?.letter.test(prose) && !isSameScript(tag, language),
  );
  if (isLatin(language)) {
    if (others[0] !== undefined) return others[0];
    if ((prose.match(WORD) ?? []).length <= SHORT) return undefined;
    const rivals = LANGUAGE_TAGS.filter((tag) => isSameScript(tag, language));
    const likely = mostLikely(prose, rivals, language);
    return likely === language ? undefined : likely;
  }
  // Texts in another script may contain Latin names, but no Latin sentence, and always contain
  // letters of that script.
  const likely = mostLikely(prose, others);
  if (likely === undefined || !own.letter.test(prose)) return likely;
  return commonWordsIn(prose, likely) >= SHORT ? likely : undefined;
}

export interface BareWord {
  /** `sie` */
  word: string;
  /** `się` */
  meant: string;
}

/**
 * What finds a word that lacks its diacritics in a text: a common one, or, in a text without any, one that other texts of the
 * language have with diacritics alone. `texts` is called at most once, when a text without any is met.
 */
export function bareWordsIn(
  language: Language,
  texts: () => readonly string[],
): (text: string) => BareWord | undefined {
  const accented = SIGNS[language]?.accented;
  if (!accented) return () => undefined;
  const common = markedIn(accented);
  let written: ReadonlyMap<string, string> | undefined;
  return (text) => {
    const all = wordsOf(text);
    const [found] = meantBy(all, common);
    if (found || all.length < SEVERAL || all.some(isMarked)) return found;
    written ??= markedIn(
      texts()
        .filter((one) => wordsOf(one).some(isMarked))
        .flatMap(wordsOf),
    );
    const words = meantBy(all, written);
    // Another form of a word may end without: `trafiona`, `trafioną`.
    const sure = words.find(({ word, meant }) => word.slice(0, -1) !== meant.slice(0, -1));
    return sure ?? (words.length > 1 ? words[0] : undefined);
  };
}

/** Words of a sentence. */
const SEVERAL = 3;

const wordsOf = (text: string): string[] =>
  (text.match(LATIN_WORD) ?? []).map((word) => word.toLowerCase());
const isMarked = (word: string): boolean => fold(word) !== word;

/** Words with diacritics, by their spelling without; not where that is a word, too: `piechotą`, `piechota`. */
function markedIn(all: Iterable<string>): ReadonlyMap<string, string> {
  const words = new Set(all);
  const marked = [...words].filter(isMarked).map((word): [string, string] => [fold(word), word]);
  return new Map(marked.filter(([word]) => !words.has(word)));
}

const meantBy = (all: readonly string[], known: ReadonlyMap<string, string>): BareWord[] =>
  [...new Set(all)].flatMap((word) => {
    const meant = known.get(word);
    return meant === undefined ? [] : [{ word, meant }];
  });

const isSameScript = (a: Language, b: Language): boolean =>
  SIGNS[a]?.letter.source === SIGNS[b]?.letter.source;
const isLatin = (language: Language): boolean => SIGNS[language]?.letter.test('a') === true;

/** The language with the highest score; `preferred` wins a tie, then the first. */
function mostLikely(
  text: string,
  languages: readonly Language[],
  preferred?: Language,
): Language | undefined {
  const scores = languages.map((tag) => score(text, tag));
  const most = Math.max(...scores);
  const best = languages.filter((_, index) => scores[index] === most);
  return best.find((tag) => tag === preferred) ?? best[0];
}

/** Common words count twice, because the spelling of a name can mislead. */
function score(text: string, language: Language): number {
  const signs = SIGNS[language];
  if (!signs) return 0;
  const { spelling, commonWords } = signs;
  return (text.match(LATIN_WORD) ?? [])
    .map((word) => word.toLowerCase())
    .reduce(
      (sum, word) => sum + (commonWords.has(word) ? 2 : 0) + (spelling.test(word) ? 1 : 0),
      0,
    );
}

const commonWordsIn = (text: string, language: Language): number =>
  (text.match(LATIN_WORD) ?? []).filter((word) => SIGNS[language]?.commonWords.has(word)).length;
