/** Amounts, sums and limits: situation → result, worked out by hand. */
import { describe, expect, it } from 'vitest';
import { evaluate, evaluateNumber } from '../../src/arithmetic/amount.ts';
import { allHold, anyHolds, holds, isNumeric } from '../../src/arithmetic/conditions.ts';
import { apply, plansOf, unknownAmounts, type Limits } from '../../src/arithmetic/plan.ts';
import { knowing, knownFrom } from '../../src/arithmetic/situation.ts';
import {
  closed,
  combine,
  distinct,
  exact,
  missingIn,
  numberOf,
  open,
  plus,
  rounded,
  roundNumber,
  times,
  type OpenTerm,
} from '../../src/arithmetic/sum.ts';
import type { Amount, Modifier, Test, When } from '../../schemas/types.d.ts';

type Given = Record<string, number | string | string[]>;
const given = (values: Given = {}) => knownFrom({ given: values });
const term = (of: string, each = 1, more: Partial<OpenTerm> = {}): OpenTerm => ({
  each,
  of,
  ...more,
});

describe('amounts', () => {
  it.each<[string, Amount, Given, number | undefined]>([
    ['a number', 4, {}, 4],
    ['a name', 'fp', { fp: 6 }, 6],
    ['a name that is not given', 'fp', {}, undefined],
    ['dice, even where a value has their name', 'D6', { D6: 3 }, undefined],
    ['a sum', [1, 'fp', { each: -2, per: 'hits' }], { fp: 6, hits: 2 }, 3],
    ['a sum with something missing', [1, 'fp'], {}, undefined],
    ['several possible numbers', { from: 1, to: 2 }, {}, undefined],
    ['a range of one number', { from: 2, to: 2 }, {}, 2],
    ['an unknown amount', 'unknown', {}, undefined],
    ['one for each', { per: 'hits' }, { hits: 3 }, 3],
    ['nothing to count', { each: 3 }, {}, undefined],
    ['what is above a limit', { each: 1, per: 'distance', above: 9 }, { distance: 12 }, 3],
    ['at the limit', { each: 1, per: 'distance', above: 9 }, { distance: 9 }, 0],
    ['every two, whole', { each: 1, per: 'distance', every: 2 }, { distance: 6 }, 3],
    ['every two, as a fraction', { each: 1, per: 'distance', every: 2 }, { distance: 5 }, 2.5],
    ['every two, down', { per: 'distance', every: 2, round: 'down' }, { distance: 5 }, 2],
    ['every two, up', { per: 'distance', every: 2, round: 'up' }, { distance: 5 }, 3],
    ['unknown rounding without lots', { per: 'hits', round: 'unknown' }, { hits: 5 }, 5],
  ])('%s', (_, amount, values, result) =>
    expect(evaluateNumber(amount, given(values))).toBe(result),
  );

  it('lists a range from the smaller number, whichever is written first', () =>
    expect(evaluate({ from: 2, to: -1 }, given())).toEqual([-1, 0, 1, 2].map(closed)));
  it('is unknown where what it counts, or an end of a range, is left out', () => {
    for (const amount of [{ each: 3 }, { from: 1 }, { to: 1 }])
      expect(evaluate(amount as Amount, given({ hits: 1 }))).toBeUndefined();
  });
  it('rejects only ranges of more than 101 numbers', () => {
    expect(evaluate({ from: -60, to: 60 }, given())).toBeUndefined();
    expect(evaluate({ from: 0, to: 100 }, given())).toHaveLength(101);
    expect(evaluate({ from: 0, to: 101 }, given())).toBeUndefined();
  });
  it('keeps the factor of a missing value, without empty fields', () => {
    expect(evaluate({ each: -1, per: 'distance', above: 24, every: 2 }, given())).toStrictEqual([
      open(term('distance', -1, { above: 24, every: 2 })),
    ]);
    expect(evaluate({ per: 'hits', round: 'unknown' }, given())).toStrictEqual([
      open(term('hits')),
    ]);
    expect(evaluate({ per: 'distance', every: 2, round: 'unknown' }, given())).toStrictEqual(
      (['down', 'up'] as const).map((round) => open(term('distance', 1, { every: 2, round }))),
    );
  });
  it('never gives a negative zero', () => {
    for (const zero of [evaluateNumber({ each: -1, per: 'hits' }, given({ hits: 0 })), exact(-0)])
      expect(Object.is(zero, 0)).toBe(true);
  });
});

