/** Finds the entry, part or word at an address. */
import { fragmentIn, pageIn, partIn } from './address.ts';
import type { Entry, Part } from './entries.ts';
import type { Column, Marker, Row, Term, Text, Value } from '../../schemas/types.d.ts';

/** The data of a game in which things are found and named. */
export interface NamedData {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly markers: readonly Marker[];
  readonly terms: readonly Term[];
  readonly values: readonly Value[];
}

export type Target = { address: string } & (
  | { type: 'entry'; entry: Entry; part?: Part; cell?: { row: Row; column: Column } }
  | { type: 'markers'; marker?: Marker }
  | { type: 'terms'; word?: Term | Value }
);

/**
 * The target of an address inside `ruleset`, such as `tables/weapons#rifle.range`; undefined if
 * there is none.
 */
export function find(ruleset: NamedData, address: string): Target | undefined {
  const page = pageIn(address);
  const fragment = fragmentIn(address);
  const here = { address };
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
  const { part: id, column } = partIn(fragment);
  const part = entry.index.byId(id);
  if (!part) return undefined;
  if (column === undefined) return { ...here, type: 'entry', entry, part };
  if (entry.kind !== 'tables' || part.kind !== 'row') return undefined;
  const found = entry.data.columns.find(({ id }) => id === column);
  return found && { ...here, type: 'entry', entry, part, cell: { row: part.data, column: found } };
}

/** The title of a part, if it has one. */
export function titleOfPart({ data }: Part): Text | undefined {
  if ('title' in data) return data.title;
  return 'about' in data ? data.about : undefined;
}

/** The text of a part: its own, or the reason of a dispute. */
export function textOfPart({ data }: Part): Text | undefined {
  if ('text' in data) return data.text;
  return 'reason' in data ? data.reason : undefined;
}
