/** Dice: parsing and formatting agree, and each language has its own letter. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DICE_PATTERN } from '../../src/notation/cells.ts';
import { formatDice, parseDice, rangeOfDice } from '../../src/notation/dice.ts';
import { canonicalDice } from '../../src/notation/written-dice.ts';
import { diceInText } from '../../src/notation/dice-words.ts';
import { showDice } from '../../src/notation/show.ts';

const dice = fc.record({
  count: fc.integer({ min: 1, max: 99 }),
  sides: fc.constantFrom(2, 3, 4, 6, 7, 8, 10, 12, 20, 30, 100, 1000),
  plus: fc.integer({ min: -99, max: 99 }),
});

describe('dice', () => {
  it('are parsed as they are formatted', () => {
    fc.assert(
      fc.property(dice, (one) => {
        expect(parseDice(formatDice(one))).toEqual(one);
      }),
      { seed: 1 },
    );
  });
  it.each([
    ['D6', { count: 1, sides: 6, plus: 0 }],
    ['2D6', { count: 2, sides: 6, plus: 0 }],
    ['12D100', { count: 12, sides: 100, plus: 0 }],
    ['D6-3', { count: 1, sides: 6, plus: -3 }],
    ['D20+10', { count: 1, sides: 20, plus: 10 }],
  ])('%s', (text, read) => {
    expect(parseDice(text)).toEqual(read);
    expect(formatDice(read)).toBe(text);
  });
  it.each([
    '1D6',
    '0D6',
    'D1',
    'D0',
    '2D66',
    'D66+1',
    'D67x',
    'D2000',
    '100D6',
    'd6',
    '2K6',
    'D6-0',
    'D6+',
    'D6 ',
    'xD6',
    'D',
    '',
  ])('%j is not canonical', (text) => {
    expect(parseDice(text)).toBeUndefined();
  });
  it('have the form that the schema requires', () => {
    const { definitions } = JSON.parse(readFileSync('schemas/common.schema.json', 'utf8')) as {
      definitions: { dice: { pattern: string } };
    };
    const schema = new RegExp(definitions.dice.pattern);
    const own = new RegExp(`^(?:${DICE_PATTERN})$`);
    fc.assert(
      fc.property(
        fc.oneof(dice.map(formatDice), fc.stringMatching(/^\d{0,3}D\d{1,3}([+-]\d{1,3})?$/)),
        (text) => {
          expect([text, own.test(text)]).toEqual([text, schema.test(text)]);
        },
      ),
    );
  });
  it.each([
    ['D6', 1, 6],
    ['2D6', 2, 12],
    ['D6-3', -2, 3],
    ['3D10+2', 5, 32],
    ['D66', 11, 66],
    ['D888', 111, 888],
    ['3D6+1 highest 2', 3, 13],
    ['2D6 explode 6', 2, Infinity],
  ])('%s has the range %i … %i', (text, from, to) => {
    const read = parseDice(text);
    expect(read && rangeOfDice(read)).toEqual({ from, to });
  });
  it.each([
    ['2k6', '2D6'],
    ['K6', 'D6'],
    ['1d6', 'D6'],
    ['11D6', '11D6'],
    ['D20', 'D20'],
  ])('%s is written %s', (written, canonical) => {
    expect(canonicalDice(written)).toBe(canonical);
    expect(canonicalDice(canonical)).toBe(canonical);
  });
  it('are shown with the letter of the language and a real minus', () => {
    expect(showDice('D6-3', 'en')).toBe('D6−3');
    expect(showDice('2D6-3', 'pl')).toBe('2K6−3');
    expect(showDice('D6+1', 'ja')).toBe('D6+1');
    expect(diceInText('2D6 or D66, not D98 or XD6', 'pl')).toBe('2K6 or K66, not D98 or XD6');
    expect(diceInText('2D6を振る', 'ja')).toBe('2D6を振る');
  });
  it('survive conversion to Polish and back', () => {
    fc.assert(
      fc.property(dice, ({ count, sides }) => {
        const text = formatDice({ count, sides, plus: 0 });
        expect(canonicalDice(showDice(text, 'pl'))).toBe(text);
      }),
      { seed: 1 },
    );
  });
});
