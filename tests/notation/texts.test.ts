/** Numbers in texts: found in any language, and converted to one form. */
import { describe, expect, it } from 'vitest';
import { COMPARISONS } from '../../src/notation/comparisons.ts';
import { figuresOf } from '../../src/notation/figures-in-text.ts';
import { fraction, number, signed } from '../../src/notation/numbers.ts';
import type { Language } from '../../src/i18n/languages.ts';
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
    ['1, see [the rule](rule:x/rules/y)', ['1']],
    ['see k6.fora.pl', []],
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
    expect(figuresOf('[a](rule:x/y) and k6.fora.pl: 5')).toEqual([{ figure: '5', offset: 30 }]);
    expect(figuresOf('Lose 12, see [a](rule:x/y1)')).toEqual([
      { figure: '12', offset: 5 },
      { figure: 'rule:x/y1', offset: 17 },
    ]);
  });
});

const FRACTIONS = [2.5, 12.5, 0.5];
const repaired = (text: string, language?: Language): string =>
  slipsOf(text, language, FRACTIONS).reduceRight(
    (done, { offset, written, right }) =>
      done.slice(0, offset) + right + done.slice(offset + written.length),
    text,
  );

describe('the style of texts', () => {
  it.each([
    ['-1 and –2', '−1 and −2'],
    ['6-9 and 6..9', '6–9 and 6–9'],
    ['1d6, 2K6, 2 D6 and K20', 'D6, 2D6, 2D6 and D20'],
    ['D6-3 and D20–1', 'D6−3 and D20−1'],
    ["12\", 12” and 1''", '12″, 12″ and 1″'],
    ['12 inches, 1inch, 3 cale, 5 cali, 1 cal', '12″, 1″, 3″, 5″, 1″'],
    ['6インチ', '6″'],
    ['Six inches or twelve inch, sixty inches', '6″ or 12″, sixty inches'],
    ['x2, x 3, *4', '×2, ×\u00203, ×4'],
    ['１２！ and ３', '12！ and 3'],
    ['Ｄ６', 'D6'],
    ['on －1', 'on −1'],
    [' two  words ', 'two words'],
    ['-1 per 6-9" on 1d6', '−1 per 6–9″ on D6'],
    ['x2 for K6..9', '×2 for D6..9'],
    ['－３と２Ｄ６', '−3と2D6'],
  ])('%j becomes %j', (text, right) => {
    expect(repaired(text)).toBe(right);
    expect(slipsOf(right)).toEqual([]);
  });
  it.each([
    'D6, −1, 6–9, 12″, ×2, T-34, 2015-06, `-1`, [a](x-1), K9',
    'no figure - none',
    '12 calories, 4x4, ax2, x and 2',
    '*2 cm* and **3**',
  ])('%j stays as it is', (text) => {
    expect(slipsOf(text)).toEqual([]);
  });
  it.each([
    ['en', '2,5 feet, 12,50 or 0,5', '2.5 feet, 12.50 or 0.5'],
    ['pl', '2.5 cala (2.5), 12.5–2.5 i 0.5.', '2,5 cala (2,5), 12,5–2,5 i 0,5.'],
    ['de', 'K. 3.1: −1.5 und ×1.25, 1.5–3.25″', 'K. 3.1: −1,5 und ×1,25, 1,5–3,25″'],
    ['de', '33.3 %, 33.3%, +0.7', '33,3 %, 33,3%, +0,7'],
    ['ja', '2,5フィート、−1,5', '2.5フィート、−1.5'],
    ['es', '2.5', '2,5'],
    ['es-MX', '2,5', '2.5'],
    ['de', '[2.5](rule:a/b-2.5)', '[2,5](rule:a/b-2.5)'],
  ] as [Language, string, string][])(
    'in %s, %j becomes %j where 2.5, 12.5 and 0.5 are numbers',
    (language, text, right) => {
      expect(repaired(text, language)).toBe(right);
      expect(slipsOf(right, language, FRACTIONS)).toEqual([]);
    },
  );
  it.each([
    ['en', 'lists 1,2 and 3; 2,500 men, 1,250,000, 12,5,3'],
    [
      'de',
      '3.1, A.14, (8.31), 2.51, am 2.5.1944, 12.30 Uhr, 2.500 Mann, v2.5, SK2.5, 2.5b, 2.5.1, A.2.5',
    ],
    ['pl', '(7.5), 22.5, 2.5:1 i 3.1–3.4'],
  ] as [Language, string][])('in %s, %j may be sections, dates or lists', (language, text) => {
    expect(slipsOf(text, language, FRACTIONS)).toEqual([]);
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
    expect([0.1 + 0.2, -2 / 3].map(number)).toEqual(['0.3', '−0.667']);
    expect(['1/2', '1/4', '3/4', '1/3', '2/3', '1/5', '11/2', '2'].map(fraction).join(' ')).toBe(
      '½ ¼ ¾ ⅓ ⅔ 1/5 11/2 2',
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
