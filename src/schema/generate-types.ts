/**
 * Generates TypeScript types from the schemas. The types are committed, and a test fails when they
 * are out of date.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { PART_KEYWORD, SCHEMA_DIRECTORY } from './schemas.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const BANNER = '// Written by `npm run types` from schemas/. Do not edit.';

/** The text of schemas/types.d.ts for the schemas in `directory`. */
export async function schemaTypes(directory = SCHEMA_DIRECTORY): Promise<string> {
  const schema = bundle(directory);
  const types = await compile(schema as never, 'Files', {
    bannerComment: BANNER,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });
  return types + maps(schema);
}

/** Two maps to the types above: every shape by its schema title, every part by its kind. */
function maps(schema: Json): string {
  const shapes = new Set<string>();
  const parts = new Map<string, string>();
  const visit = (node: Json): void => {
    if (node === null || typeof node !== 'object') return;
    if (!Array.isArray(node) && typeof node['title'] === 'string') {
      const { title, type, [PART_KEYWORD]: kind } = node;
      shapes.add(title);
      // A dispute may also be just its address; only the object is a part.
      if (typeof kind === 'string')
        parts.set(kind, Array.isArray(type) ? `Extract<${title}, object>` : title);
    }
    Object.values(node).forEach(visit);
  };
  visit(schema);
  shapes.delete('Files');
  return [
    '/** Every shape by name. */',
    'export interface Shapes {',
    ...[...shapes].sort().map((shape) => `  ${shape}: ${shape};`),
    '}',
    '/** The data of each kind of part. */',
    'export interface PartData {',
    ...[...parts].sort().map(([kind, type]) => `  ${kind}: ${type};`),
    '}',
    '',
  ].join('\n');
}

/** Bundles all schemas, so that a shared shape becomes one type. */
function bundle(directory: string): Json {
  const definitions: Record<string, Json> = {};
  // Reading fills every text in every language (model/translations.ts), so its type has them all.
  const filled = ({ properties, ...text }: Record<string, Json>): Json => ({
    ...text,
    properties: properties ?? {},
    required: Object.keys((properties ?? {}) as object),
  });
  const properties: Record<string, Json> = {};
  for (const file of readdirSync(directory)
    .filter((name) => name.endsWith('.schema.json'))
    .sort()) {
    const schema = JSON.parse(readFileSync(join(directory, file), 'utf8')) as Record<string, Json>;
    Object.assign(definitions, (schema['definitions'] ?? {}) as Record<string, Json>);
    const name = file.replace('.schema.json', '');
    if (name === 'common') {
      definitions['text'] = filled(definitions['text'] as Record<string, Json>);
      continue;
    }
    const { $schema: _s, $id: _i, definitions: _d, ...shape } = schema;
    definitions[`file-${name}`] = shape;
    properties[name] = { $ref: `#/definitions/file-${name}` };
  }
  return plainReferences({
    title: 'Files',
    type: 'object',
    additionalProperties: false,
    properties,
    definitions,
  });
}

/**
 * Removes descriptions beside `$ref`: they are for editors, and would end up on the shared type.
 */
function plainReferences(node: Json): Json {
  if (Array.isArray(node)) return node.map(plainReferences);
  if (node === null || typeof node !== 'object') return node;
  if (typeof node['$ref'] === 'string') return { $ref: `#/${node['$ref'].split('#/')[1]}` };
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, plainReferences(value)]),
  );
}
