/** Values have one notation in all texts. Readers, search and other checks rely on it. */
import { slipsOf } from '../notation/text-style.ts';
import { shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const notation = defineCheck({
  code: 'notation',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ written, right }: { written: string; right: string }) => {
    if (written.trim() !== '')
      return `The notation of ${asCode(written)} in texts is ${asCode(right)}.`;
    return right === ''
      ? 'The text has a space at its beginning or end.'
      : `The text has ${written.length} spaces in a row.`;
  },
  hint: ({ written, right }) => {
    if (written.trim() !== '') return 'Run `npm run fix`, or write it as shown.';
    return `Run \`npm run fix\`, or ${right === '' ? 'remove it' : 'keep one of them'}.`;
  },
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Text')) {
      for (const [language, text] of Object.entries(value)) {
        for (const { offset, written, right } of slipsOf(text as string)) {
          report({ path: [...path, language], offset }, { written, right });
        }
      }
    }
  },
});
