/** Results of dice that follow each other, in words. */

/** `4–6`, `1 or less`. */
export const span = (from: number, to: number): string => {
  if (from === to) return `${from}`;
  if (from === -Infinity) return `${to} or less`;
  return to === Infinity ? `${from} or more` : `${from}–${to}`;
};
export const runs = (groups: readonly Run[]): string =>
  groups.map(({ first, last }) => span(first, last)).join(', ');

/** Consecutive results. */
export interface Run {
  first: number;
  last: number;
}

/** Groups rising results into runs: 1, 2, 3, 6 → 1–3 and 6. */
export function groupRuns(results: readonly number[]): Run[] {
  const groups: Run[] = [];
  for (const result of results) {
    const run = groups.at(-1);
    if (run?.last === result - 1) run.last = result;
    else groups.push({ first: result, last: result });
  }
  return groups;
}
