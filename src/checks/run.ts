/** Runs every check over every ruleset. */
import type { Finding, Report } from '../diagnostics/diagnostic.ts';
import { asCode, list } from '../diagnostics/phrase.ts';
import { recordedOf } from '../ledger/ledger.ts';
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { textForm, TEXT_FORM } from '../i18n/text.ts';
import { missingFile } from '../load/diagnostics.ts';
import { keep } from '../load/keep.ts';
import { namesOf, validFiles } from '../model/declared-names.ts';
import { addressesOf, type RulesetData } from '../model/entries.ts';
import type { Base } from '../model/extends.ts';
import type { DataFile } from '../schema/data-file.ts';
import { isObject } from '../schema/guards.ts';
import { valueAt } from '../schema/walk.ts';
import { lastDay } from './change-record.ts';
import type { Check, FindInFile, RulesetContext } from './check.ts';
import { withoutConsequences, withoutDoubts } from './consequences.ts';
import { applyExceptions } from './exceptions.ts';
import { markdownUnsafe } from './markdown-unsafe.ts';
import * as registry from './registry.ts';
import { everythingIn } from './unknown-reference/lost-base.ts';
import { publicly, recordOf, vanishedAddresses } from './vanished-address.ts';

/** The files with the words that checks of scope `text` read; those of house rules are joined with those of their base. */
const WORDS = ['ruleset', 'terms', 'values', 'markers'];

/** Every registered check. */
export const checks: readonly Check[] = Object.values(registry);

/** Reports what is wrong in the texts of the site itself. */
export const checkSite = (site: DataFile, report: Report): void => {
  if (markdownUnsafe.scope === 'file') markdownUnsafe.find(site).forEach(report);
};

/**
 * `before`: the rulesets as they are on main, where they are compared with it. `keeps`: a ruleset that did not change is not
 * checked again by the next run of the program.
 */
export function runChecks(
  rulesets: readonly RulesetData[],
  report: Report,
  before: readonly RulesetData[] = [],
  keeps = false,
): void {
  const addresses = new Map(rulesets.map((ruleset) => [ruleset.id, addressesOf(ruleset)]));
  const found = new Map<string, readonly Finding[]>();
  // A base before the house rules that extend it.
  const inOrder = rulesets.toSorted(
    (one, other) => depthOf(one, rulesets) - depthOf(other, rulesets),
  );
  for (const ruleset of inOrder) {
    const old = before.find(({ id }) => id === ruleset.id);
    // Everything else may follow from it.
    if (lacksBase(ruleset)) continue;
    const lost = old ? lostFiles(ruleset, old) : [];
    lost.forEach(report);
    if (lost.length > 0) continue;
    const context: RulesetContext = {
      ruleset,
      before: old,
      files: validFiles(ruleset),
      addresses: addresses.get(ruleset.id) ?? new Set(),
      names: namesOf(ruleset),
      all: rulesets,
      allBefore: before,
      addressesIn: (id: string) => addresses.get(id),
    };
    const check = (): Finding[] => {
      if (isCutOff(ruleset)) return inOwnFiles(context);
      return checks.flatMap((check) =>
        check.scope === 'ruleset' ? check.find(context) : findInFiles(check, context),
      );
    };
    const findings = keeps
      ? keep(`findings.${ruleset.id}`, inputsOf(context, addresses), check)
      : check();
    found.set(ruleset.id, findings);
    const base = baseOf(ruleset, rulesets);
    const isBaseBroken = !!base?.broken.size;
    const isRead = !isBaseBroken && ruleset.broken.size === 0;
    const certain = withoutDoubts(findings, isRead);
    const own = withoutTaken(certain, ruleset, found.get(base?.id ?? '') ?? [], isBaseBroken);
    const form = textForm(ruleset.ruleset?.languages ?? []);
    const left = applyExceptions(own, ruleset, checks, isRead);
    const meant = findings.flatMap(({ base: one }) => one ?? [])[0];
    const lostBase = rulesets.find(({ id }) => id === meant);
    const inLost = lostBase && everythingIn(lostBase, addresses.get(lostBase.id) ?? new Set());
    for (const { hint, ...finding } of withoutConsequences(left, inLost))
      report({ ...placed(finding, ruleset), hint: hint?.replaceAll(TEXT_FORM, form) });
  }
}

/** All that checks can read: see RulesetContext. */
function* inputsOf(
  { ruleset, before, all, allBefore }: RulesetContext,
  addresses: ReadonlyMap<string, ReadonlySet<string>>,
): Generator<string> {
  yield [lastDay(), ...LANGUAGE_TAGS].join();
  for (let one: RulesetData | undefined = ruleset; one; one = baseOf(one, all)) yield* textsOf(one);
  if (before) yield* textsOf(before);
  for (const { id, files } of all)
    yield [id, files.get('ruleset')?.text, ...(addresses.get(id) ?? [])].join();
  for (const { id, files } of allBefore) yield [id, files.get('ruleset')?.text].join();
}

const textsOf = ({ id, files, broken }: RulesetData): string[] => [
  id,
  ...[...files.values()].flatMap(({ file, text }) => [file, text]),
  [...broken].join(),
];

const baseOf = ({ base }: RulesetData, all: readonly RulesetData[]): RulesetData | undefined =>
  base && all.find(({ id }) => id === base.id);

/** House rules whose base is not known, or cannot be read. */
const lacksBase = (ruleset: RulesetData): boolean => !ruleset.base && hasBase(ruleset);

/** Whether it names a base, also in a file that cannot be read. */
function hasBase({ files }: RulesetData): boolean {
  const { data, text = '' } = files.get('ruleset') ?? {};
  return isObject(data) ? 'extends' in data : /^extends:/m.test(text);
}

