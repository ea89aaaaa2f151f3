/** What was probably meant by a value that does not match its schema, and how it is written. */
import type { ErrorObject } from 'ajv';
import { asCode } from '../../diagnostics/phrase.ts';
import { colourHint } from './meant-colour.ts';
import { halfWidth } from '../../text/half-width.ts';
import { ADDRESS, asId } from './meant-id.ts';
import { formulaHint, minusHint, scaledHint, sumOf } from './meant-sum.ts';
import { numberIn } from '../../text/number-in.ts';
import { NUMBER_WORDS } from '../../text/number-words.ts';
import { isObject } from '../guards.ts';
import { diceHint } from './meant-dice.ts';
import {
  costsHint,
  fewWordsHint,
  groupWith,
  listFieldIn,
  listHint,
  searchWordsHint,
} from './meant-list.ts';
import { isPerLanguage, perLanguageHint } from './per-language.ts';
import { limitField } from './meant-condition.ts';
import { testHint } from '../other-words.ts';
import { cellHint, folderHint, formHintOf } from '../said-elsewhere.ts';
import { decimalHint, wholeHint } from '../whole-numbers.ts';
import { OPTIONAL_FILES, SINGLE_FILES, SITE_FILE, type SingleFile } from '../schemas.ts';

/** Explains how YAML parsed the value, if that is the likely mistake. */
export function typeHint({
  data,
  params,
  parentSchema,
  instancePath,
}: ErrorObject): string | undefined {
  const needed = String(params['type']);
  const given = /\/given\/([^/]+)$/.exec(instancePath)?.[1];
  if (given !== undefined && typeof data === 'boolean')
    return `Of modifiers, name those that apply: ${asCode(`with: [${given}]`)}. A state is given of its role: ${asCode('given: { unit: shaken }')}.`;
  const first =
    otherNotationHint(parentSchema, data) ??
    fileHint(data, parentSchema) ??
    ordinaryHint(data, needed.includes('integer') ? /^-?\d+$/ : undefined);
  if (first !== undefined) return first;
  const colon = needed.includes('string') ? undefined : colonHint(data);
  const read = (needed.includes('integer') ? wholeHint(data, instancePath) : undefined) ?? colon;
  if (read !== undefined) return read;
  if (parentSchema?.['title'] === 'Change' && typeof data === 'number')
    return `Write \`{ add: ${data} }\`.`;
  const cell = parentSchema?.['title'] === 'Cell' ? cellHint(data) : undefined;
  if (cell !== undefined) return cell;
  if (isPerLanguage(parentSchema)) return perLanguageHint(data, parentSchema);
  return formHint(data, needed, parentSchema);
}

/** Dice, conditions and names in the notation of others. */
const otherNotationHint = (
  parentSchema: ErrorObject['parentSchema'],
  data: unknown,
): string | undefined =>
  diceHint(parentSchema, data) ??
  testHint(parentSchema, data) ??
  formHintOf(parentSchema?.['title'], data) ??
  searchWordsHint(data, parentSchema) ??
  stateHint(parentSchema, data);

export const stateHint = (
  parentSchema: ErrorObject['parentSchema'],
  data: unknown,
): string | undefined => {
  const [, number, plus, end = ''] =
    /^(-?\d+)(?:(\+)| or (more|better|higher|less|lower|fewer))?$/.exec(String(data)) ?? [];
  if (parentSchema?.['title'] !== 'Names' || number === undefined) return undefined;
  const field = plus || end ? limitField(end) : 'equals';
  return `To compare a number, write ${asCode(`${field}: ${number}`)}.`;
};

/** A value in quotes, or in the form of another type. */
function formHint(
  data: unknown,
  needed: string,
  parentSchema: ErrorObject['parentSchema'],
): string | undefined {
  const formed =
    quoteHint(data, needed, parentSchema) ??
    costsHint(data, parentSchema) ??
    (needed === 'array' ? fewWordsHint(data, parentSchema) : undefined) ??
    listHint(data, needed, parentSchema);
  if (formed !== undefined) return formed;
  if (isObject(data) && 'in' in data && needed === 'number')
    return `Write the address beside ${asCode('per')}: ${asCode(`{ in: '${String(data['in'])}', per: … }`)}.`;
  const list = Array.isArray(data) ? listFieldIn(parentSchema) : undefined;
  if (list !== undefined) return `Write ${asCode(`${list}:`)} in a line above the list.`;
  const isNumber = typeof data === 'string' && needed.includes('integer') && /^-?\d+$/.test(data);
  if (isNumber) return 'Remove the quotes.';
  const number = needed === 'number' && typeof data === 'string' ? numberIn(data) : undefined;
  if (number !== undefined)
    return Number(number.toFixed(3)) === number
      ? `Write ${asCode(String(number))}.`
      : `Write one for every so many, and how a rest counts: ${asCode('{ each: 1, per: …, every: 3, round: down }')}.`;
  return minusHint(data) ?? (needed === 'object' ? fieldsHint(parentSchema, data) : undefined);
}

