/** The name of a table row. */
import type { Language } from '../i18n/languages.ts';
import { cellFigure, plain } from '../notation/show.ts';
import type { Row, TableFile } from '../../schemas/types.d.ts';
import { keyColumn } from './key-column.ts';

/** Its title, or the value of the key column, or its id. */
export function rowLabel(row: Row, table: Pick<TableFile, 'columns'>, language: Language): string {
  if (row.title) return plain(row.title, language);
  const key = keyColumn(table);
  const cell = row.cells[key.id];
  const value = typeof cell === 'object' && !Array.isArray(cell) ? cell.value : cell;
  return typeof value === 'string' || typeof value === 'number'
    ? cellFigure(value, key, language)
    : row.id;
}
