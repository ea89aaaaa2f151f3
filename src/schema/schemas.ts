/** Where the schemas are, and which schema a data file must match. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ABOVE_SOURCE = join(import.meta.dirname, '../..');

/** The folder of the project: above the source; for a bundle by Astro, the working directory of the build. */
export const PROJECT = existsSync(join(ABOVE_SOURCE, 'schemas/common.schema.json'))
  ? ABOVE_SOURCE
  : resolve('.');
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
/** The file of the site itself, beside the rulesets. */
export const SITE_FILE = 'site';

export type SchemaName =
  (typeof ENTRY_SCHEMAS)[EntryKind] | SingleFile | typeof SITE_FILE | 'change';

export const ENTRY_KINDS = Object.keys(ENTRY_SCHEMAS) as EntryKind[];

/** Every schema by name, as parsed JSON: `common`, `table`, … */
export function readSchemas(): Map<string, Record<string, unknown>> {
  const files = readdirSync(SCHEMA_DIRECTORY)
    .filter((file) => file.endsWith('.schema.json'))
    .sort();
  return new Map(
    files.map((file) => [
      file.replace('.schema.json', ''),
      JSON.parse(readFileSync(join(SCHEMA_DIRECTORY, file), 'utf8')) as Record<string, unknown>,
    ]),
  );
}

/** Fields that published entries have and the edited files do not. */
const PUBLISHED = {
  $schema: { description: 'Where this schema is published.', type: 'string' },
  about: {
    description:
      'What the file is of: ruleset, title, edition, version of the data, licence and address of the entry.',
    type: 'object',
    required: ['ruleset', 'title', 'edition', 'version', 'licence', 'address'],
    properties: {
      ruleset: { description: 'Id of the ruleset.', type: 'string' },
      title: { $ref: 'common.schema.json#/definitions/text' },
      edition: { description: 'The edition of the game, as in the ruleset.', type: 'object' },
      version: {
        description: 'Shape of the data, and how many changes of values were recorded: 1.12.',
        type: 'string',
      },
      licence: {
        description: 'Name and address of the licence of the data.',
        type: 'object',
        required: ['name', 'url'],
        properties: { name: { type: 'string' }, url: { type: 'string' } },
      },
      address: {
        description: 'Address of the entry, the same in every language.',
        type: 'string',
      },
    },
  },
};

/**
 * The schemas as published: without our `x-` keywords, which strict validators reject, and with the
 * additional fields of published entries.
 */
export function publicSchemas(): Map<string, Record<string, unknown>> {
  const withoutOwn = (key: string, value: unknown) => (key.startsWith('x-') ? undefined : value);
  const entries = new Set<string>(Object.values(ENTRY_SCHEMAS));
  return new Map(
    [...readSchemas()].map(([name, schema]) => {
      const own = JSON.parse(JSON.stringify(schema, withoutOwn)) as Record<string, unknown>;
      const properties = { ...PUBLISHED, ...(own['properties'] as object) };
      return [name, entries.has(name) ? { ...own, properties } : own];
    }),
  );
}
