/** The whole flow: load → validate → complete → check → model. Only this file connects the stages. */
import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { checkSite, runChecks } from './checks/run.ts';
import { withoutBaseFields } from './checks/consequences.ts';
import { buildRulebook, type Rulebook } from './model/rulebook.ts';
import { addressOf } from './model/address-of.ts';
import type { Diagnostic, Finding, Path, Report } from './diagnostics/diagnostic.ts';
import { collect, NO_DAY, type RulesetData } from './model/entries.ts';
import { arrivalsIn } from './load/arrivals.ts';
import { missingFile, noRules, unexpectedFile } from './load/diagnostics.ts';
import { addKnown, isKnownValid, keepData } from './load/kept-data.ts';
import { displayPath, load, type Snapshot } from './load/load.ts';
import { withBases } from './model/extends.ts';
import { completeTexts, declareLanguagesOf } from './model/translations.ts';
import { amongFiles } from './schema/among-files.ts';
import type { DataFile } from './schema/data-file.ts';
import { indexOf } from './schema/file-index.ts';
import { isObject } from './schema/guards.ts';
import { locate } from './diagnostics/locate.ts';
import { OPTIONAL_FILES, SINGLE_FILES, SITE_FILE } from './schema/schemas.ts';
import { LANGUAGE_TAGS } from './i18n/languages.ts';
import { getValidator } from './schema/validate.ts';

/** What can be read of the rules, checked or not. */
export interface Rules {
  /** Their folder as messages name it. */
  folder: string;
  files: DataFile[];
  rulesets: RulesetData[];
  /** Sorted by file, line and column. */
  diagnostics: Diagnostic[];
}

export interface Reading extends Rules {
  /**
   * The model that pages, search, diff and measurements read. Undefined if there are errors; a
   * lenient reading has one as soon as a ruleset can be shown, without rulesets that have an
   * unreadable file.
   */
  rulebook: Rulebook | undefined;
  /** The rules as they are on main, where they were compared with it. */
  before: Rules | undefined;
}

/** The folder with the rulesets, relative to the folder of the project; commands set it by `--rules`. */
export const RULES_DIRECTORY = process.env['RULES_DIRECTORY'] || 'rules';
/** The folder's name is the ruleset's id and part of its address. */
const FOLDER_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface ReadOptions {
  /** The rules as they are on main; without them, values and addresses are not compared. */
  before?: Rules | undefined;
  /** Build the model despite errors found by checks, so that editors can see the page. */
  lenient?: boolean;
  /** Check only the rulesets that changed since the last run of the program that kept its findings. */
  keeps?: boolean;
}

/**
 * Reads all rulesets of a folder or a snapshot. Throws only if the folder itself cannot be read. A lenient reading is checked
 * when its diagnostics are first asked for: a build, whose rules were checked before, never does.
 */
export function readRulebook(
  source: string | Snapshot = RULES_DIRECTORY,
  { lenient = false, before, keeps = false }: ReadOptions = {},
): Reading {
  const { findings, ...read } = validated(source);
  let diagnostics: Diagnostic[] | undefined;
  const check = (): Diagnostic[] => {
    if (diagnostics) return diagnostics;
    const report: Report = (finding) => void findings.push(finding);
    const isSite = ({ schema }: DataFile): boolean => schema === SITE_FILE;
    const [site, siteBefore] = [read.files.find(isSite), before?.files.find(isSite)];
    if (site) checkSite(site, report);
    else if (siteBefore)
      report(missingFile.finding(siteBefore, { name: `${SITE_FILE}.yaml`, isLost: true }));
    runChecks(read.rulesets, report, before?.rulesets, keeps && isKept(read.folder));
    return (diagnostics = locateAll(withoutBaseFields(findings), read.files));
  };
  const shown = lenient ? read.rulesets.filter(isComplete) : read.rulesets;
  const isUsable =
    shown.length > 0 && (lenient || !check().some(({ severity }) => severity === 'error'));
  return {
    ...read,
    rulebook: isUsable ? buildRulebook(shown) : undefined,
    before,
    get diagnostics() {
      return check();
    },
  };
}

/** Reads without cross-checks: rules with findings can still be compared. Throws like `readRulebook`. */
export function readRules(source: string | Snapshot): Rules {
  const { findings, ...read } = validated(source);
  return { ...read, diagnostics: locateAll(findings, read.files) };
}

/** The places at which checks find what says nothing. */
export function needlessIn({ rulesets }: Rules): { file: string; path: Path }[] {
  const found: { file: string; path: Path }[] = [];
  runChecks(rulesets, ({ file, path = [], isNeedless }) => {
    if (isNeedless) found.push({ file, path });
  });
  return found;
}

