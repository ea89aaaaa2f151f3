/** Runs every check over every ruleset. */
import type { Finding, Report } from '../pipeline/diagnostic.ts';
import { addressesOf, type RulesetData } from '../pipeline/entries.ts';
import { namesOf, validFiles } from '../pipeline/names.ts';
import { excuse } from './exceptions.ts';
import { checks } from './index.ts';

export function runChecks(rulesets: readonly RulesetData[], report: Report): void {
  const addresses = new Map(rulesets.map((ruleset) => [ruleset.id, addressesOf(ruleset)]));
  for (const ruleset of rulesets) {
    const findings: Finding[] = [];
    const context = {
      ruleset,
      files: validFiles(ruleset),
      addresses: addresses.get(ruleset.id)!,
      names: namesOf(ruleset),
      all: rulesets,
      addressesIn: (id: string) => addresses.get(id),
      report: (finding: Finding) => void findings.push(finding),
    };
    for (const check of checks) check.run(context);
    excuse(findings, ruleset, checks).forEach(report);
  }
}
