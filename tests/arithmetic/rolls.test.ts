/** Odds of rolls, compared with an independent count of every throw. */
import { describe, expect, it } from 'vitest';
import { calculateRoll } from '../../src/arithmetic/roll.ts';
import type { Situation } from '../../src/arithmetic/situation.ts';
import { libraryWith, type BareSet } from './samples.ts';

/** Every throw of dice with these sides. */
const throws = (...sides: number[]): number[][] =>
  sides.reduce<number[][]>(
    (all, faces) =>
      all.flatMap((thrown) => Array.from({ length: faces }, (_, face) => [...thrown, face + 1])),
    [[]],
  );
const sum = (dice: number[]) => dice.reduce((total, die) => total + die, 0);
const rollOf = (sets: Record<string, BareSet>, situation: Situation = {}, id = 'x') =>
  calculateRoll(`modifiers/${id}`, situation, libraryWith(sets));
const chancesOf = ({ readings }: ReturnType<typeof calculateRoll>) =>
  readings[0]!.odds!.outcomes.map(({ id, chance }) => [id, chance && Number(chance.count)]);
const needsOf = ({ readings }: ReturnType<typeof calculateRoll>) =>
  readings[0]!.odds!.outcomes.map(({ needs }) => (needs ? [needs.from, needs.to] : undefined));

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
const roll = (dice: string, outcomes: object[], more: object = {}): Record<string, unknown> => ({
  dice,
  outcomes,
  ...more,
});
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

describe('what modifiers do to a roll', () => {
  const set = (modifies: string, change: object): BareSet => ({
    roll: { dice: 'D6', target: 4, modifies, outcomes: [{ id: 'any' }] },
    modifiers: [{ id: 'm', change }],
  });
  const reading = (modifies: string, change: object) =>
    rollOf({ x: set(modifies, change) }, { with: ['m'] }).readings[0]!;
  it.each<[string, string, object, number | undefined, number]>([
    ['adding to the roll', 'roll', { add: 2 }, 2, 4],
    ['adding to the target', 'target', { add: 2 }, undefined, 6],
    ['setting the roll', 'roll', { set: 2 }, undefined, 4],
    ['halving the roll', 'roll', { multiply: '1/2' }, undefined, 4],
    ['a factor of one', 'roll', { multiply: '2/2', add: 1 }, 1, 4],
    ['a shift of columns', 'roll', { shift: { columns: 1, toward: 'lower' } }, 0, 4],
  ])('%s', (_, modifies, change, bonus, target) => {
    const { bonus: added, target: compared } = reading(modifies, change);
    expect([added?.constant, compared?.constant]).toEqual([bonus, target]);
  });
  it('is not calculated if the target is unknown', () => {
    const unknown = { roll: { dice: 'D6', target: 'unknown', outcomes: [{ id: 'any' }] } };
    expect(rollOf({ x: unknown })).toMatchObject({
      readings: [],
      missing: [],
      problems: [{ kind: 'unknown-amount', id: 'target' }],
    });
  });
  it('lists missing values, and circumstances of other rolls', () => {
    const sets = {
      x: {
        roll: { dice: 'D6', target: 'skill', outcomes: [{ id: 'any' }] },
        modifiers: [
          { id: 'a', change: { add: 'bonus' } },
          { id: 'b', change: { add: 1 } },
        ],
      },
    };
    expect(rollOf(sets, { with: ['a', 'other'] })).toMatchObject({
      missing: ['skill', 'bonus'],
      circumstances: ['a', 'b'],
      problems: [{ kind: 'not-here', id: 'other' }],
    });
  });
  it.each<[number[], boolean]>([
    [[1, 6], true],
    [[6, 1], true],
    [[7, 1], false],
    [[0, 3], false],
    [[1.5, 3], false],
    [[3], false],
    [[1, 2, 3], false],
  ])('2D6 can show %j: %s', (dice, possible) => {
    const { problems, readings } = rollOf({ x: { roll: roll('2D6', [{ id: 'any' }]) } }, { dice });
    expect(problems).toEqual(possible ? [] : [{ kind: 'impossible-dice', dice: '2D6' }]);
    expect(readings[0]!.outcome).toBe(possible ? 'any' : undefined);
  });
});

