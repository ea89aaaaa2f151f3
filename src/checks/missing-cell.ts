/** Every row has a cell for every column: a missing cell would look deliberately empty. */
import { defineCheck } from './check.ts';
import { TEXT_FORM } from '../i18n/text.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const missingCell = defineCheck({
  code: 'missing-cell',
  scope: 'ruleset',
  severity: 'error',
  message: ({ column, row }: { column?: string; row: string }) =>
    column === undefined
      ? `Row ${asCode(row)} has no title, and other rows of the table have one.`
      : `Row ${asCode(row)} has no cell for column ${asCode(column)}.`,
  hint: ({ column }) =>
    column === undefined
      ? `Add ${asCode(`title: ${TEXT_FORM}`)}.`
      : 'Write `none` if empty, `unknown` if illegible or missing from the source.',
  run: ({ ruleset, report }) => {
    for (const entry of ruleset.entries) {
      if (entry.kind !== 'tables') continue;
      for (const [index, row] of entry.data.rows.entries()) {
        if (!row.title && entry.data.rows.some(({ title }) => title))
          report({ file: entry.file, path: ['rows', index, 'id'] }, { row: row.id });
        const columns = entry.data.columns.map(({ id }) => id);
        // A cell under another name is reported as an unknown column.
        const misnamed = Object.keys(row.cells).filter((name) => !columns.includes(name));
        const missing = columns.filter((id) => !Object.hasOwn(row.cells, id));
        if (misnamed.length >= missing.length) continue;
        for (const id of missing)
          report(
            { file: entry.file, path: ['rows', index, 'cells'], at: 'key' },
            { column: id, row: row.id },
          );
      }
    }
  },
});
