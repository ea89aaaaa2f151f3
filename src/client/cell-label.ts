/** What screen readers say at a cell that the address names. Loaded when a reader arrives at one. */
import { labelledAs, listedAs } from '../text/by-script.ts';

/** @public The names of its side, column and row, and its text. */
export function cellLabel(cell: HTMLTableCellElement): string {
  const table = cell.closest('table');
  const head = table?.querySelector(`thead tr:last-child > :nth-child(${cell.cellIndex + 1})`);
  const side = [...(table?.tHead?.rows[0]?.cells ?? [])].find(
    (_, index, cells) =>
      cell.cellIndex < cells.slice(0, index + 1).reduce((sum, { colSpan }) => sum + colSpan, 0),
  );
  const heads = [cell.parentElement?.querySelector('th a'), side === head ? undefined : side, head];
  const names = heads
    .map((name) => name?.querySelector('abbr')?.title ?? textWithMarks(name))
    .filter(Boolean);
  const own = cell.tagName === 'TH' ? '' : textWithMarks(cell);
  return labelledAs(listedAs(names), own);
}

/** `18–72″ (disputed)` */
const textWithMarks = (element: Element | null | undefined): string =>
  element?.textContent.replace(/\s+/g, ' ').trim() ?? '';
