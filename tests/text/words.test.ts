/** Near matches of names, and text widths in a fixed-width font. */
import { describe, expect, it } from 'vitest';
import { editDistance, nearMatch } from '../../src/text/near-match.ts';
import { pad, width } from '../../src/text/width.ts';

describe('a near match', () => {
  it.each([
    ['titel', ['text', 'title'], 'title'],
    ['colums', ['rows', 'columns'], 'columns'],
    ['summry', ['summary', 'summaries'], 'summary'],
    ['tables/wepons', ['tables/weapons', 'tables/leaders'], 'tables/weapons'],
    ['dwon', ['down', 'done'], 'down'],
    ['pim', ['pin', 'pip'], 'pin'],
  ])('of %s', (word, candidates, near) => {
    expect(nearMatch(word, candidates)).toBe(near);
  });
  it.each([
    ['tables/a', ['tables/b1']],
    ['cover', ['move', 'rolls']],
    ['same', ['same']],
    ['x', []],
  ])('of %s is none of %j', (word, candidates) => {
    expect(nearMatch(word, candidates)).toBeUndefined();
  });
  it('counts two swapped neighbours as one error, unless there are others', () => {
    expect(editDistance('abcd', 'abdc')).toBe(1);
    expect(editDistance('abcd', 'badc')).toBe(3);
    expect(editDistance('abcd', 'abxd')).toBe(1);
    expect(editDistance('abcd', 'abd')).toBe(1);
    expect(editDistance('abcd', 'dcba')).toBe(4);
    expect(editDistance('same', 'same')).toBe(0);
  });
});

describe('width', () => {
  it('counts Japanese characters twice and combining marks not at all', () => {
    expect(['abc', '潰走', 'ｶﾅ', 'e\u0301', '２', '−1'].map(width)).toEqual([3, 4, 2, 1, 2, 2]);
  });
  it('is padded on either side', () => {
    expect(pad('潰走', 6, false)).toBe('潰走  ');
    expect(pad('12', 4, true)).toBe('  12');
    expect(pad('longer', 3, true)).toBe('longer');
  });
});
