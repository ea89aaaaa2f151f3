/** Every row has a cell for every column: a missing cell would look deliberately empty. */
import { defineCheck } from './check.ts';
import { nearMatch } from '../text/near-match.ts';
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
        // A cell under a misspelt name is reported as an unknown column.
        const misspelt = Object.keys(row.cells)
          .filter((name) => !columns.includes(name))
          .map((name) => nearMatch(name, columns));
        for (const id of columns) {
          if (Object.hasOwn(row.cells, id) || misspelt.includes(id)) continue;
          report(
            { file: entry.file, path: ['rows', index, 'cells'], at: 'key' },
            { column: id, row: row.id },
          );
        }
      }
    }
  },
});
