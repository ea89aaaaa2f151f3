/**
 * The explanations beside the grid of a table: meanings of columns, and reasons for the status of
 * cells, rows and headings.
 */
import type { Path } from '../../../diagnostics/diagnostic.ts';
import { labelled, listOf, longListOf, lowerFirst } from '../../../i18n/format.ts';
import { provenanceAt } from '../../../model/provenance.ts';
import type { EntryOf } from '../../../model/rulebook.ts';
import type { Cell, Column } from '../../../../schemas/types.d.ts';
import { conditionOf } from '../../../wording/conditions.ts';
import { cellFigure } from '../../../notation/show.ts';
import type { Reader } from '../../context.ts';
import { inWords, statusesAt, type StatusView } from '../../evidence.ts';
import { rowLabel } from '../../../model/row-label.ts';
import { escapeHtml } from '../../prose.ts';

export interface TableStatusItem {
  /** HTML */
  name: string;
  /** HTML */
  text?: string;
  /** Their marks explain those of the grid and are not counted. */
  statuses: StatusView[];
}

/** Columns with their full name, their explanation and their status. */
export function columnItems(entry: EntryOf<'tables'>, reader: Reader): TableStatusItem[] {
  const items = entry.data.columns.flatMap((column, index) => {
    const statuses = explanations(statusesAt(entry, ['columns', index], inWords(reader)));
    const isShort =
      column.short !== undefined && reader.plain(column.short) !== reader.plain(column.title);
    const item = {
      name: reader.label(column.title),
      ...(column.text && { text: reader.prose(column.text) }),
      statuses,
    };
    return column.text || isShort ? [item] : atEnd([item], reader);
  });
  // What is said of a column of one side holds for that of the other.
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

/** Items that only explain a sign stand at the end of the page, where there is one. */
export function atEnd(
  items: readonly TableStatusItem[],
  { explanations: saidAtEnd }: Reader,
): TableStatusItem[] {
  return items.filter(({ name, text, statuses }) => {
    const known = statuses.map((status) => saidAtEnd?.get(status.text));
    const isAtEnd = text === undefined && !known.includes(undefined);
    if (isAtEnd) for (const one of known) one?.names.push(name);
    return !isAtEnd;
  });
}

/**
 * Headings of rows or columns, then single cells: those of one column with the same explanation are
 * one item.
 */
export function statusItems(entry: EntryOf<'tables'>, reader: Reader): TableStatusItem[] {
  const { groups = [], columns, points = [] } = entry.data;
  const headings = groups.flatMap(({ title, text }, index): TableStatusItem[] => {
    const found = statusesAt(entry, ['groups', index], inWords(reader));
    const statuses = reader.explanations ? explanations(found) : found;
    // Headings of statements are explained with the statements.
    const isOfPoints = points.some(({ group }) => group === groups[index]?.id);
    if (isOfPoints || (!text && statuses.length === 0)) return [];
    return [{ name: reader.label(title), ...(text && { text: reader.prose(text) }), statuses }];
  });
  return atEnd(
    [...headings, ...columns.flatMap((column) => cellItems(entry, column, reader))],
    reader,
  );
}

function cellItems(entry: EntryOf<'tables'>, column: Column, reader: Reader): TableStatusItem[] {
  const items = new Map<string, { rows: string[]; item: Omit<TableStatusItem, 'name'> }>();
  for (const [index, row] of entry.data.rows.entries()) {
    const cell = row.cells[column.id];
    if (cell === undefined) continue;
    const item = cellItem(entry, ['rows', index, 'cells', column.id], cell, column, reader);
    if (!item) continue;
    const key = JSON.stringify(item);
    const known = items.get(key) ?? { rows: [], item };
    known.rows.push(rowLabel(row, entry.data, reader.language));
    items.set(key, known);
  }
  return [...items.values()].map(({ rows, item }) => ({
    name: labelled(
      reader.label(column.title),
      escapeHtml(listOf(rows, reader.language)),
      reader.language,
    ),
    ...item,
  }));
}

/** Undefined if the cell has no status or text of its own. */
function cellItem(
  entry: EntryOf<'tables'>,
  path: Path,
  cell: Cell,
  column: Column,
  reader: Reader,
): Omit<TableStatusItem, 'name'> | undefined {
  const { evidence } = provenanceAt(entry, path);
  // A disputed cell links to its dispute, which has the whole explanation.
  const own = evidence === 'disputed' ? [] : explanations(statusesAt(entry, path, inWords(reader)));
  const cases = Array.isArray(cell) ? cell : [cell];
  const inner = Array.isArray(cell)
    ? cell.flatMap((_, at) => explanations(statusesAt(entry, [...path, at], inWords(reader))))
    : [];
  const statuses = [...own, ...distinct(inner)];
  const conditions = cases
    .flatMap((one) => caseLine(one, column, reader) ?? [])
    .map((line, at) => (at === 0 ? line : lowerFirst(line, reader.language)));
  if (statuses.length === 0 && conditions.length === 0) return undefined;
  return {
    ...(conditions.length > 0 && { text: longListOf(conditions, reader.language) }),
    statuses,
  };
}

/** `Direct fire: 0–48″` */
function caseLine(cell: Cell, column: Column, reader: Reader): string | undefined {
  if (typeof cell !== 'object' || Array.isArray(cell) || !cell.when || cell.value === undefined)
    return undefined;
  return reader.t('case.line', {
    condition: escapeHtml(conditionOf(cell, reader) ?? ''),
    text: escapeHtml(cellFigure(cell.value, column, reader.language)),
  });
}

/** Statuses without marks: the marks are in the grid, and are explained here. */
export const explanations = (statuses: readonly StatusView[]): StatusView[] =>
  statuses.map((status) => ({
    ...status,
    ...(status.mark && { mark: { ...status.mark, covers: 0 } }),
  }));

const distinct = (statuses: readonly StatusView[]): StatusView[] =>
  statuses.filter(({ text }, index) => statuses.findIndex((one) => one.text === text) === index);
