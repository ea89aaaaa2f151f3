/** The line of numbers above a calculator: number needed or value, sum, odds, and what is still missing. */
import { describe, expect, it } from 'vitest';
import { barView, headline } from '../../src/calculator/result-bar.ts';
import { spokenResult } from '../../src/calculator/spoken-result.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import type { Problem, RollStage, ValueStage } from '../../src/workout/problem.ts';
import type { Possible, StageResult } from '../../src/workout/result.ts';

const PARTS = { modifiers: [], values: [], states: [], tables: [] };
const roll: RollStage = {
  type: 'roll',
  address: 'modifiers/to-hit',
  dice: 'D6',
  outcomes: [
    { id: 'miss', address: 'modifiers/to-hit#miss' },
    { id: 'hit', address: 'modifiers/to-hit#hit', success: true },
  ],
  ...PARTS,
};
const strength: ValueStage = {
  type: 'value',
  address: 'modifiers/firepower',
  value: 'strength',
  ...PARTS,
};
const problem: Problem = {
  ruleset: 'skirmish',
  entry: 'procedures/fire',
  starts: ['to-hit', 'firepower'],
  stages: { 'to-hit': roll, firepower: strength },
  values: { strength: {}, morale: {} },
  tables: {},
  sets: {},
  rolls: {},
};
const texts = {
  'modifiers/to-hit#hit': 'Hit',
  'modifiers/to-hit#miss': 'Miss',
  'terms#strength': 'Strength',
  'terms#morale': 'Morale',
  'tables/range#out-of-reach': 'Out of reach',
};
const say = sayFor('en');
const game = { problem, texts, say };

const known = <T>(value: T): Possible<T> => ({ type: 'known', value });
const open = <T>(...values: T[]): Possible<T> => ({ type: 'open', values });
const unknown = { type: 'unknown' as const, reasons: [] };
const missing = (...needs: string[]) => ({ type: 'missing' as const, needs });
const sixths = (count: number) => known({ count: BigInt(count), of: 6n });

const resultOf = (stage: string, parts: Partial<StageResult>): StageResult => ({
  stage,
  reached: sixths(6),
  total: known(0),
  outcomes: [],
  counted: [],
  readings: [],
  ...parts,
});
const outcome = (id: string, success: boolean, odds = sixths(2)) => ({
  id,
  success,
  odds,
  fromStart: odds,
  next: [],
});
const toHit = (parts: Partial<StageResult>) =>
  resultOf('to-hit', {
    target: known({ number: 5, form: 'at-least' }),
    outcomes: [outcome('miss', false, sixths(4)), outcome('hit', true)],
    ...parts,
  });

/** `Needed 5+ (5, main)` */
const figuresOf = (result: StageResult) =>
  barView(result, game).figures.map(
    ({ label, value, number, main, data }) =>
      `${label} ${value} (${data} ${number}${main ? ', main' : ''})`,
  );

describe('the numbers of a roll', () => {
  it.each([
    [known(0), 'Modifiers 0 (roll-total 0)'],
    [known(2), 'Modifiers +2 (roll-total 2)'],
    [known(-3), 'Modifiers −3 (roll-total -3)'],
    [open(-1, 1), 'Modifiers −1 or +1 (roll-total open)'],
    [unknown, 'Modifiers unknown (roll-total unknown)'],
  ])('have the sum with its sign before the number needed', (total, sum) => {
    expect(figuresOf(toHit({ total }))).toEqual([sum, 'Needed 5+ (roll-target 5, main)']);
  });
  it('are left out where a value is missing', () => {
    expect(figuresOf(toHit({ total: missing('to-hit.morale') }))).toEqual([
      'Needed 5+ (roll-target 5, main)',
    ]);
    expect(figuresOf(toHit({ target: missing('to-hit.morale') }))).toEqual([
      'Modifiers 0 (roll-total 0)',
    ]);
  });
  it('say that it is impossible where nothing is enough', () => {
    const never = toHit({
      target: known({ number: 5, form: 'at-least' }),
      success: sixths(0),
      outcomes: [outcome('hit', true, sixths(0))],
    });
    expect(figuresOf(never).at(-1)).toBe('Needed impossible (roll-target 5, main)');
    expect(spokenResult(never, game)).not.toContain('Needed');
  });
  it('have it where only special throws reach it, or nobody knows what happens then', () => {
    const target = known({ number: 8, form: 'at-least' as const });
    for (const success of [unknown, sixths(1)])
      expect(figuresOf(toHit({ target, success })).at(-1)).toBe('Needed 8+ (roll-target 8, main)');
  });
  it('name a group of which one must be ticked, and the side whose number is missing', () => {
    const target = missing('to-hit.modifiers/firepower#bounding', 'to-hit.morale');
    const texts = { ...game.texts, 'terms#modifiers/firepower#bounding': 'one of “Bounding”' };
    const other = { stage: 'to-hit', total: known(0), counted: [] };
    expect(barView(toHit({ target }), { ...game, texts }).missing).toBe(
      'Still needed for the result: one of “Bounding”, Morale.',
    );
    expect(barView(toHit({ target: missing('to-hit.morale'), other }), game).missing).toBe(
      `Still needed for the result: Morale (${say('work.own-side')}).`,
    );
  });
  it('have no sum without a number needed', () => {
    const { target: _, ...rest } = toHit({ total: known(1) });
    expect(figuresOf(rest)).toEqual([]);
  });
  it('name no number that is unknown where the odds are known', () => {
    expect(headline(toHit({ target: unknown, success: sixths(3) }), game)).toBeUndefined();
    expect(headline(toHit({ target: unknown, success: unknown }), game)).toBe('unknown');
  });
  it('show every number needed that the rules leave open, without one for programs', () => {
    const target = open<{ number: number; form: 'at-most' }>(
      { number: 7, form: 'at-most' },
      { number: 8, form: 'at-most' },
    );
    expect(figuresOf(toHit({ target }))[1]).toBe('Needed ≤ 7 or ≤ 8 (roll-target open, main)');
  });
});

