/** A text in every language, as the data and the schema know it: `{ en: …, pl: …, ja: … }`. */
import { byLanguage, LANGUAGE_TAGS, type Language } from './languages.ts';

/** Has it words in every language? Lists of search words look alike, but hold lists. */
export const isText = (value: unknown): value is Record<Language, string> =>
  typeof value === 'object' &&
  value !== null &&
  LANGUAGE_TAGS.every(
    (tag) => typeof (value as Partial<Record<string, unknown>>)[tag] === 'string',
  );

/** The same words in every language, for what is not translated. */
export const sameText = (words: string): Record<Language, string> => byLanguage(() => words);

/** The form of a text as messages show it. */
export const TEXT_FORM = `{ ${LANGUAGE_TAGS.map((tag) => `${tag}: …`).join(', ')} }`;
