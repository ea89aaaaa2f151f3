/** The explanations beside the grid of a table, and what its page shows below it. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { tableView } from '../../../src/view/pages/table/table-page.ts';
import { entryAt, gameWith, readerOf, words, type Files } from '../game-with.ts';

type Table = NonNullable<Files['tables']>[string];

const tableOf = (table: Partial<Table>, language: Language = 'en') => {
  const game = gameWith({
    tables: {
      guns: {
        title: words('Guns', 'Działa', '砲'),
        columns: [
          { id: 'range', type: 'distance', unit: 'inch', title: words('Range', 'Zasięg', '射程') },
        ],
        rows: [{ id: 'gun', title: words('Gun', 'Działo', '砲'), cells: { range: 12 } }],
        ...table,
      },
    },
  });
  const view = tableView(entryAt(game, 'tables', 'guns'), readerOf(game, language, 'tables/guns'));
  return view;
};
type View = ReturnType<typeof tableOf>;
type Items = NonNullable<View['statuses']>['items'];

/** `Range: Gun | text | Inferred: why` */
const lines = (items: Items | undefined): string[] | undefined =>
  items?.map(({ name, text, statuses }) =>
    [name, ...(text === undefined ? [] : [text]), ...statuses.map((one) => one.text)].join(' | '),
  );

const because = (en: string, pl = en, ja = en) => ({
  evidence: 'inferred' as const,
  reason: words(en, pl, ja),
});

describe('columns', () => {
  const columns: Table['columns'] = [
    { id: 'range', type: 'number', title: words('Range', 'Zasięg', '射程') },
    {
      id: 'rof',
      type: 'number',
      title: words('Rate of fire', 'Szybkostrzelność', '射撃数'),
      short: words('RoF', 'Szyb.', '射撃数'),
    },
    {
      id: 'crew',
      type: 'number',
      title: words('Crew', 'Obsługa', '砲員'),
      text: words('Men at the gun.', 'Ludzie przy dziale.', '砲につく人。'),
    },
    {
      id: 'weight',
      type: 'number',
      title: words('Weight', 'Waga', '重量'),
      ...because('Weighed.', 'Zważone.', '計った。'),
    },
  ];
  const rows = [
    { id: 'gun', title: words('Gun'), cells: { range: 1, rof: 2, crew: 3, weight: 4 } },
  ];
  it.each([
    ['en', ['Rate of fire', 'Crew | Men at the gun.', 'Weight | Inferred: weighed.']],
    ['pl', ['Szybkostrzelność', 'Obsługa | Ludzie przy dziale.', 'Waga | Wywnioskowane: zważone.']],
    // The short name is the same there.
    ['ja', ['砲員 | 砲につく人。', '重量 | 推定：計った。']],
  ] as const)('are explained where their head does not say all, in %s', (language, expected) => {
    const view = tableOf({ columns, rows }, language);
    expect(lines(view.columns?.items)).toEqual(expected);
    expect(view.columns?.items.map((item) => 'text' in item).filter(Boolean)).toHaveLength(1);
  });
  it('are left out where the heads say all', () => {
    expect('columns' in tableOf({})).toBe(false);
  });
});