describe('sums', () => {
  it('adds equal terms, and drops those that cancel out', () => {
    const a = { constant: 2, terms: [term('fp', 2), term('hits')] };
    const b = { constant: 3, terms: [term('fp', -2), term('hits', 4), term('elr')] };
    expect(plus(a, b)).toEqual({ constant: 5, terms: [term('hits', 5), term('elr')] });
    expect(a.terms[1]).toEqual(term('hits'));
  });
  it.each<[string, OpenTerm]>([
    ['of another value', term('hits')],
    ['above another limit', term('fp', 1, { above: 3 })],
    ['by other lots', term('fp', 1, { every: 2 })],
    ['rounded otherwise', term('fp', 1, { round: 'up' })],
  ])('keeps a term %s apart', (_, other) =>
    expect(plus(open(term('fp')), open(other)).terms).toEqual([term('fp'), other]),
  );
  it('multiplies the number and every term', () => {
    expect(times({ constant: 3, terms: [term('fp', 4)] }, 3, 2)).toEqual({
      constant: 4.5,
      terms: [term('fp', 6)],
    });
    expect(times({ constant: 3, terms: [term('fp')] }, 0)).toEqual(closed(0));
    expect(Object.is(times(closed(-1), 0).constant, 0)).toBe(true);
  });
  it.each<[number, 'down' | 'up' | undefined, number]>([
    [2.5, 'down', 2],
    [2.5, 'up', 3],
    [2.5, undefined, 2.5],
    [-2.5, 'down', -3],
    [-2.5, 'up', -2],
    [4, 'up', 4],
  ])('%d rounded %s is %d', (number, how, result) =>
    expect(rounded(closed(number), how)).toEqual(closed(result)),
  );
  it('rounds a number between −1 and 0 to 0, not to −0', () =>
    expect(Object.is(roundNumber(-0.5, 'up'), 0)).toBe(true));
  it('rounds an open sum only if it is whole in any case', () => {
    const whole = { constant: 1, terms: [term('fp', 2), term('mp', 1, { every: 2, round: 'up' })] };
    expect(rounded(whole, 'up')).toBe(whole);
    expect(rounded({ ...whole, constant: 0.5 }, 'up')).toBeUndefined();
    expect(rounded(open(term('fp', 0.5)), 'up')).toBeUndefined();
    expect(rounded(plus(whole, open(term('elr', 0.5))), 'up')).toBeUndefined();
    expect(rounded(open(term('fp', 1, { every: 2 })), 'up')).toBeUndefined();
    const half = open(term('fp', 0.5));
    expect(rounded(half, undefined)).toBe(half);
  });
  it('is a number only without missing values', () => {
    expect(numberOf(closed(3))).toBe(3);
    expect(numberOf(open(term('fp')))).toBeUndefined();
    expect(numberOf(undefined)).toBeUndefined();
  });
  it('names each missing value once, in order', () => {
    const sums = [{ constant: 0, terms: [term('fp'), term('elr')] }, open(term('fp')), closed(1)];
    expect(missingIn(sums)).toEqual(['fp', 'elr']);
  });
  it('removes duplicate results, and keeps up to 200', () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
    expect(distinct([3, 1, 3])).toEqual([3, 1]);
    expect(distinct(numbers(200))).toHaveLength(200);
    expect(distinct(numbers(201))).toBeUndefined();
    expect(combine([1, 2], [10, 9], (a, b) => a + b)).toEqual([11, 10, 12]);
    expect(combine(undefined, [1], () => 1)).toBeUndefined();
    expect(combine([1], undefined, () => 1)).toBeUndefined();
    expect(combine(numbers(200), numbers(200), () => 1)).toEqual([1]);
    expect(combine(numbers(201), numbers(200), () => 1)).toBeUndefined();
  });
});

