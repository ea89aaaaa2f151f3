/** A table as CSV (RFC 4180): heads in the reader's language, figures as shown, one line a row. */
import type { Language } from '../i18n/languages.ts';
import type { EntryOf } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import type { TableSheet } from '../view/table.ts';

export function csv(entry: EntryOf<'tables'>, sheet: TableSheet, language: Language): string {
  const key = entry.data.columns.find(({ match }) => match) ?? entry.data.columns[0]!;
  const stub = plain(entry.data.stub ?? key.title, language);
  const lines = [
    ['id', stub, ...sheet.columns.map(({ label }) => label)],
    ...sheet.groups.flatMap(({ rows }) =>
      rows.map((row) => [row.id, row.label, ...row.cells.map((cell) => cell.plain)]),
    ),
  ];
  return lines.map((line) => line.map(field).join(',')).join('\r\n') + '\r\n';
}

const field = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
