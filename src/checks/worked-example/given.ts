/** Numbers under `given` that cannot be: below or above what their value can have, or other than a table gives. */
import { boundsOf } from '../../notation/cells.ts';
import { numberKey } from '../../model/key-column.ts';
import type { Entry } from '../../model/entries.ts';
import type { Example, Value } from '../../../schemas/types.d.ts';
import { valueIn } from './read-table.ts';

/** Numbers that are never negative, unless they are modifiers. */
const COUNTED: ReadonlySet<string | undefined> = new Set(['count', 'measured']);

/** What is wrong with a given number, and what is known of it. */
export interface WrongNumber {
  kind: 'below' | 'above' | 'looked-up';
  name: string;
  names: readonly string[];
}

export function wrongNumber(
  example: Example,
  values: readonly Value[],
  entries: readonly Entry[],
): WrongNumber | undefined {
  for (const [name, number] of Object.entries(example.given ?? {})) {
    const value = values.find(({ id }) => id === name);
    if (typeof number !== 'number' || !value) continue;
    const { atMost, signed, origin } = value;
    const atLeast = value.atLeast ?? (COUNTED.has(origin) && !signed ? 0 : undefined);
    if (atLeast !== undefined && number < atLeast)
      return { kind: 'below', name, names: [String(atLeast)] };
    if (atMost !== undefined && number > atMost)
      return { kind: 'above', name, names: [String(atMost)] };
    const found = origin === 'table' ? lookedUp(example, name, entries) : undefined;
    if (found && found.number !== number)
      return { kind: 'looked-up', name, names: [found.table, String(found.number)] };
  }
  return undefined;
}

/** What the one table with a column of the value gives for the other numbers of the example. */
function lookedUp(
  example: Example,
  name: string,
  entries: readonly Entry[],
): { table: string; number: number } | undefined {
  const [only, ...others] = entries.filter(
    ({ kind, data }) =>
      kind === 'tables' && data.columns.some(({ value, match }) => value === name && !match),
  );
  if (only?.kind !== 'tables' || others.length > 0 || !numberKey(only.data)) return undefined;
  const bounds = boundsOf(valueIn(only.data, example, name) as string | number);
  return bounds && bounds.from === bounds.to
    ? { table: only.address, number: bounds.from }
    : undefined;
}
