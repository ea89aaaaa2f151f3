/** Address → the thing it names. */
import type { Entry, Part } from './entries.ts';
import type { Column, Marker, Row, Term, Text, Value } from '../schema/types.generated.ts';
import type { Rulebook, Ruleset } from './rulebook.ts';

export type Target = { ruleset: Ruleset; address: string } & (
  | { type: 'entry'; entry: Entry; part?: Part; cell?: { row: Row; column: Column } }
  | { type: 'markers'; marker?: Marker }
  | { type: 'terms'; word?: Term | Value }
);

/** The target of an address inside `ruleset`, such as `tables/weapons#rifle.range`; undefined when there is none. */
export function find(ruleset: Ruleset, address: string): Target | undefined {
  const [page, fragment] = address.split('#') as [string, string | undefined];
  const here = { ruleset, address };
  if (page === 'markers') {
    const marker = ruleset.markers.find(({ id }) => id === fragment);
    return fragment === undefined
      ? { ...here, type: 'markers' }
      : marker && { ...here, type: 'markers', marker };
  }
  if (page === 'terms') {
    const word = [...ruleset.terms, ...ruleset.values].find(({ id }) => id === fragment);
    return fragment === undefined
      ? { ...here, type: 'terms' }
      : word && { ...here, type: 'terms', word };
  }
  const entry = ruleset.entries.find((candidate) => candidate.address === page);
  if (!entry) return undefined;
  if (fragment === undefined) return { ...here, type: 'entry', entry };
  const [row, column] = fragment.split('.');
  const part = entry.parts.find(({ id }) => id === row);
  if (!part) return undefined;
  if (column === undefined) return { ...here, type: 'entry', entry, part };
  const cell =
    entry.kind === 'tables'
      ? {
          row: part.data as unknown as Row,
          column: entry.data.columns.find(({ id }) => id === column)!,
        }
      : undefined;
  return cell?.column && { ...here, type: 'entry', entry, part, cell };
}

/** The same for a public address with the ruleset in front: `bolt-action/tables/weapons#rifle`. */
export function findPublic(rulebook: Rulebook, address: string): Target | undefined {
  const slash = address.indexOf('/');
  const ruleset = rulebook.rulesets.find(({ id }) => id === address.slice(0, slash));
  return ruleset && find(ruleset, address.slice(slash + 1));
}

/** What a part is called: its title, or its first words where it has none. */
export function titleOfPart(part: Part): Text | undefined {
  return (part.data['title'] ?? part.data['about']) as Text | undefined;
}
