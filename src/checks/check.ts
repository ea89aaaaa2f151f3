/**
 * The interface of a cross-check. It reads the data of one ruleset and reports; it never prints,
 * throws or repairs.
 */
import { toFinding, type Definition } from '../diagnostics/define.ts';
import type { Finding, Place } from '../diagnostics/diagnostic.ts';
import type { Names } from '../model/declared-names.ts';
import type { RulesetData } from '../model/entries.ts';
import type { DataFile } from '../schema/data-file.ts';

/** What a check of scope `ruleset` can read. */
export interface RulesetContext {
  ruleset: RulesetData;
  /** The ruleset as it is on main; undefined where nothing is compared, and for a new ruleset. */
  before: RulesetData | undefined;
  /** Files of the ruleset that match their schema. */
  files: readonly DataFile[];
  /** Every address of the ruleset: `tables/weapons#rifle.range`. */
  addresses: ReadonlySet<string>;
  /** Every name that the ruleset declares. */
  names: Names;
  /** All rulesets, for links across them. */
  all: readonly RulesetData[];
  /** All rulesets as they are on main; empty where nothing is compared. */
  allBefore: readonly RulesetData[];
  /** Addresses of any ruleset; undefined if the ruleset does not exist. */
  addressesIn(ruleset: string): ReadonlySet<string> | undefined;
}

interface Facts<Args> extends Definition<Args> {
  /** A finding may be a false alarm: exceptions.yaml may list its place, with a reason. */
  excusable?: true;
}

/**
 * Reads one file that matches its schema and nothing else, so its findings can be cached until the
 * file changes.
 */
interface FileCheck<Args> extends Facts<Args> {
  scope: 'file';
  run: RunInFile<Args>;
}

/**
 * Reads one file and the words that its ruleset declares, so its findings can be cached until either
 * changes.
 */
interface TextCheck<Args> extends Facts<Args> {
  scope: 'text';
  /**
   * What `run` is for the other checks, given the words of a ruleset: its name, documents, terms, values and markers, and
   * nothing else. Undefined where they are not all known.
   */
  prepare: (ruleset: RulesetData) => RunInFile<Args> | undefined;
}

/** Compares several files of a ruleset. */
interface RulesetCheck<Args> extends Facts<Args> {
  scope: 'ruleset';
  run: (context: RulesetContext & { report: ReportAnywhere<Args> }) => void;
}

type RunInFile<Args> = (context: { file: DataFile; report: ReportInFile<Args> }) => void;
export type ReportInFile<Args> = (place: Omit<Place, 'file'>, args: Args) => void;
export type ReportAnywhere<Args> = (place: Place, args: Args) => void;

/** A check as the registry lists it. */
export type Check = { code: string; excusable: boolean } & (
  | { scope: 'file'; find: FindInFile }
  | { scope: 'text'; prepare(ruleset: RulesetData): FindInFile | undefined }
  | { scope: 'ruleset'; find(context: RulesetContext): Finding[] }
);
export type FindInFile = (file: DataFile) => Finding[];

/** Defines a check. `report` takes a place and the arguments of this check's message. */
export function defineCheck<Args>(
  definition: FileCheck<Args> | TextCheck<Args> | RulesetCheck<Args>,
): Check {
  const facts = { code: definition.code, excusable: definition.excusable ?? false };
  const inFile =
    (run: RunInFile<Args>): FindInFile =>
    (file) => {
      const findings: Finding[] = [];
      const report: ReportInFile<Args> = (place, args) =>
        void findings.push(toFinding(definition, { ...place, file: file.file }, args));
      run({ file, report });
      return findings;
    };
  if (definition.scope === 'file') return { ...facts, scope: 'file', find: inFile(definition.run) };
  if (definition.scope === 'text') {
    const prepare = (ruleset: RulesetData): FindInFile | undefined => {
      const run = definition.prepare(ruleset);
      return run && inFile(run);
    };
    return { ...facts, scope: 'text', prepare };
  }
  const find = (context: RulesetContext): Finding[] => {
    const findings: Finding[] = [];
    const report: ReportAnywhere<Args> = (place, args) =>
      void findings.push(toFinding(definition, place, args));
    definition.run({ ...context, report });
    return findings;
  };
  return { ...facts, scope: 'ruleset', find };
}
