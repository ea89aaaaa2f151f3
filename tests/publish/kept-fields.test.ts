/** `/api/v1` never loses or renames a field: what its schemas once had is kept in tests/golden/api-fields.txt, which only grows. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import { dataFiles } from '../../src/publish/api.ts';
import { getRulebook, readRulebook } from '../../src/rulebook.ts';
import { publicSchemas } from '../../src/schema/schemas.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/every-feature');
const WRITTEN = join(import.meta.dirname, '../golden/api-written.txt');
const KEPT = join(import.meta.dirname, '../golden/api-fields.txt');

/** Files that people edit and nobody reads from the public data. */
const EDITED_ONLY = new Set(['site', 'exceptions', 'translations', 'change']);

/** `table rows.items.cells`: every field of a schema, by where the schema has it. */
function fieldsOf(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    key === 'properties' && typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, below]) => [
          `${path}.${name}`,
          ...fieldsOf(below, `${path}.${name}`),
        ])
      : fieldsOf(value, key === 'definitions' || /^\d+$/.test(key) ? path : `${path}/${key}`),
  );
}

const fieldsNow = (): string[] =>
  [...publicSchemas()]
    .filter(([name]) => !EDITED_ONLY.has(name))
    .flatMap(([name, schema]) => fieldsOf(schema, name));

it('keeps every field that it ever had', async () => {
  const now = fieldsNow();
  const kept = existsSync(KEPT) ? readFileSync(KEPT, 'utf8').trim().split('\n') : [];
  expect(now.length).toBeGreaterThan(300);
  expect(kept.filter((field) => !now.includes(field))).toEqual([]);
  // With -u, new fields are added, and none is removed.
  await expect(`${[...new Set([...kept, ...now])].sort().join('\n')}\n`).toMatchFileSnapshot(KEPT);
});

it('writes no field that its schemas do not have, so that a field that is renamed in a file is renamed in them', () => {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  for (const schema of publicSchemas().values()) ajv.addSchema(schema);
  const files = dataFiles(getRulebook()).filter(({ path }) => path.endsWith('.json'));
  expect(files.length).toBeGreaterThan(100);
  for (const { path, text } of files) {
    const data = JSON.parse(text) as { $schema: string };
    const validate = ajv.getSchema(data.$schema.replace(/^.*\/schemas\/v1\//, ''))!;
    expect([path, validate(data), validate.errors]).toEqual([path, true, null]);
  }
});

/** `table.rows`: every field in a file, by the schema of the file. */
function writtenIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, below]: [string, unknown]) => [
    ...(Array.isArray(data) ? [] : [name]),
    ...writtenIn(below),
  ]);
}

it('still writes every field that it once wrote for the games of the tests, those that need not be there too', async () => {
  const { rulebook } = readRulebook(FIXTURES, { lenient: true });
  const files = dataFiles(rulebook!).filter(({ path }) => path.endsWith('.json'));
  const fields = new Set(fieldsNow().map((field) => field.split('.').at(-1)));
  const now = new Set(
    files.flatMap(({ text }) => {
      const data = JSON.parse(text) as { $schema: string };
      const schema = data.$schema.replace(/^.*\/(.*)\.schema\.json$/, '$1');
      // The others are ids.
      const written = writtenIn(data).filter((name) => fields.has(name));
      return written.map((name) => `${schema}.${name}`);
    }),
  );
  expect(now.size).toBeGreaterThan(100);
  await expect(`${[...now].sort().join('\n')}\n`).toMatchFileSnapshot(WRITTEN);
});
