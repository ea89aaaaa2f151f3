/** The whole flow: load → validate → check → model. Only this file connects the stages. */
import { existsSync, statSync } from 'node:fs';
import { runChecks } from './checks/run.ts';
import { buildRulebook, type Rulebook } from './model/rulebook.ts';
import { addressOf } from './model/address-of.ts';
import type { Diagnostic, Finding, Report } from './diagnostics/diagnostic.ts';
import { collect, type RulesetData } from './model/entries.ts';
import { arrivalsIn, type Arrivals } from './load/arrivals.ts';
import { missingFile, noRules, unexpectedFile } from './load/diagnostics.ts';
import { displayPath, load } from './load/load.ts';
import { completeTexts } from './load/translations.ts';
import type { DataFile } from './schema/data-file.ts';
import { locate } from './diagnostics/locate.ts';
import { OPTIONAL_FILES, SINGLE_FILES, SITE_FILE } from './schema/schemas.ts';
import { getValidator } from './schema/validate.ts';

export interface Reading {
  /**
   * The model that pages, search, diff and measurements read. Undefined if there are errors; a
   * lenient reading has one as soon as a ruleset can be shown, without rulesets that have an
   * unreadable file.
   */
  rulebook: Rulebook | undefined;
  /** Sorted by file, line and column. */
  diagnostics: Diagnostic[];
  files: DataFile[];
  rulesets: RulesetData[];
  /** The rulesets as they are on main, where they were compared with it. */
  before: RulesetData[];
}

/** The folder with the rulesets, relative to the folder of the project; commands set it by `--rules`. */
export const RULES_DIRECTORY = process.env['RULES_DIRECTORY'] || 'rules';
/** The folder's name is the ruleset's id and part of its address. */
const FOLDER_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The files as they are on main. A file that is the same there is the same object. */
export interface Baseline {
  files: readonly DataFile[];
}

export interface ReadOptions {
  /** What to compare with; without it, values and addresses are not compared. Called with the files that were read. */
  baseline?: ((files: readonly DataFile[]) => Baseline | undefined) | undefined;
  /** Build the model despite errors found by checks, so that editors can see the page. */
  lenient?: boolean;
}

/** Reads all rulesets under `directory`. Throws only if the directory itself cannot be read. */
export function readRulebook(
  directory: string = RULES_DIRECTORY,
  { lenient = false, baseline }: ReadOptions = {},
): Reading {
  if (!existsSync(directory) || !statSync(directory).isDirectory())
    throw new Error(`There is no folder ${directory}.`);
  const findings: Finding[] = [];
  const report: Report = (finding) => void findings.push(finding);
  const { files, folders } = load(directory, report);
  findMissingFiles(folders, files, displayPath(directory), report);
  // Records are numbered in the order in which they came to main: that is how readers saw them.
  const arrivals = files.some(({ schema }) => schema === 'change')
    ? arrivalsIn(directory)
    : undefined;
  return examine(files, findings, { lenient, before: baseline?.(files)?.files, arrivals });
}

interface ExamineOptions {
  lenient?: boolean;
  /** The files as they are on main. */
  before?: readonly DataFile[] | undefined;
  /** When records of changes came to main, where that is known. */
  arrivals?: Arrivals | undefined;
}

/** Validates and checks the files and builds the model; `earlier` are the findings of loading. */
export function examine(
  files: DataFile[],
  earlier: readonly Finding[] = [],
  { lenient = false, before = [], arrivals }: ExamineOptions = {},
): Reading {
  const findings = [...earlier];
  const report: Report = (finding) => void findings.push(finding);
  const valid = validate(files, report);
  completeTexts(files, report);
  const rulesets = collect(files.filter(isOfRuleset), valid, arrivals);
  const old = oldRulesets(before);
  runChecks(rulesets, report, old);

  const diagnostics = locateAll(findings, files);
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  const shown = lenient ? rulesets.filter(isComplete) : rulesets;
  const usable = shown.length > 0 && (lenient || !failed);
  const rulebook = usable ? buildRulebook(shown) : undefined;
  return { rulebook, diagnostics, files, rulesets, before: old };
}

const isOfRuleset = ({ schema }: DataFile): boolean => schema !== SITE_FILE;

/** The rulesets as they are on main, as far as their files can be read. */
function oldRulesets(files: readonly DataFile[]): RulesetData[] {
  const valid = validate(files, () => {});
  completeTexts(files, () => {});
  return collect(files.filter(isOfRuleset), valid);
}

/**
 * Whether pages can be made of a ruleset: it has a ruleset.yaml, and every file matches its schema.
 */
const isComplete = ({ ruleset, broken }: RulesetData): boolean => !!ruleset && broken.size === 0;

const validated = new WeakMap<DataFile, { valid: boolean; findings: Finding[] }>();

/** The files that match their schema. Unchanged files are not validated again. */
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

/**
 * The shared lenient reading. In development Vite reloads this module, and with it the reading,
 * when a data file changes.
 */
function getReading(): Reading {
  return (current ??= readRulebook(RULES_DIRECTORY, { lenient: true }));
}

/**
 * The shared rulebook, read once. Throws with the findings if no ruleset can be shown, but in development has none then, so that
 * pages say what is wrong. `npm run build` runs the checks first, so data with errors is never published.
 */
export function getRulebook(): Rulebook {
  const { rulebook, diagnostics } = getReading();
  if (rulebook) return rulebook;
  if (process.env['NODE_ENV'] === 'development') return { rulesets: [] };
  const lines = diagnostics
    .slice(0, 20)
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
  throw new Error(['The rules cannot be read yet:', ...lines].join('\n'));
}

/**
 * In development: what keeps a ruleset from being shown. Only the errors of files that cannot be read, because others may follow
 * from them; all errors where every file can be read. Empty if there is no such ruleset, or it is shown.
 */
export function obstaclesOf(ruleset: string): readonly Diagnostic[] {
  const { rulesets, rulebook, diagnostics } = getReading();
  const data = rulesets.find(({ id }) => id === ruleset);
  if (!data || rulebook?.rulesets.some(({ id }) => id === ruleset)) return [];
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const broken = new Set([...data.broken].map((key) => data.files.get(key)?.file));
  const own = errors.filter(({ file }) => broken.has(file));
  return own.length > 0 ? own : errors;
}

/** The findings of the checks for one file, or for all: shown on the page in development. */
export const diagnosticsOf = (file?: string): readonly Diagnostic[] =>
  getReading().diagnostics.filter((diagnostic) => file === undefined || diagnostic.file === file);
