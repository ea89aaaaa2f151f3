/**
 * Amounts and changes in every form of the data, including the differences between similar forms.
 */
import { describe, expect, it } from 'vitest';
import { amount, casesFigure, cellFigure, change } from '../../src/notation/show.ts';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import type { Amount, Change, Value } from '../../schemas/types.d.ts';

const name = (id: string) => id.replaceAll('-', ' ');
const shown = (value: Amount, sign = false) => amount(value, 'en', name, sign);

describe('an amount', () => {
  it.each<[Amount, string, string]>([
    [3, '3', '+3'],
    [-3, '−3', '−3'],
    [0.5, '½', '+½'],
    [-2.25, '−2¼', '−2¼'],
    [10.2, '10.2', '+10.2'],
    [-10.75, '−10¾', '−10¾'],
    [0.251, '0.251', '+0.251'],
    ['D6', 'D6', '+D6'],
    ['D6-3', 'D6−3', '+D6−3'],
    ['strike-value', 'strike value', '+ strike value'],
    [{ each: 2, per: 'hits' }, '2 × hits', '+2 × hits'],
    [{ each: -2, per: 'hits' }, '−2 × hits', '−2 × hits'],
    [{ each: 1, per: 'hits' }, 'hits', '+ hits'],
    [{ per: 'hits' }, 'hits', '+ hits'],
    [{ each: -1, per: 'hits' }, '− hits', '− hits'],
    [{ each: 0.5, per: 'hits' }, '½ × hits', '+½ × hits'],
    [{ each: -0.5, per: 'hits' }, '−½ × hits', '−½ × hits'],
    [{ each: 2, per: 'hits', above: 3 }, '2 × (hits − 3)', '+2 × (hits − 3)'],
    [{ each: 2, per: 'hits', every: 4 }, '2 × hits / 4', '+2 × hits / 4'],
    [{ each: 2, per: 'hits', above: 3, every: 4 }, '2 × (hits − 3) / 4', '+2 × (hits − 3) / 4'],
    [
      { each: 2, per: 'hits', above: 3, every: 4, round: 'up' },
      '2 × (hits − 3) / 4 (rounded up)',
      '+2 × (hits − 3) / 4 (rounded up)',
    ],
    // Behind a formula in brackets stand no more of them.
    [
      { each: 2, per: 'hits', above: 3, round: 'down' },
      '2 × (hits − 3), rounded down',
      '+2 × (hits − 3), rounded down',
    ],
    [
      { per: 'hits', every: 4, round: 'up' },
      '1 for every 4 hits, rounded up',
      '+1 for every 4 hits, rounded up',
    ],
    [[2, 'ov'], '2 + ov', '+2 + ov'],
    [['ov', 'dv', -1], 'ov + dv − 1', '+ ov + dv − 1'],
    [[-2, 'D6'], '−2 + D6', '−2 + D6'],
    [['D6-3', 1], 'D6−3 + 1', '+D6−3 + 1'],
  ])('%j is %s, and %s as an addition', (value, plain, added) => {
    expect(shown(value)).toBe(plain);
    expect(shown(value, true)).toBe(added);
  });
  it('has dice in the letter of the language', () => {
    expect(amount(['D6', 2], 'pl', name)).toBe('K6 + 2');
  });
});

