/** A table that was typed or copied elsewhere → the columns and rows of a table file, and what a person must look at. */
import type { Language } from '../../i18n/languages.ts';
import { boundsOf, NOTATIONS } from '../../notation/cells.ts';
import type { Column, Unit } from '../../../schemas/types.d.ts';
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
  const columns = titles.map((title, at) =>
    columnOf(
      title,
      named.map(({ cells }) => cells[at] ?? ''),
      figures,
      language,
    ),
  );
  const [columnIds, columnDoubts] = idsFor(titles, 'column');
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

const NOTHING = /^(?:|[-–—−]+|n\/?a|none)$/i;
/** Types in the order in which they are tried: those first whose notation says most. */
const TYPES = ['threshold', 'dice', 'number', 'signed', 'count', 'multiple', 'distance'] as const;

function columnOf(
  title: string,
  written: readonly string[],
  read: Figures,
  language: Language,
): ImportedColumn {
  const given = written.filter((cell) => !NOTHING.test(cell));
  const figures = withoutPoints(given).map((cell) => read.read(cell));
  const units = given.flatMap((cell) => read.unitOf(cell) ?? []);
  const [unit, ...others] = [...new Set(units)];
  const found = typeOf(given, figures, unit, read);
  const hasUnits = found === 'distance' || found === 'number';
  // `24"` and `D6`: only the first has a unit.
  const isMixed = !hasUnits && unit !== undefined && units.length < given.length;
  const type = others.length > 0 || isMixed ? 'text' : found;
  const shared = {
    title: title || '?',
    cells: written.map((cell) => (NOTHING.test(cell) ? '' : cell)),
  };
  const empty = doubtsOfNothing(title, written.length - given.length);
  if (type === 'text') {
    const doubts = [...doubtsOfTexts(given, figures, [unit, ...others]), ...empty];
    return { ...shared, type, unit: undefined, dice: undefined, doubts };
  }
  const isRange = type === 'distance' && unit === undefined;
  const dice = isRange ? diceOf(figures) : undefined;
  const isMeasured = (type === 'distance' && !dice) || (type === 'number' && unit !== undefined);
  return {
    ...shared,
    cells: withoutPoints(shared.cells),
    type: dice === undefined ? type : 'die-range',
    unit: isMeasured ? (unit ?? 'inch') : undefined,
    dice,
    doubts: [
      ...(isRange ? [doubtOfRanges(dice)] : []),
      ...doubtsOfUnit(
        unit,
        hasUnits ? undefined : type,
        given.length - units.length,
        read,
        language,
      ),
      ...doubtsOfSigns(given),
      ...empty,
    ],
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
  if (figures.join().includes('..') && fits('distance')) return 'distance';
  return given.some((cell) => cell.startsWith('+')) ? 'signed' : first;
}

const doubtOfRanges = (dice: string | undefined): string =>
  dice === undefined
    ? 'the ranges were taken as distances in inches; change `type` or `unit` if they are something else.'
    : `the ranges were taken as results of ${dice}; change \`dice\`, or \`type\` if they are distances.`;

/** `other` is a type without units, `without` the number of cells that name none. */
function doubtsOfUnit(
  unit: string | undefined,
  other: Column['type'] | undefined,
  without: number,
  read: Figures,
  language: Language,
): string[] {
  if (unit === undefined) return [];
  if (other !== undefined)
    return [
      `the unit ${unit} was left out, since a column of type ${other} has none; say it in the heading.`,
    ];
  return [
    ...(without > 0 ? [`cells without a unit (${without}) were taken as ${unit}, too.`] : []),
    ...(read.isDeclared(unit)
      ? []
      : [
          `the unit ${unit} is not declared yet; add \`units: [{ id: ${unit}, title: { ${language}: ${unit} }, sign: { all: ${unit} } }]\` to ruleset.yaml.`,
        ]),
  ];
}

/** `empty` is the number of cells that hold nothing. */
const doubtsOfNothing = (title: string, empty: number): string[] => [
  ...(empty > 0
    ? [
        `empty or dashed cells (${empty}) were taken as \`none\`; a figure that is missing is \`unknown\`, with a reason.`,
      ]
    : []),
  ...(title === '' ? ['the column has no heading.'] : []),
];

/** Why cells of which some are figures were taken as texts. */
function doubtsOfTexts(
  given: readonly string[],
  figures: readonly string[],
  units: readonly (string | undefined)[],
): string[] {
  if (units.length > 1)
    return [`the cells have several units, ${units.join(' and ')}; all were taken as texts.`];
  const areOf = (type: Column['type']) =>
    figures.map((figure) => NOTATIONS[type]?.pattern.test(figure) === true);
  const wordsOf = (areFigures: readonly boolean[], figure: boolean): string =>
    given
      .filter((_, at) => areFigures[at] === figure)
      .map(inQuotes)
      .join(', ');
  const likely = TYPES.find((type) => {
    const count = areOf(type).filter(Boolean).length;
    return count >= 2 && count * 2 > figures.length && count < figures.length;
  });
  if (likely)
    return [
      `most cells are of type ${likely}, but not ${wordsOf(areOf(likely), false)}; all were taken as texts.`,
    ];
  const areFigures = figures.map((_, at) => TYPES.some((type) => areOf(type)[at]));
  if (!areFigures.includes(true)) return [];
  const [some, others] = [wordsOf(areFigures, true), wordsOf(areFigures, false)];
  return [
    others === ''
      ? `the figures are of different types, ${some}; all were taken as texts.`
      : `${some} can be figures, but not ${others}; all were taken as texts.`,
  ];
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

const inQuotes = (words: string): string => `'${words.replaceAll("'", "''")}'`;
