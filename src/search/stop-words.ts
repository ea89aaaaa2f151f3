/**
 * Words too common to search for. They count in titles, are left out of running text, and are
 * optional in queries.
 */
import { LANGUAGE_TAGS, type Language } from '../i18n/languages.ts';
import { fold } from '../text/fold.ts';

/** A language without an entry has none. */
const WORDS: Partial<Record<Language, string>> = {
  en: `a an and are as at be been by can could did do does for from had has have how i if in into is it its may me much many must my no not of on or our
    s shall should so than that the their them then there these they this those to was we were what when where which while who whose why will with would you your vs versus went go goes going far get gets
    happen happens need work works mean means am don doesn isn aren wasn didn couldn shouldn wouldn hasn haven ain im ive id`,
  pl: `a aby ale albo az bo by byc byl byla bylo ci czy dla do gdy gdzie i ich ile im ja jak jaka jakie jaki jako je jego jej jest jesli jeszcze jezeli już kiedy kto
    która które którego której który których lub ma mają mi mnie mogą mogę może można musi muszę my na nad nie niż no o od ona one oni oraz po pod przy
    są się sobie swoje ta tak tam te tego tej ten to tu tylko tym u w we wtedy z za zaś ze że co coś czego kogo komu przez zrobić robić daleko dzieje robi znaczy żeby żebym aby jakby czyli więc będzie będą był
    będę bede niego nim nimi nich nią nam nas wam was mną moi mój moja moje swój swoje tych tymi tą te da tez`,
};

/**
 * Verbs of questions, as in "how far does it shoot?": searchable in texts, but optional in queries.
 */
const ASIDES: Partial<Record<Language, string>> = {
  en: 'shoot use take count',
  pl: 'strzela strzelają używa liczy zabiera',
};

const listed = (words: string): Set<string> =>
  new Set(words.split(/\s+/).filter(Boolean).map(fold));
const lists = new Map(
  LANGUAGE_TAGS.map((language) => [
    language,
    { words: listed(WORDS[language] ?? ''), asides: listed(ASIDES[language] ?? '') },
  ]),
);

export const isStopWord = (word: string, language: Language): boolean =>
  lists.get(language)?.words.has(word) ?? false;

/** In folded queries: how many, how far. */
const ASKS_FIGURE: Partial<Record<Language, RegExp>> = {
  en: /\bhow (?:many|much|far|fast|long|often|big|hard)\b|\bwhat (?:number|range|distance|modifier|bonus|penalty)\b/,
  pl: /\b(?:ile|ilu|iloma|jak (?:daleko|szybko|dlugo|czesto|duzo)|jaki (?:zasieg|modyfikator))\b/,
  ja: /何(?![がをもか])|いくつ|いくら|ど(?:れ|の)(?:だけ|くらい|ぐらい)/,
};

export const asksFigure = (query: string, language: Language): boolean =>
  ASKS_FIGURE[language]?.test(query) ?? false;

/** Optional words improve a match, but are not required. */
export const isOptional = (word: string, language: Language): boolean =>
  isStopWord(word, language) || (lists.get(language)?.asides.has(word) ?? false);
