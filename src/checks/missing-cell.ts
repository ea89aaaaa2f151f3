/** Every row answers every column: a forgotten cell would look like an empty one. */
import type { Check } from './check.ts';

export const missingCell: Check = {
  code: 'missing-cell',
  run({ ruleset, report }) {
    for (const entry of ruleset.entries) {
      if (entry.kind !== 'tables') continue;
      for (const [index, row] of entry.data.rows.entries()) {
        for (const { id } of entry.data.columns) {
          if (Object.hasOwn(row.cells, id)) continue;
          report({
            code: 'missing-cell',
            file: entry.file,
            path: ['rows', index, 'cells'],
            at: 'key',
            args: { column: id, row: row.id },
          });
        }
      }
    }
  },
};
