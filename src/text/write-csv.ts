/** CSV (RFC 4180), in Node and in the browser. */

/** Lines of fields → CSV. A text that a spreadsheet would run as a formula gets an apostrophe in front of it. */
export const writeCsv = (lines: readonly (readonly string[])[]): string =>
  lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');

const field = (text: string): string => {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** By its first character, which may be a wide one; numbers with a sign are safe. */
const isFormula = (text: string): boolean =>
  /^[=@\t\r\n＝＠＋－]|^[+-](?!\d+(?:[.,]\d+)?$)/.test(text);
