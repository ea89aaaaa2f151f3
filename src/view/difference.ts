/** A figure, or what is said of it, before and after a change. */
export interface Difference {
  /** `Range: `, `Hit › Condition: `; empty where the figure has no name. */
  what: string;
  was: string;
  now: string;
}

/** Nothing, where both sides say the same. */
export const changed = (what: string, { was, now }: { was: string; now: string }): Difference[] =>
  was === now ? [] : [{ what, was, now }];
