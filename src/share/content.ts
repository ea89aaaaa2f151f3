/** The shareable content of a page as plain data, for menu, share pages and previews. */
import { partChanges } from '../view/pages/history.ts';
import { editionName, labelled, longListOf, sentencesOf, withStop } from '../i18n/format.ts';
import type { Entry, Part } from '../model/entries.ts';
import { templates } from '../i18n/ui.ts';
import { textOfPart, titleOfPart } from '../model/find.ts';
import { rowHeading } from '../model/key-column.ts';
import { provenanceAt, provenanceOf, type DisputeBody } from '../model/provenance.ts';
import type { EntryOf, Rulebook } from '../model/rulebook.ts';
import { statementsOf } from '../model/statements.ts';
import type { Marker, Term, Value } from '../../schemas/types.d.ts';
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
import { withSigns, written, type Figure } from '../wording/figure.ts';
import { documentLines, rowSourceLines, sourceLine } from '../wording/sources.ts';
import type { Wording } from '../wording/wording.ts';
import { WORDS, type ShareData, type SharedPart, type TableHeads } from './data.ts';
import { claimsOf } from './claims.ts';
import { embedOf } from './embedded.ts';
import { pageSource, sourceOf } from './source-line.ts';
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
  const changes = only === undefined ? partChanges(reader) : [];
  const head = {
    address: `${ruleset.id}/${typeof page === 'string' ? page : page.address}`,
    language,
    edition: editionForForms(ruleset),
    game: gameOf(reader),
    version: versionOf(ruleset),
    report: reportHref(),
    wording: wordingHref(),
    words: templates(language, WORDS),
    ...(changes.length > 0 && { changes }),
  };
  if (typeof page === 'string') return { ...head, ...listContent(page, reader) };
  const claims = only === undefined ? claimsOf(page, reader) : undefined;
  return { ...head, ...(claims && { claims }), ...entryContent(page, reader, only) };
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

type Content = Pick<ShareData, 'page' | 'parts' | 'table' | 'embed'>;

function entryContent(entry: Entry, reader: Reader, only: string | undefined): Content {
  const place = placer(entry.address, reader);
  const figures = figuresOfEntry(entry, reader);
  const shared = new Set(sharedParts(entry));
  const parts = entry.parts
    .filter(({ id }) => shared.has(id) && (only === undefined || id === only))
    .map((part): [string, SharedPart] => {
      const table = entry.kind === 'tables' ? entry.data : undefined;
      const row = figures?.rows.get(part.id);
      return [
        part.id,
        {
          name: partName(part, table, reader.language).name,
          ...place(part.id),
          ...(row && figures
            ? { row, ...rowPlaces(entry, part, figures, reader) }
            : {
                text: textOf(part, entry, reader),
                source: sourceOf(provenanceAt(entry, part.path), reader),
              }),
        },
      ];
    });
  return {
    page: {
      name: reader.plain(entry.data.title),
      source: pageSource(entry, reader),
      ...place(''),
      text: wholeText(entry, reader),
      ...(entry.data.summary && { summary: reader.plain(entry.data.summary) }),
    },
    ...(only === undefined && embedOf(entry, reader)),
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
          source: sourceOf(provenanceOf(item), reader),
          ...place(item.id),
          text: reader.plain(item.text ?? item.title),
        },
      ]),
    ),
  };
}

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
 * The rows of an entry with values in columns: rows of a table, modifiers of a set. `show` puts a figure in words with its
 * signs and its source status.
 */
export function figuresOfEntry(
  entry: Entry,
  reader: Reader,
  show: (figure: Figure, wording: Wording) => string = written,
): Figures | undefined {
  if (entry.kind === 'tables') {
    const sheet = tableSheet(entry, reader);
    const rows = sheet.groups.flatMap((group) => group.rows);
    return {
      table: tableHeads(entry, sheet, reader),
      rows: new Map(
        rows.map(({ id, label, cells }) => [id, rowOf(label, cells, (one) => show(one, reader))]),
      ),
    };
  }
  if (entry.kind !== 'modifiers') return undefined;
  const lines = modifierSheet(entry, reader).groups.flatMap((group) => group.lines);
  return {
    table: { heads: [reader.plain(entry.data.title), '±'], figures: [false, true], columns: [] },
    rows: new Map(
      lines.map(({ id, label, amount }) => [
        id,
        rowOf(label, [amount], (one) => show(one, reader)),
      ]),
    ),
  };
}

