/** Numbers as readers type them, one step from them, and fields that are wrong. */
import { describe, expect, it } from 'vitest';
import { stepped } from '../../src/calculator/number-field.ts';
import { refusal } from '../../src/calculator/refusal.ts';
import type { Problem, ValueInput } from '../../src/workout/problem.ts';
import { readNumber } from '../../src/workout/read-number.ts';
import { sayFor } from '../../src/view/calculator-words.ts';

const inches = { address: 'terms#distance', fraction: true as const };
const men = { address: 'terms#men', atLeast: 0, atMost: 12 };
const NO_PROBLEM: Problem = {
  ruleset: '',
  entry: '',
  starts: [],
  stages: {},
  values: {},
  tables: {},
  sets: {},
  rolls: {},
};
const shots = { address: 'terms#shots', dice: true as const, atLeast: 0 };

const parseNumber = (text: string, value: ValueInput) => {
  const read = readNumber(text, value);
  return read.type === 'known' ? read.value : undefined;
};

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
    expect(
      ['2d6', 'K6', '2k6', '3d3+1', '1D6', '4'].map((text) => parseNumber(text, shots)),
    ).toEqual(['2D6', 'D6', '2D6', '3D3+1', 'D6', 4]);
  });
});

describe('one step', () => {
  const field = { value: '', placeholder: '–', least: undefined, most: undefined };
  it('goes up and down from the number in the field', () => {
    expect([1, -1].map((by) => stepped({ ...field, value: '3' }, by))).toEqual(['4', '2']);
    expect(stepped({ ...field, value: '−1' }, -1)).toBe('−2');
    expect(stepped({ ...field, value: '1½' }, 1)).toBe('2.5');
  });
  it('begins with the number of the row, or with 0', () => {
    expect(stepped({ ...field, placeholder: '−3' }, 1)).toBe('−2');
    expect(stepped(field, 1)).toBe('1');
    expect(stepped(field, -1)).toBe('−1');
    expect(stepped({ ...field, least: 0 }, -1)).toBe('0');
    expect(stepped({ ...field, least: 5 }, 1)).toBe('5');
  });
  it('stops at the limits', () => {
    expect(stepped({ ...field, value: '12', least: 0, most: 12 }, 1)).toBe('12');
    expect(stepped({ ...field, value: '0', least: 0, most: 12 }, -1)).toBe('0');
  });
});

it.each([
  ['en', '13', '13 is out of range for men (from 0 to 12).'],
  ['en', 'abc', 'men: “abc” is not a number. Allowed: from 0 to 12.'],
  ['en', '1.5', 'men: “1.5” is not a whole number. Allowed: from 0 to 12.'],
  ['pl', '99', 'men: 99 poza zakresem (od 0 do 12).'],
  ['ja', '99', 'men：99は範囲外です（0–12）。'],
] as const)('in %s a field with %s says why it is refused', (language, text, sentence) => {
  const problem = { ...NO_PROBLEM, values: { men } };
  const words = { problem, texts: {}, say: sayFor(language) };
  expect(refusal('men', text, words)).toBe(sentence);
  expect(['', '3', ' '].map((typed) => refusal('men', typed, words))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it.each(['16D6', '0D6', 'D9999', 'D1', '1D'])('%s is no number of dice', (text) => {
  expect(readNumber(text, shots)).toEqual({ type: 'not-a-number' });
});
