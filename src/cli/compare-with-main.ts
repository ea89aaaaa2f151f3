/** Lets a command compare the rules with main. */
import { findMain, type Main } from '../load/baseline.ts';
import { rulesAt } from '../load/git.ts';
import { readRules, type Rules } from '../rulebook.ts';

export interface Comparing {
  /** What is compared with; undefined where nothing is. */
  main: Main | undefined;
  /** Why nothing is compared, as a sentence. */
  reason: string;
  /** The rules there, for readRulebook. */
  before: Rules | undefined;
}

/** `since`: a revision to compare with instead of main. Throws when there is no such revision. */
export function compareWithMain(rules: string, since?: string): Comparing {
  const main = findMain(rules, since);
  return {
    main,
    reason: `${rules} is not in a git repository with a branch main.`,
    before: main && readRules(rulesAt(rules, main.commit)),
  };
}
