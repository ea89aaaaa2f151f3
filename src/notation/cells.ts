/** The notation of table cells: what each column type accepts, and the bounds of a die range. */
import type { Cell, Column } from '../../schemas/types.d.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { CANONICAL } from './dice.ts';
import { numberIn } from '../text/number-in.ts';

interface Notation {
  /** Completes the message: `24` is not … */
  name: string;
  pattern: RegExp;
  example: string;
}

/** Pattern for dice inside others. */
export const DICE_PATTERN = CANONICAL.source.slice(1, -1).replace(/\?<\w+>/g, '?:');
const WHOLE = '(?:0|[1-9]\\d*)';
/** `24`, `1.5`, `1/2`, `2 1/2` */
const figureTo = (decimals: string) =>
  `(?:${WHOLE}(?:\\.${decimals})?|(?:[1-9]\\d* )?[1-9]\\d?/(?:[2-9]|1[026]))`;
const FIGURE = figureTo('\\d{1,3}');
const RANGE = (bound: string) => `${bound}|${bound}\\.\\.${bound}|\\.\\.${bound}|${bound}\\.\\.`;
const notation = (name: string, pattern: string, example: string): Notation => ({
  name,
  pattern: new RegExp(`^(?:${pattern})$`),
  example,
});

/** Column types whose cells are one short string. */
export const NOTATIONS: { readonly [T in Column['type']]?: Notation } = {
  number: notation('a number', RANGE(`-?${FIGURE}%?`), '24, 1.5, 2 1/2, 20..25 or 45%'),
  signed: notation('a signed number', `[+-]?${FIGURE}%?`, '+1 or -3'),
  threshold: notation('a threshold', `-?${WHOLE}\\+`, '3+'),
  dice: notation('a number of dice', DICE_PATTERN, '2D6'),
  count: notation('a number or dice', `${WHOLE}|${DICE_PATTERN}`, '2 or 2D6'),
  'die-range': notation('a range of die results', RANGE(`-?${WHOLE}`), '6, 1..3, ..1 or 7..'),
  // `12.24` is a slip for `12..24`.
  distance: notation('a distance', RANGE(figureTo('(?:\\d|[27]5)')), '24 or 18..60'),
  multiple: notation('a multiple', FIGURE, '2 (shown ×2) or 1/2'),
};

export interface Bounds {
  from: number;
  to: number;
}

/** `1..3` → 1 to 3, `..1` → −∞ to 1, `45%` → 45 to 45; undefined for words, none and unknown. */
export function boundsOf(value: string | number): Bounds | undefined {
  const [low = '', high = low, ...more] = String(value).split('..');
  if (low + high === '' || more.length > 0) return undefined;
  const from = low === '' ? -Infinity : numberIn(low.replace(/%$/, ''));
  const to = high === '' ? Infinity : numberIn(high.replace(/%$/, ''));
  return from === undefined || to === undefined ? undefined : { from, to };
}

export interface CellValue {
  /** Undefined if the cell has a text, a rule or a pointer to another cell instead. */
  value: number | string | undefined;
  path: Path;
  /** The object that holds the value; undefined for a plain value. */
  cell: Exclude<Cell, number | string | Cell[]> | undefined;
}

/** The values of a cell with their paths: one, or one per case. */
export function valuesOf(cell: Cell | undefined, path: Path): CellValue[] {
  if (cell === undefined) return [];
  if (Array.isArray(cell)) return cell.flatMap((item, index) => valuesOf(item, [...path, index]));
  if (typeof cell !== 'object') return [{ value: cell, path, cell: undefined }];
  return [{ value: cell.value, path: cell.value === undefined ? path : [...path, 'value'], cell }];
}
