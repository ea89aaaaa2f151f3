/** Cells: what a column type accepts, what a range covers, and how both are shown. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, NOTATIONS, valuesOf } from '../../src/notation/cells.ts';
import { cellFigure } from '../../src/notation/show.ts';

describe('a column', () => {
  it.each([
    [
      'number',
      ['0', '24', '-3', '1.5', '1/2', '2 1/2', '20..25', '45%', '..7.25', '10%..20%'],
      ['+1', '01', '1,5', '1.', '1/0', '5/11', '20-25', '45 %', ''],
    ],
    ['signed', ['+1', '-3', '0', '2', '+1.5', '-1/2', '+10%'], ['--1', '+01', '1+', '+1..2']],
    ['threshold', ['3+', '-1+', '10+'], ['3', '+3', '03+']],
    ['dice', ['D6', '2D6', 'D6-3'], ['1D6', 'd6', '2']],
    ['count', ['2', '2D6', '0'], ['-1', '+1', '2d6']],
    ['die-range', ['6', '1..3', '..1', '7..', '-8..-6'], ['1-3', '..', '1...3', '']],
    ['distance', ['24', '18..60', '..48', '1.5', '1/2..2'], ['-1', '-8..6', '24"', '12.24']],
    ['multiple', ['2', '1/2', '10', '1.5'], ['½', '1/11', '-2']],
  ] as const)('of type %s accepts %j and not %j', (type, right, wrong) => {
    const pattern = NOTATIONS[type]?.pattern ?? /^$/;
    expect(right.filter((text) => !pattern.test(text))).toEqual([]);
    expect(wrong.filter((text) => pattern.test(text))).toEqual([]);
  });
  it('accepts the examples in its message', () => {
    for (const notation of Object.values(NOTATIONS))
      for (const example of notation.example.replace(/ \(.*?\)/g, '').split(/, | or /))
        expect([example, notation.pattern.test(example)]).toEqual([example, true]);
  });
  it('without a notation of its own contains words', () => {
    expect(NOTATIONS.text).toBeUndefined();
    expect(NOTATIONS.word).toBeUndefined();
  });
});

describe('bounds', () => {
  it.each([
    ['6', 6, 6],
    [6, 6, 6],
    ['1..3', 1, 3],
    ['..1', -Infinity, 1],
    ['7..', 7, Infinity],
    ['-8..-6', -8, -6],
    ['-3', -3, -3],
    ['1.5..2 1/2', 1.5, 2.5],
    ['-1/2', -0.5, -0.5],
    ['20..25%', 20, 25],
    ['10%..20%', 10, 20],
  ])('of %j', (value, from, to) => {
    expect(boundsOf(value)).toEqual({ from, to });
  });
  it.each(['', '..', 'none', '3+', '1-3', 'D6', '1..x', 'x..1', '1..2..3', '4%5', '1..4%5', ' 6'])(
    '%j has none',
    (value) => {
      expect(boundsOf(value)).toBeUndefined();
    },
  );
  it('are the same after formatting', () => {
    const bound = fc.integer({ min: -99, max: 99 });
    fc.assert(
      fc.property(bound, bound, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const shown = cellFigure(`${from}..${to}`, { type: 'die-range' }, 'en');
        expect(boundsOf(shown.replaceAll('−', '-').replace(/ ?– ?/, '..'))).toEqual({ from, to });
      }),
      { seed: 1 },
    );
  });
});

describe('the values of a cell', () => {
  it('are found with their paths', () => {
    expect(valuesOf(undefined, ['a'])).toEqual([]);
    expect(valuesOf('3+', ['a'])).toEqual([{ value: '3+', path: ['a'], cell: undefined }]);
    const disputed = { value: 4, notes: ['x'] };
    expect(valuesOf(disputed, ['a'])).toEqual([{ value: 4, path: ['a', 'value'], cell: disputed }]);
    const pointer = { in: 'tables/x' };
    expect(valuesOf(pointer, ['a'])).toEqual([{ value: undefined, path: ['a'], cell: pointer }]);
    expect(valuesOf([1, disputed], ['a'])).toEqual([
      { value: 1, path: ['a', 0], cell: undefined },
      { value: 4, path: ['a', 1, 'value'], cell: disputed },
    ]);
  });
});
