/** A table that was typed or copied elsewhere → the columns and rows of a table file, and what a person must look at. */
import type { Language } from '../../i18n/languages.ts';
import { boundsOf, NOTATIONS } from '../../notation/cells.ts';
import type { Column } from '../../../schemas/types.d.ts';
import { cellsOf } from './separated-text.ts';

export interface ImportedTable {
  /** `columns`, `rowHeader` and `rows` of the file. */
  text: string;
  /** Sentences about what is not certain. */
  doubts: string[];
}

interface ImportedColumn {
  title: string;
  type: Column['type'];
  unit: 'inch' | undefined;
  /** Whose results the cells are. */
  dice: string | undefined;
  doubts: string[];
  /** Without rows. */
  cells: string[];
}

/**
 * Reads CSV, cells separated by tabs or semicolons, or a Markdown table. The first line holds the headings, the first column
 * the names of the rows. @throws when there is no table.
 */
export function importTable(source: string, language: Language): ImportedTable {
  const [head = [], ...lines] = withNamesFirst(cellsOf(source));
  if (head.length < 2 || lines.length === 0)
    throw new Error(
      'There is no table: it needs a line of headings, lines below it, and cells separated by commas, semicolons, tabs or |.',
    );
  const long = lines.findIndex((cells) => cells.length > head.length);
  if (long >= 0)
    throw new Error(
      `Row ${long + 1} has ${lines[long]?.length} cells, but there are ${head.length} headings. Quote a cell that has a comma in it.`,
    );
  const named = lines.map(([name = '', ...cells]) => ({ name, cells }));
  const [corner = '', ...titles] = head;
  const columns = titles.map((title, at) =>
    columnOf(
      title,
      named.map(({ cells }) => cells[at] ?? ''),
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
        ({ type, cells: all }, at) => `${columnIds[at]}: ${cellText(all[row] ?? '', type, quoted)}`,
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

const NOTHING = /^(?:|[-–—−]+|n\/?a|none)$/i;
const INCHES = /(?<=\d)\s*(?:″|''|"|in(?:ch(?:es)?)?\.?)$/i;

/** A figure as cells of the data are written: `6–12"` → `6..12`, `2d6` → `2D6`, `×2` → `2`. */
const asFigure = (cell: string): string =>
  cell
    .replace(INCHES, '')
    .replace(/^[−–](?=\d)/, '-')
    .replace(/(?<=\d)(?:″|")?\s*(?:\.\.|[–—−-]|to)\s*(?=\d)/, '..')
    .replace(/^(\d*)\s*[dkw](?=\d+(?:[+-]\d+)?$)/i, '$1D')
    .replace(/^[×x]\s*(?=\d)/i, '');

/** Types in the order in which they are tried: those first whose notation says most. */
const TYPES = ['threshold', 'dice', 'number', 'signed', 'count', 'multiple', 'distance'] as const;

function columnOf(title: string, written: readonly string[]): ImportedColumn {
  const doubts: string[] = [];
  let dice: string | undefined;
  const given = written.filter((cell) => !NOTHING.test(cell));
  const figures = given.map(asFigure);
  const fits = (type: Column['type']): boolean =>
    figures.length > 0 && figures.every((figure) => NOTATIONS[type]?.pattern.test(figure));
  const hasUnit = given.some((cell) => INCHES.test(cell));
  const signs = given.some((cell) => cell.startsWith('+'));
  const first = TYPES.find((type) => fits(type));
  let type: Column['type'] = first ?? 'text';
  if (type === 'number' && signs) type = 'signed';
  if (type === 'number' && figures.join().includes('..') && fits('distance')) type = 'distance';
  if (given.some((cell) => /^[×x]/i.test(cell)) && fits('multiple')) type = 'multiple';
  if (hasUnit && fits('distance')) type = 'distance';
  else if (type === 'distance') {
    dice = diceOf(figures);
    if (dice !== undefined) type = 'die-range';
    doubts.push(
      dice === undefined
        ? 'the ranges were taken as distances in inches; change `type` or `unit` if they are something else.'
        : `the ranges were taken as results of ${dice}; change \`dice\`, or \`type\` if they are distances.`,
    );
  }
  const likely = TYPES.find((one) => {
    const count = figures.filter((figure) => NOTATIONS[one]?.pattern.test(figure)).length;
    return count >= 2 && count * 2 > figures.length;
  });
  if (type === 'text' && likely) {
    const others = given.filter(
      (_, index) => !NOTATIONS[likely]?.pattern.test(figures[index] ?? ''),
    );
    doubts.push(
      `most cells are of type ${likely}, but not ${others.map(inQuotes).join(', ')}; all were taken as texts.`,
    );
  }
  if (given.length < written.length)
    doubts.push(
      `empty or dashed cells (${written.length - given.length}) were taken as \`none\`; a figure that is missing is \`unknown\`, with a reason.`,
    );
  if (title === '') doubts.push('the column has no heading.');
  return {
    title: title || '?',
    type,
    unit: type === 'distance' ? 'inch' : undefined,
    dice,
    doubts,
    cells: written.map((cell) => (NOTHING.test(cell) ? '' : cell)),
  };
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
function withNamesFirst(lines: string[][]): string[][] {
  const first = lines.slice(1).map(([cell = '']) => asFigure(cell));
  if (first.length < 2 || diceOf(first) === undefined) return lines;
  return lines.map(([result = '', name = '', ...cells]) => [name, result, ...cells]);
}

function cellText(cell: string, type: Column['type'], quoted: (words: string) => string): string {
  if (cell === '') return 'none';
  if (type === 'text') return `{ text: ${quoted(cell)} }`;
  const figure = asFigure(cell);
  return figure.startsWith('+') ? inQuotes(figure) : figure;
}

const inQuotes = (words: string): string => `'${words.replaceAll("'", "''")}'`;

/** An id for each name, in Latin letters and each once, and what people should look at. */
function idsFor(names: readonly string[], what: 'row' | 'column'): [string[], string[]] {
  const taken = new Set<string>();
  const doubts: string[] = [];
  const ids = names.map((name, at) => {
    const words = name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/ł/g, 'l')
      .replace(/\p{M}/gu, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 50)
      .replace(/-$/, '');
    const plain = /[a-z]/.test(words) ? words : `${what}-${at + 1}`;
    const id = taken.has(plain) ? `${plain}-${at + 1}` : plain;
    if (id !== words)
      doubts.push(
        `${what} ${at + 1}, ${inQuotes(name)}: its id is ${id}. An id says in English what the ${what} is; it is part of the address, so choose one now.`,
      );
    taken.add(id);
    return id;
  });
  return [ids, doubts];
}
