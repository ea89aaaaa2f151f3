/**
 * A figure as readers of a language get it: its value, the signs of its footnotes, its source status and sources. Made here
 * for every surface: page, row, link preview, search, copied text, CSV, print, diff and review.
 */
import { diceInText } from '../notation/dice-words.ts';
import { casesFigure, cellFigure } from '../notation/show.ts';
import { listOf, withAddition } from '../i18n/format.ts';
import type { EntryOf } from '../model/rulebook.ts';
import { pageIn } from '../model/address.ts';
import { signsOf } from '../model/note-signs.ts';
import { provenanceAt, type Provenance } from '../model/provenance.ts';
import type { Cell, Column, TableFile, Text } from '../../schemas/types.d.ts';
import type { Wording } from './wording.ts';

export interface Shown {
  /**
   * figure: in the notation of its column. word: one of the table’s legend. text: running words, or the name of a rule. none:
   * there is nothing. unknown: the sources do not give it.
   */
  type: 'figure' | 'word' | 'text' | 'none' | 'unknown';
  /** The value in words and signs: `18–60″`; `?` if unknown. */
  plain: string;
  /** Its parts, which `plain` lists: one, or several values beside each other. */
  parts: readonly ShownPart[];
}
export interface ShownPart {
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

const shown = (type: Shown['type'], part: ShownPart): Shown => ({
  type,
  plain: part.plain,
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
    ? shown('word', { plain: wording.plain(word.title) })
    : shown('figure', { plain: cellFigure(cell, column, wording.language) });
}

type CellObject = Exclude<Cell, number | string | readonly unknown[]>;

/** `Cover (2D6)`. A cell that refers to another table shows the short name of that table, as charts print it: HE. */
function shownReference({ rule, in: table, with: dice }: CellObject, wording: Wording): ShownPart {
  const { language, nameAt } = wording;
  const address = rule ?? table ?? '';
  const name = (table && shortName(table, wording)) ?? nameAt(address);
  return {
    address,
    plain: dice ? withAddition(name, diceInText(dice, language), language) : name,
  };
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
  const values = cells.map((cell) =>
    typeof cell === 'object' && !Array.isArray(cell) ? cell.value : undefined,
  );
  if (values.every((value) => value !== undefined))
    return shown('figure', { plain: casesFigure(values, column, language) });
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
