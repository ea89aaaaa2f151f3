/** Where the marks of a table stand: at a heading for most cells of a column or group, else at the cell. */
import { describe, expect, it } from 'vitest';
import type { MarkView } from '../../../src/view/evidence.ts';
import { gridView } from '../../../src/view/pages/table/table-grid.ts';
import type { Cell } from '../../../schemas/types.d.ts';
import { entryAt, gameWith, readerOf, words, type Files } from '../game-with.ts';

type Table = NonNullable<Files['tables']>[string];

/** i: inferred from the map, I: inferred from a song, o: another source, r: reconstructed, p: as printed, u and U: unknown, d: disputed. */
function cellOf(letter: string, id: string): Cell {
  const why = (en: string) => ({ reason: words(en) });
  switch (letter) {
    case 'i':
      return { value: 1, evidence: 'inferred', ...why('From the map.') };
    case 'I':
      return { value: 1, evidence: 'inferred', ...why('From a song.') };
    case 'o':
      return { value: 1, evidence: 'other-source', source: [{ document: 'sheet', page: 1 }] };
    case 'r':
      return { value: 1, evidence: 'reconstructed' };
    case 'p':
      return { value: 1, evidence: 'as-printed' };
    case 'U':
      return 'unknown';
    case 'u':
      return { value: 'unknown', evidence: 'unknown', ...why('It is torn.') };
    case 'd':
      return {
        value: 1,
        dispute: {
          id: `about-${id}`,
          about: words('It'),
          claims: [
            { id: 'one', says: words('1.') },
            { id: 'two', says: words('2.') },
          ],
          adopted: 'one',
          reason: words('Older.'),
          confidence: 'low',
        },
      };
    default:
      return 1;
  }
}

const line = (mark: MarkView | null | undefined): string =>
  mark
    ? [
        mark.evidence,
        mark.covers === undefined ? '' : `×${mark.covers}`,
        mark.why ?? '',
        mark.href ?? '',
      ]
        .filter((word) => word !== '')
        .join(' ')
    : '';

/** Marks of a table with one column, whose cells are given as letters; `|` begins the next group of rows. */
function marksOf(
  letters: string,
  more: Partial<Table> = {},
  row: object = {},
  column: object = {},
) {
  const groups = letters.split('|');
  const titled = groups.length > 1;
  const rows = groups.flatMap((group, at) =>
    [...group].map((letter, index) => ({
      id: `row-${at}-${index}`,
      title: words(`Row ${index}`),
      ...(titled && { group: `group-${at}` }),
      cells: { range: cellOf(letter, `${at}-${index}`) },
      ...(at === 0 && index === 0 && row),
    })),
  );
  const game = gameWith({
    tables: {
      guns: {
        title: words('Guns'),
        ...(titled && {
          groups: groups.map((_, at) => ({ id: `group-${at}`, title: words(`Group ${at}`) })),
        }),
        columns: [{ id: 'range', type: 'number', title: words('Range'), ...column }],
        rows,
        ...more,
      },
    },
  });
  const grid = gridView(entryAt(game, 'tables', 'guns'), readerOf(game, 'en', 'tables/guns'));
  return {
    column: grid.columns.flatMap(({ marks }) => marks.map(line)).join('; '),
    groups: grid.groups.map(({ marks }) => marks.map(line).join()),
    rows: grid.groups.flatMap(({ rows }) => rows.map(({ mark }) => line(mark))),
    cells: grid.groups.flatMap(({ rows }) => rows.map(({ cells }) => line(cells[0]?.mark))),
    gutter: grid.columns[0]?.gutter,
  };
}

const map = 'inferred From the map.';

