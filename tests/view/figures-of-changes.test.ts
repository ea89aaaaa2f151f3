/** Changed figures as the ledger writes them, then as readers see them. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import type { ChangeFile } from '../../schemas/types.d.ts';
import { recordedOf } from '../../src/ledger/ledger.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { buildRulebook } from '../../src/model/rulebook.ts';
import { createReader } from '../../src/view/context.ts';
import { differences } from '../../src/view/changed-figures.ts';
import { changesOf, changesOn } from '../../src/view/changes.ts';
import { historyView } from '../../src/view/pages/history.ts';
import { changesView } from '../../src/view/pages/lists/changes-page.ts';
import { checkView, readGame } from './golden-game.ts';
import { bothOf, gameWith, readerOf, SHEET, words, type Files } from './game-with.ts';

const QUARREL = {
  id: 'quarrel',
  about: words('The range'),
  claims: [
    { id: 'far', source: SHEET, says: words('It is 6.') },
    { id: 'near', says: words('It is 4.') },
  ],
  adopted: 'far',
  reason: words('x'),
  confidence: 'low' as const,
};
const CHANGED: Files = {
  markers: ['Pin', 'Mud', 'Rain'].map((title) => ({
    ...{ id: title.toLowerCase(), title: words(title), text: words('x'), source: SHEET },
    type: title === 'Pin' ? 'counter' : 'state',
  })),
  rules: {
    range: { title: words('Range'), text: words('x'), dispute: QUARREL },
    smoke: {
      title: words('Smoke'),
      text: words('x'),
      points: [
        {
          id: 'cloud',
          text: words('A cloud'),
          effects: [
            {
              ...{ do: 'place', marker: 'pin', source: SHEET },
              when: [{ subject: 'pins', atLeast: 1 }],
              whenText: words('it coughs'),
            },
          ],
        },
      ],
    },
  },
  procedures: {
    load: {
      title: words('Loading'),
      evidence: 'other-source',
      steps: [
        { id: 'open', title: words('Open'), text: words('x'), evidence: 'reconstructed' },
        { id: 'close', title: words('Close'), text: words('x') },
      ],
    },
  },
  modifiers: {
    aim: {
      title: words('Aim'),
      modifiers: [
        { id: 'lens', title: words('Lens'), change: { set: 2 }, evidence: 'inferred' },
        { id: 'sun', title: words('Sun'), change: { add: -1 }, evidence: 'inferred' },
        { id: 'night', title: words('Night'), change: { add: -2 }, cancels: ['sun'] },
      ],
    },
  },
  tables: {
    old: {
      title: words('Old'),
      columns: [
        { id: 'crew', type: 'count', title: words('Crew') },
        { id: 'weight', type: 'count', title: words('Weight'), evidence: 'inferred' },
      ],
      rows: [
        { id: 'cannon', title: words('Cannon'), cells: { crew: 4, weight: 9 } },
        { id: 'ram', title: words('Ram'), cells: { crew: 5 }, evidence: 'reconstructed' },
      ],
    },
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
};
const game = gameWith(CHANGED);

type Side = string | undefined;
const shown = (address: string, field: string, was: Side, now: Side, language: Language = 'en') =>
  differences({ address, figures: [{ field, was, now }] }, readerOf(game, language)).map((one) =>
    [one.what.trim(), one.was, one.now].join(' | '),
  );

describe('a changed cell', () => {
  it.each([
    ['en', 'range', '12', '6..24', ['Range: | 12″ | 6–24″']],
    ['pl', 'range', 'none', 'unknown', ['Zasięg: | brak | ?']],
    ['ja', 'range', 'none', undefined, ['射程： | なし | –']],
    ['en', 'range', undefined, '24', ['Range: | – | 24″']],
    ['en', 'bonus', '-1', '2', ['Bonus: | −1 | +2']],
    ['pl', 'tools', 'rope', 'rope,spade', ['Narzędzia: | Lina | Lina, Łopata']],
    ['ja', 'tools', 'rope', 'rope,spade', ['道具： | 綱 | 綱、鋤']],
    ['pl', 'duty', 'rules/cover', 'rules/cover(with=2D6)', ['Zadanie: | Osłona | Osłona (2K6)']],
    [
      'en',
      'duty',
      'none',
      'rules/cover#walls,rules/cover(with=D6)',
      ['Duty: | none | Walls are hard cover, Cover (D6)'],
    ],
    ['pl', 'remark', '"2D6"', '"3 D6"', ['Uwaga: | 2K6 | 3 K6']],
    ['en', 'remark', 'a "quoted" word', '"6"', ['Remark: | a "quoted" word | 6']],
    ['en', 'tools', 'rope,shovel', 'spade', ['Tools: | Rope, shovel | Spade']],
    ['en', 'range', '12', 'unknown(evidence=unknown)', ['Range: | 12″ | ?']],
    [
      'pl',
      'range',
      '12',
      '12(evidence=inferred)',
      ['Zasięg · Pochodzenie: | jak w źródle | wywnioskowane'],
    ],
    [
      'en',
      'duty',
      'rules/cover',
      'rules/cover(source=sheet:1 evidence=reconstructed)',
      ['Duty · Source status: | as printed | reconstructed'],
    ],
    // Not of all of them, or with the figure itself: what there is now.
    [
      'en',
      'tools',
      'rope,spade',
      'rope(evidence=inferred),spade',
      ['Tools: | Rope, Spade | Rope (inferred); Spade'],
    ],
    ['en', 'range', '12', '24(evidence=inferred)', ['Range: | 12″ | 24″ (inferred)']],
    [
      'en',
      'range',
      '0..48(when=pins==0),24..48(when=pins>=1)',
      '24..48',
      ['Range: | 0–48″ (pins = 0); 24–48″ (pins ≥ 1) | 24–48″'],
    ],
    ['ja', 'duty', 'none', '@tables/damage', ['任務： | なし | 損害']],
    [
      'en',
      'duty',
      'rules/cover,rules/cover#walls',
      'see rules/cover',
      ['Duty: | Cover, Walls are hard cover | see rules/cover'],
    ],
    ['pl', 'remark', 'none', '6', ['Uwaga: | brak | 6']],
    ['en', 'remark', 'rules/cover', 'unknown', ['Remark: | rules/cover | ?']],
    // What has no words of its own is left out.
    ['en', 'range', '12', '12(reason="2" source=sheet:1)', []],
    ['en', 'gone', '1', '2', []],
    ['en', 'source', 'sheet:1', 'sheet:2', []],
  ] as const)('in %s: %s was %s, is %s', (language, field, was, now, expected) => {
    expect(shown('tables/guns#gun', field, was, now, language)).toStrictEqual(expected);
  });
});

describe('a changed part', () => {
  it.each([
    // A record has no words of conditions; those of today are used while the rest is the same.
    [
      'rules/smoke#cloud.effects',
      'remove:pin',
      'place:pin(when=pins>=1 source=sheet:2)',
      ['Effect: | Remove the Pin counter | If pins ≥ 1, it coughs, place a Pin counter'],
    ],
    [
      'rules/smoke#cloud.effects',
      undefined,
      'place:pin(when=pins>=2 source=sheet:2)',
      ['Effect: | none | If pins ≥ 2, place a Pin counter'],
    ],
    ['modifiers/aim#night.cancels', 'lens', 'sun,lens', ['Cancels: | Lens | Sun, Lens']],
    [
      'modifiers/to-hit.modifiers.cover',
      'soft-cover,hard-cover',
      'hard-cover,soft-cover',
      ['Modifiers: | Soft cover, Hard cover | Hard cover, Soft cover'],
    ],
    ['procedures/load.steps', 'close,open', 'open,close', ['Steps: | Close, Open | Open, Close']],
    ['tables/old#cannon.crew', '3', '4', ['Crew: | 3 | 4']],
    ['tables/old#ram.crew', '4', '5', ['Crew: | 4 | 5 (reconstructed)']],
    ['tables/old#ram.crew', '4', '6', ['Crew: | 4 | 6']],
    ['tables/old#ram.weight', '4', 'none', ['Weight: | 4 | none (inferred)']],
    ['tables/old#gone.crew', '4', '5', ['Crew: | 4 | 5']],
    ['modifiers/aim#lens.set', '1', '2', [' | 1 | 2 (inferred)']],
    ['modifiers/aim#sun.add', '1', '-1', [' | +1 | −1 (inferred)']],
    ['modifiers/aim#sun.side', 'attacker', 'defender', ['Side: | Attacker | Defender']],
    ['rules/range#quarrel.adopted', 'near', 'far', ['Used here: | “It is 4” | “It is 6”']],
    ['rules/range#gone.adopted', 'near', 'far', []],
    ['modifiers/to-hit.roll.outcomes.hit.next', undefined, '(to=x when=pins>=1)', []],
  ] as const)('%s was %s, is %s', (figure, was, now, expected) => {
    const at = figure.indexOf('.');
    expect(shown(figure.slice(0, at), figure.slice(at + 1), was, now)).toStrictEqual(expected);
  });
  it('whose dispute was opened again does not say how sure nothing is', () => {
    const figures = [
      { field: 'adopted', was: 'far', now: 'none' },
      { field: 'confidence', was: 'low', now: 'high' },
    ];
    const opened = differences({ address: 'rules/range#quarrel', figures }, readerOf(game));
    expect(opened.map(({ what, now }) => what + now)).toStrictEqual(['Used here: left open']);
  });
});

describe('a status that a record gives one side of', () => {
  /** What a log says, one line for each change. */
  const logged = (...records: NonNullable<ChangeFile['figures']>[]) => {
    const changes = records.map((figures, index) => ({
      name: `changes/${index}`,
      file: '',
      data: { on: '2025-01-02', words: 'Sheet', figures },
    }));
    const { rulesets } = buildRulebook([{ ...game.ruleset.source, changes }]);
    return rulesets.flatMap((ruleset) =>
      changesOf(ruleset, createReader('en', ruleset, '')).flatMap(({ name, differences: own }) =>
        own.map(({ what, was, now }) => `${name} | ${what}${was} | ${now}`),
      ),
    );
  };
  it.each([
    [
      'of its row',
      'tables/old#ram.crew',
      '5(evidence=inferred)',
      '5',
      'Ram | Crew · Source status: inferred | reconstructed',
    ],
    [
      'of its column',
      'tables/old#cannon.weight',
      '9(evidence=unknown)',
      '9',
      'Cannon | Weight · Source status: unknown | inferred',
    ],
    [
      'of what is printed',
      'tables/old#cannon.crew',
      '4(evidence=inferred)',
      '4',
      'Cannon | Crew · Source status: inferred | as printed',
    ],
    [
      'of its part',
      'procedures/load#open.roll.evidence',
      'inferred',
      undefined,
      'Open | Source status: inferred | reconstructed',
    ],
    [
      'of its entry',
      'procedures/load#close.evidence',
      'inferred',
      undefined,
      'Close | Source status: inferred | other source',
    ],
  ] as const)('is on the other side that %s: %s', (_, figure, was, now, expected) => {
    expect(logged({ [figure]: { was, ...(now && { now }) } })).toStrictEqual([expected]);
  });
  it('is that of the entry before and after the record, whatever other entries say', () => {
    expect(
      logged(
        { 'rules/range.evidence': { was: 'inferred', now: 'unknown' } },
        {
          'modifiers/to-hit.evidence': { now: 'inferred' },
          'modifiers/to-hit#hard-cover.evidence': { was: 'unknown' },
        },
        { 'modifiers/to-hit#soft-cover.evidence': { was: 'unknown' } },
        { 'modifiers/to-hit.evidence': { was: 'inferred' } },
      ),
    ).toStrictEqual([
      'Range | Source status: inferred | unknown',
      'To hit | Source status: as printed | inferred',
      'Hard cover | Source status: unknown | inferred',
      'Soft cover | Source status: unknown | inferred',
      'To hit | Source status: inferred | as printed',
    ]);
  });
  it('is not said of a page that is gone', () => {
    expect(logged({ 'tables/old#gone.crew': { was: 1, now: 2 } })).toStrictEqual([]);
  });
});

