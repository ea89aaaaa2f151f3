/** A table to show how one links: the largest whose rows have names. */
import type { EntryOf, Rulebook, Ruleset } from '../model/rulebook.ts';
import { entriesOf } from '../model/rulebook.ts';

export interface Sample {
  ruleset: Ruleset;
  table: EntryOf<'tables'>;
  row: string;
  column: string;
}

/** Undefined in a book without tables. */
export function sampleTable({ rulesets }: Rulebook): Sample | undefined {
  const tables = rulesets.flatMap((ruleset) =>
    entriesOf(ruleset, 'tables').map((table) => ({ ruleset, table })),
  );
  const cells = ({ table: { data } }: (typeof tables)[number]) =>
    data.rows.every(({ title }) => title) ? data.rows.length * data.columns.length : 0;
  const largest = tables.sort((a, b) => cells(b) - cells(a))[0];
  return (
    largest && {
      ...largest,
      row: largest.table.data.rows.at(-1)!.id,
      column: largest.table.data.columns[0]!.id,
    }
  );
}