/** A label says its status where not all of its values have the same. */
function rowOf(
  label: Figure,
  cells: readonly Figure[],
  show: (figure: Figure) => string,
): string[] {
  const { evidence } = label.provenance;
  const isSaid = cells.every(({ provenance }) => provenance.evidence === evidence);
  return [isSaid ? withSigns(label) : show(label), ...cells.map(show)];
}

/** Headings of the label and of every column, and group headings. */
function tableHeads(entry: EntryOf<'tables'>, sheet: TableSheet, reader: Reader): TableHeads {
  const rowHeader = rowHeading(entry.data);
  const groups = sheet.heads.flatMap(({ title, span }) => Array<string>(span).fill(title));
  return {
    heads: [
      reader.plain(rowHeader),
      ...sheet.columns.map(({ label, signs }) => withSigns({ plain: label, signs })),
    ],
    ...(groups.length > 0 && { groups: ['', ...groups] }),
    figures: [false, ...sheet.columns.map(({ numeric }) => numeric)],
    columns: sheet.columns.map(({ id }) => id),
  };
}

/** Sources of a row and of its cells, and their lines where the row has several. */
function rowPlaces(
  entry: Entry,
  { id: row, path }: Part,
  { table: { columns, heads } }: Figures,
  reader: Reader,
): Pick<SharedPart, 'source' | 'cells' | 'lines'> {
  const { source } = provenanceAt(entry, path);
  const figures = columns.map((column, index) => ({
    column,
    head: heads[index + 1] ?? '',
    source: provenanceAt(entry, [...path, 'cells', column]).source,
  }));
  const whole = sourceLine(rowSourceLines(source, figures, reader), reader);
  const cells = figures.flatMap(({ column, source: from }): [string, string][] => {
    const cell = sourceLine(documentLines(from, reader), reader);
    return cell === whole ? [] : [[column, cell]];
  });
  const places = linesOf(reader.ruleset, entry.address);
  const line = places.get(row)?.line ?? 1;
  const lines = columns.map((column) => places.get(`${row}.${column}`)?.line ?? line);
  return {
    source: whole,
    ...(cells.length > 0 && { cells: Object.fromEntries(cells) }),
    ...(lines.some((one) => one !== line) && { lines }),
  };
}

/** The claims of a dispute; of a way to roll in a table the amount of a modifier; the text of any other part. */
function textOf(part: Part, entry: Entry, reader: Reader): string {
  if (part.kind === 'dispute') return disputeText(part.data, reader);
  if (part.kind === 'step' && part.data.steps) {
    const { evidence } = provenanceAt(entry, part.path);
    const lines = stepLines([...part.path, 'steps'], entry, reader, evidence);
    return [reader.plain(part.data.text), ...lines].join('\n');
  }
  const amount = part.kind === 'modifier' ? reader.change(part.data.change, part.data.round) : '';
  const text = textOfPart(part) ?? (amount ? undefined : titleOfPart(part));
  return [amount, text ? reader.plain(text) : ''].filter(Boolean).join(' ');
}

/** `Rulebook: …. Sheet: …. Used here: …. The reason.` */
function disputeText({ claims, adopted, reason }: DisputeBody, reader: Reader): string {
  const { language, t } = reader;
  const lines = claims.map(({ source, says }) => {
    const from = source
      ? longListOf(documentLines(source, reader), language)
      : t('dispute.editors');
    return labelled(from, reader.plain(says), language);
  });
  const used = claims.find(({ id }) => id === adopted);
  const result = used ? reader.plain(used.says) : t('dispute.nothing-adopted');
  const kept = labelled(t('dispute.adopted'), result, language);
  const sentences = [...lines, kept, reader.plain(reason)].map((line) => withStop(line, language));
  return sentencesOf(sentences, language);
}

/** The text of a rule, or the steps in order. Tables and modifiers are shared as rows. */
function wholeText(entry: Entry, reader: Reader): string {
  if (entry.kind === 'rules') return reader.plain(entry.data.text);
  const kinds = new Set(statementsOf(entry).map(({ provenance }) => provenance.evidence));
  const [same] = kinds.size === 1 ? kinds : [];
  return stepLines(['steps'], entry, reader, same).join('\n');
}
