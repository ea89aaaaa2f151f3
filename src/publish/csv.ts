/**
 * A table as CSV (RFC 4180): headings in the reader's language, values as shown, one line per row.
 * Subject, source status and licence have columns of their own: parsers and spreadsheets keep
 * columns, but lose a separate file or a line above the headings.
 */
import { labelled, longListOf } from '../i18n/format.ts';
import type { Language } from '../i18n/languages.ts';
import { rowHeading } from '../model/key-column.ts';
import { noteSigns } from '../model/note-signs.ts';
import { isOwn } from '../model/own.ts';
import type { EntryOf, Ruleset } from '../model/rulebook.ts';
import { gameOf } from '../share/content.ts';
import { LICENCE } from '../site/config.ts';
import { versionOf } from '../site/data-version.ts';
import { writeCsv } from '../text/write-csv.ts';
import { createReader, type Reader } from '../view/context.ts';
import { withSigns, type Figure } from '../wording/figure.ts';
import { rowSourceLines } from '../wording/sources.ts';
import { fullHeads, tableSheet, type SheetRow } from '../view/parts/table.ts';

/**
 * Columns: the row's id, its label, the visible columns, then source status (not of own rules), source, game, data version and licence, and
 * the footnotes of a table that has any. Begins with a byte order mark, because Excel does not detect UTF-8.
 */
export function csv(entry: EntryOf<'tables'>, ruleset: Ruleset, language: Language): string {
  const reader = createReader(language, ruleset, entry.address);
  const { t, plain } = reader;
  const sheet = tableSheet(entry, reader);
  const rowHeader = plain(rowHeading(entry.data));
  const columns = fullHeads(sheet);
  const shown = sheet.groups.flatMap((group) => group.rows);
  const notes = noteSigns(entry.data.notes);
  const heads = [
    ...['id', rowHeader, ...columns],
    ...(isOwn(ruleset.meta) ? [] : [t('plate.evidence')]),
    ...[t('plate.source'), t('share.game'), t('data.version')],
    t('data.licence'),
    ...(notes.size > 0 ? [t('table.notes')] : []),
  ];
  const same = [gameOf(reader), versionOf(ruleset), LICENCE.name];
  const rows = shown.map((row) => [
    ...[row.id, ...[row.label, ...row.cells].map(valueOf)],
    ...(isOwn(ruleset.meta) ? [] : [statusOf(row, columns, reader)]),
    ...[sourceOf(row, columns, reader), ...same],
    ...(notes.size > 0 ? [notesOf(row, entry, reader)] : []),
  ]);
  return `\ufeff${writeCsv([heads, ...rows])}`;
}

/** An empty cell stays empty. */
const valueOf = (figure: Figure): string => (figure.plain === '' ? '' : withSigns(figure));

/** `#: Bogging roll needed`: the footnotes whose signs stand in the row. */
function notesOf(
  { label, cells }: SheetRow,
  { data }: EntryOf<'tables'>,
  { plain, language }: Reader,
): string {
  const signs = new Set([label, ...cells].flatMap((figure) => figure.signs));
  const texts = new Map(data.notes?.map(({ id, text }) => [id, plain(text)]));
  return longListOf(
    [...noteSigns(data.notes)].flatMap(([id, sign]) =>
      signs.has(sign) ? [labelled(sign, texts.get(id) ?? '', language)] : [],
    ),
    language,
  );
}

/** `as printed; Range: disputed`: the status of the row, then of each cell that differs from it. */
function statusOf(
  { label, cells }: SheetRow,
  columns: readonly string[],
  { t, language }: Reader,
): string {
  const { evidence } = label.provenance;
  const differing = cells.flatMap(({ provenance: own }, index) =>
    own.evidence === evidence
      ? []
      : [labelled(columns[index] ?? '', t(`evidence.${own.evidence}`), language)],
  );
  return longListOf([t(`evidence.${evidence}`), ...differing], language);
}

function sourceOf({ label, cells }: SheetRow, columns: readonly string[], reader: Reader): string {
  const figures = cells.map(({ provenance: { source } }, index) => ({
    head: columns[index] ?? '',
    source,
  }));
  return longListOf(rowSourceLines(label.provenance.source, figures, reader), reader.language);
}
