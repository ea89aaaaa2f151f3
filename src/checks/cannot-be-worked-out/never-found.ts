/** Rows that nothing finds, because another row is found before them. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import { boundsOf, valuesOf } from '../../notation/cells.ts';
import type { Column, Row, TableFile } from '../../../schemas/types.d.ts';

/** A row for which another one is found in every case. */
export function neverFound({
  columns,
  rows,
}: TableFile):
  { fault: 'same-keys' | 'never-found' | 'words-alone'; names: string[]; at: Path } | undefined {
  const keys = columns.filter(({ match }) => match !== undefined);
  const keyOf = ({ cells }: Row, { id }: Column) => valuesOf(cells[id], [])[0]?.value ?? '';
  const isFoundBy = (row: Row, other: Row): boolean =>
    keys.every((column) => {
      const [own, found] = [keyOf(row, column), keyOf(other, column)];
      return column.match === 'exact' || column.type === 'word'
        ? own === found
        : (boundsOf(own)?.to ?? NaN) <= (boundsOf(found)?.to ?? NaN);
    });
  for (const [index, row] of rows.entries()) {
    const other =
      keys.length > 0 ? rows.slice(0, index).find((one) => isFoundBy(row, one)) : undefined;
    if (other) {
      const isSame = keys.every((column) => keyOf(row, column) === keyOf(other, column));
      const words = columns.findIndex(
        (column) =>
          column.type === 'word' && !column.match && keyOf(row, column) !== keyOf(other, column),
      );
      if (words >= 0)
        return {
          fault: 'words-alone',
          names: [row.id, other.id, columns[words]?.id ?? ''],
          at: ['columns', words, 'id'],
        };
      const fault = isSame ? 'same-keys' : 'never-found';
      return { fault, names: [row.id, other.id], at: ['rows', index, 'id'] };
    }
  }
  return undefined;
}
