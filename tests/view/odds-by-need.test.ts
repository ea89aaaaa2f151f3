/** The numbers needed that a page lists, and the chance of each, counted throw by throw. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import { oddsByNeed } from '../../src/view/odds-by-need.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import type { Modifier, Roll } from '../../schemas/types.d.ts';
import { entryAt, gameWith, words } from './game-with.ts';

const VALUES = ['nerve', 'shots'].map((id) => ({
  ...{ id, title: words(id), origin: 'counter-or-card' as const },
}));

type When = NonNullable<Roll['outcomes'][number]['when']>;

const GOOD = { id: 'good', title: words('Good') };
const BAD = { id: 'bad', title: words('Bad') };

/** What the page of a roll has before its calculator; it succeeds `when`, and `modifier` is one of its modifiers. */
function stripOf(...given: Parameters<typeof problemWith>) {
  const problem = problemWith(...given);
  return oddsByNeed(problem, problem.starts[0] ?? '', spokenIn('en'));
}
const spokenIn = (language: Language) => ({
  say: sayFor(language),
  link: (address: string) => address,
});
function problemWith(
  roll: Omit<Roll, 'outcomes'> & Partial<Roll>,
  when: When,
  modifier: Partial<Modifier> = {},
) {
  const outcomes = [{ ...GOOD, success: true as const, when }, BAD];
  const wet: Modifier = { id: 'wet', title: words('Wet'), change: { add: -1 }, ...modifier };
  const points = [{ id: 'beyond', text: words('x') }];
  const test = { title: words('Test'), roll: { outcomes, ...roll }, modifiers: [wet], points };
  const game = gameWith({ values: VALUES, modifiers: { test } });
  return problemOf(game.ruleset, entryAt(game, 'modifiers', 'test'))!;
}
const cellsOf = (...given: Parameters<typeof stripOf>) => stripOf(...given)?.cells;

const AT_LEAST: When = [{ subject: 'roll', atLeast: 'target' }];
const line = (...given: Parameters<typeof stripOf>) =>
  cellsOf(...given)?.map(({ need, chance, isStart }) =>
    [need, chance, isStart ? 'at first' : ''].filter(Boolean).join(' '),
  );

