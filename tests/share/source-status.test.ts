/** Source statuses in quoted tables: each is said once, where a reader of the pasted text needs it. */
import { describe, expect, it } from 'vitest';
import type { Attestation } from '../../src/model/provenance.ts';
import { cellsOf, columnStatuses, marking } from '../../src/share/source-status.ts';
import { createReader } from '../../src/view/context.ts';
import type { SheetCell, SheetRow } from '../../src/view/parts/table.ts';
import { readGame } from '../view/golden-game.ts';

const provenance = (evidence: Attestation) => ({ evidence, source: [], declaredAt: [] });
const mark = (text: string, evidence: Attestation): string => `${text} (${evidence})`;

/** A cell from `12″`, `12″ inferred`, or an empty text. */
function cell(written: string): SheetCell {
  const [plain = '', evidence = 'as-printed'] = written.split(' ');
  const title = { en: 'Range', pl: 'Zasięg', ja: '射程' };
  return {
    id: 'x.range',
    column: {
      id: 'range',
      label: 'Range',
      short: 'Range',
      numeric: false,
      signs: [],
      column: { id: 'range', type: 'text', title },
    },
    plain,
    html: plain,
    type: plain === '' ? 'none' : plain === '?' ? 'unknown' : 'figure',
    parts: [],
    provenance: provenance(evidence as Attestation),
    signs: [],
  };
}
const row = (label: string, own: Attestation, ...cells: string[]): SheetRow => ({
  id: label,
  label,
  signs: [],
  provenance: provenance(own),
  cells: cells.map(cell),
  row: { id: label, cells: {} },
});

describe('a column', () => {
  it('has the status of all its cells, if it is not that of the table', () => {
    const rows = [
      row('a', 'as-printed', '1', '2 inferred'),
      row('b', 'as-printed', '3', '4 inferred'),
    ];
    expect(columnStatuses(rows, 'as-printed')).toEqual([undefined, 'inferred']);
    expect(columnStatuses(rows, 'inferred')).toEqual(['as-printed', undefined]);
  });
  it('has no status when its cells differ', () => {
    const rows = [row('a', 'as-printed', '1 inferred'), row('b', 'as-printed', '2')];
    expect(columnStatuses(rows, 'as-printed')).toEqual([undefined]);
    expect(columnStatuses(rows, 'disputed')).toEqual([undefined]);
  });
  it('is judged by the cells that hold something, of which there must be two', () => {
    const filled = row('a', 'as-printed', '1 inferred');
    const empty = row('b', 'as-printed', '');
    expect(columnStatuses([filled, empty], 'as-printed')).toEqual([undefined]);
    expect(columnStatuses([filled, empty, filled], 'as-printed')).toEqual(['inferred']);
  });
  it('says nothing in a table of one row, or of none', () => {
    expect(columnStatuses([row('a', 'as-printed', '1 inferred')], 'as-printed')).toEqual([
      undefined,
    ]);
    expect(columnStatuses([], 'as-printed')).toEqual([]);
  });
});

describe('a row', () => {
  const cells = (of: SheetRow, columns: (Attestation | undefined)[] = []) =>
    cellsOf(of, 'as-printed', columns, mark);

  it('as printed has no marks', () => {
    expect(cells(row('Gun', 'as-printed', '24″', '2'))).toEqual(['Gun', '24″', '2']);
  });
  it('marks the cells that differ', () => {
    expect(cells(row('Gun', 'as-printed', '24″', '2 inferred'))).toEqual([
      'Gun',
      '24″',
      '2 (inferred)',
    ]);
  });
  it('marks the label once when all its cells have one status', () => {
    expect(cells(row('Gun', 'as-printed', '24″ inferred', '2 inferred'))).toEqual([
      'Gun (inferred)',
      '24″',
      '2',
    ]);
  });
  it('marks the label with its own status, and the cells that differ from it', () => {
    expect(cells(row('Gun', 'inferred', '24″ inferred', '2'))).toEqual([
      'Gun (inferred)',
      '24″',
      '2 (as-printed)',
    ]);
  });
  it('leaves out what the heading of the column says', () => {
    expect(cells(row('Gun', 'as-printed', '24″', '2 inferred'), [undefined, 'inferred'])).toEqual([
      'Gun',
      '24″',
      '2',
    ]);
    expect(cells(row('Gun', 'as-printed', '24″', '2'), [undefined, 'inferred'])).toEqual([
      'Gun',
      '24″',
      '2 (as-printed)',
    ]);
  });
  it('keeps its own status when the headings say that of every cell', () => {
    expect(cells(row('Gun', 'as-printed', '2 inferred'), ['inferred'])).toEqual(['Gun', '2']);
    expect(cells(row('Gun', 'disputed', '2 inferred'), ['inferred'])).toEqual([
      'Gun (disputed)',
      '2',
    ]);
  });
  it('always says why a value is a question mark, and shows an empty cell as a dash', () => {
    expect(cells(row('Gun', 'unknown', '? unknown', ''))).toEqual([
      'Gun (unknown)',
      '? (unknown)',
      '– (as-printed)',
    ]);
    expect(cells(row('Gun', 'as-printed', '?', '2'))).toEqual(['Gun', '? (as-printed)', '2']);
  });
});

describe('the mark', () => {
  const reader = createReader('en', readGame().ruleset, 'tables/guns');
  it.each([
    ['24″', 'as-printed', '24″'],
    ['24″', 'inferred', '24″ (inferred)'],
    ['24″', 'unknown', '24″ (unknown)'],
    ['?', 'unknown', 'unknown'],
    ['?', 'inferred', '? (inferred)'],
  ] as const)('%s that is %s: %s', (text, evidence, marked) => {
    expect(marking(reader)(text, evidence)).toBe(marked);
  });
});
