/** Every row has a cell for every column: a missing cell would look deliberately empty. */
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const missingCell = defineCheck({
  code: 'missing-cell',
  scope: 'ruleset',
  severity: 'error',
  message: ({ column, row }: { column: string; row: string }) =>
    `Row ${asCode(row)} has no cell for column ${asCode(column)}.`,
  hint: () => 'Write `none` if empty, `unknown` if illegible or missing from the source.',
  run: ({ ruleset, report }) => {
    for (const entry of ruleset.entries) {
      if (entry.kind !== 'tables') continue;
      for (const [index, row] of entry.data.rows.entries()) {
        for (const { id } of entry.data.columns) {
          if (Object.hasOwn(row.cells, id)) continue;
          report(
            { file: entry.file, path: ['rows', index, 'cells'], at: 'key' },
            { column: id, row: row.id },
          );
        }
      }
    }
  },
});
