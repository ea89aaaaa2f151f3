/** What authors call otherwise: fields under the names of other programs. */
import type { ErrorObject } from 'ajv';
import { asCode, meant } from '../diagnostics/phrase.ts';
import { languageMeant } from './meant/meant-language.ts';
import { LANGUAGE_TAG } from '../i18n/languages.ts';
import { nearMatch } from '../text/near-match.ts';
import { isObject } from './guards.ts';
import { ofRow, saidElsewhere } from './said-elsewhere.ts';
import { levelHint, standsElsewhere } from './other-level.ts';
import { conditionsIn, SIGNS, subjectHint } from './meant/meant-condition.ts';

/** Fields of other programs, by the field that says the same here. */
const SYNONYMS: Readonly<Record<string, string>> = {
  ...SIGNS,
  '!=': 'not',
  greaterthan: 'above',
  morethan: 'above',
  over: 'above',
  lessthan: 'below',
  under: 'below',
  min: 'atLeast',
  minimum: 'atLeast',
  max: 'atMost',
  maximum: 'atMost',
  upto: 'atMost',
  isnot: 'not',
  equal: 'equals',
  eq: 'equals',
  abbr: 'abbreviation',
  synonym: 'synonyms',
  ref: 'see',
  refs: 'see',
  label: 'title',
  heading: 'title',
  caption: 'title',
  name: 'title',
  tags: 'aliases',
  keywords: 'aliases',
  bonus: 'change',
  modifier: 'change',
  effect: 'change',
  citation: 'source',
  sources: 'source',
  reference: 'source',
  situation: 'given',
  inputs: 'given',
  modifiers: 'with',
  circumstances: 'with',
  result: 'expect',
  results: 'expect',
  expected: 'expect',
  answer: 'expect',
  rolled: 'dice',
  roll: 'dice',
  rolls: 'dice',
  throw: 'dice',
  thrown: 'dice',
  die: 'dice',
  faq: 'questions',
  footnotes: 'notes',
  footnote: 'notes',
  leadsto: 'next',
  quelle: 'source',
  quellen: 'source',
  wurf: 'roll',
  jet: 'roll',
  beispiele: 'examples',
  exemples: 'examples',
  schritte: 'steps',
  etapes: 'steps',
  spalten: 'columns',
  colonnes: 'columns',
  zeilen: 'rows',
  lignes: 'rows',
};

