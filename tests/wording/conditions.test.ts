/** Conditions of the data as the words that players read. */
import { describe, expect, it } from 'vitest';
import type { Roll, Test, When } from '../../schemas/types.d.ts';
import { conditionLine } from '../../src/wording/conditions.ts';
import { gameWith, inEach, LINES, words } from '../view/small-game.ts';

const game = gameWith(LINES);
const line = (when: When, roll?: Roll) =>
  inEach(game, (reader) => conditionLine(when, reader, roll));

type Row = [data: Test, en: string, pl: string, ja: string];

describe('a comparison', () => {
  it.each<Row>([
    [{ subject: 'distance', equals: 6 }, 'distance = 6', 'odległość = 6', '距離 = 6'],
    [{ subject: 'distance', above: 6 }, 'distance > 6', 'odległość > 6', '距離 > 6'],
    [{ subject: 'distance', atLeast: 6 }, 'distance ≥ 6', 'odległość ≥ 6', '距離 ≥ 6'],
    [{ subject: 'distance', below: 6 }, 'distance < 6', 'odległość < 6', '距離 < 6'],
    [{ subject: 'distance', atMost: 6 }, 'distance ≤ 6', 'odległość ≤ 6', '距離 ≤ 6'],
    [{ subject: 'distance', equals: -1 }, 'distance = −1', 'odległość = −1', '距離 = −1'],
    [{ subject: 'distance', atLeast: 3, atMost: 6 }, 'distance 3–6', 'odległość 3–6', '距離 3–6'],
    [
      { subject: 'distance', above: 12, atMost: 24 },
      'distance > 12 but ≤ 24',
      'odległość > 12, lecz ≤ 24',
      '距離 > 12、かつ ≤ 24',
    ],
    [
      { subject: 'distance', above: 12, below: 24 },
      'distance > 12 and distance < 24',
      'odległość > 12 i odległość < 24',
      '距離 > 12、かつ距離 < 24',
    ],
    [
      { subject: 'distance', atLeast: 'pins', atMost: 6 },
      'distance ≥ pins and distance ≤ 6',
      'odległość ≥ przygwożdżenia i odległość ≤ 6',
      '距離 ≥ 釘付け数、かつ距離 ≤ 6',
    ],
    [
      { subject: 'distance', atLeast: 3, atMost: 'morale' },
      'distance ≥ 3 and distance ≤ morale',
      'odległość ≥ 3 i odległość ≤ morale',
      '距離 ≥ 3、かつ距離 ≤ 士気',
    ],
    [
      { subject: 'distance', below: { each: 2, per: 'pins' } },
      'distance < 2 × pins',
      'odległość < 2 × przygwożdżenia',
      '距離 < 2 × 釘付け数',
    ],
    [
      { subject: 'white', above: 'red' },
      'white die > red die',
      'biała kość > czerwona kość',
      '白ダイス > 赤ダイス',
    ],
    [
      { subject: 'natural', equals: 12 },
      'unmodified roll = 12',
      'wynik bez modyfikatorów = 12',
      '修正前の出目 = 12',
    ],
    [
      { subject: 'distance', above: 'base' },
      'distance > base value',
      'odległość > wartość bazowa',
      '距離 > 基本値',
    ],
  ])('%j', (test, en, pl, ja) => {
    expect(line([test])).toEqual({ en, pl, ja });
  });
});

describe('a comparison of a roll', () => {
  const against = (roll?: Partial<Roll>) =>
    line([{ subject: 'roll', atLeast: 'target' }], roll && { outcomes: [], ...roll }).en;
  it.each<[roll: Partial<Roll> | undefined, en: string]>([
    [undefined, 'roll ≥ target number'],
    [{ target: 3, modifies: 'roll' }, 'modified roll ≥ target number'],
    [{ target: 3, modifies: 'target' }, 'roll ≥ target number'],
    [{ target: 'morale' }, 'roll ≥ morale'],
    [{ target: 'unknown' }, 'roll ≥ target number'],
    [{ target: 'D6' }, 'roll ≥ target number'],
    [{ target: { each: 2, per: 'pins' } }, 'roll ≥ target number'],
  ])('%j', (roll, en) => {
    expect(against(roll)).toBe(en);
  });
});

