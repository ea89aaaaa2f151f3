/**
 * A part that is unknown, inferred or from another source states what is missing, what it was
 * inferred from, or which source it is.
 */
import { valuesOf } from '../notation/cells.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import type { Amount, Text } from '../../schemas/types.d.ts';
import { valueAt } from '../schema/walk.ts';
import { defineCheck } from './check.ts';

type Problem =
  | 'unknown-reason'
  | 'inferred-reason'
  | 'other-source-unnamed'
  | 'unknown-figure'
  | 'known-figure'
  | 'printed-unknown';
interface Found {
  problem: Problem;
  path: Path;
}
/** The fields of source status that any part may have. */
interface Attested {
  evidence?: string;
  reason?: Text;
  source?: unknown;
  dispute?: unknown;
}

export const evidenceIncomplete = defineCheck({
  code: 'evidence-incomplete',
  scope: 'file',
  severity: 'error',
  message: ({ problem }: { problem: Problem }) => PROBLEMS[problem].message,
  hint: ({ problem }) => PROBLEMS[problem].hint,
  run: ({ file, report }) => {
    for (const { problem, path } of [
      ...inParts(file),
      ...inAmounts(file),
      ...inCells(file),
      ...inFigures(file),
    ])
      report({ path }, { problem });
  },
});

const PROBLEMS: Record<Problem, { message: string; hint: string }> = {
  'unknown-reason': {
    message: 'Missing `reason`: say what is unknown.',
    hint: 'Add `reason` with what is missing and where it should be printed.',
  },
  'inferred-reason': {
    message: 'Missing `reason`: say what this is inferred from.',
    hint: 'Add `reason`: the printed passages it follows from.',
  },
  'other-source-unnamed': {
    message: 'Missing `source`: name the document that corroborates this.',
    hint: 'Add `source` with a document declared in `ruleset.yaml`.',
  },
  'unknown-figure': {
    message: 'A value is unknown, but its part does not say what is missing.',
    hint: 'Add `evidence: unknown` and `reason` to the part, or write the cell as `{ value: unknown, evidence: unknown, reason: … }`.',
  },
  'known-figure': {
    message: 'The value is there, but `evidence` says that it is unknown.',
    hint: 'Make the value `unknown`, or remove `evidence` and `reason` if it is printed.',
  },
  'printed-unknown': {
    message: 'The value is unknown, but `evidence` says that it is printed.',
    hint: 'Write the printed value, or `evidence: unknown` with a `reason`.',
  },
};

function* inParts(file: DataFile): Generator<Found> {
  for (const { value: evidence, path } of shaped(file, 'Evidence')) {
    const { reason, source } = holderOf(file.data, path);
    if (evidence === 'unknown' && !reason) yield { problem: 'unknown-reason', path };
    if (evidence === 'inferred' && !reason) yield { problem: 'inferred-reason', path };
    if (evidence === 'other-source' && !source) yield { problem: 'other-source-unnamed', path };
  }
}

/** The object that has the field at `path`. */
const holderOf = (data: unknown, path: Path): Attested =>
  valueAt(data, path.slice(0, -1)) as Attested;

function* inAmounts(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Amount')) {
    const unknown = unknownIn(value);
    // A claim of a dispute may say that a value is unknown.
    if (unknown && !path.includes('claims') && !isExplained(file.data, path))
      yield { problem: 'unknown-figure', path: [...path, ...unknown] };
  }
  for (const { value, path } of shaped(file, 'Change')) {
    if (value.shift?.toward === 'unknown' && !isExplained(file.data, path))
      yield { problem: 'unknown-figure', path: [...path, 'shift', 'toward'] };
  }
}

/** Path of the unknown piece: the amount itself, its rounding, or who chooses it. */
function unknownIn(amount: Amount): Path | undefined {
  if (amount === 'unknown') return [];
  if (typeof amount !== 'object' || Array.isArray(amount)) return undefined;
  if (amount.round === 'unknown') return ['round'];
  return amount.by === 'unknown' ? ['by'] : undefined;
}

function* inCells(file: DataFile): Generator<Found> {
  const columns = new Map(shaped(file, 'Column').map(({ value }) => [value.id, value]));
  for (const { value: row, path } of shaped(file, 'Row')) {
    for (const [column, cell] of Object.entries(row.cells)) {
      for (const { value, path: at, cell: own } of valuesOf(cell, [...path, 'cells', column])) {
        if (own?.evidence === 'unknown' && value !== undefined && value !== 'unknown')
          yield { problem: 'known-figure', path: at };
        if (own?.evidence === 'as-printed' && value === 'unknown')
          yield { problem: 'printed-unknown', path: at };
        if (value !== 'unknown' || isUnknown(columns.get(column)) || isExplained(file.data, at))
          continue;
        yield { problem: 'unknown-figure', path: at };
      }
    }
  }
}

/** Parts whose figures are all there, with a status that says that they are unknown. */
function* inFigures(file: DataFile): Generator<Found> {
  for (const [part, path, figures] of figuresIn(file))
    if (part.evidence === 'unknown' && !part.dispute && isKnown(figures, part))
      yield { problem: 'known-figure', path: [...path, 'evidence'] };
}

/** Parts with a status and the figures that it is about; of a column it is about the heading alone. */
function* figuresIn(file: DataFile): Generator<[part: Attested, path: Path, figures: unknown]> {
  for (const { value, path } of shaped(file, 'Modifier')) yield [value, path, value.change];
  for (const { value, path } of shaped(file, 'Effect')) yield [value, path, value.count];
  for (const { value, path } of shaped(file, 'Roll')) yield [value, path, value.target];
  for (const { value, path } of shaped(file, 'Row')) yield [value, path, value.cells];
}

/** Whether there are figures, and nothing in the part is called unknown. */
const isKnown = (figures: unknown, part: object): boolean =>
  hasFigure(figures) && !JSON.stringify([figures, { ...part, evidence: '' }]).includes('"unknown');

const FIGURE = /^(?:[+-]?\d|\.\.|D\d)/;
/** A number, `12..60`, `3+` or `2D6`; not one in a text. */
const hasFigure = (value: unknown): boolean => {
  if (isObject(value))
    return Object.entries(value).some(([field, own]) => field !== 'text' && hasFigure(own));
  if (Array.isArray(value)) return value.some(hasFigure);
  return typeof value === 'number' || (typeof value === 'string' && FIGURE.test(value));
};

/** The reason of an existing column is about something else than a missing cell. */
const isUnknown = (column: Attested | undefined): boolean =>
  column?.dispute !== undefined || (column?.evidence === 'unknown' && column.reason !== undefined);

/** Whether the part, or one around it, says what is missing. */
function isExplained(data: unknown, path: Path): boolean {
  const around = path.map((_, depth) => valueAt(data, path.slice(0, depth)));
  return [...around, valueAt(data, path)].some((value) => isObject(value) && explains(value));
}

const explains = ({ reason, dispute }: Attested): boolean =>
  reason !== undefined || dispute !== undefined;
