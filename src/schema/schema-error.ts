/** Words for the errors of ajv, for people who edit the data. */
import type { ErrorObject } from 'ajv';
import type { Path } from '../diagnostics/diagnostic.ts';
import { TEXT_FORM } from '../i18n/text.ts';
import { nearMatch } from '../text/near-match.ts';
import { ENTRY_SCHEMAS } from './schemas.ts';
import { list, meant, plural, asCode, type Phrase } from '../diagnostics/phrase.ts';

/** Message and hint for one error. `path` is that of the value with the error. */
export function describeError(error: ErrorObject, path: Path): Phrase {
  const describe = phrases[error.keyword] ?? otherPhrase;
  return describe(error, contextOf(error, path));
}

/** A text that stands where a group of fields with a field `text` is needed. */
export const describeBareText = (path: Path): Phrase => ({
  message: `${fieldAt(path)} is a text, but it must be a group of fields with \`text\`.`,
  hint: `Write { text: ${TEXT_FORM} }.`,
});

interface About {
  /** Name of the field in the message. */
  field: string;
  /** The description in the schema. */
  hint: string | undefined;
}

function contextOf({ parentSchema = {} }: ErrorObject, path: Path): About {
  const description: unknown = parentSchema['description'];
  return {
    field: fieldAt(path),
    hint: typeof description === 'string' ? description : undefined,
  };
}

function fieldAt(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The file';
  return typeof last === 'number'
    ? `Item ${last + 1} of ${asCode(String(path.at(-2)))}`
    : asCode(last);
}

const phrases: Record<string, (error: ErrorObject, about: About) => Phrase> = {
  additionalProperties: ({ params, parentSchema, data }) => {
    const key = params['additionalProperty'] as string;
    // { en: Down, but alive, pl: … } is parsed as a field "but alive" without a value.
    const cutAtComma =
      parentSchema?.['title'] === 'Text' && (data as Record<string, unknown>)[key] === null;
    if (cutAtComma)
      return {
        message: `The text ends at the comma before ${asCode(key)}.`,
        hint: 'Quote a text that contains a comma.',
      };
    const known = Object.keys((parentSchema?.['properties'] ?? {}) as object);
    const colon = colonHint(key);
    if (colon) return { message: `Unknown field ${asCode(key)}.`, hint: colon };
    return {
      message: `Unknown field ${asCode(key)}.`,
      hint: meant(nearMatch(key, known)) ?? `Allowed fields: ${known.join(', ')}.`,
    };
  },
  required: ({ params, parentSchema }, { field }) => {
    const name = params['missingProperty'] as string;
    const properties = (parentSchema?.['properties'] ?? {}) as Record<
      string,
      { description?: string }
    >;
    return {
      message: `${field} is missing the required field ${asCode(name)}.`,
      hint: properties[name]?.description ?? 'Add it.',
    };
  },
  type: (error, { field, hint }) => ({
    message: `${field} is ${kindOf(error.data)}, but it must be ${typeNames(error.params['type'] as string | string[])}.`,
    hint: typeHint(error) ?? hint,
  }),
  enum: ({ data, params }, { field }) => {
    const allowed = (params['allowedValues'] as unknown[]).map(String);
    const near = nearMatch(String(data), allowed);
    return {
      message: `${shown(data)} is not an allowed value of ${field}.`,
      hint: meant(near) ?? `Use one of ${list(allowed)}.`,
    };
  },
  pattern: ({ data, parentSchema, propertyName }, { field, hint }) => {
    const title: unknown = parentSchema?.['title'];
    const form =
      typeof title === 'string' ? `a valid ${title.toLowerCase()}` : `a valid value of ${field}`;
    return {
      message: `${shown(propertyName ?? data)} is not ${form}.`,
      hint: minusHint(data) ?? pageHint(data) ?? hint,
    };
  },
  minItems: ({ params }, { field }) =>
    params['limit'] === 1
      ? { message: `${field} is empty.`, hint: 'Omit the field if it is empty.' }
      : { message: `${field} needs at least ${plural(params['limit'] as number, 'item')}.` },
  minLength: (_, { field, hint }) => ({ message: `${field} is empty.`, hint }),
  maxLength: ({ params }, { field, hint }) => ({
    message: `${field} is longer than ${plural(params['limit'] as number, 'character')}.`,
    hint,
  }),
  uniqueItems: (_, { field }) => ({
    message: `${field} has a duplicate item.`,
    hint: 'Keep one of them.',
  }),
  maxProperties: (_, { field, hint }) => ({
    message: `${field} allows only one of its fields.`,
    hint,
  }),
  minProperties: (_, { field, hint }) => ({ message: `${field} has too few fields.`, hint }),
  dependencies: ({ params }, { hint }) => ({
    message: `${asCode(params['property'] as string)} requires ${list((params['deps'] as string).split(', '))}.`,
    hint,
  }),
  const: ({ params }, { field }) => ({
    message: `${field} can only be ${shown(params['allowedValue'])}.`,
    hint: 'Omit the field otherwise.',
  }),
};

