/** A list in place of something else, or something else in place of a list. */
import type { ErrorObject } from 'ajv';
import { asCode } from '../../diagnostics/phrase.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { TEXT_FORM } from '../../i18n/text.ts';
import { nearMatch } from '../../text/near-match.ts';
import { isObject } from '../guards.ts';
import { conditionsIn } from './meant-condition.ts';
import { asId } from './meant-id.ts';
import { languageMeant, needsLanguages } from './meant-language.ts';
import { isPerLanguage, perLanguageHint } from './per-language.ts';
import { joinsHint } from '../other-words.ts';
import { costOf, RESOURCE } from '../said-elsewhere.ts';
import { readSchemas, type Schema } from '../schemas.ts';
import { needsIds } from '../titled.ts';

/** A value in the words of its file, not too long. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return asCode(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}

/** `[18, 5+]`, where each cell has the id of its column. */
export function cellsHint(data: unknown, columns: unknown): string | undefined {
  if (!Array.isArray(data) || !Array.isArray(columns)) return undefined;
  const ids = columns.flatMap((column) =>
    isObject(column) && typeof column['id'] === 'string' ? [column['id']] : [],
  );
  const isPlain = data.every((cell) => ['string', 'number'].includes(typeof cell));
  const cells = isPlain && data.length === ids.length ? data.map(String) : ids.map(() => '…');
  return `Write the id of its column before each: ${asCode(`{ ${ids.map((id, index) => `${id}: ${cells[index] ?? ''}`).join(', ')} }`)}.`;
}

/** `salvo, volley` in place of the search words of a language. */
export const searchWordsHint = (
  data: unknown,
  parentSchema: ErrorObject['parentSchema'],
): string | undefined =>
  typeof data === 'string' && parentSchema?.['title'] === 'Aliases'
    ? itemsHint(data.split(/\s*[,;、]\s*/), 'object', parentSchema)
    : undefined;

/** Words for all sides of a game, which are no role. */
const EVERYBODY =
  /^(?:both|all|each|every(?:one|body)?|any|players|sides)(?: (?:players|sides))?$/i;

/** A text or a group of fields where a list is needed, or the other way round. */
export function listHint(
  data: unknown,
  needed: string,
  parentSchema: ErrorObject['parentSchema'],
): string | undefined {
  const group = needed === 'array' ? groupIn(parentSchema, data) : undefined;
  if (typeof data === 'string' && needed === 'array') {
    if (EVERYBODY.test(data)) return eachHint(parentSchema);
    if (group === '{ subject: … }') return `Write ${asCode(conditionsIn(data))}.`;
    const numbers = numbersHint(data, parentSchema);
    if (numbers !== undefined) return numbers;
    if (group === undefined && /^[^\p{L}\p{N}]+$/u.test(data))
      return `Write a list with the ${asCode('id')} of what has this sign, such as ${asCode('notes: [crew]')}.`;
    return group === undefined
      ? `Write a list: [${wordsIn(data)
          .map((word) => meantItem(word, parentSchema) ?? itemOf(word))
          .join(', ')}].`
      : `Write a list of groups of fields: ${asCode(`[${group}]`)}.`;
  }
  if (typeof data === 'number' && group !== undefined)
    return group === '{ subject: … }'
      ? `Write ${asCode(conditionsIn(`${data}+`))}.`
      : `Write a list of groups of fields: ${asCode(`[${group}]`)}.`;
  if (Array.isArray(data)) return itemsHint(data, needed, parentSchema);
  if (!isObject(data) || needed !== 'array') return undefined;
  return (
    (group === '{ subject: … }' ? joinsHint(data) : undefined) ??
    rowsIn(data, parentSchema) ??
    onlyItem(data, parentSchema) ??
    'Write a list: put it in square brackets, `[{ … }]`, or begin it with a dash, `- …`.'
  );
}

/** The id or the language that a word of such a list stands for. */
function meantItem(word: string, parentSchema: ErrorObject['parentSchema']): string | undefined {
  if (needsIds(parentSchema)) return asId(word);
  return needsLanguages(parentSchema) ? languageMeant(word) : undefined;
}

/** `external: both`, where each item of the list is one of a few words; undefined for other lists, and for those words. */
export function fewWordsHint(
  data: unknown,
  schema: ErrorObject['parentSchema'],
): string | undefined {
  const items: unknown = schema?.['items'];
  const allowed = isObject(items) ? items['enum'] : undefined;
  if (!Array.isArray(allowed) || Array.isArray(data) || isObject(data)) return undefined;
  const words = allowed.map(String);
  const all = `[${words.join(', ')}]`;
  if (data === true || EVERYBODY.test(String(data))) return `Write ${asCode(all)}.`;
  const written = wordsIn(String(data));
  if (written.every((word) => words.includes(word))) return undefined;
  const near = written.map((word) => nearMatch(word, words));
  return near.every((word) => word !== undefined)
    ? `Write ${asCode(`[${near.join(', ')}]`)}.`
    : `Write one or more of these in square brackets: ${asCode(all)}.`;
}

