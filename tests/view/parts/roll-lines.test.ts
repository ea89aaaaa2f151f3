/** Rolls, their results, and values that are worked out, as the words that players read. */
import { describe, expect, it } from 'vitest';
import type { ModifiersFile, Roll, ValueSet } from '../../../schemas/types.d.ts';
import { rollView } from '../../../src/view/parts/rolls.ts';
import { valueView, whyNothingToCalculate } from '../../../src/view/parts/values.ts';
import type { Entry } from '../../../src/model/entries.ts';
import { entryAt, file, gameWith, inEach, LINES, words, written } from '../small-game.ts';

const game = gameWith(LINES);
const assault = entryAt(game, 'procedures/assault');

describe('a roll', () => {
  it.each<[roll: Omit<Roll, 'outcomes'>, en: string, pl: string, ja: string]>([
    [{ dice: '2D6' }, 'Roll 2D6.', 'Rzuć 2K6.', '2D6を振る。'],
    [
      { dice: 'D6', target: 3 },
      'Roll a D6. Target number: 3.',
      'Rzuć K6. Próg: 3.',
      'D6を振る。目標値は3。',
    ],
    [
      { dice: 'D6', target: { each: 2, per: 'pins' } },
      'Roll a D6. Target number: 2 × pins.',
      'Rzuć K6. Próg: 2 × przygwożdżenia.',
      'D6を振る。目標値は2 × 釘付け数。',
    ],
    [
      { dice: 'D6', target: 'unknown' },
      'Roll a D6. Our sources do not give the target number.',
      'Rzuć K6. Nasze źródła nie podają progu.',
      'D6を振る。目標値は資料にない。',
    ],
    [
      {
        dice: 'D6',
        symbols: [
          { id: 'hit', title: words('A', 'B', 'C'), on: [1, 2] },
          { id: 'shield', title: words('D', 'E', 'F'), on: [3, 6, 5] },
        ],
      },
      'Roll a D6. Faces: A 1–2; D 3, 5–6.',
      'Rzuć K6. Ścianki: B 1–2; E 3, 5–6.',
      'D6を振る。ダイスの面：C 1–2、F 3, 5–6。',
    ],
    [
      { check: 'modifiers/to-hit' },
      'The result of “To hit” decides.',
      'Rozstrzyga rzut „Trafienie”.',
      '「命中」の結果で決まる。',
    ],
    [
      { diceFrom: ['modifiers/to-hit', 'modifiers/bombardment'] },
      'Use the dice already rolled for “To hit” or “Bombardment”.',
      'Użyj kości tego rzutu: „Trafienie” lub „Ostrzał”.',
      '「命中」または「砲撃」で振ったダイスの出目をそのまま使う。',
    ],
    [
      { diceFrom: ['modifiers/to-hit'], target: 'morale' },
      'Use the dice already rolled for “To hit”. Target number: morale.',
      'Użyj kości tego rzutu: „Trafienie”. Próg: morale.',
      '「命中」で振ったダイスの出目をそのまま使う。目標値は士気。',
    ],
    [{}, '', '', ''],
    [
      { dice: 'D6', contest: { each: 'attacker', wins: 'highest', ties: 'again' } },
      'Each side rolls a D6; the higher roll wins. On a tie, roll again.',
      'Każda strona rzuca K6; wygrywa wyższy wynik. Przy remisie rzućcie ponownie.',
      '双方がD6を振り、出目の大きいほうが勝つ。同じなら振り直す。',
    ],
    [
      { dice: '2D6', contest: { each: 'defender', wins: 'lowest', ties: 'unknown' } },
      'Each side rolls 2D6; the lower roll wins. Our sources do not say what happens on a tie.',
      'Każda strona rzuca 2K6; wygrywa niższy wynik. Nasze źródła nie mówią, co przy remisie.',
      '双方が2D6を振り、出目の小さいほうが勝つ。同じ場合の扱いは資料にない。',
    ],
    [
      { dice: 'D6', contest: { each: 'attacker', wins: 'highest', ties: 'all' } },
      'Each side rolls a D6; the higher roll wins. On a tie, both sides win.',
      'Każda strona rzuca K6; wygrywa wyższy wynik. Przy remisie wygrywają obie strony.',
      '双方がD6を振り、出目の大きいほうが勝つ。同じなら、どちらも勝ち。',
    ],
    [
      { dice: 'D6', contest: { each: 'attacker', wins: 'highest', ties: 'none' } },
      'Each side rolls a D6; the higher roll wins. On a tie, neither side wins.',
      'Każda strona rzuca K6; wygrywa wyższy wynik. Przy remisie nikt nie wygrywa.',
      '双方がD6を振り、出目の大きいほうが勝つ。同じなら、どちらも勝たない。',
    ],
    [
      {
        dice: 'D6',
        contest: { each: ['attacker', 'defender'], wins: 'highest', ties: 'second' },
      },
      'Attacker and Defender: each side rolls a D6; the higher roll wins. On a tie, the winner is: Defender.',
      'Atakujący i Obrońca: każda strona rzuca K6; wygrywa wyższy wynik. Przy remisie wygrywa: Obrońca.',
      '攻撃側と防御側：双方がD6を振り、出目の大きいほうが勝つ。同じなら、防御側の勝ち。',
    ],
  ])('%j', (roll, en, pl, ja) => {
    const line = inEach(
      game,
      (reader) => rollView({ ...roll, outcomes: [] }, assault, ['roll'], reader).line,
    );
    expect(line).toEqual({ en, pl, ja });
  });
});

