/** Finds the name that a misspelled word most likely means. */
import { distance } from 'fastest-levenshtein';

/**
 * The candidate nearest to `word`, or undefined when none is near. One letter may differ; up to a third of them in a longer
 * name with the same first letter, or where one name is the beginning or end of the other: `colums` → `columns`, `inches` →
 * `inch`, but not `pinned` → `winner`. Of two letters, none may: `if` is not `id`. In an address only the last name counts
 * towards the length: `tables/a` is not near `tables/b`.
 */
export function nearMatch(word: string, candidates: Iterable<string>): string | undefined {
  const letters = nameIn(word).length;
  let best: string | undefined;
  let bound = Math.max(1, Math.floor(letters / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bound || candidate === word) continue;
    const errors = editDistance(word, candidate);
    if (errors < bound && isAlike(word, candidate, errors)) [best, bound] = [candidate, errors];
  }
  return best;
}

/** From how many letters on a name is recognized although two differ. */
const LONG_NAME = 7;

function isAlike(word: string, candidate: string, errors: number): boolean {
  if (word.length <= 2 && candidate.length <= 2) return areSwapped(word, candidate);
  if (errors < 2 || word.includes(candidate) || candidate.includes(word)) return true;
  const [one, other] = [nameIn(word), nameIn(candidate)];
  return one.length >= LONG_NAME && one.charAt(0) === other.charAt(0);
}

const nameIn = (address: string): string => address.replace(/^.*[/#]/, '');

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
