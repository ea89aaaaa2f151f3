/** The input of every reporter: diagnostics, texts for code frames, and a count. */
import type { Diagnostic } from '../diagnostic.ts';

export interface Summary {
  errors: number;
  warnings: number;
  /** Data files read. */
  files: number;
  rulesets: number;
  /** Languages of the rules in which interface words are missing, by their English names, and how many. */
  missingWords?: Readonly<Record<string, number>>;
  /** The revision that values and addresses were compared with; null where nothing was. */
  comparedWith?: string | null;
}

export interface CheckReport {
  diagnostics: readonly Diagnostic[];
  summary: Summary;
  /** The text of a file by name; undefined if it could not be read. */
  textOf: (file: string) => string | undefined;
}

export type Reporter = (report: CheckReport) => string;

export function summarise(
  diagnostics: readonly Diagnostic[],
  files: number,
  rulesets: number,
): Summary {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: diagnostics.length - errors, files, rulesets };
}
