/** An entry as a block of the printed quick reference: its head with code and source, its content, its footnotes. */
import { labelBefore } from '../../i18n/format.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { Language } from '../../i18n/languages.ts';
import { disputesOf } from '../../model/doubts.ts';
import type { Entry } from '../../model/entries.ts';
import { provenanceAt } from '../../model/provenance.ts';
import type { Reader } from '../context.ts';
import { statusesAt, type StatusView } from '../evidence.ts';
import { bodyView, type BodyView } from '../pages/entry.ts';
import type { ExplainedRow } from '../pages/table/table-page.ts';
import { entryFacts } from '../../wording/modules.ts';
import { linePlace, shortSource } from '../../wording/sources.ts';
import { codeView, type CodeView } from './code.ts';
import { escapeHtml, spoken } from '../prose.ts';
import { createFootnotes, type FootnoteView } from './footnotes.ts';

export interface BlockView {
  /** `tables.weapons`: also begins the ids of its parts. */
  id: string;
  /** `tables/weapons`: names it in the choice of parts. */
  part: string;
  number?: string;
  /** HTML */
  title: string;
  href: string;
  /** What one types after the address of the ruleset to open it. */
  address: string;
  /** Where it is printed: `page 4`; may be empty. */
  source: string;
  code?: CodeView;
  statuses: StatusView[];
  /** HTML */
  summary?: string;
  body: BodyView;
  /** Printed rules that are not part of the collection. */
  outside: { number: string; text?: string }[];
  footnotes: FootnoteView[];
  /** Needs the whole width of the paper. */
  wide: boolean;
  /** So short that it is never torn. */
  short: boolean;
}

/** So many columns fit into half the width of the paper. */
const MOST_NARROW = 3;
/** A block with so many parts is kept on one page. */
const MOST_WHOLE = 6;
/** A set with fewer modifiers is smaller than its code. */
const LEAST_CODED = 4;

/** `disputeText` gives the texts of disputes. */
export function blockView(
  entry: Entry,
  page: Reader,
  disputeText: (href: string) => string,
): BlockView {
  const { data, address, kind } = entry;
  const id = address.replaceAll('/', '.');
  const footnotes = createFootnotes(disputeText);
  const reader = {
    ...page,
    footnotes,
    block: id,
    placeAt: placesOf(entry, page),
  };
  const place = shortSource(data.source, reader, false);
  const statuses = statusesAt(entry, [], reader);
  const body = withColons(splitRows(bodyView(entry, reader)), reader.language);
  // Disputes without a mark in the block get a footnote, too.
  for (const { address: at } of disputesOf(entry)) footnotes.ofDispute(reader.link(at));
  return {
    id,
    part: address,
    ...(data.number?.includes('.') && { number: data.number }),
    title: reader.label(data.title),
    href: reader.link(address),
    address: `…/${address}/`,
    source: [...entryFacts(entry, reader), place].filter(Boolean).join(' · '),
    ...(isCoded(entry) && { code: codeView(address, reader.plain(data.title), reader) }),
    statuses,
    ...(data.summary &&
      data.lead !== false &&
      kind !== 'rules' && { summary: reader.prose(data.summary) }),
    body,
    outside: (data.externalReferences ?? []).map(({ number, text }) => ({
      number,
      ...(text && { text: reader.label(text) }),
    })),
    footnotes: footnotes.items,
    wide: isWide(body),
    short: kind !== 'tables' && entry.parts.length <= MOST_WHOLE,
  };
}

/** In a table, what is said of rows alone and of cells stands below it in words. */
function splitRows(body: BodyView): BodyView {
  if (body.kind !== 'table') return body;
  const { statuses, explained, ...rest } = body.table;
  const cells = [
    ...explained
      .filter((row) => !saysMore(row))
      .filter(hasReason)
      .map((row) => ({ ...row, name: spoken(escapeHtml(row.name), row) })),
    ...(statuses?.items ?? []),
  ];
  return {
    kind: 'table',
    table: {
      ...rest,
      explained: explained.filter(saysMore),
      ...(cells.length > 0 && {
        statuses: {
          heading: '',
          items: cells.map(({ name, text, statuses: doubts }) => ({
            name,
            ...(text !== undefined && { text }),
            statuses: doubts,
          })),
        },
      }),
    },
  };
}

/** Labels that are printed before their text in one line, with the colon of the language. */
function withColons(body: BodyView, language: Language): BodyView {
  if (body.kind === 'table') {
    const explained = body.table.explained.map((row) => ({
      ...row,
      name: labelBefore(row.name, language),
    }));
    return { ...body, table: { ...body.table, explained } };
  }
  if (body.kind !== 'steps' || !body.steps.end) return body;
  const end = { ...body.steps.end, heading: labelBefore(body.steps.end.heading, language) };
  return { ...body, steps: { ...body.steps, end } };
}

/** A row about which more is said than how well it is attested. */
const saysMore = ({ text, roll, links }: ExplainedRow): boolean =>
  text !== undefined || roll !== undefined || links.length > 0;

/** A row of which the mark in the grid does not say everything: that leads to a dispute. */
const hasReason = ({ statuses }: ExplainedRow): boolean =>
  !statuses.every(({ mark, text }) => mark?.note !== undefined && text.endsWith('</a>'));

const isWide = (body: BodyView): boolean =>
  body.kind === 'table' && body.table.grid.columns.length > MOST_NARROW;

function isCoded({ kind, data }: Entry): boolean {
  if (kind === 'tables' || kind === 'phases') return true;
  return 'modifiers' in data && data.modifiers.length >= LEAST_CODED;
}

/** Where a part is printed; empty where that is the place of the whole entry. */
function placesOf(entry: Entry, reader: Reader): (path: Path) => string {
  const own = linePlace(entry.data.source, reader);
  return (path) => {
    const place = linePlace(provenanceAt(entry, path).source, reader);
    return place === own ? '' : place;
  };
}
