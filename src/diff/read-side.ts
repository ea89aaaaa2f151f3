/**
 * One side of the comparison: all readable files under a folder of rules, and a list of the others.
 */
import { relative, sep } from 'node:path';
import type { Finding } from '../diagnostics/diagnostic.ts';
import { collect, type RulesetData } from '../model/entries.ts';
import { displayPath, load } from '../load/load.ts';
import { completeTexts } from '../load/translations.ts';
import { locate } from '../diagnostics/locate.ts';
import { createValidator, type Validator } from '../schema/validate.ts';

export interface Side {
  rulesets: RulesetData[];
  /** Files that are left out of the comparison, each with its first fault. */
  unread: Unread[];
}
export interface Unread {
  /** Relative to the folder of rules: `bolt-action/tables/weapons.yaml`. */
  file: string;
  /** Key of the entry: `bolt-action/tables/weapons`. */
  name: string;
  line: number;
  message: string;
}

let validator: Validator | undefined;

/** Reads without cross-checks, because files with findings can still be compared. */
export function readSide(directory: string): Side {
  validator ??= createValidator();
  const findings: Finding[] = [];
  const { files } = load(directory, (finding) => void findings.push(finding));
  const check = validator;
  const valid = new Set(
    files.filter(
      (file) => file.data !== undefined && check(file, (finding) => void findings.push(finding)),
    ),
  );
  // A ruleset may have texts in some languages only.
  completeTexts([...valid], () => {});
  const byName = new Map(files.map((file) => [file.file, file]));
  const lost = files.filter((file) => !valid.has(file));
  const inside = (file: string) => relative(displayPath(directory), file).split(sep).join('/');
  return {
    rulesets: collect(files, valid),
    unread: lost.map(({ file, ruleset, kind, name }) => {
      const finding = findings.find((one) => one.file === file);
      const { line, message } = finding
        ? locate(finding, byName)
        : { line: 1, message: 'The file cannot be read.' };
      return {
        file: inside(file),
        name: [ruleset, kind, name].filter(Boolean).join('/'),
        line,
        message,
      };
    }),
  };
}