/** `all` and `both` in place of the names of a list. */
const eachHint = (schema: ErrorObject['parentSchema']): string =>
  /\brol(?:es?|ls)\b/.test(String(schema?.['description']))
    ? `List everyone who is meant, each as ${asCode('values.yaml')} names the role, such as ${asCode('act: [attacker, defender]')}.`
    : `List each that is meant, in square brackets, by its ${asCode('id')}.`;

/** `2 embers` and `{ ember: 2 }`, where a list of costs is needed; undefined for other lists. */
export function costsHint(data: unknown, schema: ErrorObject['parentSchema']): string | undefined {
  const isCost = groupIn(schema, '') === '{ resource: …, amount: … }';
  if (!isCost || !(isObject(data) || typeof data === 'string')) return undefined;
  const fields = isObject(data) ? Object.entries(data) : [[data, undefined] as const];
  const costs = fields.map(([name, amount]) => costOf(name, amount));
  const written = isObject(data) && 'resource' in data ? [inBraces(data)] : costs;
  return `Write what is spent, and how much: ${asCode(`[${written.join(', ')}]`)}${RESOURCE}.`;
}

/** The items that a text has in place of a list: it separates them by commas or semicolons. */
function wordsIn(text: string): string[] {
  const words = text.split(/[,;、，]/).map((word) => word.trim());
  return words.every((word) => word === '') ? [text] : words.filter((word) => word !== '');
}

/** A word as YAML has it in a list, in quotation marks where it would be read otherwise. */
const itemOf = (word: string): string =>
  /^(?!(?:true|false|null|yes|no|on|off)$)\p{L}[\p{L}\p{N}/#.' -]*$/iu.test(word) &&
  !/ #/.test(word)
    ? word
    : `'${word.replaceAll("'", "''")}'`;

/** `8-12` and `8, 12` where a list of whole numbers is needed. */
function numbersHint(text: string, schema: ErrorObject['parentSchema']): string | undefined {
  const items: unknown = schema?.['items'];
  if (!isObject(items) || items['type'] !== 'integer') return undefined;
  const numbers = numbersIn(text);
  const most = Number(schema?.['maxItems'] ?? 12);
  if (numbers.length === 0) return `Write a list of whole numbers, such as ${asCode('[4, 6]')}.`;
  if (numbers.length <= most) return `Write a list: [${numbers.join(', ')}].`;
  const some = Array.from({ length: most }, (_, index) =>
    numbers.at(Math.round((index * (numbers.length - 1)) / (most - 1))),
  );
  return `Write a list of at most ${most} of these numbers, such as [${some.join(', ')}].`;
}

/** The whole numbers that a text lists, or between and with its two ends. */
export function numbersIn(text: string): number[] {
  const [, from, to] = /^(\d{1,3}) *(?:\.\.|[-–]|to) *(\d{1,3})$/i.exec(text.trim()) ?? [];
  if (from !== undefined && Number(to) > Number(from))
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => index + Number(from),
    );
  const words = wordsIn(text).flatMap((word) => word.split(/\s+/));
  return words.every((word) => /^-?\d+$/.test(word)) ? [...new Set(words.map(Number))] : [];
}

/** A list where a text or a group of fields is needed. */
function itemsHint(
  data: readonly unknown[],
  needed: string,
  parentSchema: ErrorObject['parentSchema'],
): string | undefined {
  const isOne = data.length === 1 && !isObject(data[0]) && !Array.isArray(data[0]);
  if (isOne && /^(?:string|number|integer)$/.test(needed))
    return `Write ${asCode(String(data[0]))} without brackets: there can only be one.`;
  if (parentSchema?.['title'] === undefined && needed === 'string' && isWords(data))
    return `Write one text, with | between its forms if it has several: ${asCode(`'${data.join(' | ')}'`)}.`;
  if (needed === 'object' && data.length === 1 && isObject(data[0]))
    return 'Remove one pair of square brackets, or one dash, around the group of fields.';
  return needed === 'object' && isWords(data) && isPerLanguage(parentSchema)
    ? perLanguageHint(data, parentSchema)
    : undefined;
}

/** One group of fields without the brackets of its list: `when: { subject: roll, atLeast: 5 }`. */
function onlyItem(data: object, parentSchema: ErrorObject['parentSchema']): string | undefined {
  const items: unknown = parentSchema?.['items'];
  const { properties } = isObject(items) ? definitionOf(items) : {};
  const values = Object.entries(data);
  return isObject(properties) &&
    values.length > 0 &&
    values.every(
      ([field, value]) => field in properties && ['string', 'number'].includes(typeof value),
    )
    ? `Put it in square brackets: ${asCode(`[${inBraces({ ...('subject' in properties && { subject: 'roll' }), ...data })}]`)}.`
    : undefined;
}

