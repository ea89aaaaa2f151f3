/** What was probably meant by a value that does not match its schema, and how it is written. */
import type { ErrorObject } from 'ajv';
import { asCode, meant } from '../diagnostics/phrase.ts';
import { TEXT_FORM } from '../i18n/text.ts';
import { halfWidth } from '../text/half-width.ts';
import { nearMatch } from '../text/near-match.ts';
import { otherLetterIn } from '../text/lookalikes.ts';
import { isObject } from './guards.ts';
import { cellHint, formHintOf } from './said-elsewhere.ts';
import {
  ENTRY_SCHEMAS,
  OPTIONAL_FILES,
  readSchemas,
  SINGLE_FILES,
  SITE_FILE,
  type Schema,
  type SingleFile,
} from './schemas.ts';

/** A value in the words of its file, not too long. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return asCode(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}

/** Explains how YAML parsed the value, if that is the likely mistake. */
export function typeHint({ data, params, parentSchema }: ErrorObject): string | undefined {
  const needed = String(params['type']);
  const first =
    formHintOf(parentSchema?.['title'], data) ??
    fileHint(data, parentSchema) ??
    stateHint(parentSchema, data) ??
    ordinaryHint(data, needed.includes('integer') ? /^-?\d+$/ : undefined);
  if (first !== undefined) return first;
  const colon = needed.includes('string') ? undefined : colonHint(data);
  const read = (needed.includes('integer') ? pagesHint(data) : undefined) ?? colon;
  if (read !== undefined) return read;
  if (parentSchema?.['title'] === 'Change' && typeof data === 'number')
    return `Write \`{ add: ${data} }\`.`;
  const cell = parentSchema?.['title'] === 'Cell' ? cellHint(data) : undefined;
  if (cell !== undefined) return cell;
  if (parentSchema?.['title'] === 'Text') return `Write it in every language: ${TEXT_FORM}.`;
  return formHint(data, needed, parentSchema);
}

/** `is: 3`, where a number is compared. */
export const stateHint = (
  parentSchema: ErrorObject['parentSchema'],
  data: unknown,
): string | undefined =>
  parentSchema?.['title'] === 'Names' && /^-?\d+$/.test(String(data))
    ? `To compare a number, write ${asCode(`equals: ${String(data)}`)}.`
    : undefined;

