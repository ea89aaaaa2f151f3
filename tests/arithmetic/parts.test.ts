/** The smaller pieces: amounts, conditions, dice, groups, look-ups. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/arithmetic/amount.ts';
import { holds } from '../../src/arithmetic/conditions.ts';
import { calculate } from '../../src/arithmetic/calculate.ts';
import { throwsOf } from '../../src/arithmetic/dice.ts';
import { equal, parseFraction } from '../../src/arithmetic/fraction.ts';
import { columnFor, partition, rowFor } from '../../src/arithmetic/look-up.ts';
import { parseDice } from '../../src/notation/dice.ts';
import { calculateRoll } from '../../src/arithmetic/roll.ts';
import { knownFrom } from '../../src/arithmetic/situation.ts';
import { calculateValue } from '../../src/arithmetic/value.ts';
import type { Amount, Contest, Test } from '../../schemas/types.d.ts';
import { libraryWith } from './samples.ts';

const at = (given: Record<string, number | string>) => knownFrom({ given });
const numbers = (amount: Amount, given: Record<string, number> = {}) =>
  evaluate(amount, at(given))?.map(({ constant }) => constant);

describe('amounts', () => {
  it.each<[Amount, number[] | undefined]>([
    [-1, [-1]],
    ['training', [7]],
    [{ each: 2, per: 'training' }, [14]],
    [{ each: 0.5, per: 'training' }, [3.5]],
    [[12, { each: -1, per: 'distance' }], [-13]],
    [{ each: -1, per: 'distance', above: 30 }, [0]],
    [{ each: -1, per: 'distance', above: 24, every: 2, round: 'up' }, [-1]],
    [{ each: -1, per: 'distance', above: 24, every: 2, round: 'unknown' }, [0, -1]],
    [{ each: -1, per: 'distance', above: 23, every: 2, round: 'unknown' }, [-1]],
    [{ from: -2, to: 0, by: 'unknown' }, [-2, -1, 0]],
    [{ from: 0, to: 100_000_000 }, undefined],
    ['unknown', undefined],
    [[1, 'unknown'], undefined],
  ])('%j', (amount, sums) => expect(numbers(amount, { training: 7, distance: 25 })).toEqual(sums));

  it('keeps dice and unknown names as terms, and adds equal ones up', () => {
    expect(evaluate(['hits', 'D6', { each: 2, per: 'hits' }], at({}))).toEqual([
      {
        constant: 0,
        terms: [
          { each: 3, of: 'hits' },
          { each: 1, of: 'D6' },
        ],
      },
    ]);
  });
});

describe('conditions', () => {
  it.each<[Test, boolean | undefined]>([
    [{ subject: 'distance', above: 9, atMost: 18 }, true],
    [{ subject: 'distance', above: 12 }, false],
    [{ subject: 'armour', above: 12 }, undefined],
    [{ subject: 'distance', equals: 'armour' }, undefined],
    [{ subject: 'distance', above: 'armour', atMost: 9 }, false],
    [{ subject: 'weapon', is: ['mortar', 'gun'] }, true],
    [{ subject: 'weapon', not: 'gun' }, false],
    [{ subject: 'unit', is: 'pinned' }, false],
    [{ subject: 'unit', not: 'pinned' }, true],
    [{ subject: 'distance', is: 'even' }, true],
    [{ subject: 'distance', is: 'odd' }, false],
    [{ subject: 'armour', is: 'odd' }, undefined],
  ])('%j', (test, truth) => expect(holds(test, at({ distance: 12, weapon: 'gun' }))).toBe(truth));
});

describe('dice', () => {
  const total = (text: string) =>
    throwsOf(parseDice(text)!)!.reduce((sum, { ways }) => sum + Number(ways), 0);
  it.each([
    ['D2', 2],
    ['D3', 3],
    ['D6', 6],
    ['2D6', 36],
    ['3D6', 216],
    ['D10', 10],
    ['D20', 20],
    ['D100', 100],
    ['D6-3', 6],
  ])('%s: %i throws', (text, throws) => {
    expect(total(text)).toBe(throws);
  });
  it('includes the constant of the notation', () =>
    expect(throwsOf(parseDice('D6-3')!)!.map(({ natural }) => natural)).toEqual([
      -2, -1, 0, 1, 2, 3,
    ]));
  it('keeps dice apart when asked', () =>
    expect(throwsOf(parseDice('2D6')!, true)!.find(({ natural }) => natural === 2)!.faces).toEqual([
      1, 1,
    ]));
  it('does not count what cannot be counted exactly', () =>
    expect(throwsOf(parseDice('99D100')!)).toBeUndefined());
  it('is undefined without dice', () => expect(parseDice('training')).toBeUndefined());
  it('compares odds by value', () => {
    expect(equal(parseFraction('10/36')!, parseFraction('5/18')!)).toBe(true);
    expect(equal(parseFraction('10/36')!, parseFraction('11/36')!)).toBe(false);
    expect(parseFraction('10 in 36')).toBeUndefined();
  });
});

describe('groups', () => {
  const library = (combine: string) =>
    libraryWith({
      x: {
        value: { name: 'x', base: 0 },
        groups: [{ id: 'group', combine }],
        modifiers: [
          { id: 'a', group: 'group', change: { add: 1 } },
          { id: 'b', group: 'group', change: { add: 3 } },
          { id: 'c', change: { add: 10 } },
        ],
      },
    });
  const results = (combine: string) =>
    calculateValue('modifiers/x', { with: ['a', 'b', 'c'] }, library(combine)).readings.map(
      ({ result }) => result!.constant,
    );
  it.each<[string, number[]]>([
    ['sum', [14]],
    ['first', [11]],
    ['one', [11, 13]],
    ['highest', [13]],
    ['unknown', [13, 14]],
    ['unique', []],
  ])('%s', (combine, sums) => expect(results(combine)).toEqual(sums));

  it('cancels other modifiers regardless of order', () => {
    const sets = libraryWith({
      x: {
        value: { name: 'x', base: 0 },
        modifiers: [
          { id: 'open-topped', change: { add: 5 } },
          { id: 'aimed', change: { add: 3 }, cancels: ['open-topped'] },
        ],
      },
    });
    expect(
      calculateValue('modifiers/x', { with: ['open-topped', 'aimed'] }, sets).readings[0]!.result!
        .constant,
    ).toBe(3);
  });
  it('works in fixed order whatever the order of the list', () => {
    const sets = libraryWith({
      x: {
        value: { name: 'x', base: 5 },
        modifiers: [
          { id: 'add', change: { add: 1 }, round: 'up' },
          { id: 'half', change: { multiply: '1/2' } },
          { id: 'set', change: { set: 7 } },
        ],
      },
    });
    const result = (held: string[]) =>
      calculateValue('modifiers/x', { with: held }, sets).readings[0]!.result!.constant;
    expect([result(['add', 'half']), result(['add', 'half', 'set'])]).toEqual([4, 5]);
  });
  it('counts the same circumstance once if several sets name it', () => {
    const sets = libraryWith({
      x: { value: { name: 'x', base: 0 }, modifiers: [{ id: 'cx', change: { add: 1 } }] },
      general: {
        appliesTo: ['modifiers/x'],
        modifiers: [
          { id: 'cx', change: { add: 1 } },
          { id: 'pin', change: { add: 1 } },
        ],
      },
    });
    expect(
      calculateValue('modifiers/x', { with: ['cx', 'pin'] }, sets).readings[0]!.result!.constant,
    ).toBe(2);
  });
  it('rejects contradicting input, and lists what is undecided', () => {
    const sets = libraryWith({
      x: {
        value: { name: 'x', base: 0 },
        modifiers: [{ id: 'far', when: [{ subject: 'distance', above: 12 }], change: { add: -1 } }],
      },
    });
    expect(
      calculateValue('modifiers/x', { given: { distance: 9 }, with: ['far'] }, sets).problems,
    ).toEqual([{ kind: 'contradicted', id: 'far' }]);
    expect(calculateValue('modifiers/x', {}, sets).undecided).toEqual(['far']);
    expect(
      calculateValue('modifiers/x', { given: { distance: 13 } }, sets).readings[0]!.result!
        .constant,
    ).toBe(-1);
  });
  it('does not round or limit a missing value', () => {
    const sets = libraryWith({
      x: { value: { name: 'x', base: 'fp', atMost: 10 }, modifiers: [] },
    });
    const { readings, missing } = calculateValue('modifiers/x', {}, sets);
    expect([readings[0]!.result, missing]).toEqual([undefined, ['fp']]);
  });
});

describe('rolls', () => {
  it('reports impossible dice, and addresses without a roll', () => {
    const sets = libraryWith({
      x: {
        roll: {
          dice: 'D6',
          outcomes: [{ id: 'yes', when: [{ subject: 'roll', above: 3 }] }, { id: 'no' }],
        },
      },
    });
    expect(calculateRoll('modifiers/x', { dice: [7] }, sets).problems).toEqual([
      { kind: 'impossible-dice', dice: 'D6' },
    ]);
    expect(calculateRoll('modifiers/y', {}, sets).problems).toEqual([
      { kind: 'no-such-sum', address: 'modifiers/y' },
    ]);
  });
  it('stops at circular references between checks', () => {
    const outcomes = [{ id: 'yes', when: [{ subject: 'outcome', is: 'yes' }] }, { id: 'no' }];
    const sets = libraryWith({
      x: { roll: { check: 'modifiers/y', outcomes } },
      y: { roll: { check: 'modifiers/x', outcomes } },
    });
    expect(calculateRoll('modifiers/x', {}, sets).problems[0]!.kind).toBe('no-such-sum');
  });
});

const lots = (ties: Contest['ties']) =>
  libraryWith({
    lots: {
      roll: {
        dice: 'D6',
        modifies: 'roll',
        contest: { each: 'unit', wins: 'lowest', ties, among: 'players' },
        outcomes: [{ id: 'won', when: [{ subject: 'unit', is: 'winner' }] }, { id: 'lost' }],
      },
    },
  });

describe('contests', () => {
  it('selects, and leaves ties to the rule', () => {
    const selected = (ties: Contest['ties'], dice: number[]) =>
      calculate('modifiers/lots', { dice }, lots(ties));
    expect(selected('none', [2, 2, 5])).toMatchObject({ selected: [] });
    expect(selected('unknown', [2, 2, 5])).not.toHaveProperty('selected');
    expect(selected('unknown', [2, 3, 5])).toMatchObject({ selected: [1] });
    expect(selected('all', [2, 5, 2])).toMatchObject({ selected: [1, 3] });
  });
});

describe('tables', () => {
  const key = (to: number, from = to) => ({ from, to });
  it('finds a row exactly or up to', () => {
    expect(rowFor([key(6), key(12), key(24)], 'up-to', 7)).toBe(1);
    expect(rowFor([key(6), key(12), key(24)], 'up-to', 25)).toBeUndefined();
    expect(rowFor([key(-10), undefined, key(4)], 'exact', 4)).toBe(2);
    expect(rowFor([key(4), key(4)], 'exact', 4)).toBeUndefined();
  });
  it('finds the heading whose conditions are met', () => {
    const headings = [
      undefined,
      [{ subject: 'ap', atMost: 2 }],
      [{ subject: 'ap', atLeast: 3, atMost: 6 }],
    ];
    expect(columnFor(headings, { given: { ap: 5 } })).toBe(2);
    expect(columnFor(headings, { given: { ap: 9 } })).toBeUndefined();
    expect(columnFor(headings, {})).toBeUndefined();
  });
  it('divides the dice, and shows the result missing from the damage table', () => {
    const ranges = [key(1, -Infinity), key(2), key(3), key(6, 4)];
    expect(partition(ranges, parseDice('D6')!)).toEqual({
      shares: [1, 1, 1, 3].map((count) => ({ count: BigInt(count), of: 6n })),
      gaps: [],
      overlaps: [],
    });
    expect(partition(ranges, parseDice('D6')!, 1)!.gaps).toEqual([7]);
    expect(partition([key(4, 1), key(6, 4)], parseDice('D6')!)!.overlaps).toEqual([4]);
  });
});
