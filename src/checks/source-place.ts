/** A named page exists in its document. That the document exists is checked with the other references. */
import { shaped } from '../schema/walk.ts';
import type { Check } from './check.ts';

export const sourcePlace: Check = {
  code: 'source-place',
  run({ ruleset, files, report }) {
    const pages = new Map(
      (ruleset.ruleset?.documents ?? []).map((document) => [document.id, document.pages]),
    );
    for (const file of files) {
      for (const { value, path } of shaped(file, 'SourcePlace')) {
        const last = pages.get(value.document);
        if (last === undefined || value.page === undefined || value.page <= last) continue;
        report({
          code: 'source-place',
          file: file.file,
          path: [...path, 'page'],
          args: { document: value.document, page: value.page, pages: last },
        });
      }
    }
  },
};
