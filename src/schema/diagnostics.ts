/**
 * Diagnostics of validating a file against its schema. schema-error.ts has the wording of each kind
 * of error.
 */
import { defineDiagnostic } from '../diagnostics/define.ts';
import type { Phrase } from '../diagnostics/phrase.ts';
import { allOf } from '../i18n/format.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../i18n/languages.ts';

const LANGUAGE_NAMES = LANGUAGES.map(({ english }) => english);

export const schema = defineDiagnostic({
  code: 'schema',
  severity: 'error',
  message: ({ message }: Phrase) => message,
  hint: ({ hint }) => hint,
});

export const missingTranslation = defineDiagnostic({
  code: 'missing-translation',
  severity: 'error',
  message: ({ language, empty }: { language: string; empty: boolean }) =>
    `The ${language} text is ${empty ? 'empty' : 'missing'}.`,
  hint: () => `Every text needs ${allOf(LANGUAGE_NAMES, DEFAULT_LANGUAGE)}.`,
});
