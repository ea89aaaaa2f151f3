/** The page of a modifier set: what it applies to, how its modifiers combine, and what each says beside its amount. */
import { describe, expect, it } from 'vitest';
import { byLanguage, type Language } from '../../../src/i18n/languages.ts';
import { modifiersView } from '../../../src/view/pages/modifier-page.ts';
import { entryAt, gameWith, readerOf, words, type Files } from '../game-with.ts';

type Set = NonNullable<Files['modifiers']>[string];

const viewOf = (set: Partial<Set>, language: Language = 'en') => {
  const game = gameWith({
    modifiers: {
      aim: {
        title: words('Aim', 'Celowanie', '照準'),
        modifiers: [{ id: 'wet', title: words('Wet'), change: { add: -1 } }],
        ...set,
      },
      pace: {
        title: words('Pace', 'Tempo', '速さ'),
        value: { name: 'speed', base: 6 },
        modifiers: [{ id: 'dusk', title: words('Dusk'), change: { add: -1 } }],
      },
      other: {
        title: words('Other', 'Inne', '別'),
        roll: {
          dice: 'D6',
          target: 4,
          modifies: 'roll',
          outcomes: [
            {
              id: 'yes',
              success: true,
              title: words('Yes'),
              when: [{ subject: 'roll', atLeast: 'target' }],
            },
            { id: 'no', title: words('No') },
          ],
        },
        modifiers: [{ id: 'dry', title: words('Dry'), change: { add: 1 } }],
      },
    },
    values: [
      { id: 'speed', title: words('Speed', 'Szybkość', '速度'), origin: 'computed' },
      { id: 'pins', title: words('Pins'), origin: 'count' },
      { id: 'distance', title: words('Distance'), origin: 'measured', unit: 'inch' },
      ...['attacker', 'defender', 'target-unit'].map((id) => ({
        id,
        title: words(id),
        role: true as const,
      })),
    ],
  });
  return modifiersView(
    entryAt(game, 'modifiers', 'aim'),
    readerOf(game, language, 'modifiers/aim'),
  );
};
const torn = { evidence: 'reconstructed' as const, reason: words('It is faint.') };
const link = (language: string, id: string, name: string) =>
  `<a href="/${language}/skirmish/modifiers/${id}/">${name}</a>`;

describe('what a set applies to', () => {
  it.each([
    ['en', ['modifiers/other'], `Applies to “${link('en', 'other', 'Other')}”.`],
    [
      'pl',
      ['modifiers/other', 'modifiers/to-hit'],
      `Dotyczy rzutów „${link('pl', 'other', 'Inne')}” i „${link('pl', 'to-hit', 'Trafienie')}”.`,
    ],
    ['pl', ['modifiers/pace'], `Dotyczy obliczenia „${link('pl', 'pace', 'Tempo')}”.`],
    ['en', 'all', 'Applies to every roll.'],
    ['pl', 'all', 'Dotyczy wszystkich rzutów.'],
    ['ja', 'all', 'すべての判定に適用する。'],
  ] as const)('in %s: %j', (language, appliesTo, line) => {
    expect(viewOf({ appliesTo: appliesTo as never }, language).joins).toBe(line);
  });
  it.each([
    ['en', `Applies to every roll except “${link('en', 'other', 'Other')}”.`],
    ['pl', `Dotyczy wszystkich rzutów z wyjątkiem rzutu „${link('pl', 'other', 'Inne')}”.`],
    ['ja', `「${link('ja', 'other', '別')}」を除くすべての判定に適用する。`],
  ] as const)('with exceptions, in %s', (language, line) => {
    expect(viewOf({ appliesTo: 'all', except: ['modifiers/other'] }, language).joins).toBe(line);
  });
  it('is not said of a set that joins no other roll', () => {
    expect('joins' in viewOf({})).toBe(false);
  });
});

describe('a set without anything to work out', () => {
  const from = (set: string) => ({
    value: { name: 'speed', base: 'speed' },
    modifiers: [{ id: 'wet', title: words('Wet'), change: { set } }],
  });
  it.each([
    ['en', 'unknown', 'No calculator: our sources do not give the number.'],
    ['pl', 'unknown', 'Tego nie da się obliczyć: źródła nie podają tej liczby.'],
    ['en', 'pins', 'No calculation is needed: the number is used as it is.'],
    ['ja', 'pins', '値をそのまま使うため、計算は要りません。'],
  ] as const)('says why, in %s: %s', (language, set, line) => {
    expect(viewOf({ ...from(set), ...torn }, language).nothing).toBe(line);
  });
  it('differs from others', () => {
    expect('nothing' in viewOf({}) || 'value' in viewOf({})).toBe(false);
  });
});

describe('the roll and the value of a set', () => {
  const outcomes = [
    { id: 'fast', title: words('Fast'), when: [{ subject: 'speed', atLeast: 6 }], ...torn },
    { id: 'slow', title: words('Slow') },
  ];
  const texts = (statuses: readonly { text: string }[] | undefined) =>
    statuses?.map(({ text }) => text);
  it('show the status of a result', () => {
    const { value } = viewOf({ value: { name: 'speed', base: 4, outcomes } });
    expect(value?.outcomes.map(({ title, statuses }) => [title, texts(statuses)])).toStrictEqual([
      ['Fast', ['Reconstructed: it is faint.']],
      ['Slow', []],
    ]);
  });
  it('show the status of the roll', () => {
    const roll = {
      dice: 'D6',
      target: 4,
      modifies: 'roll' as const,
      outcomes: [
        {
          id: 'yes',
          success: true as const,
          title: words('Yes'),
          when: [{ subject: 'roll', atLeast: 'target' }],
        },
        { id: 'no', title: words('No') },
      ],
      ...torn,
    };
    const view = viewOf({ roll });
    expect([view.roll?.heading, texts(view.roll?.roll.statuses)]).toStrictEqual([
      'Results',
      ['Reconstructed: it is faint.'],
    ]);
  });
});

