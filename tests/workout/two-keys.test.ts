/** A table that is read by a number and a word gives its number to the roll that needs it. */
import { expect, it } from 'vitest';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { entryAt, gameWith, words } from '../view/game-with.ts';

const game = gameWith({
  values: [
    { id: 'band', title: words('Band'), origin: 'measured', unit: 'inch' },
    { id: 'needed', title: words('Needed'), origin: 'table' },
    { id: 'weapon', title: words('Weapon'), role: true },
  ],
  terms: [
    { id: 'bow', title: words('Bow'), text: words('Bow.') },
    { id: 'gun', title: words('Gun'), text: words('Gun.') },
  ],
  tables: {
    hits: {
      title: words('Hits'),
      columns: [
        {
          id: 'to',
          type: 'distance',
          unit: 'inch',
          value: 'band',
          match: 'up-to',
          title: words('To'),
        },
        ...['bow', 'gun'].map((is) => ({
          ...{ id: is, type: 'threshold' as const, value: 'needed', title: words(is) },
          when: [{ subject: 'weapon', is }],
        })),
      ],
      rows: [
        { id: 'near', cells: { to: 6, bow: '3+', gun: '2+' } },
        { id: 'far', cells: { to: 24, bow: '5+', gun: '6+' } },
      ],
    },
  },
  rules: {
    shot: {
      title: words('Shot'),
      text: words('Shoot.'),
      roll: {
        dice: 'D6',
        target: 'needed',
        outcomes: [
          {
            id: 'hit',
            title: words('Hit'),
            success: true,
            when: [{ subject: 'roll', atLeast: 'target' }],
          },
          { id: 'miss', title: words('Miss') },
        ],
      },
    },
  },
});

it('asks for both', () => {
  const problem = problemOf(game.ruleset, entryAt(game, 'rules', 'shot'))!;
  expect(problem.stages['shot']?.states).toEqual([{ role: 'weapon', words: ['bow', 'gun'] }]);
  const hit = (link: string) => resolve(problem, readSituation(problem, link).situation).starts[0];
  expect(hit('band=20&weapon=gun')?.success).toMatchObject({ value: { count: 1n, of: 6n } });
  expect(hit('band=20&weapon=bow')?.success).toMatchObject({ value: { count: 2n, of: 6n } });
  expect(hit('band=6&weapon=bow')?.success).toMatchObject({ value: { count: 4n, of: 6n } });
  expect(hit('band=6')?.success).toMatchObject({ type: 'missing' });
});
