/** The total of modifiers as it is read out: sign, direction, and where no die can show it. */
import { describe, expect, it } from 'vitest';
import { totalOf } from '../../src/client/modifier-total.ts';

const WORDS = { sum: 'Modifiers', need: 'Needed', impossible: 'Impossible' };

describe('the total', () => {
  it.each([
    [[-1, -1], 'Modifiers −2'],
    [[1, 1], 'Modifiers +2'],
    [[1, -1], 'Modifiers 0'],
    [[], 'Modifiers 0'],
  ])('of %j without a target is %s', (amounts, text) => {
    expect(totalOf(amounts, undefined, WORDS)).toEqual({ text, impossible: false });
  });
  it('of a penalty to the roll raises the number needed', () => {
    const total = totalOf([-2], { need: 3, way: 'down', most: 6 }, WORDS);
    expect(total).toEqual({ text: 'Modifiers −2, Needed 5', impossible: false });
  });
  it('of a bonus to the number itself raises it', () => {
    expect(totalOf([2], { need: 3, way: 'up' }, WORDS).text).toBe('Modifiers +2, Needed 5');
  });
  it('is possible at the highest number of the die, and impossible above it', () => {
    const target = { need: 3, way: 'down' as const, most: 6 };
    expect(totalOf([-3], target, WORDS).impossible).toBe(false);
    expect(totalOf([-4], target, WORDS)).toEqual({
      text: 'Modifiers −4, Needed 7, Impossible',
      impossible: true,
    });
  });
});
