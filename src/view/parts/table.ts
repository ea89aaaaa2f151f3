/** A table for readers: one shape for the page, CSV, sharing and search. */
import { labelledAs } from '../../text/by-script.ts';
import type { Language } from '../../i18n/languages.ts';
import { foreignIn, type Foreign } from '../../i18n/text.ts';
import { listOf } from '../../i18n/format.ts';
import { keyColumn } from '../../model/key-column.ts';
import { provenanceAt, type Provenance } from '../../model/provenance.ts';
import { signsOf } from '../../model/note-signs.ts';
import type { EntryOf } from '../../model/rulebook.ts';
import type { Column, Row, TableFile } from '../../../schemas/types.d.ts';
import { plain } from '../../notation/show.ts';
import { figureAt, labelAt, type Figure } from '../../wording/figure.ts';
import { withFacts } from '../../wording/modules.ts';
import type { Reader } from '../context.ts';
import { anchor } from '../links.ts';
import { escapeHtml, inline } from '../prose.ts';

export interface TableSheet {
  /** The key column that serves as the row label; undefined when rows have titles. */
  key: string | undefined;
  columns: SheetColumn[];
  /** Column groups in order, with how many columns each spans; empty when there are none. */
  heads: (Foreign & { title: string; span: number })[];
  groups: (Foreign & { id: string | undefined; title?: string; text?: string; rows: SheetRow[] })[];
  /** fold: the last column drops to a second line on a phone. wide: scrolls in a box there. bands: die ranges side by side. */
  layout: 'plain' | 'fold' | 'bands' | 'wide';
}
export interface SheetColumn extends Foreign {
  id: string;
  label: string;
  /** In the language of `lang`. */
  short: string;
  numeric: boolean;
  /** Signs of its footnotes. */
  signs: readonly string[];
  column: Column;
}
export interface SheetRow {
  id: string;
  /** Its name, with the status of the row; of a value in a hidden column, with that of the value. */
  label: Figure;
  number?: string;
  provenance: Provenance;
  cells: SheetCell[];
  row: Row;
}
export interface SheetCell extends Figure {
  column: SheetColumn;
  html: string;
}

/** Headings that can be used alone, each with its group heading: `Soft target: KO`. */
export function fullHeads({ heads, columns }: TableSheet): string[] {
  const groups = heads.flatMap(({ title, span }) => Array<string>(span).fill(title));
  return columns.map(({ label }, index) =>
    groups[index] ? labelledAs(groups[index], label) : label,
  );
}

/** Columns of words instead of numbers. */
const WORDY = new Set<Column['type']>(['text', 'rules', 'word']);

export function tableSheet(entry: EntryOf<'tables'>, reader: Reader): TableSheet {
  const { language } = reader;
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
      ...foreignIn(column.short ?? column.title, language),
      numeric: !WORDY.has(column.type),
      signs: signsOf(column.notes, table.notes),
    }));
  const labelOf = (row: Row, index: number): Figure => {
    const label = labelAt(entry, index, reader);
    return { ...label, plain: withFacts(label.plain, row, reader) };
  };
  const read = (row: Row, index: number): SheetRow => ({
    id: row.id,
    row,
    label: labelOf(row, index),
    ...(row.number && { number: row.number }),
    provenance: provenanceAt(entry, ['rows', index]),
    cells: columns.map((column) => {
      const figure = figureAt(entry, index, column.column, reader);
      return { ...figure, column, html: htmlOf(figure, reader) };
    }),
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
  const result: (TableSheet['heads'][number] & { id: string | undefined })[] = [];
  for (const { column } of columns) {
    const last = result.at(-1);
    if (last && last.id === column.group) last.span++;
    else {
      const group = table.groups?.find(({ id }) => id === column.group);
      result.push({
        id: column.group,
        title: group ? plain(group.title, language) : '',
        ...foreignIn(group?.title, language),
        span: 1,
      });
    }
  }
  return result.map(({ id: _, ...head }) => head);
}

function grouped(
  table: TableFile,
  read: (row: Row, index: number) => SheetRow,
  language: Language,
): TableSheet['groups'] {
  const groups: TableSheet['groups'] = [];
  table.rows.forEach((row, index) => {
    let last = groups.at(-1);
    if (!last || last.id !== row.group) {
      const group = table.groups?.find(({ id }) => id === row.group);
      last = {
        id: row.group,
        rows: [],
        ...(group && { title: plain(group.title, language), ...foreignIn(group.title, language) }),
        ...(group?.text && { text: inline(group.text, language) }),
      };
      groups.push(last);
    }
    last.rows.push(read(row, index));
  });
  return groups;
}

/** The parts of a figure as HTML: names are links, texts have their emphasis. */
function htmlOf({ type, plain: full, short, parts }: Figure, reader: Reader): string {
  // What is unknown has a mark, and nothing else.
  if (type === 'unknown') return '';
  if (short !== undefined) return `<abbr title="${escapeHtml(full)}">${escapeHtml(short)}</abbr>`;
  const pieces = parts.map(({ plain: name, text, address, ...foreign }) => {
    if (text) return reader.label(text);
    return address === undefined
      ? escapeHtml(name)
      : anchor({ href: reader.link(address), name, ...foreign });
  });
  return listOf(pieces, reader.language);
}