describe('the mark of a column', () => {
  it.each([
    // Of more than half of the cells, if all others have a mark too.
    ['ii', 'inferred ×2 From the map.', ['', '']],
    ['iir', 'inferred ×2 From the map.', ['', '', 'reconstructed']],
    ['irir', '', [map, 'reconstructed', map, 'reconstructed']],
    ['ii.', '', [map, map, '']],
    ['i', '', [map]],
    ['iip', '', [map, map, '']],
    ['oo', 'other-source ×2', ['', '']],
    // The reason only if it is the same for all.
    ['iI', 'inferred ×2', ['', '']],
    ['iIi', 'inferred ×3', ['', '', '']],
    ['rr', 'reconstructed ×2', ['', '']],
    // A gap shows nothing but its mark.
    ['iiu', 'inferred ×2 From the map.', ['', '', 'unknown It is torn.']],
    ['uuu', '', ['unknown It is torn.', 'unknown It is torn.', 'unknown It is torn.']],
    // Every dispute has its own link.
    ['ddd', '', ['disputed #about-0-0', 'disputed #about-0-1', 'disputed #about-0-2']],
    ['iid', 'inferred ×2 From the map.', ['', '', 'disputed #about-0-2']],
    ['...', '', ['', '', '']],
  ])('of the cells %s', (letters, column, cells) => {
    const found = marksOf(letters);
    expect([found.column, found.cells]).toEqual([column, cells]);
    expect(found.gutter).toBe(cells.some((cell) => cell !== ''));
    expect(found.groups).toEqual(['']);
  });
  it('shows a heading that is unknown, but not what its cells share with it', () => {
    const torn = { evidence: 'unknown', reason: words('The head is torn.') };
    const found = marksOf('..', {}, {}, torn);
    expect(found).toMatchObject({ column: 'unknown The head is torn.', cells: ['', ''] });
  });
  it('shows a heading that is disputed', () => {
    const dispute = (cellOf('d', 'head') as { dispute: object }).dispute;
    expect(marksOf('..', {}, {}, { dispute })).toMatchObject({
      column: 'disputed #about-head',
      cells: ['', ''],
    });
  });
  it('shows once what the column says of all its cells', () => {
    const found = marksOf('...', {}, {}, { evidence: 'inferred', reason: words('Counted.') });
    expect(found).toMatchObject({ column: 'inferred ×3 Counted.', cells: ['', '', ''] });
  });
});

describe('the mark of a group of rows', () => {
  it.each([
    ['ii|..', '', ['inferred ×2 From the map.', ''], ['', '', '', '']],
    [
      'iir|r.',
      '',
      ['inferred ×2 From the map.', ''],
      ['', '', 'reconstructed', 'reconstructed', ''],
    ],
    ['ii|ii', 'inferred ×4 From the map.', ['', ''], ['', '', '', '']],
    ['i.|.i', '', ['', ''], [map, '', '', map]],
  ])('of the cells %s', (letters, column, groups, cells) => {
    const found = marksOf(letters);
    expect([found.column, found.groups, found.cells]).toEqual([column, groups, cells]);
  });
  it('needs a heading over every group', () => {
    const rows = ['i', 'i', '.', '.'].map((letter, index) => ({
      id: `row-${index}`,
      title: words(`Row ${index}`),
      ...(index < 2 && { group: 'some' }),
      cells: { range: cellOf(letter, `${index}`) },
    }));
    const found = marksOf('.', { groups: [{ id: 'some', title: words('Some') }], rows });
    expect([found.groups, found.cells]).toEqual([
      ['', ''],
      [map, map, '', ''],
    ]);
  });
});

describe('the mark of a row', () => {
  const told = { evidence: 'inferred', reason: words('From a tale.') };
  it('stands for its cells, which need none', () => {
    expect(marksOf('..', {}, told)).toMatchObject({
      rows: ['inferred From a tale.', ''],
      cells: ['', ''],
    });
  });
  it('counts its text too', () => {
    const found = marksOf('..', {}, { ...told, text: words('It is old.') });
    expect(found.rows).toEqual(['inferred ×2 From a tale.', '']);
  });
  it('does not stand for the mark that a gap shows instead of a value', () => {
    const torn = { evidence: 'unknown', reason: words('It is torn.') };
    expect(marksOf('U.', {}, torn)).toMatchObject({
      rows: ['unknown It is torn.', ''],
      cells: ['unknown ×0 It is torn.', ''],
    });
  });
  it('does not stand for a cell that is unknown or has its own status', () => {
    expect(marksOf('u.', {}, told).cells).toEqual(['unknown It is torn.', '']);
    expect(marksOf('r.', {}, told)).toMatchObject({ rows: ['', ''], cells: ['reconstructed', ''] });
  });
});

describe('the status of a whole table', () => {
  const whole = { evidence: 'inferred' as const, reason: words('All from a map.') };
  it('is at its title; its cells have no mark', () => {
    expect(marksOf('..', whole)).toEqual({
      column: '',
      groups: [''],
      rows: ['', ''],
      cells: ['', ''],
      gutter: false,
    });
  });
  it('does not hide that a cell is unknown', () => {
    expect(marksOf('.u', whole).cells).toEqual(['', 'unknown It is torn.']);
  });
});
