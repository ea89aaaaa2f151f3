/** Plain text with aligned columns, for chat and e-mail. */
import { labelledAs } from '../text/by-script.ts';
import {
  fullHead,
  figuresOf,
  isTable,
  kept,
  places,
  saysLabel,
  tidy,
  type Shared,
  type SharedTable,
} from './shared.ts';
import { pad, width } from '../text/width.ts';

/** Columns of a terminal or code block; wider lines wrap or scroll. */
const WIDEST = 80;

export function plainText(given: Shared): string {
  const shared = tidy(given);
  const { content, source, link } = shared;
  return [
    places(shared).join(' · '),
    ...(isTable(content)
      ? (columns(content) ?? records(content, shared.name).flat())
      : [content.text]),
    source,
    link,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Between two columns. */
const GAP = '  ';

/**
 * A table with columns aligned in a fixed-width font: group headings, headings, a line of dashes,
 * and the rows. Undefined if it is too wide.
 */
export function columns(table: SharedTable): string[] | undefined {
  const { heads, rows, figures } = table;
  const widths = heads.map((head, index) =>
    Math.max(width(head), ...rows.map((row) => width(row[index] ?? ''))),
  );
  const groups = groupLine(table, widths);
  const line = (cells: readonly string[]) =>
    widths
      .map((most, index) => pad(cells[index] ?? '', most, figures[index] ?? false))
      .join(GAP)
      .trimEnd();
  const dashes = widths.map((most) => '-'.repeat(most)).join(GAP);
  return dashes.length > WIDEST
    ? undefined
    : [...(groups === '' ? [] : [groups]), line(heads), dashes, ...rows.map(line)];
}

/**
 * Puts each group name over the first of its columns, and widens the last column if the name is
 * longer.
 */
function groupLine({ groups }: SharedTable, widths: number[]): string {
  if (!groups) return '';
  const pieces: string[] = [];
  for (let start = 0, end: number; start < widths.length; start = end) {
    for (end = start + 1; end < widths.length && groups[end] === groups[start]; end++);
    const name = groups[start] ?? '';
    const room = widths.slice(start, end).reduce((sum, own) => sum + own + GAP.length, -GAP.length);
    const missing = Math.max(0, width(name) - room);
    widths[end - 1] = (widths[end - 1] ?? 0) + missing;
    pieces.push(pad(name, room + missing, false));
  }
  return pieces.join(GAP).trimEnd();
}

/**
 * A table too wide for columns, row by row: the label, the values in one line, and each text on its
 * own line. A label that repeats `name` is left out.
 */
export const records = (table: SharedTable, name: string): string[][] =>
  table.rows.map((row) => {
    const isFigure = (index: number) => table.figures[index] ?? false;
    const { row: numbers, ...heads } = kept(table, row, (_, at) => at === 0 || isFigure(at));
    const texts = row.flatMap((cell, at) =>
      at === 0 || isFigure(at) || cell === '–' ? [] : [labelledAs(fullHead(table, at), cell)],
    );
    const [label = ''] = row;
    return [
      ...(saysLabel(name, table) ? [] : [label]),
      ...(numbers.length > 1 ? [figuresOf(numbers, { ...heads, rows: [] })] : []),
      ...texts,
    ];
  });
