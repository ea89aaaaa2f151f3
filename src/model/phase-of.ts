/** Which phase of the turn an entry belongs to: the one that reaches it in the fewest steps along `uses`. */
import { pageIn } from './address.ts';
import type { Entry } from './entries.ts';
import { entriesOf, type EntryOf, type Ruleset } from './rulebook.ts';

/** A phase, or a step of the activation in a game without a turn. */
export interface Opening {
  entry: EntryOf<'phases'> | EntryOf<'procedures'>;
  /** Where it is a step of the entry. */
  step?: EntryOf<'procedures'>['data']['steps'][number];
}

/** What the game begins with: its phases, or the steps of its activation. Empty for a chapter. */
export function openingsOf(ruleset: Ruleset): Opening[] {
  const { landing, procedure } = ruleset.meta.front;
  if (landing === 'turn') return ruleset.phases.map((entry) => ({ entry }));
  return entriesOf(ruleset, 'procedures')
    .filter(({ address }) => address === procedure)
    .flatMap((entry) => entry.data.steps.map((step) => ({ entry, step })));
}

/** Page → the one of the openings that leads to it; pages that none leads to are left out. */
export function openingOfPages(
  ruleset: Ruleset,
  openings: readonly Opening[],
): Map<string, Opening> {
  const entries = new Map(ruleset.entries.map((entry) => [entry.address, entry]));
  const found = new Map<string, Opening>();
  let next = openings.map((opening) => ({
    opening,
    pages: opening.step ? usedPages(opening.step.uses) : [opening.entry.address],
  }));
  while (next.length > 0)
    next = next.flatMap(({ opening, pages }) => {
      const fresh = pages.filter((page) => entries.has(page) && !found.has(page));
      for (const page of fresh) found.set(page, opening);
      return fresh.map((page) => ({ opening, pages: pagesUsedIn(entries.get(page)) }));
    });
  return found;
}

const usedPages = (addresses: readonly string[] = []): string[] => addresses.map(pageIn);

const pagesUsedIn = (entry: Entry | undefined): string[] =>
  usedPages(
    entry?.index.references
      .filter(({ path, to }) => path.includes('uses') && !to.startsWith('phases/'))
      .map(({ to }) => to),
  );
