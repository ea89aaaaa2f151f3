/** A changed cell of a table in words. */
import type { ChangedFigure } from '../ledger/history.ts';
import { readFigure } from '../ledger/read-figure.ts';
import type { Cell, Column, TableFile } from '../../schemas/types.d.ts';
import { sameText } from '../i18n/text.ts';
import { cellInWords } from '../wording/fields.ts';
import type { Reader } from './context.ts';
import { markedToday } from './data-today.ts';

/** The value of a cell, and what stands for one. */
export const CELL_FIELDS = ['', '.in', '.rule', '.with'] as const;

/** Its value before and after; a dash where there was no cell. */
export function cellDifference(
  figures: readonly ChangedFigure[],
  column: Column,
  table: TableFile,
  address: string,
  reader: Reader,
): { what: string; was: string; now: string } {
  const show = (side: 'was' | 'now') => {
    const [value, pointer, rule, dice] = CELL_FIELDS.map(
      (own) => figures.find(({ field }) => field === `${column.id}${own}`)?.[side],
    );
    const reference = {
      ...(pointer !== undefined && { in: pointer }),
      ...(rule !== undefined && { rule }),
      ...(dice !== undefined && { with: dice }),
    };
    const cell = value === undefined ? reference : cellIn(value, column);
    const isThere = value !== undefined || Object.keys(reference).length > 0;
    return (isThere && cellInWords(cell, column, table, reader)) || '–';
  };
  const [was, now] = [show('was'), show('now')];
  return {
    what: reader.plain(column.title),
    was,
    now: was === now ? now : markedToday(now, address, reader, column),
  };
}

/** The cell of a record: `18..60`, `rope,spade`, `rules/cover(with=2D6)`, `"up to 2D6"`. */
function cellIn(written: string, { type }: Column): Cell {
  const cell = readFigure(written, 'value') as Cell;
  if (Array.isArray(cell)) return cell.map(withAddress);
  const isWord = written === 'none' || written === 'unknown';
  if (type === 'text' && typeof cell === 'string' && !isWord) return { text: sameText(cell) };
  return withAddress(cell);
}

/** A rule by its address. */
const withAddress = (cell: Cell): Cell =>
  typeof cell === 'string' && /^[a-z]+\/./.test(cell) ? { rule: cell } : cell;