/** `with: { aimed: true }`: ids with yes or no. */
const chosenIn = (data: object, schema: ErrorObject['parentSchema']): string | undefined =>
  needsIds(schema) && Object.values(data).every((value) => typeof value === 'boolean')
    ? `Write a list of those that apply: [${Object.entries(data)
        .flatMap(([id, applies]) => (applies ? [id] : []))
        .join(', ')}].`
    : undefined;

/** Rows, or other parts, by their id instead of in a list. */
function rowsIn(data: object, schema: ErrorObject['parentSchema']): string | undefined {
  const chosen = chosenIn(data, schema);
  if (chosen !== undefined) return chosen;
  const [first] = Object.entries(data);
  if (!first) return undefined;
  const group = groupIn(schema, first[0]);
  if (!Object.values(data).every(isObject))
    return group?.startsWith('{ id:') && !('id' in data)
      ? `Write a list of groups of fields: ${asCode(`- ${group.replace('{ id: …', `{ id: ${first[0]}`)}`)}.`
      : undefined;
  if (group !== undefined && !/[{,] id:/.test(group))
    return `Write a list: ${asCode(`- ${group}`)}.`;
  const [id, fields] = first as [string, object];
  const isCells = Object.values(fields).every((value) =>
    ['string', 'number'].includes(typeof value),
  );
  const hasCells = group?.includes(' cells: ') === true;
  const rest = hasCells && isCells && !('title' in fields) ? `cells: ${inBraces(fields)}` : '…';
  return `Write a list, in which each item has its name as ${asCode('id')}: ${asCode(`- { id: ${id}, ${rest} }`)}.`;
}

const inBraces = (fields: object): string =>
  `{ ${Object.entries(fields)
    .map(([field, value]) => `${field}: ${String(value)}`)
    .join(', ')} }`;

/** The one field of a file that holds nothing but a list. */
export function listFieldIn(parentSchema: ErrorObject['parentSchema']): string | undefined {
  const fields = Object.keys((parentSchema?.['properties'] ?? {}) as object);
  return parentSchema?.['$id'] !== undefined && fields.length === 1 ? fields[0] : undefined;
}

/** `{ do: … }`: the fields that each item of a list needs; undefined where the items are no groups of fields. */
function groupIn(parentSchema: ErrorObject['parentSchema'], data: unknown): string | undefined {
  const items: unknown = parentSchema?.['items'];
  const { type, required, properties } = isObject(items) ? definitionOf(items) : {};
  return type === 'object' && Array.isArray(required) && isObject(properties)
    ? groupWith(required as string[], properties, data)
    : undefined;
}

/** `{ to: modifiers/damage }`: a group with the value in its place, where it can stand in one of the fields. */
export function groupWith(
  fields: readonly string[],
  properties: Readonly<Record<string, unknown>>,
  data: unknown,
): string {
  const isText = (field: string): boolean =>
    /\/text$/.test(String((properties[field] as Schema)['$ref']));
  const own = fields.find((field) => holds(definitionOf(properties[field] as Schema), data));
  // The name of a document is no id of it.
  const section = 'section' in properties && own === undefined && typeof data === 'string';
  const form = (field: string): string => (isText(field) ? TEXT_FORM : '…');
  return `{ ${fields
    .map((field) => `${field}: ${field === own ? String(data) : form(field)}`)
    .join(
      ', ',
    )}${own === 'document' ? ', page: …' : ''}${section ? `, section: ${itemOf(data)}` : ''} }`;
}

/** Whether an id, an address or a number can be the value of a field. */
const holds = ({ type, pattern }: Schema, data: unknown): boolean =>
  typeof data === 'number'
    ? [type].flat().some((one) => one === 'number' || one === 'integer')
    : typeof data === 'string' &&
      typeof pattern === 'string' &&
      new RegExp(pattern, 'u').test(data);

/** The definition that a schema refers to; its name is the same in no other file. */
function definitionOf(schema: Schema): Schema {
  const { $ref } = schema;
  const name = typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? '') : '';
  const found = [...readSchemas().values()].flatMap(({ definitions }) =>
    isObject(definitions) ? definitions[name] : [],
  );
  return found.find(isObject) ?? schema;
}

const isWords = (data: readonly unknown[]): boolean =>
  data.length > 0 && data.every((item) => typeof item === 'string');

/** `{ en: salvo, volley }`: the words of a list without its brackets, of which YAML reads all but the first as fields. */
export function wordsHint(path: Path, parent: unknown): string | undefined {
  if (!isObject(parent)) return undefined;
  const fields = Object.entries(parent);
  const at = fields.findIndex(([field]) => field === path.at(-1));
  const rest = fields.slice(at + 1);
  const end = rest.findIndex(([, value]) => value !== null);
  const words = rest.slice(0, end < 0 ? undefined : end).map(([word]) => word);
  return words.length > 0
    ? `Write a list: [${[String(fields[at]?.[1]), ...words].join(', ')}].`
    : undefined;
}
