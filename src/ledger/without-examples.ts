/** Files of main that are no rules yet. */
import { EXAMPLE_LINE } from '../load/text-faults.ts';
import type { RulesetData } from '../model/entries.ts';

/** Without the files that `new` wrote and nobody replaced: nothing of theirs is a rule. */
export const withoutExamples = (main: RulesetData): RulesetData => ({
  ...main,
  files: new Map([...main.files].filter(([, { text }]) => !text.includes(EXAMPLE_LINE))),
});