describe('values inside a roll', () => {
  const breakdown = (
    value: Record<string, unknown>,
    more: Partial<BareSet> = {},
  ): Record<string, BareSet> => ({
    x: {
      roll: roll('D6', [
        { id: 'breaks', when: [{ subject: 'roll', atLeast: 'limit' }] },
        { id: 'ok' },
      ]),
      ...more,
    },
    limit: { value, modifiers: [{ id: 'worn', change: { add: -1 } }] },
    other: {
      value: { name: 'elsewhere', base: 1 },
      modifiers: [{ id: 'unrelated', change: { add: 1 } }],
    },
  });
  it('include their own modifiers', () => {
    const sets = breakdown({ name: 'limit', base: 'limit' });
    const result = rollOf(sets, { given: { limit: 6 }, with: ['worn'] });
    expect(chancesOf(result)).toEqual([
      ['breaks', 2],
      ['ok', 4],
    ]);
    expect(result.circumstances).toEqual(['worn']);
    expect(result.problems).toEqual([]);
  });
  it('are used as given if their base is another value', () => {
    const sets = breakdown({ name: 'limit', base: 'printed' });
    const given = { given: { limit: 6, printed: 3 }, with: [] };
    expect(rollOf(sets, given).circumstances).toEqual([]);
    expect(chancesOf(rollOf(sets, given))[0]).toEqual(['breaks', 1]);
    const printed = { given: { printed: 3 } };
    expect(chancesOf(rollOf(sets, printed))[0]).toEqual(['breaks', 4]);
  });
  it('report the problems of their own set', () => {
    const sets = breakdown({ name: 'limit', base: 'unknown' });
    expect(rollOf(sets).problems).toEqual([{ kind: 'unknown-amount', id: 'limit' }]);
  });
  it('are left open if several results are possible', () => {
    const sets = breakdown({ name: 'limit', base: { from: 3, to: 4 } });
    expect(chancesOf(rollOf(sets))).toEqual([
      ['breaks', undefined],
      ['ok', undefined],
    ]);
  });
  it('do not report a circumstance of the roll itself', () => {
    const sets = breakdown(
      { name: 'limit', base: 5 },
      { modifiers: [{ id: 'own', change: { add: 1 } }] },
    );
    const result = rollOf(sets, { with: ['own'] });
    expect(result.problems).toEqual([]);
    expect(result.circumstances).toEqual(['own', 'worn']);
  });
  it.each<[string, Partial<BareSet>]>([
    ['the target', { roll: { dice: 'D6', target: 'limit', outcomes: [{ id: 'any' }] } }],
    [
      'the amount of a modifier',
      {
        roll: roll('D6', [{ id: 'any' }]),
        modifiers: [{ id: 'm', change: { add: ['limit', 1] } }],
      },
    ],
    [
      'the condition of a modifier',
      {
        roll: roll('D6', [{ id: 'any' }]),
        modifiers: [{ id: 'm', when: [{ subject: 'limit', above: 3 }], change: { add: 1 } }],
      },
    ],
  ])('are found in %s', (_, set) =>
    expect(rollOf(breakdown({ name: 'limit', base: 5 }, set)).circumstances).toContain('worn'),
  );
});

