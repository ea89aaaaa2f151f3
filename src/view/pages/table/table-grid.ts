/** The grid of a table: heads, rows and cells with their notes and marks. */
import { foreignIn, foreignOf, type Foreign } from '../../../i18n/text.ts';
import { rowHeading } from '../../../model/key-column.ts';
import type { EntryOf } from '../../../model/rulebook.ts';
import { nameIn, type Name } from '../../../notation/show.ts';
import type { Reader } from '../../context.ts';
import { partId } from '../../links.ts';
import { printedPlace, statusesAt, type MarkView, type StatusView } from '../../evidence.ts';
import { escapeHtml } from '../../prose.ts';
import { tableMarks, type TableMarks } from './table-marks.ts';
import {
  tableSheet,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
  type TableSheet,
} from '../../parts/table.ts';

export interface GridView {
  label: string;
  /** Table and game, which a stuck head names for those who came to a row by a link. */
  names: Name[];
  layout: TableSheet['layout'];
  /** Head of the row labels; it has an id where the labels are a column of values. */
  corner: Foreign & { text: string; id?: string };
  /** Heads over several columns; empty when there are none. */
  heads: (TableSheet['heads'][number] & { side: number })[];
  columns: GridColumn[];
  /**
   * `marks`: under each column heading, the status that most cells of the group share; empty if
   * there is none.
   */
  groups: GridGroup[];
  /** In words, where cells have no figure. */
  missing?: MarkView;
  /** For die ranges side by side: the choice of a side on a phone. */
  sides?: { legend: string; both: string };
}
export interface GridGroup extends Foreign {
  title?: string;
  /** Of the heading; empty where no signs lead to the end of the page. */
  statuses: StatusView[];
  marks: (MarkView | null)[];
  rows: GridRow[];
}
export interface GridColumn extends Foreign {
  id: string;
  short: string;
  /** The full name, if the heading shows a short one. */
  label?: string;
  numeric: boolean;
  /** Some cell has a mark, so that the figures need room beside them. */
  gutter: boolean;
  notes: readonly string[];
  marks: MarkView[];
  /** Number of its column group, from 1; 0 without one. */
  side: number;
  /** First of its group, after another group. */
  starts: boolean;
  /** Shade of its cells, from 4 for the first column of a group to 0 for the last. */
  shade: number;
}
export interface GridRow extends Foreign {
  id: string;
  /** As printed beside the row. */
  number?: string;
  label: string;
  /** For the label's cell, if the labels are a column of values. */
  labelId?: string;
  notes: readonly string[];
  mark?: MarkView;
  /** On paper: where it is printed, if not where its entry is. */
  place?: string;
  /** The line below: stronger at every fifth value and where the sign changes. */
  divider?: 'fifth' | 'sign';
  cells: GridCell[];
}
export interface GridCell {
  id: string;
  /** HTML */
  html: string;
  /** The cell is empty and says so. */
  none: boolean;
  notes: readonly string[];
  mark?: MarkView;
}

export function gridView(entry: EntryOf<'tables'>, reader: Reader): GridView {
  const table = entry.data;
  const sheet = tableSheet(entry, reader);
  const corner = rowHeading(table);
  const rows = sheet.groups.flatMap((group) => group.rows);
  const marks = tableMarks(entry, sheet.groups, reader);
  const columns = gridColumns(sheet.columns, rows, marks);
  const dividers: Dividers =
    sheet.layout === 'bands' && sheet.key ? dividersOf(rows, sheet.key) : new Map<string, never>();
  const gridRow = (row: SheetRow): GridRow => {
    const divider = dividers.get(row.id);
    const path = ['rows', table.rows.indexOf(row.row)];
    return {
      ...rowView(row, sheet, marks),
      id: partId(row.id, reader),
      ...printedPlace(path, reader),
      ...(divider && { divider }),
    };
  };
  const groups = sheet.groups.map((group, index) => ({
    ...(group.title !== undefined && { title: group.title, ...foreignOf(group) }),
    statuses: headingStatuses(group.id, entry, reader),
    marks: marksOfGroup(index, sheet, marks),
    rows: group.rows.map(gridRow),
  }));
  return {
    label: reader.plain(table.title),
    names: [table.title, reader.ruleset.meta.title].map((name) => nameIn(name, reader.language)),
    layout: sheet.layout,
    corner: {
      text: reader.plain(corner),
      ...foreignIn(corner, reader.language),
      ...(sheet.key !== undefined && { id: sheet.key }),
    },
    heads: headsOf(sheet, columns),
    columns,
    groups,
    ...missingIn(groups, reader),
    ...(sheet.layout === 'bands' && {
      sides: { legend: reader.t('table.side'), both: reader.t('table.both-sides') },
    }),
  };
}

