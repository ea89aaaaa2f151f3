/**
 * The whole flow on one screen: load → validate → check → model.
 * The one place that joins the stages; everything else knows only what is below it.
 */
import { existsSync, statSync } from 'node:fs';
import { runChecks } from '../checks/run.ts';
import { buildRulebook, type Rulebook } from '../model/rulebook.ts';
import { addressOf } from './address-of.ts';
import type { Diagnostic, Finding, Report } from './diagnostic.ts';
import { collect, type RulesetData } from './entries.ts';
import { displayPath, load, type DataFile } from './load.ts';
import { locate } from './locate.ts';
import { OPTIONAL_FILES, SINGLE_FILES } from './schemas.ts';
import { theValidator } from './validate.ts';

export interface Reading {
  /** Undefined as long as there are errors. */
  rulebook?: Rulebook;
  /** Sorted by file, line and column. */
  diagnostics: Diagnostic[];
  files: DataFile[];
  rulesets: RulesetData[];
}

export const RULES_DIRECTORY = 'rules';
/** The folder's name is the ruleset's id and part of its address. */
const FOLDER_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Reads all rulesets under `directory`. Throws only when the directory itself cannot be read. */
export function readRulebook(directory: string = RULES_DIRECTORY): Reading {
  if (!existsSync(directory) || !statSync(directory).isDirectory())
    throw new Error(`There is no folder ${directory}.`);
  const findings: Finding[] = [];
  const report: Report = (finding) => void findings.push(finding);
  const { files, folders } = load(directory, report);
  findMissingFiles(folders, files, displayPath(directory), report);
  return examine(files, findings);
}

/** What the files say together, and all that is wrong with them; `earlier` is what was found before they could be read. */
export function examine(files: DataFile[], earlier: readonly Finding[] = []): Reading {
  const findings = [...earlier];
  const report: Report = (finding) => void findings.push(finding);
  const valid = validate(files, report);
  const rulesets = collect(files, valid);
  runChecks(rulesets, report);

  const diagnostics = inWords(findings, files);
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  return { ...(!failed && { rulebook: buildRulebook(rulesets) }), diagnostics, files, rulesets };
}

const validated = new WeakMap<DataFile, { valid: boolean; findings: Finding[] }>();

/** The files that have the shape of their schema. A file that did not change is not looked at again. */
function validate(files: readonly DataFile[], report: Report): Set<DataFile> {
  return new Set(
    files.filter((file) => {
      let known = validated.get(file);
      if (!known) {
        const findings: Finding[] = [];
        const valid =
          file.data !== undefined && theValidator()(file, (finding) => void findings.push(finding));
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
  if (folders.length === 0) report({ code: 'no-rules', file: directory, args: { directory } });
  for (const folder of folders) {
    if (!FOLDER_NAME.test(folder))
      report({ code: 'unexpected-file', file: `${directory}/${folder}`, args: { name: folder } });
    const present = new Set(
      files.filter(({ ruleset, kind }) => ruleset === folder && !kind).map(({ name }) => name),
    );
    for (const name of SINGLE_FILES) {
      if (present.has(name) || OPTIONAL_FILES.has(name)) continue;
      report({
        code: 'missing-file',
        file: `${directory}/${folder}`,
        args: { name: `${name}.yaml` },
      });
    }
  }
}

function inWords(findings: readonly Finding[], files: readonly DataFile[]): Diagnostic[] {
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
