/** Figures are written one way in all texts, so that readers, search and the other checks see the same thing. */
import { slipsOf } from '../notation/text-style.ts';
import { shaped } from '../schema/walk.ts';
import type { Check } from './check.ts';

export const notation: Check = {
  code: 'notation',
  perFile: true,
  excusable: true,
  run({ files, report }) {
    for (const file of files) {
      for (const { value, path } of shaped(file, 'Text')) {
        for (const [language, text] of Object.entries(value)) {
          for (const { offset, written, right } of slipsOf(text as string)) {
            report({
              code: 'notation',
              file: file.file,
              path: [...path, language],
              offset,
              args: { written, right },
            });
          }
        }
      }
    }
  },
};
