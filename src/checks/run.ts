/** Runs every check over every ruleset. */
import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import { addressesOf, type RulesetData } from '../model/entries.ts';
import type { DataFile } from '../schema/data-file.ts';
import { namesOf, validFiles } from '../model/declared-names.ts';
import type { Check, Context } from './check.ts';
import { excuse } from './exceptions.ts';
import { checks } from './index.ts';

export function runChecks(rulesets: readonly RulesetData[], report: Report): void {
  const addresses = new Map(rulesets.map((ruleset) => [ruleset.id, addressesOf(ruleset)]));
  for (const ruleset of rulesets) {
    const findings: Finding[] = [];
    const context: Context = {
      ruleset,
      files: validFiles(ruleset),
      addresses: addresses.get(ruleset.id)!,
      names: namesOf(ruleset),
      all: rulesets,
      addressesIn: (id: string) => addresses.get(id),
      report: (finding: Finding) => void findings.push(finding),
    };
    for (const check of checks) {
      if (check.perFile)
        findings.push(...context.files.flatMap((file) => inFile(check, file, context)));
      else check.run(context);
    }
    excuse(findings, ruleset, checks).forEach(report);
  }
}

const cache = new WeakMap<DataFile, Map<Check, Finding[]>>();

/** While somebody edits one file, the others need no second look. */
function inFile(check: Check, file: DataFile, context: Context): Finding[] {
  const known = cache.get(file) ?? new Map<Check, Finding[]>();
  cache.set(file, known);
  let found = known.get(check);
  if (!found) {
    const findings: Finding[] = (found = []);
    known.set(check, findings);
    check.run({ ...context, files: [file], report: (finding) => void findings.push(finding) });
  }
  return found;
}