/** A number of a note, which would seem to go on a figure: `[1]`. */
const apart = (sign: string): string => (/^\d/.test(sign) ? `[${sign}]` : sign);

/** What the sign of an empty cell means, once for the table. */
function missingIn(groups: readonly GridGroup[], { t }: Reader): Pick<GridView, 'missing'> {
  const cells = groups.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  return cells.some(({ mark }) => mark?.evidence === 'unknown')
    ? { missing: { evidence: 'unknown', word: t('evidence.not-in-sources') } }
    : {};
}

function headingStatuses(
  group: string | undefined,
  entry: EntryOf<'tables'>,
  reader: Reader,
): StatusView[] {
  const { groups = [] } = entry.data;
  return groups.flatMap(({ id }, index) =>
    reader.explanations && id === group ? statusesAt(entry, ['groups', index], reader) : [],
  );
}

/** One place for each column; empty where the group has no marks at all. */
function marksOfGroup(index: number, sheet: TableSheet, marks: TableMarks): (MarkView | null)[] {
  const found = sheet.columns.map(({ id }) => marks.block(index, id) ?? null);
  return found.some(Boolean) ? found : [];
}

function headsOf(sheet: TableSheet, columns: readonly GridColumn[]): GridView['heads'] {
  let start = 0;
  return sheet.heads.map((head) => {
    const side = columns[start]?.side ?? 0;
    start += head.span;
    return { ...head, side };
  });
}

/** Sides and shades, derived from the column groups of the table. */
function gridColumns(
  columns: readonly SheetColumn[],
  rows: readonly SheetRow[],
  marks: TableMarks,
): GridColumn[] {
  const groups = [...new Set(columns.flatMap(({ column }) => column.group ?? []))];
  const members = (group: string | undefined) =>
    columns.filter(({ column }) => group !== undefined && column.group === group);
  return columns.map((sheetColumn) => {
    const { id, short, label, numeric, signs, column } = sheetColumn;
    const peers = members(column.group);
    const place = peers.indexOf(sheetColumn);
    const side = groups.findIndex((group) => group === column.group) + 1;
    return {
      id,
      short,
      ...foreignOf(sheetColumn),
      ...(label !== short && { label }),
      numeric,
      gutter: numeric && rows.some(({ row }) => marks.cell(row, id)),
      notes: signs.map(apart),
      marks: marks.column(id),
      side,
      starts: side > 1 && place === 0,
      shade: shadeOf(place, peers.length),
    };
  });
}

const DARKEST = 4;

/**
 * From the darkest shade for the first column of a group to none for the last, for any number of
 * columns.
 */
export const shadeOf = (place: number, count: number): number =>
  Math.round((DARKEST * (count - 1 - place)) / Math.max(1, count - 1));

function rowView(
  { row, ...sheetRow }: SheetRow,
  sheet: TableSheet,
  marks: TableMarks,
): Omit<GridRow, 'divider'> {
  const { id, label, number, cells } = sheetRow;
  const mark = marks.row(row) ?? (sheet.key && marks.cell(row, sheet.key));
  return {
    id,
    ...(number !== undefined && { number }),
    label: label.plain,
    ...foreignOf(label),
    ...(sheet.key !== undefined && { labelId: `${id}.${sheet.key}` }),
    notes: label.signs.map(apart),
    ...(mark && { mark }),
    cells: cells.map((cell) => cellView(cell, sheet.layout, marks.cell(row, cell.column.id))),
  };
}

function cellView(
  cell: SheetCell,
  layout: TableSheet['layout'],
  mark: MarkView | undefined,
): GridCell {
  return {
    id: cell.id,
    html: htmlOf(cell, layout),
    none: cell.type === 'none',
    notes: cell.signs.map(apart),
    ...(mark && { mark }),
  };
}

function htmlOf({ html, plain, type }: SheetCell, layout: TableSheet['layout']): string {
  if (layout === 'bands') return escapeHtml(plain);
  return type === 'none' && html === '' ? '–' : html;
}

type Dividers = ReadonlyMap<string, 'fifth' | 'sign'>;

/** Row id → its line. Values are those of the column that labels the rows; `key` is its id. */
function dividersOf(rows: readonly SheetRow[], key: string): Dividers {
  const values = rows.map(({ row }) => Number(row.cells[key]));
  return new Map(
    rows.flatMap(({ id }, index): [string, 'fifth' | 'sign'][] => {
      const [value = NaN, next] = [values[index], values[index + 1]];
      if (Number.isNaN(value)) return [];
      if (next !== undefined && Math.sign(value) !== Math.sign(next)) return [[id, 'sign']];
      return value % 5 === 0 ? [[id, 'fifth']] : [];
    }),
  );
}
