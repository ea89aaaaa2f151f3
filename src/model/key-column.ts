import type { Column, TableFile } from '../../schemas/types.d.ts';

/**
 * The column that identifies the rows of a table: the first one with a lookup, or else the first.
 */
export function keyColumn({ columns }: Pick<TableFile, 'columns'>): Column {
  const [first] = columns;
  const key = columns.find(({ match }) => match !== undefined) ?? first;
  if (!key) throw new Error('A table has at least one column.');
  return key;
}
