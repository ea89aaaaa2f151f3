/** What is not certain in a ruleset: disputes, gaps, inferences. */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Entry } from './entries.ts';
import type { Text } from '../schema/types.generated.ts';
import { provenanceAt, type DisputeBody } from './provenance.ts';
import type { Ruleset } from './rulebook.ts';

export interface ToldDispute {
  entry: Entry;
  /** `tables/weapons#heavy-mortar-range-dispute` */
  address: string;
  /** Of the part that is disputed. */
  path: Path;
  dispute: DisputeBody;
}

/** Disputes told in an entry, in order of the file. */
export function disputesOf(entry: Entry): ToldDispute[] {
  return entry.parts
    .filter(({ kind }) => kind === 'dispute')
    .map((part) => ({
      entry,
      address: `${entry.address}#${part.id}`,
      path: part.path.slice(0, -1),
      dispute: part.data as unknown as DisputeBody,
    }));
}

export interface Doubt {
  evidence: 'unknown' | 'inferred';
  entry: Entry;
  /** Of the innermost part or cell around it. */
  address: string;
  path: Path;
  because: Text | undefined;
  /** Its id on the page of disputes: the address in dots, and what is meant where that has no address. */
  key: string;
  /** Title of what is meant, where it has one but no address: a group, a word of the legend. */
  title: Text | undefined;
}

/** Gaps and inferences of an entry: every node that declares one. */
export function doubtsOf(entry: Entry): Doubt[] {
  const found: Doubt[] = [];
  const visit = (node: unknown, path: Path): void => {
    if (Array.isArray(node)) return node.forEach((item, index) => visit(item, [...path, index]));
    if (node === null || typeof node !== 'object') return;
    const evidence = (node as { evidence?: string }).evidence;
    if (evidence === 'unknown' || evidence === 'inferred') {
      const { title, id } = node as { title?: Text; id?: string };
      const address = addressAt(entry, path);
      found.push({
        evidence,
        entry,
        path,
        address,
        key: keyOf(
          address,
          id ??
            (address.includes('#') ? undefined : path.findLast((step) => typeof step === 'string')),
        ),
        because: provenanceAt(entry, path).because,
        title,
      });
    }
    for (const [key, value] of Object.entries(node)) visit(value, [...path, key]);
  };
  visit(entry.data, []);
  return found;
}

/** `tables/weapons#rifle.range` → `tables.weapons.rifle.range`; a group of that table: `tables.weapons.small-arms`; the roll of a set: `modifiers.ambush.roll`. */
function keyOf(address: string, id: string | undefined): string {
  const dotted = address.replaceAll(/[/#]/g, '.');
  return id === undefined || dotted.endsWith(`.${id}`) ? dotted : `${dotted}.${id}`;
}

/** Address of the cell, else of the innermost part, else of the entry around a path. */
export function addressAt(entry: Entry, path: Path): string {
  const around = entry.parts.filter((part) =>
    part.path.every((step, index) => path[index] === step),
  );
  const part = around.sort((a, b) => b.path.length - a.path.length)[0];
  if (!part) return entry.address;
  const cell =
    part.kind === 'row' && path[part.path.length] === 'cells'
      ? `.${path[part.path.length + 1]}`
      : '';
  return `${entry.address}#${part.id}${cell}`;
}

export const allDisputes = (ruleset: Ruleset): ToldDispute[] => ruleset.entries.flatMap(disputesOf);
export const allDoubts = (ruleset: Ruleset): Doubt[] => ruleset.entries.flatMap(doubtsOf);
