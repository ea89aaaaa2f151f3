/**
 * The index of a file: its parts, its values by shape, and the addresses it names. Computed once
 * per file.
 */
import type { Path } from '../diagnostics/diagnostic.ts';
import type { DataFile } from './data-file.ts';
import { writtenIn } from '../i18n/text.ts';
import { isObject } from './guards.ts';
import { linksIn } from './links.ts';
import type { PartData, Shapes, Text } from '../../schemas/types.d.ts';
import { walk } from './walk.ts';

export type PartKind = keyof PartData;

/** Anything with its own address inside an entry. */
export type Part = { [K in PartKind]: PartOf<K> }[PartKind];

export interface PartOf<K extends PartKind> {
  kind: K;
  id: string;
  /** From the root of the file. */
  path: Path;
  data: PartData[K];
}

export interface Shaped<V = unknown> {
  value: V;
  path: Path;
  file: DataFile;
}

/** A mention of an address in a file, by a field or by a link in a text. */
export interface Reference {
  ruleset: string;
  /** The address, inside that ruleset: `tables/weapons#rifle`. */
  to: string;
  path: Path;
}

export interface PartAt {
  part: Part;
  /** Its address inside the page: `rifle`, or `rifle.range` for a path inside a cell. */
  fragment: string;
}

export interface FileIndex {
  /** List by list, in file order. Cells are not included; their address is `row.column`. */
  parts: readonly Part[];
  /** Every text, in file order. */
  texts: readonly Shaped<Text>[];
  /** In file order; a link in a text once, taken from its first language. */
  references: readonly Reference[];
  /** All values of a shape, in file order: `ofShape('Roll')`. */
  ofShape<S extends keyof Shapes>(shape: S): readonly Shaped<Shapes[S]>[];
  /** The part with this id. */
  byId(id: string): Part | undefined;
  /** Whether an object of the data is a part. */
  isPart(value: unknown): boolean;
  /** The innermost part or cell around a path. */
  partAt(path: Path): PartAt | undefined;
}

const indexes = new WeakMap<DataFile, FileIndex>();

/**
 * The index of a file. For a file that does not match its schema, it contains only the parts that
 * do.
 */
export function indexOf(file: DataFile): FileIndex {
  let index = indexes.get(file);
  if (!index) indexes.set(file, (index = createIndex(file)));
  return index;
}

/** All values of a shape in a file, in file order: `shaped(file, 'Text')`. */
export const shaped = <S extends keyof Shapes>(
  file: DataFile,
  shape: S,
): readonly Shaped<Shapes[S]>[] => indexOf(file).ofShape(shape);

function createIndex(file: DataFile): FileIndex {
  const parts: Part[] = [];
  const references: Reference[] = [];
  const shapes = new Map<keyof Shapes, Shaped[]>();
  const add = (kind: PartKind, data: unknown, path: Path) => {
    if (hasId(data)) parts.push({ kind, id: data.id, path, data } as Part);
  };
  walk(file.data, file.schema, ({ value, path, shape, part, items }) => {
    if (shape) {
      const found = shapes.get(shape);
      if (found) found.push({ value, path, file });
      else shapes.set(shape, [{ value, path, file }]);
    }
    // A list's own parts come before the parts nested in them, as on the page.
    if (items && Array.isArray(value))
      value.forEach((item: unknown, at) => add(items, item, [...path, at]));
    else if (part && typeof path.at(-1) !== 'number') add(part, value, path);
    if (shape === 'Reference') references.push({ ruleset: file.ruleset, to: String(value), path });
    if (shape === 'Text') references.push(...linksOf(value, path));
  });
  // The schema defines which type has which shape, and the generated types follow it.
  const ofShape = <S extends keyof Shapes>(shape: S) =>
    (shapes.get(shape) ?? []) as Shaped<Shapes[S]>[];
  const byPath = new Map(parts.map((part) => [keyOf(part.path), part]));
  const data = new Set<unknown>(parts.map((part) => part.data));
  const byId = new Map(parts.toReversed().map((part) => [part.id, part]));
  return {
    parts,
    references,
    ofShape,
    texts: ofShape('Text'),
    byId: (id) => byId.get(id),
    isPart: (value) => data.has(value),
    partAt: (path) => partAt(path, byPath),
  };
}

const hasId = (value: unknown): value is { id: string } =>
  isObject(value) && typeof value['id'] === 'string';

function linksOf(text: unknown, path: Path): Reference[] {
  if (!isObject(text)) return [];
  const [first] = writtenIn(text);
  if (first === undefined) return [];
  const words = text[first];
  if (typeof words !== 'string') return [];
  return linksIn(words).map(({ ruleset, to }) => ({ ruleset, to, path: [...path, first] }));
}

const keyOf = (path: Path): string => path.join('/');

function partAt(path: Path, byPath: ReadonlyMap<string, Part>): PartAt | undefined {
  for (let end = path.length; end > 0; end--) {
    const part = byPath.get(keyOf(path.slice(0, end)));
    if (!part) continue;
    const column = part.kind === 'row' && path[end] === 'cells' ? path[end + 1] : undefined;
    return { part, fragment: column === undefined ? part.id : `${part.id}.${column}` };
  }
  return undefined;
}
