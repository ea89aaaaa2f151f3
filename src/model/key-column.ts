/** The columns by which the rows of a table are found. */
import { boundsOf, valuesOf } from '../notation/cells.ts';
import type { Column, Row, TableFile, Test, Text, When } from '../../schemas/types.d.ts';

/**
 * The column that identifies the rows of a table: the first one with a lookup, or else the first.
 */
export function keyColumn({ columns }: Pick<TableFile, 'columns'>): Column {
  const [first] = columns;
  const key = columns.find(({ match }) => match !== undefined) ?? first;
  if (!key) throw new Error('A table has at least one column.');
  return key;
}

/** What stands above the names of the rows. Rows without a title are named by the key column. */
export const rowHeading = (table: TableFile): Text =>
  table.rowHeader ?? (table.rows.some(({ title }) => title) ? table.title : keyColumn(table).title);

/** The first key with numbers, by which a number finds its row. */
export const numberKey = ({ columns }: Pick<TableFile, 'columns'>): Column | undefined =>
  columns.find(({ match, type }) => match !== undefined && type !== 'word');

/** The values that a table finds by other numbers. */
export const foundBy = (table: Pick<TableFile, 'columns' | 'rolls'>): string[] =>
  numberKey(table) && !table.rolls?.length
    ? table.columns.flatMap(({ value, match }) => (match || value === undefined ? [] : [value]))
    : [];

/** Rows that differ in their number alone: those of one weapon, and of one range. */
export interface RowGroup {
  /** What the other keys ask for: a word, or a number. */
  when: Test[];
  rows: Row[];
}

/** The rows by their other keys, beside that with the numbers: each weapon has its own. */
export function rowGroups(table: Pick<TableFile, 'columns' | 'rows'>): RowGroup[] {
  const first = numberKey(table);
  const others = table.columns.filter((column) => column.match && column !== first);
  return others.reduce<RowGroup[]>(
    (groups, column) => groups.flatMap((group) => split(group, column, table.rows)),
    [{ when: [], rows: table.rows }],
  );
}

function split({ when, rows }: RowGroup, column: Column, all: readonly Row[]): RowGroup[] {
  const { id, type, match, value: subject = '' } = column;
  const wordIn = ({ cells }: Row) => String(valuesOf(cells[id], [])[0]?.value);
  if (type === 'word')
    return [...Map.groupBy(rows, wordIn)].map(([is, own]) => ({
      when: [...when, { subject, is }],
      rows: own,
    }));
  const numberIn = (row: Row): number => keyIn(row, column);
  const steps = [...new Set(all.map(numberIn))].sort((a, b) => a - b);
  return steps.map((step, index) => {
    const below = steps[index - 1];
    const reach = rows.map(numberIn).filter((one) => one >= step);
    const wanted = match === 'exact' ? step : Math.min(...reach);
    const test: Test =
      match === 'exact'
        ? { subject, equals: step }
        : { subject, atMost: step, ...(below !== undefined && { above: below }) };
    return { when: [...when, test], rows: rows.filter((row) => numberIn(row) === wanted) };
  });
}

const keyIn = ({ cells }: Row, { id }: Column): number =>
  boundsOf(valuesOf(cells[id], [])[0]?.value ?? '')?.to ?? NaN;

/** The numbers of the key, and for each group of rows the row that each of them finds. */
export function rowsByKey(
  table: Pick<TableFile, 'columns' | 'rows'>,
  key: Column,
): { keys: number[]; groups: { when: Test[]; rows: (Row | undefined)[] }[] } {
  const keys = [...new Set(table.rows.map((row) => keyIn(row, key)))];
  const groups = rowGroups(table).map(({ when, rows }) => ({
    when,
    rows: keys.map((wanted) => {
      const reach = rows.map((row) => keyIn(row, key)).filter((one) => one >= wanted);
      const own = key.match === 'exact' ? wanted : Math.min(...reach);
      return rows.find((row) => keyIn(row, key) === own);
    }),
  }));
  return { keys, groups };
}

/** The conditions by which a table finds its numbers, in headings and in keys. */
export const whensOf = (table: TableFile): When[number][] => [
  ...table.columns.flatMap(({ when = [] }) => when),
  ...rowGroups(table).flatMap(({ when }) => when),
];
