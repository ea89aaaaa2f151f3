/** The page of a table: the grid, then its notes, legend, rolls and explained rows. */
import { labelBefore, listOf } from '../../../i18n/format.ts';
import type { EntryOf } from '../../../model/rulebook.ts';
import { csvHref, jsonHref } from '../../../site/routes.ts';
import { valuesOf } from '../../../notation/cells.ts';
import { showDice } from '../../../notation/show.ts';
import type { Reader } from '../../context.ts';
import { inWords, statusesAt, type StatusView } from '../../evidence.ts';
import { textBefore } from '../../parts/marked.ts';
import { anchor, linksTo, partId, type Link } from '../../links.ts';
import { rowName } from '../../../model/row-label.ts';
import { notesView, type NotesView } from '../../parts/notes.ts';
import { pointSections, type PointSection } from '../../parts/points.ts';
import { escapeHtml } from '../../prose.ts';
import { withFacts } from '../../../wording/modules.ts';
import { nameWith, textWith } from '../../../wording/rule-value.ts';
import type { RuleValue } from '../../../../schemas/types.d.ts';
import { rollView, type RollView } from '../../parts/rolls.ts';
import { gridView, type GridView } from './table-grid.ts';
import {
  atEnd,
  columnItems,
  explanations,
  statusItems,
  type TableStatusItem,
} from './table-status.ts';

export interface TableView {
  grid: GridView;
  files: Link[];
  notes?: NotesView;
  legend?: { heading: string; items: TableStatusItem[] };
  columns?: { heading: string; items: TableStatusItem[] };
  statuses?: { heading: string; items: TableStatusItem[] };
  /** The roll that takes its target from the rows. */
  roll?: RollView;
  rolls?: { heading: string; items: TableRollView[] };
  /** Rows with more to explain than their cells show. */
  explained: ExplainedRow[];
  points: PointSection[];
}

export interface TableRollView {
  /** HTML */
  title: string;
  /** `2D6, roll 2 times` */
  dice: string;
  statuses: StatusView[];
  /** HTML */
  text?: string;
  modifiers: { id: string; title: string; amount: string; text?: string; statuses: StatusView[] }[];
}
export interface ExplainedRow extends Link {
  /** HTML */
  text?: string;
  /** The full stop of the text, behind its marks. */
  stop?: string;
  /** Their marks explain those of the grid. */
  statuses: StatusView[];
  roll?: RollView;
  links: Link[];
}

export function tableView(entry: EntryOf<'tables'>, reader: Reader): TableView {
  const { t, ruleset, language } = reader;
  const { points, groups, roll } = entry.data;
  const grid = gridView(entry, reader);
  const columns = columnItems(entry, reader);
  const notes = notesView(entry, reader);
  const legend = legendOf(entry, reader);
  const rolls = rollsOf(entry, reader);
  const statuses = statusItems(entry, reader);
  const isExplained = legend.some((item) => item.text ?? item.statuses.length > 0);
  return {
    grid,
    files: [
      { href: csvHref(language, ruleset.id, entry.address), name: 'CSV' },
      { href: jsonHref(ruleset.id, entry.address), name: 'JSON' },
    ],
    ...(columns.length > 0 && { columns: { heading: t('table.columns'), items: columns } }),
    ...notes,
    ...(isExplained && { legend: { heading: t('table.legend'), items: legend } }),
    ...(roll && { roll: rollView(roll, entry, ['roll'], reader) }),
    ...(rolls.length > 0 && { rolls: { heading: t('table.rolls'), items: rolls } }),
    explained: explainedRows(entry, reader),
    ...(statuses.length > 0 && { statuses: { heading: t('plate.evidence'), items: statuses } }),
    points: pointSections(points, groups, entry, reader),
  };
}

function legendOf(entry: EntryOf<'tables'>, reader: Reader): TableStatusItem[] {
  const words = (entry.data.words ?? []).map((word, index) => ({
    name: reader.label(word.title),
    statuses: statusesAt(entry, ['words', index], reader),
    ...(word.text && { text: reader.prose(word.text) }),
  }));
  return [...words, ...rulesWithValues(entry, reader)];
}

/** What the rules that take a value say for those of the rows, each once. */
function rulesWithValues({ data }: EntryOf<'tables'>, reader: Reader): TableStatusItem[] {
  const items = new Map<string, TableStatusItem>();
  const add = ({ rule, with: value }: { rule?: string; with?: RuleValue }): void => {
    const text = rule !== undefined && value !== undefined && textWith(rule, value, reader);
    if (text) {
      const name = anchor({ href: reader.link(rule), ...nameWith(rule, value, reader) });
      if (!items.has(name)) items.set(name, { name, text: reader.prose(text), statuses: [] });
    }
    if (typeof value === 'object') add(value);
  };
  for (const { cells } of data.rows)
    for (const one of Object.values(cells))
      for (const { cell } of valuesOf(one, [])) add(cell ?? {});
  return [...items.values()];
}

function rollsOf(entry: EntryOf<'tables'>, reader: Reader): TableRollView[] {
  return (entry.data.rolls ?? []).map((roll, index) => {
    const thrown = showDice(roll.dice, reader.language);
    return {
      title: labelBefore(reader.label(roll.title), reader.language),
      dice: roll.times
        ? listOf([thrown, reader.t('table.times', { n: roll.times })], reader.language)
        : thrown,
      statuses: statusesAt(entry, ['rolls', index], reader),
      ...(roll.text && { text: reader.prose(roll.text) }),
      modifiers: (roll.modifiers ?? []).map((modifier, at) => ({
        id: partId(modifier.id, reader),
        title: reader.label(modifier.title) + escapeHtml(withFacts('', modifier, reader)),
        amount: reader.change(modifier.change, modifier.round),
        ...(modifier.text && { text: reader.prose(modifier.text) }),
        statuses: statusesAt(entry, ['rolls', index, 'modifiers', at], reader),
      })),
    };
  });
}

const explainedRows = (entry: EntryOf<'tables'>, reader: Reader): ExplainedRow[] =>
  entry.data.rows.flatMap((row, index): ExplainedRow[] => {
    const { id, text, uses, roll } = row;
    const path = ['rows', index];
    const saysMore = [text, uses, roll].some((said) => said !== undefined);
    // Of a row with nothing else to say, the status is said in words, at the end of the page.
    const statuses = explanations(statusesAt(entry, path, saysMore ? reader : inWords(reader)));
    const link = { href: `#${partId(id, reader)}`, ...rowName(row, entry.data, reader.language) };
    // A dispute that stands elsewhere is linked in the grid, and its reason stands at the end of the page.
    const isElsewhere =
      reader.explanations !== undefined &&
      statuses.every(({ mark, dispute }) => mark?.evidence === 'disputed' && !dispute);
    if (
      !saysMore &&
      (isElsewhere || atEnd([{ name: anchor(link), statuses }], reader).length === 0)
    )
      return [];
    return [
      {
        ...link,
        ...(text && textBefore(reader.prose(text), statuses)),
        statuses,
        ...(roll && { roll: rollView(roll, entry, [...path, 'roll'], reader) }),
        links: linksTo(uses, reader),
      },
    ];
  });
