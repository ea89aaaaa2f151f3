/** Open questions: what is disputed, unknown, inferred or not in the documents, and where. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/i18n/languages.ts';
import { disputesView } from '../../../src/view/pages/lists/disputes.ts';
import { disputeView } from '../../../src/view/parts/dispute.ts';
import type { Game } from '../golden-game.ts';
import { english, gameWith, readerOf, SHEET, withoutWords, words } from '../game-with.ts';

const torn = {
  evidence: 'unknown' as const,
  reason: words('It is torn.', 'Oddarte.', '破れている。'),
};
const viewOf = ({ book, ruleset }: Game, language: Language = 'en') =>
  disputesView(book, { language, ruleset });

const doubtful = gameWith({
  meta: {
    edition: {
      name: words('First edition'),
      short: words('1st ed.'),
      evidence: 'inferred',
      reason: words('From the cover.', 'Z okładki.', '表紙による。'),
    },
    stacking: { combine: 'unknown', text: words('Nobody knows.'), ...torn },
  },
  tables: {
    guns: {
      title: words('Guns', 'Działa', '砲'),
      ...torn,
      groups: [
        { id: 'light', title: words('Light', 'Lekkie', '軽') },
        { id: 'heavy', title: words('Heavy', 'Ciężkie', '重'), ...torn },
      ],
      columns: [
        { id: 'six', type: 'number', title: words('6'), group: 'light', ...torn },
        { id: 'range', type: 'number', title: words('Range 6'), ...torn },
        { id: 'sixteen', type: 'number', title: words('16'), ...torn },
        { id: 'unit', type: 'number', title: words('6 hexes'), ...torn },
      ],
      rows: [
        {
          id: 'gun',
          title: words('Gun'),
          cells: { six: 1, range: 2, sixteen: 3, unit: 4 },
          ...torn,
        },
      ],
      notes: [
        { id: 'star', mark: '*', text: words('A star.'), ...torn },
        { id: 'plain', text: words('No star.', 'Bez gwiazdki.', '星なし。'), ...torn },
      ],
    },
  },
});

describe('the place of an open question', () => {
  const names = (language: Language) =>
    viewOf(doubtful, language).groups.map(({ heading, doubts }) => [
      heading,
      ...doubts.map(({ word, name }) => `${word}: ${name}`),
    ]);
  it.each([
    [
      'en',
      [
        [
          'Tables',
          '(unknown): Guns › footnote *',
          '(unknown): Guns › No star',
          '(unknown): Guns › Heavy',
          '(unknown): Guns › Gun',
          '(unknown): Guns › Light › column 6',
          '(unknown): Guns › Range 6',
          '(unknown): Guns › column 16',
          '(unknown): Guns › 6 hexes',
        ],
        ['The game as a whole', '(unknown): Modifier stacking', '(inferred): Game version'],
      ],
    ],
    [
      'ja',
      [
        [
          '表',
          '（不明）: 砲 › 注*',
          '（不明）: 砲 › 星なし',
          '（不明）: 砲 › 重',
          '（不明）: 砲 › Gun',
          '（不明）: 砲 › 軽 › 列6',
          '（不明）: 砲 › Range 6',
          '（不明）: 砲 › 列16',
          '（不明）: 砲 › 6 hexes',
        ],
        ['ゲーム全体', '（不明）: 修正の累積', '（推定）: 版'],
      ],
    ],
  ] as const)('is its phase, its page and its name in %s', (language, expected) => {
    expect(names(language)).toStrictEqual(expected);
  });
  it('is linked, with its reason and the form that answers it', () => {
    const [guns, whole] = viewOf(doubtful, 'pl').groups;
    expect(guns).toMatchObject({ id: 'kind.tables', count: 8, disputes: [] });
    expect(guns?.doubts[0]).toMatchObject({
      id: 'unknown.tables.guns.star',
      evidence: 'unknown',
      name: 'Działa › przypis *',
      href: '/pl/skirmish/tables/guns/#star',
      reason: 'Oddarte.',
      answer: { name: 'Pomóż to rozstrzygnąć' },
    });
    const { searchParams } = new URL(guns?.doubts[0]?.answer.href ?? '');
    expect(searchParams.get('address')).toBe('skirmish/tables/guns#star');
    expect(searchParams.get('value')).toBe('Działa › przypis * (nieznane)');
    expect(whole).toMatchObject({ id: 'whole', count: 2 });
    expect(whole?.doubts.map(({ id, href }) => [id, href])).toStrictEqual([
      ['unknown.stacking', '/pl/skirmish/'],
      ['inferred.edition', '/pl/skirmish/'],
    ]);
  });
  it('is only its page where it is the whole page', () => {
    const view = viewOf(
      gameWith({
        rules: { cover: { title: words('Cover'), standalone: true, text: words('?'), ...torn } },
      }),
    );
    expect(view.groups.map(({ doubts }) => doubts.map(({ name }) => name))).toStrictEqual([
      ['Cover'],
    ]);
  });
  it('is the phase that reaches it in the fewest steps, and after the phases its kind', () => {
    const rule = () => ({
      title: words('Rule'),
      standalone: true as const,
      text: words('?'),
      ...torn,
    });
    const step = (uses: string[]) => [{ id: 'step', text: words('Do it.'), uses }];
    const sides = { act: ['attacker'], turnOrder: 'sequential' as const };
    const game = gameWith({
      meta: { phases: ['first', 'second'] },
      phases: {
        first: { title: words('First'), sides, steps: step(['procedures/long']) },
        second: { title: words('Second'), sides, steps: step(['rules/near']) },
      },
      procedures: { long: { title: words('Long'), steps: step(['rules/near', 'rules/far']) } },
      rules: { near: rule(), far: rule(), alone: rule() },
    });
    expect(
      viewOf(game).groups.map(({ heading, doubts }) => [
        heading,
        ...doubts.map(({ href }) => href),
      ]),
    ).toStrictEqual([
      ['First', '/en/skirmish/rules/far/'],
      ['Second', '/en/skirmish/rules/near/'],
      ['Rules', '/en/skirmish/rules/alone/'],
    ]);
  });
});

describe('a dispute', () => {
  const claims = [
    { id: 'old', source: SHEET, says: words('It is 4.') },
    { id: 'ours', says: words('It is 5.') },
    { id: 'older', source: SHEET, says: words('It is 3.') },
  ];
  const dispute = {
    id: 'range',
    about: words('The range'),
    claims,
    reason: words('The sheet is older.'),
    confidence: 'high' as const,
  };
  const shown = (adopted: string, language: Language = 'en') =>
    disputeView({ ...dispute, adopted }, readerOf(gameWith({}), language));
  it('shows every claim under its source, the one used here, why, and how sure that is', () => {
    expect(shown('ours')).toStrictEqual({
      id: 'range',
      word: '(disputed)',
      about: 'The range',
      question: 'The range ·',
      claims: [
        {
          head: 'Sheet, page 2',
          says: [
            { label: 'Sheet, page 2', text: 'It is 4.' },
            { label: 'Sheet, page 2', text: 'It is 3.' },
          ],
        },
        {
          head: 'Editors’ reading (used here)',
          says: [{ label: 'Editors’ reading', text: 'It is 5.' }],
        },
      ],
      used: { label: 'Used here', text: 'It is 5.' },
      inUse: 'Used here: it is 5.',
      reason: { label: 'Reason', text: 'The sheet is older.' },
      confidence: { label: 'Confidence', word: 'high', said: '(Confidence: high)', level: 3 },
    });
  });
  it.each([
    ['en', 'left open'],
    ['pl', 'kwestia otwarta'],
    ['ja', '未確定'],
  ] as const)('without a claim in use has no confidence, in %s', (language, text) => {
    const open = shown('none', language);
    expect(open.used.text).toBe(text);
    expect('confidence' in open).toBe(false);
  });
});

describe('the page of a game', () => {
  it('without open questions says so', () => {
    const { groups, none, ...rest } = viewOf(withoutWords(gameWith({})), 'pl');
    expect([groups, none, 'omissions' in rest]).toStrictEqual([[], 'Brak.', false]);
  });
  it('names what its documents leave out, with the page that says so and where it belongs', () => {
    const { omissions, none } = viewOf(
      gameWith({
        meta: {
          translations: 'partial',
          omissions: [
            {
              id: 'night',
              text: words('Night is missing.'),
              source: SHEET,
              at: ['rules/cover', 'tables/weapons#rifle'],
            },
            { id: 'rain', text: english('Rain is missing.') },
          ],
        },
      }),
      'ja',
    );
    expect(none).toBe('ありません。');
    expect(omissions).toStrictEqual({
      heading: '資料にない事項',
      items: [
        {
          id: 'night',
          text: 'Night is missing.',
          source: 'シートの2ページ',
          links: [
            { href: '/ja/skirmish/rules/cover/', name: '遮蔽' },
            { href: '/ja/skirmish/tables/weapons/#rifle', name: '小銃' },
          ],
        },
        {
          id: 'rain',
          text: '<span lang="en">Rain is missing.</span>',
          source: '',
          links: [],
        },
      ],
    });
  });
});
