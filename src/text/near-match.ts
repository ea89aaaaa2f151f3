/**
 * The candidate nearest to a word, or undefined when none is near.
 * Optimal string alignment distance, at most a third of the word's length: `colums` → `columns`.
 * Of an address only the last name counts as its length: `tables/a` is not near `tables/b`.
 */
export function nearMatch(word: string, candidates: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bound = Math.max(1, Math.floor(word.slice(word.lastIndexOf('/') + 1).length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= bound || candidate === word) continue;
    const distance = editDistance(word, candidate, bound);
    if (distance < bound) [best, bound] = [candidate, distance];
  }
  return best;
}

/** Insertions, deletions, substitutions and swaps of neighbours; `limit` when it is that much or more. */
export function editDistance(a: string, b: string, limit = Infinity): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) row[j] = Math.min(row[j]!, beforeLast[j - 2]! + 1);
    }
    if (Math.min(...row) >= limit) return limit;
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}
