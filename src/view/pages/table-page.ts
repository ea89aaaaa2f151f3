/** The page of a table: the grid, then its notes, legend, rolls and explained rows. */
import { listOf } from '../../i18n/format.ts';
import { keyColumn } from '../../model/key-column.ts';
import { provenanceAt } from '../../model/provenance.ts';
import type { EntryOf } from '../../model/rulebook.ts';
import { showDice } from '../../notation/dice.ts';
import { csvHref, jsonHref } from '../../site/routes.ts';
import type { TableFile } from '../../schema/types.generated.ts';
import type { Reader } from '../context.ts';
import { effectLines } from '../effects.ts';
import { markOf, type MarkView } from '../evidence.ts';
import { linksTo, type Link } from '../links.ts';
import { pointSections, type PointSection } from '../points.ts';
import { escapeHtml } from '../prose.ts';
import { rollView, type RollView } from '../rolls.ts';
import {
  tableSheet,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
  type TableSheet,
} from '../table.ts';

export interface TableView {
  grid: GridView;
  files: Link[];
  notes?: { heading: string; items: { sign: string; text: string; mark?: MarkView }[] };
  legend?: { heading: string; items: { title: string; text?: string; mark?: MarkView }[] };
  rolls?: { heading: string; items: TableRollView[] };
  /** Rows about which there is more to say than their cells hold. */
  explained: ExplainedRow[];
  points: PointSection[];
}

export interface GridView {
  label: string;
  layout: TableSheet['layout'];
  /** Head of the row labels; it has an id where the labels are a column of values. */
  corner: { text: string; id?: string };
  /** Heads over several columns; empty when there are none. */
  heads: { title: string; span: number; side: number }[];
  columns: GridColumn[];
  groups: { title?: string; rows: GridRow[] }[];
  /** Some cell carries a mark, so that figures need room beside them. */
  marked: boolean;
  /** Of die ranges side by side: the choice of one side on a phone. */
  sides?: { legend: string; both: string };
}
export interface GridColumn {
  id: string;
  short: string;
  /** The whole name, where the head shows a short one. */
  label?: string;
  numeric: boolean;
  notes: string[];
  /** Number of its column group, from 1; 0 without one. */
  side: number;
  /** First of its group, after another group. */
  starts: boolean;
  /** Shade of its cells, from 4 for the first column of a group to 0 for the last. */
  shade: number;
}
export interface GridRow {
  id: string;
  label: string;
  /** Of the label's cell, where the labels are a column of values. */
  labelId?: string;
  notes: string[];
  mark?: MarkView;
  /** The line below: stronger at every fifth value and where the sign changes. */
  divider?: 'fifth' | 'sign';
  cells: GridCell[];
}
export interface GridCell {
  id: string;
  /** HTML */
  html: string;
  /** There is nothing, and the cell says so. */
  none: boolean;
  notes: string[];
  mark?: MarkView;
}
export interface TableRollView {
  /** HTML */
  title: string;
  /** `2D6, roll 2 times` */
  dice: string;
  mark?: MarkView;
  /** HTML */
  text?: string;
  modifiers: { id: string; title: string; amount: string }[];
}
export interface ExplainedRow {
  href: string;
  name: string;
  /** HTML */
  text?: string;
  effects: string[];
  roll?: RollView;
  links: Link[];
}

export function tableView(entry: EntryOf<'tables'>, reader: Reader): TableView {
  const { t, ruleset, language } = reader;
  const { points, groups } = entry.data;
  const signs = noteSigns(entry.data);
  const grid = gridView(entry, signs, reader);
  const notes = notesOf(entry, signs, reader);
  const legend = legendOf(entry, reader);
  const rolls = rollsOf(entry, reader);
  return {
    grid,
    files: [
      { href: csvHref(language, ruleset.id, entry.address), name: 'CSV' },
      { href: jsonHref(ruleset.id, entry.address), name: 'JSON' },
    ],
    ...(notes.length > 0 && { notes: { heading: t('table.notes'), items: notes } }),
    ...(legend.some(({ text }) => text) && {
      legend: { heading: t('table.legend'), items: legend },
    }),
    ...(rolls.length > 0 && { rolls: { heading: t('table.rolls'), items: rolls } }),
    explained: explainedRows(entry, reader),
    points: pointSections(points, groups, entry, reader),
  };
}

