/** The grid of a table: heads, labels, cells, lines and shades; and where its marks stand. */
import { describe, expect, it } from 'vitest';
import type { Path } from '../../../src/diagnostics/diagnostic.ts';
import type { Reader } from '../../../src/view/context.ts';
import { gridView } from '../../../src/view/pages/table/table-grid.ts';
import { entryAt, gameWith, readerOf, words, type Files } from '../game-with.ts';

const NOTES = ['star', 'one', 'a-one'];
type Table = NonNullable<Files['tables']>[string];

const gridOf = (
  table: Pick<Table, 'columns' | 'rows'> & Partial<Table>,
  more: Partial<Reader> = {},
) => {
  const game = gameWith({
    tables: {
      guns: {
        title: words('Guns'),
        notes: ['*', '1', 'a1'].map((mark, index) => ({
          ...{ id: NOTES[index] ?? '', mark, text: words('Note') },
        })),
        ...table,
      },
    },
  });
  return gridView(entryAt(game, 'tables', 'guns'), { ...readerOf(game), ...more });
};
const number = (id: string, more: object = {}): Table['columns'][number] => ({
  id,
  type: 'number',
  title: words(id),
  ...more,
});

describe('the labels of the rows', () => {
  it('are their titles, under the heading of the rows, with printed numbers', () => {
    const grid = gridOf({
      rowHeader: words('Gun'),
      columns: [number('range'), number('crew')],
      rows: [
        {
          id: 'big',
          number: '7',
          title: words('Big'),
          cells: { range: 1, crew: 2 },
          notes: NOTES,
        },
        { id: 'small', title: words('Small'), cells: { range: 3, crew: 'none' } },
      ],
    });
    expect(grid.corner).toStrictEqual({ text: 'Gun' });
    expect('sides' in grid || 'title' in (grid.groups[0] ?? {})).toBe(false);
    expect(grid.groups[0]?.rows).toStrictEqual([
      {
        id: 'big',
        number: '7',
        label: 'Big',
        notes: ['*', '[1]', 'a1'],
        cells: [
          { id: 'big.range', html: '1', none: false, notes: [] },
          { id: 'big.crew', html: '2', none: false, notes: [] },
        ],
      },
      {
        id: 'small',
        label: 'Small',
        notes: [],
        cells: [
          { id: 'small.range', html: '3', none: false, notes: [] },
          { id: 'small.crew', html: 'none', none: true, notes: [] },
        ],
      },
    ]);
  });
  it('are the values of the first column where the rows have no titles, with its marks', () => {
    const torn = { value: 6, evidence: 'reconstructed' as const, reason: words('It is faint.') };
    const grid = gridOf({
      columns: [number('range'), number('crew')],
      rows: [
        { id: 'six', cells: { range: torn, crew: 2 } },
        { id: 'ten', cells: { range: 10, crew: 3 } },
      ],
    });
    expect(grid.corner).toStrictEqual({ text: 'range', id: 'range' });
    expect(grid.columns.map(({ id }) => id)).toStrictEqual(['crew']);
    const rows = grid.groups.flatMap((group) => group.rows);
    expect(rows.map(({ label, labelId, mark }) => [label, labelId, mark?.word])).toStrictEqual([
      ['6', 'six.range', '(reconstructed)'],
      ['10', 'ten.range', undefined],
    ]);
    // No line below the fifth value, either: it is only for die ranges side by side.
    expect(Object.keys(rows[1] ?? {})).toStrictEqual(['id', 'label', 'labelId', 'notes', 'cells']);
  });
});

describe('rows under a heading', () => {
  const reason = words('It is faint.');
  const faint = { evidence: 'reconstructed' as const, reason };
  const titled = <M extends object>(id: string, more: M) => ({ id, title: words(id), ...more });
  const table = {
    groups: [titled('tank', faint), titled('men', {})],
    columns: [number('range')],
    rows: ['tank', 'men'].map((group) => titled(`${group}-one`, { group, cells: { range: 1 } })),
  };
  it('have its status, where signs lead to the end of the page', () => {
    const statusesWith = (more: Partial<Reader>) =>
      gridOf(table, more).groups.map(({ statuses }) => statuses.map(({ text }) => text));
    expect(statusesWith({ explanations: new Map() })).toStrictEqual([
      ['Reconstructed: it is faint.'],
      [],
    ]);
    expect(statusesWith({})).toStrictEqual([[], []]);
  });
  it('say on paper where they are printed', () => {
    const placeAt = (path: Path) => path.join(' ');
    const rows = gridOf(table, { placeAt }).groups.flatMap((group) => group.rows);
    expect(rows.map(({ place }) => place)).toStrictEqual(['rows 0', 'rows 1']);
  });
});

