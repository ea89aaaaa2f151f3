/**
 * Converts data to things with an identity: entries, their parts, outcomes, groups, notes. Each has
 * its own fields, so that two revisions can be compared thing by thing, whatever the order and
 * format of the files.
 */
import { pageIn } from '../model/address.ts';
import type { RulesetData } from '../model/entries.ts';
import { isText } from '../i18n/text.ts';
import { indexOf, type PartKind } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import { SITE_FILE, type EntryKind } from '../schema/schemas.ts';

export interface Thing {
  /** Unique: `bolt-action/modifiers/to-hit/outcomes:hit`. */
  key: string;
  /** Its own public address, or that of the thing that contains it. */
  address: string;
  /** The kind in a word: `table`, `row`, `outcome`. */
  what: string;
  /** Key of the thing that contains it. */
  owner: string | undefined;
  /** All fields except nested things: `title`, `cells.range`, `roll.target`. */
  fields: Map<string, unknown>;
  /** The original data. */
  data: Record<string, unknown>;
}

const KINDS: Record<EntryKind, string> = {
  phases: 'phase',
  tables: 'table',
  modifiers: 'modifier set',
  procedures: 'procedure',
  rules: 'rule',
};
/** Groups of fields that are compared one by one. */
const OPENED = new Set(['cells', 'roll', 'value', 'edition', 'front', 'stacking']);

/** All things found so far, and the data objects that have their own address. */
interface Gathered {
  things: Map<string, Thing>;
  parts: ReadonlyMap<object, PartKind>;
}

/** Every thing of a ruleset by its key. */
export function thingsOf(ruleset: RulesetData): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const all: Gathered = { things, parts: partsOf(ruleset) };
  const { id, entries, markers, terms, values, exceptions } = ruleset;
  if (ruleset.ruleset) {
    const data = { ...ruleset.ruleset, ...(exceptions && { exceptions }) };
    gather(all, { key: id, address: id, what: 'ruleset', data });
  }
  for (const { kind, address, data } of entries)
    gather(all, {
      key: `${id}/${address}`,
      address: `${id}/${address}`,
      what: KINDS[kind],
      data,
    });
  for (const [name, list, what] of [
    ['markers', markers, 'marker'],
    ['terms', terms, 'term'],
    ['terms', values, 'value'],
  ] as const) {
    for (const item of list)
      gather(all, {
        key: `${id}/${name}#${item.id}`,
        address: `${id}/${name}#${item.id}`,
        what,
        data: item,
      });
  }
  return things;
}

/** The site itself as the one thing of its file. */
export function thingsOfSite(data: object): Map<string, Thing> {
  const things = new Map<string, Thing>();
  gather(
    { things, parts: new Map() },
    { key: SITE_FILE, address: SITE_FILE, what: SITE_FILE, data },
  );
  return things;
}

const partsOf = ({ files }: RulesetData): ReadonlyMap<object, PartKind> =>
  new Map(
    [...files.values()].flatMap((file) =>
      indexOf(file).parts.map(({ data, kind }): [object, PartKind] => [data, kind]),
    ),
  );

interface Found {
  key: string;
  address: string;
  what: string;
  data: object;
  owner?: string;
}

function gather(all: Gathered, { key, address, what, data, owner }: Found): void {
  const fields = new Map<string, unknown>();
  const thing: Thing = { key, address, what, owner, fields, data: data as Record<string, unknown> };
  all.things.set(key, thing);
  for (const [name, value] of Object.entries(data)) open(all, thing, name, value);
}

function open(all: Gathered, thing: Thing, path: string, value: unknown): void {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (isList(value)) for (const item of value) gather(all, child(all, thing, path, name, item));
  else if (name === 'dispute' && isNamed(value)) gather(all, child(all, thing, path, name, value));
  else if (OPENED.has(path) && isObject(value))
    for (const [key, inner] of Object.entries(value)) open(all, thing, `${path}.${key}`, inner);
  else if (path !== 'id') {
    // Its place is kept, so that a figure comes before its status and sources.
    thing.fields.set(path, undefined);
    const own = isText(value) ? value : bare(withoutTexts(all, thing, path, value));
    if (isEmpty(own) && !isEmpty(value)) thing.fields.delete(path);
    else thing.fields.set(path, own);
  }
}

/** A value that was written with its sources, `{ value: 24 }`, is the value. */
const bare = (value: unknown): unknown =>
  isObject(value) && 'value' in value && Object.keys(value).length === 1 ? value['value'] : value;

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** What is said about a value, such as its sources, is compared by itself. */
const ABOUT = new Set(['dispute', 'evidence', 'source']);

/**
 * Texts, disputes, status and sources nested in a field, such as the reason in a cell, become fields
 * and things of their own, because every language counts.
 */
function withoutTexts(all: Gathered, thing: Thing, path: string, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => withoutTexts(all, thing, `${path}.${index}`, item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (!isText(item) && !ABOUT.has(key))
        return [[key, withoutTexts(all, thing, `${path}.${key}`, item)]];
      open(all, thing, `${path}.${key}`, item);
      return [];
    }),
  );
}

/** Parts are identified by address, wherever they are in the entry; everything else by position. */
function child({ parts }: Gathered, owner: Thing, path: string, name: string, data: Named): Found {
  const kind = parts.get(data);
  const address = kind ? `${pageIn(owner.address)}#${data.id}` : owner.address;
  const key = kind ? address : `${owner.key}/${path}:${data.id}`;
  return {
    key,
    address,
    what: kind === 'point' ? 'clause' : (kind ?? name.replace(/s$/, '')),
    data,
    owner: owner.key,
  };
}

interface Named {
  id: string;
}
const isNamed = (value: unknown): value is Named =>
  isObject(value) && typeof value['id'] === 'string';
const isList = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.length > 0 && value.every(isNamed);
