/**
 * Every value of a file under the name of its shape, as the schema gives it: all texts, all amounts, all references.
 * The schemas know where a text or a reference may stand; with this, no check repeats that knowledge,
 * and a new field is checked as soon as the schema has it.
 */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { DataFile } from './data-file.ts';
import { readSchemas, type SchemaName } from './schemas.ts';
import type {
  Abbreviation,
  Aliases,
  Amount,
  Cell,
  Change,
  Column,
  Cost,
  Dispute,
  Effect,
  Example,
  Group,
  Marker,
  Modifier,
  Note,
  Omission,
  Outcome,
  Point,
  Roll,
  Row,
  Sides,
  SourcePlace,
  Step,
  TableRoll,
  Term,
  Test,
  Text,
  Value,
  ValueSet,
  When,
  Window,
  Word,
} from './types.generated.ts';

/** Shapes by the `title` of their schema, or by the name of their definition. */
export interface Shapes {
  Abbreviation: Abbreviation;
  Aliases: Aliases;
  Amount: Amount;
  Cell: Cell;
  Change: Change;
  Column: Column;
  Cost: Cost;
  Dice: string;
  Dispute: Dispute;
  Effect: Effect;
  Example: Example;
  Group: Group;
  Id: string;
  Marker: Marker;
  Modifier: Modifier;
  Names: string | string[];
  Note: Note;
  Omission: Omission;
  Outcome: Outcome;
  Point: Point;
  Reference: string;
  Roll: Roll;
  Row: Row;
  Sides: Sides;
  SourcePlace: SourcePlace;
  Step: Step;
  TableRoll: TableRoll;
  Term: Term;
  Test: Test;
  Text: Text;
  Value: Value;
  ValueSet: ValueSet;
  When: When;
  Window: Window;
  Word: Word;
}

export interface Shaped<V = unknown> {
  value: V;
  path: Path;
  file: DataFile;
}

type Schema = Record<string, unknown>;
type Found = Map<string, Shaped[]>;
const cache = new WeakMap<DataFile, Found>();

/** All values of a shape in a file, in its order: `shaped(file, 'Text')`. Meant for files that passed the schema. */
export function shaped<S extends keyof Shapes>(
  file: DataFile,
  shape: S,
): readonly Shaped<Shapes[S]>[] {
  let found = cache.get(file);
  if (!found) cache.set(file, (found = survey(file)));
  return (found.get(shape) ?? []) as Shaped<Shapes[S]>[];
}

function survey(file: DataFile): Found {
  const found: Found = new Map();
  const visit = (value: unknown, schema: Schema | undefined, path: Path): void => {
    if (schema === undefined || value === undefined) return;
    const { name, schema: shape } = resolve(schema);
    if (name) {
      const list = found.get(name);
      if (list) list.push({ value, path, file });
      else found.set(name, [{ value, path, file }]);
    }
    if (value === null || typeof value !== 'object') return;
    if (Array.isArray(value))
      return value.forEach((item, index) =>
        visit(item, shape['items'] as Schema, [...path, index]),
      );
    const fields = (shape['properties'] ?? {}) as Record<string, Schema>;
    for (const [key, item] of Object.entries(value)) {
      const other = shape['additionalProperties'];
      visit(
        item,
        Object.hasOwn(fields, key)
          ? fields[key]
          : typeof other === 'object'
            ? (other as Schema)
            : undefined,
        [...path, key],
      );
    }
  };
  visit(file.data, rootOf(file.schema), []);
  return found;
}

let schemas: Map<string, Schema> | undefined;
const resolved = new WeakMap<Schema, { name: string | undefined; schema: Schema }>();
const roots = new WeakMap<Schema, Schema>();

function rootOf(name: SchemaName): Schema {
  schemas ??= adopt(readSchemas());
  return schemas.get(name)!;
}

/** Remembers for each schema object which file it stands in, so that `#/definitions/cell` can be followed. */
function adopt(all: Map<string, Schema>): Map<string, Schema> {
  const mark = (node: unknown, root: Schema): void => {
    if (node === null || typeof node !== 'object') return;
    if (!Array.isArray(node)) roots.set(node as Schema, root);
    Object.values(node).forEach((child) => mark(child, root));
  };
  for (const root of all.values()) mark(root, root);
  return all;
}

function resolve(schema: Schema): { name: string | undefined; schema: Schema } {
  const known = resolved.get(schema);
  if (known) return known;
  const result = follow(schema);
  resolved.set(schema, result);
  return result;
}

function follow(schema: Schema): { name: string | undefined; schema: Schema } {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return { name: schema['title'] as string | undefined, schema };
  const [file, pointer] = reference.split('#/definitions/') as [string, string];
  const root = file === '' ? roots.get(schema)! : schemas!.get(file.replace('.schema.json', ''))!;
  const target = (root['definitions'] as Record<string, Schema>)[pointer]!;
  const end = follow(target);
  return { name: end.name ?? pointer, schema: end.schema };
}