describe('a group of modifiers', () => {
  const group = (more: object) =>
    ({ id: 'mud', title: words('Mud'), combine: 'unique', ...more }) as never;
  const differs = (text: string | undefined) => ({
    ...(text !== undefined && { differenceNote: words(text) }),
  });
  const groupsOf = (notes: (string | undefined)[], more: object = {}) =>
    viewOf({
      groups: [group(more)],
      modifiers: [
        ...notes.map((note, index) => ({
          id: `mud-${index}`,
          group: 'mud',
          title: words(`Mud ${index}`),
          change: { add: -1 },
          ...differs(note),
        })),
        { id: 'free', title: words('Free'), change: { add: 1 } },
      ],
    }).groups;
  const rest = { statuses: [] };

  it('says how they combine under its title; the others need no title', () => {
    expect(groupsOf([undefined]).map(({ modifiers: _, ...one }) => one)).toStrictEqual([
      { title: 'Mud', combine: '(only one can apply)', ...rest },
      rest,
    ]);
    expect(groupsOf([undefined], { combine: 'sum' })[0]).not.toHaveProperty('combine');
  });
  it.each([
    // All say the same: once, above them.
    [['It is −2.', 'It is −2.'], 'Not the same everywhere: it is −2.', [undefined, undefined]],
    [
      ['It is −2.', 'It is −3.', 'It is −2.'],
      undefined,
      [
        'Not the same everywhere: it is −2.',
        'Not the same everywhere: it is −3.',
        'Not the same everywhere: it is −2.',
      ],
    ],
    [['It is −2.', undefined], undefined, ['Not the same everywhere: it is −2.', undefined]],
    [['It is −2.'], undefined, ['Not the same everywhere: it is −2.']],
    [[undefined, undefined], undefined, [undefined, undefined]],
  ])('says what differs elsewhere: %j', (notes, above, beside) => {
    const [mud] = groupsOf(notes);
    expect([mud?.text, mud?.modifiers.map(({ more }) => more)]).toStrictEqual([above, beside]);
  });
  it('has its text before that', () => {
    const [mud] = groupsOf(['It is −2.', 'It is −2.'], { text: words('Wet earth.') });
    expect(mud?.text).toBe('Wet earth. Not the same everywhere: it is −2.');
  });
  it.each([
    ['en', 'On a road. Not the same everywhere: <em>Here.</em> Cancels: Mud 0'],
    ['ja', '道の上。ほかの箇所との違い：<em>ここ。</em>適用されなくなる修正・倍率：Mud 0'],
  ] as const)('has modifiers with all that they do, in %s', (language, more) => {
    const { groups } = viewOf(
      {
        modifiers: [
          { id: 'mud-0', title: words('Mud 0'), change: { add: -1 } },
          {
            id: 'road',
            title: words('Road'),
            change: { add: 1 },
            text: words('On a road.', 'Na drodze.', '道の上。'),
            differenceNote: words('*Here.*', '*Tu.*', '*ここ。*'),
            cancels: ['mud-0'],
          },
        ],
      },
      language,
    );
    expect(groups[0]?.modifiers[1]?.more).toBe(more);
  });
});

it('a modifier of one side of a contest says whose it is', () => {
  const spear = { id: 'spear', title: words('Spear'), side: 'defender', change: { add: 1 } };
  const [group] = viewOf({ modifiers: [spear] }).groups;
  expect(group?.modifiers.map(({ more }) => more)).toEqual(['defender']);
});

it('lists the modifiers of each side under its name, where two sides differ', () => {
  const line = (id: string, side?: string) => ({
    id,
    title: words(id),
    ...(side && { side }),
    change: { add: 1 },
  });
  const duel = gameWith({
    modifiers: {
      duel: {
        title: words('Duel'),
        roll: {
          dice: 'D6',
          modifies: 'roll',
          contest: { each: ['attacker', 'defender'], wins: 'highest', ties: 'none' },
          outcomes: [
            { id: 'won', title: words('Won'), when: [{ subject: 'attacker', is: 'winner' }] },
            { id: 'lost', title: words('Lost') },
          ],
        },
        modifiers: [line('wall', 'defender'), line('charge', 'attacker'), line('weary')],
      },
    },
  });
  const groups = byLanguage((language) =>
    modifiersView(entryAt(duel, 'modifiers', 'duel'), readerOf(duel, language)).groups.map(
      ({ title = '', modifiers }) => [title, ...modifiers.map(({ id }) => id)],
    ),
  );
  const under = (attacker: string, defender: string) => [
    ['', 'weary'],
    [attacker, 'charge'],
    [defender, 'wall'],
  ];
  expect(groups).toEqual({
    en: under('Attacker', 'Defender'),
    pl: under('Atakujący', 'Obrońca'),
    ja: under('攻撃側', '防御側'),
  });
});
