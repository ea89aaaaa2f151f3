/** Of the errors of ajv, those that a mistake is: others repeat it, or follow from it. */
import type { ErrorObject } from 'ajv';
import { findLanguage } from '../i18n/languages.ts';
import { nearMatch } from '../text/near-match.ts';
import { isObject } from './guards.ts';
import { missingIn, textAbove } from './other-words.ts';
import { BASE } from './said-elsewhere.ts';
import { namesNow } from './renamed.ts';

/** Drops errors that repeat or follow from another error at the same place. */
export function dedupeErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const byPlace = Map.groupBy(
    withoutFieldsOfKind(withoutLikeItems(withoutBranches(errors))).filter(
      ({ keyword }) => keyword !== 'propertyNames' && keyword !== 'if',
    ),
    (error) => error.instancePath,
  );
  return [...byPlace.values()].flatMap((here) => {
    const fields = here.filter(
      ({ keyword }) => keyword === 'additionalProperties' || keyword === 'required',
    );
    const bare = fields.find(isBareText);
    if (bare) return [bare];
    // What a ruleset needs that extends none is not missing.
    const base = fields.find(isBase);
    if (base) return [base];
    const facts = ofWholeGame(fields);
    if (facts.length > 0) return facts;
    if (fields.length > 0)
      return withoutPieces(
        fields.filter((error) => !isMisspelt(error, fields) && !isOutside(error)),
      );
    const names = here.filter((error) => error.propertyName !== undefined);
    // The value of a name that is none says nothing.
    if (here.every(({ data }) => data === null) && isBelowWrongName(here, byPlace)) return [];
    // Of a list that may be one text as well, its length.
    const length = here.find(({ keyword }) => keyword === 'maxItems');
    // Keep one error per value: with a wrong type, its pattern and length do not matter.
    return names.length > 0 ? distinctNames(names) : [...(length ? [length] : here)].slice(0, 1);
  });
}

/** Of a value that may have several forms, and has none: what the form says that it comes nearest to, or that it has none. */
function withoutBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const several = errors.filter(({ keyword }) => keyword === 'anyOf');
  if (several.length === 0) return errors;
  const isGroup = ({ data }: ErrorObject): boolean =>
    [data].flat().some((one: unknown) => typeof one !== 'string');
  return errors.filter((error) => {
    const { instancePath: place, keyword } = error;
    const whole = several.find((one) => `${place}/`.startsWith(`${one.instancePath}/`));
    if (!whole || error === whole) return !whole || isGroup(whole);
    if (isGroup(whole)) return false;
    return place !== whole.instancePath || keyword !== 'type';
  });
}

/** Fields that say what a group of fields is, by the title of its schema. */
const KINDS: Readonly<Record<string, string>> = { Effect: 'do' };

/** Of an effect that does what none can, the fields of what was meant: it is another one, or none. */
function withoutFieldsOfKind(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const places = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'enum' ? instancePath : [])),
  );
  return places.size === 0
    ? errors
    : errors.filter(({ keyword, parentSchema, instancePath }) => {
        const kind = KINDS[String(parentSchema?.['title'])];
        const isOfFields = keyword === 'required' || keyword === 'additionalProperties';
        return kind === undefined || !isOfFields || !places.has(`${instancePath}/${kind}`);
      });
}

/** `[bow, sling]`, where each item is a group of fields: the first says how all of them are written. */
function withoutLikeItems(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const lists = new Set<string>();
  return errors.filter(({ keyword, params, data, instancePath }) => {
    const list = /^(.*)\/\d+$/.exec(instancePath)?.[1];
    if (keyword !== 'type' || params['type'] !== 'object' || typeof data !== 'string') return true;
    if (list === undefined) return true;
    const isFirst = !lists.has(list);
    lists.add(list);
    return isFirst;
  });
}

