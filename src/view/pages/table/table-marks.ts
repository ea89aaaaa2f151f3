/**
 * The placement of marks in a table. A status shared by most cells of a column, or of a column
 * within a group of rows, is marked once at its heading; only the exceptions have their own mark.
 */
import type { Path } from '../../../diagnostics/diagnostic.ts';
import { provenanceAt, type Attestation, type Provenance } from '../../../model/provenance.ts';
import type { EntryOf } from '../../../model/rulebook.ts';
import { declaredBy } from '../../../model/statements.ts';
import type { Row } from '../../../../schemas/types.d.ts';
import type { Reader } from '../../context.ts';
import type { TableSheet } from '../../parts/table.ts';
import { markOf, type MarkView } from '../../evidence.ts';

export interface TableMarks {
  /** In the head of a column. */
  column: (column: string) => MarkView[];
  /** In the line of a group of rows, under the head of a column. */
  block: (group: number, column: string) => MarkView | undefined;
  row: (row: Row) => MarkView | undefined;
  cell: (row: Row, column: string) => MarkView | undefined;
}

/** `groups` are the rows under each heading, in the order of the grid. */
export function tableMarks(
  entry: EntryOf<'tables'>,
  groups: TableSheet['groups'],
  reader: Reader,
): TableMarks {
  const { rows, columns } = entry.data;
  const heads = new Map<string, MarkView[]>();
  const blocks = new Map<string, MarkView>();
  const cells = new Map<string, MarkView>();
  const add = (column: string, mark: MarkView | undefined) =>
    mark && heads.set(column, [...(heads.get(column) ?? []), mark]);
  for (const [place, column] of columns.entries()) {
    if (column.evidence === 'unknown' || column.dispute !== undefined)
      add(column.id, markOf(provenanceAt(entry, ['columns', place]), reader));
    const all = groups.map((group) =>
      group.rows.map(({ row }) => cellOf(entry, rows.indexOf(row), column.id)),
    );
    const titled = groups.every(({ title }) => title !== undefined);
    const common = commonStatus(all.flat());
    const shared = all.map((group) => common ?? (titled ? commonStatus(group) : undefined));
    if (common) add(column.id, joinedMark(all.flat(), common, reader));
    for (const [group, status] of shared.entries())
      if (status && !common) {
        const mark = joinedMark(all[group] ?? [], status, reader);
        if (mark) blocks.set(`${group}.${column.id}`, mark);
      }
    for (const [group, members] of all.entries())
      for (const { path, provenance, standsAlone, isGap } of members) {
        if ((!standsAlone && !isGap) || provenance.evidence === shared[group]) continue;
        const mark = markOf(provenance, reader, standsAlone ? 1 : 0);
        if (mark) cells.set(path.join('/'), mark);
      }
  }
  return {
    column: (id) => heads.get(id) ?? [],
    block: (group, id) => blocks.get(`${group}.${id}`),
    row: (row) => {
      const path: Path = ['rows', rows.indexOf(row)];
      const provenance = provenanceAt(entry, path);
      const covers = declaredBy(entry, path);
      return covers === 0 ? undefined : markOf(provenance, reader, covers);
    },
    cell: (row, id) => cells.get(['rows', rows.indexOf(row), 'cells', id].join('/')),
  };
}

interface CellStatus {
  path: Path;
  provenance: Provenance;
  /** Neither its row nor the whole table shows the mark for it. */
  standsAlone: boolean;
  /** The cell has only a mark and no value. */
  isGap: boolean;
}

function cellOf(entry: EntryOf<'tables'>, row: number, column: string): CellStatus {
  const path: Path = ['rows', row, 'cells', column];
  const provenance = provenanceAt(entry, path);
  const { declaredAt, evidence } = provenance;
  const isCovered =
    declaredAt.length === 0 || (declaredAt[0] === 'rows' && declaredAt.length === 2);
  return {
    path,
    provenance,
    standsAlone: evidence !== 'as-printed' && !isCovered,
    isGap: evidence === 'unknown',
  };
}

/**
 * The status of more than half of the cells, if all others have a mark; undefined if it would not
 * save marks.
 */
function commonStatus(cells: readonly CellStatus[]): Attestation | undefined {
  if (cells.length < 2 || cells.some(({ standsAlone }) => !standsAlone)) return undefined;
  const kinds = new Set(cells.map(({ provenance }) => provenance.evidence));
  return [...kinds].find(
    (kind) =>
      kind !== 'disputed' &&
      kind !== 'unknown' &&
      cells.filter(({ provenance }) => provenance.evidence === kind).length > cells.length / 2,
  );
}

/** One mark for all cells with a status; with source and reason if all of them share these. */
function joinedMark(
  cells: readonly CellStatus[],
  status: Attestation,
  reader: Reader,
): MarkView | undefined {
  const members = cells.filter(({ provenance }) => provenance.evidence === status);
  const marks = members.flatMap(({ provenance }) => markOf(provenance, reader) ?? []);
  const [first] = marks;
  if (!first) return undefined;
  const { why, href, ...mark } = first;
  const isSame = marks.every((other) => other.why === why && other.href === href);
  return {
    ...mark,
    ...(marks.length > 1 && { covers: marks.length }),
    ...(isSame && why !== undefined && { why }),
    ...(href !== undefined && { href: isSame ? href : '#sources' }),
  };
}