it('names the side that wins or loses, where two sides differ', () => {
  const roll: Roll = {
    dice: 'D6',
    contest: { each: ['attacker', 'defender'], wins: 'highest', ties: 'none' },
    outcomes: [
      { id: 'fled', title: words('Fled'), when: [{ subject: 'defender', is: 'loser' }] },
      { id: 'stood', title: words('Stood') },
    ],
  };
  const condition = inEach(
    game,
    (reader) => rollView(roll, assault, ['roll'], reader).outcomes[0]?.condition,
  );
  expect(condition).toEqual({
    en: 'the loser of the roll (Defender)',
    pl: 'przegrany rzutu (Obrońca)',
    ja: '負けた側（防御側）',
  });
});

describe('the results of a roll', () => {
  const step = assault.kind === 'procedures' ? assault.data.steps[1] : undefined;
  const views = () =>
    inEach(game, (reader) =>
      step?.roll ? rollView(step.roll, assault, ['steps', 1, 'roll'], reader) : undefined,
    );
  it('have title, condition, chance and consequences', () => {
    const lines = views().en?.outcomes.map(({ title, condition, odds, text, links }) => ({
      title,
      condition,
      odds,
      text,
      links: links.map(({ name }) => name),
    }));
    expect(lines).toEqual([
      {
        title: 'Bang',
        condition: 'modified roll ≥\u00A0target number',
        odds: '3 in 6 · 50%',
        text: undefined,
        links: ['Cover'],
      },
      {
        title: 'Dud',
        condition: 'any other result',
        odds: '3 in 6 · 50%',
        text: 'Nothing happens.',
        links: [],
      },
    ]);
  });
  it('have addresses below their step', () => {
    expect(views().en?.outcomes.map(({ id }) => id)).toEqual(['throw.bang', 'throw.dud']);
  });
  it('and the roll have their own source status', () => {
    expect(views().pl?.statuses.map(({ text }) => text)).toEqual([
      'Odtworzone: wiersz jest zamazany.',
    ]);
    expect(views().pl?.outcomes.map(({ statuses }) => statuses.map(({ text }) => text))).toEqual([
      ['Wywnioskowane: z przykładu.'],
      [],
    ]);
  });
});

describe('the chance of a result', () => {
  const shot = (target: string) => `id: shot
title: ${written('Shot')}
source: [{ document: sheet, page: 1 }]
modifiers: [{ id: m, title: ${written('M')}, change: { add: 1 } }]
roll:
  dice: D6
  target: ${target}
  modifies: roll
  outcomes:
    - { id: hit, success: true, title: ${written('Hit')}, when: [{ subject: roll, atLeast: target }] }
    - { id: miss, title: ${written('Miss')} }`;
  it.each<[target: string, en: string | undefined, ja: string | undefined]>([
    ['4', '3 in 6 · 50%', '6通り中3通り・50%'],
    ['{ from: 2, to: 4, by: attacker }', undefined, undefined],
    ['pins', undefined, undefined],
    ['unknown', undefined, undefined],
    ['[3, { each: 1, per: pins }]', undefined, undefined],
  ])('at least %s is given where it depends on the dice only', (target, en, ja) => {
    const ruleset = gameWith([file('modifiers/shot', shot(target))]);
    const entry = entryAt(ruleset, 'modifiers/shot');
    const roll = entry.kind === 'modifiers' ? entry.data.roll : undefined;
    const odds = inEach(ruleset, (reader) =>
      roll ? rollView(roll, entry, ['roll'], reader).outcomes.map((outcome) => outcome.odds) : [],
    );
    expect([odds.en, odds.ja]).toEqual([
      [en, en],
      [ja, ja],
    ]);
  });
});

