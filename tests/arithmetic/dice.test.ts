/** Dice that are kept, rolled again, added or counted, compared with odds worked out by hand. */
import { describe, expect, it } from 'vitest';
import { thrown, throwsOf, total, type Throw } from '../../src/arithmetic/dice.ts';
import { successesOf } from '../../src/arithmetic/special/pool.ts';
import { closed, open, plus } from '../../src/arithmetic/sum.ts';
import { loadSpecialDice } from '../../src/arithmetic/special/load.ts';
import { canShow } from '../../src/arithmetic/special/throws.ts';
import { parseDice } from '../../src/notation/dice.ts';
import { showDice } from '../../src/notation/show.ts';

loadSpecialDice();
const read = (text: string) => parseDice(text)!;

/** The chance of a result that is met, in hundredths of a percent; dice without end are counted as met. */
function chance(text: string, isMet: (natural: number) => boolean): number {
  const throws = throwsOf(read(text))!;
  const met = throws.filter(({ natural, orMore }) => orMore || isMet(natural));
  return Number((total(met) * 1_000_000n) / total(throws)) / 1_000_000;
}
const near = (value: number) => expect.closeTo(value, 5) as number;

describe('dice', () => {
  it.each([
    // Two chances of a 1, and of 5+ by either throw: 2/6 + 1/6 × 2/6.
    ['D6 reroll 1', 5, 7 / 18],
    ['D6 reroll 1..2', 5, 2 / 6 + (2 / 6) * (2 / 6)],
    ['D6 reroll 1 repeatedly', 5, 2 / 5],
    ['2D6 highest 1', 5, 20 / 36],
    ['2D6 lowest 1', 5, 4 / 36],
    ['3D6 highest 2', 11, 43 / 216],
    // What 4D6 without the lowest is known for: 18 with 21 of 1296.
    ['4D6 highest 3', 18, 21 / 1296],
    ['2D20 highest 1', 11, 0.75],
    ['D6 explode 6', 7, 1 / 6],
    ['D6 explode 6', 10, 3 / 36],
    ['D6 explode 5..6', 7, 2 / 6 - 1 / 36],
    ['D4+2 explode 4', 8, 3 / 16],
    ['2D6 highest 1 reroll 1', 6, 1 - (29 / 36) ** 2],
    ['D66', 61, 6 / 36],
    ['D666', 666, 1 / 216],
    ['D8', 8, 1 / 8],
    ['D12', 7, 1 / 2],
  ])('%s, %i or more', (text, least, odds) => {
    expect(chance(text, (natural) => natural >= least)).toEqual(near(odds));
  });
  it('without end are counted up to a sum only where both are', () => {
    const waysOf = (throws: readonly Throw[], open: boolean) =>
      total(throws.filter(({ orMore = false }) => orMore === open));
    const [one, two] = [throwsOf(read('D6 explode 6'))!, throwsOf(read('2D6 explode 6'))!];
    expect(waysOf(two, false)).toBe(waysOf(one, false) ** 2n);
    expect(waysOf(two, true)).toBe(total(one) ** 2n - waysOf(two, false));
    // The lower of two is open only where both are.
    const lower = throwsOf(read('2D6 lowest 1 explode 6'))!;
    expect(waysOf(lower, true)).toBe(waysOf(one, true) ** 2n);
  });
  it('are listed up to a number of throws, and added up to a number of dice', () => {
    // 20,000 throws, and 40 dice.
    const counted = [
      { count: 1, sides: 20_000 },
      { count: 1, sides: 20_001 },
    ];
    expect(counted.map((dice) => !!throwsOf({ ...dice, plus: 0 }, true))).toEqual([true, false]);
    const texts = ['40D2', '41D2', '40D2 reroll 1', '41D2 reroll 1'];
    const kept = ['12D2 highest 1', '13D2 highest 1'];
    expect([...texts, ...kept].map((text) => !!throwsOf(read(text)))).toEqual(
      [0, 1, 2, 3, 4, 5].map((index) => index % 2 === 0),
    );
    const apart = ['5D6 reroll 1', '6D6 reroll 1', 'D6 explode 6'];
    expect(apart.map((text) => throwsOf(read(text), true)?.length)).toEqual([
      7776,
      undefined,
      undefined,
    ]);
  });
  it.each(['2D6 lowest 1', 'D6 explode 6', 'D6+2 reroll 1', '2D6 reroll 6'])(
    '%s are listed by rising sum',
    (text) =>
      [false, ...(text.includes('explode') ? [] : [true])].forEach((apart) => {
        const sums = throwsOf(read(text), apart)!.map(({ natural }) => natural);
        expect(sums).toEqual(sums.toSorted((a, b) => a - b));
      }),
  );
  it('read as digits show only these digits', () => {
    const shown = throwsOf(read('D66'))!.map(({ natural }) => natural);
    expect(shown).toHaveLength(36);
    expect(shown.filter((natural) => natural % 10 === 0 || natural % 10 > 6)).toEqual([]);
    expect(thrown([3, 4], read('D66')).natural).toBe(34);
  });
  it.each([
    ['3D6 highest 2', [1, 6, 4], true, 10],
    ['2D6 lowest 1', [5, 2], true, 2],
    ['D6 explode 6', [6, 6, 2], true, 14],
    ['D6 explode 6', [6], false, 6],
    ['D6 explode 6', [6, 2, 3], false, 11],
    ['D6 reroll 1', [1], true, 1],
    ['D6 reroll 1 repeatedly', [1], false, 1],
  ] as const)('%s can show %j: %j', (text, faces, isPossible, natural) => {
    expect(canShow(read(text), faces)).toBe(isPossible);
    expect(thrown(faces, read(text)).natural).toBe(natural);
  });
  it.each([
    '2D6 highest 2',
    '2D6 highest 0',
    'D6 reroll 1..6',
    'D6 reroll 7',
    'D6 reroll 3..2',
    'D6 explode 1..6',
    'D66 reroll 1',
    '2D66',
    'D6 explode 6 reroll 1',
    'D6 highest',
  ])('%s cannot be rolled', (text) => expect(parseDice(text)).toBeUndefined());
});