/** What a condition is called elsewhere. */
const CONDITIONS: ReadonlySet<string> = new Set([
  'if',
  'condition',
  'conditions',
  'unless',
  'where',
  'requires',
  'on',
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
function otherWordHint(key: string, { parentSchema, data }: ErrorObject): string | undefined {
  const known = (parentSchema?.['properties'] ?? {}) as object;
  const word = key.toLowerCase();
  if (CONDITIONS.has(word) && 'when' in known)
    return word === 'unless'
      ? `Conditions are written in ${asCode('when')}, what must not be so with ${asCode('not')}: ${asCode('when: [{ subject: …, not: … }]')}.`
      : `Conditions are written in ${asCode('when')}: ${asCode(`when: ${conditionsIn(isObject(data) ? data[key] : undefined)}`)}.`;
  if (/^(?:else|otherwise)$/.test(word) && 'when' in known)
    return 'success' in known
      ? 'Remove it: an outcome without `when` applies where no other does.'
      : 'Write what must not be so: `when: [{ subject: …, not: … }]`.';
  if (word === 'then' && 'next' in known) return `Write ${asCode('next')}.`;
  if (word === 'optional' && 'obligation' in known)
    return [standsElsewhere(word), 'An action that players may leave out has `obligation: may`.']
      .filter(Boolean)
      .join(' ');
  const field = EXPLANATIONS.has(word)
    ? [...missingIn(data, parentSchema), 'summary', 'text', 'says'].find(
        (one) => one in known && /^(?:summary|text|says)$/.test(one),
      )
    : undefined;
  return field && `Write ${asCode(field)}.`;
}

/** Words that join conditions in other programs. */
const TEST_WORDS: Readonly<Record<string, string>> = {
  between: 'Write both ends: `atLeast: 6` and `atMost: 12`.',
  range: 'Write both ends: `atLeast: 6` and `atMost: 12`.',
  in: 'Write the names as a list in `is`, one of which has to be true; of numbers both ends: `atLeast: 6` and `atMost: 12`.',
  and: 'Write it as a further item of `when`: all of them have to be true.',
  or: 'Several names of one subject are a list: `is: [one, other]`. Other cases are parts of their own, each with its `when`.',
};
const JOINS: Readonly<Record<string, string>> = {
  any: 'or',
  either: 'or',
  all: 'and',
  both: 'and',
};

/** What is said of a word that joins conditions: `or`, `any`, `all`. */
const joinHint = (word: string): string | undefined => TEST_WORDS[JOINS[word] ?? word];

/** `or` between two conditions, or a condition in words, as an item of the list. */
export function testHint(
  parentSchema: ErrorObject['parentSchema'],
  data: unknown,
): string | undefined {
  if (parentSchema?.['title'] !== 'Test' || typeof data !== 'string') return undefined;
  const word = data.trim().toLowerCase();
  if (/^(?:and|&&?|\+)$/.test(word))
    return `Remove it: all items of ${asCode('when')} have to be true.`;
  if (/^(?:or|\|\|?|\/)$/.test(word)) return `Remove it. ${TEST_WORDS['or'] ?? ''}`;
  return `Write ${asCode(conditionsIn(data).slice(1, -1))}.`;
}

/** `when: { any: [ … ] }` */
export function joinsHint(data: object): string | undefined {
  const [word, ...others] = Object.keys(data);
  return word === undefined || others.length > 0 ? undefined : joinHint(word);
}

/** `between: [1, 2]` */
const endsHint = (key: string, value: unknown): string | undefined =>
  /^(?:between|range)$/.test(key) && Array.isArray(value) && value.length === 2
    ? `Write both ends: ${asCode(`atLeast: ${value[0]}`)} and ${asCode(`atMost: ${value[1]}`)}.`
    : undefined;

/** What an unknown field probably means, that is not a slip of the keyboard. */
function synonymHint(key: string, { parentSchema, data }: ErrorObject): string | undefined {
  const value = isObject(data) ? data[key] : undefined;
  if (parentSchema?.['title'] === 'Change') return changeHint(key, data);
  const properties = (parentSchema?.['properties'] ?? {}) as object;
  if (key.toLowerCase() in properties) return `Write ${asCode(key.toLowerCase())}.`;
  const join =
    parentSchema?.['title'] === 'Test'
      ? (endsHint(key, value) ?? joinHint(key) ?? subjectHint(key, data))
      : undefined;
  const id = idNamed(key, value, data, properties);
  if (id !== undefined) return id;
  const word = synonymOf(key);
  const isFree = word !== undefined && word in properties && !(isObject(data) && word in data);
  const field = isFree ? `Write ${asCode(word)}.` : undefined;
  return join ?? field ?? levelHint(key, parentSchema, value) ?? onlyMissing(data, parentSchema);
}

/** `name: march` of what needs an id, and has none */
function idNamed(key: string, value: unknown, data: unknown, known: object): string | undefined {
  const isId = typeof value === 'string' && /^[a-z][a-z0-9-]*$/.test(value);
  const lacksId = 'id' in known && isObject(data) && !('id' in data);
  return isId && lacksId && /^(?:name|key|code|slug|identifier|ref)$/.test(key)
    ? `Write ${asCode('id')}.`
    : undefined;
}

/** `{ subtract: 2 }` → `{ add: -2 }` */
function changeHint(key: string, data: unknown): string | undefined {
  const value = isObject(data) ? data[key] : undefined;
  if (/^(?:divide|double|halve|half|triple|times)$/.test(key)) {
    const by = typeof value === 'number' ? value : 2 + Number(key === 'triple');
    return `Write ${asCode(`{ multiply: ${/^(?:div|hal)/.test(key) ? `1/${by}` : by} }`)}.`;
  }
  if (!/^(?:sub|subtract|minus)$/.test(key)) return scaledHint(key, data);
  return typeof value === 'number' ? `Write ${asCode(`{ add: ${-value} }`)}.` : undefined;
}

/** `{ add: -1, per: pins }` → `{ add: { each: -1, per: pins } }` */
function scaledHint(key: string, data: unknown): string | undefined {
  if (!/^(?:per|each|every|above|round|from|to|by|in)$/.test(key) || !isObject(data))
    return undefined;
  const { add = data['each'] ?? 1, per = '…' } = data;
  return typeof add === 'number' && (key === 'per' || key === 'each')
    ? `Write ${asCode(`{ add: { each: ${add}, per: ${String(per)} } }`)}.`
    : `It belongs in the amount: ${asCode(`{ add: { …, ${key}: ${String(data[key])} } }`)}.`;
}

const synonymOf = (key: string): string | undefined =>
  SYNONYMS[key] ?? SYNONYMS[key.toLowerCase().replace(/[^a-z]/g, '')];

/** Of one unknown and one missing field, that the one is meant as the other. */
function onlyMissing(data: unknown, parentSchema: ErrorObject['parentSchema']): string | undefined {
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

/** The empty text above `en:` that stands at the margin and not in the text. */
export function textAbove(key: string, data: unknown): string | undefined {
  if (!isObject(data) || !(LANGUAGE_TAG.test(key) && languageMeant(key) === key)) return undefined;
  const names = Object.keys(data);
  return names.slice(0, names.indexOf(key)).findLast((name) => data[name] === null);
}

/** What an unknown field is called here, where it stands, or which fields there are. */
export const fieldHint = (key: string, known: readonly string[], error: ErrorObject): string =>
  saidElsewhere(error, key) ??
  otherWordHint(key, error) ??
  meant(nearMatch(key, known)) ??
  synonymHint(key, error) ??
  [standsElsewhere(key), `Allowed fields: ${known.join(', ')}.${ofRow(known)}`]
    .filter(Boolean)
    .join(' ');
