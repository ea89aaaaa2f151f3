/** Runs every check over every ruleset. */
import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import { namesOf, validFiles } from '../model/declared-names.ts';
import { addressesOf, type RulesetData } from '../model/entries.ts';
import type { DataFile } from '../schema/data-file.ts';
import type { Check, RulesetContext } from './check.ts';
import { withoutConsequences } from './consequences.ts';
import { applyExceptions } from './exceptions.ts';
import * as registry from './registry.ts';

/** Every registered check. */
export const checks: readonly Check[] = Object.values(registry);

/** `before`: the rulesets as they are on main, where they are compared with it. */
export function runChecks(
  rulesets: readonly RulesetData[],
  report: Report,
  before: readonly RulesetData[] = [],
): void {
  const addresses = new Map(rulesets.map((ruleset) => [ruleset.id, addressesOf(ruleset)]));
  for (const ruleset of rulesets) {
    const context: RulesetContext = {
      ruleset,
      before: before.find(({ id }) => id === ruleset.id),
      files: validFiles(ruleset),
      addresses: addresses.get(ruleset.id) ?? new Set(),
      names: namesOf(ruleset),
      all: rulesets,
      addressesIn: (id: string) => addresses.get(id),
    };
    const findings = checks.flatMap((check) =>
      check.scope === 'file'
        ? context.files.flatMap((file) => findInFile(check, file))
        : check.find(context),
    );
    withoutConsequences(applyExceptions(findings, ruleset, checks)).forEach(report);
  }
}

type FileCheck = Extract<Check, { scope: 'file' }>;
const cache = new WeakMap<DataFile, Map<FileCheck, Finding[]>>();

/**
 * The findings of a check in a file. Cached by file object, which is kept while the file is
 * unchanged.
 */
function findInFile(check: FileCheck, file: DataFile): Finding[] {
  const known = cache.get(file) ?? new Map<FileCheck, Finding[]>();
  cache.set(file, known);
  const found = known.get(check) ?? check.find(file);
  known.set(check, found);
  return found;
}
