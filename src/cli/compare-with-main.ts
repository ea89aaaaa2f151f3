/** Lets a command compare the rules with main. */
import { filesOnMain, findMain, type Main } from '../load/baseline.ts';
import type { ReadOptions } from '../rulebook.ts';

export interface Comparing {
  /** What is compared with; undefined where nothing is. */
  main: Main | undefined;
  /** Why nothing is compared, as a sentence. */
  reason: string;
  /** For readRulebook. */
  baseline: ReadOptions['baseline'];
}

/** `since`: a revision to compare with instead of main. Throws when there is no such revision. */
export function compareWithMain(rules: string, since?: string): Comparing {
  const main = findMain(rules, since);
  return {
    main,
    reason: `${rules} is not in a git repository with a branch main.`,
    baseline: main && ((files) => ({ files: filesOnMain(rules, main, files) })),
  };
}