describe('a changed modifier', () => {
  const cover = 'modifiers/to-hit#hard-cover';
  it.each([
    ['add', '-1', '12', [' | −1 | +12']],
    ['add', 'D3', undefined, [' | +D3 | none']],
    ['set', '2', '-1', [' | 2 | −1']],
    ['set', 'none', '2D6', ['Value: | none | 2D6']],
    ['multiply', '2', '1/2', [' | ×2 | ×½']],
    ['add', '-1', '(each=-1 per=pins)', [' | −1 | − Pins']],
    ['roll.target', '3', '4', ['Target number: | 3 | 4']],
    ['roll.target', '3', undefined, []],
    ['side', undefined, 'attacker', ['Side: | none | Attacker']],
    [
      'roll.contest.each',
      'attacker',
      'attacker,defender',
      ['Side: | Attacker | Attacker, Defender'],
    ],
    ['when', 'pins>=1', 'pins>=2', ['Condition: | pins ≥ 1 | pins ≥ 2']],
    ['evidence', undefined, 'inferred', ['Source status: | none | inferred']],
    ['when', undefined, 'target-unit=pin', ['Condition (target): | none | Pin counter']],
    ['when', undefined, 'attacker!=pin', ['Exceptions (attacker): | none | Pin counter']],
    ['when', 'attacker!=pin', 'attacker!=pin,pins>=1', ['Condition: | none | pins ≥ 1']],
    ['when', 'pins>=1,attacker=pin', 'pins>=2,attacker=pin', ['Condition: | pins ≥ 1 | pins ≥ 2']],
    [
      'when',
      'attacker=pin',
      'attacker=pin|mud',
      ['Condition (attacker): | Pin counter | Pin counter or Mud'],
    ],
    ['when', undefined, 'attacker=rain|mud', ['Condition (attacker): | none | Rain or Mud']],
    [
      'when',
      'attacker=mud',
      'attacker=rain|pin',
      ['Condition (attacker): | Mud | Rain or Pin counter'],
    ],
    [
      'when',
      'attacker!=mud',
      'attacker!=mud|rain|pin',
      ['Exceptions (attacker): | Mud | Mud, Rain or Pin counter'],
    ],
    // A name that the game has no more could mean anything.
    ['when', 'wind=strong', 'pins>=1', []],
  ] as const)('%s was %s, is %s', (field, was, now, expected) => {
    expect(shown(cover, field, was, now)).toStrictEqual(expected);
  });
  it('whose amount was recorded part by part is said as a whole', () => {
    const figures = [
      { field: 'add.each', was: '-1', now: undefined },
      { field: 'add.per', was: 'pins', now: undefined },
      { field: 'add', was: undefined, now: '-2' },
    ];
    expect(differences({ address: cover, figures }, readerOf(game, 'en'))).toStrictEqual([
      { what: 'Value: ', was: '− Pins', now: '−2' },
    ]);
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
  it('has the newest day first; in it games, their sources, and a line for what changed alike', () => {
    expect(
      english().days.map(({ on, games }) => [
        on,
        ...games.map(({ game, groups }) => [
          game.href,
          ...groups.map(({ against, lines }) => [
            against,
            ...lines.map(({ pages, differences: own }) => [
              ...pages.map(({ page, parts }) =>
                [page, ...parts].map(({ name, number = '' }) => `${name} ${number}`).join(' › '),
              ),
              ...own.map(({ what, was, now }) => `${what}${was} → ${now}`),
            ]),
          ]),
        ]),
      ]),
    ).toStrictEqual([
      [
        '2025-03-04',
        ['/en/raid/', ['Checked against: Leaflet', ['To hit 0', 'Target number: 4 → 3']]],
      ],
      [
        '2025-01-02',
        [
          '/en/skirmish/',
          ['Checked against: Map', ['To hit  › Hard cover 1', '−1 → −2']],
          ['Checked against: Leaflet', ['To hit 0', 'Target number: 4 → 3']],
        ],
      ],
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
    expect(changesView(gameWith({}).book, { language })).toMatchObject({ none, days: [] });
  });
});

/** Days out of order, several sources on a day, what changed alike on two pages, statuses, and a dispute. */
const LOG: ChangeFile[] = [
  {
    on: '2025-02-01',
    words: 'A letter of the author',
    figures: {
      'modifiers/to-hit#long-range.evidence': { was: 'inferred', now: 'as-printed' },
      'modifiers/to-hit#hard-cover.add': { was: -1, now: -2 },
      'modifiers/to-hit#soft-cover.add': { was: -1, now: -2 },
      'tables/guns#gun.range': { was: 12, now: 24 },
      'tables/weapons#rifle.range': { was: 12, now: 24 },
      'ruleset.edition.evidence': { was: 'inferred', now: 'as-printed' },
    },
  },
  {
    on: '2025-02-01',
    words: 'Sheet, page 2',
    figures: { 'modifiers/to-hit.roll.target': { was: 4, now: 3 } },
  },
  {
    on: '2025-03-01',
    words: 'Sheet',
    against: [{ document: 'sheet', page: 1 }],
    figures: {
      'rules/range#quarrel.adopted': { was: 'near', now: 'far' },
      'rules/range#quarrel.confidence': { was: 'high', now: 'low' },
      'tables/guns.evidence': { was: 'inferred' },
      'tables/guns#gun.duty': { was: 'none', now: 'none(evidence=unknown)' },
    },
  },
  {
    on: '2025-01-01',
    words: 'Sheet',
    figures: {
      'tables/guns.evidence': { now: 'inferred' },
      'tables/guns#gun.tools': { was: 'rope(evidence=as-printed)', now: 'rope' },
      'rules/range#quarrel.adopted': { was: 'none', now: 'near' },
      'rules/range#quarrel.confidence': { now: 'high' },
    },
  },
];
it.each(LANGUAGE_TAGS)('a log of many changes in %s', async (language) => {
  // Built anew, because changes are put into words once for each game.
  const book = buildRulebook([gameWith({ ...CHANGED, changes: LOG }).ruleset.source]);
  await checkView('changes-of-many', language, changesView(book, { language }).days);
});

describe('the history of a page', () => {
  it('has the changes of the page and of its parts, and no others', () => {
    const reader = readerOf(past, 'en', 'modifiers/to-hit');
    expect(
      changesOn(past.ruleset, 'modifiers/to-hit', reader).map(({ number }) => number),
    ).toStrictEqual([0, 1]);
    // The other two are of a part that is gone, and without words.
    expect(changesOf(past.ruleset, reader)).toHaveLength(2);
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

/** Each figure of the fixture games, changed from the figure before it in the same field, and from none. */
describe.each(['golden', 'every-feature', 'games'])('of the game %s', (folder) => {
  const rulesets =
    folder === 'golden'
      ? [readGame().ruleset]
      : readRulebook(`tests/fixtures/${folder}`, { lenient: true }).rulebook?.rulesets;
  it('every figure as a change', async () => {
    const said = rulesets?.flatMap((ruleset) => {
      const reader = createReader('en', ruleset, '');
      const before = new Map<string, string>();
      return recordedOf(ruleset.source).flatMap(({ address, figures }) =>
        [...figures].flatMap(([field, { value: now }]) => {
          const sides = [undefined, before.get(field)].filter((was) => was !== now);
          before.set(field, now);
          const lines = [...new Set(sides)].flatMap((was) =>
            differences({ address, figures: [{ field, was, now }] }, reader).map((one) =>
              [one.what, one.was, '→', one.now].join(' '),
            ),
          );
          return lines.length === 0 ? [] : [[`${address}.${field}`, lines] as const];
        }),
      );
    });
    await checkView(`changes-of-${folder}`, undefined, Object.fromEntries(said ?? []));
  });
});
