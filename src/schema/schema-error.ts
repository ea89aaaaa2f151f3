/** Words for the errors of ajv, for people who edit the data. */
import type { ErrorObject } from 'ajv';
import type { Path } from '../diagnostics/diagnostic.ts';
import { TEXT_FORM } from '../i18n/text.ts';
import { nearMatch } from '../text/near-match.ts';
import { AS_TWO, notPossible, oneOf, oneOnly } from './said-elsewhere.ts';
import { renamedTo, retakenBy } from './renamed.ts';
import { isAddress } from './bare-address.ts';
import { isObject } from './guards.ts';
import { addressHint, idHint } from './meant/meant-id.ts';
import {
  amountHint,
  colonHint,
  missingColon,
  nearlyHint,
  ordinaryHint,
  stateHint,
  typeHint,
} from './meant/meant-value.ts';
import { minusHint } from './meant/meant-sum.ts';
import { besideHint } from './meant/meant-beside.ts';
import { numbersHint } from './meant/meant-condition.ts';
import { shown } from './meant/meant-list.ts';
import { formOf, kindOf, typeNames } from './value-kinds.ts';
import { otherValueHint } from './other-values.ts';
import { fieldHint } from './other-words.ts';
import { languageHint, tagHint } from './meant/meant-language.ts';
import { diceHint } from './meant/meant-dice.ts';
import { describeTextField } from './text-field.ts';
import { OPTIONAL_FILES, type EntryKind, type SingleFile } from './schemas.ts';
import { list, meant, plural, asCode, type Phrase } from '../diagnostics/phrase.ts';

/** Message and hint for one error. `path` is that of the value with the error, `parent` the group of fields around it. */
export function describeError(error: ErrorObject, path: Path, parent?: unknown): Phrase {
  const describe = phrases[error.keyword] ?? otherPhrase;
  const described = describe(error, contextOf(error, path));
  const now = renamedTo(error) ?? retakenBy(error, String(path.at(-1)));
  const phrase = now === undefined ? described : { ...described, hint: renamedHint(now) };
  const beside = besideHint(error, path, parent);
  return beside === undefined ? phrase : { ...phrase, hint: beside };
}

const renamedHint = (now: string): string =>
  `It was renamed to ${asCode(now)}. Run \`npm run migrate\`, which writes the names of today.`;

/** A text that stands where a group of fields with a field `text` is needed. */
export function describeBareText({ parentSchema }: ErrorObject, path: Path): Phrase {
  const needed = ((parentSchema?.['required'] ?? []) as string[]).filter((one) => one !== 'text');
  const fields = needed.map((one) => `${one}: …, `).join('');
  return {
    message: `${fieldAt(path)} is a text, but it must be a group of fields with \`text\`.`,
    hint: `Write { ${fields}text: ${TEXT_FORM} }.`,
  };
}

/** An entry in the folder of another kind. */
export const describeOtherKind = (folder: EntryKind): Phrase => ({
  message: `The file has the fields of an entry in ${asCode(`${folder}/`)}.`,
  hint: `Move it to ${asCode(`${folder}/`)}.`,
});

/** A group of fields in a list of other ones. */
export const describeOtherList = (path: Path, list: string): Phrase => ({
  message: `${fieldAt(path)} has the fields of an item of ${asCode(list)}.`,
  hint: `Move it to ${asCode(list)}.`,
});

interface About {
  /** The field in the message: `range`, Item 2 of `source`. */
  field: string;
  /** Its name. */
  name: string;
  /** Whether the field is all that a file has, and a ruleset can do without the file. */
  isFile: boolean;
  /** The description in the schema. */
  hint: string | undefined;
}

