/** A table for readers: one shape for the page, CSV, sharing and search. */
import { pageIn } from '../../model/address.ts';
import type { Language } from '../../i18n/languages.ts';
import { listOf, withAddition } from '../../i18n/format.ts';
import { ui } from '../../i18n/ui.ts';
import { keyColumn } from '../../model/key-column.ts';
import { provenanceAt, type Provenance } from '../../model/provenance.ts';
import type { EntryOf, Ruleset } from '../../model/rulebook.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Cell, Column, Row, TableFile } from '../../../schemas/types.d.ts';
import { diceInText } from '../../notation/dice-words.ts';
import { casesFigure, cellFigure, plain } from '../../notation/show.ts';
import { rowLabel } from '../../model/row-label.ts';
import { nameAt } from '../names.ts';
import { escapeHtml, inline } from '../prose.ts';
import { href } from '../../site/routes.ts';

export interface TableSheet {
  /** The key column that serves as the row label; undefined when rows have titles. */
  key: string | undefined;
  columns: SheetColumn[];
  /** Column groups in order, with how many columns each spans; empty when there are none. */
  heads: { title: string; span: number }[];
  groups: { title?: string; text?: string; rows: SheetRow[] }[];
  /** fold: the last column drops to a second line on a phone. wide: scrolls in a box there. bands: die ranges side by side. */
  layout: 'plain' | 'fold' | 'bands' | 'wide';
}
export interface SheetColumn {
  id: string;
  label: string;
  short: string;
  numeric: boolean;
  column: Column;
}
export interface SheetRow {
  id: string;
  label: string;
  number?: string;
  /** Source status of the row, if it differs from the table's. */
  provenance: Provenance;
  cells: SheetCell[];
  row: Row;
}
export interface SheetCell {
  /** `rifle.range` */
  id: string;
  column: SheetColumn;
  plain: string;
  html: string;
  /** The cell is empty: `none`, or an impossible band. */
  none: boolean;
  numeric: boolean;
  provenance: Provenance;
  /** Ids of the table's notes. */
  notes: readonly string[];
}

/** Headings that can be used alone, each with its group heading: `Soft target: KO`. */
export function fullHeads({ heads, columns }: TableSheet): string[] {
  const groups = heads.flatMap(({ title, span }) => Array<string>(span).fill(title));
  return columns.map(({ label }, index) => (groups[index] ? `${groups[index]}: ${label}` : label));
}

/** Columns of words instead of numbers. */
const WORDY = new Set<Column['type']>(['text', 'rules', 'word']);

export function tableSheet(
  entry: EntryOf<'tables'>,
  ruleset: Ruleset,
  language: Language,
): TableSheet {
  const table = entry.data;
  // If no row has a title, the key column labels the rows and is not repeated.
  const hidden = table.rows.every(({ title }) => !title) ? keyColumn(table) : undefined;
  const columns = table.columns
    .filter((column) => column !== hidden)
    .map((column): SheetColumn => ({
      id: column.id,
      column,
      label: plain(column.title, language),
      short: plain(column.short ?? column.title, language),
      numeric: !WORDY.has(column.type),
    }));
  const read = (row: Row, index: number): SheetRow => ({
    id: row.id,
    row,
    label: rowLabel(row, table, language),
    ...(row.number && { number: row.number }),
    provenance: provenanceAt(entry, ['rows', index]),
    cells: columns.map((column) =>
      readCell({ entry, ruleset, language, table }, row, index, column),
    ),
  });
  return {
    key: hidden?.id,
    columns,
    heads: heads(table, columns, language),
    groups: grouped(table, read, language),
    layout: layoutOf(columns),
  };
}

/** Number of columns beside the row's label on a phone; table.css has room for as many. */
const MOST_FOLDED = 5;

function layoutOf(columns: SheetColumn[]): TableSheet['layout'] {
  if (columns.filter(({ column }) => column.type === 'die-range' && column.group).length > 4)
    return 'bands';
  const last = columns.at(-1);
  const figures = columns.slice(0, -1);
  const folds = last && WORDY.has(last.column.type) && figures.some(({ numeric }) => numeric);
  if (folds && figures.length <= MOST_FOLDED) return 'fold';
  return columns.length > 3 ? 'wide' : 'plain';
}

