/**
 * Values that are modified but not rolled, and combinations of modifiers: situation → result, by
 * hand.
 */
import { describe, expect, it } from 'vitest';
import { isDoubles, throwsOf } from '../../src/arithmetic/dice.ts';
import { isLong, parseFraction, percentOf, reduced } from '../../src/arithmetic/fraction.ts';
import { combineGroups } from '../../src/arithmetic/groups.ts';
import { columnFor, partition, rangeFor, rowFor } from '../../src/arithmetic/look-up.ts';
import { knownFrom, type Situation } from '../../src/arithmetic/situation.ts';
import { calculateValue } from '../../src/arithmetic/value.ts';
import { parseDice } from '../../src/notation/dice.ts';
import { libraryWith, type BareSet } from './samples.ts';

const calculate = (set: BareSet, situation: Situation = {}) =>
  calculateValue('modifiers/x', situation, libraryWith({ x: set }));
const results = (set: BareSet, situation: Situation = {}) =>
  calculate(set, situation).readings.map(({ result }) => result?.constant);

describe('values', () => {
  const strength = {
    name: 'strength',
    base: 'fp',
    outcomes: [
      { id: 'doubled', when: [{ subject: 'strength', atLeast: { each: 2, per: 'base' } }] },
      { id: 'raised', when: [{ subject: 'strength', above: 'base' }] },
      { id: 'plain', when: [{ subject: 'strength', equals: 'base' }] },
    ],
  };
  const set = {
    value: strength,
    modifiers: [
      { id: 'one', change: { add: 1 } },
      { id: 'five', change: { add: 5 } },
      { id: 'less', change: { add: -1 } },
      { id: 'fixed', change: { set: 9 } },
      { id: 'unknown', change: { add: 'unknown' } },
    ],
  } satisfies BareSet;
  it.each<[string[], number, string | undefined]>([
    [[], 4, 'plain'],
    [['one'], 5, 'raised'],
    [['five'], 9, 'doubled'],
    [['less'], 3, undefined],
  ])('with %j: %d, %s', (circumstances, result, outcome) => {
    const situation = { given: { fp: 4 }, with: circumstances };
    expect(calculate(set, situation)).toMatchObject({
      of: 'strength',
      readings: [{ result: { constant: result } }],
      missing: [],
      problems: [],
      circumstances: ['one', 'five', 'less', 'fixed', 'unknown'],
    });
    expect(calculate(set, situation).readings[0]!.outcome).toBe(outcome);
  });
  it('have no outcome without a list of outcomes', () =>
    expect(
      calculate({ value: { name: 'strength', base: 3 } }).readings.map((reading) =>
        Object.keys(reading),
      ),
    ).toEqual([['result']]));
  it('list missing values, unless a set value replaces them', () => {
    expect(calculate(set).missing).toEqual(['fp']);
    expect(calculate(set, { with: ['fixed'] })).toMatchObject({
      missing: [],
      readings: [{ result: { constant: 9 } }],
    });
  });
  it('cannot be calculated with an unknown amount', () => {
    expect(calculate(set, { given: { fp: 4 }, with: ['unknown'] })).toMatchObject({
      readings: [],
      missing: [],
      problems: [{ kind: 'unknown-amount', id: 'unknown' }],
    });
    expect(calculate({ value: { name: 'strength', base: 'unknown' } })).toMatchObject({
      readings: [],
      missing: [],
      problems: [{ kind: 'unknown-amount', id: 'strength' }],
    });
  });
  it('are not limited by an unknown limit, and list a missing one', () => {
    expect(calculate({ value: { name: 'x', base: 3, atMost: 'unknown' } })).toMatchObject({
      readings: [],
      problems: [{ kind: 'unknown-amount', id: 'x' }],
    });
    expect(
      calculate({ value: { name: 'x', base: 3, atLeast: 'floor', atMost: 'cap' } }),
    ).toMatchObject({ readings: [{ result: undefined }], missing: ['floor', 'cap'] });
  });
  it('are not listed if they are more than 200', () => {
    // 101 numbers, and with one of two modifiers 101 others.
    const wide: BareSet = {
      value: { name: 'x', base: { from: 0, to: 100 } },
      groups: [{ id: 'g', combine: 'one' }],
      modifiers: [0, 200].map((add) => ({ id: `m${add}`, group: 'g', change: { add } })),
    };
    expect(results(wide, { with: ['m200'] })).toHaveLength(101);
    expect(calculate(wide, { with: ['m0', 'm200'] })).toMatchObject({
      readings: [],
      problems: [{ kind: 'too-many-ways' }],
    });
  });
  it('are unknown with an amount that is unknown in some situations', () => {
    const unknownWhen = [{ subject: 'unit', is: 'broken' }];
    const sometimes: BareSet = {
      value: { name: 'x', base: 3 },
      modifiers: [{ id: 'm', change: { add: 1 }, unknownWhen }],
    };
    expect(results(sometimes, { with: ['m'] })).toEqual([4]);
    expect(calculate(sometimes, { with: ['m'], given: { unit: 'broken' } })).toMatchObject({
      readings: [],
      problems: [{ kind: 'unknown-amount', id: 'm' }],
    });
  });
  it('report circumstances they do not have', () =>
    expect(calculate(set, { given: { fp: 4 }, with: ['one', 'rain'] }).problems).toEqual([
      { kind: 'not-here', id: 'rain' },
    ]));
  it('are undefined at an address without a value', () => {
    const none = {
      of: '',
      readings: [],
      missing: [],
      applied: [],
      undecided: [],
      circumstances: [],
    };
    const library = libraryWith({ x: { modifiers: [{ id: 'one', change: { add: 1 } }] } });
    for (const address of ['modifiers/x', 'modifiers/y'])
      expect(calculateValue(address, {}, library)).toEqual({
        ...none,
        problems: [{ kind: 'no-such-sum', address }],
      });
  });
  it('may depend on the dice of another roll', () => {
    const scatter = {
      value: { name: 'scatter', base: 'natural' },
      modifiers: [{ id: 'odd', when: [{ subject: 'natural', is: 'odd' }], change: { add: 100 } }],
    };
    expect(results(scatter, { dice: [3, 5] })).toEqual([8]);
    expect(results(scatter, { dice: [3, 4] })).toEqual([107]);
    expect(results(scatter, { given: { natural: 2 } })).toEqual([2]);
    expect(calculate(scatter).undecided).toEqual(['odd']);
  });
  it('list every result of a rounding that is unknown', () =>
    expect(
      results(
        {
          value: { name: 'x', base: 5, round: 'unknown' },
          modifiers: [{ id: 'half', change: { multiply: '1/2' } }],
        },
        { with: ['half'] },
      ),
    ).toEqual([2, 3]));
});