function contextOf({ parentSchema = {} }: ErrorObject, path: Path): About {
  const description: unknown = parentSchema['description'];
  return {
    field: fieldAt(path),
    name: String(path.at(-1) ?? ''),
    isFile: path.length === 1 && OPTIONAL_FILES.has(path[0] as SingleFile),
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
  additionalProperties: (error) => {
    const { params, parentSchema, data } = error;
    const key = params['additionalProperty'] as string;
    const known = Object.keys((parentSchema?.['properties'] ?? {}) as object);
    const ofText =
      parentSchema?.['title'] === 'Text' ? describeTextField(key, data, known) : undefined;
    if (ofText) return ofText;
    const inCells = known.includes('cells') && isObject(data) && data['cells'] === undefined;
    if (inCells && nearMatch(key, known) === undefined)
      return {
        message: `Unknown field ${asCode(key)}.`,
        hint: `If it is a column, write it in ${asCode('cells')}: ${asCode(`cells: { ${key}: … }`)}.`,
      };
    const isId = known.includes('id') && isObject(data) && data[key] === null && !('id' in data);
    if (isId)
      return {
        message: `Unknown field ${asCode(key)}.`,
        hint: `If it is the id, write ${asCode(`id: ${key}`)}.`,
      };
    const colon = colonHint(key) ?? missingColon(key, known);
    if (colon) return { message: `Unknown field ${asCode(key)}.`, hint: colon };
    return {
      message: `Unknown field ${asCode(key)}.`,
      hint: fieldHint(key, known, error),
    };
  },
  required: ({ params, parentSchema }, { field }) => {
    const name = params['missingProperty'] as string;
    const { all } = params as { all?: readonly string[] };
    if (all)
      return {
        message: `${field} is missing the required fields ${list(all)}.`,
        hint: `If it changes the rules of another ruleset, write ${asCode('extends: …')} with the ${asCode('id')} of that one, and leave these out. A game of its own needs each of them.`,
      };
    const properties = (parentSchema?.['properties'] ?? {}) as Record<
      string,
      { description?: string }
    >;
    return {
      message: `${field} is missing the required field ${asCode(name)}.`,
      hint: properties[name]?.description ?? 'Add it.',
    };
  },
  type: (error, { field, name, hint }) => ({
    message:
      error.parentSchema?.['title'] === 'Cell' && error.data === null
        ? `${field} is empty.`
        : `${field} is ${kindOf(error.data)}, but it must be ${typeNames(error.params['type'] as string | string[])}.`,
    hint: oneOnly(name, error.data) ?? typeHint(error) ?? hint,
  }),
  anyOf: ({ data }, { field }) => ({
    message: `${field} is ${Array.isArray(data) ? 'a list of other things' : kindOf(data)}, but it must be a name or a list of names.`,
  }),
  enum: ({ data, params, parentSchema }, { field }) => {
    const allowed = (params['allowedValues'] as unknown[]).map(String);
    if (data === null)
      return {
        message: `${field} is empty.`,
        hint: `Write one of ${list(allowed)}. What begins with a number sign is a comment.`,
      };
    const near = typeof data === 'string' ? nearMatch(data, allowed) : undefined;
    return {
      message: `${shown(data)} is not an allowed value of ${field.replace(/^Item/, 'item')}.`,
      hint:
        parentSchema?.['title'] === 'LanguageTag'
          ? tagHint(data, allowed)
          : (otherValueHint(data, allowed) ??
            notPossible(data) ??
            meant(near) ??
            oneOf(allowed, parentSchema?.['description'])),
    };
  },
  pattern: ({ data, parentSchema, propertyName }, { field, name, hint }) => {
    const title: unknown = parentSchema?.['title'];
    const form = typeof title === 'string' ? formOf(title) : `a valid value of ${field}`;
    const value: unknown = propertyName ?? data;
    return {
      message: `${shown(value)} is not ${form}.`,
      hint:
        minusHint(value) ??
        stateHint(parentSchema, value) ??
        diceHint(parentSchema, value, name) ??
        amountHint(title, value) ??
        (name === 'language' ? languageHint(value) : undefined) ??
        ordinaryHint(value, patternOf(parentSchema)) ??
        nearlyHint(title, value, patternOf(parentSchema)) ??
        meant(nearMatch(String(value), wordsIn(patternOf(parentSchema)))) ??
        idHint(title, value, name) ??
        (isAddress(patternOf(parentSchema)) ? addressHint(value) : undefined) ??
        KEY_HINTS.get(propertyName === undefined ? '' : name) ??
        hint,
    };
  },
  minItems: ({ params, instancePath }, about) =>
    params['limit'] === 1
      ? { message: `${about.field} is empty.`, hint: emptyHint(about, instancePath) }
      : {
          message: `${about.field} needs at least ${plural(params['limit'] as number, 'item')}.`,
          hint: about.hint,
        },
  maxItems: ({ data, params }, { field, hint, name }) => ({
    message: `${field} has ${(data as unknown[]).length} items, of at most ${String(params['limit'])}.`,
    hint:
      name === 'each'
        ? 'Write the one role that all sides have, where they are alike, or the roles of two sides that differ; more sides that differ are not possible.'
        : (hint ?? 'Keep those that matter most.'),
  }),
  minLength: (_, { field, hint }) => ({ message: `${field} is empty.`, hint }),
  maxLength: ({ data, params }, { field }) => {
    const [limit, length] = [params['limit'] as number, [...String(data)].length];
    return {
      message: `${field} has ${length} characters, of at most ${limit}.`,
      hint: `Shorten it by ${plural(length - limit, 'character')}.`,
    };
  },
  uniqueItems: ({ data, params }, { field }) => {
    const item = (data as unknown[])[params['j'] as number];
    return {
      message: isObject(item)
        ? `${field} has the same item twice.`
        : `${field} has ${shown(item)} twice.`,
      hint: 'Keep one of them.',
    };
  },
  maxProperties: (_, { field }) => ({
    message: `${field} allows only one of its fields.`,
    hint: AS_TWO,
  }),
  minimum: ({ params }, { field, hint }) => ({
    message: `${field} must be at least ${String(params['limit'])}.`,
    hint: hint ?? 'Correct the number.',
  }),
  maximum: ({ params }, { field, hint }) => ({
    message: `${field} must be at most ${String(params['limit'])}.`,
    hint: hint ?? 'Correct the number.',
  }),
  minProperties: ({ data, parentSchema }, { field, hint }) => {
    const more = Object.keys((parentSchema?.['properties'] ?? {}) as object).filter(
      (name) => !isObject(data) || !(name in data),
    );
    return {
      message: `${field} has too few fields.`,
      hint: more.length === 0 ? hint : `Add at least one of ${list(more)}.`,
    };
  },
  dependencies: ({ params, data }, { hint }) => ({
    message: `${asCode(params['property'] as string)} requires ${list((params['deps'] as string).split(', '))}.`,
    hint:
      params['property'] === 'each' && isObject(data)
        ? `Write ${asCode(String(data['each']))} alone, or say what it is counted for: ${asCode(`{ each: ${String(data['each'])}, per: NAME }`)}.`
        : hint,
  }),
  not: ({ data }, { field, name }) => ({
    message: `${field} is a list of the numbers ${list((data as number[]).map(String))}, and a list adds up.`,
    hint: numbersHint(name, data as number[]),
  }),
  const: ({ data, params, parentSchema }, { field }) => {
    const isShape = parentSchema?.['title'] === 'Shape';
    const word = shown(params['allowedValue']);
    const isMeant =
      typeof data === 'string' && /^(?:yes|y|on|true|ja|oui|si|sí|tak|はい)$/i.test(data);
    const hint = isMeant ? `Write ${word}.` : 'Omit the field otherwise.';
    return { message: `${field} can only be ${word}.`, hint: isShape ? MIGRATE : hint };
  },
};

const MIGRATE =
  'Run `npm run migrate` if the rules are older than this program; if they are newer, update the program.';

/** How a list without items is left out. */
function emptyHint({ name, isFile }: About, place: string): string {
  if (/\/cells\/[^/]+$/.test(place))
    return 'Write `none` where there is none, or `unknown` with a `reason`.';
  if (isFile) return 'Delete the file: a ruleset need not have it.';
  if (name === 'modifiers')
    return 'Write at least one modifier. A roll that nothing modifies is a rule with its `roll`, in the folder rules; a value that nothing modifies is a `value` of a step, in the folder procedures.';
  return /[/#]/.test(name)
    ? 'Write at least one address, or leave out the line.'
    : 'Omit the field if it is empty.';
}

/** What the names of an open group of fields are, by the group. */
const KEY_HINTS = new Map([
  [
    'figures',
    'Write the address of the figure with its field, such as tables/weapons#light-mortar.range.',
  ],
  ['moved', 'Write an address inside the ruleset, such as tables/weapons#light-mortar.'],
]);

const patternOf = (parentSchema: ErrorObject['parentSchema']): RegExp | undefined => {
  const pattern: unknown = parentSchema?.['pattern'];
  return typeof pattern === 'string' ? new RegExp(pattern, 'u') : undefined;
};

/** The words that a pattern begins with: `^(blue|red|#…)$`. */
const wordsIn = (pattern: RegExp | undefined): string[] =>
  /^\^\(([a-z]+(?:\|[a-z]+)*)\|/.exec(pattern?.source ?? '')?.[1]?.split('|') ?? [];

const otherPhrase = ({ message }: ErrorObject, { field, hint }: About): Phrase => ({
  message: `${field} ${message ?? 'does not fit'}.`,
  hint,
});
