/** The shareable content of a page as plain data, for menu, share pages and previews. */
import { editionName, labelled, longListOf, withAddition } from '../i18n/format.ts';

import type { Path } from '../diagnostics/diagnostic.ts';
import type { Entry, Part } from '../model/entries.ts';
import { templates } from '../i18n/ui.ts';
import { textOfPart, titleOfPart } from '../model/find.ts';
import { keyColumn } from '../model/key-column.ts';
import { provenanceAt, type Attestation, type DisputeBody } from '../model/provenance.ts';
import type { EntryOf, Rulebook } from '../model/rulebook.ts';
import { signed } from '../notation/numbers.ts';
import type { Marker, SourcePlace, Term, Value } from '../../schemas/types.d.ts';
import { versionOf } from '../site/data-version.ts';
import type { PublicFile } from '../site/public-file.ts';
import {
  copied,
  editHref,
  goHref,
  reportHref,
  sharedParts,
  shareLink,
  versioned,
  wordingHref,
} from '../site/routes.ts';
import { linesOf } from '../site/source-lines.ts';
import { createReader, type Reader } from '../view/context.ts';
import { modifierSheet } from '../view/parts/modifiers.ts';
import { editionForForms, partName } from '../wording/names.ts';
import { tableSheet, type TableSheet } from '../view/parts/table.ts';
import { sourceLines } from '../wording/sources.ts';
import { cellsOf, columnStatuses, marking } from './source-status.ts';
import { WORDS, type ShareData, type SharedPart, type TableHeads } from './data.ts';
import { stepLines } from './step-lines.ts';
import { SITE_LANGUAGES } from '../site/config.ts';

/** A page to share: an entry, the list of markers or of terms, or the printed quick reference, which has no parts. */
export type SharedPage = Entry | (typeof LISTS)[number];
const LISTS = ['markers', 'terms', 'print'] as const;

/**
 * The content of one page in the reader's language. Parts without a share page (columns) are left
 * out; a cell is shared with the content of its row. `only` limits the parts of an entry to one id.
 */
export function shareDataOf(page: SharedPage, reader: Reader, only?: string): ShareData {
  const { language, ruleset } = reader;
  const head = {
    address: `${ruleset.id}/${typeof page === 'string' ? page : page.address}`,
    language,
    edition: editionForForms(ruleset),
    game: gameOf(reader),
    version: versionOf(ruleset),
    report: reportHref(),
    wording: wordingHref(),
    words: templates(language, WORDS),
  };
  return typeof page === 'string'
    ? { ...head, ...listContent(page, reader) }
    : { ...head, ...entryContent(page, reader, only) };
}

/** The files that the menu fetches: one per page and language. */
export const shareFiles = (book: Rulebook): PublicFile[] =>
  SITE_LANGUAGES.flatMap((language) =>
    book.rulesets.flatMap((ruleset) =>
      [...ruleset.entries, ...LISTS].map((page) => {
        const address = typeof page === 'string' ? page : page.address;
        return {
          path: `${language}/${ruleset.id}/${address}.json`,
          type: 'application/json; charset=utf-8',
          text: JSON.stringify(shareDataOf(page, createReader(language, ruleset, address))),
        };
      }),
    ),
  );

/** `Bolt Action, 1st ed.` */
export const gameOf = (reader: Reader): string => {
  const { title, edition } = reader.ruleset.meta;
  return editionName(reader.plain(title), reader.plain(edition.short), reader.language);
};

type Content = Pick<ShareData, 'page' | 'parts' | 'table'>;

