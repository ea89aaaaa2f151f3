/** The features of the schema that change what is worked out, and those that a game has. */
import type { Entry } from '../../src/model/entries.ts';
import type { Ruleset } from '../../src/model/rulebook.ts';
import { isObject } from '../../src/schema/guards.ts';
import { ENTRY_SCHEMAS, readSchemas, type SchemaName } from '../../src/schema/schemas.ts';
import { valueAt, walk } from '../../src/schema/walk.ts';

/** Shapes that say what things are called, where they come from, when they happen or how they look. */
const ONLY_SHOWN = new Set(
  `Text Aliases Question Abbreviation SourcePlace Outside Note Point Example Window Cost Sides
  TermsFile Term Word RulesetFile Unit RuleValue Edition SourceDocument Front RollName Stacking Omission
  MarkersFile ValuesFile SiteFile ChangeFile Exception`.split(/\s+/),
);
/** Results for rival claims have tests of their own (`rivals.test.ts`). */
const ELSEWHERE = new Set(['Dispute', 'Claim']);
/** Properties that readers see, in every shape. */
const SHOWN = new Set(
  `id title text reading aliases number source evidence reason dispute see notes questions
  abbreviation summary standalone externalReferences points examples groups whenText unit
  order parameter short shortTitle linkTitle lead optional module steps rowHeader stacking`.split(
    /\s+/,
  ),
);
/** Properties and their values that change no result in one shape. */
const SHOWN_IN: Readonly<Record<string, string>> = {
  Marker: 'begins counted counter ends external permanent printed sideOf stackable type see',
  Value: 'asCost common origin perOne signed',
  // `given` and `notOffered` say what a page has, of which `findings.test.ts` has cases.
  ProcedureFile: 'sides given',
  Next: 'notOffered',
  PhaseFile: 'sides end',
  RuleFile: 'effects',
  TableFile: 'words rows columns',
  Column: 'type',
  Row: 'group uses notOffered',
  Outcome: 'notOffered',
  Cell: 'rule with when',
  Group: 'by',
  Amount: 'by',
  // Only what is placed or removed counts in what follows.
  Effect: 'at to do=flip do=keep obligation=must',
  // `except` says what is offered, of which `findings.test.ts` has cases.
  Modifier: 'differenceNote effects except',
  Step: 'cost effects limit obligation reaction repeat sides uses when',
};

const isShown = (shape: string, property: string, value?: string): boolean => {
  const here = (SHOWN_IN[shape] ?? '').split(' ');
  return (
    SHOWN.has(property) || here.includes(property) || here.includes(`${property}=${value ?? ''}`)
  );
};

/** `Modifier.round=up`, `Amount is a list`: what the schema offers. */
export function offeredFeatures(): Set<string> {
  const found = new Set<string>(AMOUNTS);
  const add = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(add);
    if (!isObject(node)) return;
    const { title, properties } = node;
    if (typeof title === 'string' && isObject(properties) && isCounted(title))
      for (const [property, schema] of Object.entries(properties))
        for (const value of valuesOf(schema))
          if (!isShown(title, property, value)) found.add(featureOf(title, property, value));
    Object.values(node).forEach(add);
  };
  for (const [name, schema] of readSchemas())
    if (!['site', 'change', 'exceptions', 'translations'].includes(name)) add(schema);
  return found;
}

const AMOUNTS = ['number', 'name', 'dice', 'list', 'object'].map((type) => `Amount is a ${type}`);
const isCounted = (shape: string): boolean => !ONLY_SHOWN.has(shape) && !ELSEWHERE.has(shape);
const featureOf = (shape: string, property: string, value?: string): string =>
  `${shape}.${property}${value === undefined ? '' : `=${value}`}`;

const valuesOf = (schema: unknown): (string | undefined)[] =>
  isObject(schema) && Array.isArray(schema['enum']) ? schema['enum'].map(String) : [undefined];

/** A feature with its place in the game: the entry, and the modifier that has it. */
export interface Feature {
  name: string;
  entry: string;
  modifier?: string;
}

/** The features of a game; those of markers and values belong to no entry. */
export function featuresOf({ entries, markers, values, source }: Ruleset): Feature[] {
  return [
    ...entries.flatMap((entry: Entry) =>
      // As written: an amount of a cell is a number in the model.
      featuresIn(source.files.get(entry.address)?.data, ENTRY_SCHEMAS[entry.kind], entry.address),
    ),
    ...featuresIn({ markers }, 'markers', ''),
    ...featuresIn({ values }, 'values', ''),
  ];
}

function featuresIn(data: unknown, schema: SchemaName, entry: string): Feature[] {
  const found: Feature[] = [];
  const modifiers: { path: string; id: string }[] = [];
  walk(data, schema, ({ value, path, shape }) => {
    if (shape === undefined || !isCounted(shape)) return;
    const at = `${path.join('/')}/`;
    if (shape === 'Modifier')
      modifiers.push({ path: at, id: String(valueAt(data, [...path, 'id'])) });
    const id = modifiers.find((one) => at.startsWith(one.path))?.id;
    const place = { entry, ...(id !== undefined && { modifier: id }) };
    if (shape === 'Amount') found.push({ name: `Amount is a ${typeOf(value)}`, ...place });
    if (!isObject(value)) return;
    for (const [property, own] of Object.entries(value)) {
      found.push({ name: featureOf(shape, property), ...place });
      if (typeof own === 'string') found.push({ name: featureOf(shape, property, own), ...place });
    }
  });
  return found;
}

function typeOf(amount: unknown): string {
  if (typeof amount === 'number') return 'number';
  if (typeof amount === 'string') return /^\d*D\d/.test(amount) ? 'dice' : 'name';
  return Array.isArray(amount) ? 'list' : 'object';
}
