/** Runs every check over every ruleset. */
import type { Report } from '../pipeline/diagnostic.ts';
import { addressesOf, type RulesetData } from '../pipeline/entries.ts';
import { namesOf, validFiles } from '../pipeline/names.ts';
import { checks } from './index.ts';

export function runChecks(rulesets: readonly RulesetData[], report: Report): void {
  const addresses = new Map(rulesets.map((ruleset) => [ruleset.id, addressesOf(ruleset)]));
  for (const ruleset of rulesets) {
    const context = {
      ruleset,
      files: validFiles(ruleset),
      addresses: addresses.get(ruleset.id)!,
      names: namesOf(ruleset),
      all: rulesets,
      addressesIn: (id: string) => addresses.get(id),
      report,
    };
    for (const check of checks) check.run(context);
  }
}