/** load → validate → complete, and the files in rulesets. */
function validated(
  source: string | Snapshot,
): Omit<Rules, 'diagnostics'> & { findings: Finding[] } {
  const findings: Finding[] = [];
  const report: Report = (finding) => void findings.push(finding);
  const isFolder = typeof source === 'string';
  if (isFolder && !statSync(source, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`There is no folder ${source}.`);
  const folder = isFolder ? displayPath(source) : source.folder;
  const { files, folders, pictures } = load(source, report);
  findMissingFiles(folders, files, folder, report);
  findMissingPictures(files, pictures, report);
  for (const file of files)
    if (file.schema === 'ruleset' || file.schema === SITE_FILE) declareLanguagesOf(file);
  const valid = validate(files, findings, report);
  if (isFolder && isKept(folder)) keepData(files);
  const { files: all, bases } = withBases(files, valid, report);
  completeTexts(all, report);
  // Records are numbered in the order in which they came to main: that is how readers saw them.
  const hasRecords = files.some(({ schema }) => schema === 'change');
  const arrivals = isFolder && hasRecords ? arrivalsIn(source) : undefined;
  const rulesets = collect(all.filter(isOfRuleset), valid, { arrivals, bases });
  return { folder, files, rulesets, findings };
}

/** A folder elsewhere, such as a test's, is not read again. */
const isKept = (folder: string): boolean => !isAbsolute(folder);

const isOfRuleset = ({ schema }: DataFile): boolean => schema !== SITE_FILE;

/**
 * Whether pages can be made of a ruleset: it has a ruleset.yaml, and every file matches its schema.
 */
const isComplete = ({ ruleset, broken }: RulesetData): boolean => !!ruleset && broken.size === 0;

const validations = new WeakMap<DataFile, { valid: boolean; findings: Finding[] }>();

/** The files that match their schema. Unchanged files are not validated again; `found` is what reading them reported. */
function validate(
  files: readonly DataFile[],
  found: readonly Finding[],
  report: Report,
): Set<DataFile> {
  const faulty = new Set(found.map(({ file }) => file));
  return new Set(
    files.filter((file) => {
      const { schema, text, data } = file;
      let validation = validations.get(file);
      if (!validation) {
        const findings: Finding[] = [];
        const known = isKnownValid(schema, text, LANGUAGE_TAGS);
        const valid =
          known ||
          (data !== undefined && getValidator()(file, (finding) => void findings.push(finding)));
        validations.set(file, (validation = { valid: valid || lacksOnlyDay(file), findings }));
        if (valid && !known && !faulty.has(file.file)) addKnown(schema, text, data, LANGUAGE_TAGS);
      }
      const said = new Set<string>();
      for (const one of validation.findings) {
        const finding = amongFiles(one, file, files);
        const remedy = JSON.stringify([finding.path, finding.hint]);
        if (finding.hint === undefined || !said.has(remedy)) report(finding);
        said.add(remedy);
      }
      return validation.valid;
    }),
  );
}

/** A record without its day, or with one that is none, says what it says all the same. */
const lacksOnlyDay = ({ schema, data, ...file }: DataFile): boolean =>
  schema === 'change' &&
  isObject(data) &&
  getValidator()({ ...file, schema, data: { ...data, on: NO_DAY } }, () => undefined);

function findMissingFiles(
  folders: readonly string[],
  files: readonly DataFile[],
  directory: string,
  report: Report,
): void {
  if (folders.length === 0) report(noRules.finding({ file: directory }, { directory }));
  for (const folder of folders) {
    if (!FOLDER_NAME.test(folder))
      report(
        unexpectedFile.finding(
          { file: `${directory}/${folder}` },
          { name: `${folder}/`, near: asFolderName(folder) },
        ),
      );
    const present = new Set(
      files.filter(({ ruleset, kind }) => ruleset === folder && !kind).map(({ name }) => name),
    );
    for (const name of SINGLE_FILES) {
      if (present.has(name) || OPTIONAL_FILES.has(name)) continue;
      report(missingFile.finding({ file: `${directory}/${folder}` }, { name: `${name}.yaml` }));
    }
  }
}

/** `Night_raid` → `night-raid`; undefined for what no small letters and hyphens can name. */
function asFolderName(folder: string): string | undefined {
  const name = folder
    .toLowerCase()
    .replace(/[\s_.]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return FOLDER_NAME.test(name) ? name : undefined;
}

function findMissingPictures(
  files: readonly DataFile[],
  pictures: ReadonlySet<string>,
  report: Report,
): void {
  for (const file of files.filter(({ schema }) => schema === SITE_FILE))
    for (const { value, path } of indexOf(file).texts)
      for (const [language, text] of Object.entries<string>({ ...value }))
        for (const { 1: name = '', index } of text.matchAll(/!\[[^\]]*\]\((pictures\/[\w.-]*)\)/g))
          if (!pictures.has(name))
            report(
              missingFile.finding(
                { file: file.file, path: [...path, language], offset: index },
                { name, isPicture: true },
              ),
            );
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
  const reading = getReading();
  if (reading.rulebook) return reading.rulebook;
  if (process.env['NODE_ENV'] === 'development') return { rulesets: [] };
  const lines = reading.diagnostics
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