/** The whole file is empty, or something else than fields. */
function fileHint(data: unknown, parentSchema: ErrorObject['parentSchema']): string | undefined {
  const name = /^(\w+)\.schema\.json$/.exec(String(parentSchema?.['$id']))?.[1];
  if (name === undefined || (Array.isArray(data) && listFieldIn(parentSchema) !== undefined))
    return undefined;
  if (name === 'translations')
    return 'Restore the file: it is written by `npm run fix -- --translations`.';
  if (name === 'change' && data !== null)
    return 'Delete the file: `npm run verify` writes records; the finding at the changed figure has the whole command.';
  const fields = Object.keys((parentSchema?.['properties'] ?? {}) as object);
  const [first = ''] = (parentSchema?.['required'] as string[] | undefined) ?? fields;
  const isNeeded =
    SINGLE_FILES.some((one) => one === name) && !OPTIONAL_FILES.has(name as SingleFile);
  return `Write its fields, beginning with ${asCode(`${first}: …`)}${isNeeded || name === SITE_FILE ? '' : ', or delete the file'}.`;
}

/** `{ name: …, url: … }`: the fields that a group needs, or else its first ones. */
function fieldsHint(parentSchema: ErrorObject['parentSchema'], data: unknown): string | undefined {
  const { properties, required } = parentSchema ?? {};
  if (!isObject(properties)) return undefined;
  const fields = Array.isArray(required)
    ? (required as string[])
    : Object.keys(properties).slice(0, 2);
  return fields.length === 0
    ? undefined
    : `Write a group of fields: ${asCode(groupWith(fields, properties, data))}.`;
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

/** `add -2`, `add=-2` → `add: -2` */
export function missingColon(key: string, known: readonly string[]): string | undefined {
  const [, field = '', value = ''] = /^(\w+)(?: | *= *)(\S+)$/.exec(key) ?? [];
  return known.includes(field)
    ? `Write ${asCode(`${field}: ${value}`)}: the colon is missing.`
    : undefined;
}

/** `shots:3` and `shots=3` in braces, of which YAML makes a name without a value. */
export function gluedHint(key: string): string | undefined {
  const [, name, sign, value = ''] = /^([\p{L}\d_-]+) *([:=：]) *(\S.*)$/u.exec(key) ?? [];
  if (name === undefined) return undefined;
  const why =
    sign === ':' ? 'there is no space after the colon' : 'a colon and a space are missing';
  return `Write ${asCode(`${name}: ${value}`)}: ${why}.`;
}

/** An address of the web without its beginning or with a slash too many, small letters for capitals, a colour with 3 digits. */
export function nearlyHint(
  title: unknown,
  data: unknown,
  pattern: RegExp | undefined,
): string | undefined {
  const text = String(data).trim();
  const bare = text.replace(/\/+$/, '');
  const folder = folderHint(text, pattern);
  if (folder !== undefined) return folder;
  const colour = colourHint(text, pattern);
  if (colour !== undefined) return colour;
  if (title === 'LanguageTag' || !/^[\w./:-]+$/.test(text) || isName(title)) return undefined;
  const fits = [bare, `https://${bare}`, `/${bare}`, text.toUpperCase()].find((one) =>
    pattern?.test(one),
  );
  return fits === undefined ? undefined : `Write ${asCode(fits)}.`;
}

/** Ids and dice have hints of their own. */
const isName = (title: unknown): boolean =>
  ['Id', 'ModuleName', 'Names', 'Dice', 'Amount', 'RuleValue', 'Reference'].includes(String(title));

/** A number where a text is needed, or yes/no where a name is. */
function quoteHint(
  data: unknown,
  needed: string,
  parentSchema: ErrorObject['parentSchema'],
): string | undefined {
  const isNumber = typeof data === 'number';
  const pattern: unknown = parentSchema?.['pattern'];
  const isWritten = (text: string) =>
    typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text);
  if (isNumber && !Number.isInteger(data) && needed.includes('integer'))
    return parentSchema?.['title'] === 'Amount'
      ? partHint(String(data))
      : decimalHint(data, needed.includes('string') ? isWritten : () => false);
  // A name, not an answer.
  if (typeof data === 'boolean' && typeof pattern === 'string')
    return IN_PLACE_OF_YES[String(parentSchema?.['title'])] ?? 'Write the id of what is meant.';
  if (!isNumber) return undefined;
  const fits = isWritten(String(data));
  return needed.includes('string') && fits ? `Quote it: '${data}'.` : undefined;
}

/** What is written where `true` and `false` say nothing, by what stands there. */
const IN_PLACE_OF_YES: Readonly<Record<string, string>> = {
  Amount: 'Write a number, or the id of a value in `values.yaml`.',
  Dice: 'Write how many dice there are, the letter D, and the sides of one: `dice: 2D6`.',
  RuleValue: 'Write a number, dice, or the address of another rule.',
};

