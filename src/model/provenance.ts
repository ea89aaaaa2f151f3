/** The source status of a part: its own, or inherited from the part around it. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { isObject } from '../schema/guards.ts';
import { isSamePath, valueAt } from '../schema/walk.ts';
import type { Entry } from './entries.ts';
import type { Dispute, Evidence, PartData, SourcePlace, Text } from '../../schemas/types.d.ts';

export type Attestation = Evidence | 'disputed';
export type DisputeBody = PartData['dispute'];

export interface Provenance {
  evidence: Attestation;
  source: readonly SourcePlace[];
  /** Why it has this source status. */
  reason?: Text;
  /** A remark of the editors, which does not change the source status. */
  remark?: Text;
  /** Address, inside the ruleset, where the dispute is described. */
  dispute?: string;
  /**
   * Path of the part that declares the source status, empty for the entry. Pages show the mark only
   * there.
   */
  declaredAt: Path;
}

/** Anything that can declare a source status: an entry, a part, a marker, a term, a value. */
export interface Attested {
  source?: readonly SourcePlace[];
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}

/** What a part passes on to the parts inside it. */
interface Inherited extends Pick<Provenance, 'source' | 'reason' | 'declaredAt'> {
  evidence: Evidence;
}

/** What applies to a part alone, not to the parts inside it. */
interface Own extends Pick<Provenance, 'remark' | 'dispute'> {
  disputedAt?: Path;
}

export const PRINTED: Inherited = { evidence: 'as-printed', source: [], declaredAt: [] };

/**
 * The provenance of the part at `path`. Every node on the way may override source status and
 * source; a cell also inherits from its column. A dispute or remark applies only to the part that
 * has it, not to the parts inside.
 */
export function provenanceAt(entry: Entry, path: Path): Provenance {
  let inherited = PRINTED;
  let own: Own = {};
  for (const { node, at, isPart } of nodesAlong(entry, path)) {
    if (isPart) own = {};
    own = { ...own, ...ownOf(node, at, inherited.evidence, entry) };
    inherited = inheritedFrom(inherited, node, at);
  }
  const value = valueAt(entry.data, path);
  if (Array.isArray(value) && path.includes('cells') && own.dispute === undefined)
    return ofCases(value.map((_, index) => provenanceAt(entry, [...path, index])));
  return joined(isGap(value) ? gap(inherited, path) : inherited, own);
}

/** A cell with cases, or with several rules, is as sure as the least sure of them, and has all their sources. */
function ofCases(cases: readonly Provenance[]): Provenance {
  const least = cases.reduce(lessSure);
  const places = new Map(
    cases.flatMap(({ source }) => source.map((place) => [JSON.stringify(place), place])),
  );
  return { ...least, source: [...places.values()] };
}

/** From the least sure. */
const BY_SURENESS: readonly Attestation[] = [
  'unknown',
  'disputed',
  'inferred',
  'other-source',
  'reconstructed',
  'as-printed',
];
/** Of two, the less sure; of two equals, the first. */
export const lessSure = (a: Provenance, b: Provenance): Provenance =>
  sureness(b) < sureness(a) ? b : a;
const sureness = ({ evidence }: Provenance): number => BY_SURENESS.indexOf(evidence);

/** The provenance of a marker, term or value, which belongs to no entry. */
export const provenanceOf = (thing: Attested): Provenance =>
  joined(inheritedFrom(PRINTED, thing, []), ownOf(thing, [], PRINTED.evidence));

function joined(inherited: Inherited, { remark, dispute, disputedAt }: Own): Provenance {
  const { reason, ...rest } = inherited;
  // The reason of a disputed part is its own, never inherited.
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
      ...(node.reason && node.evidence !== 'as-printed' && { reason: node.reason }),
    };
  if (outer.evidence === 'as-printed') return { ...outer, source };
  // A different source or reason deserves its own mark, even if the status is the same.
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
  const isRemark = (evidence ?? outer) === 'as-printed';
  return {
    ...(isRemark && reason && { remark: reason }),
    ...(dispute !== undefined && {
      dispute: typeof dispute === 'string' ? dispute : `${entry?.address ?? ''}#${dispute.id}`,
      disputedAt: at,
    }),
  };
}

/**
 * A cell with the value unknown is unknown whatever its surroundings say; its own reason, if any,
 * explains why.
 */
const isGap = (node: unknown): boolean =>
  node === 'unknown' || (isObject(node) && node['value'] === 'unknown');

function gap(inherited: Inherited, path: Path): Inherited {
  if (inherited.evidence === 'unknown') return inherited;
  return { evidence: 'unknown', source: inherited.source, declaredAt: path };
}

interface NodeAt {
  node: Attested;
  at: Path;
  /** Whether the node is a part, not just a field of one. */
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
      // An unknown column lacks only its heading; its cells may be legible.
      if (column && column.evidence !== 'unknown')
        yield { node: statusOf(column), at: ['columns', place], isPart: true };
    }
    const isPart = typeof step === 'number' || inCells || step === 'roll';
    // The reason of a dispute explains the adopted claim, not the source status.
    if (isObject(value) && !('claims' in value))
      yield { node: value, at: path.slice(0, index + 1), isPart };
  }
}

/** A dispute about a column is about its heading, so cells do not inherit it. */
const statusOf = ({ evidence, source, reason }: Attested): Attested => ({
  ...(evidence && { evidence }),
  ...(source && { source }),
  ...(evidence && evidence !== 'as-printed' && reason && { reason }),
});