describe('plans', () => {
  const modifier = (change: Modifier['change'], round?: Modifier['round']): Modifier =>
    ({ id: 'm', change, ...(round && { round }) }) as Modifier;
  const results = (
    modifiers: Modifier[],
    base: number,
    limits?: Limits,
    round?: 'up' | 'unknown',
  ) =>
    plansOf(modifiers, given({ fp: 4 }), round)?.map((plan) =>
      numberOf(apply(plan, closed(base), limits)),
    );
  it.each<[string, Modifier[], number, (number | undefined)[] | undefined]>([
    ['no modifier', [], 5, [5]],
    ['a set value replaces the base', [modifier({ set: 8 })], 5, [8]],
    ['two set values leave two results', [modifier({ set: 8 }), modifier({ set: 9 })], 5, [8, 9]],
    ['a set value that is unknown', [modifier({ set: 'unknown' })], 5, undefined],
    ['an added value that is unknown', [modifier({ add: 'unknown' })], 5, undefined],
    ['factors multiply', [modifier({ multiply: '1/2' }), modifier({ multiply: 3 })], 5, [7.5]],
    ['factor before addition', [modifier({ add: 1 }), modifier({ multiply: 2 })], 5, [11]],
    ['a range added', [modifier({ add: { from: 1, to: 2 } })], 5, [6, 7]],
    ['a named value added', [modifier({ add: 'fp' })], 5, [9]],
    ['rounding up', [modifier({ multiply: '1/2' }, 'up')], 5, [3]],
    ['rounding down', [modifier({ multiply: '1/2' }, 'down')], 5, [2]],
    ['unknown rounding', [modifier({ multiply: '1/2' }, 'unknown')], 5, [2, 3]],
    [
      'roundings that disagree',
      [modifier({ multiply: '1/2' }, 'up'), modifier({ add: 0 }, 'down')],
      5,
      [3, 2],
    ],
    [
      'a shift of columns leaves the number',
      [modifier({ shift: { columns: 2, toward: 'lower' } })],
      5,
      [5],
    ],
  ])('%s', (_, modifiers, base, numbers) => expect(results(modifiers, base)).toEqual(numbers));

  it('refuses a factor that is no number', () =>
    expect(() => plansOf([modifier({ multiply: 'half' })], given())).toThrow('"half"'));
  it('rounds as the value declares', () => {
    expect(results([modifier({ multiply: '1/2' })], 5, {}, 'up')).toEqual([3]);
    expect(results([modifier({ multiply: '1/2' })], 5, {}, 'unknown')).toEqual([2, 3]);
  });
  it.each<[number, Limits, number]>([
    [5, {}, 5],
    [5, { atMost: closed(4) }, 4],
    [5, { atMost: closed(5) }, 5],
    [5, { atLeast: closed(6) }, 6],
    [5, { atLeast: closed(1), atMost: closed(9) }, 5],
  ])('%d within %j is %d', (base, limits, result) =>
    expect(results([], base, limits)).toEqual([result]),
  );
  it('limits an open sum only if no limit applies', () => {
    const [plan] = plansOf([], given())!;
    expect(apply(plan!, open(term('elr')), { atLeast: closed(1) })).toBeUndefined();
    expect(apply(plan!, open(term('elr')))).toEqual(open(term('elr')));
    expect(apply(plan!, closed(5), { atLeast: open(term('elr')) })).toBeUndefined();
    expect(apply(plan!, closed(5), { atMost: open(term('elr')) })).toBeUndefined();
  });
  it('names the modifiers whose amount is unknown', () => {
    const named = (id: string, change: Modifier['change']) => ({ id, change }) as Modifier;
    const modifiers = [
      named('set', { set: 'unknown' }),
      named('add', { add: [1, 'unknown'] }),
      named('shift', { shift: { columns: 'unknown', toward: 'lower' } }),
      named('factor', { multiply: 2 }),
      named('missing', { add: 'elr' }),
    ];
    expect(unknownAmounts(modifiers, given())).toEqual(['set', 'add', 'shift']);
    const unknownWhen: When = [{ subject: 'unit', is: 'broken' }];
    const sometimes = { ...named('sometimes', { add: 1 }), unknownWhen };
    expect(unknownAmounts([sometimes], given({ unit: 'broken' }))).toEqual(['sometimes']);
    expect(unknownAmounts([sometimes], given({ unit: 'dm' }))).toEqual([]);
  });
});

