/**
 * The values of a column rise, fall or differ by equal steps, as the column declares: a typing
 * error breaks the order.
 */
import { boundsOf, valuesOf } from '../notation/cells.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Column, TableFile } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const columnOrder = defineCheck({
  code: 'column-order',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: (a: Problem & { column: string; before: number; here: number }) =>
    a.must === 'step'
      ? `${asCode(String(a.here))} after ${asCode(String(a.before))}: the values of column ${asCode(a.column)} must change in steps of ${a.steps}.`
      : `${asCode(String(a.here))} after ${asCode(String(a.before))}: the values of column ${asCode(a.column)} must ${a.must} from row to row.`,
  hint: () =>
    'Put the rows in order, or correct the value, or the `order` or `steps` of the column.',
  run: ({ ruleset, report }) => {
    for (const entry of ruleset.entries) {
      if (entry.kind !== 'tables') continue;
      for (const column of entry.data.columns.filter(({ order, steps }) => order ?? steps)) {
        let last: Cell | undefined;
        for (const cell of figuresDown(entry.data, column)) {
          const before = last?.group === cell.group ? last?.figure : undefined;
          const problem = before === undefined ? undefined : compare(before, cell.figure, column);
          if (before !== undefined && problem)
            report(
              { file: entry.file, path: cell.path },
              { ...problem, column: column.id, before, here: cell.figure },
            );
          last = cell;
        }
      }
    }
  },
});

type Problem = { must: 'rise' | 'fall' } | { must: 'step'; steps: number };

interface Cell {
  figure: number;
  path: Path;
  group: string | undefined;
}

/**
 * The numbers of a column from row to row; the lower end of a range. Skips words and unknown cells.
 */
function figuresDown(table: TableFile, { id }: Column): Cell[] {
  return table.rows.flatMap((row, index) => {
    const [first] = valuesOf(row.cells[id], ['rows', index, 'cells', id]);
    const bounds =
      first?.value === undefined ? undefined : boundsOf(String(first.value).replace(/^\+|\+$/, ''));
    const figure = bounds && (Number.isFinite(bounds.from) ? bounds.from : bounds.to);
    return first && figure !== undefined ? [{ figure, path: first.path, group: row.group }] : [];
  });
}

function compare(before: number, here: number, { order, steps }: Column): Problem | undefined {
  if (order === 'rising' && here <= before) return { must: 'rise' };
  if (order === 'falling' && here >= before) return { must: 'fall' };
  return steps !== undefined && Math.abs(here - before) !== steps
    ? { must: 'step', steps }
    : undefined;
}
