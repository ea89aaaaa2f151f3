/** A table that was typed or copied elsewhere → the columns and rows of a table file, and what a person must look at. */
import type { Language } from '../../i18n/languages.ts';
import { boundsOf, NOTATIONS } from '../../notation/cells.ts';
import type { Column, Unit } from '../../../schemas/types.d.ts';
import {
  doubtOfRanges,
  doubtsOfNothing,
  doubtsOfTexts,
  doubtsOfUnit,
  inQuotes,
  TYPES,
} from './import-doubts.ts';
import { idsFor } from './ids-for.ts';
import { cellsOf } from './separated-text.ts';
import { doubtsOfSigns, figuresIn, withoutPoints, type Figures } from './written-figures.ts';

export interface ImportedTable {
  /** `columns`, `rowHeader` and `rows` of the file. */
  text: string;
  /** Sentences about what is not certain. */
  doubts: string[];
}

interface ImportedColumn {
  title: string;
  type: Column['type'];
  unit: string | undefined;
  /** Whose results the cells are. */
  dice: string | undefined;
  doubts: string[];
  /** Without rows. */
  cells: string[];
}

/**
 * Reads CSV, cells separated by tabs or semicolons, or a Markdown table. The first line holds the headings, the first column
 * the names of the rows. `units` are those that the game declares. @throws when there is no table.
 */
export function importTable(
  source: string,
  language: Language,
  units?: readonly Unit[],
): ImportedTable {
  const figures = figuresIn(units);
  const { separator, rows } = cellsOf(source);
  const [head = [], ...lines] = withNamesFirst(
    rows.map(({ cells }) => cells),
    figures,
  );
  if (head.length < 2 || lines.length === 0)
    throw new Error(
      'There is no table: it needs a line of headings, lines below it, and cells separated by commas, semicolons, tabs or |.',
    );
  const long = rows.find(({ cells }) => cells.length > head.length);
  if (long)
    throw new Error(
      `Line ${long.line} has ${long.cells.length} cells, but there are ${head.length} headings. ${TOO_MANY[separator]}`,
    );
  const named = lines.map(([name = '', ...cells]) => ({ name, cells }));
  const [corner = '', ...titles] = head;
  const read = titles.map((title, at) =>
    columnOf(
      title,
      named.map(({ cells }) => cells[at] ?? ''),
      figures,
      language,
    ),
  );
  // `Range (cm)` and `Range (in)` keep their units.
  const isAlone = ({ title }: ImportedColumn): boolean =>
    read.filter((one) => one.title === title).length === 1;
  const columns = read.map((one, at) =>
    isAlone(one) ? one : { ...one, title: titles[at] || '?' },
  );
  const [columnIds, columnDoubts] = idsFor(
    columns.map(({ title }, at) => (titles[at] === '' ? '' : title)),
    'column',
  );
  const [rowIds, rowDoubts] = idsFor(
    named.map(({ name }) => name),
    'row',
  );
  const short = named.filter(({ cells }) => cells.length < titles.length);
  const quoted = (words: string): string => `{ ${language}: ${inQuotes(words)} }`;
  const text = [
    ...(corner === '' ? [] : [`rowHeader: ${quoted(corner)}`]),
    'columns:',
    ...columns.flatMap(({ type, unit, title, doubts }, at) => [
      ...doubts.map((doubt) => `  # Not sure: ${doubt}`),
      `  - { id: ${columnIds[at]}, type: ${type}${unit ? `, unit: ${unit}` : ''}, title: ${quoted(title)} }`,
    ]),
    ...rollsOf(columns, columnIds, quoted),
    'rows:',
    ...named.map(({ name }, row) => {
      const cells = columns.map(
        ({ type, cells: all }, at) =>
          `${columnIds[at]}: ${cellText(figures.read(all[row] ?? ''), all[row] ?? '', type, quoted)}`,
      );
      return `  - { id: ${rowIds[row]}, title: ${quoted(name)}, cells: { ${cells.join(', ')} } }`;
    }),
  ];
  return {
    text: `${text.join('\n')}\n`,
    doubts: [
      ...columnDoubts,
      ...rowDoubts,
      ...short.map(({ name }) => `${name}: its last cells are missing and were taken as empty.`),
      ...columns.flatMap(({ title, doubts }) => doubts.map((doubt) => `${title}: ${doubt}`)),
    ],
  };
}

const TOO_MANY = {
  ',': 'Quote a cell that has a comma in it.',
  ';': 'Quote a cell that has a semicolon in it.',
  '\t': 'Quote a cell that has a tab in it.',
  '|': 'Replace the | in a cell by another sign.',
};

const NOTHING = /^(?:|[-–—−]+|n\/?a|n\.\s?a\.)$/i;
/** Words that hold no figure either; in a column of texts they are texts. */
const NO_FIGURE =
  /^(?:none|nil|brak|nie dotyczy|nd\.?|n\.\s?d\.|bd\.?|b\.\s?d\.|b\/d|keine?|entfällt|aucune?|néant|なし|無し|該当なし)$/i;
function columnOf(
  heading: string,
  written: readonly string[],
  read: Figures,
  language: Language,
): ImportedColumn {
  const isNothing = (cell: string): boolean => NOTHING.test(cell) || NO_FIGURE.test(cell);
  const found = figuresOf(
    heading,
    written.filter((cell) => !isNothing(cell)),
    read,
  );
  const isText = found.type === 'text';
  const isEmpty = isText ? (cell: string) => NOTHING.test(cell) : isNothing;
  const title = found.ofHeading?.title ?? heading;
  const cells = written.map((cell) => (isEmpty(cell) ? '' : cell));
  const own = isText ? textsOf(found) : measuredOf(heading, cells, found, read, language);
  const empty = doubtsOfNothing(title, written.filter(isEmpty));
  return { cells, ...own, title: title || '?', doubts: [...own.doubts, ...empty] };
}

