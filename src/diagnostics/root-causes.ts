/** Findings in the order in which to correct them: those that cause others come first. */
import type { Diagnostic } from './diagnostic.ts';

/** From the form of a file to what its content means for others. Codes that are not named stand between the two lists. */
const FIRST = [
  'encoding',
  'merge-conflict',
  'hidden-character',
  'yaml',
  'yaml-feature',
  'schema',
  'missing-file',
  'unexpected-file',
  'file-name',
  'duplicate-id',
  'unknown-reference',
];
const LAST = [
  'unreachable',
  'unused-term',
  'changed-figures',
  'vanished-address',
  'unneeded-exception',
];

/** They follow from a figure, which may be one that changed. */
const COMPUTED = ['worked-example', 'cannot-be-worked-out'];

/** Root causes first; otherwise as they stand. */
export const rootCausesFirst = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
  [...diagnostics].sort((a, b) => rank(a) - rank(b));

function rank({ severity, code }: Diagnostic): number {
  if (severity === 'warning') return 1000;
  if (COMPUTED.includes(code)) return 300;
  const first = FIRST.indexOf(code);
  const last = LAST.indexOf(code);
  if (first >= 0) return first;
  return last >= 0 ? 200 + last : 100;
}