describe('a list of what is needed', () => {
  it('says with which number the roll begins, and leaves out what cannot fail', () => {
    expect(line({ dice: 'D6', target: 4 }, AT_LEAST)).toEqual([
      '2+ 83%',
      '3+ 67%',
      '4+ 50% at first',
      '5+ 33%',
      '6+ 17%',
    ]);
    expect(line({ dice: 'D3', target: 1 }, AT_LEAST)).toEqual([
      '1+ 100% at first',
      '2+ 67%',
      '3+ 33%',
    ]);
    expect(line({ dice: 'D6', target: 'nerve' }, AT_LEAST)).toEqual([
      '2+ 83%',
      '3+ 67%',
      '4+ 50%',
      '5+ 33%',
      '6+ 17%',
    ]);
  });
  it.each([
    ['of one number', { dice: 'D2', target: 'nerve' }, undefined],
    ['of two', { dice: 'D3', target: 'nerve' }, false],
    ['of twelve', { dice: 'D12', target: 1 }, false],
    ['of more than fit above the modifiers', { dice: '3D6', target: 3 }, true],
    ['of twenty', { dice: 'D20', target: 1 }, true],
    ['of more', { dice: '4D6', target: 'nerve' }, undefined],
    ['without a target', { dice: 'D6' }, undefined],
  ] as const)('%s', (_, roll, isLong) => {
    const when: When = 'target' in roll ? AT_LEAST : [{ subject: 'roll', atLeast: 4 }];
    expect(stripOf(roll, when)?.isLong).toBe(isLong);
  });
  it('ends with what the dice cannot show, where the sources do not say what happens then', () => {
    const roll = { dice: 'D6', target: 'nerve' } as const;
    expect(stripOf({ ...roll, beyondDice: 'beyond' }, AT_LEAST)?.beyond).toEqual({
      need: '7+',
      number: 7,
      word: 'unknown',
      href: 'modifiers/test#beyond',
    });
    expect(stripOf(roll, AT_LEAST)).not.toHaveProperty('beyond');
    // Whatever is needed then, the dice can show it.
    const atMost = stripOf({ ...roll, beyondDice: 'beyond' }, [
      { subject: 'roll', atMost: 'target' },
    ]);
    expect(atMost?.cells).toHaveLength(5);
    expect(atMost).not.toHaveProperty('beyond');
    // Where one more is always needed, the dice cannot show 6, either.
    const wet = { always: true as const };
    expect(line({ ...roll, beyondDice: 'beyond' }, AT_LEAST, wet)).toEqual([
      '2+ 83%',
      '3+ 67%',
      '4+ 50%',
      '5+ 33%',
      '6+ 17%',
    ]);
  });
  it.each([
    ['is not the target', { dice: 'D6', target: 3 }, [{ subject: 'roll', atLeast: 4 }]],
    [
      'is not one range',
      { dice: '2D6', target: 'nerve' },
      [...AT_LEAST, { subject: 'natural', is: 'even' }],
    ],
    [
      'is not that of a success',
      { dice: 'D6', target: 'nerve', outcomes: [{ ...GOOD, when: AT_LEAST }, BAD] },
      [],
    ],
  ] as const)('is left out where what is needed %s', (_, { ...roll }, when) =>
    expect(stripOf(roll as Roll, [...when])).toBeUndefined(),
  );
  it('holds whatever the numbers are that only change what is needed', () => {
    const each = { always: true as const, change: { add: { each: 1, per: 'shots' } } };
    const roll = { target: 'nerve', modifies: 'target' as const };
    expect(line({ dice: 'D6', ...roll }, AT_LEAST, each)).toEqual([
      '2+ 83%',
      '3+ 67%',
      '4+ 50%',
      '5+ 33%',
      '6+ 17%',
    ]);
    expect(line({ dice: 'D6', ...roll, target: 2 }, AT_LEAST, each)).toBeUndefined();
    expect(line({ dice: 'D12', ...roll }, AT_LEAST, each)).toHaveLength(11);
    expect(line({ dice: 'D13', ...roll }, AT_LEAST, each)).toBeUndefined();
  });
  it('has what is needed also where else the number is compared', () => {
    const brave = [...AT_LEAST, { subject: 'nerve', atLeast: 4 }];
    expect(line({ dice: 'D6', target: 'nerve' }, brave)).toEqual(['4+ 50%', '5+ 33%', '6+ 17%']);
  });
  it('is worked out once for all languages', () => {
    const problem = problemWith({ dice: 'D6', target: 4 }, AT_LEAST);
    const [start = ''] = problem.starts;
    const english = oddsByNeed(problem, start, spokenIn('en'));
    problem.rolls = {};
    const polish = oddsByNeed(problem, start, spokenIn('pl'));
    expect(polish?.heading).not.toBe(english?.heading);
    expect(polish?.cells.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6]);
    expect(oddsByNeed(problem, 'other', spokenIn('en'))).toBeUndefined();
  });
});

describe('what is needed where modifiers change the target', () => {
  const throws = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((two) => one + two));
  it.each([
    ['below', -1],
    ['atMost', 0],
    ['atLeast', 0],
    ['above', 1],
  ] as const)('is what the dice show: %s the target', (test, away) => {
    const roll = { dice: '2D6', target: 'nerve', modifies: 'target' as const };
    const cells = cellsOf(roll, [{ subject: 'roll', [test]: 'target' }]) ?? [];
    expect(cells.length).toBeGreaterThan(9);
    for (const { need, number, chance } of cells) {
      const isMore = test === 'atLeast' || test === 'above';
      expect(need).toBe(isMore ? `${number}+` : `≤ ${number}`);
      const met = throws.filter((sum) => (isMore ? sum >= number : sum <= number)).length;
      const percent = met === 0 ? 0 : Math.round((100 * met) / 36);
      expect([need, chance]).toEqual([need, `${percent}%`]);
    }
    // A target of 2 to 12, whatever the test says of it.
    expect(cells.some(({ number }) => number === 7 + away)).toBe(true);
  });
});

describe('a pool', () => {
  const pool = (dice: number | string) =>
    cellsOf(
      {
        ...{ dice: 'D6', target: 'nerve', modifies: 'target' as const },
        pool: { dice, success: [{ subject: 'roll', atLeast: 'target' }] },
      },
      [{ subject: 'successes', atLeast: 2 }],
    );
  it('has a list where its dice are known', () =>
    // Two of three dice show 5 or more: 7 of 27.
    expect(pool(3)?.find(({ number }) => number === 5)?.chance).toBe('26%'));
  it('has none where readers enter how many they are', () => expect(pool('shots')).toBeUndefined());
});
