/** Where the schemas are, and which schema a data file must match. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGE_TAG, LANGUAGE_TAGS } from '../i18n/languages.ts';
import { PROJECT } from '../program.ts';
import { isObject } from './guards.ts';

export const SCHEMA_DIRECTORY = join(PROJECT, 'schemas');

/** Kinds with one entry per file: folder name and schema. */
export const ENTRY_SCHEMAS = {
  phases: 'phase',
  tables: 'table',
  modifiers: 'modifiers',
  procedures: 'procedure',
  rules: 'rule',
} as const;

/** Kinds with one file per ruleset. */
export const SINGLE_FILES = [
  'ruleset',
  'markers',
  'terms',
  'values',
  'exceptions',
  'translations',
] as const;
/** The folder of a ruleset with one file per correction. */
export const CHANGES_FOLDER = 'changes';
/** Files that a ruleset need not have. */
export const OPTIONAL_FILES: ReadonlySet<SingleFile> = new Set<SingleFile>([
  'markers',
  'terms',
  'values',
  'exceptions',
  'translations',
]);

/**
 * Marks a shape whose objects are parts with their own address: `"x-part": "row"`. The walk, the
 * file index and the generated types recognise parts by this keyword only.
 */
export const PART_KEYWORD = 'x-part';

export type EntryKind = keyof typeof ENTRY_SCHEMAS;
export type SingleFile = (typeof SINGLE_FILES)[number];
/** The folder with the pictures of the site's own page, beside the rulesets. */
export const PICTURES = 'pictures';
/** The file of the site itself, beside the rulesets. */
export const SITE_FILE = 'site';

export type SchemaName =
  (typeof ENTRY_SCHEMAS)[EntryKind] | SingleFile | typeof SITE_FILE | 'change';

/** Which files of a folder of rules match which schema, as editors are told. */
export const SCHEMA_FILES: readonly { schema: SchemaName; files: string }[] = [
  { schema: SITE_FILE, files: `${SITE_FILE}.yaml` },
  ...SINGLE_FILES.map((schema) => ({ schema, files: `*/${schema}.yaml` })),
  ...Object.entries(ENTRY_SCHEMAS).map(([folder, schema]) => ({
    schema,
    files: `*/${folder}/*.yaml`,
  })),
  { schema: 'change', files: `*/${CHANGES_FOLDER}/*.yaml` },
];

export const ENTRY_KINDS = Object.keys(ENTRY_SCHEMAS) as EntryKind[];

/** A schema as parsed JSON. */
export type Schema = Record<string, unknown>;

/** Every schema of a folder by name: `common`, `table`, … */
export function readSchemas(directory = SCHEMA_DIRECTORY): Map<string, Schema> {
  const files = readdirSync(directory)
    .filter((file) => file.endsWith('.schema.json'))
    .sort();
  return new Map(
    files.map((file) => [
      file.replace('.schema.json', ''),
      JSON.parse(readFileSync(join(directory, file), 'utf8')) as Schema,
    ]),
  );
}

/** The schemas of published files that no edited file has the shape of; they are published beside the others. */
const PUBLISHED_DIRECTORY = join(SCHEMA_DIRECTORY, 'published');

/** A schema for the languages that are known now: where keys are tags, each language has a field, and others are unknown. */
export function withLanguages(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (_, node: unknown) => {
    if (!isObject(node)) return node;
    if (node['title'] === 'LanguageTag') {
      const { type: _type, pattern: _pattern, ...rest } = node;
      return { ...rest, enum: LANGUAGE_TAGS };
    }
    const { propertyNames, additionalProperties: field, ...rest } = node;
    if (!isObject(propertyNames) || propertyNames['pattern'] !== LANGUAGE_TAG.source) return node;
    const own = rest['properties'] as object;
    const others = LANGUAGE_TAGS.filter((tag) => !(tag in own)).map((tag) => [tag, field]);
    const properties = { ...own, ...(Object.fromEntries(others) as object) };
    return { ...rest, additionalProperties: false, properties };
  }) as Schema;
}

/** Fields that published entries have and the edited files do not. */
const PUBLISHED = {
  $schema: { description: 'Where this schema is published.', type: 'string' },
  moved: { $ref: 'api.schema.json#/definitions/moved' },
  about: { $ref: 'api.schema.json#/definitions/about' },
  resolved: { $ref: 'api.schema.json#/definitions/resolved' },
};

/** The shape of a file once it is read: what house rules leave out is there then. */
export function whole({ if: _condition, then, ...schema }: Schema): Schema {
  const more = isObject(then) ? (then['required'] as string[]) : [];
  return more.length > 0
    ? { ...schema, required: [...(schema['required'] as string[]), ...more] }
    : schema;
}

/**
 * The schemas as published: without our `x-` keywords, which strict validators reject, with the
 * additional fields of published entries, and with those of published files.
 */
export function publicSchemas(): Map<string, Schema> {
  const withoutOwn = (key: string, value: unknown) => (key.startsWith('x-') ? undefined : value);
  const entries = new Set<string>(Object.values(ENTRY_SCHEMAS));
  return new Map(
    [...readSchemas(), ...readSchemas(PUBLISHED_DIRECTORY)].map(([name, schema]) => {
      const own = whole(JSON.parse(JSON.stringify(schema, withoutOwn)) as Schema);
      const properties = { ...PUBLISHED, ...(own['properties'] as object) };
      return [name, entries.has(name) ? { ...own, properties } : own];
    }),
  );
}
