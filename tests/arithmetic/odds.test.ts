/** Odds of rolls, compared with an independent count of every throw. */
import { describe, expect, it } from 'vitest';
import type { Situation } from '../../src/arithmetic/situation.ts';
import { oddsIn } from '../../src/arithmetic/odds.ts';
import { chancesOf, needsOf, roll, rollOf, sum, throws } from './roll-of.ts';
import type { BareSet } from './samples.ts';

interface Sample {
  name: string;
  set: BareSet;
  situation?: Situation;
  sides: number[];
  /** The rule in plain code: the outcome of this throw. */
  outcome: (dice: number[]) => string;
  /** The numbers needed for each outcome, by hand. */
  needs: ([number, number] | undefined)[];
}
const All = Infinity;
const samples: Sample[] = [
  {
    name: 'equal to a number, above it, below it',
    set: {
      roll: roll('2D6', [
        { id: 'equal', when: [{ subject: 'roll', equals: 7 }] },
        { id: 'above', when: [{ subject: 'roll', above: 7 }] },
        { id: 'below' },
      ]),
    },
    sides: [6, 6],
    outcome: (dice) => (sum(dice) === 7 ? 'equal' : sum(dice) > 7 ? 'above' : 'below'),
    needs: [
      [7, 7],
      [8, All],
      [-All, 6],
    ],
  },
  {
    name: 'a band in the middle',
    set: {
      roll: roll('D10', [
        { id: 'middle', when: [{ subject: 'roll', atLeast: 4, atMost: 6 }] },
        { id: 'outside' },
      ]),
    },
    sides: [10],
    outcome: ([die]) => (die! >= 4 && die! <= 6 ? 'middle' : 'outside'),
    needs: [[4, 6], undefined],
  },
  {
    name: 'even and odd rolls are no stretch',
    set: {
      roll: roll('2D6', [{ id: 'even', when: [{ subject: 'roll', is: 'even' }] }, { id: 'odd' }]),
    },
    sides: [6, 6],
    outcome: (dice) => (sum(dice) % 2 === 0 ? 'even' : 'odd'),
    needs: [undefined, undefined],
  },
  {
    name: 'a special result of the dice is listed beside the needed number',
    set: {
      roll: roll('2D6', [
        { id: 'jammed', when: [{ subject: 'natural', equals: 12 }] },
        { id: 'hit', when: [{ subject: 'roll', atLeast: 9 }] },
        { id: 'missed' },
      ]),
    },
    sides: [6, 6],
    outcome: (dice) => (sum(dice) === 12 ? 'jammed' : sum(dice) >= 9 ? 'hit' : 'missed'),
    needs: [undefined, [9, All], [-All, 8]],
  },
  {
    name: 'so do odd results of the dice',
    set: {
      roll: roll('D6', [
        { id: 'odd', when: [{ subject: 'natural', is: 'odd' }] },
        { id: 'high', when: [{ subject: 'roll', above: 3 }] },
        { id: 'low' },
      ]),
    },
    sides: [6],
    outcome: ([die]) => (die! % 2 === 1 ? 'odd' : die! > 3 ? 'high' : 'low'),
    needs: [undefined, [4, All], [-All, 3]],
  },
  {
    name: 'and results that are not odd',
    set: {
      roll: roll('D6', [
        { id: 'even', when: [{ subject: 'natural', not: 'odd' }] },
        { id: 'high', when: [{ subject: 'roll', above: 3 }] },
        { id: 'low' },
      ]),
    },
    sides: [6],
    outcome: ([die]) => (die! % 2 === 0 ? 'even' : die! > 3 ? 'high' : 'low'),
    needs: [undefined, [4, All], [-All, 3]],
  },
  {
    name: 'and doubles, of three dice as of two',
    set: {
      roll: roll('3D3', [
        { id: 'same', when: [{ subject: 'dice', is: 'doubles' }] },
        { id: 'high', when: [{ subject: 'roll', above: 6 }] },
        { id: 'low' },
      ]),
    },
    sides: [3, 3, 3],
    outcome: (dice) =>
      dice.every((die) => die === dice[0]) ? 'same' : sum(dice) > 6 ? 'high' : 'low',
    needs: [undefined, [7, All], [-All, 6]],
  },
  {
    name: 'a limit of the dice before modifiers counts as needed',
    set: {
      roll: roll('D6', [{ id: 'high', when: [{ subject: 'natural', atLeast: 5 }] }, { id: 'low' }]),
      modifiers: [{ id: 'gain', change: { add: 3 } }],
    },
    situation: { with: ['gain'] },
    sides: [6],
    outcome: ([die]) => (die! >= 5 ? 'high' : 'low'),
    needs: [
      [5, All],
      [-All, 4],
    ],
  },
  {
    name: 'and dice that differ',
    set: {
      roll: roll('2D6', [
        { id: 'differ', when: [{ subject: 'dice', not: 'doubles' }] },
        { id: 'same' },
      ]),
    },
    sides: [6, 6],
    outcome: ([one, other]) => (one === other ? 'same' : 'differ'),
    needs: [undefined, [-All, All]],
  },
  {
    name: 'one die alone never shows doubles',
    set: {
      roll: roll('D6', [
        { id: 'doubles', when: [{ subject: 'dice', is: 'doubles' }] },
        { id: 'other' },
      ]),
    },
    sides: [6],
    outcome: () => 'other',
    needs: [undefined, [-All, All]],
  },
  {
    name: 'modifiers of the roll move what the dice must show',
    set: {
      roll: roll(
        '2D6',
        [{ id: 'rallied', when: [{ subject: 'roll', atMost: 'target' }] }, { id: 'broken' }],
        { target: 'morale', modifies: 'roll' },
      ),
      modifiers: [
        { id: 'dm', change: { add: 4 } },
        { id: 'leader', change: { add: 'leadership' } },
      ],
    },
    situation: { given: { morale: 8, leadership: -1 }, with: ['dm', 'leader'] },
    sides: [6, 6],
    outcome: (dice) => (sum(dice) + 4 - 1 <= 8 ? 'rallied' : 'broken'),
    needs: [
      [-All, 5],
      [6, All],
    ],
  },
  {
    name: 'modifiers of the target move the target',
    set: {
      roll: roll(
        'D20',
        [{ id: 'hit', when: [{ subject: 'roll', atMost: 'target' }] }, { id: 'miss' }],
        { target: 'training', modifies: 'target' },
      ),
      modifiers: [{ id: 'far', change: { add: -3 } }],
    },
    situation: { given: { training: 12 }, with: ['far'] },
    sides: [20],
    outcome: ([die]) => (die! <= 9 ? 'hit' : 'miss'),
    needs: [
      [-All, 9],
      [10, All],
    ],
  },
  {
    name: 'a number that the dice do not have',
    set: {
      roll: roll('D6', [{ id: 'hit', when: [{ subject: 'roll', atLeast: 7 }] }, { id: 'miss' }]),
    },
    sides: [6],
    outcome: () => 'miss',
    needs: [
      [7, All],
      [-All, 6],
    ],
  },
  {
    name: 'a die of its own colour',
    set: {
      roll: roll('2D6', [{ id: 'kept', when: [{ subject: 'red', atMost: 2 }] }, { id: 'lost' }], {
        faces: ['white', 'red'],
      }),
    },
    sides: [6, 6],
    outcome: ([, red]) => (red! <= 2 ? 'kept' : 'lost'),
    needs: [
      [-All, 2],
      [3, All],
    ],
  },
  {
    name: 'one colour as the bound of the sum',
    set: {
      roll: roll(
        '2D6',
        [{ id: 'high', when: [{ subject: 'white', atLeast: 'red' }] }, { id: 'low' }],
        { faces: ['white', 'red'] },
      ),
    },
    sides: [6, 6],
    outcome: ([white, red]) => (white! >= red! ? 'high' : 'low'),
    needs: [undefined, undefined],
  },
  {
    name: 'a colour and the sum together',
    set: {
      roll: roll(
        '2D6',
        [
          {
            id: 'both',
            when: [
              { subject: 'roll', atLeast: 9 },
              { subject: 'red', equals: 6 },
            ],
          },
          { id: 'sum', when: [{ subject: 'roll', atLeast: 9 }] },
          { id: 'neither' },
        ],
        { faces: ['white', 'red'] },
      ),
    },
    sides: [6, 6],
    outcome: (dice) => (sum(dice) < 9 ? 'neither' : dice[1] === 6 ? 'both' : 'sum'),
    needs: [undefined, undefined, [-All, 8]],
  },
  {
    name: 'dice that subtract',
    set: {
      roll: roll('D6-3', [{ id: 'some', when: [{ subject: 'roll', above: 0 }] }, { id: 'none' }]),
    },
    sides: [6],
    outcome: ([die]) => (die! - 3 > 0 ? 'some' : 'none'),
    needs: [
      [1, All],
      [-All, 0],
    ],
  },
];

