/** Search words are a list: each word once, and separated by commas. */
import { asCode } from '../diagnostics/phrase.ts';
import { shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';

/** Signs that separate words, but not in YAML. */
const SEPARATOR = /[、，；;]/;

export const searchWords = defineCheck({
  code: 'search-words',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ word, sign }: { word: string; sign: string | undefined }) =>
    sign === undefined
      ? `The search word ${asCode(word)} is there twice.`
      : `${asCode(word)} is one search word, because ${asCode(sign)} does not separate words.`,
  hint: ({ sign }) =>
    sign === undefined ? 'Keep one of them.' : 'Separate search words by a comma and a space.',
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Aliases'))
      for (const [language, words] of Object.entries(value) as [string, readonly string[]][])
        for (const [index, word] of words.entries()) {
          const sign = SEPARATOR.exec(word)?.[0];
          if (sign !== undefined || words.indexOf(word) < index)
            report({ path: [...path, language, index] }, { word, sign });
        }
  },
});
