/** A text in every language, as in the data: `{ en: …, pl: …, ja: … }`. */
import {
  byLanguage,
  findLanguage,
  interfaceLanguage,
  LANGUAGE_TAGS,
  type Language,
} from './languages.ts';

/**
 * Whether a value is a text in every language. Lists of search words have the same keys, but hold
 * arrays.
 */
export const isText = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' &&
  value !== null &&
  LANGUAGE_TAGS.every(
    (tag) => typeof (value as Partial<Record<string, unknown>>)[tag] === 'string',
  );

/** The same words in every language, for names that are not translated. */
export const sameText = (words: string): Record<Language, string> => byLanguage(() => words);

/** The form of a text, for messages. */
export const TEXT_FORM = formIn(LANGUAGE_TAGS);

/** The same in these languages; what is none is left out. */
export const textForm = (languages: readonly unknown[]): string => {
  const own = LANGUAGE_TAGS.filter((tag) => languages.includes(tag));
  return own.length === 0 ? TEXT_FORM : formIn(own);
};

function formIn(tags: readonly string[]): string {
  return `{ ${tags.map((tag) => `${tag}: …`).join(', ')} }`;
}

/** The languages that a text itself has words in, in the order in which it names them. */
export const writtenIn = (text: object): Language[] =>
  Object.keys(text).flatMap((tag) => findLanguage(tag)?.tag ?? []);

const standIns = new WeakMap<object, Language>();

/**
 * Gives a text words in every language: what it lacks is shown in `first`, or where it lacks that too, in the first one
 * that it has. These words are not enumerable, so that checks, JSON and the diff see what is written and nothing else.
 */
export function fillText(text: Partial<Record<Language, string>>, first: Language): void {
  const written = writtenIn(text);
  const language = written.includes(first) ? first : written[0];
  if (language === undefined) return;
  standIns.set(text, language);
  for (const tag of LANGUAGE_TAGS)
    if (!written.includes(tag))
      Object.defineProperty(text, tag, {
        value: text[language],
        enumerable: false,
        configurable: true,
      });
}

/** The language of words, where it is another one than that of the page's interface: for the attribute `lang`. */
export interface Foreign {
  lang?: Language;
}

/** Of the words that readers of `language` get of a text. */
export function foreignIn(text: object | undefined, language: Language): Foreign {
  const shown = text ? shownIn(text, language) : language;
  return shown === interfaceLanguage(language) ? {} : { lang: shown };
}

/** The same of words that know it. */
export const foreignOf = ({ lang }: Foreign): Foreign => (lang ? { lang } : {});

/** The language that a text is really shown in for readers of `language`. */
export const shownIn = (text: object, language: Language): Language =>
  Object.prototype.propertyIsEnumerable.call(text, language)
    ? language
    : (standIns.get(text) ?? language);
