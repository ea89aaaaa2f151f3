/** A cited page exists in its document. `unknown-reference` checks that the document exists. */
import { shaped } from '../schema/file-index.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const sourcePlace = defineCheck({
  code: 'source-place',
  scope: 'ruleset',
  severity: 'error',
  message: (a: { document: string; page: number; pages: number }) =>
    `${asCode(a.document)} has no page ${asCode(String(a.page))}; its last page is ${asCode(String(a.pages))}.`,
  hint: () => 'Correct the page. Pages are counted from 1.',
  run: ({ ruleset, files, report }) => {
    const pages = new Map(
      (ruleset.ruleset?.documents ?? []).map((document) => [document.id, document.pages]),
    );
    for (const file of files) {
      for (const { value, path } of shaped(file, 'SourcePlace')) {
        const last = pages.get(value.document);
        if (last === undefined || value.page === undefined || value.page <= last) continue;
        report(
          { file: file.file, path: [...path, 'page'] },
          { document: value.document, page: value.page, pages: last },
        );
      }
    }
  },
});
