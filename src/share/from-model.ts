/** What is shared of an entry, of a part or of a cell, as the model has it. The menu reads the same from the page. */
import { editionName, labelled, longListOf } from '../i18n/format.ts';
import { provenanceAt } from '../model/provenance.ts';
import type { EntryOf } from '../model/rulebook.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Entry, Part } from '../model/entries.ts';
import { textOfPart } from '../model/find.ts';
import { signed } from '../notation/show.ts';
import { modifierSheet } from '../view/modifiers.ts';
import { partName } from '../view/names.ts';
import { sourceLines } from '../view/title-block.ts';
import type { Reader } from '../view/context.ts';
import { absolute, goHref, shareLink, versioned } from '../site/routes.ts';
import { tableSheet, type SheetCell, type SheetRow, type TableSheet } from '../view/table.ts';
import { versionOf } from '../site/data-version.ts';
import type { Shared, SharedTable } from './shared.ts';

/** `fragment` is the id of a part, or `row.column`; empty for the whole entry. */
export function shareOf(entry: Entry, fragment: string, reader: Reader): Shared {
  const { language, ruleset } = reader;
  const of = reader.plain(entry.data.title);
  const [id, column] = fragment.split('.');
  const part = entry.parts.find((candidate) => candidate.id === id);
  const label = part && partName(part, entry.kind === 'tables' ? entry.data : undefined, language);
  const head =
    column === undefined || entry.kind !== 'tables'
      ? undefined
      : entry.data.columns.find((candidate) => candidate.id === column);
  return {
    name: label === undefined ? of : head ? `${label}, ${reader.plain(head.title)}` : label,
    of,
    game: gameOf(reader),
    source: sourceOf(entry, pathOf(part, column), reader),
    link: absolute(
      versioned(shareLink(language, ruleset.id, entry.address, fragment), versionOf(ruleset)),
    ),
    content: content(entry, part, column, reader),
  };
}

/** The link that leads every reader to the page in a language of theirs. */
export const neutralLink = (reader: Reader, address: string): string =>
  absolute(versioned(goHref(reader.ruleset.id, address), versionOf(reader.ruleset)));

/** `Bolt Action, 1st ed.` */
export const gameOf = ({ ruleset, language, plain }: Reader): string =>
  editionName(plain(ruleset.meta.title), plain(ruleset.meta.edition.short), language);

const pathOf = (part: Part | undefined, column: string | undefined): Path =>
  part ? [...part.path, ...(column === undefined ? [] : ['cells', column])] : [];

/** `Source: Quick reference sheet, page 4` */
export function sourceOf(entry: Entry, path: Path, reader: Reader): string {
  const lines = sourceLines(provenanceAt(entry, path).source, reader);
  return lines.length === 0
    ? ''
    : labelled(reader.t('plate.source'), longListOf(lines, reader.language), reader.language);
}

function content(
  entry: Entry,
  part: Part | undefined,
  column: string | undefined,
  reader: Reader,
): Shared['content'] {
  if (entry.kind === 'tables' && (!part || part.kind === 'row'))
    return tableOf(entry, part?.id, column, reader);
  if (entry.kind === 'modifiers' && (!part || part.kind === 'modifier'))
    return modifiersOf(entry, part?.id, reader);
  return { text: part ? textOf(part, reader) : wholeText(entry, reader) };
}

function tableOf(
  entry: EntryOf<'tables'>,
  row: string | undefined,
  column: string | undefined,
  reader: Reader,
): SharedTable {
  const sheet = tableSheet(entry, reader.ruleset, reader.language);
  const { heads, figures } = tableHeads(entry, sheet, reader);
  const kept = heads.map(
    (_, index) => index === 0 || column === undefined || sheet.columns[index - 1]!.id === column,
  );
  const only = <T>(list: T[]): T[] => list.filter((_, index) => kept[index]);
  const rows = sheet.groups
    .flatMap((group) => group.rows)
    .filter(({ id }) => row === undefined || id === row);
  return {
    heads: only(heads),
    figures: only(figures),
    rows: rows.map((one) => only(cellsOf(one, reader))),
  };
}

/** A disputed figure or row says so wherever it goes. */
export function cellsOf({ row, label, cells, provenance }: SheetRow, reader: Reader): string[] {
  const mark = ` (${reader.t('evidence.disputed')})`;
  const cellText = ({ plain, provenance: own }: SheetCell) =>
    (plain === '' ? '–' : plain) +
    (own.evidence === 'disputed' && provenance.evidence !== 'disputed' ? mark : '');
  return [label + (row.dispute === undefined ? '' : mark), ...cells.map(cellText)];
}

/** Heads of the label and of every column, the column group before the column: `Soft target: KO`. */
export function tableHeads(
  entry: EntryOf<'tables'>,
  sheet: TableSheet,
  reader: Reader,
): Pick<SharedTable, 'heads' | 'figures'> {
  const key = entry.data.columns.find(({ match }) => match) ?? entry.data.columns[0]!;
  const groups = sheet.heads.flatMap(({ title, span }) => Array<string>(span).fill(title));
  const named = sheet.columns.map(({ label }, index) =>
    groups[index] ? `${groups[index]}: ${label}` : label,
  );
  return {
    heads: [reader.plain(entry.data.stub ?? key.title), ...named],
    figures: [false, ...sheet.columns.map(({ numeric }) => numeric)],
  };
}

function modifiersOf(
  entry: EntryOf<'modifiers'>,
  id: string | undefined,
  reader: Reader,
): SharedTable {
  const lines = modifierSheet(entry, reader)
    .groups.flatMap((group) => group.lines)
    .filter((line) => id === undefined || line.id === id);
  return {
    ...modifierHeads(entry, reader),
    rows: lines.map(({ modifier, amount, each }) => [
      reader.plain(modifier.title),
      each === undefined ? amount : signed(each),
    ]),
  };
}

export const modifierHeads = (
  entry: EntryOf<'modifiers'>,
  reader: Reader,
): Pick<SharedTable, 'heads' | 'figures'> => ({
  heads: [reader.plain(entry.data.title), '±'],
  figures: [false, true],
});

function textOf(part: Part, reader: Reader): string {
  const words = ['title' in part.data ? part.data.title : undefined, textOfPart(part)];
  const [title, text] = words.map((one) => (one ? reader.plain(one) : ''));
  const change = part.kind === 'modifier' ? ` ${reader.change(part.data.change)}` : '';
  return title && text ? `${title}${change}: ${text}` : (title || text || '') + change;
}

/** A rule's own words, or the names of the steps in order. */
function wholeText(entry: Entry, reader: Reader): string {
  if (entry.kind === 'rules') return reader.plain(entry.data.text);
  if (entry.kind === 'tables' || entry.kind === 'modifiers') return '';
  return entry.data.steps.map(({ text }, index) => `${index + 1}. ${reader.plain(text)}`).join(' ');
}
