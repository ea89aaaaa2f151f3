/** What counts as a change: order only in lists that are read in order. */
import { describe, expect, it } from 'vitest';
import { meaning } from '../../src/diff/same.ts';

describe('the meaning of data', () => {
  it.each(['steps', 'outcomes', 'act', 'faces', 'dice', 'phases'])(
    '%s is read in order',
    (name) => {
      expect(meaning({ [name]: ['a', 'b'] })).not.toBe(meaning({ [name]: ['b', 'a'] }));
    },
  );
  it.each(['uses', 'see', 'source', 'aliases'])('%s is a set', (name) => {
    expect(meaning({ [name]: ['a', 'b'] })).toBe(meaning({ [name]: ['b', 'a'] }));
  });
  it('treats a quoted number as the number, and ignores line breaks of a text', () => {
    expect(meaning('+2')).toBe(meaning(2));
    expect(meaning('1.50')).toBe(meaning(1.5));
    expect(meaning('a\n  b')).toBe(meaning('a b'));
    expect(meaning(2)).not.toBe(meaning(-2));
    expect(meaning({ a: 1, b: 2 })).toBe(meaning({ b: 2, a: 1 }));
  });
});
