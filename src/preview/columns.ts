/** How wide the columns of a picture are, how large its letters, and which columns have no room. */
import { PREVIEW_SIZE } from '../site/config.ts';
import { measure, type Weight } from './fonts.ts';

/** Left and right of a picture, in pixels. */
export const EDGE = 48;
/** Room between the edges, in pixels. */
export const INNER = PREVIEW_SIZE.width - 2 * EDGE;

/** Columns of texts, with their heads. */
export interface Columns {
  /** Empty for a list without heads. */
  heads: readonly string[];
  /** Which of the columns hold figures, which are set bold and shown whole. */
  figures: readonly boolean[];
  lines: readonly { cells: readonly string[] }[];
}

/** Font sizes and height of a line, in pixels. Letters of 30 pixels are 9 high on a phone of 360. */
export interface Sizes {
  text: number;
  head: number;
  line: number;
}
const USUAL: Sizes = { text: 34, head: 30, line: 58 };
/** For so few lines that larger letters have room. */
const LARGE: Sizes = { text: 46, head: 34, line: 86 };
const FEW_LINES = 4;

export interface Fitted {
  sizes: Sizes;
  /** Of the columns that are shown, in pixels. */
  widths: number[];
}

/** Few lines are set large where they lose nothing by it. */
export function fitColumns(columns: Columns): Fitted {
  const usual = { sizes: USUAL, widths: widthsOf(columns, USUAL) };
  if (columns.lines.length > FEW_LINES) return usual;
  const large = { sizes: LARGE, widths: widthsOf(columns, LARGE) };
  return large.widths.length === countOf(columns) && isWhole(columns, large) ? large : usual;
}

/** How many columns have no room. */
export const columnsLeftOut = (columns: Columns): number =>
  countOf(columns) - fitColumns(columns).widths.length;

/** The space after a column in pixels: many columns stand closer. */
export const gapOf = (columns: number): number => (columns > 7 ? 14 : 24);

const countOf = ({ heads, lines }: Columns): number =>
  Math.max(heads.length, ...lines.map(({ cells }) => cells.length));

const weightOf = (isFigure: boolean | undefined): Weight => (isFigure ? 700 : 400);

/** What each column would need, its gap included. */
const wantedBy = (columns: Columns, { text, head }: Sizes): number[] => {
  const { heads, lines, figures } = columns;
  const count = countOf(columns);
  return Array.from({ length: count }, (_, index) => {
    const weight = weightOf(figures[index]);
    const texts = lines.map(({ cells }) => measure(cells[index] ?? '', text, weight));
    const most = Math.max(measure(heads[index] ?? '', head, weight), ...texts);
    return Math.ceil(most) + (index === count - 1 ? 0 : gapOf(count)) + 2;
  });
};

/** The most that a label takes when there are more columns than one, what it leaves to the first value, and the least that a column of words is worth. */
const LABEL = { two: 900, more: 460, least: 300 };
const LEAST_WORDS = 180;

/** Columns as wide as their text, as many as have room, the first always; the label takes what is left. */
function widthsOf(columns: Columns, sizes: Sizes): number[] {
  const [label = 0, ...others] = wantedBy(columns, sizes);
  const [first = 0] = others;
  const count = others.length + 1;
  const most = { 1: INNER, 2: LABEL.two }[count] ?? LABEL.more;
  const widths = [Math.min(label, most, Math.max(LABEL.least, INNER - first))];
  let left = INNER - (widths[0] ?? 0);
  for (const [index, wide] of others.entries()) {
    // A column of words may be cut; a value is shown whole or not at all, except that of a picture with no other.
    const isCut = index === 0 || !columns.figures[index + 1];
    const least = isCut ? Math.min(wide, LEAST_WORDS) : wide;
    if (left < least) break;
    widths.push(Math.min(wide, left));
    left -= Math.min(wide, left);
  }
  return widths.map((wide, index) => (index === 0 ? wide + Math.max(0, left) : wide));
}

const isWhole = (columns: Columns, { sizes, widths }: Fitted): boolean =>
  wantedBy(columns, sizes).every((wide, index) => wide <= (widths[index] ?? 0));