describe('headings and cells', () => {
  const groups: Table['groups'] = [
    { id: 'light', title: words('Light'), text: words('Up to 50 mm.') },
    { id: 'heavy', title: words('Heavy'), ...because('From the picture.') },
    { id: 'other', title: words('Other') },
    { id: 'claims', title: words('Statements'), text: words('Of guns.') },
  ];
  it('of rows are explained; those of statements stand with the statements', () => {
    const view = tableOf({
      groups,
      rows: [
        { id: 'gun', group: 'light', title: words('Gun'), cells: { range: 1 } },
        { id: 'cannon', group: 'heavy', title: words('Cannon'), cells: { range: 2 } },
        { id: 'bow', group: 'other', title: words('Bow'), cells: { range: 3 } },
      ],
      points: [{ id: 'loud', group: 'claims', text: words('Guns are loud.') }],
    });
    expect(lines(view.statuses?.items)).toEqual([
      'Light | Up to 50 mm.',
      'Heavy | Inferred: from the picture.',
    ]);
  });
  it.each([
    [
      'en',
      [
        'Range: Gun, Cannon | Inferred: from the map.',
        'Range: Bow &lt;b> | Inferred: from a song.',
        'Crew: Gun | Unknown: it is torn.',
      ],
    ],
    [
      'ja',
      [
        '射程：砲、Cannon | 推定：地図による。',
        '射程：Bow &lt;b> | 推定：歌による。',
        '砲員：砲 | 不明：It is torn.',
      ],
    ],
  ] as const)('of a column with the same explanation are one line, in %s', (language, expected) => {
    const map = because('From the map.', 'Z mapy.', '地図による。');
    const view = tableOf(
      {
        columns: [
          { id: 'range', type: 'number', title: words('Range', 'Zasięg', '射程') },
          { id: 'crew', type: 'number', title: words('Crew', 'Obsługa', '砲員') },
        ],
        rows: [
          {
            id: 'gun',
            title: words('Gun', 'Działo', '砲'),
            cells: {
              range: { value: 1, ...map },
              crew: { value: 'unknown', evidence: 'unknown', reason: words('It is torn.') },
            },
          },
          {
            id: 'bow',
            title: words('Bow <b>'),
            cells: {
              range: { value: 2, ...because('From a song.', 'Z pieśni.', '歌による。') },
              crew: 1,
            },
          },
          { id: 'cannon', title: words('Cannon'), cells: { range: { value: 3, ...map }, crew: 2 } },
          { id: 'sling', title: words('Sling'), cells: { range: 4 } },
        ],
      },
      language,
    );
    expect(lines(view.statuses?.items)).toEqual(expected);
  });
  it('are left out where all are as printed, and where their dispute explains them', () => {
    const dispute = {
      id: 'far',
      about: words('Range'),
      claims: [
        { id: 'near', says: words('Near.') },
        { id: 'wide', says: words('Far.') },
      ],
      adopted: 'near',
      reason: words('It is newer.'),
      confidence: 'low' as const,
    };
    expect('statuses' in tableOf({})).toBe(false);
    const rows = [{ id: 'gun', title: words('Gun'), cells: { range: { value: 12, dispute } } }];
    expect('statuses' in tableOf({ rows })).toBe(false);
  });
});

describe('a cell with cases', () => {
  const cases = (first: object, second: object) => [
    {
      id: 'gun',
      title: words('Gun', 'Działo', '砲'),
      cells: {
        range: [
          { value: 12, when: [{ subject: 'target-unit', is: 'pin' }], ...first },
          { value: 24, when: [{ subject: 'target-unit', not: 'pin' }], ...second },
        ],
      },
    },
  ];
  it.each([
    ['en', 'Range: Gun | The target has a Pin counter: 12″; the target has no Pin counter: 24″'],
    ['pl', 'Zasięg: Działo | Cel: żeton Przygwożdżenie: 12″; cel: brak żetonu Przygwożdżenie: 24″'],
    ['ja', '射程：砲 | 目標に釘付けカウンターがある：12″、目標に釘付けカウンターがない：24″'],
  ] as const)('names the condition of each, in %s', (language, line) => {
    const rows = cases({}, {}) as Table['rows'];
    expect(lines(tableOf({ rows }, language).statuses?.items)).toEqual([line]);
  });
  it('has the status of each, once where they are the same', () => {
    const map = because('From the map.');
    const statuses = (second: object) =>
      tableOf({ rows: cases(map, second) }).statuses?.items.flatMap((item) =>
        item.statuses.map(({ text }) => text),
      );
    expect(statuses(map)).toEqual(['Inferred: from the map.']);
    expect(statuses(because('From a song.'))).toEqual([
      'Inferred: from the map.',
      'Inferred: from a song.',
    ]);
  });
  it('of words or numbers alone has nothing to explain', () => {
    const columns: Table['columns'] = [{ id: 'range', type: 'word', title: words('Kind') }];
    const rows = [{ id: 'gun', title: words('Gun'), cells: { range: ['big', 'loud'] } }];
    const kinds = [
      { id: 'big', title: words('Big') },
      { id: 'loud', title: words('Loud') },
    ];
    expect('statuses' in tableOf({ words: kinds, columns, rows })).toBe(false);
    const when = [
      {
        id: 'gun',
        title: words('Gun'),
        cells: { range: { when: [{ subject: 'target-unit', is: 'pin' }], text: words('Far') } },
      },
    ];
    expect('statuses' in tableOf({ rows: when })).toBe(false);
  });
});
