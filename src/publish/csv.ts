/** A table as CSV (RFC 4180): heads in the reader's language, values as shown, one line per row. */
import { stringify } from 'csv-stringify/sync';
import type { Language } from '../i18n/languages.ts';
import { keyColumn } from '../model/key-column.ts';
import type { EntryOf } from '../model/rulebook.ts';
import { plain } from '../notation/show.ts';
import type { TableSheet } from '../view/table.ts';

/** First the row's id, then its label, then the columns that are shown. */
export function csv(entry: EntryOf<'tables'>, sheet: TableSheet, language: Language): string {
  const rowHeader = plain(entry.data.rowHeader ?? keyColumn(entry.data).title, language);
  const rows = sheet.groups.flatMap(({ rows: group }) =>
    group.map((row) => [row.id, row.label, ...row.cells.map((cell) => cell.plain)]),
  );
  const heads = ['id', rowHeader, ...sheet.columns.map(({ label }) => label)];
  return stringify([heads, ...rows], { record_delimiter: 'windows' });
}
