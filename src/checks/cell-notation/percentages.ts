/** Columns of percentages in which a cell is none: `0.45` between `40%` and `60%`. */
import { numberIn } from '../../text/number-in.ts';
import type { CellValue } from '../../notation/cells.ts';
import { asCode } from '../../diagnostics/phrase.ts';

const textOf = ({ value }: CellValue): string => String(value ?? '');
const isFigure = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text);

/** Whether at least two cells are percentages, and more than are plain numbers. */
export function isMostlyPercent(values: readonly CellValue[]): boolean {
  const texts = values.map(textOf);
  const percent = texts.filter((text) => text.endsWith('%')).length;
  return percent > 1 && percent > texts.filter(isFigure).length;
}

/** What is wrong with a plain number there. */
export function noPercentage(
  cell: CellValue,
): { value: string; type: string; example: string; instead: string } | undefined {
  const value = textOf(cell);
  const number = numberIn(value.replace(/^\+/, ''));
  if (!isFigure(value) || number === undefined) return undefined;
  const isShare = value.includes('.') && Math.abs(number) < 1;
  const written = isShare ? Math.round(number * 100_000) / 1000 : number;
  const example = `${value.startsWith('+') ? '+' : ''}${written}%`;
  return {
    value,
    type: 'a percentage, as the other cells of its column are',
    example,
    instead: `Write ${asCode(example)}, or give what is no percentage a column of its own.`,
  };
}
