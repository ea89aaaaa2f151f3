/** What is not certain in a ruleset: disputes, gaps, inferences. */
import { fragmentIn } from './address.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../schema/walk.ts';
import type { Text } from '../schema/types.generated.ts';
import { addressAt } from './address-of.ts';
import type { Entry } from './entries.ts';
import { provenanceAt, type DisputeBody } from './provenance.ts';
import type { Ruleset } from './rulebook.ts';

/** A dispute with the place where it is described. */
export interface PlacedDispute {
  entry: Entry;
  /** `tables/weapons#heavy-mortar-range-dispute` */
  address: string;
  /** Of the part that is disputed. */
  path: Path;
  dispute: DisputeBody;
}

/** Disputes described in an entry, in order of the file. */
export function disputesOf(entry: Entry): PlacedDispute[] {
  return entry.parts.flatMap((part) =>
    part.kind === 'dispute'
      ? [
          {
            entry,
            address: `${entry.address}#${part.id}`,
            path: part.path.slice(0, -1),
            dispute: part.data,
          },
        ]
      : [],
  );
}

export interface Doubt {
  evidence: 'unknown' | 'inferred';
  entry: Entry;
  /** Of the innermost part or cell around it. */
  address: string;
  path: Path;
  reason: Text | undefined;
  /** Its id on the page of disputes: the address in dots, and what is meant where that has no address. */
  key: string;
  /** Title of what is meant, where it has one but no address: a group, a word of the legend. */
  title: Text | undefined;
}

/** Gaps and inferences of an entry: every object that declares one, outer before inner. */
export function doubtsOf(entry: Entry): Doubt[] {
  const doubts: Doubt[] = [];
  for (const { value, path } of entry.index.ofShape('Evidence')) {
    if (value !== 'unknown' && value !== 'inferred') continue;
    const doubt = doubtAt(entry, path.slice(0, -1), value);
    // The field may be written after what it holds for.
    const inner = doubts.findIndex((other) => isInside(other.path, doubt.path));
    doubts.splice(inner < 0 ? doubts.length : inner, 0, doubt);
  }
  return doubts;
}

const isInside = (path: Path, outer: Path): boolean =>
  path.length > outer.length && outer.every((step, index) => path[index] === step);

function doubtAt(entry: Entry, path: Path, evidence: Doubt['evidence']): Doubt {
  const { title, id } = valueAt(entry.data, path) as { title?: Text; id?: string };
  const address = addressAt(entry, path);
  const name =
    id ??
    (fragmentIn(address) !== undefined
      ? undefined
      : path.findLast((step) => typeof step === 'string'));
  return {
    evidence,
    entry,
    path,
    address,
    key: keyOf(address, name),
    reason: provenanceAt(entry, path).reason,
    title,
  };
}

/** `tables/weapons#rifle.range` → `tables.weapons.rifle.range`; a group of that table: `tables.weapons.small-arms`; the roll of a set: `modifiers.ambush.roll`. */
function keyOf(address: string, id: string | undefined): string {
  const dotted = address.replaceAll(/[/#]/g, '.');
  return id === undefined || dotted.endsWith(`.${id}`) ? dotted : `${dotted}.${id}`;
}

export const allDisputes = (ruleset: Ruleset): PlacedDispute[] =>
  ruleset.entries.flatMap(disputesOf);
export const allDoubts = (ruleset: Ruleset): Doubt[] => ruleset.entries.flatMap(doubtsOf);
