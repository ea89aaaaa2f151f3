/**
 * The figures of a part, each under the name of its field: `range` → `12..24`, `roll.target` → `3`. Everything typed is
 * a figure, and so are the figures of the English texts; words are not, so that wording can change freely.
 */
import type { Path } from '../diagnostics/diagnostic.ts';
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import { isText } from '../i18n/text.ts';
import { COMPARISONS } from '../notation/comparisons.ts';
import { figuresOf } from '../notation/figures-in-text.ts';
import type { FileIndex } from '../schema/file-index.ts';
import { isEffect, isObject } from '../schema/guards.ts';
import { valueAt } from '../schema/walk.ts';
import type { Effect, Test } from '../../schemas/types.d.ts';

/** Fields whose content stands for itself, without the field's name. */
const PLAIN = new Set(['cells', 'change']);
/** Where a player looks next is no figure; but an address with a digit in it could be mistyped into another. */
const POINTERS = new Set(['see', 'uses', 'lookUp']);
/** Printed words, of which only the figures count. */
const WORDS = new Set(['section', 'publisher', 'translator', 'state', 'reading']);

/** Not rules: which languages a ruleset has, what its rolls are called, what players may search and ask, what buttons they get, and whether a sign is shown. */
const NO_FIGURES = new Set([
  'languages',
  'translations',
  'rollNames',
  'aliases',
  'lead',
  'synonyms',
  'questions',
  'common',
  'signed',
  'notOffered',
]);

type Fields = Record<string, unknown>;
type IsPart = FileIndex['isPart'];

/** One figure, and where it stands in its file. */
export interface Figure {
  value: string;
  path: Path;
}

/** The figures of a part or entry that stands at `path`, without the parts inside it, by field: `range`, `roll.target`. */
export function figuresIn(data: object, path: Path, isPart: IsPart): Map<string, Figure> {
  return new Map(inside(data, '', path, isPart));
}

type Found = [field: string, figure: Figure];

function* inside(data: object, field: string, path: Path, isPart: IsPart): Generator<Found> {
  for (const [key, value] of Object.entries(data)) {
    if (key === 'id' || NO_FIGURES.has(key) || holdsParts(value, isPart)) continue;
    // The value of a cell is the cell's own figure; what else the cell carries has a name.
    const isOwn = PLAIN.has(key) || (field !== '' && key === 'value' && !isNested(value));
    const name = isOwn ? field : joined(field, key);
    yield* figuresAt(value, key, name, [...path, key], isPart);
  }
}

function* figuresAt(
  value: unknown,
  key: string,
  field: string,
  path: Path,
  isPart: IsPart,
): Generator<Found> {
  if (isNamedList(value)) {
    // Which there are, and in which order; sources of the whole ruleset may be added freely.
    if (key !== 'documents') yield [field, { value: value.map(({ id }) => id).join(','), path }];
    for (const [index, item] of value.entries())
      yield* inside(item, joined(field, item.id), [...path, index], isPart);
  } else if (isGroup(value)) yield* inside(value, field, path, isPart);
  else {
    const figures = figuresOfField(key, withoutParts(value, isPart));
    if (figures !== '') yield [field, { value: figures, path }];
  }
}

const joined = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);
const isNested = (value: unknown): boolean => value !== null && typeof value === 'object';
const holdsParts = (value: unknown, isPart: IsPart): boolean =>
  (Array.isArray(value) ? value : [value]).some(isPart);

const isNamedList = (value: unknown): value is { id: string }[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => isObject(item) && typeof item['id'] === 'string');

/** An object whose fields are figures of their own: not one that is read as a whole. */
const isGroup = (value: unknown): value is Fields =>
  isObject(value) && !isText(value) && !('document' in value) && !isEffect(value) && !isTest(value);

/** A copy without the parts inside, which have addresses, and so figures, of their own. */
function withoutParts(value: unknown, isPart: IsPart): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutParts(item, isPart));
  // What a text lacks in a language stands in it without being listed: a copy would lose it.
  if (!isObject(value) || isText(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      holdsParts(item, isPart) ? [] : [[key, withoutParts(item, isPart)]],
    ),
  );
}

function fields(data: object): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (NO_FIGURES.has(key)) return [];
    if (PLAIN.has(key) && isObject(value)) return fields(value);
    const figures = figuresOfField(key, value);
    return figures === '' ? [] : [`${key}=${figures}`];
  });
}

function figuresOfField(key: string, value: unknown): string {
  if (POINTERS.has(key)) return pointers(value);
  return WORDS.has(key) ? textFigures(String(value)) : say(value);
}

