/** A cited page exists in its document, and rules that are not the authors' own say where they come from. `unknown-reference` checks that the document exists. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode } from '../diagnostics/phrase.ts';
import { isOwn } from '../model/own.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import { defineCheck } from './check.ts';

interface Page {
  document: string;
  page: number;
  pages: number;
}

export const sourcePlace = defineCheck({
  code: 'source-place',
  scope: 'ruleset',
  severity: 'error',
  message: (problem: Page | { field: string }) =>
    'field' in problem
      ? `${asCode(problem.field)} is missing.`
      : `${asCode(problem.document)} has no page ${asCode(String(problem.page))}; its last page is ${asCode(String(problem.pages))}.`,
  hint: (problem) =>
    'field' in problem
      ? 'Say where the rules come from. If they are your own, add `own: true` to every document in `ruleset.yaml`.'
      : 'Correct the page. Pages are counted from 1.',
  run: ({ ruleset, files, report }) => {
    const { documents = [], sourcesSummary } = ruleset.ruleset ?? {};
    const pages = new Map(documents.map((document) => [document.id, document.pages]));
    const lacksSource = (file: string, thing: unknown, path: Path): void => {
      if (isObject(thing) && !('source' in thing)) report({ file, path }, { field: 'source' });
    };
    const needed = ruleset.ruleset !== undefined && !isOwn(ruleset.ruleset);
    for (const { file, kind, schema, data } of needed ? files : []) {
      if (kind) lacksSource(file, data, []);
      if (schema === 'ruleset' && !sourcesSummary)
        report({ file, path: ['documents'], at: 'key' }, { field: 'sourcesSummary' });
      if (schema === 'markers' || schema === 'terms')
        ruleset[schema].forEach((thing, at) => lacksSource(file, thing, [schema, at]));
    }
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
