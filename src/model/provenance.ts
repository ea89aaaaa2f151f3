/** How well a part is attested: its own evidence, or that of what it stands in. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { isObject } from '../schema/guards.ts';
import { isSamePath, valueAt } from '../schema/walk.ts';
import type { Entry } from './entries.ts';
import type { Dispute, Evidence, PartData, SourcePlace, Text } from '../schema/types.generated.ts';

export type Attestation = Evidence | 'disputed';
export type DisputeBody = PartData['dispute'];

export interface Provenance {
  evidence: Attestation;
  source: readonly SourcePlace[];
  /** Why it has this evidence. */
  reason?: Text;
  /** What the editors remark on it besides: it changes nothing in its evidence. */
  remark?: Text;
  /** Address inside the ruleset of the place where the dispute is told. */
  dispute?: string;
  /** Path of the part that declares this evidence, empty for the entry: the mark stands there once. */
  declaredAt: Path;
}

/** What may say how well it is attested: an entry, a part of it, a marker, a term, a value. */
export interface Attested {
  source?: readonly SourcePlace[];
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}

/** What the parts inside a part inherit. */
interface Inherited extends Pick<Provenance, 'source' | 'reason' | 'declaredAt'> {
  evidence: Evidence;
}

/** What a part does not pass on to the parts inside it. */
interface Own extends Pick<Provenance, 'remark' | 'dispute'> {
  disputedAt?: Path;
}

const PRINTED: Inherited = { evidence: 'as-printed', source: [], declaredAt: [] };

/**
 * The provenance of the part at `path`: every node on the way may override evidence and source; a cell also heeds its
 * column. A dispute and a remark hold for the part that bears them, not for the parts inside it.
 */
export function provenanceAt(entry: Entry, path: Path): Provenance {
  let inherited = PRINTED;
  let own: Own = {};
  for (const { node, at, isPart } of nodesAlong(entry, path)) {
    if (isPart) own = {};
    own = { ...own, ...ownOf(node, at, inherited.evidence, entry) };
    inherited = inheritedFrom(inherited, node, at);
  }
  return joined(isGap(valueAt(entry.data, path)) ? gap(inherited, path) : inherited, own);
}

/** The provenance of a thing that stands in no entry: a marker, a term, a value. */
export const provenanceOf = (thing: Attested): Provenance =>
  joined(inheritedFrom(PRINTED, thing, []), ownOf(thing, [], PRINTED.evidence));

function joined(inherited: Inherited, { remark, dispute, disputedAt }: Own): Provenance {
  const { reason, ...rest } = inherited;
  // Of a disputed part the reason is its own, not that of what stands around it.
  const isOwn = disputedAt === undefined || isSamePath(inherited.declaredAt, disputedAt);
  return {
    ...rest,
    ...(reason && isOwn && { reason }),
    ...(remark && { remark }),
    ...(dispute !== undefined && { evidence: 'disputed', dispute }),
    ...(disputedAt && { declaredAt: disputedAt }),
  };
}

function inheritedFrom(outer: Inherited, node: Attested, at: Path): Inherited {
  const source = node.source ?? outer.source;
  if (node.evidence !== undefined)
    return {
      evidence: node.evidence,
      source,
      declaredAt: at,
      ...(node.reason && { reason: node.reason }),
    };
  if (outer.evidence === 'as-printed') return { ...outer, source };
  // Another source or another reason for the same evidence is worth a mark of its own.
  const declares = node.source ?? node.reason;
  return {
    ...outer,
    source,
    ...(node.reason && { reason: node.reason }),
    ...(declares && { declaredAt: at }),
  };
}

function ownOf(node: Attested, at: Path, outer: Evidence, entry?: Entry): Own {
  const { dispute, reason, evidence } = node;
  const isRemark = evidence === undefined && outer === 'as-printed';
  return {
    ...(isRemark && reason && { remark: reason }),
    ...(dispute !== undefined && {
      dispute: typeof dispute === 'string' ? dispute : `${entry?.address ?? ''}#${dispute.id}`,
      disputedAt: at,
    }),
  };
}

/** A cell that says unknown is a gap, whatever stands around it; its own reason, if any, says why. */
const isGap = (node: unknown): boolean =>
  node === 'unknown' || (isObject(node) && node['value'] === 'unknown');

function gap(inherited: Inherited, path: Path): Inherited {
  if (inherited.evidence === 'unknown') return inherited;
  return { evidence: 'unknown', source: inherited.source, declaredAt: path };
}

interface NodeAt {
  node: Attested;
  at: Path;
  /** A part inside the part before it, not merely a field of it. */
  isPart: boolean;
}

function* nodesAlong(entry: Entry, path: Path): Generator<NodeAt> {
  let value: unknown = entry.data;
  yield { node: entry.data, at: [], isPart: false };
  for (const [index, step] of path.entries()) {
    value = valueAt(value, [step]);
    const inCells = path[index - 1] === 'cells';
    if (inCells && entry.kind === 'tables') {
      const place = entry.data.columns.findIndex(({ id }) => id === step);
      const column = entry.data.columns[place];
      // A column that is unknown has lost its heading; its cells are as legible as they are.
      if (column && column.evidence !== 'unknown')
        yield { node: statusOf(column), at: ['columns', place], isPart: true };
    }
    const isPart = typeof step === 'number' || inCells || step === 'roll';
    // The reason of a dispute says why a claim is adopted.
    if (isObject(value) && !('claims' in value))
      yield { node: value, at: path.slice(0, index + 1), isPart };
  }
}

/** A dispute about a column is about its heading. */
const statusOf = ({ evidence, source, reason }: Attested): Attested => ({
  ...(evidence && { evidence }),
  ...(source && { source }),
  ...(evidence && reason && { reason }),
});
