/**
 * The values of a part in one readable line:
 * `range=18..60 shots=1 special=rules/team,rules/he(D6)`. Includes all typed data and the numbers
 * in English texts; other words are left out, so that wording can change freely.
 */
import { DEFAULT_LANGUAGE, findLanguage } from '../i18n/languages.ts';
import { isText } from '../i18n/text.ts';
import { COMPARISONS } from '../notation/comparisons.ts';
import { figuresOf } from '../notation/figures-in-text.ts';
import type { FileIndex } from '../schema/file-index.ts';
import { isEffect, isObject } from '../schema/guards.ts';
import type { Effect, Test } from '../schema/types.generated.ts';

/** Fields whose content is written without the field's name. */
const PLAIN = new Set(['cells', 'change']);
/**
 * References for further reading are not values, but a digit in an address could be mistyped into
 * another address.
 */
const POINTERS = new Set(['see', 'uses']);
/** Printed words, of which only the numbers count. */
const WORDS = new Set(['section', 'publisher', 'translator', 'state', 'reading']);

/** What the file is written in, which no player reads as a figure. */
const LANGUAGES = new Set(['languages', 'translations']);

type Fields = Record<string, unknown>;

/** The fingerprint of a part or entry, without nested parts. Empty if there are no values. */
export function fingerprint(data: object, { isPart }: Pick<FileIndex, 'isPart'>): string {
  const { id: _, ...own } = withoutParts(data, isPart);
  return fields(own).join(' ');
}

/** A copy without nested parts, which have fingerprints of their own. */
function withoutParts(data: object, isPart: FileIndex['isPart']): Fields {
  const holdsParts = (value: unknown) => (Array.isArray(value) ? value : [value]).some(isPart);
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (isText(value)) return value;
    return isObject(value) ? withoutParts(value, isPart) : value;
  };
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (holdsParts(value) ? [] : [[key, copy(value)]])),
  );
}

function fields(data: object): string[] {
  return Object.entries(data).flatMap(([key, value]) => {
    if (LANGUAGES.has(key)) return [];
    if (PLAIN.has(key) && isObject(value)) return fields(value);
    const figures = figuresOfField(key, value);
    return figures === '' ? [] : [`${key}=${figures}`];
  });
}

function figuresOfField(key: string, value: unknown): string {
  if (POINTERS.has(key)) return pointers(value);
  return WORDS.has(key) ? textFigures(String(value)) : say(value);
}

/** Formats any value briefly; empty if it contains no number. */
function say(value: unknown): string {
  if (Array.isArray(value)) return value.map(say).filter(Boolean).join(',');
  if (!isObject(value)) return bare(value);
  if (isText(value)) return textFigures(value[DEFAULT_LANGUAGE]);
  if (isLists(value))
    return Object.values(value)
      .flat()
      .map((word) => textFigures(String(word)))
      .filter(Boolean)
      .join(',');
  if ('document' in value) return source(value);
  if (isEffect(value)) return effect(value);
  if (isTest(value)) return test(value);
  return group(value);
}

/** An object with a name: `hit(when=roll>=target)`; else `(each=-1 of=pins)`. */
function group(data: Fields): string {
  const { id, value: held, in: pointer, rule, ...others } = data;
  // The value of a claim may be a whole group of fields.
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

/** Aliases and synonyms: lists of words per language. */
const isLists = (data: Fields): boolean =>
  Object.entries(data).every(
    ([key, value]) => findLanguage(key) !== undefined && Array.isArray(value),
  );

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

/** The tests by field, in the order of output. */
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

/** Whether two fingerprints have the same values: `+2` equals `2`. */
export const sameFigures = (a: string, b: string): boolean => unsigned(a) === unsigned(b);

const unsigned = (figures: string): string => figures.replace(/(?<=[=,(])\+(?=\d)/g, '');
