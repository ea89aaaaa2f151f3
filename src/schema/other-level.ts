/** A field that stands one level too far out, or too far in. */
import type { ErrorObject } from 'ajv';
import { asCode, list } from '../diagnostics/phrase.ts';
import { isObject } from './guards.ts';
import {
  ENTRY_KINDS,
  ENTRY_SCHEMAS,
  readSchemas,
  type Schema,
  type SchemaName,
} from './schemas.ts';

/** A group of fields: which it has, and of which shape each is, or each item of its list. */
interface Level {
  fields: ReadonlyMap<string, { shape: string; isList: boolean }>;
  required: readonly string[];
}

let levels: ReadonlyMap<string, Level> | undefined;

/** All shapes by their title; read only once something is wrong. */
const shapes = (): ReadonlyMap<string, Level> => (levels ??= readLevels());

function readLevels(): ReadonlyMap<string, Level> {
  const schemas = [...readSchemas().values()];
  const definitions = new Map(
    schemas.flatMap(({ definitions: own }) =>
      Object.entries((own ?? {}) as Record<string, Schema>).filter(([, one]) => !('$ref' in one)),
    ),
  );
  const follow = (schema: unknown, depth = 0): { shape: string; isList: boolean } => {
    if (!isObject(schema) || depth > 9) return { shape: '', isList: false };
    const { $ref, items, title } = schema as Schema;
    if (typeof $ref === 'string')
      return follow(definitions.get($ref.split('/').at(-1) ?? ''), depth + 1);
    if (isObject(items)) return { shape: follow(items, depth + 1).shape, isList: true };
    return { shape: typeof title === 'string' ? title : '', isList: false };
  };
  const found = new Map<string, Level>();
  const collect = (node: unknown): void => {
    if (!isObject(node)) return;
    const { title, properties, required } = node as Schema;
    if (typeof title === 'string' && isObject(properties))
      found.set(title, {
        fields: new Map(
          Object.entries(properties).map(([field, shape]) => [field, follow(shape)] as const),
        ),
        required: Array.isArray(required) ? (required as string[]) : [],
      });
    Object.values(node).forEach((one: unknown) =>
      Array.isArray(one) ? one.forEach(collect) : collect(one),
    );
  };
  schemas.forEach(collect);
  return found;
}

/** `contest` beside `roll` instead of in it, and `outcomes` inside of one outcome. */
export function levelHint(
  key: string,
  parentSchema: ErrorObject['parentSchema'],
  written?: unknown,
): string | undefined {
  const title = String(parentSchema?.['title']);
  const own = shapes().get(title);
  if (!own || COMMON.has(key)) return undefined;
  const inner = [...own.fields].filter(([, { shape }]) => shapes().get(shape)?.fields.has(key));
  const [first] = inner;
  const value = /^(?:number|boolean)$/.test(typeof written) ? String(written) : '…';
  if (first && inner.length <= MOST && !isOfPages(key))
    return inner.length === 1
      ? `It belongs in ${asCode(first[0])}: ${asCode(`${first[0]}: ${first[1].isList ? `[{ ${key}: ${value} }]` : `{ ${key}: ${value} }`}`)}.`
      : `It belongs in one of ${list(inner.map(([field]) => field))}.`;
  const outer = [...shapes().values()].flatMap(({ fields }) =>
    fields.has(key) ? [...fields].filter(([, { shape }]) => shape === title) : [],
  );
  const names = [...new Set(outer.map(([field]) => field))];
  if (names.length === 0 || names.length > MOST) return undefined;
  const places = placesOf(key);
  return places.length > 1
    ? `It can stand on ${anyOf(places)}. If it is said of all that is around this, write it one level further out, beside ${list(names)}.`
    : `It belongs one level further out, beside ${list(names)}.`;
}

/** What the shapes are called that authors write fields in, besides pages. */
const SHAPES: Readonly<Record<string, string>> = {
  RulesetFile: '`ruleset.yaml`',
  SiteFile: '`site.yaml`',
  Marker: 'an item of `markers.yaml`',
  Term: 'an item of `terms.yaml`',
  Value: 'an item of `values.yaml`',
  Row: 'a row of a table',
  Column: 'a column of a table',
  TableRoll: 'an item of `rolls` of a table',
  Modifier: 'a modifier',
  Step: 'a step',
  Point: 'an item of `points`',
  Outcome: 'an outcome',
  Roll: 'a `roll`',
  Contest: 'a `contest`',
  Pool: 'a `pool`',
  Group: 'a group',
  Note: 'a note',
  Example: 'an example',
  Effect: 'an effect',
  Test: 'a condition',
  Next: 'an item of `next`',
};

/** Whether all kinds of pages have the field. */
const isOfPages = (key: string): boolean =>
  ENTRY_KINDS.every((kind) =>
    shapes()
      .get(String(readSchemas().get(ENTRY_SCHEMAS[kind])?.title))
      ?.fields.has(key),
  );

/** The shapes that have the field, as authors call them: `a page`, `a row of a table`. */
function placesOf(key: string): string[] {
  const titles = [...shapes()].flatMap(([title, { fields }]) => (fields.has(key) ? [title] : []));
  const entries = ENTRY_KINDS.map((kind) => String(readSchemas().get(ENTRY_SCHEMAS[kind])?.title));
  const pages = entries.filter((title) => titles.includes(title));
  const folders = ENTRY_KINDS.filter((_, index) => titles.includes(entries[index] ?? ''));
  const page = isOfPages(key) ? 'a page' : `a page in ${anyOf(folders.map(asCode))}`;
  return [...(pages.length > 0 ? [page] : []), ...titles.flatMap((title) => SHAPES[title] ?? [])];
}

const anyOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** What has a field that has no place near this one; undefined for one that no shape or too many have. */
export function standsElsewhere(key: string): string | undefined {
  const places = COMMON.has(key) ? [] : placesOf(key);
  return places.length > 0 && places.length <= MOST_NAMED
    ? `It is a field of ${anyOf(places)}.`
    : undefined;
}

const DECLARED: readonly SchemaName[] = ['markers', 'terms', 'values'];

/** Of a group that has the fields of another shape, the list of its file that holds such groups. */
export function otherListOf(data: unknown, title: unknown, file: SchemaName): string | undefined {
  const names = isObject(data) ? Object.keys(data) : [];
  const own = shapes().get(String(title));
  const fits = ({ fields, required }: Level): boolean =>
    names.every((name) => fields.has(name)) && required.every((name) => names.includes(name));
  if (!own || names.every((name) => own.fields.has(name))) return undefined;
  const listsIn = (name: SchemaName) => [
    ...(shapes().get(String(readSchemas().get(name)?.title))?.fields ?? []),
  ];
  // What is declared in a file of its own may stand in another one of them.
  const others = DECLARED.includes(file)
    ? DECLARED.flatMap((name) => listsIn(name).map(([, one]) => [`${name}.yaml`, one] as const))
    : [];
  return [...listsIn(file), ...others].find(([, { shape, isList }]) => {
    const other = shapes().get(shape);
    return isList && shape !== title && other !== undefined && fits(other);
  })?.[0];
}

/** They are in so many shapes that nothing follows from them. */
const COMMON: ReadonlySet<string> = new Set(['id', 'title', 'text', 'en', 'pl', 'ja', 'source']);
/** Of more places than these none is likely. */
const MOST = 2;
/** More places than these say nothing. */
const MOST_NAMED = 4;
