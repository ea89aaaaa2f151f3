/** Finds names similar to one that does not exist. */
import { editDistance } from './near-match.ts';

/** Maximum number of suggestions. */
const MOST = 5;
/**
 * Omits names that score this much worse than the best one: beside a nearly right name they only
 * distract.
 */
const CLOSE = 3;

/**
 * Names spelt like `wanted` or sharing words with it, best first. Lower scores are nearer: edits
 * minus shared words.
 */
export function nearestNames(wanted: string, names: readonly string[]): string[] {
  const words = new Set(wanted.split(/[^a-z0-9]+/i).filter((word) => word.length > 2));
  const limit = Math.ceil(Math.max(wanted.length, 3) / 2) + 1;
  const scored = names
    .map((name) => {
      const shared = name.split(/[^a-z0-9]+/).filter((word) => words.has(word)).length;
      const distance = Math.min(editDistance(wanted.toLowerCase(), name), limit);
      const similar = distance <= wanted.length / 2 || shared > 0;
      return { name, score: distance - shared * 2, similar };
    })
    .filter(({ similar }) => similar)
    .sort((a, b) => a.score - b.score);
  const best = scored[0]?.score ?? 0;
  return scored
    .filter(({ score }) => score <= best + CLOSE)
    .slice(0, MOST)
    .map(({ name }) => name);
}
