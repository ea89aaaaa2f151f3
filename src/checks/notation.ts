/** Figures are written one way in all texts, so that readers, search and the other checks see the same thing. */
import { slipsOf } from '../notation/text-style.ts';
import { shaped } from '../schema/walk.ts';
import { defineCheck } from './check.ts';
import { quote } from '../diagnostics/phrase.ts';

export const notation = defineCheck({
  code: 'notation',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ written, right }: { written: string; right: string }) =>
    `The notation of ${quote(written)} in texts is ${quote(right)}.`,
  hint: () => 'Run npm run fix, or write it as shown.',
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
