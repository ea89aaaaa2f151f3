/** The column that identifies the rows of a table. */
import type { Column, TableFile } from '../schema/types.generated.ts';

/** The column that is looked up, else the first. */
export function keyColumn({ columns }: Pick<TableFile, 'columns'>): Column {
  const [first] = columns;
  const key = columns.find(({ match }) => match !== undefined) ?? first;
  if (!key) throw new Error('A table has at least one column.');
  return key;
}
