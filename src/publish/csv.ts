/**
 * A table as CSV (RFC 4180): headings in the reader's language, values as shown, one line per row.
 * Subject, source status and licence have columns of their own: parsers and spreadsheets keep
 * columns, but lose a separate file or a line above the headings.
 */
import { labelled, longListOf } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { keyColumn } from '../model/key-column.ts';
import type { EntryOf, Ruleset } from '../model/rulebook.ts';
import { gameOf } from '../share/content.ts';
import { LICENCE } from '../site/config.ts';
import { versionOf } from '../site/data-version.ts';
import { writeCsv } from '../text/write-csv.ts';
import { createReader, type Reader } from '../view/context.ts';
import { sourceLines } from '../wording/sources.ts';
import { fullHeads, tableSheet, type SheetRow } from '../view/parts/table.ts';

/**
 * Columns: the row's id, its label, the visible columns, then source status, source, game, data
 * version and licence. Begins with a byte order mark, because Excel does not detect UTF-8.
 */
export function csv(entry: EntryOf<'tables'>, ruleset: Ruleset, language: Language): string {
  const reader = createReader(language, ruleset, entry.address);
  const { t, plain } = reader;
  const sheet = tableSheet(entry, reader);
  const rowHeader = plain(entry.data.rowHeader ?? keyColumn(entry.data).title);
  const heads = [
    ...['id', rowHeader, ...fullHeads(sheet)],
    ...[t('plate.evidence'), t('plate.source'), t('share.game'), t('data.version')],
    t('data.licence'),
  ];
  const same = [gameOf(reader), versionOf(ruleset), LICENCE.name];
  const rows = sheet.groups.flatMap(({ rows: group }) =>
    group.map((row) => [
      ...[row.id, row.label, ...row.cells.map((cell) => cell.plain)],
      ...[statusOf(row, reader), sourceOf(row, reader), ...same],
    ]),
  );
  return `\ufeff${writeCsv([heads, ...rows])}`;
}

/** `as printed; Range: disputed`: the status of the row, then of each cell that differs from it. */
function statusOf({ provenance, cells }: SheetRow, { t, language }: Reader): string {
  const differing = cells.filter((cell) => cell.provenance.evidence !== provenance.evidence);
  return longListOf(
    [
      t(`evidence.${provenance.evidence}`),
      ...differing.map(({ column, provenance: own }) =>
        labelled(column.label, t(`evidence.${own.evidence}`), language),
      ),
    ],
    language,
  );
}

const sourceOf = ({ provenance }: SheetRow, reader: Reader): string =>
  longListOf(sourceLines(provenance.source, reader), reader.language);
