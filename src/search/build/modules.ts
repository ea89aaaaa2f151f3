/** The modules of the rules, and which records belong to them. */
import { letter, type IndexHead } from '../format.ts';
import type { SearchPage } from '../record.ts';

/** Absent where every rule always applies. */
export function modulesOf(pages: readonly SearchPage[]): Pick<IndexHead, 'modules' | 'moduleOf'> {
  const names = new Map(
    pages.flatMap(({ module }) => (module ? [[module.id, module.name] as const] : [])),
  );
  if (names.size === 0) return {};
  const ids = [...names.keys()];
  const moduleOf = pages.map(({ module, records }) =>
    letter(module ? ids.indexOf(module.id) + 1 : 0).repeat(records.length),
  );
  return { modules: [...names], moduleOf: moduleOf.join('') };
}
