/** Runs every check over every ruleset. */
import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import { namesOf, validFiles } from '../model/declared-names.ts';
import { addressesOf, type RulesetData } from '../model/entries.ts';
import type { DataFile } from '../schema/data-file.ts';
import type { Check, FindInFile, RulesetContext } from './check.ts';
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
      check.scope === 'ruleset' ? check.find(context) : findInFiles(check, context),
    );
    withoutConsequences(applyExceptions(findings, ruleset, checks)).forEach(report);
  }
}

type FileCheck = Exclude<Check, { scope: 'ruleset' }>;

const cache = new WeakMap<DataFile, Map<string, { find: FindInFile; findings: Finding[] }>>();

/**
 * The findings of a check in each file. Cached by file object, which is kept while the file is
 * unchanged.
 */
function findInFiles(check: FileCheck, { files, ruleset }: RulesetContext): Finding[] {
  const find = check.scope === 'text' ? prepare(check, ruleset) : check.find;
  return files.flatMap((file) => {
    const ofFile = cache.get(file) ?? new Map<string, { find: FindInFile; findings: Finding[] }>();
    cache.set(file, ofFile);
    const last = ofFile.get(check.code);
    if (last?.find === find) return last.findings;
    const findings = find(file);
    ofFile.set(check.code, { find, findings });
    return findings;
  });
}

/** The files with the words that checks of scope `text` read. */
const WORDS = ['ruleset', 'terms', 'values', 'markers'];

interface Prepared {
  words: readonly (DataFile | undefined)[];
  find: FindInFile;
}
const prepared = new Map<string, Prepared>();

/** Prepares a check for a ruleset; the same function as before while the words are unchanged. */
function prepare(check: Extract<Check, { scope: 'text' }>, ruleset: RulesetData): FindInFile {
  const key = `${check.code} ${ruleset.id}`;
  const words = WORDS.map((name) => ruleset.files.get(name));
  const last = prepared.get(key);
  if (last?.words.every((file, index) => file === words[index])) return last.find;
  const find = check.prepare(ruleset) ?? (() => []);
  prepared.set(key, { words, find });
  return find;
}
