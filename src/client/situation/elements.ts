/** Elements of the calculator: from plain data, and its tables. */
import type { Tree } from '../../calculator/form.ts';
import { element } from '../dom.ts';

export const elementOf = ([tag, attributes, children]: Tree): HTMLElement =>
  element(
    tag,
    attributes,
    ...children.map((child) => (typeof child === 'string' ? child : elementOf(child))),
  );

type Cell = string | readonly (Node | string)[];

export interface TableRow {
  /** What programs read of the row: `data-outcome`, `data-odds`. */
  data?: Readonly<Record<string, string>>;
  head: Cell;
  cells: readonly Cell[];
}

export const oddsGrid = (
  caption: Node | string,
  heads: readonly string[],
  rows: readonly TableRow[],
): HTMLTableElement =>
  element(
    'table',
    { class: 'odds-of' },
    element('caption', {}, caption),
    element(
      'thead',
      {},
      element('tr', {}, ...heads.map((head) => element('th', { scope: 'col' }, head))),
    ),
    element(
      'tbody',
      {},
      ...rows.map(({ data = {}, head, cells }) =>
        element(
          'tr',
          data,
          element('th', { scope: 'row' }, ...nodes(head)),
          ...cells.map((cell) => element('td', {}, ...nodes(cell))),
        ),
      ),
    ),
  );

const nodes = (cell: Cell): readonly (Node | string)[] =>
  typeof cell === 'string' ? [cell] : cell;
