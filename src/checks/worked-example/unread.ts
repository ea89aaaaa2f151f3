/** Numbers of an example that its results do not need. */
import type { Library } from '../../arithmetic/library.ts';
import { stringsIn } from '../../arithmetic/own-sets.ts';
import { writtenIn } from '../../i18n/text.ts';
import type { Entry } from '../../model/entries.ts';
import { figuresOf } from '../../notation/figures-in-text.ts';
import type { Example } from '../../../schemas/types.d.ts';
import { recompute } from './recompute.ts';

/** Numbers of which some change each result that reads one. */
const OTHERS = [-5, 0, 1, 2, 5, 8, 11, 20, 99];

/** A number under `given` that the text does not say and on which no result depends. */
export function unread(
  example: Example,
  library: Library,
  entries: readonly Entry[],
): string | undefined {
  const { given = {}, text } = example;
  const [language] = writtenIn(text);
  const said = figuresOf((language && text[language]) ?? '').map(({ figure }) => figure);
  const isUnread = readerOf(example, library, entries);
  return Object.keys(given).find((name) => {
    const written = given[name];
    const isSaid = said.some((figure) => figure.includes(String(Math.abs(Number(written)))));
    return typeof written === 'number' && !isSaid && isUnread(name);
  });
}

/** A number under `given` that only a modifier counts which `with` does not name: the number, and the modifier. */
export function uncounted(
  example: Example,
  library: Library,
  entries: readonly Entry[],
): { kind: 'unnamed'; name: string; names: readonly string[] } | undefined {
  const { given = {}, with: named = [] } = example;
  const isUnread = readerOf(example, library, entries);
  for (const [name, written] of Object.entries(given)) {
    if (typeof written !== 'number' || written === 0) continue;
    const ids = countersOf(name, library).filter((id) => !named.includes(id));
    if (ids.length === 0 || !isUnread(name)) continue;
    const before = resultsOf(example, library, entries);
    const found = ids.find((id) => {
      const after = resultsOf({ ...example, with: [...named, id] }, library, entries);
      return after !== before && !after.includes('"why"');
    });
    if (found !== undefined) return { kind: 'unnamed', name, names: [found] };
  }
  return undefined;
}

/** The modifiers whose amount names a value. */
const countersOf = (name: string, { sets }: Library): string[] =>
  [...sets.values()].flatMap(({ modifiers }) =>
    modifiers.filter(({ change }) => stringsIn(change).has(name)).map(({ id }) => id),
  );

const resultsOf = (example: Example, library: Library, entries: readonly Entry[]): string =>
  JSON.stringify(
    Object.keys(example.expect ?? {}).map((what) => recompute(example, what, library, entries)),
  );

/** Tells whether no result of the example depends on a number that it gives. */
function readerOf(
  example: Example,
  library: Library,
  entries: readonly Entry[],
): (name: string) => boolean {
  const { given = {}, expect = {} } = example;
  const results = (numbers: Example['given'] = {}) =>
    resultsOf({ ...example, given: numbers }, library, entries);
  // What cannot be computed leaves nothing to depend on.
  const isNone = Object.keys(expect).some(
    (what) => 'why' in recompute(example, what, library, entries),
  );
  return (name) => {
    const { [name]: _, ...without } = given;
    const others = [without, ...OTHERS.map((number) => ({ ...given, [name]: number }))];
    return !isNone && others.every((other) => results(other) === results(given));
  };
}
