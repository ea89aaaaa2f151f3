/**
 * What the fields and values of earlier shapes of the rules are called now. Each break of the shape adds its names here, and
 * raises `SHAPE`: then messages say what a name became, and `npm run migrate` writes it.
 */
import type { ErrorObject } from 'ajv';
import { isObject } from './guards.ts';

/** The shape of the rules that this program reads: `schema` in site.yaml. */
export const SHAPE = 1;

/** Of several new names, the one that the schema has at the place is meant. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  across: ['rangeGroup'],
  again: ['ifPlacedAgain'],
  'at-least': ['atLeast'],
  'at-most': ['atMost'],
  because: ['reason'],
  beyond: ['external'],
  counts: ['stackable'],
  differs: ['differenceNote'],
  down: ['rangeColumn'],
  duty: ['obligation'],
  for: ['appliesTo', 'action'],
  general: ['standalone'],
  holds: ['coverage'],
  ink: ['accent'],
  'known-from': ['origin'],
  of: ['subject', 'target', 'resource', 'name', 'value', 'per'],
  opens: ['landing'],
  outside: ['externalReferences'],
  pace: ['turnOrder'],
  printed: ['fromSource'],
  shares: ['diceFrom'],
  'side-of': ['sideOf'],
  stub: ['rowHeader'],
  sure: ['confidence'],
  'switches-off': ['cancels'],
  'taken-from': ['sourcesSummary'],
  window: ['reaction'],
};

const VALUES: Readonly<Record<string, string>> = {
  action: 'alternating',
  all: 'sequential',
  card: 'counter-or-card',
  contour: 'brown',
  corroborated: 'other-source',
  printed: 'as-printed',
  road: 'red',
  step: 'per-step',
  together: 'simultaneous',
  water: 'blue',
  wood: 'green',
};

/** Every field of an earlier shape that has another name now. */
export const RENAMED_FIELDS: readonly string[] = Object.keys(FIELDS);

/** The present name of an unknown field or of a value that is not allowed, if an earlier shape had it. */
export function renamedTo({
  keyword,
  params,
  parentSchema,
  data,
}: ErrorObject): string | undefined {
  if (keyword === 'enum') {
    const now = lookUp(VALUES, data);
    return (params['allowedValues'] as unknown[]).includes(now) ? now : undefined;
  }
  if (keyword === 'pattern') {
    const now = lookUp(VALUES, data);
    return now !== undefined && new RegExp(String(params['pattern']), 'u').test(now)
      ? now
      : undefined;
  }
  const known: unknown = parentSchema?.['properties'];
  if (keyword !== 'additionalProperties' || !isObject(known)) return undefined;
  const names = lookUp(FIELDS, params['additionalProperty']);
  return names?.find((name) => name in known && !(isObject(data) && name in data));
}

/** The present name of a field whose old name another one has taken: there the value has the wrong type. */
export const retakenBy = ({ keyword, data }: ErrorObject, field: string): string | undefined =>
  keyword === 'type' && field === 'outside' && Array.isArray(data)
    ? 'externalReferences'
    : undefined;

/** The names that a field of an earlier shape may have now, where no schema tells which. */
export const namesNow = (field: string): readonly string[] => lookUp(FIELDS, field) ?? [];

export const valueNow = (value: unknown): string | undefined => lookUp(VALUES, value);

const lookUp = <T>(map: Readonly<Record<string, T>>, name: unknown): T | undefined =>
  typeof name === 'string' && Object.hasOwn(map, name) ? map[name] : undefined;
