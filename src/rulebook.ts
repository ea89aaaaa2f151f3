/**
 * The whole flow on one screen: load → validate → check → model.
 * The one place that joins the stages; everything else knows only what is below it.
 */
import { existsSync, statSync } from 'node:fs';
import { runChecks } from './checks/run.ts';
import { buildRulebook, type Rulebook } from './model/rulebook.ts';
import { addressOf } from './model/address-of.ts';
import type { Diagnostic, Finding, Report } from './diagnostics/diagnostic.ts';
import { collect, type RulesetData } from './model/entries.ts';
import { missingFile, noRules, unexpectedFile } from './load/diagnostics.ts';
import { displayPath, load } from './load/load.ts';
import type { DataFile } from './schema/data-file.ts';
import { locate } from './diagnostics/locate.ts';
import { OPTIONAL_FILES, SINGLE_FILES } from './schema/schemas.ts';
import { getValidator } from './schema/validate.ts';

export interface Reading {
  /**
   * The model that pages, search, diff and measurements read. Undefined as long as there are errors; a lenient reading
   * has one as soon as a ruleset can be shown, and leaves out rulesets with a file that cannot be read.
   */
  rulebook: Rulebook | undefined;
  /** Sorted by file, line and column. */
  diagnostics: Diagnostic[];
  files: DataFile[];
  rulesets: RulesetData[];
}

export const RULES_DIRECTORY = 'rules';
/** The folder's name is the ruleset's id and part of its address. */
const FOLDER_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface ReadOptions {
  /** Build the model in spite of what the checks find, so that whoever edits sees the page. */
  lenient?: boolean;
}

/** Reads all rulesets under `directory`. Throws only when the directory itself cannot be read. */
export function readRulebook(
  directory: string = RULES_DIRECTORY,
  { lenient = false }: ReadOptions = {},
): Reading {
  if (!existsSync(directory) || !statSync(directory).isDirectory())
    throw new Error(`There is no folder ${directory}.`);
  const findings: Finding[] = [];
  const report: Report = (finding) => void findings.push(finding);
  const { files, folders } = load(directory, report);
  findMissingFiles(folders, files, displayPath(directory), report);
  return examine(files, findings, lenient);
}

/** What the files say together, and all that is wrong with them; `earlier` is what was found before they could be read. */
export function examine(
  files: DataFile[],
  earlier: readonly Finding[] = [],
  lenient = false,
): Reading {
  const findings = [...earlier];
  const report: Report = (finding) => void findings.push(finding);
  const valid = validate(files, report);
  const rulesets = collect(files, valid);
  runChecks(rulesets, report);

  const diagnostics = locateAll(findings, files);
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  const shown = lenient ? rulesets.filter(isComplete) : rulesets;
  const usable = shown.length > 0 && (lenient || !failed);
  const rulebook = usable ? buildRulebook(shown) : undefined;
  return { rulebook, diagnostics, files, rulesets };
}

/** A ruleset that pages can be made of: it has a ruleset.yaml, and every file has the shape of its schema. */
const isComplete = ({ ruleset, broken }: RulesetData): boolean => !!ruleset && broken.size === 0;

const validated = new WeakMap<DataFile, { valid: boolean; findings: Finding[] }>();

/** The files that have the shape of their schema. A file that did not change is not looked at again. */
function validate(files: readonly DataFile[], report: Report): Set<DataFile> {
  return new Set(
    files.filter((file) => {
      let known = validated.get(file);
      if (!known) {
        const findings: Finding[] = [];
        const valid =
          file.data !== undefined && getValidator()(file, (finding) => void findings.push(finding));
        validated.set(file, (known = { valid, findings }));
      }
      known.findings.forEach(report);
      return known.valid;
    }),
  );
}

function findMissingFiles(
  folders: readonly string[],
  files: readonly DataFile[],
  directory: string,
  report: Report,
): void {
  if (folders.length === 0) report(noRules.finding({ file: directory }, { directory }));
  for (const folder of folders) {
    if (!FOLDER_NAME.test(folder))
      report(unexpectedFile.finding({ file: `${directory}/${folder}` }, { name: folder }));
    const present = new Set(
      files.filter(({ ruleset, kind }) => ruleset === folder && !kind).map(({ name }) => name),
    );
    for (const name of SINGLE_FILES) {
      if (present.has(name) || OPTIONAL_FILES.has(name)) continue;
      report(missingFile.finding({ file: `${directory}/${folder}` }, { name: `${name}.yaml` }));
    }
  }
}

function locateAll(findings: readonly Finding[], files: readonly DataFile[]): Diagnostic[] {
  const byName = new Map(files.map((file) => [file.file, file]));
  return findings
    .map((finding) => locate(finding, byName, addressOf(finding, byName)))
    .sort(inReadingOrder);
}

const collator = new Intl.Collator('en');
const inReadingOrder = (a: Diagnostic, b: Diagnostic) =>
  collator.compare(a.file, b.file) ||
  a.line - b.line ||
  a.column - b.column ||
  collator.compare(a.code, b.code);

let current: Reading | undefined;

/** The reading of this process, lenient. In development a changed file loads this module, and so the reading, again. */
function getReading(): Reading {
  return (current ??= readRulebook(process.env['RULES_DIRECTORY'] || undefined, { lenient: true }));
}

/**
 * The rulebook of this process, read once. Throws, naming the findings, when no ruleset can be shown.
 * `npm run build` runs the checks first and does not publish what they refuse.
 */
export function getRulebook(): Rulebook {
  const { rulebook, diagnostics } = getReading();
  if (rulebook) return rulebook;
  const lines = diagnostics
    .slice(0, 20)
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  throw new Error(['The rules cannot be read yet:', ...lines].join('\n'));
}

/** What the checks say of one file, or of all: shown on the page in development. */
export const diagnosticsOf = (file?: string): readonly Diagnostic[] =>
  getReading().diagnostics.filter((diagnostic) => file === undefined || diagnostic.file === file);
