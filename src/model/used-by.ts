/** The reverse of references: where something is used. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { addressAt } from './address-of.ts';
import { pageIn } from './address.ts';
import type { Entry } from './entries.ts';
import type { Ruleset } from './rulebook.ts';

/** What leaves a page out does not use it. */
export const leavesOut = ({ path }: { path: Path }): boolean =>
  path.includes('except') || path.includes('notOffered');

/** Page → addresses of the parts (or entries) that name it or one of its parts, in reading order. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Addresses of the parts (or entries) that name `page` or one of its parts, in reading order,
 * without the page itself.
 */
export const usedBy = ({ users }: Ruleset, page: string): string[] => [...(users.get(page) ?? [])];

/** All uses in a ruleset; `entries` must be in reading order. */
export function usersIn(ruleset: string, entries: readonly Entry[]): Users {
  const users = new Map<string, Set<string>>();
  for (const entry of entries)
    for (const reference of entry.index.references) {
      const page = pageIn(reference.to);
      // An example is not a use: it only applies the rules of its own page.
      const isUse =
        reference.ruleset === ruleset &&
        !reference.path.includes('examples') &&
        !leavesOut(reference);
      if (!isUse || page === entry.address) continue;
      // A chart that names a rule in every row counts as one use.
      const inCell = reference.path.includes('cells');
      const user = inCell ? entry.address : addressAt(entry, reference.path);
      users.set(page, (users.get(page) ?? new Set()).add(user));
    }
  return users;
}