describe('a table of die ranges side by side', () => {
  const bands = (strengths: (number | 'none')[], titles = false) =>
    gridOf({
      groups: [
        { id: 'tank', title: words('Tank') },
        { id: 'men', title: words('Men') },
      ],
      columns: [
        number('strength', { type: 'signed' }),
        ...['a', 'b', 'c'].map((id) => number(id, { type: 'die-range', group: 'tank' })),
        ...['d', 'e'].map((id) => number(id, { type: 'die-range', group: 'men' })),
      ],
      rows: strengths.map((strength, index) => ({
        id: `row-${index}`,
        ...(titles && { title: words(`Row ${index}`) }),
        cells: { strength, a: '..1', b: '2..3', c: 4, d: 'none', e: '5..' },
      })),
    });
  const lines = (...args: Parameters<typeof bands>) =>
    bands(...args).groups.flatMap(({ rows }) => rows.map(({ divider }) => divider ?? ''));

  it('has a stronger line under every fifth value, and where the sign changes', () => {
    expect(lines([-6, -5, -4, -1, 0, 4, 5, 6, 10, 11])).toStrictEqual([
      '',
      'fifth',
      '',
      'sign',
      'sign',
      '',
      'fifth',
      '',
      'fifth',
      '',
    ]);
    expect('divider' in (bands([1, 2]).groups[0]?.rows[0] ?? {})).toBe(false);
  });
  it('has no lines where the label is no number', () => {
    expect(lines(['none', 5, 5], false)).toStrictEqual(['', 'fifth', 'fifth']);
    expect(lines([5, -5], true)).toStrictEqual(['', '']);
  });
  it('leaves impossible results empty', () => {
    const [row] = bands([1]).groups[0]?.rows ?? [];
    expect(row?.cells.map(({ html, none }) => [html, none])).toStrictEqual([
      ['≤ 1', false],
      ['2–3', false],
      ['4', false],
      ['', true],
      ['≥ 5', false],
    ]);
  });
  it('offers to show one side on a phone', () => {
    expect(bands([1]).sides).toStrictEqual({ legend: 'Target type shown', both: 'both' });
  });
});

describe('columns', () => {
  it('in groups are shaded from the first to the last, beside some without a group', () => {
    const grid = gridOf({
      groups: [{ id: 'far', title: words('Far') }],
      columns: [number('crew'), number('a', { group: 'far' }), number('b', { group: 'far' })],
      rows: [{ id: 'gun', title: words('Gun'), cells: { crew: 1, a: 2, b: 3 } }],
    });
    expect(grid.heads).toStrictEqual([
      { title: '', span: 1, side: 0 },
      { title: 'Far', span: 2, side: 1 },
    ]);
    expect(grid.columns.map(({ side, starts, shade }) => [side, starts, shade])).toStrictEqual([
      [0, false, 0],
      [1, false, 4],
      [1, false, 0],
    ]);
  });
  it('have the signs of their notes, and their full name where the head is short', () => {
    const { columns } = gridOf({
      columns: [number('crew', { notes: ['star'], short: words('Cr') }), number('range')],
      rows: [{ id: 'gun', title: words('Gun'), cells: { crew: 1, range: 2 } }],
    });
    expect(columns.map(({ short, label, notes }) => [short, label, notes])).toStrictEqual([
      ['Cr', 'crew', ['*']],
      ['range', undefined, []],
    ]);
  });
  it('show an empty die range as a dash where they are not side by side', () => {
    const { groups } = gridOf({
      columns: [number('dice', { type: 'die-range' })],
      rows: [
        { id: 'low', title: words('Low'), cells: { dice: '..3' } },
        { id: 'never', title: words('Never'), cells: { dice: 'none' } },
      ],
    });
    expect(groups[0]?.rows.map(({ cells }) => cells[0]?.html)).toStrictEqual(['≤ 3', '–']);
  });
});