describe('a part or a multiple of the target number', () => {
  const every: Test = {
    subject: 'roll',
    atMost: { each: 1, per: 'target', every: 5, round: 'down' },
  };
  const double: Test = { subject: 'roll', atMost: { each: 2, per: 'target' } };
  it.each<[Test, Partial<Roll>, en: string, pl: string, ja: string]>([
    [
      every,
      { target: 'morale', modifies: 'target' },
      'roll ≤ 1 for every 5 modified morale, rounded down',
      'wynik rzutu ≤ 1 za każde pełne 5 (morale po modyfikatorach)',
      '出目 ≤ 修正後の士気5ごとに1（端数切り捨て）',
    ],
    [
      every,
      { target: 'morale', modifies: 'roll' },
      'modified roll ≤ 1 for every 5 morale, rounded down',
      'wynik po modyfikacji ≤ 1 za każde pełne 5 (morale)',
      '修正後の出目 ≤ 士気5ごとに1（端数切り捨て）',
    ],
    [
      double,
      { target: 30, modifies: 'target' },
      'roll ≤ 2 × modified target number',
      'wynik rzutu ≤ 2 × próg po modyfikatorach',
      '出目 ≤ 2 × 修正後の目標値',
    ],
  ])('says whether modifiers change it: %j of %j', (test, roll, en, pl, ja) => {
    expect(line([test], { outcomes: [], ...roll })).toEqual({ en, pl, ja });
  });
});

it('the target number is no unit that has the same id', () => {
  const target = { id: 'target', title: words('Target', 'Cel', '目標'), role: true as const };
  const ruleset = { ...game, values: [...game.values, target] };
  const roll: Roll = { dice: 'D6', target: 3, modifies: 'roll', outcomes: [] };
  const when: When = [
    { subject: 'roll', atLeast: 'target' },
    { subject: 'target', not: 'broken' },
  ];
  expect(inEach(ruleset, (reader) => conditionLine(when, reader, roll))).toEqual({
    en: 'modified roll ≥ target number and the target is not Broken',
    pl: 'wynik po modyfikacji ≥ próg i cel: nie Rozbita',
    ja: '修正後の出目 ≥ 目標値、かつ目標が混乱でない',
  });
});

it('leaves out what a second comparison implies', () => {
  const values = [...game.values, { id: 'elr', title: words('ELR'), atLeast: 0 }];
  const said = (margin: string) =>
    inEach({ ...game, values }, (reader) =>
      conditionLine(
        [
          { subject: 'roll', above: 'morale' },
          { subject: 'roll', above: ['morale', margin] },
        ],
        reader,
      ),
    ).en;
  expect(said('elr')).toBe('roll > morale + ELR');
  // It can be negative.
  expect(said('pins')).toBe('roll > morale and roll > morale + pins');
});

describe('what a thing is, and what it is not', () => {
  it.each<Row>([
    [{ subject: 'dice', is: 'odd' }, 'odd roll', 'wynik nieparzysty', '奇数の出目'],
    [{ subject: 'dice', is: 'even' }, 'even roll', 'wynik parzysty', '偶数の出目'],
    [{ subject: 'dice', is: 'doubles' }, 'doubles', 'dublet', 'ゾロ目'],
    [{ subject: 'dice', not: 'doubles' }, 'not doubles', 'bez dubletu', 'ゾロ目以外'],
    [
      { subject: 'attacker', is: 'winner' },
      'the winner of the roll',
      'zwycięzca rzutu',
      '勝った側',
    ],
    [{ subject: 'attacker', is: 'loser' }, 'the loser of the roll', 'przegrany rzutu', '負けた側'],
    [{ subject: 'target-unit', is: 'none' }, 'there is no target', 'brak: cel', '目標がない'],
    [
      { subject: 'target-unit', not: 'none' },
      'there is at least one target',
      'jest: cel',
      '目標がある',
    ],
    [
      { subject: 'attacker', is: 'infantry' },
      'the attacker is infantry',
      'atakujący: piechota',
      '攻撃側が歩兵',
    ],
    [{ subject: 'attacker', is: 'afv' }, 'the attacker is AFV', 'atakujący: AFV', '攻撃側がAFV'],
    [
      { subject: 'attacker', is: ['broken', 'infantry'] },
      'the attacker is Broken or infantry',
      'atakujący: Rozbita lub piechota',
      '攻撃側が混乱または歩兵',
    ],
    [
      { subject: 'attacker', not: 'broken' },
      'the attacker is not Broken',
      'atakujący: nie Rozbita',
      '攻撃側が混乱でない',
    ],
    [
      { subject: 'attacker', not: ['broken', 'shaken'] },
      'the attacker is not Broken or SH',
      'atakujący: nie Rozbita ani SH',
      '攻撃側が混乱・動揺以外',
    ],
    [{ subject: 'terrain', is: 'woods' }, 'Terrain is woods', 'Teren: las', '地形が森'],
    [
      { subject: 'order-die', is: 'ambush' },
      'Order die is Ambush',
      'Kość rozkazu: Zasadzka',
      'オーダーダイスがアンブッシュ',
    ],
    // The data of the game says how it is put.
    [
      { subject: 'attacker', is: 'winded' },
      'the attacker is out of breath',
      'atakujący: bez tchu',
      '攻撃側が息切れの状態',
    ],
  ])('%j', (test, en, pl, ja) => {
    expect(line([test])).toEqual({ en, pl, ja });
  });
});

