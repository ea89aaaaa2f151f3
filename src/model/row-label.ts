/** The name of a table row. */
import type { Language } from '../i18n/languages.ts';
import { cellFigure, nameIn, type Name } from '../notation/show.ts';
import type { Row, TableFile } from '../../schemas/types.d.ts';
import { keyColumn } from './key-column.ts';

type Columns = Pick<TableFile, 'columns'>;

export const rowLabel = (row: Row, table: Columns, language: Language): string =>
  rowName(row, table, language).name;

/** Its title, or the value of the key column, or its id. */
export function rowName(row: Row, table: Columns, language: Language): Name {
  if (row.title) return nameIn(row.title, language);
  const key = keyColumn(table);
  const cell = row.cells[key.id];
  const value = typeof cell === 'object' && !Array.isArray(cell) ? cell.value : cell;
  const isFigure = typeof value === 'string' || typeof value === 'number';
  return { name: isFigure ? cellFigure(value, key, language) : row.id };
}
