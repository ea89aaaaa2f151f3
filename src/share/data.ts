/**
 * The data of the share menu for a page, built from the model by content.ts; fetched when the menu
 * is first opened.
 */
import { LATER_WORDS } from '../calculator/later-words.ts';
import type { Key } from '../i18n/ui.ts';
import type { PartChange } from '../view/pages/history.ts';
import type { Embed } from './embed.ts';
import { fullHead, type Shared } from './shared.ts';

/**
 * Interface words of the menu and of the notice about old links, with `{from}` and `{what}` as
 * placeholders.
 */
export const WORDS = [
  ...LATER_WORDS,
  'share.open',
  'share.link',
  'share.neutral',
  'share.embed',
  'share.text',
  'share.line',
  'share.copy',
  'share.copy-link',
  'share.copied',
  'share.not-copied',
  'share.system',
  'share.close',
  'share.what',
  'share.table',
  'share.game',
  'share.history',
  'arrival.moved',
  'arrival.elsewhere',
  'arrival.unknown',
  'arrival.near',
  'arrival.changed',
  'arrival.unchanged',
  'arrival.since-sheet',
  'arrival.newer',
  'changes.against',
  'plate.source',
  'correct.edit',
  'correct.edit-line',
  'correct.report',
  'correct.wording',
  'mod.combine.unique',
  'mod.combine.first',
  'mod.combine.one',
  'mod.combine.highest',
  'mod.combine.unknown',
  'line.result',
  'line.given',
  'line.beside',
  'line.between',
  'line.list',
  'line.with-odds',
  'line.each',
  'line.chance-each',
  'line.lacking',
  'line.unknown',
  'line.chance-unknown',
  'line.open',
  'line.open-together',
  'line.open-one',
  'line.sum',
  'line.sum-unknown',
  'line.double',
  'line.only-succeeds',
  'line.always-fails',
  'line.at-least-once',
  'line.numbered',
  'evidence.reconstructed',
  'evidence.inferred',
  'evidence.other-source',
  'evidence.disputed',
  'evidence.unknown',
  'round.up',
  'round.down',
  'round.unknown',
  'why.average',
  'why.at-least',
  'why.at-most',
  'why.cancelled',
  'why.contradicted',
  'why.impossible',
  'why.fixed',
  'why.left-out',
  'why.modified',
  'why.no-roll',
  'why.to-the-roll',
] as const satisfies readonly Key[];
export type Word = (typeof WORDS)[number];

export interface ShareData {
  /** Public address of the page: `bolt-action/tables/weapons` */
  address: string;
  language: string;
  /** `Bolt Action, 1st ed.` */
  game: string;
  /** Game and edition in the language of the forms: `Bolt Action, first edition`. */
  edition: string;
  version: string;
  /** The empty form for a wrong value. */
  report: string;
  /** The empty form for a text. */
  wording: string;
  words: Record<Word, string>;
  page: SharedPart & {
    text: string;
    /** Says what the page is about, where its text does not. */
    summary?: string;
  };
  /** Headings of the page's values, and the ids of its rows in order. */
  table?: TableHeads & { rows: string[] };
  /** A table or a roll inside the page of another site. */
  embed?: Embed;
  /** By the id of the part. */
  parts: Record<string, SharedPart>;
  /** What the sources say of the disputes that change a roll: `modifiers/recovery#recovery-bound.six-or-less` → the claim. */
  claims?: Record<string, string>;
  /** What changed on the page, for the notice about an old link. */
  changes?: PartChange[];
}

export interface TableHeads {
  /** Of the label and of every column. */
  heads: string[];
  /** Group heading of each column, empty if it has none; absent without groups. */
  groups?: string[];
  /** Whether each column has numbers, which are right-aligned. */
  figures: boolean[];
  /** Ids of the columns after the label; empty if cells have no addresses. */
  columns: string[];
}

export interface SharedPart {
  name: string;
  /** `Source: Quick reference sheet, page 4`; empty if none is named. */
  source: string;
  /** Share page of the part, with its own preview. Relative if no origin is configured. */
  link: string;
  /** Language-neutral link, which opens in the recipient's language. */
  neutral: string;
  /** Opens the file at the line of the part. */
  edit: string;
  /** Label and cells, for a row of values. */
  row?: string[];
  /** The text, for any other part. */
  text?: string;
  /** Column → source of the cell, if it differs from that of the row. */
  cells?: Record<string, string>;
  /** Of a row with several lines: the line of each cell in the file, in the order of the columns. */
  lines?: number[];
}

