/**
 * Data → things with an identity: entries, their parts, outcomes, groups, notes. Each has fields of its own, so that two
 * revisions can be compared thing by thing, whatever the order and form of the files.
 */
import { pageIn } from '../model/address.ts';
import type { RulesetData } from '../model/entries.ts';
import { isText } from '../i18n/text.ts';
import { isObject } from '../schema/guards.ts';
import type { EntryKind } from '../schema/schemas.ts';

export interface Thing {
  /** Unique: `bolt-action/modifiers/to-hit/outcomes:hit`. */
  key: string;
  /** Where a reader finds it: its own public address, or that of what it stands in. */
  address: string;
  /** What it is, in a word: `table`, `row`, `outcome`. */
  what: string;
  /** Key of the thing that contains it. */
  owner: string | undefined;
  /** Everything but the things inside: `title`, `cells.range`, `roll.target`. */
  fields: Map<string, unknown>;
  /** The whole, as it stands in the file. */
  data: Record<string, unknown>;
}

const KINDS: Record<EntryKind, string> = {
  phases: 'phase',
  tables: 'table',
  modifiers: 'modifier set',
  procedures: 'procedure',
  rules: 'rule',
};
/** Lists whose items have an address of their own, and what an item is called. */
const PARTS: Record<string, string> = {
  rows: 'row',
  columns: 'column',
  steps: 'step',
  modifiers: 'modifier',
  points: 'point',
  examples: 'example',
  markers: 'marker',
  terms: 'term',
  values: 'value',
};
/** Groups of fields that are compared one by one. */
const OPENED = new Set(['cells', 'roll', 'value', 'edition', 'front', 'stacking']);

/** Every thing of a ruleset by its key. */
export function thingsOf(ruleset: RulesetData): Map<string, Thing> {
  const things = new Map<string, Thing>();
  const { id, entries, markers, terms, values } = ruleset;
  if (ruleset.ruleset)
    gather(things, { key: id, address: id, what: 'ruleset', data: ruleset.ruleset });
  for (const { kind, address, data } of entries)
    gather(things, {
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
      gather(things, {
        key: `${id}/${name}#${item.id}`,
        address: `${id}/${name}#${item.id}`,
        what,
        data: item,
      });
  }
  return things;
}

interface Found {
  key: string;
  address: string;
  what: string;
  data: object;
  owner?: string;
}

function gather(things: Map<string, Thing>, { key, address, what, data, owner }: Found): void {
  const fields = new Map<string, unknown>();
  const thing: Thing = { key, address, what, owner, fields, data: data as Record<string, unknown> };
  things.set(key, thing);
  for (const [name, value] of Object.entries(data)) open(things, thing, name, value);
}

function open(things: Map<string, Thing>, thing: Thing, path: string, value: unknown): void {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (isList(value)) for (const item of value) gather(things, child(thing, path, name, item));
  else if (name === 'dispute' && isNamed(value)) gather(things, child(thing, path, name, value));
  else if (OPENED.has(path) && isObject(value))
    for (const [key, inner] of Object.entries(value)) open(things, thing, `${path}.${key}`, inner);
  else if (path !== 'id')
    thing.fields.set(path, isText(value) ? value : withoutTexts(things, thing, path, value));
}

/** Texts and disputes deep in a field, such as the reason in a cell, are fields and things of their own: every language counts. */
function withoutTexts(
  things: Map<string, Thing>,
  thing: Thing,
  path: string,
  value: unknown,
): unknown {
  if (Array.isArray(value))
    return value.map((item, index) => withoutTexts(things, thing, `${path}.${index}`, item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      if (!isText(item) && key !== 'dispute')
        return [[key, withoutTexts(things, thing, `${path}.${key}`, item)]];
      open(things, thing, `${path}.${key}`, item);
      return [];
    }),
  );
}

/** Parts are known by their address, wherever they stand in the entry; all else by its place. */
function child(owner: Thing, path: string, name: string, data: Named): Found {
  const isPart = Object.hasOwn(PARTS, name) || name === 'dispute';
  const address = isPart ? `${pageIn(owner.address)}#${data.id}` : owner.address;
  const key = isPart ? address : `${owner.key}/${path}:${data.id}`;
  return { key, address, what: PARTS[name] ?? name.replace(/s$/, ''), data, owner: owner.key };
}

interface Named {
  id: string;
}
const isNamed = (value: unknown): value is Named =>
  isObject(value) && typeof value['id'] === 'string';
const isList = (value: unknown): value is Named[] =>
  Array.isArray(value) && value.length > 0 && value.every(isNamed);
