/** Numbers in texts: found in any language, and converted to one form. */
import { describe, expect, it } from 'vitest';
import { COMPARISONS } from '../../src/notation/comparisons.ts';
import { figuresOf } from '../../src/notation/figures-in-text.ts';
import { fraction, number, signed } from '../../src/notation/numbers.ts';
import { halfWidth } from '../../src/text/half-width.ts';
import { holds } from '../../src/arithmetic/conditions.ts';
import { knownFrom } from '../../src/arithmetic/situation.ts';
import { RESERVED_NAMES } from '../../src/checks/unknown-reference/reserved-words.ts';
import { isRollName, ROLL_NAMES } from '../../src/notation/reserved-names.ts';
import { slipsOf } from '../../src/notation/text-style.ts';

const figures = (text: string) => figuresOf(text).map(({ figure }) => figure);

describe('the figures of a text', () => {
  it.each([
    ['Costs −1 per 2D6, 6–9″', ['-1', '2D6', '6-9']],
    ['Rzuć 2K6, potem 1k6', ['2D6', 'D6']],
    ['Roll 2 D6, or 3 K98', ['2D6', '3', 'D98']],
    ['２Ｄと＋１', ['2', '+1']],
    ['needs 3+ or ±2', ['3+', '±2']],
    ['1.5 and 1,5 are one figure', ['1.5', '1.5']],
    ['½ of 2½, 1/2', ['½', '2½', '1/2']],
    ['a T-34 in 1944–45', ['34', '1944-45']],
    ['from −3..−1', ['-3--1']],
    ['no figures', []],
    ['see [table 2](rule:x/tables/top-10)', ['2', 'rule:x/tables/top-10']],
    ['see [the rule](rule:x/rules/y)', []],
    ['2-3 and (4)-5', ['2-3', '4', '5']],
  ])('%s', (text, found) => {
    expect(figures(text)).toEqual(found);
  });
  it('are the same in every language', () => {
    expect(figures('Roll 2D6: on 7+ lose 1–3 at −2.')).toEqual(
      figures('Rzuć 2K6: przy 7+ tracisz 1–3 z −2.'),
    );
    expect(figures('Roll 2D6: 7+.')).toEqual(figures('2D6を振る：7+。'));
  });
  it('have their offsets', () => {
    expect(figuresOf('Lose 12, see [a](rule:x/y1)')).toEqual([
      { figure: '12', offset: 5 },
      { figure: 'rule:x/y1', offset: 17 },
    ]);
  });
});

describe('the style of texts', () => {
  it.each([
    ['-1', [['-', '−']]],
    [
      '6-9 and 6..9',
      [
        ['-', '–'],
        ['..', '–'],
      ],
    ],
    [
      '1d6, 2K6 and K20',
      [
        ['1d6', 'D6'],
        ['2K6', '2D6'],
        ['K20', 'D20'],
      ],
    ],
    [
      '12" and 12”',
      [
        ['"', '″'],
        ['”', '″'],
      ],
    ],
    ['x2', [['x', '×']]],
    ['１２', [['１２', '12']]],
    ['Ｄ６', [['Ｄ６', 'D6']]],
    ['on －1', [['－', '−']]],
    ['D6, −1, 6–9, 12″, ×2, T-34, 2015-06, `-1`, [a](x-1), K9', []],
    ['no figure - none', []],
  ])('%s', (text, slips) => {
    expect(slipsOf(text).map(({ written, right }) => [written, right])).toEqual(slips);
  });
  it('is correct once it is repaired', () => {
    for (const text of ['-1 per 6-9" on 1d6', 'x2 for K6..9', '－３と２Ｄ６']) {
      const repaired = slipsOf(text)
        .reverse()
        .reduce(
          (done, { offset, written, right }) =>
            done.slice(0, offset) + right + done.slice(offset + written.length),
          text,
        );
      expect([repaired, slipsOf(repaired)]).toEqual([repaired, []]);
    }
  });
  it('ignores code, links and texts without numbers', () => {
    expect(slipsOf('`x-1` [a-b](rule:x-1) - no')).toEqual([]);
    expect(slipsOf('`-1` and -1').map(({ offset }) => offset)).toEqual([9]);
  });
  it('gives offsets in order', () => {
    const offsets = slipsOf('12" at -1 on 1d6').map(({ offset }) => offset);
    expect(offsets).toEqual([2, 7, 13]);
  });
});

describe('numbers', () => {
  it('have a real minus and their sign', () => {
    expect([-3, 0, 3].map(number)).toEqual(['−3', '0', '3']);
    expect([-3, 0, 3].map(signed)).toEqual(['−3', '0', '+3']);
    expect(['1/2', '1/4', '3/4', '1/3', '2/3', '1/5', '2'].map(fraction).join(' ')).toBe(
      '½ ¼ ¾ ⅓ ⅔ 1/5 2',
    );
    expect(halfWidth('Ｄ６＋１、あ')).toBe('D6+1、あ');
    expect(halfWidth('！～')).toBe('!~');
  });
});

describe('comparisons', () => {
  it('hold as their sign says', () => {
    const held = COMPARISONS.map(({ ascii, field }) => [
      ascii,
      [1, 2, 3].map((x) => holds({ subject: 'x', [field]: 2 }, knownFrom({ given: { x } }))),
    ]);
    expect(held).toEqual([
      ['==', [false, true, false]],
      ['>', [false, false, true]],
      ['>=', [false, true, true]],
      ['<', [true, false, false]],
      ['<=', [true, true, false]],
    ]);
  });
  it('stand in a fixed order in records', () => {
    expect(COMPARISONS.map(({ ascii }) => ascii).join(' ')).toBe('== > >= < <=');
  });
});

describe('reserved names', () => {
  it('of rolls are reserved, as are others', () => {
    expect(ROLL_NAMES.every((name) => RESERVED_NAMES.has(name) && isRollName(name))).toBe(true);
    expect([...RESERVED_NAMES].filter((name) => !isRollName(name))).toEqual(['none', 'unknown']);
    expect(isRollName('pins')).toBe(false);
  });
});
