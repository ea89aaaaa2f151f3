/** Tables that were added, whole. */
import type { RulesetData } from '../model/entries.ts';
import { plain } from '../notation/show.ts';
import { rowLabel } from '../model/row-label.ts';
import type { Describer } from './describe.ts';
import type { Thing } from './things.ts';

export interface NewTable {
  /** Public address. */
  address: string;
  title: string;
  columns: string[];
  /** One text per column. */
  rows: { label: string; cells: string[] }[];
}

/** The tables of a ruleset that it did not have before, under any address. */
export function newTables(
  after: RulesetData,
  added: ReadonlySet<string>,
  { things, words }: { things: ReadonlyMap<string, Thing>; words: Describer },
): NewTable[] {
  return after.entries.flatMap((entry) => {
    const address = `${after.id}/${entry.address}`;
    if (entry.kind !== 'tables' || !added.has(address)) return [];
    const { columns, rows, title } = entry.data;
    return [
      {
        address,
        title: plain(title, 'en'),
        columns: columns.map((column) => plain(column.title, 'en')),
        rows: rows.map((row) => {
          const thing = things.get(`${address}#${row.id}`);
          return {
            label: rowLabel(row, entry.data, 'en'),
            cells: columns.map(({ id }) =>
              thing ? words.value(thing, `cells.${id}`, row.cells[id]) : '',
            ),
          };
        }),
      },
    ];
  });
}
