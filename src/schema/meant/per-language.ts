/** Something else in place of a group with a field for each language: a text, search words, an abbreviation, a question. */
import type { ErrorObject } from 'ajv';
import { asCode } from '../../diagnostics/phrase.ts';
import { LANGUAGE_TAGS } from '../../i18n/languages.ts';
import { TEXT_FORM } from '../../i18n/text.ts';

type Schema = ErrorObject['parentSchema'];

const fieldsOf = (schema: Schema): object => (schema?.['properties'] ?? {}) as object;

/** Whether the fields are languages. */
export const isPerLanguage = (schema: Schema): boolean =>
  LANGUAGE_TAGS.every((tag) => tag in fieldsOf(schema));

/** How it is written in the languages of the ruleset. */
export function perLanguageHint(data: unknown, schema: Schema): string {
  if (Array.isArray(data))
    return `Write it in every language, ${TEXT_FORM}, each as a list such as ${asCode(`[${data.join(', ')}]`)}.`;
  const isShort =
    'all' in fieldsOf(schema) && typeof data === 'string' && /^[\p{L}″′%.]+$/u.test(data);
  return isShort
    ? `Write ${asCode(`{ all: ${data} }`)}; where languages differ, ${TEXT_FORM}.`
    : `Write it in every language: ${TEXT_FORM}.`;
}
