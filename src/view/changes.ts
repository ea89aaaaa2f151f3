/** The recorded changes of figures in words: what it was, what it is, what it was checked against. */
import { pageIn } from '../model/address.ts';
import { find } from '../model/find.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { publishedChanges, type ChangedFigure, type PublishedChange } from '../ledger/history.ts';
import type { Cell, Column, TableFile } from '../../schemas/types.d.ts';
import { amount } from '../notation/show.ts';
import { listOf } from '../i18n/format.ts';
import { sameText } from '../i18n/text.ts';
import { shownCell } from '../wording/figure.ts';
import { sourceLines } from '../wording/sources.ts';
import type { Reader } from './context.ts';

export interface Difference {
  /** `Range`; empty where the figure has no name. */
  what: string;
  /** Left out, both, where the change is none of a single figure. */
  was?: string;
  now?: string;
}

export interface ChangeRecord {
  /** How many changes of the ruleset came before it: a link copied at version `1.n` knows all below n. */
  number: number;
  address: string;
  name: string;
  on: string;
  against: string;
  differences: Difference[];
}

/** All changes of a ruleset, oldest first. */
export const changesOf = (ruleset: Ruleset, reader: Reader): ChangeRecord[] =>
  publishedChanges(ruleset.changes).map((change, number) => ({
    number,
    address: change.address,
    name: nameOf(change.address, reader),
    on: change.on,
    against: againstOf(change, reader),
    differences: differences(change, reader),
  }));

/** Those of a page and of its parts. */
export const changesOn = (ruleset: Ruleset, page: string, reader: Reader): ChangeRecord[] =>
  changesOf(ruleset, reader).filter(
    ({ address }) => address === page || address.startsWith(`${page}#`),
  );

const nameOf = (address: string, { ruleset, plain, nameAt }: Reader): string =>
  address === 'ruleset' ? plain(ruleset.meta.title) : nameAt(address);

/** `Reference sheet, page 4`; in words where the record has them. */
const againstOf = ({ words, against }: PublishedChange, reader: Reader): string =>
  words ?? listOf(sourceLines(against, reader), reader.language);

/** Range: 18–60″, 24–60″. */
export function differences(
  { address, figures }: Pick<PublishedChange, 'address' | 'figures'>,
  reader: Reader,
): Difference[] {
  const table = tableAt(address, reader);
  const shown = figures.flatMap(({ field, was, now }: ChangedFigure): Difference[] => {
    const column = table?.columns.find(({ id }) => id === field);
    const shows = column ? isCell : isFigure;
    if (!(column || AMOUNTS.has(field)) || ![was, now].every(shows)) return [];
    const show = (value: string | undefined) =>
      value === undefined ? '–' : figureIn(field, value, column, table, reader);
    return [{ what: column ? reader.plain(column.title) : '', was: show(was), now: show(now) }];
  });
  // What has no figure of its own to show, such as what follows from a roll or a source, is only said to have changed.
  return shown.length === figures.length
    ? shown
    : [...shown, { what: reader.t('changes.details') }];
}

/** An amount needs no name. */
const AMOUNTS = new Set(['add', 'set', 'multiply']);

/** A cell without conditions, sources or a pointer to another table. */
const isCell = (value: string | undefined): boolean =>
  value === undefined || !/@|\b(?:when|evidence|source|reason|notes|dispute)=/.test(value);

/** One figure, not the record of a whole roll or of its sources. */
const isFigure = (value: string | undefined): boolean =>
  value === undefined || /^(?:none|unknown|[-+"\d.D/ ]+)$/.test(value);

function tableAt(address: string, { ruleset }: Reader): TableFile | undefined {
  const target = find(ruleset, pageIn(address));
  return target?.type === 'entry' && target.entry.kind === 'tables' ? target.entry.data : undefined;
}

const figureIn = (
  field: string,
  value: string,
  column: Column | undefined,
  table: TableFile | undefined,
  reader: Reader,
): string =>
  column && table
    ? shownCell(cellIn(value, column), column, table, reader).plain
    : amountWords(field, value, reader);

/** The cell of a record: `18..60`, `rope,spade`, `rules/cover(with=2D6)`, `"up to 2D6"`. */
function cellIn(value: string, { type }: Column): Cell {
  const isWord = value === 'none' || value === 'unknown';
  if (!isWord && type === 'text') return { text: sameText(withoutQuotes(value)) };
  const cells = value.split(',').map((one): Cell => {
    const [, rule, dice] = /^([a-z]+\/[^()]+)(?:\(with=([^()]+)\))?$/.exec(one) ?? [];
    if (rule === undefined) return withoutQuotes(one);
    return dice === undefined ? { rule } : { rule, with: dice };
  });
  return cells.length === 1 ? (cells[0] ?? 'none') : cells;
}

function amountWords(field: string, value: string, reader: Reader): string {
  if (value === 'none') return reader.t('table.none');
  if (value === 'unknown') return '?';
  const written = withoutQuotes(value);
  const figure = /^-?\d+$/.test(written) ? Number(written) : written;
  if (field === 'add' || field === 'multiply') return reader.change({ [field]: figure });
  return amount(figure, reader.language, reader.name);
}

const withoutQuotes = (value: string): string => value.replace(/^"(.*)"$/, '$1');
