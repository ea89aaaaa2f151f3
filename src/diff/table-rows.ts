/** The changed rows of a table, before and after. */
import type { RulesetData } from '../model/entries.ts';
import type { Row, TableFile } from '../schema/types.generated.ts';
import { plain } from '../notation/show.ts';
import { rowLabel } from '../model/row-label.ts';
import { namerOf } from './describe.ts';
import { meaning } from './same.ts';
import { cellWords } from './words.ts';

export interface ChangedTable {
  /** Public address. */
  address: string;
  title: string;
  columns: string[];
  rows: ChangedRow[];
}
export interface ChangedRow {
  address: string;
  label: string;
  /** One text per column; undefined if the row did not exist. */
  before: string[] | undefined;
  after: string[] | undefined;
}

/** Tables in both revisions whose rows were added, removed or changed. */
export function changedTables(before: RulesetData, after: RulesetData): ChangedTable[] {
  return after.entries.flatMap((entry) => {
    const was = before.entries.find(({ address }) => address === entry.address);
    if (entry.kind !== 'tables' || was?.kind !== 'tables') return [];
    const columns = [
      ...new Map(
        [...was.data.columns, ...entry.data.columns].map((column) => [column.id, column]),
      ).values(),
    ];
    const ids = new Set([...entry.data.rows, ...was.data.rows].map(({ id }) => id));
    const rows = [...ids].flatMap((id) =>
      changedRow(id, rowIn(was.data, id), rowIn(entry.data, id)),
    );
    const cells = (table: TableFile, ruleset: RulesetData, row: Row | undefined) =>
      row &&
      columns.map((column) =>
        cellWords(
          row.cells[column.id],
          table.columns.find(({ id }) => id === column.id) ?? column,
          namerOf(ruleset, table),
        ),
      );
    if (rows.length === 0) return [];
    return [
      {
        address: `${after.id}/${entry.address}`,
        title: plain(entry.data.title, 'en'),
        columns: columns.map(({ title }) => plain(title, 'en')),
        rows: rows.map(({ id, old, now }) => ({
          address: `${after.id}/${entry.address}#${id}`,
          label: labelOf(now, entry.data) ?? labelOf(old, was.data) ?? id,
          before: cells(was.data, before, old),
          after: cells(entry.data, after, now),
        })),
      },
    ];
  });
}

const labelOf = (row: Row | undefined, table: TableFile): string | undefined =>
  row && rowLabel(row, table, 'en');

const rowIn = ({ rows }: TableFile, id: string): Row | undefined =>
  rows.find((row) => row.id === id);

const changedRow = (
  id: string,
  old: Row | undefined,
  now: Row | undefined,
): { id: string; old: Row | undefined; now: Row | undefined }[] =>
  meaning(old?.cells) === meaning(now?.cells) ? [] : [{ id, old, now }];
