/**
 * Visits every value of a file with the name of its shape in the schema: texts, amounts,
 * references, parts. The schemas alone define where these occur, so a new field is found as soon as
 * a schema has it.
 */
import type { Path } from '../diagnostics/diagnostic.ts';
import { isObject } from './guards.ts';
import { PART_KEYWORD, readSchemas, type SchemaName } from './schemas.ts';
import type { PartData, Shapes } from '../../schemas/types.d.ts';

export interface Visited {
  value: unknown;
  /** From the root of the file. */
  path: Path;
  /** The `title` of its schema. */
  shape: keyof Shapes | undefined;
  /** Set when objects of this shape are parts. */
  part: keyof PartData | undefined;
  /** For a list: set when its items are parts. */
  items: keyof PartData | undefined;
}

type Schema = Record<string, unknown>;
interface Shape extends Pick<Visited, 'shape' | 'part'> {
  schema: Schema;
}

/**
 * Visits every value that the schema describes, parents before children, in file order. Parts of
 * the data that do not match the schema are skipped.
 */
export function walk(
  data: unknown,
  schemaName: SchemaName,
  visit: (visited: Visited) => void,
): void {
  const enter = (value: unknown, schema: unknown, path: Path): void => {
    if (!isObject(schema) || value === undefined) return;
    const { schema: described, shape, part } = shapeOf(schema);
    const items = Array.isArray(value) ? described['items'] : undefined;
    visit({ value, path, shape, part, items: isObject(items) ? shapeOf(items).part : undefined });
    if (Array.isArray(value))
      value.forEach((item: unknown, index) => enter(item, items, [...path, index]));
    else if (isObject(value)) {
      const fields = described['properties'];
      for (const [key, item] of Object.entries(value)) {
        const named = isObject(fields) && Object.hasOwn(fields, key) ? fields[key] : undefined;
        enter(item, named ?? described['additionalProperties'], [...path, key]);
      }
    }
  };
  enter(data, schemas().get(schemaName), []);
}

/** The value at `path`; undefined if the path does not exist. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (node, step) =>
      node !== null && typeof node === 'object' && Object.hasOwn(node, step)
        ? (node as Record<string | number, unknown>)[step]
        : undefined,
    data,
  );

export const isSamePath = (a: Path, b: Path): boolean =>
  a.length === b.length && a.every((step, index) => step === b[index]);

let loaded: Map<string, Schema> | undefined;
/** The root schema of each schema object, to resolve `#/definitions/cell`. */
const roots = new WeakMap<Schema, Schema>();
const shapes = new WeakMap<Schema, Shape>();

/** Read once per process, because the schemas are part of the program. */
function schemas(): Map<string, Schema> {
  if (loaded) return loaded;
  loaded = readSchemas();
  const mark = (node: unknown, root: Schema): void => {
    if (node === null || typeof node !== 'object') return;
    if (isObject(node)) roots.set(node, root);
    Object.values(node).forEach((child) => mark(child, root));
  };
  for (const root of loaded.values()) mark(root, root);
  return loaded;
}

function shapeOf(schema: Schema): Shape {
  let shape = shapes.get(schema);
  if (!shape) shapes.set(schema, (shape = follow(schema)));
  return shape;
}

/** Resolves a `$ref`, with the shape and part names of the schema behind it. */
function follow(schema: Schema): Shape {
  const reference = schema['$ref'];
  if (typeof reference === 'string') return shapeOf(target(schema, reference));
  const { title, [PART_KEYWORD]: part } = schema;
  // The generated types use the same titles and keywords.
  return { schema, shape: title as Visited['shape'], part: part as Visited['part'] };
}

function target(schema: Schema, reference: string): Schema {
  const [file = '', name = ''] = reference.split('#/definitions/');
  const root = file === '' ? roots.get(schema) : schemas().get(file.replace('.schema.json', ''));
  const definitions = root?.['definitions'];
  const found = isObject(definitions) ? definitions[name] : undefined;
  if (!isObject(found)) throw new Error(`No schema at ${reference}`);
  return found;
}
