/** A text in every language, as in the data: `{ en: …, pl: …, ja: … }`. */
import { byLanguage, LANGUAGE_TAGS, type Language } from './languages.ts';

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
export const TEXT_FORM = `{ ${LANGUAGE_TAGS.map((tag) => `${tag}: …`).join(', ')} }`;
