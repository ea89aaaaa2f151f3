/** The notation of table cells: what each column type accepts, and the bounds of a die range. */
import type { Cell, Column } from '../../schemas/types.d.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { CANONICAL } from './dice.ts';

interface Notation {
  /** Completes the message: `24` is not … */
  name: string;
  pattern: RegExp;
  example: string;
}

/** Pattern for dice inside others. */
export const DICE_PATTERN = CANONICAL.source.slice(1, -1).replace(/\?<\w+>/g, '?:');
const WHOLE = '(?:0|[1-9]\\d*)';
const RANGE = (bound: string) => `${bound}|${bound}\\.\\.${bound}|\\.\\.${bound}|${bound}\\.\\.`;
const notation = (name: string, pattern: string, example: string): Notation => ({
  name,
  pattern: new RegExp(`^(?:${pattern})$`),
  example,
});

/** Column types whose cells are one short string. */
export const NOTATIONS: { readonly [T in Column['type']]?: Notation } = {
  number: notation('a whole number', `-?${WHOLE}`, '24'),
  signed: notation('a signed number', `[+-]?${WHOLE}`, '+1 or -3'),
  threshold: notation('a threshold', `-?${WHOLE}\\+`, '3+'),
  dice: notation('a number of dice', DICE_PATTERN, '2D6'),
  count: notation('a number or dice', `${WHOLE}|${DICE_PATTERN}`, '2 or 2D6'),
  'die-range': notation('a range of die results', RANGE(`-?${WHOLE}`), '6, 1..3, ..1 or 7..'),
  distance: notation('a distance', RANGE(WHOLE), '24 or 18..60'),
  multiple: notation('a multiple', `${WHOLE}|[1-9]/[1-9]`, '2 (shown ×2) or 1/2'),
};

export interface Bounds {
  from: number;
  to: number;
}

/** `1..3` → 1 to 3, `..1` → −∞ to 1, `6` → 6 to 6; undefined for words, none and unknown. */
export function boundsOf(value: string | number): Bounds | undefined {
  const text = String(value);
  const match = /^(-?\d+)?(\.\.)?(-?\d+)?$/.exec(text);
  if (!match || text === '' || text === '..') return undefined;
  const [, from, dots, to] = match;
  if (!dots)
    return from === undefined || to !== undefined
      ? undefined
      : { from: Number(from), to: Number(from) };
  return {
    from: from === undefined ? -Infinity : Number(from),
    to: to === undefined ? Infinity : Number(to),
  };
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