/** A value in quotes, or in the form of another type. */
function formHint(
  data: unknown,
  needed: string,
  parentSchema: ErrorObject['parentSchema'],
): string | undefined {
  const formed = quoteHint(data, needed, parentSchema) ?? listHint(data, needed, parentSchema);
  if (formed !== undefined) return formed;
  if (isObject(data) && 'in' in data && needed === 'number')
    return `Write the address beside ${asCode('per')}: ${asCode(`{ in: '${String(data['in'])}', per: … }`)}.`;
  const list = Array.isArray(data) ? listFieldIn(parentSchema) : undefined;
  if (list !== undefined) return `Write ${asCode(`${list}:`)} in a line above the list.`;
  if (typeof data === 'string' && needed.includes('integer') && /^-?\d+$/.test(data))
    return 'Remove the quotes.';
  return minusHint(data) ?? (needed === 'object' ? fieldsHint(parentSchema) : undefined);
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

/** The whole file is empty, or something else than fields. */
function fileHint(data: unknown, parentSchema: ErrorObject['parentSchema']): string | undefined {
  const name = /^(\w+)\.schema\.json$/.exec(String(parentSchema?.['$id']))?.[1];
  if (name === undefined || (Array.isArray(data) && listFieldIn(parentSchema) !== undefined))
    return undefined;
  if (name === 'translations')
    return 'Restore the file: it is written by `npm run fix -- --translations`.';
  const fields = Object.keys((parentSchema?.['properties'] ?? {}) as object);
  const [first = ''] = (parentSchema?.['required'] as string[] | undefined) ?? fields;
  const isNeeded =
    SINGLE_FILES.some((one) => one === name) && !OPTIONAL_FILES.has(name as SingleFile);
  return `Write its fields, beginning with ${asCode(`${first}: …`)}${isNeeded || name === SITE_FILE ? '' : ', or delete the file'}.`;
}

/** `{ name: …, url: … }`: the fields that a group needs, or else its first ones. */
function fieldsHint(parentSchema: ErrorObject['parentSchema']): string | undefined {
  const { properties, required } = parentSchema ?? {};
  if (!isObject(properties)) return undefined;
  const fields = Array.isArray(required)
    ? (required as string[])
    : Object.keys(properties).slice(0, 2);
  return fields.length === 0
    ? undefined
    : `Write a group of fields: ${asCode(`{ ${fields.map((field) => `${field}: …`).join(', ')} }`)}.`;
}

/** `２` and `３+`, in the wide signs of a Japanese keyboard, where the ordinary ones fit. */
export function ordinaryHint(data: unknown, pattern: RegExp | undefined): string | undefined {
  const text = typeof data === 'string' ? halfWidth(data) : undefined;
  return text !== undefined && text !== data && pattern?.test(text)
    ? `Write ${asCode(text)}, in ordinary digits and signs.`
    : undefined;
}

/** `en:Walls`, or a wide space after the colon: YAML reads a text and no field. */
export function colonHint(data: unknown): string | undefined {
  const [, field, sign] = /^([\w-]+)(:\S|：|:[\u00A0\u3000\u2007\u202F])/.exec(String(data)) ?? [];
  if (field === undefined || sign === undefined) return undefined;
  const written = `Write \`${field}: …\``;
  return /\s$/.test(sign)
    ? `${written} with an ordinary space: the one after the colon is a no-break or full-width space.`
    : `${written}, with an ordinary colon and a space.`;
}

/** A number or yes/no where a text is needed. */
function quoteHint(
  data: unknown,
  needed: string,
  parentSchema: ErrorObject['parentSchema'],
): string | undefined {
  const isNumber = typeof data === 'number';
  if (isNumber && !Number.isInteger(data) && needed.includes('integer'))
    return `Write a whole number; a range has two full stops: ${asCode(String(data).replace('.', '..'))}.`;
  if (!isNumber && typeof data !== 'boolean') return undefined;
  const pattern: unknown = parentSchema?.['pattern'];
  const fits = typeof pattern !== 'string' || new RegExp(pattern, 'u').test(String(data));
  return needed.includes('string') && fits ? `Quote it: '${data}'.` : undefined;
}

/** A text or a group of fields where a list is needed, or the other way round. */
function listHint(
  data: unknown,
  needed: string,
  parentSchema: ErrorObject['parentSchema'],
): string | undefined {
  const group = needed === 'array' ? groupIn(parentSchema) : undefined;
  if (typeof data === 'string' && needed === 'array') {
    if (group === '{ subject: … }') return `Write ${asCode(conditionsIn(data))}.`;
    return group === undefined
      ? `Write a list: [${shown(data).slice(1, -1)}].`
      : `Write a list of groups of fields: ${asCode(`[${group}]`)}.`;
  }
  if (Array.isArray(data)) return itemsHint(data, needed, parentSchema);
  if (!isObject(data) || needed !== 'array') return undefined;
  return (
    rowsIn(data) ??
    onlyItem(data, parentSchema) ??
    'Write a list: put it in square brackets, `[{ … }]`, or begin it with a dash, `- …`.'
  );
}

/** A list where a text or a group of fields is needed. */
function itemsHint(
  data: readonly unknown[],
  needed: string,
  parentSchema: ErrorObject['parentSchema'],
): string | undefined {
  if (needed === 'string' && data.length === 1)
    return `Write ${asCode(String(data[0]))} without brackets: there can only be one.`;
  return needed === 'object' && isWords(data) && 'en' in (parentSchema?.['properties'] ?? {})
    ? `Write them per language: { en: [${data.join(', ')}], … }.`
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
    ? `Put it in square brackets: ${asCode(`[${inBraces(data)}]`)}.`
    : undefined;
}

/** Rows, or other parts, by their id instead of in a list. */
function rowsIn(data: object): string | undefined {
  const [first] = Object.entries(data);
  if (!first || !Object.values(data).every(isObject)) return undefined;
  const [id, fields] = first as [string, object];
  const isCells = Object.values(fields).every((value) =>
    ['string', 'number'].includes(typeof value),
  );
  const rest = isCells && !('title' in fields) ? `cells: ${inBraces(fields)}` : '…';
  return `Write a list, in which each item has its name as ${asCode('id')}: ${asCode(`- { id: ${id}, ${rest} }`)}.`;
}

const inBraces = (fields: object): string =>
  `{ ${Object.entries(fields)
    .map(([field, value]) => `${field}: ${String(value)}`)
    .join(', ')} }`;

/** The one field of a file that holds nothing but a list. */
function listFieldIn(parentSchema: ErrorObject['parentSchema']): string | undefined {
  const fields = Object.keys((parentSchema?.['properties'] ?? {}) as object);
  return parentSchema?.['$id'] !== undefined && fields.length === 1 ? fields[0] : undefined;
}

/** `{ do: … }`: the fields that each item of a list needs; undefined where the items are no groups of fields. */
function groupIn(parentSchema: ErrorObject['parentSchema']): string | undefined {
  const items: unknown = parentSchema?.['items'];
  const { type, required } = isObject(items) ? definitionOf(items) : {};
  return type === 'object' && Array.isArray(required)
    ? `{ ${required.map((field) => `${field}: …`).join(', ')} }`
    : undefined;
}

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

/** Several pages, `p. 4`, or a Roman number, where one page is a whole number. */
function pagesHint(data: unknown): string | undefined {
  const text = String(data).trim();
  const [, from, to] = /^(?:pp?\.? *)?(\d+)(?: *(?:[-–,]|and|to) *(\d+))?$/i.exec(text) ?? [];
  if (to !== undefined)
    return `Give each page an item of its own: { document: …, page: ${from} }, { document: …, page: ${to} }.`;
  if (from !== undefined && text !== from) return `Write the number alone: ${from}.`;
  return /^[ivxlc]+$/i.test(text)
    ? `Pages are counted from 1. Write what is printed under ${asCode('section')}.`
    : undefined;
}

/** `'+1'`, `3+` and `8,5`, where an amount is a number. */
export function amountHint(title: unknown, data: unknown): string | undefined {
  if (title === 'RuleValue') return ruleValueHint(String(data));
  if (title !== 'Amount') return undefined;
  const [, sign = '', digits, rest = ''] = /^([+-]?)(\d+)(\+|[.,]\d+)?$/.exec(String(data)) ?? [];
  const [, each, per] = /^([+-]?\d+) per ([a-z][a-z0-9-]*)$/.exec(String(data)) ?? [];
  if (each !== undefined && per !== undefined)
    return `Write ${asCode(`{ each: ${Number(each)}, per: ${per} }`)}.`;
  if (digits === undefined) return undefined;
  const number = `${sign === '-' ? '-' : ''}${digits}`;
  if (rest === '+') return `Write the number alone: ${number}.`;
  return rest === ''
    ? `Write it without quotes${sign === '+' ? ' and plus sign' : ''}: ${number}.`
    : 'Write a whole number.';
}

/** What a rule takes: `'3'`, `6″`, or the address of another rule alone. */
function ruleValueHint(value: string): string | undefined {
  const [, number, rest] = /^(-?\d+)(\D*)$/.exec(value) ?? [];
  if (number !== undefined)
    return rest === ''
      ? `Write it without quotes: ${number}.`
      : `Write the number alone: ${number}. The text of the rule says what it counts.`;
  const address = ADDRESS.test(value) ? value : `rules/${value}`;
  return /^[a-z][a-z0-9/#-]*$/.test(value)
    ? `A word can only be the address of another rule: ${asCode(`{ rule: ${address} }`)}.`
    : undefined;
}

/** A letter of another alphabet that looks like one of English. */
function lookalikeHint(text: string): string | undefined {
  const found = otherLetterIn(text);
  return (
    found &&
    `Its letter ${asCode(found.letter)} is ${found.name}, which only looks like ${asCode(found.meant)}. Write ${asCode(found.text)}.`
  );
}

/** `marker#pin` → `markers#pin`; two addresses without a comma; an address with its ruleset. */
export function addressHint(data: unknown): string | undefined {
  const text = String(data);
  const lookalike = lookalikeHint(text);
  if (lookalike !== undefined) return lookalike;
  const [, whole, part = ''] = /^(.*)\.ya?ml(#.*)?$/.exec(text) ?? [];
  if (whole !== undefined && ADDRESS.test(`${whole}${part}`))
    return `Write ${asCode(`${whole}${part}`)}: an address has no ${asCode('.yaml')}.`;
  const several = text.trim().split(/\s+/);
  if (several.length > 1 && several.every((one) => ADDRESS.test(one)))
    return `Separate them with commas: ${several.join(', ')}.`;
  const inside = /^[a-z0-9-]+\/(.*)$/s.exec(text)?.[1];
  if (inside !== undefined && ADDRESS.test(inside))
    return `Leave out the ruleset: ${asCode(inside)}. Only links in texts lead to other games.`;
  if (
    /^[a-z0-9-]+(?:#[a-z0-9.-]+)?$/.test(text) &&
    nearMatch(text.replace(/#.*/, ''), PAGES) === undefined
  )
    return `Write its folder before it, such as ${asCode(`tables/${text}`)}.`;
  const [, page = '', rest = ''] = /^([a-z]+)([#/].*)$/.exec(text) ?? [];
  const near = page === '' ? undefined : nearMatch(page, PAGES);
  return near === undefined || near === page ? undefined : meant(`${near}${rest}`);
}

/** What an address inside a ruleset can begin with. */
const PAGES = [...Object.keys(ENTRY_SCHEMAS), 'markers', 'terms'];
const ADDRESS = new RegExp(
  `^(?:(?:${Object.keys(ENTRY_SCHEMAS).join('|')})/[a-z0-9-]+|markers|terms|ruleset|values)(?:[#.][a-z0-9.-]+)?$`,
);

export const minusHint = (data: unknown): string | undefined =>
  typeof data === 'string' && /^[−–]\d/.test(data)
    ? 'Use the hyphen as a minus sign in figures: -1.'
    : undefined;

/** `markers#pin` where the id alone is needed; `Light mortar`, which only its signs keep from being an id. */
export function idHint(title: unknown, data: unknown, field: string): string | undefined {
  if (title !== 'Id' && title !== 'Names') return undefined;
  if (field === 'document') return 'Write the id that the document has in `ruleset.yaml`.';
  const text = halfWidth(String(data)).trim();
  const lookalike = lookalikeHint(text);
  if (lookalike !== undefined) return lookalike;
  const inside = ADDRESS.test(text) ? /[#/]([a-z0-9-]+)$/.exec(text)?.[1] : undefined;
  if (inside !== undefined) return `Write the id alone: ${asCode(inside)}.`;
  const id = text
    .replace(/^[“”„"'‘’]+|[“”„"'‘’]+$/g, '')
    .toLowerCase()
    .replace(/[ _]+/g, '-');
  return /^(?=[0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)
    ? `Write ${asCode(id)}: small letters, digits and hyphens.`
    : 'Small letters of English, digits and hyphens: what the thing is, never its position or printed number.';
}

/** Fields of other programs, by the field that says the same here. */
const SYNONYMS: Readonly<Record<string, string>> = {
  '>': 'above',
  '>=': 'atLeast',
  '<': 'below',
  '<=': 'atMost',
  '=': 'equals',
  '==': 'equals',
  '!=': 'not',
};

/** Other words for an allowed value, by that value. */
const OTHER_VALUES: readonly { value: string; among: string; words: RegExp; means: string }[] = [
  {
    value: 'unique',
    among: 'one',
    words: /^(?:(?:mutually-?)?exclusive|exclude|xor)$/i,
    means: 'they exclude each other',
  },
  {
    value: 'sum',
    among: 'one',
    words: /^(?:add|all|stack|cumulative|total)$/i,
    means: 'all add up',
  },
  {
    value: 'highest',
    among: 'one',
    words: /^(?:max(?:imum)?|best|largest)$/i,
    means: 'the highest counts',
  },
];

/** `exclusive` → `unique` */
export const otherValueHint = (data: unknown, allowed: readonly string[]): string | undefined => {
  const found = OTHER_VALUES.find(
    ({ value, among, words }) =>
      allowed.includes(value) && allowed.includes(among) && words.test(String(data)),
  );
  return found && `Write ${asCode(found.value)}: ${found.means}.`;
};

/** What a condition is called elsewhere. */
const CONDITIONS: ReadonlySet<string> = new Set([
  'if',
  'condition',
  'conditions',
  'unless',
  'where',
  'requires',
]);
/** Other words for a text that explains, each of which is one of these fields. */
const EXPLANATIONS: ReadonlySet<string> = new Set([
  'description',
  'desc',
  'explanation',
  'comment',
  'info',
]);

/** A field under another of its names: `if`, `description`. */
export function otherWordHint(
  key: string,
  { parentSchema, data }: ErrorObject,
): string | undefined {
  const known = (parentSchema?.['properties'] ?? {}) as object;
  const word = key.toLowerCase();
  if (CONDITIONS.has(word) && 'when' in known)
    return word === 'unless'
      ? `Conditions are written in ${asCode('when')}, what must not be so with ${asCode('not')}: ${asCode('when: [{ subject: …, not: … }]')}.`
      : `Conditions are written in ${asCode('when')}: ${asCode(`when: ${conditionsIn(isObject(data) ? data[key] : undefined)}`)}.`;
  const field = EXPLANATIONS.has(word)
    ? ['summary', 'text', 'says'].find((one) => one in known)
    : undefined;
  return field && `Write ${asCode(field)}.`;
}

/** `shooter is shaken` and `5+` as a list of conditions; what cannot be read so is an example. */
export function conditionsIn(data: unknown): string {
  const text = typeof data === 'string' ? data.trim() : '';
  const [, subject = '…', not, state = '…'] =
    /^([a-z][a-z0-9-]*) is (not )?([a-z][a-z0-9-]*)$/.exec(text) ?? [];
  const [, least] = /^(\d+)\+$/.exec(text) ?? [];
  if (least !== undefined) return `[{ subject: roll, atLeast: ${least} }]`;
  const [, name, sign = '', number] =
    /^([a-z][a-z0-9-]*) *(>=|<=|>|<|==?) *(-?\d+|[a-z][a-z0-9-]*)$/.exec(text) ?? [];
  return name === undefined
    ? `[{ subject: ${subject}, ${not ? 'not' : 'is'}: ${state} }]`
    : `[{ subject: ${name}, ${SYNONYMS[sign] ?? 'equals'}: ${number} }]`;
}

/** What an unknown field probably means, that is not a slip of the keyboard. */
export function synonymHint(key: string, { parentSchema, data }: ErrorObject): string | undefined {
  const value = isObject(data) ? data[key] : undefined;
  if (parentSchema?.['title'] === 'Change' && /^(?:sub|subtract|minus)$/.test(key))
    return typeof value === 'number' ? `Write ${asCode(`{ add: ${-value} }`)}.` : undefined;
  const properties = (parentSchema?.['properties'] ?? {}) as object;
  const word = SYNONYMS[key];
  if (word !== undefined && word in properties) return `Write ${asCode(word)}.`;
  const missing = missingIn(data, parentSchema);
  return missing.length === 1 && unknownIn(data, parentSchema).length === 1
    ? `If it is meant as ${asCode(missing[0] ?? '')}, write ${asCode(missing[0] ?? '')}.`
    : undefined;
}

/** The required fields that a group of fields lacks. */
export const missingIn = (data: unknown, parentSchema: ErrorObject['parentSchema']): string[] =>
  ((parentSchema?.['required'] ?? []) as string[]).filter(
    (field) => !isObject(data) || !(field in data),
  );

const unknownIn = (data: unknown, parentSchema: ErrorObject['parentSchema']): string[] =>
  Object.keys(isObject(data) ? data : {}).filter(
    (field) => !(field in ((parentSchema?.['properties'] ?? {}) as object)),
  );
