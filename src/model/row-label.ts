/** The name of a table row. */
import { listOf } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { cellFigure, nameIn, type Name } from '../notation/show.ts';
import type { Row, TableFile } from '../../schemas/types.d.ts';
import { keyColumn } from './key-column.ts';

type Columns = Pick<TableFile, 'columns' | 'words'>;

export const rowLabel = (row: Row, table: Columns, language: Language): string =>
  rowName(row, table, language).name;

/** Its title, or the values of the key columns, or its id. */
export function rowName(row: Row, table: Columns, language: Language): Name {
  if (row.title) return nameIn(row.title, language);
  const keys = table.columns.filter(({ match }) => match !== undefined);
  const names = (keys.length > 0 ? keys : [keyColumn(table)]).flatMap((key) => {
    const cell = row.cells[key.id];
    const value = typeof cell === 'object' && !Array.isArray(cell) ? cell.value : cell;
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const word = table.words?.find(({ id }) => id === value);
    return [word ? nameIn(word.title, language).name : cellFigure(value, key, language)];
  });
  return { name: names.length > 0 ? listOf(names, language) : row.id };
}
