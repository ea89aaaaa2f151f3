import { describe, expect, it } from 'vitest';
import { diceInText } from '../../src/notation/dice-words.ts';
import { amount, casesFigure, cellFigure, change, nameIn, plain } from '../../src/notation/show.ts';
import { STATUS_SIGNS, splitSign, withoutSigns } from '../../src/notation/status-signs.ts';
import { declareUnits, unitOf } from '../../src/notation/units.ts';

const name = (id: string) => id.replaceAll('-', ' ');

describe('dice', () => {
  it.each([
    ['2D6', '2K6'],
    ['D6−3', 'K6−3'],
    ['Remove D6 markers', 'Remove K6 markers'],
    ['DFF and D1F', 'DFF and D1F'],
    ['MD20X', 'MD20X'],
  ])('%s is %s to Polish readers', (canonical, polish) => {
    expect(diceInText(canonical, 'pl')).toBe(polish);
    expect(diceInText(canonical, 'ja')).toBe(canonical);
  });
});

describe('a cell', () => {
  it.each([
    ['18..60', 'distance', 'inch', '18–60″'],
    [24, 'distance', 'inch', '24″'],
    ['1', 'signed', undefined, '+1'],
    [-3, 'signed', undefined, '−3'],
    [0, 'signed', undefined, '0'],
    ['3+', 'threshold', undefined, '3+'],
    ['..1', 'die-range', undefined, '≤ 1'],
    ['7..', 'die-range', undefined, '≥ 7'],
    ['4..6', 'die-range', undefined, '4–6'],
    ['-8..-6', 'die-range', undefined, '−8 – −6'],
    ['2', 'multiple', undefined, '×2'],
    ['1/2', 'multiple', undefined, '×½'],
    ['2D6', 'count', undefined, '2D6'],
    ['5/8', 'number', undefined, '5/8'],
    ['2 1/2', 'number', undefined, '2½'],
    ['20..25%', 'number', undefined, '20–25%'],
    ['1/2..2', 'distance', 'inch', '½–2″'],
    ['1/2', 'signed', undefined, '+½'],
    ['-10%', 'signed', undefined, '−10%'],
  ] as const)('%s in a %s column', (value, type, unit, shown) => {
    expect(cellFigure(value, { type, ...(unit && { unit }) }, 'en')).toBe(shown);
  });
  it.each(['number', 'signed', 'distance', 'multiple'] as const)(
    'has the decimal sign of the reader in a %s column',
    (type) => {
      expect(cellFigure(1.5, { type }, 'en')).toMatch(/1\.5$/);
      expect(cellFigure(1.5, { type }, 'ja')).toMatch(/1\.5$/);
      expect(cellFigure(1.5, { type }, 'pl')).toMatch(/1,5$/);
    },
  );
  it('with two minimums is shown as charts print it', () => {
    expect(casesFigure(['..48', '24..48'], { type: 'distance', unit: 'inch' }, 'en')).toBe(
      '(0/24)–48″',
    );
    expect(casesFigure(['0..48', '24..60'], { type: 'distance', unit: 'inch' }, 'en')).toBe(
      '0–48″ / 24–60″',
    );
  });
});

describe('an amount', () => {
  it.each([
    [{ add: -1 }, '−1'],
    [{ add: 2 }, '+2'],
    [{ add: 'om1' }, '+ om1'],
    [{ add: 'unknown' }, 'unknown'],
    [{ add: 'D6' }, '+D6'],
    [{ add: { each: -1, per: 'pin-markers' } }, '− pin markers'],
    [{ add: [12, { each: -1, per: 'distance' }] }, '+12 − distance'],
    [
      { add: { each: -1, per: 'distance', above: 24, every: 2, round: 'unknown' } },
      '−1 per 2 beyond 24',
    ],
    [{ add: { from: -5, to: -2, by: 'unknown' } }, 'from −5 to −2'],
    [{ multiply: '1/2' }, '×½'],
    [{ multiply: 3 }, '×3'],
    [{ set: 12 }, '= 12'],
  ] as const)('%j', (value, shown) => {
    expect(change(value as never, 'en', name)).toBe(shown);
  });
  it('sums without a leading sign where it is a value', () => {
    expect(amount(['ov', { each: -1, per: 'dv' }], 'en', name)).toBe('ov − dv');
  });
});

describe('plain words', () => {
  it('lose Markdown and keep their meaning', () => {
    expect(plain({ en: 'Roll *2D6* on [the table](rule:x/tables/y).', pl: '', ja: '' }, 'en')).toBe(
      'Roll 2D6 on the table.',
    );
  });
});

describe('names', () => {
  it('say their language where it is not that of the reader', () => {
    const text = { en: 'The *2D6* table', pl: 'Tabela 2D6', ja: '' };
    expect(nameIn(text, 'en')).toEqual({ name: 'The 2D6 table' });
    expect(nameIn(text, 'pl')).toEqual({ name: 'Tabela 2K6' });
  });
});

describe('signs of source statuses', () => {
  const said = (line: string) => withoutSigns(line, (text, status) => `${text}(${status})`);
  it.each(Object.entries(STATUS_SIGNS))('of %s', (status, sign) => {
    const isOwn = sign === '' || sign === '?';
    expect(splitSign(`−1${sign}`)).toEqual(isOwn ? [`−1${sign}`, ''] : ['−1', sign]);
    if (sign !== '') expect(said(`a −1 ${sign}, b`)).toBe(`a −1(${status}), b`);
  });
  it('stand at the end, once', () => {
    expect(splitSign('')).toEqual(['', '']);
    expect(splitSign('a ◈ b')).toEqual(['a ◈ b', '']);
  });
  it('are said each for its figure, and a question remains one', () => {
    expect(said('a −1∴ b 2\u00a0◇ sure?')).toBe('a −1(inferred) b 2(other-source) sure?');
  });
});

describe('units of a ruleset', () => {
  const centimetres = { id: 'cm', title: { en: '', pl: '', ja: '' } };
  const column = { unit: 'cm' };
  const signs = (sign: object, one: { unit?: string } = column) => {
    declareUnits([one], [{ ...centimetres, sign }]);
    return (['en', 'pl', 'ja'] as const).map((language) => unitOf(one, language));
  };
  it('stand behind figures, set off where words are and where they are letters', () => {
    expect(signs({ all: 'cm' })).toEqual(['\u00a0cm', '\u00a0cm', 'cm']);
    expect(signs({ all: '°C' })).toEqual(['°C', '°C', '°C']);
  });
  it('are in the language of the reader, or in the first that there is', () => {
    expect(signs({ en: 'in', ja: '吋' })).toEqual(['\u00a0in', '\u00a0in', '吋']);
    expect(signs({ pl: 'c', all: 'in' })).toEqual(['\u00a0in', '\u00a0c', 'in']);
  });
  it('are forgotten with their declaration, and others keep theirs', () => {
    expect(signs({ all: 'cm' }, { unit: 'inch' })).toEqual(['″', '″', '″']);
    expect(signs({ all: 'cm' }, {})).toEqual(['', '', '']);
    declareUnits([column]);
    expect(unitOf(column, 'en')).toBe('');
  });
});