describe('a pool', () => {
  /** How often there are so many successes, on 5+. */
  function counts(text: string, number: Parameters<typeof successesOf>[3]): number[] {
    const die = throwsOf(read(text), true)!;
    const found = successesOf(die, ({ natural }) => natural >= 5, read(text), number)!;
    const all = total(found);
    return found.map(({ ways }) => Number((ways * 1_000_000n) / all) / 1_000_000);
  }
  it('counts successes', () => {
    expect(counts('D6', closed(3))).toEqual([8 / 27, 12 / 27, 6 / 27, 1 / 27].map(near));
    expect(counts('D6', closed(0))).toEqual([1]);
    expect(counts('D6', closed(-2))).toEqual([1]);
  });
  it('counts more throws than a number holds', () => {
    const [none = 0] = counts('D6 reroll 1', closed(20));
    expect(none).toEqual(near((11 / 18) ** 20));
  });
  it.each([
    [1, 'D3', ((2 / 3) ** 2 + (2 / 3) ** 3 + (2 / 3) ** 4) / 3],
    [0, '2D2', ((2 / 3) ** 2 + 2 * (2 / 3) ** 3 + (2 / 3) ** 4) / 4],
    [-2, 'D3', (1 + 1 + 2 / 3) / 3],
  ])('may have a number of dice that is rolled: %i + %s', (constant, of, none) => {
    const odds = counts('D6', plus(closed(constant), open({ each: 1, of })));
    expect(odds[0]).toEqual(near(none));
    expect(odds.reduce((sum, one) => sum + one, 0)).toEqual(near(1));
  });
  it('has on average 6/5 successes of three dice where each 6 gives another', () => {
    const odds = counts('D6 extra 6', closed(3));
    expect(odds.reduce((sum, one, n) => sum + n * one, 0)).toBeCloseTo(1.2, 3);
  });
  it.each([
    ['without its number', open({ each: 1, of: 'shots' })],
    ['when its number is rolled and multiplied', open({ each: 2, of: 'D3' })],
    ['with more than 200 dice', closed(201)],
  ])('is unknown %s', (_, number) =>
    expect(
      successesOf(throwsOf(read('D6'), true)!, () => true, read('D6'), number),
    ).toBeUndefined(),
  );
});

describe('words for dice', () => {
  it.each([
    ['D66', 'D66', 'K66', 'D66'],
    [
      '2D6 highest 1',
      '2D6 (keep the highest)',
      '2K6 (liczy się najwyższa)',
      '2D6（高い方から1個を採用）',
    ],
    [
      '4D6 highest 3',
      '4D6 (keep the 3 highest)',
      '4K6 (liczą się 3 najwyższe)',
      '4D6（高い方から3個を採用）',
    ],
    [
      'D8-1 reroll 1..2 explode 8',
      'D8−1 (reroll 1–2 once; after 8 roll again and add)',
      'K8−1 (przerzuć 1–2 jeden raz; po 8 rzuć jeszcze raz i dodaj)',
      'D8−1（1–2は1回だけ振り直す、8が出たらもう一度振って加える）',
    ],
    [
      'D6 reroll 1 repeatedly extra 6',
      'D6 (reroll 1 until another result comes up; each 6 gives another die)',
      'K6 (przerzucaj 1 do skutku; każde 6 daje dodatkową kość)',
      'D6（1は別の目が出るまで振り直す、6の目ごとにダイス1個を追加）',
    ],
  ])('%s', (text, ...words) => {
    expect((['en', 'pl', 'ja'] as const).map((language) => showDice(text, language))).toEqual(
      words,
    );
  });
});