describe('a roll that reads the outcome of another', () => {
  const first = roll(
    'D6',
    [
      { id: 'critical', when: [{ subject: 'natural', equals: 6 }] },
      { id: 'hit', when: [{ subject: 'roll', atLeast: 'limit' }] },
      { id: 'miss' },
    ],
    { modifies: 'roll' },
  );
  const grades = [
    { id: 'major', success: true, when: [{ subject: 'outcome', is: 'critical' }] },
    { id: 'minor', success: true, when: [{ subject: 'outcome', is: 'hit' }] },
    { id: 'nothing' },
  ];
  const sets = (outcomes: object[], more: Partial<BareSet> = {}): Record<string, BareSet> => ({
    x: { roll: { check: 'modifiers/first', outcomes }, ...more },
    first: { roll: first, modifiers: [{ id: 'gain', change: { add: 1 } }] },
  });
  const limit = { given: { limit: 4 } };

  it('regroups its odds, and has no needed number of its own', () => {
    const { odds } = rollOf(sets(grades), limit).readings[0]!;
    expect(odds).toMatchObject({
      outcomes: [
        { id: 'major', success: true, chance: { count: 1n, of: 6n }, needs: undefined },
        { id: 'minor', success: true, chance: { count: 2n, of: 6n }, needs: undefined },
        { id: 'nothing', success: false, chance: { count: 3n, of: 6n }, needs: undefined },
      ],
      success: { count: 3n, of: 6n },
      needs: undefined,
    });
  });
  it.each([
    [6, 'major'],
    [4, 'minor'],
    [2, 'nothing'],
  ])('reads a %i as %s', (die, outcome) =>
    expect(rollOf(sets(grades), { ...limit, dice: [die] }).readings[0]!.outcome).toBe(outcome),
  );
  it('has no outcome before the dice are rolled', () =>
    expect(rollOf(sets(grades), limit).readings[0]!).not.toHaveProperty('outcome'));
  it('leaves open what depends on a missing number', () => {
    const { odds } = rollOf(sets(grades)).readings[0]!;
    expect(odds!.outcomes.map(({ chance }) => chance?.count)).toEqual([1n, undefined, undefined]);
    expect(odds!.success).toBeUndefined();
  });
  it('knows what two outcomes that a missing number decides between both lead to', () => {
    const wide = [
      { id: 'grazed', when: [{ subject: 'outcome', is: 'critical' }] },
      { id: 'unhurt' },
    ];
    const { odds } = rollOf(sets(wide)).readings[0]!;
    expect(odds!.outcomes.map(({ chance }) => chance?.count)).toEqual([1n, 5n]);
  });
  it('leaves everything open if an outcome leads nowhere', () => {
    const result = rollOf(sets(grades.slice(0, 2)), limit);
    expect(result.readings[0]!.odds!.outcomes.map(({ chance }) => chance)).toEqual([
      undefined,
      undefined,
    ]);
    const missed = rollOf(sets(grades.slice(0, 2)), { ...limit, dice: [1] });
    expect(missed.readings[0]!).not.toHaveProperty('outcome');
  });
  it('has no odds if the other roll has no dice', () => {
    const library = { ...sets(grades), first: { roll: { outcomes: [{ id: 'hit' }] } } };
    expect(rollOf(library).readings[0]!.odds).toBeUndefined();
  });
  it('has unknown odds if those of the other roll are unknown', () => {
    const open = [{ id: 'critical', when: [{ subject: 'limit', above: 3 }] }, { id: 'miss' }];
    const { odds } = rollOf({ ...sets(grades), first: { roll: roll('D6', open) } }).readings[0]!;
    // There is no `hit` to be minor.
    expect(odds!.outcomes.map(({ chance }) => chance?.count)).toEqual([undefined, 0n, undefined]);
  });
  it('applies the modifiers of both, its own first', () => {
    const modifiers = [{ id: 'gain', change: { add: 3 } }];
    const plain = rollOf(sets(grades), { ...limit, with: ['gain'] });
    const own = rollOf(sets(grades, { modifiers }), { ...limit, with: ['gain'] });
    expect([plain, own].map((result) => chancesOf(result)[1])).toEqual([
      ['minor', 3],
      ['minor', 5],
    ]);
    expect(own.circumstances).toEqual(['gain']);
  });
  it('follows a chain of three checks, and no more', () => {
    const outcomes = [{ id: 'any' }];
    const check = (address: string) => ({ roll: { check: `modifiers/${address}`, outcomes } });
    const chain = {
      a: check('b'),
      b: check('c'),
      c: check('d'),
      d: check('e'),
      e: { roll: roll('D6', outcomes) },
    };
    expect(chancesOf(rollOf(chain, {}, 'b'))).toEqual([['any', 6]]);
    expect(rollOf(chain, {}, 'a').problems).toEqual([
      { kind: 'no-such-sum', address: 'modifiers/e' },
    ]);
  });
});
