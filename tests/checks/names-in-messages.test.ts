/** What a message or hint sets as code can be written: a field, a value of one, a file, a command. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ENTRY_KINDS, readSchemas, SINGLE_FILES, SITE_FILE } from '../../src/schema/schemas.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Folders whose findings people read. */
const FOLDERS = ['checks', 'load', 'schema', 'ledger'];

/** Field → the words that it may have, as far as they are listed. */
const fields = new Map<string, Set<unknown>>();
const schemas = readSchemas();
for (const [name, schema] of schemas) collect(schema, name);

function collect(node: unknown, name: string): void {
  if (typeof node !== 'object' || node === null) return;
  if ('properties' in node)
    for (const [field, shape] of Object.entries(node.properties as object))
      fields.set(field, (fields.get(field) ?? new Set()).union(valuesOf(shape, name)));
  for (const inner of Object.values(node)) collect(inner, name);
}

function valuesOf(node: unknown, name: string, seen = new Set<unknown>()): Set<unknown> {
  if (typeof node !== 'object' || node === null || seen.has(node)) return new Set();
  seen.add(node);
  const {
    $ref,
    enum: words = [],
    const: word,
    properties: _,
    ...rest
  } = node as Record<string, unknown>;
  const found = new Set<unknown>([...(words as unknown[]), ...(word === undefined ? [] : [word])]);
  if (typeof $ref === 'string') {
    const [file = '', path = ''] = $ref.split('#/');
    const there = file.replace('.schema.json', '') || name;
    const target = path
      .split('/')
      .filter(Boolean)
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], schemas.get(there));
    valuesOf(target, there, seen).forEach((value) => found.add(value));
  }
  for (const inner of Object.values(rest))
    valuesOf(inner, name, seen).forEach((value) => found.add(value));
  return found;
}

const scripts = Object.keys(
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);

/** Marks of YAML itself, and its form in general. */
const YAML = ['---', 'field: value', 'pictures/', ...ENTRY_KINDS.map((kind) => `${kind}/`)];
/** Numbers of a range: `11..16`. */
const RANGE = /^\d+\.\.\d+$/;
/** A picture in Markdown. */
const PICTURE = /^!\[[^\]]*\]\([^)]*\)$/;

/** Whether it can be written; what the program puts in stands as `X`. */
function exists(span: string): boolean {
  const command = /^npm run (\w+)/.exec(span)?.[1];
  if (command !== undefined) {
    const help = readFileSync(join(ROOT, `src/cli/${command}.ts`), 'utf8');
    const options = [...span.matchAll(/--[a-z]+/g)].map(([option]) => option);
    return scripts.includes(command) && options.every((option) => help.includes(option));
  }
  if (span.endsWith('.yaml'))
    return [...SINGLE_FILES, SITE_FILE, ...ENTRY_KINDS.map((kind) => `${kind}/ID`)].some(
      (name) => span === `${name}.yaml`,
    );
  if (YAML.includes(span) || PICTURE.test(span) || RANGE.test(span)) return true;
  return isWritten(parse(span.replaceAll('…', 'X')), undefined);
}

function isWritten(value: unknown, field: string | undefined): boolean {
  if (Array.isArray(value)) return value.every((item) => isWritten(item, field));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(
      ([name, inner]) => name === 'X' || (fields.has(name) && isWritten(inner, name)),
    );
  if (typeof value !== 'string' || value === 'X') return true;
  if (field !== undefined) {
    const words = fields.get(field)!;
    return words.size === 0 || words.has(value) || KEYWORDS.includes(value);
  }
  return (
    fields.has(value) ||
    KEYWORDS.includes(value) ||
    [...fields.values()].some((words) => words.has(value))
  );
}

/** Values that a pattern of the schemas allows, not a list, and the results of an example, which are an open list. */
const KEYWORDS = ['none', 'unknown', 'needs', 'outcome', 'selected'];

/** The spans of code in the strings of a file. */
function spansIn(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');
  const strings = [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g)];
  return [
    ...strings.flatMap(([, a, b]) => [...(a ?? b ?? '').matchAll(/`([^`]+)`/g)]),
    ...text.matchAll(/\\`([^`]*?)\\`/g),
    ...text.matchAll(/\basCode\('([^']+)'\)/g),
  ].map(([, span = '']) => span.replaceAll(/\$\{[^}]*\}/g, 'X').replaceAll('\\', ''));
}

const spans = FOLDERS.flatMap((folder) => {
  const path = join(ROOT, 'src', folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      spansIn(join(path, file)).map((span) => ({ file: `${folder}/${file}`, span })),
    );
});

it('every name that a message or hint sets as code can be written', () => {
  expect(spans.length).toBeGreaterThan(60);
  expect(spans.filter(({ span }) => !exists(span))).toEqual([]);
});