describe('a change', () => {
  const values: Record<string, Pick<Value, 'unit' | 'perOne'>> = {
    hits: { perOne: { en: 'per hit', pl: 'za każde trafienie', ja: '命中ごとに' } },
    range: { unit: 'inch' },
    hexes: { unit: 'hex' },
  };
  const withValues = Object.assign((id: string) => name(id), { value: (id: string) => values[id] });
  const said = (value: Change, language: Language = 'en') => change(value, language, withValues);
  it('adds for each one, in the words that the value declares, in the word order of the language', () => {
    expect(LANGUAGE_TAGS.map((tag) => said({ add: { each: 2, per: 'hits' } }, tag))).toEqual([
      '+2 per hit',
      '+2 za każde trafienie',
      '命中ごとに+2',
    ]);
    expect(said({ add: { each: 2, per: 'wounds' } })).toBe('+2 × wounds');
    expect(said({ add: { each: 2, per: 'hits', above: 3 } })).toBe('+2 × (hits − 3)');
    expect(said({ add: { each: 2, per: 'hits', every: 2 } })).toBe('+2 × hits / 2');
  });
  it('adds for each step beyond a bound, with the unit of the value', () => {
    const add = { each: -1, above: 24, every: 2 };
    expect(said({ add: { ...add, per: 'range' } })).toBe('−1 per 2″ beyond 24″');
    expect(said({ add: { ...add, per: 'range' } }, 'ja')).toBe('24″を超える2″ごとに−1');
    expect(said({ add: { ...add, per: 'hexes' } })).toBe('−1 per 2 beyond 24');
  });
  it('adds for every so many, in words that say what a part of them counts', () => {
    const add: Amount = { each: 1, per: 'men', every: 30, round: 'down' };
    const inAll = (value: Amount) => LANGUAGE_TAGS.map((tag) => said({ add: value }, tag));
    expect(inAll(add)).toEqual([
      '+1 for every 30 men, rounded down',
      '+1 za każde pełne 30 (men)',
      'men30ごとに+1（端数切り捨て）',
    ]);
    expect(inAll({ ...add, each: -2, per: 'range', every: 4, round: 'up' })).toEqual([
      '−2 for every 4″ of range, rounded up',
      '−2 za każde rozpoczęte 4″ (range)',
      'range4″ごとに−2（端数切り上げ）',
    ]);
    expect(said({ add: { ...add, round: 'unknown' } })).toBe('+1/30 × men');
    expect(said({ set: add })).toBe('= 1 for every 30 men, rounded down');
    expect(said({ add: [2, add] })).toBe('+2 + 1 for every 30 men, rounded down');
  });
  it('otherwise adds by a formula', () => {
    expect(said({ add: { each: -1, per: 'distance', above: 24 } })).toBe('− (distance − 24)');
    expect(said({ add: { each: -1, per: 'distance', every: 2 } })).toBe('−½ × distance');
    expect(said({ add: { per: 'hits' } })).toBe('+ hits');
    expect(said({ add: { per: 'range', above: 24, every: 2 } })).toBe('+½ × (range − 24)');
    expect(said({ add: [1, 'ov'] })).toBe('+1 + ov');
  });
  it('adds dice, or lets roll again', () => {
    expect(said({ dice: 1 })).toBe('+1 die');
    expect(said({ dice: { each: 1, per: 'hits' } })).toBe('+1 per hit dice');
    expect(said({ reroll: 1 })).toBe('reroll 1 once');
    expect(said({ reroll: '1..2 repeatedly' })).toMatch(/1–2/);
    expect(said({ reroll: '1..2 repeatedly' })).not.toBe(said({ reroll: '1..2' }));
    expect(said({})).toBe('');
  });
  it('multiplies, sets or shifts', () => {
    expect(said({ multiply: 2 })).toBe('×2');
    expect(said({ multiply: -2 })).toBe('×\u2009−2');
    expect(said({ set: 'ov' })).toBe('= ov');
    expect(said({ set: 'unknown' })).toBe('unknown value');
    expect(said({ shift: { columns: 1, toward: 'lower' } })).toMatch(/^1 column\b.*/);
    expect(said({ shift: { columns: 2, toward: 'higher' } })).toMatch(/^2 columns\b.*/);
    expect(said({ shift: { columns: 'ov', toward: 'higher' } })).toBe('ov');
    expect(
      new Set(
        ['lower', 'higher', 'unknown'].map((toward) =>
          said({ shift: { columns: 1, toward } as never }),
        ),
      ).size,
    ).toBe(3);
  });
});

describe('a cell of several cases', () => {
  const lengths = (...values: (string | number)[]) =>
    casesFigure(values, { type: 'distance', unit: 'inch' }, 'en');
  it('is written as one length if only the lower bounds differ', () => {
    expect(lengths('..48', '24..48')).toBe('(0/24)–48″');
    expect(lengths('6..48', '24..48')).toBe('(6/24)–48″');
  });
  it('is otherwise written case by case', () => {
    expect(lengths('24..48', '24..60')).toBe('24–48″ / 24–60″');
    expect(lengths('24..', '36..')).toBe('≥ 24″ / ≥ 36″');
    expect(lengths('24..', '..48')).toBe('≥ 24″ / ≤ 48″');
    expect(lengths(24, 24)).toBe('24″ / 24″');
    expect(lengths('12..24', 24)).toBe('12–24″ / 24″');
    expect(casesFigure(['-3..2', '-1..2'], { type: 'die-range' }, 'en')).toBe('−3 – 2 / −1 – 2');
    expect(casesFigure(['D6', '2D6'], { type: 'dice' }, 'pl')).toBe('K6 / 2K6');
  });
});

describe('a cell', () => {
  it.each([
    ['2D6', 'dice', undefined, '2D6'],
    ['2D6-1', 'count', 'inch', '2D6−1″'],
    [3, 'count', 'inch', '3″'],
    [3, 'dice', 'inch', '3'],
    ['-3..2', 'die-range', undefined, '−3 – 2'],
    ['..-2', 'die-range', undefined, '≤ −2'],
    ['-2..', 'die-range', undefined, '≥ −2'],
    ['-3..0', 'die-range', undefined, '−3 – 0'],
    ['0..3', 'die-range', undefined, '0–3'],
    ['-1+', 'threshold', undefined, '−1+'],
    ['4', 'number', 'hex', '4'],
    ['x', 'signed', undefined, 'x'],
    ['+1', 'signed', undefined, '+1'],
  ] as const)('%s in a column of type %s', (value, type, unit, figure) => {
    expect(cellFigure(value, { type, ...(unit && { unit }) }, 'en')).toBe(figure);
  });
});
