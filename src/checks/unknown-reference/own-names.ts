/** Names shared only inside a file: columns, groups, notes, claims. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { DataFile } from '../../schema/data-file.ts';
import { list } from '../../diagnostics/phrase.ts';
import { nearMatch } from '../../text/near-match.ts';
import { indexOf, shaped } from '../../schema/file-index.ts';
import type { RulesetContext } from '../check.ts';
import type { Named } from '../unknown-reference.ts';

type Found = Omit<Named, 'file'>;

export function* findOwnNames({ files }: RulesetContext): Generator<Named> {
  for (const file of files) {
    for (const find of FINDERS) {
      for (const found of find(file))
        if (!new Set(found.known).has(found.name)) yield { ...found, file };
    }
  }
}

const FINDERS = [
  inGroups,
  inNotes,
  inRolls,
  inPoints,
  inCells,
  inExamples,
  inQuestions,
  inDisputes,
] as const;

const ids = (file: DataFile, shape: 'Group' | 'Note' | 'Column' | 'TableRoll'): string[] =>
  shaped(file, shape).map(({ value }) => value.id);

function* inGroups(file: DataFile): Generator<Found> {
  const known = ids(file, 'Group');
  for (const shape of ['Modifier', 'Point', 'Row', 'Column'] as const) {
    for (const { value, path } of shaped(file, shape)) {
      if (value.group !== undefined)
        yield { name: value.group, what: 'group', known, path: [...path, 'group'] };
    }
  }
}

function* inNotes(file: DataFile): Generator<Found> {
  const known = ids(file, 'Note');
  for (const shape of ['Row', 'Column', 'Cell', 'Step', 'Modifier'] as const) {
    for (const { value, path } of shaped(file, shape)) {
      const notes = typeof value === 'object' && 'notes' in value ? (value.notes ?? []) : [];
      for (const [index, name] of notes.entries())
        yield { name, what: 'note', known, path: [...path, 'notes', index] };
    }
  }
}

function* inRolls(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'TableRoll')) {
    if (value.rangeColumn !== undefined)
      yield {
        name: value.rangeColumn,
        what: 'column',
        known: ids(file, 'Column'),
        path: [...path, 'rangeColumn'],
      };
    if (value.rangeGroup !== undefined)
      yield {
        name: value.rangeGroup,
        what: 'group',
        known: ids(file, 'Group'),
        path: [...path, 'rangeGroup'],
      };
  }
}

/** The points that explain why something is unknown. */
function* inPoints(file: DataFile): Generator<Found> {
  const known = shaped(file, 'Point').map(({ value }) => value.id);
  const point = (name: string | undefined, path: Path): Found[] =>
    name === undefined ? [] : [{ name, what: 'point', known, path }];
  for (const { value, path } of shaped(file, 'Roll'))
    yield* point(value.beyondDice, [...path, 'beyondDice']);
  for (const { value, path } of shaped(file, 'Next'))
    yield* point(value.unknown, [...path, 'unknown']);
  for (const { value, path } of shaped(file, 'TableFile'))
    yield* point(value.outside, [...path, 'outside']);
}

function* inCells(file: DataFile): Generator<Found> {
  const columns = ids(file, 'Column');
  for (const { value, path } of shaped(file, 'Row')) {
    // What the row lacks is meant.
    const lacking = columns.filter((id) => !Object.hasOwn(value.cells, id));
    for (const name of Object.keys(value.cells).filter((one) => !columns.includes(one))) {
      const known = lacking.length > 0 ? lacking : columns;
      const remedy =
        lacking.length > 0 && nearMatch(name, known) === undefined
          ? `Write ${list(lacking)} instead, if this cell is meant; a new column is declared under \`columns\`, and every row has a cell for it.`
          : undefined;
      const at = [...path, 'cells', name];
      yield { name, what: 'column', known, path: at, at: 'key', ...(remedy && { remedy }) };
    }
  }
}

/** The roll of a table with several rolls that an example makes. */
function* inExamples(file: DataFile): Generator<Found> {
  const known = ids(file, 'TableRoll');
  for (const { value, path } of shaped(file, 'Example'))
    if (value.way !== undefined && known.length > 0)
      yield { name: value.way, what: 'roll', known, path: [...path, 'way'] };
}

/** The part that holds the answer. */
function* inQuestions(file: DataFile): Generator<Found> {
  const known = indexOf(file).parts.map(({ id }) => id);
  for (const { value, path } of shaped(file, 'Question'))
    if (value.at !== undefined)
      yield { name: value.at, what: 'part', known, path: [...path, 'at'] };
}

function* inDisputes(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Dispute')) {
    if (typeof value === 'string') continue;
    const known = [...value.claims.map(({ id }) => id), 'none'];
    yield { name: value.adopted, what: 'claim', known, path: [...path, 'adopted'] };
    if (value.field !== undefined && !leadsSomewhere(file.data, path.slice(0, -1), value.field)) {
      yield { name: value.field, what: 'field', known: [], path: [...path, 'field'] };
    }
  }
}

/** Whether `change.add` exists inside the part with the dispute. */
function leadsSomewhere(data: unknown, part: Path, field: string): boolean {
  let node = data;
  for (const step of [...part, ...field.split('.')]) {
    if (node === null || typeof node !== 'object' || !Object.hasOwn(node, step)) return false;
    node = (node as Record<string | number, unknown>)[step];
  }
  return true;
}
