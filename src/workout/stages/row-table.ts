/** Rows to choose, which give numbers, and tables that give a number by others. Addresses are those inside the ruleset. */
import type { When } from '../../../schemas/types.d.ts';

export interface RowTable {
  address: string;
  /** A table of whose rows each row here has one or none. */
  leads?: string;
  rows: RowInput[];
  /** Values that determine the row, which then cannot be chosen: distance and AP. */
  by?: LookUp;
}
export interface RowInput {
  /** Id of the row; with the column after a point if several columns give the same value: `wp.dispersed`. */
  id: string;
  gives: Record<string, Given | Barred>;
  /** Words that are true of what the row is about, by the rules in its cells: an assault weapon. */
  states?: string[];
  /** Words that are other rows of its table. */
  excludes?: string[];
  /** The only row that goes with it, of the table that the rules of this one lead to: HE (D3). */
  only?: string;
}
/** A number, dice as written, or the address that explains why it is unknown. */
export type Given = number | string | { unknown: string };
/** Address of a cell with a word that ends the calculation: out of reach, impossible. */
export interface Barred {
  none: string;
}
export interface LookUp {
  /** Name of the resulting value. */
  gives: string;
  key: string;
  match: 'exact' | 'up-to';
  keys: number[];
  /** In the order of the rows. */
  columns: { id: string; when?: When; cells: (Given | Barred)[] }[];
  /** Address that explains why there is no value beyond the last row. */
  outside?: string;
}
