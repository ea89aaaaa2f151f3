/** Annotations on the lines of a pull request: one workflow command per finding. */
import type { Diagnostic } from '../diagnostic.ts';
import { withoutCommands } from '../phrase.ts';
import { rootCausesFirst } from '../root-causes.ts';
import type { Reporter } from './report.ts';

/** GitHub shows ten errors of a step; the tenth says how many there are. */
const SHOWN = 9;

export const github: Reporter = ({ diagnostics }) => {
  const errors = rootCausesFirst(diagnostics.filter(({ severity }) => severity === 'error'));
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return [errors, warnings]
    .flatMap((list) => [...list.slice(0, SHOWN).map(annotation), ...rest(list)])
    .map((line) => `${line}\n`)
    .join('');
};

function rest(list: readonly Diagnostic[]): string[] {
  const [next] = list.slice(SHOWN);
  if (!next) return [];
  if (list.length === SHOWN + 1) return [annotation(next)];
  const more = `${list.length - SHOWN} more findings, ${list.length} in all; most follow from the first ones. The log of the check lists them.`;
  return [`::${next.severity} title=more::${more}`];
}

function annotation({ code, severity, message, hint, file, line, column }: Diagnostic): string {
  const properties = { file, line, col: column, title: code };
  const list = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${list.join(',')}::${escapeData(`${message} ${withoutCommands(hint ?? '')}`.trim())}`;
}

/** Escapes line breaks, so that the text of a file cannot end its command and begin another. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
