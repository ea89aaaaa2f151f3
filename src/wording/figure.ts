/**
 * A figure as readers of a language get it: its value, the signs of its footnotes, its source status and sources. Made here
 * for every surface: page, row, link preview, search, copied text, CSV, print, diff and review.
 */
import { casesFigure, cellFigure, nameIn, type Name } from '../notation/show.ts';
import { foreignOf, type Foreign } from '../i18n/text.ts';
import { casesOf, listOf, withAddition } from '../i18n/format.ts';
import { getLanguage } from '../i18n/languages.ts';
import type { EntryOf } from '../model/rulebook.ts';
import { pageIn } from '../model/address.ts';
import { keyColumn } from '../model/key-column.ts';
import { signsOf } from '../model/note-signs.ts';
import { provenanceAt, type Provenance } from '../model/provenance.ts';
import { rowName } from '../model/row-label.ts';
import type { Cell, Column, TableFile, Text } from '../../schemas/types.d.ts';
import { STATUS_SIGNS } from '../notation/status-signs.ts';
import { conditionOf } from './conditions.ts';
import { nameWith } from './rule-value.ts';
import type { Wording } from './wording.ts';

export interface Shown extends Foreign {
  /**
   * figure: in the notation of its column. word: one of the table’s legend. text: running words, or the name of a rule. none:
   * there is nothing. unknown: the sources do not give it.
   */
  type: 'figure' | 'word' | 'text' | 'none' | 'unknown';
  /** The value in words and signs: `18–60″`; `?` if unknown. */
  plain: string;
  /** The same as charts print it, without the cases that its values are for, `(0/24)–48″`, and without how it is rounded. */
  short?: string;
  /** Its parts, which `plain` lists: one, or several values beside each other. */
  parts: readonly ShownPart[];
}
export interface ShownPart extends Foreign {
  plain: string;
  /** Where it has Markdown: the text. */
  text?: Text;
  /** Where it names a rule, a table or a part of one: the address. */
  address?: string;
}

export interface Figure extends Shown {
  /** `rifle.range` */
  id: string;
  /** Signs of its footnotes. */
  signs: readonly string[];
  /** Source status and sources; the dispute, if there is one. */
  provenance: Provenance;
}

/** The cell of a table in a row, by its place in the list of rows. */
export function figureAt(
  entry: EntryOf<'tables'>,
  row: number,
  column: Column,
  wording: Wording,
): Figure {
  const { id = '', cells = {} } = entry.data.rows[row] ?? {};
  const cell = cells[column.id] ?? 'none';
  const notes = typeof cell === 'object' && !Array.isArray(cell) ? cell.notes : undefined;
  return {
    id: `${id}.${column.id}`,
    ...shownCell(cell, column, entry.data, wording),
    signs: signsOf(notes, entry.data.notes),
    provenance: provenanceAt(entry, ['rows', row, 'cells', column.id]),
  };
}

/** The label of a row: its title, or its value in the key column, which labels the rows of a table without titles. */
export function labelAt(entry: EntryOf<'tables'>, row: number, wording: Wording): Figure {
  const { rows, notes } = entry.data;
  const data = rows[row];
  const key = data?.title ? undefined : keyColumn(entry.data);
  const { name: plain, ...foreign }: Name = data
    ? rowName(data, entry.data, wording.language)
    : { name: '' };
  const own = signsOf(data?.notes, notes);
  if (key) {
    const figure = figureAt(entry, row, key, wording);
    const isNamed = figure.type === 'figure' || figure.type === 'word';
    const name = isNamed ? figure.plain : plain;
    return { ...figure, ...shown('figure', { plain: name }), signs: [...own, ...figure.signs] };
  }
  return {
    id: data?.id ?? '',
    ...shown('text', { plain, ...foreign }),
    signs: own,
    provenance: provenanceAt(entry, ['rows', row]),
  };
}

/** A modifier: what it is, with the signs of its footnotes, and what it changes: `−1`, also for each of what it names. */
export function modifierAt(
  entry: EntryOf<'modifiers'>,
  index: number,
  wording: Wording,
): { label: Figure; amount: Figure } {
  const { modifiers, notes } = entry.data;
  const modifier = modifiers[index];
  const id = modifier?.id ?? '';
  const provenance = provenanceAt(entry, ['modifiers', index]);
  const { name: label, ...foreign }: Name = modifier
    ? nameIn(modifier.title, wording.language)
    : { name: '' };
  const plain = modifier?.side
    ? withAddition(label, wording.name(modifier.side), wording.language)
    : label;
  const amount = modifier ? wording.change(modifier.change, modifier.round) : '';
  return {
    label: {
      id,
      ...shown('text', { plain, ...foreign }),
      signs: signsOf(modifier?.notes, notes),
      provenance,
    },
    amount: {
      id,
      ...shown('figure', { plain: amount }),
      ...(modifier?.round && { short: wording.change(modifier.change) }),
      signs: [],
      provenance,
    },
  };
}

/** The value with the signs of its footnotes, numbers in brackets: `1#`, `+2 [1]`; a dash where a cell is empty. */
export const withSigns = ({ plain, signs }: Pick<Figure, 'plain' | 'signs'>): string =>
  `${plain === '' ? '–' : plain}${signs.map((sign) => (/\d/.test(sign) ? ` [${sign}]` : sign)).join('')}`;

/** What a status, signs and a value make of a figure; the other fields are for those who show more. */
type Said = Pick<Figure, 'type' | 'plain' | 'signs' | 'provenance'>;

