/** The page of a table: the grid, then its notes, legend, rolls and explained rows. */
import { listOf } from '../../i18n/format.ts';
import { provenanceAt } from '../../model/provenance.ts';
import type { EntryOf } from '../../model/rulebook.ts';
import { showDice } from '../../notation/dice.ts';
import { csvHref, jsonHref } from '../../site/routes.ts';
import type { TableFile } from '../../schema/types.generated.ts';
import type { Reader } from '../context.ts';
import { effectLines } from '../effects.ts';
import { markOf, type MarkView } from '../evidence.ts';
import { linksTo, type Link } from '../links.ts';
import { pointSections, type PointSection } from '../points.ts';
import { rollView, type RollView } from '../rolls.ts';
import { gridView, type GridView } from './table-grid.ts';

export interface TableView {
  grid: GridView;
  files: Link[];
  notes?: { heading: string; items: { sign: string; text: string; mark?: MarkView }[] };
  legend?: { heading: string; items: { title: string; text?: string; mark?: MarkView }[] };
  rolls?: { heading: string; items: TableRollView[] };
  /** Rows about which there is more to say than their cells hold. */
  explained: ExplainedRow[];
  points: PointSection[];
}

export interface TableRollView {
  /** HTML */
  title: string;
  /** `2D6, roll 2 times` */
  dice: string;
  mark?: MarkView;
  /** HTML */
  text?: string;
  modifiers: { id: string; title: string; amount: string }[];
}
export interface ExplainedRow {
  href: string;
  name: string;
  /** HTML */
  text?: string;
  effects: string[];
  roll?: RollView;
  links: Link[];
}

export function tableView(entry: EntryOf<'tables'>, reader: Reader): TableView {
  const { t, ruleset, language } = reader;
  const { points, groups } = entry.data;
  const signs = noteSigns(entry.data);
  const grid = gridView(entry, signs, reader);
  const notes = notesOf(entry, signs, reader);
  const legend = legendOf(entry, reader);
  const rolls = rollsOf(entry, reader);
  return {
    grid,
    files: [
      { href: csvHref(language, ruleset.id, entry.address), name: 'CSV' },
      { href: jsonHref(ruleset.id, entry.address), name: 'JSON' },
    ],
    ...(notes.length > 0 && { notes: { heading: t('table.notes'), items: notes } }),
    ...(legend.some(({ text }) => text) && {
      legend: { heading: t('table.legend'), items: legend },
    }),
    ...(rolls.length > 0 && { rolls: { heading: t('table.rolls'), items: rolls } }),
    explained: explainedRows(entry, reader),
    points: pointSections(points, groups, entry, reader),
  };
}

/** Footnote signs by note id: the printed one, else 1, 2, 3. */
const noteSigns = ({ notes = [] }: TableFile): ReadonlyMap<string, string> =>
  new Map(notes.map(({ id, mark }, index) => [id, mark ?? String(index + 1)]));

function notesOf(
  entry: EntryOf<'tables'>,
  signs: ReadonlyMap<string, string>,
  reader: Reader,
): NonNullable<TableView['notes']>['items'] {
  return (entry.data.notes ?? []).map(({ id, text }, index) => {
    const mark = markOf(provenanceAt(entry, ['notes', index]), reader);
    return { sign: signs.get(id) ?? '', text: reader.prose(text), ...(mark && { mark }) };
  });
}

function legendOf(
  entry: EntryOf<'tables'>,
  reader: Reader,
): NonNullable<TableView['legend']>['items'] {
  return (entry.data.words ?? []).map((word, index) => {
    const mark = markOf(provenanceAt(entry, ['words', index]), reader);
    return {
      title: reader.label(word.title),
      ...(mark && { mark }),
      ...(word.text && { text: reader.prose(word.text) }),
    };
  });
}

function rollsOf(entry: EntryOf<'tables'>, reader: Reader): TableRollView[] {
  return (entry.data.rolls ?? []).map((roll, index) => {
    const thrown = showDice(roll.dice, reader.language);
    const mark = markOf(provenanceAt(entry, ['rolls', index]), reader);
    return {
      title: reader.label(roll.title),
      dice: roll.times
        ? listOf([thrown, reader.t('table.times', { n: roll.times })], reader.language)
        : thrown,
      ...(mark && { mark }),
      ...(roll.text && { text: reader.prose(roll.text) }),
      modifiers: (roll.modifiers ?? []).map(({ id, title, change }) => ({
        id,
        title: reader.label(title),
        amount: reader.change(change),
      })),
    };
  });
}

const explainedRows = (entry: EntryOf<'tables'>, reader: Reader): ExplainedRow[] =>
  entry.data.rows
    .filter(({ text, effects, uses, roll }) => text ?? effects ?? uses ?? roll)
    .map(({ id, title, text, effects, uses, roll }) => ({
      href: `#${id}`,
      name: title ? reader.plain(title) : id,
      ...(text && { text: reader.prose(text) }),
      effects: effectLines(effects, reader),
      ...(roll && { roll: rollView(roll, `${entry.address}#${id}`, reader) }),
      links: linksTo(uses, reader),
    }));
