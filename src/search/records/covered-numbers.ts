/** Numbers that a part stands for without showing them: 5 for a row of the rolls 4–6, 7 for a modifier up to 9″. */
import { keyColumn } from '../../model/key-column.ts';
import { boundsOf, valuesOf, type Bounds } from '../../notation/cells.ts';
import type { Amount, Column, Row, TableFile, Test } from '../../../schemas/types.d.ts';

/** Wider ranges are not listed: nobody asks for each of their numbers. */
const WIDEST = 40;

/** The numbers strictly between the bounds of a row, by its roll or by its looked-up value. */
export function coveredNumbers(id: string, { columns, rows }: TableFile): number[] {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return [];
  const key = keyColumn({ columns });
  if (key.match === 'up-to') {
    const [own, before] = [boundsIn(row, key), boundsIn(rows[at - 1], key)];
    return own && before ? between({ from: before.to, to: own.to }) : [];
  }
  const rolls = columns.filter(({ type }) => type === 'die-range');
  const [only] = rolls;
  const bounds = rolls.length === 1 && only ? boundsIn(row, only) : undefined;
  return bounds ? between(bounds) : [];
}

/** The numbers that conditions allow, where they name a lowest and a highest one; without a lowest, from 1. */
export const allowedNumbers = (when: readonly Test[] = []): number[] =>
  when.flatMap(({ above, atLeast, below, atMost }) => {
    const from = numberIn(above) ?? (numberIn(atLeast) ?? 1) - 1;
    const to = (numberIn(atMost) ?? Infinity) + 1;
    return between({ from, to: Math.min(to, numberIn(below) ?? Infinity) });
  });

const numberIn = (amount: Amount | undefined): number | undefined =>
  typeof amount === 'number' ? amount : undefined;

function boundsIn(row: Row | undefined, { id }: Column): Bounds | undefined {
  const [first] = valuesOf(row?.cells[id], []);
  return first?.value === undefined ? undefined : boundsOf(first.value);
}

/** 4 to 7 → 5, 6; none for open or wide ranges. */
const between = ({ from, to }: Bounds): number[] =>
  Number.isFinite(from) && to - from <= WIDEST
    ? Array.from(
        { length: Math.max(0, Math.ceil(to) - Math.floor(from) - 1) },
        (_, index) => Math.floor(from) + 1 + index,
      )
    : [];
