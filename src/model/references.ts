/** Which places of the data name which addresses. */
import type { Path } from '../diagnostics/diagnostic.ts';

export interface ReferenceFrom {
  /** The address named, inside the same ruleset. */
  to: string;
  /** Where, from the root of the file. */
  path: Path;
}

/** Fields that hold addresses: one or a list. */
const FIELDS = new Set([
  'uses',
  'see',
  'in',
  'rule',
  'for',
  'except',
  'shares',
  'check',
  'procedure',
  'at',
]);
const ADDRESS = /^(?:(?:phases|tables|modifiers|procedures|rules)\/|markers#|terms#)/;
/** Links inside texts: `rule:bolt-action/tables/weapons#rifle`. */
const LINK = /\(rule:([a-z0-9-]+)\/([a-z0-9/#.-]+)\)/g;

/** Every reference of a file's data, in order of the file; links in texts only once per text, from its English. */
export function referencesOf(data: unknown, ruleset?: string): ReferenceFrom[] {
  const found: ReferenceFrom[] = [];
  const visit = (node: unknown, path: Path): void => {
    if (typeof node === 'string') {
      const field = [...path].reverse().find((step) => typeof step === 'string');
      if (FIELDS.has(String(field)) && ADDRESS.test(node)) found.push({ to: node, path });
      if (path.at(-1) === 'en')
        for (const [, of, to] of node.matchAll(LINK))
          if (!ruleset || of === ruleset) found.push({ to: to!, path });
    } else if (Array.isArray(node)) node.forEach((item, index) => visit(item, [...path, index]));
    else if (node !== null && typeof node === 'object')
      for (const [key, value] of Object.entries(node)) visit(value, [...path, key]);
  };
  visit(data, []);
  return found;
}
