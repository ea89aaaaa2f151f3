/** How well a part is attested: its own evidence, or that of what it stands in. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { valueAt } from '../schema/walk.ts';
import type { Entry } from './entries.ts';
import type { Dispute, Evidence, PartData, SourcePlace, Text } from '../schema/types.generated.ts';

export type Attestation = Evidence | 'disputed';
export type DisputeBody = PartData['dispute'];

export interface Provenance {
  evidence: Attestation;
  source: readonly SourcePlace[];
  reason?: Text;
  /** Address inside the ruleset of the place where the dispute is told. */
  dispute?: string;
}

interface Attested {
  source?: readonly SourcePlace[];
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}

/**
 * The provenance of the part at `path`: every node on the way may override evidence and source; a cell also heeds its column.
 * `reason` and `dispute` belong to the node that bears them and to what lies in it, not to the entry's other parts.
 */
export function provenanceAt(entry: Entry, path: Path): Provenance {
  let provenance: Provenance = { evidence: 'as-printed', source: [] };
  for (const node of nodesAlong(entry, path)) provenance = narrowed(provenance, node, entry);
  return isGap(valueAt(entry.data, path)) ? { ...provenance, evidence: 'unknown' } : provenance;
}

/** A cell that says unknown is a gap, whatever stands around it. */
const isGap = (node: unknown): boolean =>
  node === 'unknown' ||
  (typeof node === 'object' && (node as { value?: unknown } | null)?.value === 'unknown');

function narrowed(outer: Provenance, node: Attested, entry: Entry): Provenance {
  // The reason of a dispute says why a claim is adopted.
  if ('claims' in node) return outer;
  const evidence = node.dispute !== undefined ? 'disputed' : (node.evidence ?? outer.evidence);
  const reason = node.reason ?? (node.evidence === undefined ? outer.reason : undefined);
  const inherited = node.evidence === undefined ? outer.dispute : undefined;
  const dispute = node.dispute === undefined ? inherited : disputeAddress(node.dispute, entry);
  return {
    evidence,
    source: node.source ?? outer.source,
    ...(reason && { reason }),
    ...(dispute !== undefined && { dispute }),
  };
}

const disputeAddress = (dispute: Dispute, entry: { address: string }): string =>
  typeof dispute === 'string' ? dispute : `${entry.address}#${dispute.id}`;

function* nodesAlong(entry: Entry, path: Path): Generator<object> {
  let node: unknown = entry.data;
  yield entry.data;
  for (const [index, step] of path.entries()) {
    node = (node as Record<string | number, unknown> | undefined)?.[step];
    if (path[index - 1] === 'cells' && entry.kind === 'tables') {
      const column = entry.data.columns.find(({ id }) => id === step);
      // A column that is unknown has lost its heading; its cells are as legible as they are.
      if (column && column.evidence !== 'unknown')
        yield {
          ...(column.evidence && { evidence: column.evidence }),
          ...(column.source && { source: column.source }),
          ...(column.reason && { reason: column.reason }),
        };
    }
    if (node !== null && typeof node === 'object' && !Array.isArray(node)) yield node;
  }
}