describe('conditions', () => {
  it.each<[Test, boolean]>([
    [{ subject: 'distance', equals: 12 }, true],
    [{ subject: 'distance', equals: 11 }, false],
    [{ subject: 'distance', above: 12 }, false],
    [{ subject: 'distance', above: 11 }, true],
    [{ subject: 'distance', atLeast: 12 }, true],
    [{ subject: 'distance', atLeast: 13 }, false],
    [{ subject: 'distance', below: 12 }, false],
    [{ subject: 'distance', below: 13 }, true],
    [{ subject: 'distance', atMost: 12 }, true],
    [{ subject: 'distance', atMost: 11 }, false],
    [{ subject: 'unit', is: ['pinned', 'broken'] }, true],
    [{ subject: 'unit', is: 'pinned' }, false],
    [{ subject: 'unit', not: ['pinned', 'broken'] }, false],
    [{ subject: 'hits', is: 'odd' }, true],
    [{ subject: 'hits', not: 'odd' }, false],
    [{ subject: 'hits', is: ['odd', 'even'] }, true],
  ])('%j', (test, truth) =>
    expect(holds(test, given({ distance: 12, unit: ['broken', 'dm'], hits: 3 }))).toBe(truth),
  );
  it('compares with every number that a bound may have', () => {
    const range = (above: Amount): Test => ({ subject: 'distance', above });
    const known = given({ distance: 12 });
    expect(holds(range({ from: 5, to: 8 }), known)).toBe(true);
    expect(holds(range({ from: 12, to: 13 }), known)).toBe(false);
    expect(holds(range({ from: 11, to: 12 }), known)).toBeUndefined();
    expect(holds(range('unknown'), known)).toBeUndefined();
    expect(holds({ subject: 'distance', not: 'odd' }, given())).toBeUndefined();
  });
  it('is false if one test fails, whatever is missing', () => {
    const missing: Test = { subject: 'armour', above: 3 };
    const [met, failed]: Test[] = [
      { subject: 'fp', above: 3 },
      { subject: 'fp', above: 9 },
    ];
    const truth = (...when: When) => allHold(when, given({ fp: 4 }));
    expect([truth(missing, failed!), truth(missing, met!), truth(met!)]).toEqual([
      false,
      undefined,
      true,
    ]);
    expect(allHold(undefined, given())).toBe(true);
    // One that is met is enough for any, one that is undecided is not.
    const any = (...tests: When) => anyHolds(tests, given({ fp: 4 }));
    expect([any(failed!, met!), any(missing, failed!), any()]).toEqual([true, false, false]);
    expect(anyHolds(undefined, given())).toBe(false);
  });
  it.each<[When, boolean]>([
    [[{ subject: 'distance', above: 9 }], true],
    [[{ subject: 'natural', is: 'odd' }], true],
    [[{ subject: 'natural', not: ['even', 'odd'] }], true],
    [[{ subject: 'unit', is: 'broken' }], false],
    [[{ subject: 'unit', not: 'broken' }], false],
    [[], false],
    [
      [
        { subject: 'distance', above: 9 },
        { subject: 'unit', not: 'broken' },
      ],
      true,
    ],
    [[{ subject: 'natural', not: ['even', 'doubles'] }], true],
    [
      [
        { subject: 'distance', above: 9 },
        { subject: 'unit', is: ['odd', 'broken'] },
      ],
      false,
    ],
  ])('%j: decided by numbers alone is %s', (when, numeric) =>
    expect(isNumeric(when)).toBe(numeric),
  );
});

describe('situations', () => {
  it('separates numbers from states', () => {
    const known = knownFrom({ given: { fp: 4, weapon: 'gun', unit: ['broken', 'dm'] } });
    expect([...known.numbers]).toEqual([['fp', 4]]);
    expect([...known.words]).toEqual([
      ['weapon', ['gun']],
      ['unit', ['broken', 'dm']],
    ]);
    expect([...knownFrom({}).numbers]).toEqual([]);
  });
  it('adds, replaces and removes', () => {
    const known = knowing(
      given({ fp: 4, elr: 3, unit: 'broken', weapon: 'gun' }),
      { fp: 5, elr: undefined, hits: 1 },
      { unit: ['pinned'] },
    );
    expect([...known.numbers]).toEqual([
      ['fp', 5],
      ['hits', 1],
    ]);
    expect([...known.words]).toEqual([
      ['unit', ['pinned']],
      ['weapon', ['gun']],
    ]);
  });
});
