/** A finding of a check or an earlier stage, as data. locate.ts computes its line and column. */

export type Severity = 'error' | 'warning';

/** Keys and indices from the root of a file to a value: `['rows', 3, 'cells', 'range']`. */
export type Path = readonly (string | number)[];

export interface Place {
  /** Path of the file, relative to the working directory, with forward slashes. */
  file: string;
  path?: Path;
  /** Whether to point at the key or at its value (the default). */
  at?: 'key' | 'value';
  /**
   * Characters from the start of the value, for a place inside a text; from the start of the file
   * if `path` is missing.
   */
  offset?: number;
  /** The file of what it only follows from, if that is another one. */
  follows?: string;
  /** The ruleset that is meant as the base, where a finding says that `extends` is missing. */
  base?: string;
  /** What stands there says nothing: `npm run fix` removes it. */
  isNeedless?: boolean;
  /** What is wrong is found elsewhere: it is said only where nothing else is. */
  isOnlyAlone?: boolean;
}

/** One finding: the problem and its place in the data. */
export interface Finding extends Place {
  code: string;
  severity: Severity;
  /** The problem, in one sentence. */
  message: string;
  /** The remedy. */
  hint?: string | undefined;
  /** An address without its folder, which the files of the ruleset complete. */
  bare?: string;
  /** The required field that is missing at its place. */
  lacks?: string;
  /** What stands where an id is needed, and may be the title of what has one. */
  titled?: string;
}

export type Report = (finding: Finding) => void;

/** A finding with its line and column: the shape that reporters print and `check --format json` emits. */
export interface Diagnostic {
  code: string;
  severity: Severity;
  message: string;
  file: string;
  /** Counted from 1. */
  line: number;
  /** Counted from 1, in UTF-16 units as editors do. */
  column: number;
  /** Public address of the entry or part, such as `bolt-action/tables/weapons#rifle`. */
  address?: string;
  /** The remedy. */
  hint?: string;
}
