/** The parts of a table's page around its grid: legend, rolls, rows with more to say, and the grid itself. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { tableView } from '../../../src/view/pages/table/table-page.ts';
import { entryAt, gameWith, readerOf, words, type Files } from '../game-with.ts';

type Table = NonNullable<Files['tables']>[string];
type Rows = Table['rows'];

const viewOf = (table: Partial<Table>, language: Language = 'en') => {
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
  return tableView(entryAt(game, 'tables', 'guns'), readerOf(game, language, 'tables/guns'));
};

const torn = {
  evidence: 'reconstructed' as const,
  reason: words('It is faint.', 'Blade.', '薄い。'),
};
const outcomes = [
  {
    id: 'hit',
    success: true as const,
    title: words('Hit'),
    when: [{ subject: 'roll', atLeast: 'target' }],
  },
  { id: 'miss', title: words('Miss') },
];

describe('the legend of a table', () => {
  const columns: Table['columns'] = [{ id: 'kind', type: 'word', title: words('Kind') }];
  const rows: Rows = [{ id: 'gun', title: words('Gun'), cells: { kind: 'big' } }];
  const legend = (more: object) => {
    const view = viewOf({ words: [{ id: 'big', title: words('Big'), ...more }], columns, rows });
    return view.legend?.items.map(({ name, text, statuses }) => [name, text, statuses[0]?.text]);
  };
  it('explains its words', () => {
    expect(legend({ text: words('Over 50 mm.') })).toStrictEqual([
      ['Big', 'Over 50 mm.', undefined],
    ]);
  });
  it('says where a word is not as printed', () => {
    expect(legend(torn)).toStrictEqual([['Big', undefined, 'Reconstructed: it is faint.']]);
  });
  it('is left out where the words say all', () => {
    expect(legend({})).toBe(undefined);
  });
});

describe('rolls on a table', () => {
  const columns: Table['columns'] = [{ id: 'dice', type: 'die-range', title: words('Dice') }];
  const rows: Rows = [
    { id: 'low', title: words('Low'), cells: { dice: '..3' } },
    { id: 'high', title: words('High'), cells: { dice: '4..' } },
  ];
  const rolls = (more: object, language: Language = 'en') =>
    viewOf(
      {
        columns,
        rows,
        rolls: [
          {
            id: 'one',
            title: words('Light', 'Lekkie', '軽'),
            dice: '2D6',
            rangeColumn: 'dice',
            ...more,
          },
        ],
      },
      language,
    ).rolls?.items;
  it.each([
    ['en', {}, 'Light: ', '2D6'],
    ['en', { times: 3 }, 'Light: ', '2D6, roll 3 times'],
    ['pl', { times: 3 }, 'Lekkie: ', '2K6, 3 rzuty'],
    ['ja', { times: 3 }, '軽：', '2D6、3回振る'],
  ] as const)('have their dice in %s: %j', (language, more, title, dice) => {
    const [roll] = rolls(more, language) ?? [];
    expect([roll?.title, roll?.dice]).toStrictEqual([title, dice]);
  });
  it('have their text, their status and their modifiers', () => {
    const modifiers = [
      { id: 'wet', title: words('Wet'), change: { add: -1 }, text: words('In rain.'), ...torn },
      { id: 'dry', title: words('Dry'), change: { add: 1 } },
    ];
    const [roll] = rolls({ text: words('Once.'), ...torn, modifiers }) ?? [];
    expect([roll?.text, roll?.statuses.map(({ text }) => text)]).toStrictEqual([
      'Once.',
      ['Reconstructed: it is faint.'],
    ]);
    expect(roll?.modifiers).toStrictEqual([
      {
        id: 'wet',
        title: 'Wet',
        amount: '−1',
        text: 'In rain.',
        statuses: [expect.objectContaining({ text: 'Reconstructed: it is faint.' })],
      },
      { id: 'dry', title: 'Dry', amount: '+1', statuses: [] },
    ]);
  });
  it('that take their target from the rows are shown with their status', () => {
    const roll = { dice: 'D6', target: 'distance', modifies: 'roll' as const, outcomes, ...torn };
    const columns: Table['columns'] = [
      { id: 'range', type: 'threshold', value: 'distance', title: words('Range') },
    ];
    const view = viewOf({
      roll,
      columns,
      rows: [{ id: 'gun', title: words('Gun'), cells: { range: '4+' } }],
    });
    expect(view.roll?.statuses.map(({ text }) => text)).toStrictEqual([
      'Reconstructed: it is faint.',
    ]);
    expect('roll' in viewOf({})).toBe(false);
  });
});

describe('a row below the grid', () => {
  const explained = (row: object) =>
    viewOf({
      rows: [
        { id: 'bow', title: words('Bow'), cells: { range: 1 } },
        { id: 'gun', title: words('Gun'), cells: { range: 12 }, ...row },
      ],
    }).explained;
  const nothing = { href: '#gun', name: 'Gun', statuses: [], links: [] };
  it.each([
    [{}, []],
    [{ text: words('It is loud.') }, [{ ...nothing, text: 'It is loud.' }]],
    // Its words say what it does to markers.
    [{ effects: [{ do: 'place', marker: 'pin' }] }, []],
    [
      { uses: ['rules/cover'] },
      [{ ...nothing, links: [{ href: '/en/skirmish/rules/cover/', name: 'Cover' }] }],
    ],
    [
      torn,
      [
        {
          ...nothing,
          statuses: [expect.objectContaining({ text: 'Reconstructed: it is faint.' })],
        },
      ],
    ],
  ])('has what its cells do not show: %j', (row, expected) => {
    expect(explained(row)).toStrictEqual(expected);
  });
  it('has its roll with its results and its status', () => {
    const [row] = explained({
      roll: { dice: 'D6', target: 4, modifies: 'roll', outcomes, ...torn },
    });
    expect(row?.roll?.outcomes.map(({ title }) => title)).toStrictEqual(['Hit', 'Miss']);
    expect(row?.roll?.statuses.map(({ text }) => text)).toStrictEqual([
      'Reconstructed: it is faint.',
    ]);
  });
});
