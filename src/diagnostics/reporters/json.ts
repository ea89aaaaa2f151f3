/** For programs. Every key is always present; null where there is no value. */
import type { Reporter } from './report.ts';

export const json: Reporter = ({ diagnostics, summary }) => {
  const all = diagnostics.map(({ code, severity, message, file, line, column, address, hint }) => ({
    code,
    severity,
    message,
    file,
    line,
    column,
    address: address ?? null,
    hint: hint ?? null,
  }));
  return `${JSON.stringify({ diagnostics: all, summary }, null, 2)}\n`;
};
