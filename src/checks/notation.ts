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
  message: ({ written, right }: { written: string; right: string }) =>
    `The notation of ${asCode(written)} in texts is ${asCode(right)}.`,
  hint: () => 'Run `npm run fix`, or write it as shown.',
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