/** A part or cell with its own links. */
export interface Selected extends Pick<SharedPart, 'neutral' | 'edit'> {
  /** Public address: `bolt-action/tables/weapons#rifle.range` */
  address: string;
  shared: Shared;
  /** The text that could be worded or translated better; absent for a figure. */
  wording?: string;
}

/** The target of `fragment`: a part, `row.column`, or (empty or unknown) the whole page. */
export function select(data: ShareData, fragment: string): Selected {
  const [id = '', columnId = ''] = fragment.split('.');
  const { table } = data;
  const part = data.parts[id];
  if (!part) return selectPage(data);
  const column = table?.columns.indexOf(columnId) ?? -1;
  if (table && column >= 0) return selectCell({ ...data, table }, part, fragment, column);
  return {
    address: `${data.address}#${id}`,
    neutral: part.neutral,
    edit: part.edit,
    shared: { ...frameOf(data, part), content: contentOf(data, part) },
    wording: textBelow(part.name, part.text),
  };
}

function selectCell(
  data: ShareData & { table: TableHeads & { rows: string[] } },
  part: SharedPart,
  fragment: string,
  column: number,
): Selected {
  const { table, address } = data;
  const id = table.columns[column] ?? '';
  // The label is the first column.
  const keep = [0, column + 1];
  const head = fullHead(table, column + 1);
  const line = part.lines?.[column];
  const text = part.row?.[column + 1] ?? '';
  // A word may stand among the figures of a column: `flame`.
  const isText = (table.figures[column + 1] ? /^\p{L}{2}\P{N}*$/u : /\p{L}{2}/u).test(text);
  return {
    address: `${address}#${fragment}`,
    neutral: withFragment(part.neutral, fragment),
    edit: line === undefined ? part.edit : withFragment(part.edit, `L${line}`),
    ...(isText && { wording: text }),
    shared: {
      ...frameOf(data, part),
      name: `${part.name}, ${head}`,
      source: part.cells?.[id] ?? part.source,
      link: withFragment(part.link, fragment),
      content: contentOf(data, part, keep),
    },
  };
}

/** Fragments of the cells of a part in column order; empty if it has none. */
export const cellsIn = ({ table, parts }: ShareData, id: string): string[] =>
  parts[id]?.row ? (table?.columns ?? []).map((column) => `${id}.${column}`) : [];

function selectPage(data: ShareData): Selected {
  const { address, page, table, parts } = data;
  const rows = table?.rows.map((id) => parts[id]?.row ?? []) ?? [];
  return {
    address,
    neutral: page.neutral,
    edit: page.edit,
    shared: {
      ...frameOf(data, page),
      content: table && rows.length > 0 ? { ...headsOf(table), rows } : { text: page.text },
    },
    wording: textBelow(page.name, page.summary ?? page.text),
  };
}

/** A name above its text, unless the name is only the beginning of the text. */
const textBelow = (name: string, text = ''): string =>
  text.startsWith(name.replace(/…$/, '')) || text === '' ? text || name : `${name}\n${text}`;

const frameOf = (data: ShareData, { name, source, link }: SharedPart) => ({
  name,
  of: data.page.name,
  game: data.game,
  source,
  link,
});

/** A row with its headings, in full or reduced to some columns; or the text. */
function contentOf(
  { table }: ShareData,
  { row, text = '' }: SharedPart,
  columns?: readonly number[],
): Shared['content'] {
  if (!row || !table) return { text };
  const kept = <T>(list: readonly T[]): T[] =>
    list.filter((_, index) => columns?.includes(index) ?? true);
  const { heads, figures, groups } = headsOf(table);
  return {
    heads: kept(heads),
    figures: kept(figures),
    ...(groups && { groups: kept(groups) }),
    rows: [kept(row)],
  };
}

const headsOf = ({ heads, figures, groups }: TableHeads) => ({
  heads,
  figures,
  ...(groups && { groups }),
});

const withFragment = (link: string, fragment: string): string =>
  `${link.replace(/#.*/, '')}#${fragment}`;
