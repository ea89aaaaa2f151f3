/**
 * The statements of an entry, each with its source status: the unit that marks and counts of a page
 * refer to.
 */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Shapes } from '../../schemas/types.d.ts';
import { isObject } from '../schema/guards.ts';
import { isSamePath } from '../schema/walk.ts';
import type { Entry } from './entries.ts';
import { provenanceAt, type Attestation, type Attested, type Provenance } from './provenance.ts';

export interface Statement {
  path: Path;
  provenance: Provenance;
}

/** Each of these shapes is one statement. */
const STATEMENTS = [
  'Step',
  'Point',
  'Modifier',
  'Note',
  'Outcome',
  'Word',
  'TableRoll',
] as const satisfies (keyof Shapes)[];

/** Containers of statements; a statement of their own only if they declare a source status. */
const HOLDERS = ['Group', 'Roll', 'Effect'] as const satisfies (keyof Shapes)[];

const statementsOfEntry = new WeakMap<Entry, readonly Statement[]>();

/**
 * Every statement of the entry: its own text or order, steps, points, modifiers, notes, outcomes, words,
 * rolls and cells.
 */
export function statementsOf(entry: Entry): readonly Statement[] {
  const statements =
    statementsOfEntry.get(entry) ??
    pathsOf(entry).map((path) => ({ path, provenance: provenanceAt(entry, path) }));
  statementsOfEntry.set(entry, statements);
  return statements;
}

function pathsOf(entry: Entry): Path[] {
  const { index, data } = entry;
  const own: Path[] = entry.kind === 'rules' || data.dispute !== undefined ? [[]] : [];
  const paths = [
    ...own,
    ...STATEMENTS.flatMap((shape) => index.ofShape(shape).map(({ path }) => path)),
    ...HOLDERS.flatMap((shape) =>
      index.ofShape(shape).flatMap(({ value, path }) => (isAttested(value) ? [path] : [])),
    ),
    ...index.ofShape('Example').flatMap(({ value, path }) => (value.fromSource ? [path] : [])),
    ...tablePaths(entry),
  ].filter((path) => !path.includes('claims'));
  return paths.length === 0 || isOfWhole(entry, paths) ? [[], ...paths] : paths;
}

/** Whether the entry declares a status that none of its statements has: that of their order, for one. */
const isOfWhole = (entry: Entry, paths: readonly Path[]): boolean =>
  (entry.data.evidence ?? 'as-printed') !== 'as-printed' &&
  paths.every((path) => provenanceAt(entry, path).evidence !== entry.data.evidence);

/**
 * Cells, rows with text or a dispute of their own, and columns with an unknown or disputed heading.
 */
function tablePaths(entry: Entry): Path[] {
  if (entry.kind !== 'tables') return [];
  const { rows, columns } = entry.data;
  return [
    ...rows.flatMap((row, at): Path[] => [
      ...(row.text || row.dispute !== undefined ? [['rows', at]] : []),
      ...columns.map(({ id }) => ['rows', at, 'cells', id]),
    ]),
    ...columns.flatMap(({ evidence, dispute }, at): Path[] =>
      evidence === 'unknown' || dispute !== undefined ? [['columns', at]] : [],
    ),
  ];
}

const isAttested = (value: unknown): boolean =>
  isObject(value) &&
  ((value as Attested).evidence !== undefined || (value as Attested).dispute !== undefined);

/** Number of statements of the entry per source status. */
export function countStatements(entry: Entry): ReadonlyMap<Attestation, number> {
  const count = new Map<Attestation, number>();
  for (const { provenance } of statementsOf(entry))
    count.set(provenance.evidence, (count.get(provenance.evidence) ?? 0) + 1);
  return count;
}

/**
 * Number of statements with the status that the part at `path` declares: the part and everything
 * that inherits from it.
 */
export function declaredBy(entry: Entry, path: Path): number {
  const { evidence } = provenanceAt(entry, path);
  return statementsOf(entry).filter(
    ({ provenance }) => provenance.evidence === evidence && isSamePath(provenance.declaredAt, path),
  ).length;
}
