/** A worked example gives what a table is read by, as the page does, or the number itself. */
import { expect, it } from 'vitest';
import { libraryOf } from '../../src/arithmetic/library-of.ts';
import { recompute } from '../../src/checks/worked-example/recompute.ts';
import { wrongNumber } from '../../src/checks/worked-example/given.ts';
import { unread } from '../../src/checks/worked-example/unread.ts';
import type { Example, TableFile } from '../../schemas/types.d.ts';
import { gameWith, words, HIT_OR_MISS } from '../view/game-with.ts';

const cell = (weapon: string, reach: number, needed: string) => ({
  id: `${weapon}-${reach}`,
  cells: { weapon, reach, needed },
});

const { ruleset } = gameWith({
  values: [
    { id: 'reach', title: words('Range'), origin: 'measured', unit: 'inch' },
    { id: 'needed', title: words('Needed'), origin: 'table' },
    ...['attacker', 'defender', 'target-unit', 'weapon'].map((id) => ({
      id,
      title: words(id),
      role: true as const,
    })),
  ],
  tables: {
    reach: {
      title: words('Reach'),
      standalone: true,
      columns: [
        { id: 'weapon', type: 'word', title: words('Weapon'), match: 'exact', value: 'weapon' },
        { id: 'reach', type: 'number', title: words('Range'), match: 'up-to', value: 'reach' },
        { id: 'needed', type: 'threshold', title: words('Needed'), value: 'needed' },
      ],
      rows: [cell('bow', 3, '3+'), cell('bow', 6, '5+'), cell('sling', 6, '6+')],
    } as unknown as Omit<TableFile, 'id' | 'source'>,
    thrown: {
      title: words('Thrown'),
      standalone: true,
      columns: [
        { id: 'weapon', type: 'word', title: words('Weapon'), match: 'exact', value: 'weapon' },
        { id: 'reach', type: 'number', title: words('Range'), match: 'up-to', value: 'reach' },
        { id: 'needed', type: 'threshold', title: words('Needed'), value: 'needed' },
      ],
      rows: [cell('axe', 2, '2+')],
    } as unknown as Omit<TableFile, 'id' | 'source'>,
  },
  modifiers: {
    shoot: {
      title: words('Shoot'),
      standalone: true,
      modifiers: [{ id: 'aimed', title: words('Aimed'), change: { add: 1 } }],
      roll: {
        dice: 'D6',
        modifies: 'roll',
        target: 'needed',
        outcomes: HIT_OR_MISS,
      },
    },
  },
});
const library = libraryOf(ruleset.entries);
const example = (given: Example['given']) =>
  ({
    id: 'a',
    text: words('An example.'),
    target: 'modifiers/shoot',
    given,
    expect: { success: '2/6' },
  }) as Example;
const success = (given: Example['given']) =>
  recompute(example(given), 'success', library, ruleset.entries);

it.each([
  [{ weapon: 'bow', reach: 2 }, '4/6'],
  [{ weapon: 'bow', reach: 5 }, '2/6'],
  [{ weapon: 'sling', reach: 5 }, '1/6'],
  [{ needed: 4 }, '3/6'],
  [{ weapon: 'axe', reach: 1 }, '5/6'],
])('finds the number for %j', (given, odds) => {
  expect(success(given)).toMatchObject({ results: [odds] });
  expect(unread(example(given), library, ruleset.entries)).toBeUndefined();
});

it('finds none beyond the table, or without a key', () => {
  const missing = { why: { kind: 'missing', names: ['needed'] } };
  expect(success({ weapon: 'bow', reach: 7 })).toEqual(missing);
  expect(success({ reach: 2 })).toEqual(missing);
});

it('is told where a number beside the keys is not that of the table', () => {
  const wrong = (given: Example['given']) =>
    wrongNumber(example(given), ruleset.values, ruleset.entries);
  expect(wrong({ weapon: 'bow', reach: 2, needed: 5 })).toEqual({
    kind: 'looked-up',
    name: 'needed',
    names: ['tables/reach', '3'],
  });
  expect(wrong({ weapon: 'bow', reach: 2, needed: 3 })).toBeUndefined();
});