/** Any value in short; empty when it holds no figure. */
function say(value: unknown): string {
  if (Array.isArray(value)) return value.map(say).filter(Boolean).join(',');
  if (!isObject(value)) return bare(value);
  if (isText(value)) return textFigures(value[DEFAULT_LANGUAGE]);
  if ('document' in value) return source(value);
  if (isEffect(value)) return effect(value);
  if (isTest(value)) return test(value);
  return group(value);
}

/** An object with a name: `hit(when=roll>=target)`; else `(each=-1 of=pins)`. */
function group(data: Fields): string {
  const { id, value: held, in: pointer, rule, ...others } = data;
  // A claim may hold a whole group of fields as its value.
  const [value, rest] =
    typeof held === 'object' ? [undefined, { value: held, ...others }] : [held, others];
  const name = [id, value, typeof pointer === 'string' ? `@${pointer}` : undefined, rule]
    .filter((part) => part !== undefined)
    .map(bare)
    .join(' ');
  const inside = fields(rest);
  return inside.length === 0 ? name : `${name}(${inside.join(' ')})`;
}

const bare = (value: unknown): string => {
  const text = String(value);
  return /^[^\s(),=<>"]+$/.test(text) ? text : JSON.stringify(text);
};

function textFigures(text: string): string {
  const figures = figuresOf(text).map(({ figure }) => figure);
  return figures.length === 0 ? '' : `"${figures.join(' ')}"`;
}

function pointers(value: unknown): string {
  return [value]
    .flat()
    .map(String)
    .filter((pointer) => /\d/.test(pointer))
    .join(',');
}

/** `sheet:2`, with the figures of its section. */
function source({ document, page, section }: Fields): string {
  const place = [document, page, typeof section === 'string' ? textFigures(section) : ''].filter(
    (part) => part !== undefined && part !== '',
  );
  return place.map(String).join(':');
}

/** The tests by field, in the order in which a line gives them. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['is', '='],
  ['not', '!='],
  ...COMPARISONS.map(({ field, ascii }) => [field, ascii] as const),
]);

const isTest = (data: Fields): data is Fields & Test => {
  const keys = Object.keys(data).filter((key) => key !== 'subject');
  return (
    typeof data['subject'] === 'string' &&
    keys.length > 0 &&
    keys.every((key) => SIGNS.has(key)) &&
    !('each' in data)
  );
};

function test(data: Test): string {
  const fields: Readonly<Partial<Record<string, unknown>>> = { ...data };
  const asked = [...SIGNS].flatMap(([key, sign]) => {
    const wanted = fields[key];
    return wanted === undefined
      ? []
      : [
          `${sign}${Array.isArray(wanted) ? wanted.map(say).join(key === 'is' || key === 'not' ? '|' : '+') : say(wanted)}`,
        ];
  });
  return `${data.subject}${asked.join('')}`;
}

function effect({ do: verb, marker, ...rest }: Effect): string {
  const markers = Array.isArray(marker) ? marker.join('|') : marker;
  const { at, ...others } = rest;
  const more = [...(at === undefined ? [] : [`at=${at}`]), ...fields(others)];
  return `${verb}:${markers}${more.length === 0 ? '' : `(${more.join(' ')})`}`;
}

/** Are two figures the same? `+2` is `2`, `1/2` is `0.5`, and what is so anyhow may be left out; undefined is no figure. */
export const sameFigures = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined ? a === b : plain(a) === plain(b);

const plain = (figures: string): string => {
  const [, whole = 0, over, under] = /^"?(?:(\d+) )?(\d+)\/([1-9]\d*)"?$/.exec(figures) ?? [];
  return over === undefined
    ? figures
        .replace(/(?<=^|[=,(])\+(?=\d)/g, '')
        .replace(/(?<=[( ])(?:each=1|count=1|obligation=must)(?: |(?=\)))/g, '')
        .replace(/ (?=\))|\(\)/g, '')
    : String(Number(whole) + Number(over) / Number(under));
};

/** What a field means that is left out. */
const DEFAULTS: Readonly<Record<string, string>> = {
  order: 'listed',
  combine: 'sum',
  each: '1',
  count: '1',
};

/** What stands at a field, or is meant by its absence; of evidence, that of what is around it. */
export const figureOrDefault = (
  figure: string | undefined,
  field: string,
  { file, path }: { file: { data: unknown }; path: Path },
): string | undefined => {
  const name = field.split('.').at(-1) ?? '';
  if (figure !== undefined || name !== 'evidence') return figure ?? DEFAULTS[name];
  const evidence = path
    .map((_, depth) => valueAt(file.data, [...path.slice(0, depth), 'evidence']))
    .findLast((one) => one !== undefined);
  return typeof evidence === 'string' ? evidence : 'as-printed';
};