function entryContent(entry: Entry, reader: Reader, only: string | undefined): Content {
  const place = placer(entry.address, reader);
  const figures = figuresOfEntry(entry, reader);
  const shared = new Set(sharedParts(entry));
  const pageSource = sourceOf(entry, [], reader);
  const parts = entry.parts
    .filter(({ id }) => shared.has(id) && (only === undefined || id === only))
    .map((part): [string, SharedPart] => {
      const table = entry.kind === 'tables' ? entry.data : undefined;
      const row = figures?.rows.get(part.id);
      return [
        part.id,
        {
          name: partName(part, table, reader.language),
          source: sourceOf(entry, part.path, reader),
          ...place(part.id),
          ...(row ? { row } : { text: textOf(part, reader) }),
          ...(part.kind === 'row' && cellPlaces(entry, part, reader)),
        },
      ];
    });
  return {
    page: {
      name: reader.plain(entry.data.title),
      source: pageSource,
      ...place(''),
      text: wholeText(entry, reader),
      ...(entry.data.summary && { summary: reader.plain(entry.data.summary) }),
    },
    ...(figures && { table: { ...figures.table, rows: [...figures.rows.keys()] } }),
    parts: Object.fromEntries(parts),
  };
}

function listContent(page: (typeof LISTS)[number], reader: Reader): Content {
  const { ruleset } = reader;
  const place = placer(page, reader);
  const { markers, terms, values } = ruleset;
  const lists = { markers, terms: [...terms, ...values], print: [] };
  const items: readonly (Marker | Term | Value)[] = lists[page];
  const line = ({ title, text }: Marker | Term | Value) =>
    text ? labelled(reader.plain(title), reader.plain(text), reader.language) : reader.plain(title);
  return {
    page: {
      name: reader.t(`${page}.title`),
      source: '',
      ...place(''),
      text: page === 'print' ? reader.plain(ruleset.meta.summary) : items.map(line).join('\n'),
    },
    parts: Object.fromEntries(
      items.map((item) => [
        item.id,
        {
          name: reader.plain(item.title),
          source: sourceLine('source' in item ? item.source : [], statusOf(item), reader),
          ...place(item.id),
          text: reader.plain(item.text ?? item.title),
        },
      ]),
    ),
  };
}

const statusOf = (item: Marker | Term | Value): Attestation =>
  'dispute' in item ? 'disputed' : ('evidence' in item && item.evidence) || 'as-printed';

/** The links of a part of a page; of the page itself for an empty id. */
function placer(
  address: string,
  { language, ruleset }: Reader,
): (id: string) => Pick<SharedPart, 'link' | 'neutral' | 'edit'> {
  const lines = linesOf(ruleset, address === 'print' ? 'ruleset' : address);
  const version = versionOf(ruleset);
  return (id) => {
    const { file = '', line } = lines.get(id) ?? lines.get('') ?? {};
    return {
      link: copied(versioned(shareLink(language, ruleset.id, address, id), version)),
      neutral: copied(versioned(goHref(ruleset.id, id ? `${address}#${id}` : address), version)),
      edit: editHref(file, id ? line : undefined),
    };
  };
}

export interface Figures {
  table: TableHeads;
  rows: Map<string, string[]>;
}

/**
 * The rows of an entry with values in columns: rows of a table, modifiers of a set. `mark` adds the
 * source status to a value or label.
 */
export function figuresOfEntry(
  entry: Entry,
  reader: Reader,
  mark: (text: string, evidence: Attestation) => string = marking(reader),
): Figures | undefined {
  if (entry.kind === 'tables') {
    const sheet = tableSheet(entry, reader);
    const rows = sheet.groups.flatMap((group) => group.rows);
    const outer = provenanceAt(entry, []).evidence;
    const statuses = columnStatuses(rows, outer);
    return {
      table: tableHeads(entry, sheet, reader, (head, index) => {
        const status = statuses[index];
        return status === undefined ? head : mark(head, status);
      }),
      rows: new Map(rows.map((row) => [row.id, cellsOf(row, outer, statuses, mark)])),
    };
  }
  if (entry.kind !== 'modifiers') return undefined;
  const lines = modifierSheet(entry, reader).groups.flatMap((group) => group.lines);
  const outer = provenanceAt(entry, []).evidence;
  return {
    table: { heads: [reader.plain(entry.data.title), '±'], figures: [false, true], columns: [] },
    rows: new Map(
      lines.map(({ id, modifier, amount, each, provenance }) => [
        id,
        [
          reader.plain(modifier.title),
          ...[each === undefined ? amount : signed(each)].map((text) =>
            provenance.evidence === outer && text !== '?' ? text : mark(text, provenance.evidence),
          ),
        ],
      ]),
    ),
  };
}

