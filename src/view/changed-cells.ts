/** A changed cell of a table in words. */
import type { ChangedFigure } from '../ledger/history.ts';
import { readFigure } from '../ledger/read-figure.ts';
import type { Cell, Column, Evidence } from '../../schemas/types.d.ts';
import type { EntryOf } from '../model/rulebook.ts';
import { isObject } from '../schema/guards.ts';
import { sameText } from '../i18n/text.ts';
import { cellInWords, BEFORE_FIELD } from '../wording/fields.ts';
import type { Reader } from './context.ts';
import { markedCell } from './data-today.ts';
import { changed, type Difference } from './difference.ts';

/** The value of a cell, and what stands for one. */
export const CELL_FIELDS = ['', '.in', '.rule', '.with'] as const;

/** Its value before and after, or its status where only that changed; a dash where there was no cell. */
export function cellDifference(
  figures: readonly ChangedFigure[],
  column: Column,
  table: EntryOf<'tables'>,
  address: string,
  reader: Reader,
  around: { was?: string; now?: string },
): Difference[] {
  const cellAt = (side: 'was' | 'now'): Cell => {
    const [value, pointer, rule, given] = CELL_FIELDS.map(
      (own) => figures.find(({ field }) => field === `${column.id}${own}`)?.[side],
    );
    if (value !== undefined) return cellIn(value, column);
    const parameter = given === undefined ? given : withAddress(readFigure(given, 'value') as Cell);
    return { in: pointer, rule, with: parameter } as Cell;
  };
  const inWords = (cell: Cell) => cellInWords(cell, column, table.data, reader) || '–';
  const [before, after] = [cellAt('was'), cellAt('now')];
  const [was, now] = [inWords(before), inWords(after)];
  const [old, current] = [statusOf(before, around.was), statusOf(after, around.now)];
  const what = reader.plain(column.title);
  if (old && current && inWords(bare(before)) === inWords(bare(after)))
    return changed(`${what}${BEFORE_FIELD}${reader.t('plate.evidence')}`, {
      was: reader.t(`evidence.${old}`),
      now: reader.t(`evidence.${current}`),
    });
  return changed(what, { was, now }).map((one) => ({
    ...one,
    now: markedCell(now, table, address, column, reader),
  }));
}

/** The status that all its figures have; `around` is that of a figure that says none. */
function statusOf(cell: Cell, around = 'as-printed'): Evidence | undefined {
  const all = [cell]
    .flat()
    .map((one) => (isObject(one) && 'evidence' in one ? one['evidence'] : around) as Evidence);
  return new Set(all).size === 1 ? all[0] : undefined;
}

/** The figures without their statuses. */
function bare(cell: Cell): Cell {
  const without = (one: unknown) =>
    isObject(one)
      ? Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'evidence'))
      : one;
  return (Array.isArray(cell) ? cell.map(without) : without(cell)) as Cell;
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
