/**
 * Generates TypeScript types from the schemas: those of the edited files, which are committed, and a test fails when they
 * are out of date; and those of the published files, for a release.
 */
import { compile } from 'json-schema-to-typescript';
import {
  PART_KEYWORD,
  publicSchemas,
  readSchemas,
  whole,
  withLanguages,
  type Schema,
} from './schemas.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const BANNER = '// Written by `npm run types` from schemas/. Do not edit.';

/** The text of schemas/types.d.ts. Reading fills every text in every language (model/translations.ts), so its type has them all. */
export async function schemaTypes(): Promise<string> {
  const schemas = new Map(
    [...readSchemas()].map(([name, schema]) => [name, withLanguages(schema)]),
  );
  const common = schemas.get('common') ?? {};
  const { text, ...definitions } = common['definitions'] as Record<string, Schema>;
  const filled = { ...text, required: Object.keys(text?.['properties'] ?? {}) };
  schemas.set('common', { ...common, definitions: { text: filled, ...definitions } });
  const schema = bundle(schemas);
  return (await compiled(schema, BANNER)) + maps(schema);
}

/** The types of the published files, for programs that read them: `ApiIndex`, `TableFile`, … */
export const publicTypes = (): Promise<string> =>
  compiled(bundle(publicSchemas()), '// Types of the published data, made from its schemas.');

const compiled = (schema: Json, bannerComment: string): Promise<string> =>
  compile(schema as never, 'Files', {
    bannerComment,
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { singleQuote: true, printWidth: 120 },
  });

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

/** Bundles schemas, so that a shared shape becomes one type. */
function bundle(schemas: ReadonlyMap<string, Schema>): Json {
  const shapes = [...schemas].map(([name, schema]) => {
    const {
      $schema: _s,
      $id: _i,
      definitions = {},
      ...shape
    } = whole(schema) as Record<string, Json>;
    return { name, shape, definitions: definitions as Record<string, Json> };
  });
  const files = shapes.filter(({ shape }) => 'properties' in shape);
  return plainReferences({
    title: 'Files',
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(
      files.map(({ name }) => [name, { $ref: `#/definitions/file-${name}` }]),
    ),
    definitions: Object.assign(
      {},
      ...shapes.map(({ definitions }) => definitions),
      ...files.map(({ name, shape }) => ({ [`file-${name}`]: shape })),
    ) as Json,
  });
}

/**
 * Removes descriptions beside `$ref`: they are for editors, and would end up on the shared type.
 */
function plainReferences(node: Json): Json {
  if (Array.isArray(node)) return node.map(plainReferences);
  if (node === null || typeof node !== 'object') return node;
  if (typeof node['$ref'] === 'string') {
    const [file = '', path = ''] = node['$ref'].split('#');
    const root = `/definitions/file-${file.replace('.schema.json', '')}`;
    return { $ref: `#${path.startsWith('/definitions/') ? '' : root}${path}` };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, plainReferences(value)]),
  );
}
