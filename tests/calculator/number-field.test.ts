/** Numbers as readers type them, one step from them, and fields that are wrong. */
import { describe, expect, it } from 'vitest';
import { parseNumber, stepped } from '../../src/calculator/number-field.ts';
import { markInvalid } from '../../src/client/situation/controls.ts';

const inches = { address: 'terms#distance', fraction: true as const };
const men = { address: 'terms#men', atLeast: 0, atMost: 12 };
const shots = { address: 'terms#shots', dice: true as const, atLeast: 0 };

describe('a number', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['+3', 3],
    ['-2', -2],
    ['−2', -2],
    ['－２', -2],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['½', 0.5],
    ['1/2', 0.5],
    ['1½', 1.5],
    ['1 1/2', 1.5],
    ['11/2', 5.5],
    ['−1 ½', -1.5],
    ['3/4', 0.75],
    ['1/3', 0.33],
    ['-0', 0],
  ])('may be typed as %s', (text, number) => {
    expect(parseNumber(text, inches)).toBe(number);
  });
  it.each(['', '-', 'many', '1/0', '1,5,0', '0x10', '1e3', '12345', 'D6', '1//2'])(
    'is not %s',
    (text) => {
      expect(parseNumber(text, inches)).toBeUndefined();
    },
  );
  it('is whole and inside its limits', () => {
    expect(['0', '12', '13', '-1', '½', '4/2'].map((text) => parseNumber(text, men))).toEqual([
      0,
      12,
      undefined,
      undefined,
      undefined,
      2,
    ]);
  });
  it('may be dice where the rules count with dice, as Polish players write them, too', () => {
    expect(['2d6', 'K6', '3d3+1', '4'].map((text) => parseNumber(text, shots))).toEqual([
      '2D6',
      'D6',
      '3D3+1',
      4,
    ]);
  });
});

describe('one step', () => {
  const field = { value: '', placeholder: '–', least: undefined, most: undefined };
  it('goes up and down from the number in the field', () => {
    expect([1, -1].map((by) => stepped({ ...field, value: '3' }, by))).toEqual(['4', '2']);
    expect(stepped({ ...field, value: '−1' }, -1)).toBe('−2');
    expect(stepped({ ...field, value: '1½' }, 1)).toBe('2.5');
  });
  it('begins with the number of the row, or with the least', () => {
    expect(stepped({ ...field, placeholder: '−3' }, 1)).toBe('−2');
    expect(stepped(field, 1)).toBe('1');
    expect(stepped(field, -1)).toBe('0');
    expect(stepped({ ...field, least: 5 }, 1)).toBe('5');
  });
  it('stops at the limits', () => {
    expect(stepped({ ...field, value: '12', least: 0, most: 12 }, 1)).toBe('12');
    expect(stepped({ ...field, value: '0', least: 0, most: 12 }, -1)).toBe('0');
  });
});

it('a wrong field is marked with the word that screen readers know', () => {
  const attributes = new Map<string, string>();
  const control = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  markInvalid(control, true);
  expect([...attributes]).toEqual([['aria-invalid', 'true']]);
  markInvalid(control, false);
  expect([...attributes]).toEqual([]);
});
