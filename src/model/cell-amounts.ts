/** Amounts that stand in the cell of a table, `{ in: 'tables/prices#troll.cost' }`: a price is written, and recorded, in one place. */
import type { Path } from '../diagnostics/diagnostic.ts';
import { boundsOf, valuesOf } from '../notation/cells.ts';
import type { ValidFile } from '../schema/data-file.ts';
import { indexOf, shaped } from '../schema/file-index.ts';
import { isObject } from '../schema/guards.ts';
import type { Amount } from '../../schemas/types.d.ts';
import type { Entry } from './entries.ts';
import type { NamedData } from './find.ts';
import { sourceCell } from './source-cell.ts';

type Scaled = Extract<Amount, { in?: string }>;

/** The entry with the numbers of the cells in place of their addresses; its file keeps them. */
export function withCellAmounts(entry: Entry, file: ValidFile, ruleset: NamedData): Entry {
  const named = shaped(file, 'Amount').flatMap(({ value, path }) => {
    const address = cellNamed(value);
    if (address === undefined) return [];
    const number = numberAt(ruleset, address);
    if (number === undefined) return [];
    const { in: _in, each = 1, ...rest } = value as Scaled;
    return [{ path, amount: rest.per === undefined ? number : { ...rest, each: each * number } }];
  });
  if (named.length === 0) return entry;
  const data = named.reduce<unknown>(
    (whole, { path, amount }) => replaced(whole, path, amount),
    file.data,
  );
  const index = indexOf(Object.create(file, { data: { value: data } }) as ValidFile);
  return { ...entry, data, index, parts: index.parts } as Entry;
}

/** The address of the cell that an amount names. */
export const cellNamed = (amount: Amount): string | undefined =>
  isObject(amount) && typeof amount['in'] === 'string' ? amount['in'] : undefined;

/** The one number of a cell: 95 of `95`, −1 of `-1`, 4 of `4+`. */
export function numberAt(ruleset: NamedData, address: string): number | undefined {
  const cell = sourceCell(ruleset, address);
  const [only, ...cases] = valuesOf(cell?.row.cells[cell.column.id], []);
  if (only?.value === undefined || cases.length > 0) return undefined;
  const { from, to } = boundsOf(String(only.value).replace(/^\+|\+$/g, '')) ?? {};
  return from === to ? from : undefined;
}

/** A copy in which only what stands around the path is new. */
function replaced(node: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(node) ? [...(node as unknown[])] : { ...(node as object) }) as Record<
    string | number,
    unknown
  >;
  copy[step] = replaced(copy[step], rest, value);
  return copy;
}