type Found = ReturnType<typeof figuresOf>;

const textsOf = ({ given, figures, units }: Found) => ({
  ...{ type: 'text' as const, unit: undefined, dice: undefined },
  doubts: doubtsOfTexts(given, figures, units),
});

function measuredOf(
  heading: string,
  cells: readonly string[],
  { given, figures, measured, type, unit, ofHeading }: Found,
  read: Figures,
  language: Language,
): Omit<ImportedColumn, 'title'> {
  const hasUnits = type === 'distance' || type === 'number';
  const isRange = type === 'distance' && unit === undefined;
  const dice = isRange ? diceOf(figures) : undefined;
  const isMeasured = (type === 'distance' && !dice) || (type === 'number' && unit !== undefined);
  const without = ofHeading ? 0 : given.length - measured;
  const isPercent = ofHeading?.unit === '%';
  return {
    cells: withoutPoints(cells).map((cell) => (isPercent ? withPercent(cell) : cell)),
    type: dice === undefined ? type : 'die-range',
    unit: isMeasured ? (unit ?? 'inch') : undefined,
    dice,
    doubts: [
      ...(ofHeading ? [`${ofHeading.unit} was taken from the heading '${heading}'.`] : []),
      ...(isRange ? [doubtOfRanges(dice)] : []),
      ...doubtsOfUnit(unit, hasUnits ? undefined : type, without, read, language),
      ...doubtsOfSigns(given),
    ],
  };
}

/** `45` under a heading with `%`. */
const withPercent = (cell: string): string => (/\d$/.test(cell) ? `${cell}%` : cell);

/** What the cells that hold something are as figures; the unit is that of the cells, or of the heading. */
function figuresOf(heading: string, given: readonly string[], read: Figures) {
  const named = read.unitOfHeading(heading);
  const written = withoutPoints(given);
  const found = given.flatMap((cell) => read.unitOf(cell) ?? []);
  const units = [...new Set(found)];
  const isPercent = named?.unit === '%';
  const ofHeading = isPercent || units.every((unit) => unit === named?.unit) ? named : undefined;
  const unit = units[0] ?? (isPercent ? undefined : ofHeading?.unit);
  const figures = written.map((cell) => read.read(isPercent ? withPercent(cell) : cell));
  const first = typeOf(given, figures, unit, read);
  const hasUnits = first === 'distance' || first === 'number';
  const measured = found.length;
  // `24"` and `D6`: only the first has a unit.
  const isMixed = !hasUnits && measured > 0 && measured < given.length;
  const type = units.length > 1 || isMixed ? 'text' : first;
  const isNamed = ofHeading && hasUnits && type !== 'text';
  return {
    ...{ given, figures, units, measured, type },
    unit: isNamed || units.length > 0 ? unit : undefined,
    ofHeading: isNamed ? ofHeading : undefined,
  };
}

/** The type whose notation all cells have. */
function typeOf(
  given: readonly string[],
  figures: readonly string[],
  unit: string | undefined,
  read: Figures,
): Column['type'] {
  const fits = (type: Column['type']): boolean =>
    figures.length > 0 && figures.every((figure) => NOTATIONS[type]?.pattern.test(figure));
  const first = TYPES.find((type) => fits(type));
  if (first === undefined) return 'text';
  if (unit !== undefined && read.isDistance(unit) && fits('distance')) return 'distance';
  if (given.some((cell) => /^[×x]/i.test(cell)) && fits('multiple')) return 'multiple';
  if (first !== 'number' || unit !== undefined) return first;
  if (/\d\.\.\d/.test(figures.join(' ')) && fits('distance')) return 'distance';
  return given.some((cell) => cell.startsWith('+')) ? 'signed' : first;
}

/** Dice by their lowest and highest result. */
const DICE: Readonly<Record<string, string>> = {
  '1..6': 'D6',
  '2..12': '2D6',
  '3..18': '3D6',
  '1..10': 'D10',
  '1..20': 'D20',
  '1..100': 'D100',
};

/** The dice whose results the ranges are: they follow each other without a gap, from the lowest to the highest. */
function diceOf(figures: readonly string[]): string | undefined {
  const bounds = figures.flatMap((figure) => boundsOf(figure) ?? []);
  const follow = bounds.every(
    ({ from }, at) => at === 0 || from === (bounds[at - 1]?.to ?? NaN) + 1,
  );
  return follow ? DICE[`${bounds[0]?.from}..${bounds.at(-1)?.to}`] : undefined;
}

function rollsOf(
  columns: readonly ImportedColumn[],
  ids: readonly string[],
  quoted: (words: string) => string,
): string[] {
  const rolls = columns.flatMap(({ title, dice }, at) =>
    dice === undefined
      ? []
      : `  - { id: ${ids[at]}-dice, title: ${quoted(title)}, dice: ${dice}, rangeColumn: ${ids[at]} }`,
  );
  return rolls.length === 0 ? [] : ['rolls:', ...rolls];
}

/** Where the results of a roll come first, the names of the rows are what they lead to. */
function withNamesFirst(lines: string[][], figures: Figures): string[][] {
  const first = lines.slice(1).map(([cell = '']) => figures.read(cell));
  if (first.length < 2 || diceOf(first) === undefined) return lines;
  return lines.map(([result = '', name = '', ...cells]) => [name, result, ...cells]);
}

function cellText(
  figure: string,
  cell: string,
  type: Column['type'],
  quoted: (words: string) => string,
): string {
  if (cell === '') return 'none';
  if (type === 'text') return `{ text: ${quoted(cell)} }`;
  return figure.startsWith('+') ? inQuotes(figure) : figure;
}
