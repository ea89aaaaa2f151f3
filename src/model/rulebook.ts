/** The validated, read-only model of all rulesets, which pages, search and exports read. */
import type { ChangeRecord, Entry, RulesetData } from './entries.ts';
import { ENTRY_KINDS, type EntryKind } from '../schema/schemas.ts';
import type { Marker, RulesetFile, Term, Value } from '../../schemas/types.d.ts';
import { readingOrder } from './reading-order.ts';
import { usersIn, type Users } from './used-by.ts';

export type EntryOf<K extends EntryKind> = Extract<Entry, { kind: K }>;

export interface Ruleset {
  readonly id: string;
  readonly meta: RulesetFile;
  /** In reading order: by phase and step, entries that nothing mentions last. */
  readonly entries: readonly Entry[];
  readonly phases: readonly EntryOf<'phases'>[];
  readonly markers: readonly Marker[];
  readonly terms: readonly Term[];
  readonly values: readonly Value[];
  /** Records of corrections and moves, as they stand in `changes/`. */
  readonly changes: readonly ChangeRecord[];
  readonly users: Users;
  /** The files it was read from, with their data. */
  readonly source: RulesetData;
}

export interface Rulebook {
  /** In the order of the site's tabs. */
  readonly rulesets: readonly Ruleset[];
}

/** Requires rulesets without errors: each has its ruleset.yaml, and its phases exist. */
export function buildRulebook(rulesets: readonly RulesetData[]): Rulebook {
  return { rulesets: rulesets.map(buildRuleset).sort((a, b) => a.meta.order - b.meta.order) };
}

function buildRuleset(data: RulesetData): Ruleset {
  const meta = data.ruleset;
  if (!meta) throw new Error(`${data.id} has no ruleset.yaml`);
  const { id, markers, terms, values, changes } = data;
  const entries = readingOrder(data, meta);
  const phases = (meta.phases ?? []).flatMap((phase) =>
    data.entries.filter((entry) => entry.kind === 'phases').filter((entry) => entry.id === phase),
  );
  return {
    id,
    meta,
    phases,
    entries,
    markers,
    terms,
    values,
    changes,
    users: usersIn(id, entries),
    source: data,
  };
}

/** Entries of one kind, in reading order. */
export function entriesOf<K extends EntryKind>(ruleset: Ruleset, kind: K): EntryOf<K>[] {
  return ruleset.entries.filter((entry): entry is EntryOf<K> => entry.kind === kind);
}

/** Kinds of which the ruleset has entries, in the order of the site. */
export const kindsOf = (ruleset: Ruleset): EntryKind[] =>
  ENTRY_KINDS.filter((kind) => ruleset.entries.some((entry) => entry.kind === kind));
