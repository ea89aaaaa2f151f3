/** An abbreviation in a text is explained by a term, value, marker or page. */
import { shaped } from '../schema/file-index.ts';
import { explained } from '../model/vocabulary.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

/** Two or more capitals, such as FPF, DYO, B#; a plural s may follow. */
const ABBREVIATION = /(?<![\p{L}\d:/#-])[A-Z][A-Z]+(?=s?(?![\p{L}\d]))|(?<![\p{L}\d])[A-Z]#/gu;

/** What authors leave where a text is still to be written. */
const DRAFT = /^(?:TODO|FIXME|TBD|TBC|XXX+|WIP)$/;

export const unknownAbbreviation = defineCheck({
  code: 'unknown-abbreviation',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ word }: { word: string }) =>
    DRAFT.test(word)
      ? `The text is not written yet: it has ${asCode(word)}.`
      : `The abbreviation ${asCode(word)} is not explained.`,
  hint: ({ word }) =>
    DRAFT.test(word)
      ? 'Write it. A text that may be missing is left out with its field.'
      : 'Add it to a term in `terms.yaml` (`abbreviation` or `aliases`), or write the words in full.',
  run: ({ ruleset, files, report }) => {
    // An unreadable file may contain the explanation.
    if (ruleset.broken.size > 0) return;
    const known = new Set(explained(ruleset).flatMap((word) => word.match(/[A-Z]+#?/g) ?? []));
    for (const file of files) {
      // The names in ruleset.yaml are publishers and documents.
      if (file.schema === 'ruleset') continue;
      const reported = new Set<string>();
      for (const { value, path } of shaped(file, 'Text')) {
        for (const [language, text] of Object.entries(value)) {
          for (const { 0: word, index } of (text as string).matchAll(ABBREVIATION)) {
            if (known.has(word) || reported.has(word)) continue;
            reported.add(word);
            report({ file: file.file, path: [...path, language], offset: index }, { word });
          }
        }
      }
    }
  },
});
