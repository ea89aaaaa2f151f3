/** How much each term of a query counts. */
import type { Role, Term } from '../term.ts';
import type { Found } from './look-up.ts';
import type { Weights } from './weights.ts';

export interface Strengths {
  /** In the score of a record. */
  score: number[];
  /** In the share of the query that a record covers; 0 for optional terms. */
  coverage: number[];
}

/** Roles whose absence is not reported. */
const PASSING: ReadonlySet<Role> = new Set(['aside', 'phrase']);

/** A word of the game counts by its rarity; any other word at most a share of that. */
export function strengthsOf(
  terms: readonly Term[],
  found: readonly Found[],
  { most }: Weights,
): Strengths {
  const rarities = found.flatMap(({ rarity }, index) =>
    rarity > 0 && terms[index]?.needed ? [rarity] : [],
  );
  const mean = rarities.length === 0 ? Infinity : sum(rarities) / rarities.length;
  const score = terms.map(({ role }, index) => {
    const rarity = found[index]?.rarity ?? 0;
    return role === 'rule' ? rarity : Math.min(rarity, most[role] * mean);
  });
  return {
    score,
    coverage: terms.map(({ role }, index) => (PASSING.has(role) ? 0 : (score[index] ?? 0))),
  };
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
