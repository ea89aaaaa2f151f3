/** The fields that hold a text wherever they stand. */
import { isObject } from './guards.ts';
import { readSchemas } from './schemas.ts';

let kinds: ReadonlyMap<string, ReadonlySet<Kind>> | undefined;

type Kind = 'text' | 'texts' | 'other';

/** By the name of each field in the schemas, what it is there: a text, one for each language, or something else. */
function readKinds(): ReadonlyMap<string, ReadonlySet<Kind>> {
  const schemas = [...readSchemas().values()];
  const definitions = new Map(schemas.flatMap(({ definitions: own }) => Object.entries(own ?? {})));
  const found = new Map<string, Set<Kind>>();
  const kindOf = (schema: unknown): Kind => {
    if (!isObject(schema)) return 'other';
    const { $ref, type, pattern, title } = schema;
    if (typeof $ref === 'string') return kindOf(definitions.get($ref.split('/').at(-1) ?? ''));
    if (title === 'Text') return 'texts';
    return type === 'string' && (pattern === undefined || title === 'Number') ? 'text' : 'other';
  };
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) return void node.forEach(collect);
    if (!isObject(node)) return;
    const { properties } = node;
    for (const [name, schema] of isObject(properties) ? Object.entries(properties) : [])
      found.set(name, (found.get(name) ?? new Set()).add(kindOf(schema)));
    Object.values(node).forEach(collect);
  };
  schemas.forEach(collect);
  return found;
}

/**
 * Whether a field is a text wherever it stands (a language, the same in all of them, a printed number, a section), or has
 * one for each language (a title); `other` where it can be something else.
 */
export function textFieldOf(name: string): Kind {
  const found = (kinds ??= readKinds()).get(name) ?? new Set();
  // Search words are lists under the same tags; texts in other languages than ours have no field in the schemas.
  const isTag = found.size === 0 && /^[a-z]{2,3}(?:-\w+)?$/.test(name);
  if (isTag || ['en', 'pl', 'ja'].includes(name)) return 'text';
  const [only = 'other', ...others] = found;
  return others.length === 0 ? only : 'other';
}
