/** What says nothing is removed, and everything else stays as it was written. */
import { describe, expect, it } from 'vitest';
import { withoutItems } from '../../src/load/remove.ts';
import type { Path } from '../../src/diagnostics/diagnostic.ts';

const without = (text: string, ...paths: Path[]): string =>
  withoutItems({ file: 'x.yaml', text }, paths);

describe('an item of a list', () => {
  it.each([
    ['a: [x, y, z]\n', 'a: [y, z]\n', 'a: [x, z]\n', 'a: [x, y]\n'],
    [
      'a: [ "x, ]", \'y\', z, ]\n',
      "a: [ 'y', z, ]\n",
      'a: [ "x, ]", z, ]\n',
      'a: [ "x, ]", \'y\', ]\n',
    ],
    [
      'a:\n  - x\n  - y\n  - z\nb: 1\n',
      'a:\n  - y\n  - z\nb: 1\n',
      'a:\n  - x\n  - z\nb: 1\n',
      'a:\n  - x\n  - y\nb: 1\n',
    ],
    [
      'a:\n- x\n\n- y\n\n- z',
      'a:\n- y\n\n- z',
      'a:\n- x\n\n- z',
      'a:\n- x\n\n- y\n'.trimEnd() + '\n',
    ],
    [
      'a: [\n    x,\n    y,\n    z,\n  ]\n',
      'a: [\n    y,\n    z,\n  ]\n',
      'a: [\n    x,\n    z,\n  ]\n',
      'a: [\n    x,\n    y,\n  ]\n',
    ],
  ])('goes with its sign of separation: %j', (text, ...right) => {
    expect([0, 1, 2].map((index) => without(text, ['a', index]))).toEqual(right);
  });
  it('goes with its list and the fields that hold nothing else', () => {
    expect(without('a: { en: [x], pl: [y] }\nb: 1\n', ['a', 'en', 0])).toBe(
      'a: { pl: [y] }\nb: 1\n',
    );
    expect(without('a: { en: [x], pl: [y] }\nb: 1\n', ['a', 'pl', 0])).toBe(
      'a: { en: [x] }\nb: 1\n',
    );
    expect(without('b: 1\na:\n  en:\n    - x\nc: |\n  d\n', ['a', 'en', 0])).toBe(
      'b: 1\nc: |\n  d\n',
    );
    expect(without('b: |\n  d\na: { en: [x] }\n', ['a', 'en', 0])).toBe('b: |\n  d\n');
  });
  it('goes with others of its list, in any order', () => {
    const text =
      'r:\n  - a: { en: [x, y, z] }\n    b: 1\n  - { id: q, a: { en: [x], pl: [y, z] } }\n';
    const right = 'r:\n  - a: { en: [y] }\n    b: 1\n  - { id: q, a: { pl: [y] } }\n';
    const paths: Path[] = [
      ['r', 0, 'a', 'en', 0],
      ['r', 1, 'a', 'pl', 1],
      ['r', 0, 'a', 'en', 2],
      ['r', 1, 'a', 'en', 0],
    ];
    expect(without(text, ...paths)).toBe(right);
    expect(without(text, ...paths.toReversed())).toBe(right);
    expect(without('a: [x, y]\nb: 1\n', ['a', 0], ['a', 1])).toBe('b: 1\n');
    const long = `a: [${Array.from({ length: 12 }, (_, index) => `w${index}`).join(', ')}]\n`;
    expect(without(long, ['a', 2], ['a', 11], ['a', 10])).toBe(
      'a: [w0, w1, w3, w4, w5, w6, w7, w8, w9]\n',
    );
  });
  it.each([
    'a:\n  - x # why\n  - y\n',
    'a:\n  - y\n  # why\n  - x\n',
    'a:\n  - y\n  # why\n  - x\n  - z\n',
    'a: [\n  # why\n  x,\n  y]\n',
    'a: [y, # why\n  x]\n',
    'a: [x, # why\n  y]\n',
    'a: { en: [x] } # why\nb: 1\n',
    'a: [x, y\n',
  ])('stays for people where a comment may be about it, or the file cannot be read: %j', (text) => {
    const at = text.search(/\bx/) > text.search(/\by/) ? 1 : 0;
    const path = text.includes('en:') ? ['a', 'en', 0] : ['a', at];
    expect(without(text, path)).toBe(text);
  });
  it('that is not there is not removed', () => {
    const text = 'a: [x, y]\n';
    for (const path of [
      ['a', 2],
      ['b', 0],
      ['a', 0, 'c'],
      ['a', 'x'],
    ])
      expect(without(text, path)).toBe(text);
  });
});