describe('several tests', () => {
  it('of a condition must all be met', () => {
    const when: When = [
      { subject: 'attacker', is: 'infantry' },
      { subject: 'distance', above: 6 },
      { subject: 'dice', is: 'doubles' },
    ];
    expect(line(when)).toEqual({
      en: 'the attacker is infantry and distance > 6 and doubles',
      pl: 'atakujący: piechota i odległość > 6 i dublet',
      ja: '攻撃側が歩兵、かつ距離 > 6、かつゾロ目',
    });
  });
  it('of one subject must all be met', () => {
    const test: Test = { subject: 'distance', is: 'woods', not: 'infantry', above: 6 };
    expect(line([test])).toEqual({
      en: 'distance > 6 and Distance is woods and Distance is not infantry',
      pl: 'odległość > 6 i Odległość: las i Odległość: nie piechota',
      ja: '距離 > 6、かつ距離が森、かつ距離が歩兵でない',
    });
  });
});

describe('a result', () => {
  const outcome = (test: Omit<Test, 'subject'>, roll?: Roll) =>
    line([{ subject: 'outcome', ...test }], roll);

  it.each<[test: Omit<Test, 'subject'>, en: string, pl: string, ja: string]>([
    [{ is: 'miss' }, 'result “Miss”', 'wynik „Pudło”', '結果が「外れ」'],
    [
      { is: ['miss', 'rout'] },
      'result “Miss” or “Rout”',
      'wynik „Pudło” lub „Ucieczka”',
      '結果が「外れ」または「敗走」',
    ],
    [
      { not: 'miss' },
      'any result except “Miss”',
      'każdy wynik oprócz „Pudło”',
      '結果が「外れ」以外',
    ],
  ])('%j is called by its title', (test, en, pl, ja) => {
    expect(outcome(test)).toEqual({ en, pl, ja });
  });
  it('of a step is known too', () => {
    expect(outcome({ is: 'fall' }).en).toBe('result “Fall”');
  });
  it('that is a state is called by the name of the state', () => {
    expect(outcome({ is: 'broken' }).en).toBe('result “Broken”');
  });

  const own: Roll = {
    dice: 'D6',
    outcomes: [{ id: 'hit', title: words('Bull’s eye') }],
  };
  it.each<[which: string, roll: Roll, en: string]>([
    ['the roll itself', own, 'result “Bull’s eye”'],
    [
      'the set whose dice it shares',
      { diceFrom: ['modifiers/bombardment'], outcomes: [] },
      'result “Direct hit”',
    ],
    ['the roll that it checks', { check: 'modifiers/to-hit', outcomes: [] }, 'result “Hit”'],
    [
      'the step that it checks',
      { check: 'procedures/storm#leap', outcomes: [] },
      'result “Over the wall”',
    ],
    [
      'the roll that it checks, before its own',
      { ...own, check: 'modifiers/to-hit' },
      'result “Hit”',
    ],
    ['itself where it checks a marker', { ...own, check: 'markers#pin' }, 'result “Bull’s eye”'],
  ])('has the title that it has in %s', (_, roll, en) => {
    expect(outcome({ is: 'hit' }, roll).en).toBe(en);
  });
});