function heads(table: TableFile, columns: SheetColumn[], language: Language): TableSheet['heads'] {
  if (!columns.some(({ column }) => column.group)) return [];
  const result: { id: string | undefined; title: string; span: number }[] = [];
  for (const { column } of columns) {
    const last = result.at(-1);
    if (last && last.id === column.group) last.span++;
    else {
      const group = table.groups?.find(({ id }) => id === column.group);
      result.push({ id: column.group, title: group ? plain(group.title, language) : '', span: 1 });
    }
  }
  return result.map(({ title, span }) => ({ title, span }));
}

function grouped(
  table: TableFile,
  read: (row: Row, index: number) => SheetRow,
  language: Language,
): TableSheet['groups'] {
  const groups: (TableSheet['groups'][number] & { id: string | undefined })[] = [];
  table.rows.forEach((row, index) => {
    if (groups.length === 0 || groups.at(-1)?.id !== row.group) {
      const group = table.groups?.find(({ id }) => id === row.group);
      groups.push({
        id: row.group,
        rows: [],
        ...(group && { title: plain(group.title, language) }),
        ...(group?.text && { text: inline(group.text, language) }),
      });
    }
    groups.at(-1)?.rows.push(read(row, index));
  });
  return groups;
}

interface Reading {
  entry: EntryOf<'tables'>;
  ruleset: Ruleset;
  language: Language;
  table: TableFile;
}

function readCell(reading: Reading, row: Row, index: number, column: SheetColumn): SheetCell {
  const cell = row.cells[column.id] ?? 'none';
  const path: Path = ['rows', index, 'cells', column.id];
  const shown = showCell(cell, column.column, reading);
  return {
    id: `${row.id}.${column.id}`,
    column,
    ...shown,
    numeric: column.numeric && !shown.none && !shown.word,
    provenance: provenanceAt(reading.entry, path),
    notes: typeof cell === 'object' && !Array.isArray(cell) ? (cell.notes ?? []) : [],
  };
}

interface Shown {
  plain: string;
  html: string;
  none: boolean;
  word?: boolean;
}

const text = (words: string, html = escapeHtml(words)): Shown => ({
  plain: words,
  html,
  none: false,
});

function showCell(cell: Cell, column: Column, reading: Reading): Shown {
  const { language, table } = reading;
  if (Array.isArray(cell)) return showList(cell, column, reading);
  if (typeof cell === 'object') return showObject(cell, column, reading);
  if (cell === 'none') {
    const none = ui(language)('table.none');
    return { ...text(column.type === 'die-range' ? '' : none), none: true };
  }
  if (cell === 'unknown') return { ...text('?', ''), word: true };
  const word = table.words?.find(({ id }) => id === cell);
  if (word) return { ...text(plain(word.title, language)), word: true };
  return text(cellFigure(cell, column, language));
}

type CellObject = Exclude<Cell, number | string | readonly unknown[]>;

function showObject(cell: CellObject, column: Column, reading: Reading): Shown {
  const { ruleset, language, entry } = reading;
  if (cell.text) return text(plain(cell.text, language), inline(cell.text, language));
  const address = cell.rule ?? cell.in;
  if (address !== undefined) {
    const name = (cell.in && shortName(cell.in, reading)) ?? nameAt(ruleset, address, language);
    const words = cell.with ? withAddition(name, diceInText(cell.with, language), language) : name;
    const local = address.startsWith(`${entry.address}#`);
    return text(
      words,
      `<a href="${local ? address.slice(address.indexOf('#')) : href(language, ruleset.id, address)}">${escapeHtml(words)}</a>`,
    );
  }
  return cell.value === undefined
    ? { ...text(''), none: true }
    : showCell(cell.value, column, reading);
}

/**
 * A cell that refers to another table shows the short name of that table, as charts print it: HE.
 */
function shortName(address: string, { ruleset, language }: Reading): string | undefined {
  const table = ruleset.entries.find((entry) => entry.address === pageIn(address));
  const short = table?.data.abbreviation;
  return short?.[language] ?? short?.all;
}

function showList(cells: readonly Cell[], column: Column, reading: Reading): Shown {
  const values = cells.map((cell) =>
    typeof cell === 'object' && !Array.isArray(cell) ? cell.value : undefined,
  );
  if (values.every((value) => value !== undefined))
    return text(casesFigure(values, column, reading.language));
  const parts = cells.map((cell) => showCell(cell, column, reading));
  const list = (items: string[]) => listOf(items, reading.language);
  return {
    plain: list(parts.map((part) => part.plain)),
    html: list(parts.map((part) => part.html)),
    none: false,
  };
}
