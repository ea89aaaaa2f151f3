/** The few names that are nearest to one that does not exist: spelt alike, or holding the same words. */
import { editDistance } from '../../text/near-match.ts';

const MOST = 5;
const CLOSE = 3;

export function near(wanted: string, names: readonly string[]): string[] {
  const words = new Set(wanted.split(/[^a-z0-9]+/i).filter((word) => word.length > 2));
  const scored = names
    .map((name) => {
      const shared = name.split(/[^a-z0-9]+/).filter((word) => words.has(word)).length;
      const distance = editDistance(
        wanted.toLowerCase(),
        name,
        Math.ceil(Math.max(wanted.length, 3) / 2) + 1,
      );
      return {
        name,
        score: distance - shared * 2,
        near: distance <= wanted.length / 2 || shared > 0,
      };
    })
    .filter((one) => one.near)
    .sort((a, b) => a.score - b.score);
  // Beside one that is nearly right, the others only distract.
  return scored
    .filter(({ score }) => score <= scored[0]!.score + CLOSE)
    .slice(0, MOST)
    .map(({ name }) => name);
}