/** `{ en: …, pl: … }` where a group of fields has its text under `text`. */
export function isBareText({ keyword, params, parentSchema, data }: ErrorObject): boolean {
  const known: unknown = parentSchema?.['properties'];
  return (
    keyword === 'additionalProperties' &&
    // Looked at first: with thousands of unknown fields, all fields would be looked through for each.
    findLanguage(params['additionalProperty'] as string) !== undefined &&
    isObject(known) &&
    'text' in known &&
    isObject(data) &&
    Object.keys(data).every((key) => findLanguage(key) !== undefined)
  );
}

/** `base: skirmish` in place of `extends: skirmish` */
const isBase = ({ params, parentSchema }: ErrorObject): boolean =>
  parentSchema?.['title'] === 'RulesetFile' && BASE.test(String(params['additionalProperty']));

/** What a ruleset lacks that extends none, where it lacks most of it: one error, of the first field, that names them all. */
function ofWholeGame(fields: readonly ErrorObject[]): ErrorObject[] {
  const isFact = ({ keyword, schemaPath }: ErrorObject): boolean =>
    keyword === 'required' && schemaPath === '#/then/required';
  const lacking = fields.filter(isFact);
  const [first] = lacking;
  if (first === undefined || lacking.length < MOST_FACTS) return [];
  const all = lacking.map(({ params }) => params['missingProperty'] as string);
  return [
    ...fields.filter((error) => !isFact(error)),
    { ...first, params: { ...first.params, all } },
  ];
}
/** A game of its own seldom lacks as many. */
const MOST_FACTS = 4;

/** Of a text without quotes that its commas cut into several pieces, only the first one. */
function withoutPieces(errors: ErrorObject[]): ErrorObject[] {
  const [first] = errors.filter(isPiece);
  return errors.filter((error) => (error === first || !isPiece(error)) && !isWord(error));
}

/** `en:` at the margin below `text:`, which is reported as empty. */
const isOutside = ({ keyword, params, data }: ErrorObject): boolean =>
  keyword === 'additionalProperties' &&
  textAbove(params['additionalProperty'] as string, data) !== undefined;

/** `{ en: salvo, volley }`, where the language has a list: that is reported there. */
const isWord = ({ params, parentSchema, data }: ErrorObject): boolean =>
  parentSchema?.['title'] === 'Aliases' &&
  isObject(data) &&
  data[params['additionalProperty'] as string] === null;

/** `{ en: Down, but alive }` is read as a field `but alive` without a value. */
const isPiece = ({ params, parentSchema, data }: ErrorObject): boolean =>
  parentSchema?.['title'] === 'Text' &&
  isObject(data) &&
  data[params['additionalProperty'] as string] === null;

/**
 * Whether a missing field is probably misspelled: for `titel`, only the unknown field is reported. A cell that stands in
 * its row is an unknown field, too.
 */
function isMisspelt(error: ErrorObject, fields: ErrorObject[]): boolean {
  if (error.keyword !== 'required') return false;
  const missing = error.params['missingProperty'] as string;
  return fields.some(({ params }) => {
    const unknown = params['additionalProperty'] as string | undefined;
    return (
      unknown !== undefined &&
      (missing === 'cells' ||
        error.parentSchema?.['title'] === 'Cost' ||
        (missing === 'id' && isObject(error.data) && error.data[unknown] === null) ||
        nearMatch(unknown, [missing]) !== undefined ||
        (missingIn(error.data, error.parentSchema).length === 1 &&
          fields.filter(({ keyword }) => keyword === 'additionalProperties').length === 1) ||
        namesNow(unknown).includes(missing))
    );
  });
}

/** `{ X12 }`: the name is reported, and has no value. */
function isBelowWrongName(
  [first]: readonly ErrorObject[],
  byPlace: ReadonlyMap<string, readonly ErrorObject[]>,
): boolean {
  const [, parent = '', name = ''] = /^(.*)\/([^/]+)$/.exec(first?.instancePath ?? '') ?? [];
  return byPlace.get(parent)?.some(({ propertyName }) => propertyName === name) ?? false;
}

const distinctNames = (errors: ErrorObject[]): ErrorObject[] => [
  ...new Map(errors.map((error) => [error.propertyName, error])).values(),
];