describe('circumstances', () => {
  const set: BareSet = {
    value: { name: 'x', base: 0 },
    modifiers: [
      { id: 'near', when: [{ subject: 'distance', below: 6 }], change: { add: 1 } },
      { id: 'moved', when: [{ subject: 'unit', is: 'moved' }], change: { add: 10 } },
      { id: 'fresh', when: [{ subject: 'unit', not: 'tired' }], change: { add: 100 } },
      { id: 'plain', change: { add: 1000 } },
    ],
  };
  it.each<[string, Situation, number, string[]]>([
    ['nothing given', {}, 0, ['near']],
    ['a number decides', { given: { distance: 5 } }, 1, []],
    ['a number decides against', { given: { distance: 6 } }, 0, []],
    ['a state does not decide by itself', { given: { distance: 6, unit: 'moved' } }, 0, []],
    ['named', { given: { distance: 6 }, with: ['moved', 'plain'] }, 1010, []],
    ['named before its number is known', { with: ['near', 'plain'] }, 1001, []],
    [
      'a state of another kind does not contradict',
      { given: { distance: 6, unit: 'pinned' }, with: ['moved', 'fresh'] },
      110,
      [],
    ],
  ])('%s', (_, situation, result, undecided) => {
    const calculation = calculate(set, situation);
    expect(calculation.problems).toEqual([]);
    expect(calculation.readings[0]!.result!.constant).toBe(result);
    expect(calculation.undecided).toEqual(undecided);
  });
  it.each<[string, Situation, string]>([
    ['a number', { given: { distance: 6 }, with: ['near'] }, 'near'],
    ['an excluded state', { given: { distance: 6, unit: 'tired' }, with: ['fresh'] }, 'fresh'],
  ])('are contradicted by %s', (_, situation, id) =>
    expect(calculate(set, situation).problems).toEqual([{ kind: 'contradicted', id }]),
  );
});

