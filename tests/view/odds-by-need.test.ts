/** The numbers needed that a page lists, and the chance of each, counted throw by throw. */
import { describe, expect, it } from 'vitest';
import { sayFor } from '../../src/view/calculator-words.ts';
import { oddsByNeed } from '../../src/view/odds-by-need.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import type { Roll } from '../../schemas/types.d.ts';
import { entryAt, gameWith, words } from './game-with.ts';

const VALUES = ['nerve', 'shots'].map((id) => ({
  ...{ id, title: words(id), origin: 'counter-or-card' as const },
}));

function cellsOf(
  roll: Omit<Roll, 'outcomes'>,
  when: NonNullable<Roll['outcomes'][number]['when']>,
) {
  const outcomes: Roll['outcomes'] = [
    { id: 'good', title: words('Good'), success: true, when },
    { id: 'bad', title: words('Bad') },
  ];
  const modifiers = [{ id: 'wet', title: words('Wet'), change: { add: -1 } }];
  const test = { title: words('Test'), roll: { ...roll, outcomes }, modifiers };
  const game = gameWith({ values: VALUES, modifiers: { test } });
  const problem = problemOf(game.ruleset, entryAt(game, 'modifiers', 'test'))!;
  const spoken = { say: sayFor('en'), link: (address: string) => address };
  return oddsByNeed(problem, problem.starts[0] ?? '', spoken)?.cells;
}

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
