/** What modifiers and values do to a roll. */
import { describe, expect, it } from 'vitest';
import { parseDice } from '../../src/notation/dice.ts';
import { chancesOf, needsOf, roll, rollOf, throws } from './roll-of.ts';
import type { BareSet } from './samples.ts';

describe('what modifiers do to a roll', () => {
  const set = (modifies: string, change: object): BareSet => ({
    roll: { dice: 'D6', target: 4, modifies, outcomes: [{ id: 'any' }] },
    modifiers: [{ id: 'm', change }],
  });
  const reading = (modifies: string, change: object) =>
    rollOf({ x: set(modifies, change) }, { with: ['m'] }).readings[0]!;
  it.each<[string, string, object, number | undefined, number]>([
    ['adding to the roll', 'roll', { add: 2 }, 2, 4],
    ['adding to the target', 'target', { add: 2 }, 2, 6],
    ['setting the roll', 'roll', { set: 2 }, undefined, 4],
    ['halving the roll', 'roll', { multiply: '1/2' }, undefined, 4],
    ['a factor of one', 'roll', { multiply: '2/2', add: 1 }, 1, 4],
    ['a shift of columns', 'roll', { shift: { columns: 1, toward: 'lower' } }, 0, 4],
  ])('%s', (_, modifies, change, added, target) => {
    const { adds, target: compared } = reading(modifies, change);
    expect([adds?.constant, compared?.constant]).toEqual([added, target]);
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

describe('dice that modifiers change', () => {
  /** Every sum apart. */
  const sums = Array.from({ length: 19 }, (_, sum) => ({
    id: `${sum}`,
    when: [{ subject: 'natural', equals: sum }],
  }));
  const changed = (dice: string, changes: object[], more: object = {}) => {
    const modifiers = changes.map((change, index) => ({ id: `m${index}`, change }));
    const set = { roll: roll(dice, [...sums, { id: 'more' }], more), modifiers };
    return rollOf({ x: set }, { with: modifiers.map(({ id }) => id) });
  };
  // Compared with a roll that has the dice from the start.
  it.each<[string, object[], string]>([
    ['D6', [{ dice: 1 }], '2D6'],
    ['D6+1', [{ dice: 1 }, { dice: 1 }], '3D6+1'],
    ['2D6', [{ dice: -1 }], 'D6'],
    ['2D6', [{ dice: 1 }, { dice: -1 }], '2D6'],
    ['2D6 highest 1', [{ dice: 1 }], '3D6 highest 1'],
    ['3D6 lowest 2', [{ dice: -1 }], '2D6'],
    ['3D6 highest 1', [{ dice: -1 }], '2D6 highest 1'],
    ['D6', [{ reroll: 1 }], 'D6 reroll 1'],
    ['D6', [{ reroll: '1..2 repeatedly' }], 'D6 reroll 1..2 repeatedly'],
  ])('%s with %j are %s', (dice, changes, expected) => {
    const [result, plain] = [changed(dice, changes), changed(expected, [])];
    expect(chancesOf(result)).toEqual(chancesOf(plain));
    expect(result.readings[0]!.dice).toMatchObject(parseDice(expected)!);
    expect(result.readings[0]!.dice?.keep).toEqual(parseDice(expected)!.keep);
  });
  it('may be rolled again for two reasons', () =>
    expect(chancesOf(changed('D6', [{ reroll: 1 }, { reroll: 2 }]))).toEqual(
      chancesOf(changed('D6 reroll 1..2', [])),
    ));
  it.each<[string, object[], string[]]>([
    ['none is left', [{ dice: -2 }], []],
    ['every result is rolled again for ever', [{ reroll: '1..6 repeatedly' }], []],
    ['nobody knows how many are added', [{ dice: 'more' }], ['more']],
  ])('have no odds if %s', (_, changes, missing) => {
    const result = changed('2D6', changes);
    expect(result.missing).toEqual(missing);
    expect(result.readings[0]!.odds?.outcomes[7]?.chance).toBeUndefined();
    expect(result.readings[0]!).not.toHaveProperty('outcome');
  });
  it('are rolled apart where each is read on its own', () => {
    const [more, none, open] = [[{ dice: 2 }], [], [{ dice: 'more' }]].map(
      (changes) => changed('D6', changes, { times: 3 }).readings[0]!,
    );
    expect([more?.moreDice, none?.moreDice, open?.moreDice]).toEqual([2, 0, 0]);
    expect([more?.dice, open?.dice]).toEqual([parseDice('D6'), parseDice('D6')]);
    expect(changed('D6', []).readings[0]!).not.toHaveProperty('moreDice');
    expect(rollOf({ x: { roll: { outcomes: sums } } }).readings[0]!).not.toHaveProperty('dice');
  });
  it.each([
    [[1, 1], true],
    [[1, 1, 1], true],
    [[1], false],
  ])('2D6 or 3D6 can show %j: %s', (faces, possible) => {
    const modifiers = [1, 2].map((more) => ({
      id: `m${more}`,
      group: 'g',
      change: { dice: more },
    }));
    const groups = [{ id: 'g', combine: 'one' }];
    const set = { roll: roll('D6', [{ id: 'any' }]), groups, modifiers };
    const { problems } = rollOf({ x: set }, { with: ['m1', 'm2'], dice: faces });
    expect(problems.map(({ kind }) => kind)).toEqual(possible ? [] : ['impossible-dice']);
  });
});

describe('a pool', () => {
  const pool = (dice: number | string, success: object = { subject: 'natural', atLeast: 5 }) => ({
    roll: roll(
      'D6',
      [{ id: 'two', when: [{ subject: 'successes', atLeast: 2 }] }, { id: 'fewer' }],
      { pool: { dice, success: [success] }, faces: ['red'] },
    ),
    modifiers: [
      { id: 'one', change: { dice: 1 } },
      { id: 'blessed', change: { add: 1 } },
    ],
  });
  it.each([
    [2, []],
    [3, ['one']],
  ])('of 2 dice, or %i with %j: every throw', (number, named) => {
    const all = throws(...Array.from({ length: number }, () => 6));
    const met = (dice: number[]) => dice.filter((die) => die >= 5).length >= 2;
    for (const success of [{}, { subject: 'red' }]) {
      const set = { x: pool(2, { subject: 'natural', atLeast: 5, ...success }) };
      const result = rollOf(set, { with: named });
      expect(chancesOf(result)[0]).toEqual(['two', all.filter(met).length]);
      expect(result.readings[0]!.odds!.needs).toEqual({ from: 5, to: Infinity });
      expect(result.readings[0]!).not.toHaveProperty('dice');
      for (const dice of all)
        expect(result.readings[0]!.outcomesOf(dice)).toEqual([met(dice) ? 'two' : 'fewer']);
    }
  });
  it('cannot show fewer dice than it has', () => {
    const found = (number: number | string, dice: number[]) =>
      rollOf({ x: pool(number) }, { dice });
    expect(found(3, [5, 6]).problems).toEqual([{ kind: 'impossible-dice', dice: '3D6' }]);
    expect(found(2, [5, 6]).readings[0]!.outcome).toBe('two');
    // Of a number that is not known, any number of dice.
    expect([found('men', [5]).problems, found('men', [5]).missing]).toEqual([[], ['men']]);
    expect(found('men', [5]).readings[0]!.odds).toBeUndefined();
    const open = rollOf({ x: pool(2, { subject: 'natural', atLeast: 'limit' }) });
    expect(open.readings[0]!.odds).toBeUndefined();
    expect(found('D3', [5]).missing).toEqual([]);
    expect(found('unknown', [5])).toMatchObject({
      readings: [],
      problems: [{ kind: 'unknown-amount', id: 'dice' }],
    });
  });
});

describe('readings of a roll', () => {
  const two = (changes: object[], outcomes: object[], modifies = 'roll') => {
    const modifiers = changes.map((change, index) => ({ id: `m${index}`, group: 'g', change }));
    const set = {
      ...{ roll: roll('D6', outcomes, { modifies }), modifiers },
      groups: [{ id: 'g', combine: 'one' }],
    };
    return rollOf({ x: set }, { with: modifiers.map(({ id }) => id) });
  };
  const [by5, by6] = [{ multiply: 5 }, { multiply: 6 }];
  it.each<[string, object[], object[], number]>([
    ['what they need', [by5, by6], [{ subject: 'roll', atLeast: 100 }], 2],
    [
      'their odds',
      [{ multiply: 1 }, { multiply: 3 }],
      [{ subject: 'roll', is: 'odd', above: 3 }],
      2,
    ],
    ['nothing', [by5, by6], [{ subject: 'natural', atLeast: 4 }], 1],
  ])('differ by %s', (_, changes, when, count) =>
    expect(two(changes, [{ id: 'hit', when }, { id: 'miss' }]).readings).toHaveLength(count),
  );
  it('are not listed if they are more than 200', () => {
    const x = { roll: roll('D6', [{ id: 'any' }], { target: { from: 0, to: 100 } }) };
    expect(rollOf({ x }).readings).toHaveLength(101);
    const modifiers = [{ id: 'm', change: { add: { from: 1, to: 2 } } }];
    expect(rollOf({ x: { ...x, modifiers } }, { with: ['m'] })).toMatchObject({
      readings: [],
      problems: [{ kind: 'too-many-ways' }],
    });
  });
  it('have an outcome only if no other is possible', () => {
    const limit = [{ id: 'high', when: [{ subject: 'roll', above: 'limit' }] }, { id: 'low' }];
    const [reading] = rollOf({ x: { roll: roll('D6', limit) } }, { dice: [4] }).readings;
    expect(reading).not.toHaveProperty('outcome');
    expect(reading!.outcomesOf([4])).toEqual(['high', 'low']);
  });
});

describe('symbols on a die', () => {
  const outcomes = [
    {
      id: 'killed',
      when: [
        { subject: 'natural', is: 'skull' },
        { subject: 'unit', is: 'weak' },
      ],
    },
    { id: 'hit', when: [{ subject: 'natural', is: 'skull' }] },
    { id: 'held', when: [{ subject: 'natural', is: 'shield' }] },
    { id: 'nothing' },
  ];
  const symbols = [
    { id: 'skull', on: [1, 2, 3] },
    { id: 'shield', on: [4, 5] },
  ];
  it.each<[string, number[]]>([
    ['strong', [0, 3, 2, 1]],
    ['weak', [3, 0, 2, 1]],
  ])('decide, beside the state of a %s unit', (unit, counts) => {
    const result = rollOf({ x: { roll: roll('D6', outcomes, { symbols }) } }, { given: { unit } });
    expect(chancesOf(result).map(([, count]) => count)).toEqual(counts);
  });
});

describe('dice of two colours', () => {
  const reads = (...tests: object[]) => {
    const outcomes = tests.map((test, index) => ({ id: `${index}`, when: [test] }));
    return rollOf({
      x: { roll: roll('2D6', [...outcomes, { id: 'other' }], { faces: ['white', 'red'] }) },
    });
  };
  it('have a needed number if only one is read, and not the sum', () => {
    const [white, red] = [
      { subject: 'white', atLeast: 5 },
      { subject: 'red', atLeast: 5 },
    ];
    expect(needsOf(reads(white))[0]).toEqual([5, Infinity]);
    const none = [undefined, undefined, undefined];
    expect(needsOf(reads(white, red))).toEqual(none);
    expect(needsOf(reads(white, { subject: 'natural', atLeast: 9 }))).toEqual(none);
    expect(needsOf(reads(white, { subject: 'roll', atLeast: 9 }))).toEqual(none);
  });
  it('are kept apart also where one is read in a sum', () => {
    const met = throws(6, 6).filter(([white, red]) => white! + red! >= red! + 4).length;
    expect(chancesOf(reads({ subject: 'roll', atLeast: ['red', 4] }))[0]).toEqual(['0', met]);
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
    expect([result.applied, result.problems]).toEqual([[{ id: 'worn', adds: -1 }], []]);
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
