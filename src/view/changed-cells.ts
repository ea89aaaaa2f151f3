/** A changed cell of a table in words. */
import type { ChangedFigure } from '../ledger/history.ts';
import { readFigure } from '../ledger/read-figure.ts';
import type { Cell, Column, Evidence, RuleValue, TableFile } from '../../schemas/types.d.ts';
import { isObject } from '../schema/guards.ts';
import { sameText } from '../i18n/text.ts';
import { cellInWords, BEFORE_FIELD } from '../wording/fields.ts';
import type { Reader } from './context.ts';
import { markedToday } from './data-today.ts';

/** The value of a cell, and what stands for one. */
export const CELL_FIELDS = ['', '.in', '.rule', '.with'] as const;

/** Its value before and after, or its status where only that changed; a dash where there was no cell. */
export function cellDifference(
  figures: readonly ChangedFigure[],
  column: Column,
  table: TableFile,
  address: string,
  reader: Reader,
  around: { was?: string; now?: string },
): { what: string; was: string; now: string } {
  const cellAt = (side: 'was' | 'now'): Cell | undefined => {
    const [value, pointer, rule, given] = CELL_FIELDS.map(
      (own) => figures.find(({ field }) => field === `${column.id}${own}`)?.[side],
    );
    const reference = {
      ...(pointer !== undefined && { in: pointer }),
      ...(rule !== undefined && { rule }),
      ...(given !== undefined && {
        with: withAddress(readFigure(given, 'value') as Cell) as RuleValue,
      }),
    };
    if (value !== undefined) return cellIn(value, column);
    return Object.keys(reference).length > 0 ? reference : undefined;
  };
  const inWords = (cell: Cell | undefined) =>
    (cell !== undefined && cellInWords(cell, column, table, reader)) || '–';
  const [before, after] = [cellAt('was'), cellAt('now')];
  const [was, now] = [inWords(before), inWords(after)];
  const [old, current] = [statusOf(before, around.was), statusOf(after, around.now)];
  const what = reader.plain(column.title);
  if (old && current && inWords(bare(before)) === inWords(bare(after)))
    return {
      what: `${what}${BEFORE_FIELD}${reader.t('plate.evidence')}`,
      was: reader.t(`evidence.${old}`),
      now: reader.t(`evidence.${current}`),
    };
  return { what, was, now: was === now ? now : markedToday(now, address, reader, column) };
}

/** The status that all its figures have; `around` is that of a figure that says none. */
function statusOf(cell: Cell | undefined, around = 'as-printed'): Evidence | undefined {
  if (cell === undefined) return undefined;
  const all = [cell]
    .flat()
    .map((one) => (isObject(one) && 'evidence' in one ? one['evidence'] : around) as Evidence);
  return new Set(all).size === 1 ? all[0] : undefined;
}

/** The figures without their statuses. */
function bare(cell: Cell | undefined): Cell | undefined {
  const without = (one: unknown) =>
    isObject(one)
      ? Object.fromEntries(Object.entries(one).filter(([key]) => key !== 'evidence'))
      : one;
  return (Array.isArray(cell) ? cell.map(without) : without(cell)) as Cell | undefined;
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