describe('groups', () => {
  const set = (combine: string | undefined, adds: unknown[], group = 'g'): BareSet => ({
    value: { name: 'x', base: 0 },
    groups: [
      { id: 'g', ...(combine !== undefined && { combine }) },
      { id: 'h', combine: 'first' },
    ],
    modifiers: adds.map((add, index) => ({
      id: `m${index}`,
      group,
      change: { add: add as number },
    })),
  });
  const all = { with: ['m0', 'm1', 'm2'] };
  it.each<[string | undefined, unknown[], (number | undefined)[]]>([
    [undefined, [1, 2, 4], [7]],
    ['sum', [1, 2, 4], [7]],
    ['first', [1, 2, 4], [1]],
    ['one', [1, 2, 4], [1, 2, 4]],
    ['highest', [1, 4, 2], [4]],
    ['highest', [-3, -1, -2], [-1]],
    ['unknown', [1, 2, 4], [4, 7]],
    ['unknown', [-3, -1], [-3, -4]],
    ['unknown', [3, -1], [3, -1, 2]],
    ['unknown', [5], [5]],
    ['unique', [5], [5]],
  ])('%s of %j', (combine, adds, sums) =>
    expect(results(set(combine, adds), { with: adds.map((_, index) => `m${index}`) })).toEqual(
      sums,
    ),
  );
  it('list each candidate for the highest if one cannot be compared', () => {
    const { readings } = calculate(set('highest', [1, 'fp', 2]), all);
    expect(readings.map(({ result }) => [result!.constant, result!.terms.length])).toEqual([
      [1, 0],
      [0, 1],
      [2, 0],
    ]);
    const doubled = set('highest', [1, 2]);
    doubled.modifiers!.push({ id: 'm2', group: 'g', change: { multiply: 3 } });
    expect(results(doubled, all)).toEqual([1, 2, 0]);
  });
  it.each([
    ['a value of 0 does not count as the first', 'first', ['cover', 2], [2]],
    ['a sum that comes to 0 does', 'first', [['cover'], 2], [0]],
    ['so does a plain 0', 'first', [0, 2], [0]],
    ['nor does a 0 that is multiplied', 'first', [{ each: 2, per: 'cover' }, 2], [0]],
    ['of nothing else than values of 0 the first', 'first', ['cover', 'cover'], [0]],
    ['no help is weaker than help', 'unknown', [0, 3], [3]],
    ['no loss is weaker than a loss', 'unknown', [0, -2], [-2]],
    ['help and loss cannot be compared', 'unknown', [2, -3], [2, -3, -1]],
  ])('%s', (_, combine, adds, expected) =>
    expect(results(set(combine, adds), { ...all, given: { cover: 0 } })).toEqual(expected),
  );
  it('list what may apply with what it adds', () => {
    const applied = (combine: string) => calculate(set(combine, [1, 2]), all).applied;
    const [first, second] = [
      { id: 'm0', adds: 1 },
      { id: 'm1', adds: 2 },
    ];
    expect([applied('first'), applied('one'), applied('highest')]).toEqual([
      [first],
      [first, second],
      [second],
    ]);
    const doubled = { ...set('sum', []), modifiers: [{ id: 'm0', change: { multiply: 2 } }] };
    expect(calculate(doubled, { with: ['m0'] }).applied).toEqual([{ id: 'm0', adds: undefined }]);
  });
  it.each([
    [[5, 5, 8], 200, []],
    [[3, 67], 200, [{ kind: 'too-many-ways' }]],
    // One alone combines with nothing.
    [[1, 1, 1, 1, 1, 1, 1, 1], 1, []],
  ])('of %j modifiers: %i ways', (sizes, ways, problems) => {
    const lines = sizes.flatMap((size, group) =>
      Array.from({ length: size }, (_, index) => ({
        set: 'x',
        modifier: { id: `${group}-${index}`, change: { add: index } },
        group: { id: `${group}`, combine: size === 1 ? 'unknown' : 'one' } as const,
      })),
    );
    const { alternatives, problems: found } = combineGroups(lines, knownFrom({}));
    expect([alternatives.length, found]).toEqual([ways, problems]);
  });
  it('do not affect modifiers outside the group', () => {
    const mixed = set('first', [1, 2]);
    mixed.modifiers!.push(
      { id: 'h0', group: 'h', change: { add: 10 } },
      { id: 'h1', group: 'h', change: { add: 20 } },
      { id: 'free', change: { add: 100 } },
    );
    expect(results(mixed, { with: ['m0', 'm1', 'h0', 'h1', 'free'] })).toEqual([111]);
  });
  it('are kept apart from groups of other sets', () => {
    const library = libraryWith({
      x: set('first', [1, 2]),
      y: {
        ...set('first', []),
        appliesTo: ['modifiers/x'],
        modifiers: [{ id: 'other', group: 'g', change: { add: 10 } }],
      },
    });
    expect(
      calculateValue('modifiers/x', { with: ['m0', 'm1', 'other'] }, library).readings[0]!.result!
        .constant,
    ).toBe(11);
  });
  it('report every modifier that is mutually exclusive', () =>
    expect(calculate(set('unique', [1, 2, 3]), all).problems).toEqual([
      { kind: 'cannot-hold-together', ids: ['m0', 'm1', 'm2'], group: 'g' },
    ]));
});

