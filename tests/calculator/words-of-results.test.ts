/** Results of the calculator in words: odds, needed numbers, missing input, as read and as heard. */
import { describe, expect, it } from 'vitest';
import { templates, type Key } from '../../src/i18n/ui.ts';
import { situation } from '../../src/i18n/en-situation.ts';
import type { Chance } from '../../src/workout/result.ts';
import {
  chanceInWords,
  oddsAttribute,
  oddsInWords,
  percentInWords,
  targetInWords,
  throwsInWords,
} from '../../src/calculator/odds-words.ts';
import { chanceAsHeard } from '../../src/calculator/spoken-result.ts';
import { twoDecimals } from '../../src/calculator/counts.ts';
import { nameOf } from '../../src/calculator/say.ts';
import { fillerOf } from '../../src/text/fill-in.ts';
import { limits } from '../../src/calculator/stage.ts';

const KEYS = [...Object.keys(situation), 'mod.sum', 'mod.need'] as Key[];
const say = fillerOf({ ...templates('en', KEYS), 'work.comma': ', ', 'work.or': ' or ' }, 'en');
const exact = (count: number, of: number) => ({ count: BigInt(count), of: BigInt(of) });
const known = (count: number, of: number): Chance => ({ type: 'known', value: exact(count, of) });

describe('odds', () => {
  it.each([
    [0, 6, 'impossible'],
    [0, 1, 'impossible'],
    [1, 1, 'certain'],
    [2, 6, '2 in 6 · 33%'],
    [6, 6, 'certain'],
    [1, 1296, '1 in 1296 · under 1%'],
    [1295, 1296, '1295 in 1296 · over 99%'],
    [3888, 7776, '1 in 2 · 50%'],
    [1, 46656, 'under 1%'],
  ])('%i of %i throws are %s', (count, of, words) => {
    expect(chanceInWords(known(count, of), say)).toBe(words);
  });
  it('are heard with the percent in brackets', () => {
    expect(chanceAsHeard(known(2, 6), say)).toBe('2 in 6 (33%)');
  });
  it('that are open are listed; unknown ones are called so; without a number there are none', () => {
    const open: Chance = { type: 'open', values: [exact(1, 6), exact(3, 6)] };
    expect(chanceInWords(open, say)).toBe('1 in 6 · 17% or 3 in 6 · 50%');
    const three: Chance = { type: 'open', values: [exact(1, 6), exact(2, 6), exact(3, 6)] };
    expect(chanceInWords(three, say)).toBe('1 in 6 · 17%, 2 in 6 · 33% or 3 in 6 · 50%');
    expect(chanceAsHeard(three, say)).toBe('1 in 6 (17%), 2 in 6 (33%), or 3 in 6 (50%)');
    const small: Chance = { type: 'open', values: [exact(1, 46656), exact(7, 46656)] };
    expect(chanceInWords(small, say)).toBe('under 1%');
    expect(chanceInWords({ type: 'unknown', reasons: [] }, say)).toBe('unknown');
    expect(chanceInWords({ type: 'missing', needs: ['x'] }, say)).toBe('');
    expect(oddsInWords(open, say)).toEqual({
      percent: '1 in 6 · 17% or 3 in 6 · 50%',
      throws: '',
    });
    expect(oddsInWords({ type: 'missing', needs: ['x'] }, say)).toBeUndefined();
    expect(oddsInWords(known(2, 6), say)).toEqual({ percent: '33%', throws: '2 in 6' });
  });
  it('are fractions for programs', () => {
    expect(oddsAttribute(known(2, 6))).toBe('1/3');
    expect(oddsAttribute({ type: 'open', values: [exact(1, 6), exact(3, 6)] })).toBe('1/6,1/2');
    expect(oddsAttribute({ type: 'missing', needs: ['x'] })).toBe('missing');
    expect(oddsAttribute({ type: 'unknown', reasons: [] })).toBe('unknown');
  });
  it('are whole percent, never 0 or 100 unless certain', () => {
    const percents = [exact(1, 100), exact(99, 100), exact(1, 3), exact(199, 200), exact(1, 200)];
    expect(percents.map((one) => percentInWords(one, say))).toEqual([
      '1%',
      '99%',
      '33%',
      'over 99%',
      'under 1%',
    ]);
    expect(throwsInWords(exact(1, 12960), say)).toBe('');
    expect([4 / 3, 7 / 2, 2].map((value) => twoDecimals(value, say))).toEqual(['1.33', '3.5', '2']);
  });
});

it('a needed number has its form', () => {
  const forms = ['at-least', 'at-most', 'exactly'] as const;
  expect(forms.map((form) => targetInWords({ number: 5, form }, say))).toEqual([
    '5+',
    '5 or less',
    '5',
  ]);
  expect(targetInWords({ number: -1, form: 'at-most' }, say)).toBe('−1 or less');
});

it('a number to enter says what it may be', () => {
  expect([
    limits({ atLeast: 0, atMost: 12 }, say),
    limits({ atLeast: 1 }, say),
    limits({ atMost: 9 }, say),
    limits({}, say),
    limits(undefined, say),
  ]).toEqual(['from 0 to 12', '1 or more', '9 or less', '', '']);
});

it('a name that is missing is replaced by the end of the address', () => {
  const names = ['terms#pin', 'state:pin', 'tables/guns'].map((one) => nameOf({}, one));
  expect(names).toEqual(['pin', 'pin', 'guns']);
  expect(nameOf({ 'terms#pin': 'Pin' }, 'terms#pin')).toBe('Pin');
});

it('words are filled in, in the plural of the number', () => {
  const fill = fillerOf({ 'a.one': '{n} unit', 'a.other': '{n} units of {x}', b: 'B {y}' }, 'en');
  expect([fill('a', { n: 1 }), fill('a', { n: 2, x: 'all' }), fill('b'), fill('c')]).toEqual([
    '1 unit',
    '2 units of all',
    'B {y}',
    '',
  ]);
});