/** Footnote signs by note id: the printed one, else 1, 2, 3. */
const noteSigns = ({ notes = [] }: TableFile): ReadonlyMap<string, string> =>
  new Map(notes.map(({ id, mark }, index) => [id, mark ?? String(index + 1)]));

function notesOf(
  entry: EntryOf<'tables'>,
  signs: ReadonlyMap<string, string>,
  reader: Reader,
): NonNullable<TableView['notes']>['items'] {
  return (entry.data.notes ?? []).map(({ id, text }, index) => {
    const mark = markOf(provenanceAt(entry, ['notes', index]), reader);
    return { sign: signs.get(id) ?? '', text: reader.prose(text), ...(mark && { mark }) };
  });
}

function legendOf(
  entry: EntryOf<'tables'>,
  reader: Reader,
): NonNullable<TableView['legend']>['items'] {
  return (entry.data.words ?? []).map((word, index) => {
    const mark = markOf(provenanceAt(entry, ['words', index]), reader);
    return {
      title: reader.label(word.title),
      ...(mark && { mark }),
      ...(word.text && { text: reader.prose(word.text) }),
    };
  });
}

function rollsOf(entry: EntryOf<'tables'>, reader: Reader): TableRollView[] {
  return (entry.data.rolls ?? []).map((roll, index) => {
    const thrown = showDice(roll.dice, reader.language);
    const mark = markOf(provenanceAt(entry, ['rolls', index]), reader);
    return {
      title: reader.label(roll.title),
      dice: roll.times
        ? listOf([thrown, reader.t('table.times', { n: roll.times })], reader.language)
        : thrown,
      ...(mark && { mark }),
      ...(roll.text && { text: reader.prose(roll.text) }),
      modifiers: (roll.modifiers ?? []).map(({ id, title, change }) => ({
        id,
        title: reader.label(title),
        amount: reader.change(change),
      })),
    };
  });
}

const explainedRows = (entry: EntryOf<'tables'>, reader: Reader): ExplainedRow[] =>
  entry.data.rows
    .filter(({ text, effects, uses, roll }) => text ?? effects ?? uses ?? roll)
    .map(({ id, title, text, effects, uses, roll }) => ({
      href: `#${id}`,
      name: title ? reader.plain(title) : id,
      ...(text && { text: reader.prose(text) }),
      effects: effectLines(effects, reader),
      ...(roll && { roll: rollView(roll, `${entry.address}#${id}`, reader) }),
      links: linksTo(uses, reader),
    }));

function gridView(
  entry: EntryOf<'tables'>,
  signs: ReadonlyMap<string, string>,
  reader: Reader,
): GridView {
  const table = entry.data;
  const sheet = tableSheet(entry, reader.ruleset, reader.language);
  const corner = table.stub ?? keyColumn(table).title;
  const columns = gridColumns(sheet.columns, signs);
  const rows = sheet.groups.flatMap((group) => group.rows);
  const dividers: Dividers =
    sheet.layout === 'bands' ? dividersOf(rows, sheet.key) : new Map<string, never>();
  const gridRow = (row: SheetRow): GridRow => {
    const divider = dividers.get(row.id);
    return { ...rowView(row, sheet, signs, reader), ...(divider && { divider }) };
  };
  return {
    label: reader.plain(table.title),
    layout: sheet.layout,
    corner: {
      text: reader.plain(corner),
      ...(sheet.key !== undefined && { id: sheet.key }),
    },
    heads: headsOf(sheet, columns),
    columns,
    groups: sheet.groups.map((group) => ({
      ...(group.title !== undefined && { title: group.title }),
      rows: group.rows.map(gridRow),
    })),
    marked: rows.some(({ cells }) =>
      cells.some(({ provenance }) => provenance.evidence !== 'printed'),
    ),
    ...(sheet.layout === 'bands' && {
      sides: { legend: reader.t('table.side'), both: reader.t('table.both-sides') },
    }),
  };
}