describe('odds', () => {
  it.each(samples)('$name: match a count of every throw', ({ set, situation, sides, outcome }) => {
    const result = rollOf({ x: set }, situation);
    const all = throws(...sides);
    const outcomes = set.roll!['outcomes'] as { id: string }[];
    expect(chancesOf(result)).toEqual(
      outcomes.map(({ id }) => [id, all.filter((dice) => outcome(dice) === id).length]),
    );
    expect(result.readings[0]!.odds!.success).toEqual({ count: 0n, of: BigInt(all.length) });
  });
  it.each(samples)('$name: the needed numbers', ({ set, situation, needs }) =>
    expect(needsOf(rollOf({ x: set }, situation))).toEqual(needs),
  );
  it.each(samples)('$name: every throw in that range', ({ set, situation, sides, outcome }) => {
    for (const dice of throws(...sides))
      expect(rollOf({ x: set }, { ...situation, dice }).readings[0]!.outcome).toBe(outcome(dice));
  });

  const grades = {
    roll: roll('D6', [
      { id: 'great', success: true, when: [{ subject: 'roll', above: 'limit' }] },
      { id: 'good', success: true, when: [{ subject: 'roll', above: 3 }] },
      { id: 'bad' },
    ]),
  };
  it('of success include all outcomes marked as success', () => {
    const { odds } = rollOf({ x: grades }, { given: { limit: 5 } }).readings[0]!;
    expect(odds!.success).toEqual({ count: 3n, of: 6n });
    expect(odds!.needs).toEqual({ from: 4, to: Infinity });
    expect(odds!.outcomes.map(({ success }) => success)).toEqual([true, true, false]);
  });
  it('are unknown if a missing number decides, and only then', () => {
    const { odds } = rollOf({ x: grades }).readings[0]!;
    expect(odds!.outcomes.map(({ chance }) => chance)).toEqual([undefined, undefined, undefined]);
    expect(odds!.needs).toBeUndefined();
    const safe = {
      roll: roll('D6', [
        { id: 'great', success: true, when: [{ subject: 'roll', above: 'limit' }] },
        { id: 'good', success: true },
      ]),
    };
    expect(rollOf({ x: safe }).readings[0]!.odds!.success).toEqual({ count: 6n, of: 6n });
    expect(rollOf({ x: safe }).readings[0]!.odds!.needs).toEqual({ from: -Infinity, to: Infinity });
  });
  it.each([
    [{ atLeast: 106 }, [106, All]],
    [{ atLeast: 107 }, undefined],
    [{ atMost: -99 }, [-All, -99]],
    [{ atMost: -100 }, undefined],
  ])('have a needed number up to 100 beyond the dice: %j', (test, needs) => {
    const outcomes = [{ id: 'hit', when: [{ subject: 'roll', ...test }] }, { id: 'miss' }];
    expect(needsOf(rollOf({ x: { roll: roll('D6', outcomes) } }))[0]).toEqual(needs);
  });
  it('are unknown where a throw has no outcome, and the needed number is that of the outcome', () => {
    const hit = { id: 'hit', success: true, when: [{ subject: 'roll', atLeast: 4 }] };
    const [reading] = rollOf({ x: { roll: roll('D6', [hit]) } }).readings;
    expect(reading!.odds).toMatchObject({ success: undefined, needs: { from: 4, to: All } });
  });
  it('are unknown above the greatest sum that is counted of dice without end', () => {
    const above = (atLeast: number) =>
      chancesOf(
        rollOf({
          x: {
            roll: roll('D6 explode 6', [
              { id: 'high', when: [{ subject: 'roll', atLeast }] },
              { id: 'low' },
            ]),
          },
        }),
      );
    const shares = throws(6, 6).filter(([one, other]) => one === 6 && one + other! >= 9).length;
    const [high, low] = above(9).map(([, count]) => Number(count));
    expect(high! / (high! + low!)).toBeCloseTo(shares / 36, 9);
    expect(above(100).map(([, count]) => count)).toEqual([undefined, undefined]);
  });
  it('of no throws are unknown', () =>
    expect(oddsIn([{ id: 'any', success: true }], [])).toMatchObject({ success: undefined }));
  it('have no needed number if it would be in two pieces', () => {
    const pieces = {
      roll: roll('D6', [
        { id: 'low', success: true, when: [{ subject: 'roll', atMost: 2 }] },
        { id: 'middle', when: [{ subject: 'roll', atMost: 4 }] },
        { id: 'high', success: true },
      ]),
    };
    const { odds } = rollOf({ x: pieces }).readings[0]!;
    expect(odds!.success).toEqual({ count: 4n, of: 6n });
    expect(odds!.needs).toBeUndefined();
  });
  it('are unknown without dice, and for dice too many to count one by one', () => {
    const outcomes = [
      { id: 'doubles', when: [{ subject: 'dice', is: 'doubles' }] },
      { id: 'other' },
    ];
    expect(rollOf({ x: { roll: { outcomes } } }).readings[0]!.odds).toBeUndefined();
    expect(rollOf({ x: { roll: roll('6D6', outcomes) } }).readings[0]!.odds).toBeUndefined();
    expect(rollOf({ x: { roll: roll('5D6', outcomes) } }).readings[0]!.odds).toBeDefined();
    expect(rollOf({ x: { roll: roll('6D6', [{ id: 'any' }]) } }).readings[0]!.odds).toBeDefined();
  });
});