/** `'+1'`, `3+` and `8,5`, where an amount is a number. */
export function amountHint(title: unknown, data: unknown): string | undefined {
  if (title === 'RuleValue') return ruleValueHint(String(data));
  if (title !== 'Amount') return undefined;
  const part = partHint(withoutUnit(String(data))) ?? ofTableHint(String(data));
  if (part !== undefined) return part;
  const [, sign = '', digits, rest = ''] = /^([+-]?)(\d+)(\+|[.,]\d+)?$/.exec(String(data)) ?? [];
  const scaled = scaledHint(String(data));
  if (scaled !== undefined) return scaled;
  const [, alone] =
    /^[+ ]*(-?\d+)(?: *(?:″|"|”|''|'|inch(?:es)?|in|cm|hex(?:es)?|%)| *(?!(?:per|times|x|for|each|every|of|or|and|plus|minus|half)\b)\p{L}+\.?(?: +\p{L}+){0,3})?$/iu.exec(
      String(data).replace(/^(?:[≥≤<>=]+ *)(?=\d)/, ''),
    ) ?? [];
  const [, from, to] = /^(\d+) *(?:\.\.|-|–|to) *(\d+)$/.exec(String(data)) ?? [];
  if (to !== undefined)
    return `A range has two limits; in a condition: ${asCode(`atLeast: ${from}, atMost: ${to}`)}.`;
  const sum = percentHint(String(data)) ?? sumHint(String(data));
  if (sum !== undefined) return sum;
  if (digits === undefined)
    return alone === undefined ? nameHint(data) : `Write the number alone: ${alone}.`;
  const number = `${sign === '-' ? '-' : ''}${digits}`;
  if (rest === '+') return `Write the number alone: ${number}.`;
  return rest === ''
    ? `Write it without quotes${sign === '+' ? ' and plus sign' : ''}: ${number}.`
    : 'Write a whole number.';
}

/** `tables/troops#guard.morale`, or a column of the table, of which readers choose the row. */
function ofTableHint(text: string): string | undefined {
  const [, table, part] = /^(tables\/[a-z0-9-]+)(?:[#.]([a-z0-9.-]+))?$/.exec(text) ?? [];
  if (table === undefined) return undefined;
  if (part?.includes('.')) return `Write ${asCode(`{ in: '${table}#${part}' }`)}.`;
  const column = part === undefined ? 'its column' : `column ${asCode(part)}`;
  return `If readers choose the row, name the value that the column gives: the name in ${asCode('value: …')} at ${column}. Always the same cell is ${asCode(`{ in: '${table}#ROW.${part ?? 'COLUMN'}' }`)}.`;
}

/** `fünf`, or the title of a value. */
function nameHint(data: unknown): string | undefined {
  if (/^[A-Z]$/.test(String(data)))
    return `A letter stands for a number in titles and texts of rules alone. Write here the name of the value that a column gives, as its ${asCode('value: …')} names it, or one that players enter, as ${asCode('values.yaml')} declares it.`;
  const name = typeof data === 'string' ? asId(data) : undefined;
  return (
    name &&
    `Write a number in digits, or the id of a value in ${asCode('values.yaml')}, such as ${asCode(name)}.`
  );
}

/** `7.5 écus` → `7.5` */
const withoutUnit = (text: string): string => text.replace(/(?<=\d[.,]\d+) *\p{L}+\.?$/u, '');

/** `1/2`, `1.5`, `½`: no whole number. */
const partHint = (text: string): string | undefined =>
  /^[+-]?(?:\d+ +)?\d+[/⁄]\d+$|^[+-]?\d+[.,]\d+$|^[+-]?\d*[½¼¾⅓⅔]$/.test(text)
    ? `Here stands a whole number, or the address of a cell, which can have ${asCode(text.replace(',', '.').normalize('NFKC').replace('⁄', '/'))}: ${asCode("{ in: 'tables/TABLE#ROW.COLUMN' }")}. A part of the value itself is ${asCode('multiply')}, such as ${asCode('multiply: 1/2')}.`
    : undefined;

/** What a rule takes: `'3'`, `6″`, or the address of another rule alone. */
function ruleValueHint(value: string): string | undefined {
  const [, number, rest] = /^(-?\d+)(\D*)$/.exec(value) ?? [];
  if (number !== undefined)
    return rest === ''
      ? `Write it without quotes: ${number}.`
      : `Write the number alone: ${number}. The text of the rule says what it counts.`;
  const digits = NUMBER_WORDS.indexOf(value);
  if (digits >= 0) return `Write ${asCode(String(digits))}.`;
  const address = ADDRESS.test(value) ? value : `rules/${value}`;
  return /^[a-z][a-z0-9/#-]*$/.test(value)
    ? `A word can only be the address of another rule: ${asCode(`{ rule: ${address} }`)}.`
    : undefined;
}

function sumHint(text: string): string | undefined {
  const sum = sumOf(text);
  return sum === undefined ? formulaHint(text) : `Write ${asCode(sum)}.`;
}

function percentHint(text: string): string | undefined {
  const [, percent] = /^(\d+) *%$/.exec(text) ?? [];
  if (percent !== undefined)
    return `Write the number alone, ${asCode(percent)}, if percents are counted; a part of the value is ${asCode('multiply')} with a fraction, such as ${asCode('{ multiply: 1/2 }')}.`;
  return undefined;
}