describe('the number of a value', () => {
  it.each([
    [known(-4), 'Strength −4 (roll-total -4, main)'],
    [open(1, 2), 'Strength 1 or 2 (roll-total open, main)'],
    [unknown, 'Strength unknown (roll-total unknown, main)'],
  ])('stands alone, under the name of the value', (value, line) => {
    const result = resultOf('firepower', {
      value,
      total: known(1),
      target: known({ number: 5, form: 'at-least' }),
    });
    expect(figuresOf(result)).toEqual([line]);
  });
  it('has the name of what is worked out where the value has none', () => {
    const { 'terms#strength': _, ...others } = texts;
    const named = { ...others, 'stage:firepower': 'Close combat' };
    const result = resultOf('firepower', { value: known(3) });
    expect(barView(result, { ...game, texts: named }).figures[0]?.label).toBe('Close combat');
  });
  it('is a word of the table where that ends the calculation', () => {
    const barred = resultOf('firepower', {
      barred: 'tables/range#out-of-reach',
      value: known(3),
    });
    expect(headline(barred, game)).toBe('Out of reach');
  });
});

describe('the chance', () => {
  const chanceOf = (parts: Partial<StageResult>) => barView(toHit(parts), game).chance;
  it('is that of the only success, by its name', () => {
    expect(chanceOf({})).toEqual({
      name: 'Hit',
      percent: '33%',
      throws: '2 in 6',
      chance: sixths(2),
    });
  });
  it('is that of all successes together, which it names, where there are several', () => {
    const outcomes = [outcome('miss', true, sixths(1)), outcome('hit', true)];
    expect(chanceOf({ outcomes, success: sixths(3) })).toMatchObject({
      name: 'Miss or Hit',
      throws: '3 in 6',
    });
  });
  it('is absent without a success', () => {
    expect(chanceOf({ outcomes: [outcome('miss', false)], success: sixths(0) })).toBeUndefined();
  });
  it('is absent where a value is missing', () => {
    const outcomes = [{ ...outcome('hit', true), odds: missing('to-hit.morale') }];
    expect(chanceOf({ outcomes })).toBeUndefined();
  });
});

describe('what is missing', () => {
  it('is listed once, by name, whatever needs it', () => {
    const result = toHit({
      total: missing('to-hit.morale', 'to-hit.strength'),
      target: missing('to-hit.morale'),
      outcomes: [{ ...outcome('hit', true), odds: missing('other') }],
    });
    expect(barView(result, game).missing).toBe(
      'Still needed for the result: Morale, Strength, other.',
    );
    const value = resultOf('firepower', { value: missing('firepower.strength') });
    expect(barView(value, game).missing).toBe('Still needed for the result: Strength.');
  });
  it('is not mentioned where nothing is', () => {
    expect(barView(toHit({}), game).missing).toBeUndefined();
    expect(barView(resultOf('other', {}), game)).toEqual({ figures: [] });
  });
});

describe('for screen readers', () => {
  it.each([
    ['en', 'Needed: 5 or more. Hit: 2 in 6 (33%).'],
    ['pl', 'Potrzebny wynik: co najmniej 5. Hit: 2 na 6 (33%).'],
    ['ja', '必要な出目は5以上。Hit：33%（6通り中2通り）。'],
  ] as const)('a roll is read in %s as the number needed and the chance', (language, heard) => {
    expect(spokenResult(toHit({}), { ...game, say: sayFor(language) })).toBe(heard);
  });
  it('a value has the decimal sign of the language', () => {
    const half = resultOf('firepower', { value: known(-0.5) });
    for (const [language, shown] of [
      ['en', '−0.5'],
      ['pl', '−0,5'],
      ['ja', '−0.5'],
    ] as const)
      expect(headline(half, { ...game, say: sayFor(language) })).toBe(shown);
  });
  it('what is open says so, and a value what it surely leads to', () => {
    const target = open<{ number: number; form: 'at-least' }>(
      { number: 5, form: 'at-least' },
      { number: 4, form: 'at-least' },
    );
    expect(spokenResult(toHit({ target, outcomes: [] }), game)).toBe(
      'Needed: 5 or more, or 4 or more. Our sources leave open how to count “to-hit”.',
    );
    const unsaid = { ...outcome('hit', true), odds: unknown };
    expect(spokenResult(toHit({ outcomes: [unsaid], success: unknown }), game)).toContain(
      'Hit: chance unknown.',
    );
  });
  it('of several numbers each has its odds in the same place', () => {
    const numbers = [5, 4].map((number) => ({ number, form: 'at-least' as const }));
    const odds = {
      type: 'open' as const,
      values: [
        { count: 2n, of: 6n },
        { count: 3n, of: 6n },
      ],
    };
    const target = { type: 'open' as const, values: numbers };
    const outcomes = [{ ...outcome('hit', true), odds }];
    expect(spokenResult(toHit({ target, outcomes, success: odds }), game)).toContain(
      'Needed: 5 or more, or 4 or more. Hit: 2 in 6 (33%), or 3 in 6 (50%).',
    );
  });
  it('a negative value keeps its sign', () => {
    expect(spokenResult(resultOf('firepower', { value: known(-4) }), game)).toBe('Strength: −4.');
  });
  it('a missing value is asked for', () => {
    expect(
      spokenResult(resultOf('firepower', { value: missing('firepower.strength') }), game),
    ).toBe('Still needed for the result: Strength.');
  });
});
