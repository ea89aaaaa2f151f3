/** Numbers under `given` that cannot be: below or above what their value can have, or other than a table gives. */
import { pageIn } from '../../model/address.ts';
import type { Entry } from '../../model/entries.ts';
import { valuesOf } from '../../notation/cells.ts';
import type { Example, Value } from '../../../schemas/types.d.ts';
import { lookedUp } from './looked-up.ts';

/** Numbers that are never negative, unless they are modifiers. */
const COUNTED: ReadonlySet<string | undefined> = new Set(['count', 'measured']);

/** What is wrong with a given number, and what is known of it. */
export interface WrongNumber {
  kind: 'below' | 'above' | 'looked-up' | 'no-such-word';
  name: string;
  names: readonly string[];
}

/** The words by which tables find their rows for this role. */
export const wordsOf = (role: string, entries: readonly Entry[]): string[] => [
  ...new Set(
    entries.flatMap((entry) =>
      entry.kind === 'tables'
        ? entry.data.columns
            .filter(({ type, match, value }) => type === 'word' && match && value === role)
            .flatMap(({ id }) => entry.data.rows.flatMap(({ cells }) => valuesOf(cells[id], [])))
            .flatMap(({ value }) => (value === undefined ? [] : [String(value)]))
        : [],
    ),
  ),
];

/** Whether some condition asks for a word of the role. */
const isAsked = (role: string, word: string, entries: readonly Entry[]): boolean =>
  entries.some(({ index }) =>
    index
      .ofShape('Test')
      .some(
        ({ value: { subject, is = [], not = [] } }) =>
          subject === role && [is, not].flat().includes(word),
      ),
  );

export function wrongNumber(
  example: Example,
  values: readonly Value[],
  entries: readonly Entry[],
): WrongNumber | undefined {
  const given = Object.entries(example.given ?? {});
  for (const [name, word] of given) {
    const own = entries.filter(({ address }) => address === pageIn(example.target ?? ''));
    const ofTarget = wordsOf(name, own);
    const isOwn = ofTarget.length > 0;
    const words = isOwn ? ofTarget : wordsOf(name, entries);
    const isKnown =
      words.includes(String(word)) || (!isOwn && isAsked(name, String(word), entries));
    if (typeof word === 'string' && words.length > 0 && !isKnown)
      return { kind: 'no-such-word', name, names: words };
  }
  return given.map((one) => ofNumber(example, one, values, entries)).find((one) => one);
}

function ofNumber(
  example: Example,
  [name, number]: readonly [string, string | number],
  values: readonly Value[],
  entries: readonly Entry[],
): WrongNumber | undefined {
  const value = values.find(({ id }) => id === name);
  if (typeof number !== 'number' || !value) return undefined;
  const { atMost, signed, origin } = value;
  const atLeast = value.atLeast ?? (COUNTED.has(origin) && !signed ? 0 : undefined);
  // Limits that leave no number are a finding of their own.
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) return undefined;
  if (atLeast !== undefined && number < atLeast)
    return { kind: 'below', name, names: [String(atLeast)] };
  if (atMost !== undefined && number > atMost)
    return { kind: 'above', name, names: [String(atMost)] };
  const found = lookedUp(example, name, entries);
  if (found && found.number !== number)
    return { kind: 'looked-up', name, names: [found.table, String(found.number)] };
  return undefined;
}
