/** Where the schemas are, and which schema a data file answers to. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const BESIDE_SOURCE = join(import.meta.dirname, '../../schemas');

/** Beside the source; when Astro has bundled it elsewhere, in the folder the build runs in. */
export const SCHEMA_DIRECTORY = existsSync(join(BESIDE_SOURCE, 'common.schema.json'))
  ? BESIDE_SOURCE
  : resolve('schemas');

/** Kinds with one entry per file: the folder's name, and the schema it answers to. */
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
  'ledger',
] as const;
/** Of these, a ruleset may do without. */
export const OPTIONAL_FILES: ReadonlySet<SingleFile> = new Set<SingleFile>([
  'exceptions',
  'ledger',
]);

/**
 * Marks a shape whose objects are parts, with an address of their own: `"x-part": "row"`. The walk, the index of a file
 * and the generated types know parts from it alone.
 */
export const PART_KEYWORD = 'x-part';

export type EntryKind = keyof typeof ENTRY_SCHEMAS;
export type SingleFile = (typeof SINGLE_FILES)[number];
export type SchemaName = (typeof ENTRY_SCHEMAS)[EntryKind] | SingleFile;

export const ENTRY_KINDS = Object.keys(ENTRY_SCHEMAS) as EntryKind[];

/** Every schema file, name to parsed JSON: `common`, `table`, … */
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

/** What a published entry has besides its data: the file that is edited has neither. */
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
 * The same as others read them: without our own `x-` keywords, which a strict validator refuses, and with what a
 * published entry has besides.
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