describe('dice', () => {
  it.each([
    ['D6', { count: 1, sides: 6, plus: 0 }],
    ['12D100', { count: 12, sides: 100, plus: 0 }],
    ['D6+10', { count: 1, sides: 6, plus: 10 }],
    ['2D6-3', { count: 2, sides: 6, plus: -3 }],
    ['0D6', undefined],
    ['xD6', undefined],
    ['D6x', undefined],
    ['', undefined],
  ])('%s', (text, dice) => expect(parseDice(text)).toEqual(dice));
  it('are listed by rising sum, also for a single die', () => {
    const sums = throwsOf(parseDice('2D6')!, true)!.map(({ natural }) => natural);
    expect(sums).toHaveLength(36);
    expect(sums).toEqual([...sums].sort((a, b) => a - b));
    expect(throwsOf(parseDice('2D6')!)!.map(({ faces, ways }) => [faces, ways])).toEqual(
      [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => [[], BigInt(ways)]),
    );
  });
  it('are doubles only if there are several and all are equal', () => {
    const isDouble = (...faces: number[]) => isDoubles({ natural: 0, ways: 1n, faces });
    expect([isDouble(2, 2), isDouble(2, 3), isDouble(2, 2, 3), isDouble(2), isDouble()]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
  it('reads a fraction, and nothing around it', () => {
    expect(parseFraction('-1/2')).toEqual({ count: -1n, of: 2n });
    expect(parseFraction('12')).toEqual({ count: 12n, of: 1n });
    for (const text of ['1/0', 'x1/2', '1/2x', '', '1/'])
      expect(parseFraction(text)).toBeUndefined();
  });
});

describe('fractions', () => {
  it.each([
    ['10/36', '5/18'],
    ['7/36', '7/36'],
    ['0/36', '0/1'],
    ['36/36', '1/1'],
  ])('%s is %s', (text, shortest) =>
    expect(reduced(parseFraction(text)!)).toEqual(parseFraction(shortest)),
  );
  it('of no throws stays as it is', () =>
    expect(reduced({ count: 0n, of: 0n })).toEqual({ count: 0n, of: 0n }));
  it('is long by its shortest form', () =>
    expect(
      ['1/100000', '1/100001', '2/200000', '3/200002'].map((text) => isLong(parseFraction(text)!)),
    ).toEqual([false, true, false, true]));
  it('has ten decimals as a percentage', () =>
    expect(['463/10000', '1/3', '1/1'].map((text) => percentOf(parseFraction(text)!))).toEqual([
      4.63, 33.3333333333, 100,
    ]));
});

describe('tables', () => {
  const key = (from: number, to = from) => ({ from, to });
  it.each<[string, Parameters<typeof rowFor>, number | undefined]>([
    ['the row of a number', [[key(1), key(2), key(3)], 'exact', 2], 1],
    ['the row of a range, at its ends', [[key(1, 3), key(4, 6)], 'exact', 4], 1],
    ['the other end', [[key(1, 3), key(4, 6)], 'exact', 3], 0],
    ['none below the first', [[key(1, 3), key(4, 6)], 'exact', 0], undefined],
    ['none above the last', [[key(1, 3), key(4, 6)], 'exact', 7], undefined],
    ['none between', [[key(1), key(3)], 'exact', 2], undefined],
    ['up to a limit, at the limit', [[key(6), key(12)], 'up-to', 6], 0],
    ['up to the next limit', [[key(6), undefined, key(12)], 'up-to', 7], 2],
    ['limits in any order', [[key(24), key(6), key(12)], 'up-to', 7], 2],
    ['two equal limits', [[key(12), key(12)], 'up-to', 7], undefined],
    ['past the last limit', [[undefined, key(12)], 'up-to', 13], undefined],
    ['without keys', [[undefined], 'up-to', 1], undefined],
  ])('%s', (_, [keys, match, value], row) => expect(rowFor(keys, match, value)).toBe(row));
  it('finds the range of a result', () =>
    expect(rangeFor([key(2, 5), undefined, key(6, 12)], 6)).toBe(2));
  it('finds no column if two headings match or one is undecided', () => {
    const column = (bound: number) => [{ subject: 'ap', atLeast: bound }];
    expect(columnFor([column(1), column(2)], { given: { ap: 3 } })).toBeUndefined();
    expect(columnFor([column(1), column(9)], { given: { ap: 3 } })).toBe(0);
    expect(columnFor([column(1), undefined], {})).toBeUndefined();
  });
  it('divides the dice among rows; rows without a range get nothing', () => {
    expect(partition([key(2, 4), undefined, key(5, 12)], parseDice('2D6')!)).toEqual({
      shares: [
        { count: 6n, of: 36n },
        { count: 0n, of: 36n },
        { count: 30n, of: 36n },
      ],
      gaps: [],
      overlaps: [],
    });
    expect(partition([key(1)], parseDice('99D100')!)).toBeUndefined();
  });
});
