/** Finds the name that a misspelled word most likely means. */
import { distance } from 'fastest-levenshtein';

/**
 * The candidate nearest to `word`, or undefined when none is near. Up to a third of the letters may
 * differ, and always one: `colums` → `columns`. In an address only the last name counts towards the
 * length: `tables/a` is not near `tables/b`.
 */
export function nearMatch(word: string, candidates: Iterable<string>): string | undefined {
  const name = word.slice(word.lastIndexOf('/') + 1);
  let best: string | undefined;
  let bound = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bound || candidate === word) continue;
    const errors = editDistance(word, candidate);
    if (errors < bound) [best, bound] = [candidate, errors];
  }
  return best;
}

/**
 * Insertions, deletions and substitutions. Two swapped neighbours count as one error if nothing
 * else differs.
 */
export const editDistance = (a: string, b: string): number =>
  areSwapped(a, b) ? 1 : distance(a, b);

/** `titel` and `title` */
function areSwapped(a: string, b: string): boolean {
  if (a.length !== b.length || a === b) return false;
  let at = 0;
  while (a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
