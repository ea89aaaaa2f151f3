/** Annotations on the lines of a pull request: one workflow command per finding. */
import type { Diagnostic } from '../diagnostic.ts';
import type { Reporter } from './report.ts';

export const github: Reporter = ({ diagnostics }) =>
  diagnostics.map((diagnostic) => `${annotation(diagnostic)}\n`).join('');

function annotation({ code, severity, message, hint, file, line, column }: Diagnostic): string {
  const properties = { file, line, col: column, title: code };
  const list = Object.entries(properties).map(
    ([key, value]) => `${key}=${escapeProperty(String(value))}`,
  );
  return `::${severity} ${list.join(',')}::${escapeData(hint ? `${message} ${hint}` : message)}`;
}

/** Escapes line breaks, so that the text of a file cannot end its command and begin another. */
const escapeData = (text: string): string =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string): string =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
