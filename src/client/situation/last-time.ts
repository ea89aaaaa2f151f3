/** The last situation of each calculator, remembered on this device until it is reset or forgotten. */
import type { Problem } from '../../workout/problem.ts';

const keyOf = ({ ruleset, entry }: Problem): string => `situation:${ruleset}/${entry}`;

/** `query` as in the address; an empty one is forgotten. Nothing happens where nothing may be stored. */
export function remember(problem: Problem, query: string): void {
  try {
    if (query) localStorage.setItem(keyOf(problem), query);
    else localStorage.removeItem(keyOf(problem));
  } catch {
    // Storage is full or not allowed.
  }
}

/** Empty if there is none. */
export function remembered(problem: Problem): string {
  try {
    return localStorage.getItem(keyOf(problem)) ?? '';
  } catch {
    return '';
  }
}