describe('a value', () => {
  const lines = (value: ValueSet, fixed?: boolean) =>
    inEach(game, (reader) => valueView(value, assault, ['value'], reader, fixed).line);
  it.each<[value: Omit<ValueSet, 'name'>, en: string, pl: string, ja: string]>([
    [{ base: 6 }, 'Strength: starts at 6', 'Siła: wartość początkowa to 6', '威力の基本値：6'],
    [{ base: 'strength' }, 'Starting value: strength', 'Wartość początkowa: siła', '基本値：威力'],
    [
      { base: ['morale', { each: -1, per: 'pins' }] },
      'Strength: starts at morale − pins',
      'Siła: wartość początkowa to morale − przygwożdżenia',
      '威力の基本値：士気 − 釘付け数',
    ],
    [
      { base: 6, atMost: 12, atLeast: 1 },
      'Strength: starts at 6; maximum 12; minimum 1',
      'Siła: wartość początkowa to 6; najwyżej 12; co najmniej 1',
      '威力の基本値：6、最大12、最小1',
    ],
    [
      { base: 6, atLeast: 0 },
      'Strength: starts at 6; minimum 0',
      'Siła: wartość początkowa to 6; co najmniej 0',
      '威力の基本値：6、最小0',
    ],
  ])('that modifiers change: %j', (value, en, pl, ja) => {
    expect(lines({ name: 'strength', ...value })).toEqual({ en, pl, ja });
  });
  it('that nothing changes is its base', () => {
    expect(lines({ name: 'strength', base: 6 }, true)).toEqual({
      en: 'Strength = 6',
      pl: 'Siła = 6',
      ja: '威力 = 6',
    });
  });
});

describe('a value has no calculator', () => {
  type Change = ModifiersFile['modifiers'][number]['change'];
  const why = (changes: Change[], value?: Partial<ValueSet>, kind = 'modifiers') => {
    const modifiers = changes.map((change, index) => ({
      id: `m${index}`,
      title: words('x'),
      change,
    }));
    const data = { value: { name: 'strength', base: 6, ...value }, modifiers };
    return whyNothingToCalculate({ kind, data } as unknown as Entry);
  };
  it.each<[changes: Change[], reason: ReturnType<typeof whyNothingToCalculate>]>([
    [[{ add: 'unknown' }], 'unknown'],
    [[{ set: 'unknown' }, { add: 'unknown' }], 'unknown'],
    [[{ set: 'morale' }], 'taken-over'],
    [[{ set: 'morale' }, { add: 'unknown' }], 'taken-over'],
    [[{ add: 1 }], undefined],
    [[{ set: 4 }], undefined],
    [[{ add: 'morale' }], undefined],
    [[{ set: 'morale', add: 1 }], undefined],
    [[{ set: 'morale' }, { add: 1 }], undefined],
    [[{ multiply: 2 }], undefined],
  ])('where its modifiers are %j: %s', (changes, reason) => {
    expect(why(changes)).toBe(reason);
  });
  it('but one where something follows from it', () => {
    const outcomes = [{ id: 'won', title: words('Won') }];
    expect(why([{ add: 'unknown' }], { outcomes })).toBeUndefined();
    expect(why([{ add: 'unknown' }], { next: [{ to: 'tables/damage' }] })).toBeUndefined();
  });
  it('and nothing is said where there is no value', () => {
    expect(whyNothingToCalculate(entryAt(game, 'modifiers/to-hit'))).toBeUndefined();
    expect(whyNothingToCalculate(entryAt(game, 'tables/weapons'))).toBeUndefined();
  });
});
