/** Numbers that a table gives for the other numbers and words of an example, as it gives them on the page of a roll. */
import type { Library } from '../../arithmetic/library.ts';
import { numberOf } from '../../arithmetic/sum.ts';
import { calculateValue } from '../../arithmetic/value.ts';
import { numberKey } from '../../model/key-column.ts';
import type { Entry } from '../../model/entries.ts';
import { boundsOf } from '../../notation/cells.ts';
import type { Example } from '../../../schemas/types.d.ts';
import { looksUp } from '../cannot-be-worked-out/answered-twice.ts';
import { valueIn } from './read-table.ts';

/** What the one table that has the value for what else the example has gives. */
export function lookedUp(
  example: Example,
  name: string,
  entries: readonly Entry[],
): { table: string; number: number } | undefined {
  const [only, ...others] = answersTo(example, name, entries);
  return others.length > 0 ? undefined : only;
}

/** What each table gives that finds the value by what else the example has. */
export const answersTo = (
  example: Example,
  name: string,
  entries: readonly Entry[],
): { table: string; number: number }[] =>
  entries.flatMap((entry) => {
    if (!looksUp(name, entry)) return [];
    // 4+ is the 4 that is needed.
    const cell = String(valueIn(entry.data, example, name)).replace(/^\+|\+$/g, '');
    const bounds = boundsOf(cell);
    return bounds && bounds.from === bounds.to
      ? [{ table: entry.address, number: bounds.from }]
      : [];
  });

/** The example with every number that a table gives for what it has. */
export function withLookedUp(
  example: Example,
  entries: readonly Entry[],
  library: Library,
): Example {
  const names = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'tables' && numberKey(entry.data)
        ? entry.data.columns.flatMap(({ value, match }) => (match ? [] : (value ?? [])))
        : [],
    ),
  );
  let whole = example;
  // A table may be read by what another one gives.
  for (let last; last !== whole;) {
    last = whole;
    for (const name of names) {
      if (whole.given && name in whole.given) continue;
      const found = lookedUp(afterSets(whole, library), name, entries);
      if (found) whole = { ...whole, given: { ...whole.given, [name]: found.number } };
    }
  }
  return whole;
}

/** Tables are read by the numbers after their own modifier sets: AP 5 is 8 against an unarmoured target. */
function afterSets(example: Example, library: Library): Example {
  const given = { ...example.given };
  for (const [address, { value }] of library.sets) {
    if (!value || value.base !== value.name || !(value.name in given)) continue;
    const [only, ...others] = calculateValue(address, example, library).readings;
    const result = others.length === 0 ? numberOf(only?.result) : undefined;
    if (result !== undefined) given[value.name] = result;
  }
  return { ...example, given };
}
