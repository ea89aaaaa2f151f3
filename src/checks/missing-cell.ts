/** Every row answers every column: a forgotten cell would look like an empty one. */
import { defineCheck } from './check.ts';
import { quote } from '../diagnostics/phrase.ts';

export const missingCell = defineCheck({
  code: 'missing-cell',
  scope: 'ruleset',
  severity: 'error',
  message: ({ column, row }: { column: string; row: string }) =>
    `Row ${quote(row)} has no cell for column ${quote(column)}.`,
  hint: () => 'Write none if empty, unknown if illegible or missing from the source.',
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
