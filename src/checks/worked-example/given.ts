/** Numbers under `given` that cannot be: below or above what their value can have, or other than a table gives. */
import type { Entry } from '../../model/entries.ts';
import type { Example, Value } from '../../../schemas/types.d.ts';
import { lookedUp } from './looked-up.ts';

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
    // Limits that leave no number are a finding of their own.
    if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) continue;
    if (atLeast !== undefined && number < atLeast)
      return { kind: 'below', name, names: [String(atLeast)] };
    if (atMost !== undefined && number > atMost)
      return { kind: 'above', name, names: [String(atMost)] };
    const found = lookedUp(example, name, entries);
    if (found && found.number !== number)
      return { kind: 'looked-up', name, names: [found.table, String(found.number)] };
  }
  return undefined;
}
