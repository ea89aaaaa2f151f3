/** The other end of references: where something is used. */
import type { Entry } from './entries.ts';
import { addressAt } from './doubts.ts';
import { referencesOf } from './references.ts';
import type { Ruleset } from './rulebook.ts';

/** Addresses of the parts (or entries) that name `page` or one of its parts, in reading order; without the page's own. */
export function usedBy(ruleset: Ruleset, page: string): string[] {
  return [...(indexOf(ruleset).get(page) ?? [])];
}

const cache = new WeakMap<Ruleset, Map<string, Set<string>>>();

function indexOf(ruleset: Ruleset): Map<string, Set<string>> {
  const known = cache.get(ruleset);
  if (known) return known;
  const index = new Map<string, Set<string>>();
  for (const entry of ruleset.entries)
    for (const { to, from } of referencesFrom(entry, ruleset.id)) {
      const page = to.split('#')[0]!;
      if (page !== entry.address) index.set(page, (index.get(page) ?? new Set()).add(from));
    }
  cache.set(ruleset, index);
  return index;
}

/** Cells are named by their row: a chart that names a rule in every row uses it once. */
function referencesFrom(entry: Entry, ruleset: string): { to: string; from: string }[] {
  return referencesOf(entry.data, ruleset).map(({ to, path }) => {
    const inCell = path.includes('cells');
    return { to, from: inCell ? entry.address : addressAt(entry, path).replace(/\.[^.#]*$/, '') };
  });
}
