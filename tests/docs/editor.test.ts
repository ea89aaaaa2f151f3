/**
 * The settings in .vscode: a schema for every data file, and snippets that are valid without
 * editing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import {
  CHANGES_FOLDER,
  ENTRY_SCHEMAS,
  publicSchemas,
  SINGLE_FILES,
  SITE_FILE,
} from '../../src/schema/schemas.ts';

/** VS Code's files are JSON with comments on separate lines. */
const read = (file: string): unknown =>
  JSON.parse(readFileSync(file, 'utf8').replace(/^\s*\/\/.*$/gm, ''));

interface Settings {
  'yaml.schemas': Record<string, string>;
  'files.readonlyInclude': Record<string, boolean>;
}

const settings = read('.vscode/settings.json') as Settings;
const map = Object.entries(settings['yaml.schemas']).map(([schema, glob]) => ({
  schema: schema.replace('./', ''),
  glob: glob.slice(1),
}));
const dataFiles = readdirSync('rules', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => `rules/${file.replaceAll('\\', '/')}`);

/** `rules/bolt-action/tables/weapons.yaml` → `table` */
const schemaNameOf = (file: string): string => {
  const [, ruleset, folder, name] = file.split('/') as [string, string, string?, string?];
  if (folder === undefined) return ruleset.replace('.yaml', '');
  return name === undefined
    ? folder.replace('.yaml', '')
    : folder === CHANGES_FOLDER
      ? 'change'
      : (ENTRY_SCHEMAS as Record<string, string>)[folder]!;
};

describe('.vscode/settings.json', () => {
  it('maps every schema that a data file answers to, and only those', () => {
    const wanted = [...Object.values(ENTRY_SCHEMAS), ...SINGLE_FILES, SITE_FILE, 'change'].map(
      (name) => `schemas/${name}.schema.json`,
    );
    expect(map.map(({ schema }) => schema).sort()).toEqual(wanted.sort());
    expect(map.filter(({ schema }) => !existsSync(schema))).toEqual([]);
  });

  it('gives each data file the schema that the check uses, and only that one', () => {
    const wrong = dataFiles.filter((file) => {
      const schemas = map.filter(({ glob }) => matchesGlob(file, glob)).map(({ schema }) => schema);
      return schemas.join() !== `schemas/${schemaNameOf(file)}.schema.json`;
    });
    expect(wrong).toEqual([]);
    expect(dataFiles.length).toBeGreaterThan(20);
  });

  it('maps each folder to files that exist', () => {
    const optional = /exceptions\.yaml$|translations\.yaml$/;
    const empty = map.filter(
      ({ glob }) => !optional.test(glob) && !dataFiles.some((file) => matchesGlob(file, glob)),
    );
    expect(empty).toEqual([]);
  });

  it('protects files written by commands from manual edits', () => {
    expect(Object.keys(settings['files.readonlyInclude'])).toEqual(
      expect.arrayContaining(['rules/*/translations.yaml', 'schemas/types.d.ts']),
    );
  });
});

interface Snippet {
  prefix: string;
  body: string[];
}

const snippets = Object.values(read('.vscode/sandtable.code-snippets') as Record<string, Snippet>);

/**
 * Expands a snippet with its defaults, as by pressing Tab: `${1:rifle}` → `rifle`, `${2|add,set|}`
 * → `add`.
 */
function expand(body: string[]): string {
  let text = body
    .join('\n')
    .replaceAll(/\$\{TM_\w+:([^{}]*)\}/g, '$1')
    .replaceAll(/\$\{\d+\|([^,|}]*)[^}]*\}/g, '$1');
  text = text.replaceAll(/\$\{\d+:([^{}]*)\}/g, '$1');
  return text.replaceAll(/\$\d/g, '');
}

/** The schema that each snippet must satisfy. */
const SHAPES: Record<string, { schema: string; list: boolean }> = {
  table: { schema: 'table.schema.json', list: false },
  row: { schema: 'table.schema.json#/properties/rows', list: true },
  modifier: { schema: 'modifiers.schema.json#/properties/modifiers', list: true },
  step: { schema: 'phase.schema.json#/properties/steps', list: true },
  term: { schema: 'terms.schema.json#/properties/terms', list: true },
};

describe('.vscode/sandtable.code-snippets', () => {
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true });
  for (const schema of publicSchemas().values()) ajv.addSchema(schema);

  it('has a snippet for each common shape', () => {
    expect(snippets.map(({ prefix }) => prefix).sort()).toEqual(Object.keys(SHAPES).sort());
  });

  it.each(snippets.map((snippet) => [snippet.prefix, snippet] as const))(
    '%s is valid with its defaults',
    (prefix, { body }) => {
      const { schema, list } = SHAPES[prefix]!;
      const text = expand(body);
      expect(text).not.toContain('$');
      const data: unknown = parse(text);
      expect(Array.isArray(data)).toBe(list);
      const validate = ajv.getSchema(schema)!;
      void validate(data);
      expect(validate.errors ?? []).toEqual([]);
    },
  );
});