/** As text that is read apart from its page: `1#`, `24″ (other source)`, `unknown`. */
export function written(figure: Said, { t, language }: Wording): string {
  const { evidence } = figure.provenance;
  if (evidence === 'as-printed') return withSigns(figure);
  const word = t(`evidence.${evidence}`);
  if (isGap(figure, word)) return word;
  const said = withSigns(figure);
  if (saysUnknown(figure, word)) return said;
  const [, figureItself = said, own = ''] = ROUNDED.exec(said) ?? [];
  const isRounded = (['up', 'down', 'unknown'] as const).some((way) =>
    own.endsWith(t(`round.${way}`)),
  );
  return isRounded
    ? withAddition(figureItself, `${own}${getLanguage(language).list.semicolon}${word}`, language)
    : withAddition(said, word, language);
}

/** A figure that says how it is rounded: `+1 (then rounded up)`. */
const ROUNDED = /^(.*?) ?[(（]([^()（）]*)[)）]$/;

/** Whether there is nothing to say but that it is unknown. */
const isGap = ({ type, plain, provenance }: Said, word: string): boolean =>
  provenance.evidence === 'unknown' && (type === 'unknown' || plain === word);

/** Whether the value says in its own words what is unknown: `shift 1 column (direction unknown)`. */
const saysUnknown = ({ plain, provenance }: Said, word: string): boolean =>
  // In any form: `(kierunek nieznany)`.
  provenance.evidence === 'unknown' && plain.includes(word.slice(0, Math.max(2, word.length - 1)));

/** Where there is no room for words: `1#`, `24″◇`, `?`. */
export function brief(figure: Said & Pick<Figure, 'short'>, { t }: Wording): string {
  const { evidence } = figure.provenance;
  const sign = STATUS_SIGNS[evidence];
  const { short: plain = figure.plain, signs } = figure;
  return isGap(figure, t(`evidence.${evidence}`)) ? sign : `${withSigns({ plain, signs })}${sign}`;
}

const shown = (type: Shown['type'], part: ShownPart): Shown => ({
  type,
  plain: part.plain,
  ...foreignOf(part),
  parts: [part],
});

/** The value of a cell. `words` is the legend of its table. */
export function shownCell(
  cell: Cell,
  column: Column,
  table: Pick<TableFile, 'words'>,
  wording: Wording,
): Shown {
  if (Array.isArray(cell)) return shownList(cell, column, table, wording);
  if (typeof cell === 'object') {
    if (cell.text) return shown('text', { plain: wording.plain(cell.text), text: cell.text });
    if (cell.rule ?? cell.in) return shown('text', shownReference(cell, wording));
    return cell.value === undefined
      ? shown('none', { plain: '' })
      : shownCell(cell.value, column, table, wording);
  }
  // An impossible band is empty; elsewhere, what is missing is said.
  if (cell === 'none')
    return shown('none', { plain: column.type === 'die-range' ? '' : wording.t('table.none') });
  if (cell === 'unknown') return shown('unknown', { plain: '?' });
  const word = table.words?.find(({ id }) => id === cell);
  return word
    ? shown('word', { plain: wording.plain(word.title), text: word.title })
    : shown('figure', { plain: cellFigure(cell, column, wording.language) });
}

type CellObject = Exclude<Cell, number | string | readonly unknown[]>;

/** `Cover (2D6)`. A cell that refers to another table shows the short name of that table, as charts print it: HE. */
function shownReference({ rule, in: table, with: value }: CellObject, wording: Wording): ShownPart {
  const address = rule ?? table ?? '';
  const short = table && shortName(table, wording);
  const { name, ...foreign }: Name =
    short === undefined
      ? nameWith(address, value, wording)
      : nameWith(address, value, wording, { name: short });
  return { address, ...foreign, plain: name };
}

function shortName(address: string, { ruleset, language }: Wording): string | undefined {
  const table = ruleset.entries.find((entry) => entry.address === pageIn(address));
  const short = table?.data.abbreviation;
  return short?.[language] ?? short?.all;
}

function shownList(
  cells: readonly Cell[],
  column: Column,
  table: Pick<TableFile, 'words'>,
  wording: Wording,
): Shown {
  const { language } = wording;
  const cases = cells.flatMap((cell) =>
    typeof cell === 'object' && !Array.isArray(cell) && cell.value !== undefined
      ? [{ ...cell, value: cell.value }]
      : [],
  );
  if (cases.length === cells.length) return shownCases(cases, column, wording);
  const parts = cells.flatMap((cell) => shownCell(cell, column, table, wording).parts);
  return {
    type: 'text',
    plain: listOf(
      parts.map(({ plain }) => plain),
      language,
    ),
    parts,
  };
}

/** `0–48″ (direct fire) / 24–48″ (indirect fire)`, `0–48″（直接射撃）・24–48″（間接射撃）`: each value with its condition. */
function shownCases(
  cases: readonly (CellObject & { value: string | number })[],
  column: Column,
  wording: Wording,
): Shown {
  const { language } = wording;
  const values = cases.map(({ value }) => value);
  const short = casesFigure(values, column, language);
  const conditions = cases.map((one) => conditionOf(one, wording));
  if (conditions.every((condition) => condition === undefined))
    return shown('figure', { plain: short });
  const said = values
    .map((value) => cellFigure(value, column, language))
    .map((value, index) => {
      const condition = conditions[index];
      return condition === undefined ? value : withAddition(value, condition, language);
    });
  return { ...shown('figure', { plain: casesOf(said, language) }), short };
}
