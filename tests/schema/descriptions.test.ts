/** Every field has a description, which editors show and messages use as the remedy. */
import { LANGUAGE_TAG } from '../../src/i18n/languages.ts';
import { describe, expect, it } from 'vitest';
import { readSchemas } from '../../src/schema/schemas.ts';

type Schema = { [key: string]: unknown };

interface Node {
  place: string;
  schema: Schema;
  /** The schema behind its `$ref`, or itself. */
  meant: Schema;
  /** Whether it is a field, a list item or a definition, not just the object of a keyword. */
  isField: boolean;
}

const schemas = readSchemas();
const nodes = [...schemas].flatMap(([name, schema]) => [
  ...walk(schema, name, `${name}.schema.json`, true),
]);
const descriptionOf = ({ schema, meant }: Node): string =>
  [schema['description'], meant['description']].find((text) => typeof text === 'string') ?? '';
const placesOf = (found: Node[]): string[] => found.map(({ place }) => place);

function* walk(schema: Schema, file: string, place: string, isField: boolean): Generator<Node> {
  yield { place, schema, meant: resolve(schema, file), isField };
  for (const key of ['properties', 'definitions']) {
    for (const [name, child] of Object.entries((schema[key] ?? {}) as Schema)) {
      yield* walk(child as Schema, file, `${place}/${name}`, true);
    }
  }
  for (const key of ['items', 'additionalProperties', 'propertyNames']) {
    if (isSchema(schema[key])) yield* walk(schema[key], file, `${place}/${key}`, false);
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function resolve(schema: Schema, file: string): Schema {
  const reference = schema['$ref'];
  if (typeof reference !== 'string') return schema;
  const [target, path] = reference.split('#/') as [string, string];
  const root = schemas.get(target === '' ? file : target.replace('.schema.json', '')) as unknown;
  return path.split('/').reduce((node, key) => (node as Schema)[key], root) as Schema;
}

describe('every schema', () => {
  it('is walked completely', () => {
    expect(nodes.filter(({ isField }) => isField).length).toBeGreaterThan(300);
  });

  it('describes every field', () => {
    expect(placesOf(nodes.filter((node) => node.isField && descriptionOf(node) === ''))).toEqual(
      [],
    );
  });

  it('has descriptions that are sentences and add to the name', () => {
    const thin = nodes.filter(
      (node) => node.isField && !/^[^\s].{14,}\.$/.test(descriptionOf(node)),
    );
    expect(placesOf(thin)).toEqual([]);
  });

  it('rejects unknown fields wherever it defines fields', () => {
    const open = nodes.filter(
      ({ schema }) =>
        schema['properties'] !== undefined &&
        schema['additionalProperties'] !== false &&
        // Reading accepts the languages that the rules name, and no others: `withLanguages`.
        (schema['propertyNames'] as { pattern?: string } | undefined)?.pattern !==
          LANGUAGE_TAG.source,
    );
    expect(placesOf(open)).toEqual([]);
  });

  it('names each allowed value in its description', () => {
    const choices = nodes.flatMap((node) =>
      ((node.meant['enum'] ?? []) as unknown[]).map((choice) => ({ node, choice: String(choice) })),
    );
    const untold = choices.filter(
      ({ node, choice }) =>
        node.isField && !new RegExp(`(?<![\\w-])${choice}(?![\\w-])`).test(descriptionOf(node)),
    );
    expect(untold.map(({ node, choice }) => `${node.place}: ${choice}`)).toEqual([]);
    expect(choices.length).toBeGreaterThan(50);
  });
});
