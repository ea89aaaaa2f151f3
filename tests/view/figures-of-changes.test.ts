/** Changed figures as the ledger writes them, then as readers see them. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import type { ChangeFile } from '../../schemas/types.d.ts';
import { changesOf, changesOn, differences } from '../../src/view/changes.ts';
import { historyView } from '../../src/view/pages/history.ts';
import { changesView } from '../../src/view/pages/lists/changes-page.ts';
import { bothOf, gameWith, readerOf, words } from './game-with.ts';

const game = gameWith({
  tables: {
    guns: {
      title: words('Guns'),
      words: [
        { id: 'rope', title: words('Rope', 'Lina', '綱') },
        { id: 'spade', title: words('Spade', 'Łopata', '鋤') },
      ],
      columns: [
        { id: 'range', type: 'distance', unit: 'inch', title: words('Range', 'Zasięg', '射程') },
        { id: 'bonus', type: 'signed', title: words('Bonus', 'Premia', '補正') },
        { id: 'tools', type: 'word', title: words('Tools', 'Narzędzia', '道具') },
        { id: 'duty', type: 'rules', title: words('Duty', 'Zadanie', '任務') },
        { id: 'remark', type: 'text', title: words('Remark', 'Uwaga', '備考') },
      ],
      rows: [
        {
          id: 'gun',
          title: words('Gun', 'Działo', '砲'),
          cells: { range: 24, bonus: 1, tools: 'rope', duty: 'none', remark: 'none' },
        },
      ],
    },
  },
});

type Side = string | undefined;
const shown = (address: string, field: string, was: Side, now: Side, language: Language = 'en') =>
  differences({ address, figures: [{ field, was, now }] }, readerOf(game, language)).map((one) =>
    [one.what, one.was, one.now].filter((word) => word !== undefined).join(' | '),
  );
const DETAILS = ['details of the rule'];

describe('a changed cell', () => {
  it.each([
    ['en', 'range', '12', '6..24', ['Range | 12″ | 6–24″']],
    ['pl', 'range', 'none', 'unknown', ['Zasięg | brak | ?']],
    ['ja', 'range', 'none', undefined, ['射程 | なし | –']],
    ['en', 'range', undefined, '24', ['Range | – | 24″']],
    ['en', 'bonus', '-1', '2', ['Bonus | −1 | +2']],
    ['pl', 'tools', 'rope', 'rope,spade', ['Narzędzia | Lina | Lina, Łopata']],
    ['ja', 'tools', 'rope', 'rope,spade', ['道具 | 綱 | 綱、鋤']],
    ['pl', 'duty', 'rules/cover', 'rules/cover(with=2D6)', ['Zadanie | Osłona | Osłona (2K6)']],
    [
      'en',
      'duty',
      'none',
      'rules/cover#walls,rules/cover(with=D6)',
      ['Duty | none | Walls are hard cover, Cover (D6)'],
    ],
    ['pl', 'remark', '"2D6"', '"3 D6"', ['Uwaga | 2K6 | 3 K6']],
    ['en', 'remark', 'a "quoted" word', '"6"', ['Remark | a "quoted" word | 6']],
    ['en', 'tools', 'rope,shovel', 'spade', ['Tools | Rope, shovel | Spade']],
    // More than a value is said in words only.
    ['en', 'range', '12', 'unknown(evidence=unknown)', DETAILS],
    ['en', 'range', '12(when=x)', '12', DETAILS],
    ['en', 'range', '@tables/damage', '12', DETAILS],
    ['en', 'gone', '1', '2', DETAILS],
    ['en', 'source', 'sheet:1', 'sheet:2', DETAILS],
  ] as const)('in %s: %s was %s, is %s', (language, field, was, now, expected) => {
    expect(shown('tables/guns#gun', field, was, now, language)).toStrictEqual(expected);
  });
});

describe('a changed modifier', () => {
  const cover = 'modifiers/to-hit#hard-cover';
  it.each([
    ['add', '-1', '12', [' | −1 | +12']],
    ['add', 'D3', undefined, [' | +D3 | –']],
    ['set', '2', '-1', [' | 2 | −1']],
    ['set', 'none', '2D6', [' | none | 2D6']],
    ['multiply', '2', '1/2', [' | ×2 | ×½']],
    ['add', '-1', '(each=-1 per=pins)', DETAILS],
    ['add', '2 per pin', '1', DETAILS],
    ['add', '1', 'pins 2', DETAILS],
    ['roll.target', '3', '4', DETAILS],
  ] as const)('%s was %s, is %s', (field, was, now, expected) => {
    expect(shown(cover, field, was, now)).toStrictEqual(expected);
  });
  it('that is gone still has its change', () => {
    expect(shown('modifiers/gone#wind', 'add', '-1', undefined)).toStrictEqual([' | −1 | –']);
  });
});

const CHANGES: ChangeFile[] = [
  {
    on: '2025-01-02',
    words: 'Leaflet',
    figures: { 'modifiers/to-hit.roll.target': { was: 4, now: 3 } },
  },
  {
    on: '2025-01-02',
    words: 'Map',
    figures: {
      'modifiers/to-hit#hard-cover.add': { was: -1, now: -2 },
      'modifiers/to-hit-more#wind.add': { was: 1 },
      'ruleset.stacking.combine': { was: 'unknown', now: 'sum' },
    },
  },
];
const past = gameWith({ changes: CHANGES });

describe('the change log', () => {
  const ofTwo = bothOf(
    past,
    gameWith({ changes: [CHANGES[0]!].map((one) => ({ ...one, on: '2025-03-04' })) }),
    'raid',
  );
  const english = () => changesView(ofTwo, { language: 'en' });
  it('has the newest first; of one day, the one that came last', () => {
    expect(
      english().changes.map(({ id, on, link }) => [id, on, link.name, link.href]),
    ).toStrictEqual([
      ['raid.0', '2025-03-04', 'To hit', '/en/raid/modifiers/to-hit/'],
      ['skirmish.3', '2025-01-02', 'Skirmish', '/en/skirmish/'],
      [
        'skirmish.2',
        '2025-01-02',
        'modifiers/to-hit-more#wind',
        '/en/skirmish/modifiers/to-hit-more/#wind',
      ],
      ['skirmish.1', '2025-01-02', 'Hard cover', '/en/skirmish/modifiers/to-hit/#hard-cover'],
      ['skirmish.0', '2025-01-02', 'To hit', '/en/skirmish/modifiers/to-hit/'],
    ]);
  });
  it('has a feed for each game', () => {
    const view = english();
    expect(view.feeds).toStrictEqual([
      { href: '/en/skirmish/changes.xml', name: 'Skirmish' },
      { href: '/en/raid/changes.xml', name: 'Skirmish' },
    ]);
    expect(view.frame.head.feeds.map(({ title }) => title)).toStrictEqual([
      'Skirmish, 1st ed.: changed values',
      'Skirmish, 1st ed.: changed values',
    ]);
    expect('none' in view).toBe(false);
  });
  it.each([
    ['en', 'No values have changed since first publication.'],
    ['ja', '公開以来、変更された数値はありません。'],
  ] as const)('says in %s that there are none', (language, none) => {
    expect(changesView(gameWith({}).book, { language })).toMatchObject({ none, changes: [] });
  });
});

describe('the history of a page', () => {
  it('has the changes of the page and of its parts, and no others', () => {
    const reader = readerOf(past, 'en', 'modifiers/to-hit');
    expect(
      changesOn(past.ruleset, 'modifiers/to-hit', reader).map(({ number }) => number),
    ).toStrictEqual([0, 1]);
    expect(changesOf(past.ruleset, reader)).toHaveLength(4);
    expect(historyView(reader).record?.changes.map(({ part }) => part)).toStrictEqual([
      '',
      'hard-cover',
    ]);
  });
  it.each([
    ['en', 'File last edited: '],
    ['pl', 'Ostatnia edycja pliku: '],
    ['ja', 'ファイルの最終更新：'],
  ] as const)('says when its file was edited, where that is known, in %s', (language, label) => {
    const reader = readerOf(past, language, 'rules/cover');
    const dates: Record<string, string> = { 'rules/skirmish/rules/cover.yaml': '2025-06-07' };
    expect(historyView(reader, (file) => dates[file]).edited).toStrictEqual({
      label,
      on: '2025-06-07',
      href: expect.stringMatching(/\/commits\/main\/rules\/skirmish\/rules\/cover\.yaml$/),
    });
    expect('edited' in historyView(reader, () => undefined)).toBe(false);
  });
  it('without changes says so, and keeps no record', () => {
    const view = historyView(readerOf(past, 'en', 'rules/cover'));
    expect(view.unchanged).toBe('No values have changed since first publication.');
    expect('record' in view || 'last' in view).toBe(false);
  });
  it('keeps a record of parts that moved', () => {
    const moved = gameWith({
      changes: [{ on: '2025-01-02', moved: { 'rules/cover#old': ['rules/cover#walls'] } }],
    });
    expect(historyView(readerOf(moved, 'en', 'rules/cover'))).toMatchObject({
      moved: [{ id: 'old', to: [{ href: '#walls', name: 'Walls are hard cover' }] }],
      record: { moved: { old: ['/en/skirmish/rules/cover/#walls'] }, changes: [] },
    });
  });
});