const otherPhrase = ({ message }: ErrorObject, { field, hint }: About): Phrase => ({
  message: `${field} ${message ?? 'does not fit'}.`,
  hint,
});

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return asCode(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'boolean') return `yes/no (${value})`;
  return typeof value === 'number' ? `the number ${value}` : `the text ${shown(value)}`;
}

const TYPE_NAMES = new Map([
  ['string', 'a text'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['object', 'a group of fields'],
  ['array', 'a list'],
]);

function typeNames(types: string | string[]): string {
  const names = Array.isArray(types) ? types : types.split(',');
  return names.map((type) => TYPE_NAMES.get(type) ?? type).join(' or ');
}

/** Explains how YAML parsed the value, if that is the likely mistake. */
function typeHint({ data, params, parentSchema }: ErrorObject): string | undefined {
  const needed = String(params['type']);
  if (data === null && parentSchema?.['$id'] !== undefined)
    return 'Write its fields, beginning with `id`, or delete the file.';
  const colon = needed.includes('string') ? undefined : colonHint(data);
  if (colon) return colon;
  if (parentSchema?.['title'] === 'Change' && typeof data === 'number')
    return `Write \`{ add: ${data} }\`.`;
  if (parentSchema?.['title'] === 'Text') return `Write it in every language: ${TEXT_FORM}.`;
  if ((typeof data === 'number' || typeof data === 'boolean') && needed.includes('string'))
    return `Quote it: '${data}'.`;
  if (typeof data === 'string' && needed === 'array')
    return `Write a list: [${shown(data).slice(1, -1)}].`;
  if (typeof data === 'string' && needed.includes('integer') && /^-?\d+$/.test(data))
    return 'Remove the quotes.';
  return minusHint(data);
}

/** `en:Walls`, or a wide space after the colon: YAML reads a text and no field. */
function colonHint(data: unknown): string | undefined {
  const [, field, sign] = /^([\w-]+)(:\S|：|:[\u00A0\u3000\u2007\u202F])/.exec(String(data)) ?? [];
  if (field === undefined || sign === undefined) return undefined;
  const written = `Write \`${field}: …\``;
  return /\s$/.test(sign)
    ? `${written} with an ordinary space: the one after the colon is a no-break or full-width space.`
    : `${written}, with an ordinary colon and a space.`;
}

/** `marker#pin` → `markers#pin` */
function pageHint(data: unknown): string | undefined {
  const [, page = '', rest = ''] = /^([a-z]+)([#/].*)$/.exec(String(data)) ?? [];
  const near = page === '' ? undefined : nearMatch(page, PAGES);
  return near === undefined || near === page ? undefined : meant(`${near}${rest}`);
}

/** What an address inside a ruleset can begin with. */
const PAGES = [...Object.keys(ENTRY_SCHEMAS), 'markers', 'terms'];

const minusHint = (data: unknown): string | undefined =>
  typeof data === 'string' && /^[−–]\d/.test(data)
    ? 'Use the hyphen as a minus sign in figures: -1.'
    : undefined;
