/** Cells that take their figure from another cell, `{ in: 'tables/shells#heavy.pen' }`, however far that is. */
import { valuesOf } from '../notation/cells.ts';
import type { Cell, Column, Row } from '../../schemas/types.d.ts';
import { find, type NamedData } from './find.ts';

/** The address of the cell from which a cell takes its figure, if it does. */
export function takenFrom(cell: Cell | undefined): string | undefined {
  const [only, ...cases] = valuesOf(cell, []);
  return cases.length === 0 ? only?.cell?.in : undefined;
}

/** The cell in which the figure of the cell at an address stands; undefined where none is there, or cells name each other. */
export function sourceCell(
  ruleset: NamedData,
  address: string,
  seen: ReadonlySet<string> = new Set(),
): { address: string; row: Row; column: Column } | undefined {
  const target = find(ruleset, address);
  const found = target?.type === 'entry' ? target.cell : undefined;
  if (!found || seen.has(address)) return undefined;
  const next = takenFrom(found.row.cells[found.column.id]);
  return next === undefined
    ? { address, ...found }
    : sourceCell(ruleset, next, new Set([...seen, address]));
}
