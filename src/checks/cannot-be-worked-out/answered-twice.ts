/** Tables that give the same number for the same case, so that no calculator can tell which of them applies. */
import { allHold } from '../../arithmetic/conditions.ts';
import { everySituation } from '../../arithmetic/every-situation.ts';
import { numberKey, rowGroups, rowsByKey } from '../../model/key-column.ts';
import type { Entry } from '../../model/entries.ts';
import type { EntryOf } from '../../model/rulebook.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { TableFile, When } from '../../../schemas/types.d.ts';

type Table = EntryOf<'tables'>;

/** The values that a table gives for what it is looked up with. */
export const looksUp = (name: string, entry: Entry): entry is Table =>
  entry.kind === 'tables' &&
  numberKey(entry.data) !== undefined &&
  !entry.data.rolls?.length &&
  entry.data.columns.some(({ value, match }) => value === name && !match);

/** Each column of a table whose value an earlier table gives, too, with the address of that one. */
export function* answeredTwice(
  table: Entry,
  entries: readonly Entry[],
): Generator<{ name: string; other: string; at: Path }> {
  if (table.kind !== 'tables') return;
  const before = entries.slice(0, entries.indexOf(table));
  for (const [index, { value: name }] of table.data.columns.entries()) {
    if (name === undefined || !looksUp(name, table)) continue;
    const other = before.find((one) => looksUp(name, one) && meet(name, one.data, table.data));
    if (other) yield { name, other: other.address, at: ['columns', index, 'value'] };
  }
}

/** Whether there is a case for which both tables have the value. */
function meet(name: string, one: TableFile, other: TableFile): boolean {
  const [keys, others] = [keysOf(one), keysOf(other)];
  const areApart =
    keys?.name === others?.name && keys && others && keys.numbers.isDisjointFrom(others.numbers);
  return (
    !areApart &&
    casesOf(name, one).some((own) =>
      casesOf(name, other).some((its) => !haveOtherWords(own, its) && canBothHold(own, its)),
    )
  );
}

const haveOtherWords = (own: When, its: When): boolean =>
  own.some(({ subject, is }) =>
    its.some(
      (test) =>
        test.subject === subject &&
        is !== undefined &&
        test.is !== undefined &&
        new Set([is].flat()).isDisjointFrom(new Set([test.is].flat())),
    ),
  );

const canBothHold = (own: When, its: When): boolean =>
  everySituation([own, its])?.some((known) => allHold([...own, ...its], known) !== false) ?? true;

/** The numbers that find a row; undefined where every number up to them does. */
function keysOf(table: TableFile): { name: string; numbers: Set<number> } | undefined {
  const key = numberKey(table);
  return key?.value !== undefined && key.match === 'exact'
    ? { name: key.value, numbers: new Set(rowsByKey(table, key).keys) }
    : undefined;
}

/** What has to hold for each column of the value and each group of rows, beside the number that finds the row. */
const casesOf = (name: string, table: TableFile): When[] =>
  table.columns
    .filter(({ value, match }) => value === name && !match)
    .flatMap(({ when = [] }) => rowGroups(table).map((group) => [...when, ...group.when]));