function headsOf(sheet: TableSheet, columns: readonly GridColumn[]): GridView['heads'] {
  let start = 0;
  return sheet.heads.map(({ title, span }) => {
    const side = columns[start]?.side ?? 0;
    start += span;
    return { title, span, side };
  });
}

/** Sides and shades follow from the column groups that the table declares. */
function gridColumns(
  columns: readonly SheetColumn[],
  signs: ReadonlyMap<string, string>,
): GridColumn[] {
  const groups = [...new Set(columns.flatMap(({ column }) => column.group ?? []))];
  const members = (group: string | undefined) =>
    columns.filter(({ column }) => group !== undefined && column.group === group);
  return columns.map((sheetColumn) => {
    const { id, short, label, numeric, column } = sheetColumn;
    const peers = members(column.group);
    const place = peers.indexOf(sheetColumn);
    const side = groups.indexOf(column.group ?? '') + 1;
    return {
      id,
      short,
      ...(label !== short && { label }),
      numeric,
      notes: signsOf(column.notes, signs),
      side,
      starts: side > 1 && place === 0,
      shade: shadeOf(place, peers.length),
    };
  });
}

const DARKEST = 4;

/** From the darkest for the first of a group to none for the last, whatever their number. */
const shadeOf = (place: number, count: number): number =>
  place < 0 ? 0 : Math.round((DARKEST * (count - 1 - place)) / Math.max(1, count - 1));

const signsOf = (
  notes: readonly string[] | undefined,
  signs: ReadonlyMap<string, string>,
): string[] => (notes ?? []).map((note) => signs.get(note) ?? '');

function rowView(
  { row, ...sheetRow }: SheetRow,
  sheet: TableSheet,
  signs: ReadonlyMap<string, string>,
  reader: Reader,
): Omit<GridRow, 'divider'> {
  const { id, label, provenance, cells } = sheetRow;
  const attested = row.evidence !== undefined || row.dispute !== undefined;
  const mark = attested ? markOf(provenance, reader) : undefined;
  return {
    id,
    label,
    ...(sheet.key !== undefined && { labelId: `${id}.${sheet.key}` }),
    notes: signsOf(row.notes, signs),
    ...(mark && { mark }),
    cells: cells.map((cell) => cellView(cell, provenance.evidence, sheet.layout, signs, reader)),
  };
}

/** A cell is marked where its source status differs from its row's, or where nothing but the mark can be shown. */
function cellView(
  cell: SheetCell,
  rowEvidence: string,
  layout: TableSheet['layout'],
  signs: ReadonlyMap<string, string>,
  reader: Reader,
): GridCell {
  const { id, none, provenance } = cell;
  const gap = provenance.evidence === 'unknown' && cell.plain === '?';
  const marked = layout !== 'bands' && (provenance.evidence !== rowEvidence || gap);
  const mark = marked ? markOf(provenance, reader) : undefined;
  return {
    id,
    html: htmlOf(cell, layout),
    none,
    notes: signsOf(cell.notes, signs),
    ...(mark && { mark }),
  };
}

function htmlOf({ html, plain, none }: SheetCell, layout: TableSheet['layout']): string {
  if (layout === 'bands') return none ? '' : escapeHtml(plain);
  return none && html === '' ? '–' : html;
}

type Dividers = ReadonlyMap<string, 'fifth' | 'sign'>;

/** Row id → its line. Values are those of the column that labels the rows; `key` is its id. */
function dividersOf(rows: readonly SheetRow[], key: string | undefined): Dividers {
  const values = rows.map(({ row }) => (key === undefined ? NaN : Number(row.cells[key])));
  return new Map(
    rows.flatMap(({ id }, index): [string, 'fifth' | 'sign'][] => {
      const [value = NaN, next] = [values[index], values[index + 1]];
      if (Number.isNaN(value)) return [];
      if (next !== undefined && Math.sign(value) !== Math.sign(next)) return [[id, 'sign']];
      return value % 5 === 0 ? [[id, 'fifth']] : [];
    }),
  );
}
