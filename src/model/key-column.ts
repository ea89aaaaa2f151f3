import type { Column, TableFile, Text } from '../../schemas/types.d.ts';

/**
 * The column that identifies the rows of a table: the first one with a lookup, or else the first.
 */
export function keyColumn({ columns }: Pick<TableFile, 'columns'>): Column {
  const [first] = columns;
  const key = columns.find(({ match }) => match !== undefined) ?? first;
  if (!key) throw new Error('A table has at least one column.');
  return key;
}

/** What stands above the names of the rows. Rows without a title are named by the key column. */
export const rowHeading = (table: TableFile): Text =>
  table.rowHeader ?? (table.rows.some(({ title }) => title) ? table.title : keyColumn(table).title);