/** House rules of which a file cannot be read that is joined with one of their base: what is taken from that is not known. */
const isCutOff = (ruleset: RulesetData): boolean =>
  WORDS.some((name) => ruleset.broken.has(name)) && hasBase(ruleset);

/** What is wrong in the files that a ruleset holds itself, whatever stands in others. */
function inOwnFiles(context: RulesetContext): Finding[] {
  const files = context.files.flatMap((file) => (file.from ? [] : [file.own ?? file]));
  return checks.flatMap((check) =>
    check.scope === 'file' ? findInFiles(check, { ...context, files }) : [],
  );
}

/** How many rulesets it is based on. */
function depthOf(ruleset: RulesetData, all: readonly RulesetData[]): number {
  const base = baseOf(ruleset, all);
  return base ? 1 + depthOf(base, all) : 0;
}

/** Without what is found in the base, too; what house rules break in a file of their base says so. */
function withoutTaken(
  findings: readonly Finding[],
  ruleset: RulesetData,
  inBase: readonly Finding[],
  isBaseBroken: boolean,
): Finding[] {
  const { id, base, files } = ruleset;
  if (!base) return [...findings];
  const taken = new Set([...files.values()].filter(({ from }) => from).map(({ file }) => file));
  const joined = new Set([...files.values()].filter(({ own }) => own).map(({ file }) => file));
  const keyOf = ({ code, file, path }: Finding) => JSON.stringify([code, file, path]);
  // In a file that is joined with one of the base, the same part stands elsewhere.
  const saidBy = ({ code, message }: Finding) => JSON.stringify([code, message]);
  const known = new Set(inBase.flatMap((finding) => [keyOf(finding), saidBy(finding)]));
  // Until a page has all that it replaces, and nothing is left out that others need, these find too little. Of a base with
  // a file that cannot be read, not all is found there.
  const isPartial =
    isBaseBroken ||
    applyExceptions(findings, ruleset, checks).some(
      ({ code, path = [] }) =>
        code === 'extended-rules' || (code === 'unknown-reference' && path[0] === 'without'),
    );
  const isOfBase = (finding: Finding) =>
    (taken.has(finding.file) && (isPartial || known.has(keyOf(finding)))) ||
    (joined.has(finding.file) &&
      (known.has(saidBy(finding)) || (isPartial && isInherited(finding, files))));
  return findings
    .filter((finding) => !isOfBase(finding))
    .map((finding) =>
      taken.has(finding.file) || isInheritedItem(finding, files)
        ? {
            ...finding,
            message: `In ${asCode(id)}, which extends ${asCode(base.id)}: ${finding.message}`,
            hint: hintForTaken(finding, id, base),
          }
        : finding,
    );
}

/** Whether it is about what house rules add from their base to a file of their own. */
function isInherited(
  { file: at, path = [] }: Finding,
  files: ReadonlyMap<string, DataFile>,
): boolean {
  const file = [...files.values()].find((one) => one.file === at);
  return file?.own !== undefined && path.length > 0 && valueAt(file.own.data, path) === undefined;
}

const isInheritedItem = (finding: Finding, files: ReadonlyMap<string, DataFile>): boolean =>
  typeof finding.path?.[1] === 'number' && isInherited(finding, files);

/** What house rules add from their base stands in no file of theirs: it is found where they name the base. */
function placed(finding: Finding, { files }: RulesetData): Finding {
  const { file = finding.file } = files.get('ruleset') ?? {};
  return isInheritedItem(finding, files)
    ? { ...finding, file, path: ['extends'], offset: 0 }
    : finding;
}

/** What to do about a finding in a file that house rules took over as it is. */
function hintForTaken({ code, message }: Finding, id: string, base: Base): string {
  const owner = `This file belongs to ${asCode(base.id)}`;
  if (code === 'unknown-reference')
    return `${owner}; what it names is missing in ${asCode(id)}. Put that back there, or copy this file to ${asCode(id)} and change the copy.`;
  const [, unused] = (code === 'unused-term' && /`([^`]+)`/.exec(message)) || [];
  return unused !== undefined && base.removed.length > 0
    ? `Leave it out as well: add ${asCode(`terms#${unused}`)} to \`without\`.`
    : `${owner}, where it is right: leave it as it is. Correct what ${asCode(id)} changes${changesIn(base)}, or copy this file to ${asCode(id)} and correct the copy.`;
}

/** `: tables/fleet`, where the pages are few. */
const changesIn = ({ changed, removed }: Base): string => {
  const all = [...changed, ...removed.map(({ address }) => address)];
  return all.length > 0 && all.length <= 4 ? ` (${list(all)})` : '';
};

/** Files of main whose addresses are gone with them, and lead nowhere. */
function lostFiles(ruleset: RulesetData, before: RulesetData): Finding[] {
  const gone = (['markers', 'terms', 'values'] as const).filter(
    (name) => before.files.has(name) && !ruleset.files.has(name),
  );
  if (gone.length === 0) return [];
  const names = new Map(recordedOf(before).map(({ address, file }) => [address, file.name]));
  const vanished = vanishedAddresses(ruleset, before);
  return gone.flatMap((name) => {
    const [first, ...more] = vanished.filter(({ address }) => names.get(address) === name);
    if (!first) return [];
    const address = asCode(`${ruleset.id}/${first.address}`);
    const others = more.length > 0 ? ` Record the other ${more.length} in it likewise.` : '';
    const leads = `Restore the file, or record where links to ${address} lead: ${recordOf(publicly(first, ruleset.id))}.${others} What depends on it is checked again after that.`;
    return [
      missingFile.finding(
        { file: before.files.get(name)?.file ?? '' },
        { name: `${name}.yaml`, isLost: true, leads },
      ),
    ];
  });
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