/** Headings of the label and of every column, and group headings. */
function tableHeads(
  entry: EntryOf<'tables'>,
  sheet: TableSheet,
  reader: Reader,
  withStatus: (head: string, index: number) => string,
): TableHeads {
  const rowHeader = entry.data.rowHeader ?? keyColumn(entry.data).title;
  const groups = sheet.heads.flatMap(({ title, span }) => Array<string>(span).fill(title));
  return {
    heads: [
      reader.plain(rowHeader),
      ...sheet.columns.map(({ label }, index) => withStatus(label, index)),
    ],
    ...(groups.length > 0 && { groups: ['', ...groups] }),
    figures: [false, ...sheet.columns.map(({ numeric }) => numeric)],
    columns: sheet.columns.map(({ id }) => id),
  };
}

function sourceOf(entry: Entry, path: Path, reader: Reader): string {
  const { source, evidence } = provenanceAt(entry, path);
  return sourceLine(source, evidence, reader);
}

/** `Source: Quick reference sheet, page 4 (inferred)`; without a status if it is as printed. */
function sourceLine(source: readonly SourcePlace[], evidence: Attestation, reader: Reader): string {
  const { t, language } = reader;
  const lines = sourceLines(source, reader);
  const word = evidence === 'as-printed' ? '' : t(`evidence.${evidence}`);
  if (lines.length === 0) return word === '' ? '' : labelled(t('plate.evidence'), word, language);
  const line = t('source.line', { n: lines.length, list: longListOf(lines, language) });
  return word === '' ? line : withAddition(line, word, language);
}

/** Sources of the cells whose source differs from that of the row, and their lines where the row has several. */
function cellPlaces(
  entry: Entry,
  { id: row, path }: Part,
  reader: Reader,
): Pick<SharedPart, 'cells' | 'lines'> {
  if (entry.kind !== 'tables') return {};
  const source = sourceOf(entry, path, reader);
  const cells = entry.data.columns.flatMap(({ id }): [string, string][] => {
    const cell = sourceOf(entry, [...path, 'cells', id], reader);
    return cell === source ? [] : [[id, cell]];
  });
  const places = linesOf(reader.ruleset, entry.address);
  const line = places.get(row)?.line ?? 1;
  const lines = entry.data.columns.map(({ id }) => places.get(`${row}.${id}`)?.line ?? line);
  return {
    ...(cells.length > 0 && { cells: Object.fromEntries(cells) }),
    ...(lines.some((one) => one !== line) && { lines }),
  };
}

/** A modifier's amount, the claims of a dispute, or the text of any other part. */
function textOf(part: Part, reader: Reader): string {
  if (part.kind === 'dispute') return disputeText(part.data, reader);
  if (part.kind === 'step' && part.data.steps)
    return [reader.plain(part.data.text), ...stepLines(part.data.steps, reader)].join('\n');
  const amount = part.kind === 'modifier' ? reader.change(part.data.change) : '';
  const text = textOfPart(part) ?? (amount ? undefined : titleOfPart(part));
  return [amount, text ? reader.plain(text) : ''].filter(Boolean).join(' ');
}

/** `Rulebook: …; Sheet: …; Used here: …; the reason` */
function disputeText({ claims, adopted, reason }: DisputeBody, reader: Reader): string {
  const { language, t } = reader;
  const lines = claims.map(({ source, says }) => {
    const from = source ? longListOf(sourceLines(source, reader), language) : t('dispute.editors');
    return labelled(from, reader.plain(says), language);
  });
  const used = claims.find(({ id }) => id === adopted);
  const result = used ? reader.plain(used.says) : t('dispute.nothing-adopted');
  const kept = labelled(t('dispute.adopted'), result, language);
  return longListOf([...lines, kept, reader.plain(reason)], language);
}

/** The text of a rule, or the steps in order. Tables and modifiers are shared as rows. */
function wholeText(entry: Entry, reader: Reader): string {
  if (entry.kind === 'rules') return reader.plain(entry.data.text);
  if (entry.kind === 'tables' || entry.kind === 'modifiers') return '';
  return stepLines(entry.data.steps, reader).join('\n');
}
