/** The sum of modifiers and the number needed, as shown and as read out. */
import { describe, expect, it } from 'vitest';
import { spoken, sumUp, targetNumber, type Total } from '../../src/view/modifier-sum.ts';

const WORDS = { sum: 'Modifiers', needed: 'Needed', impossible: 'Impossible' };
/** 3 or more on one D6; modifiers change the roll. */
const HIT: Total = { need: 3, form: 'at-least', way: 'down', most: 6 };
/** 7 or less on 2D6; modifiers change the target number. */
const MORALE: Total = { need: 7, form: 'at-most', way: 'up', most: undefined };
const OPEN: Total = { need: undefined, form: 'none', way: 'down', most: 6 };

describe('the sum', () => {
  it.each([
    [[], '0'],
    [[-1, -1], '−2'],
    [[1, 2], '+3'],
    [[1, -1], '0'],
    [[-0], '0'],
    [[-12, -20], '−32'],
  ])('of %j is %s', (amounts, sum) => {
    expect(sumUp(amounts, OPEN)).toEqual({ sum, needed: undefined, impossible: false });
  });
});

describe('the number needed', () => {
  it.each([
    ['a penalty to the roll raises it', [-2], HIT, '5+'],
    ['a bonus to the roll lowers it', [1], HIT, '2+'],
    ['a bonus to the target number raises it', [2], MORALE, '≤ 9'],
    ['a penalty to the target number lowers it', [-8], MORALE, '≤ −1'],
    ['without modifiers it is the base', [], HIT, '3+'],
  ])('%s', (_, amounts, total, needed) => {
    expect(sumUp(amounts, total).needed).toBe(needed);
  });
  it('is possible at the highest number of the die and impossible above it', () => {
    expect(sumUp([-3], HIT)).toEqual({ sum: '−3', needed: '6+', impossible: false });
    expect(sumUp([-4], HIT)).toEqual({ sum: '−4', needed: '7+', impossible: true });
  });
  it('is written as the roll compares with it', () => {
    expect([
      targetNumber(4, 'at-least'),
      targetNumber(4, 'at-most'),
      targetNumber(4, 'none'),
    ]).toEqual(['4+', '≤ 4', '4']);
  });
});

describe('what is read out', () => {
  it.each([
    [[1, 1], HIT, 'Modifiers +2, Needed 1+'],
    [[-2], HIT, 'Modifiers −2, Needed 5+'],
    [[-4], HIT, 'Modifiers −4, Needed 7+, Impossible'],
    [[-4], OPEN, 'Modifiers −4'],
  ])('of %j', (amounts, total, text) => {
    expect(spoken(sumUp(amounts, total), WORDS)).toBe(text);
  });
});
