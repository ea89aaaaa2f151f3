import { describe, expect, it } from 'vitest';
import { fold, foldInPlace } from '../../src/text/fold.ts';
import { tokens } from '../../src/search/tokens.ts';

const texts = (query: string) => tokens(query).map(({ text }) => text);

describe('fold', () => {
  it.each([
    ['Średni MOŹDZIERZ', 'sredni mozdzierz'],
    ['załoga', 'zaloga'],
    ['ＤＭ', 'dm'],
    ['ｶｳﾝﾀｰ', 'かうんたー'],
    ['カウンター', 'かうんたー'],
    ['ピン・マーカー', 'ぴんまーかー'],
    ['ガ', 'が'],
    ['−2', '-2'],
    ['½', '1/2'],
    ['18–60', '18-60'],
  ])('%s → %s', (text, folded) => expect(fold(text)).toBe(folded));

  it('keeps the offset of every character', () => {
    const { text, at } = foldInPlace('a½ żółw');
    expect(text).toBe('a 1/2 zolw');
    expect(at).toEqual([0, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('tokens', () => {
  it.each([
    ['+1, −2 and -3', ['+1', '-2', 'and', '-3']],
    ['6+ 10+ ≥ 7', ['6+', '10+', '7+']],
    ['3d6 2K6 k6 1D6 D6-3', ['3d6', '2d6', 'd6', 'd6', 'd6', '-3']],
    ['A.7 a7 A.10.2 3.3.1', ['a7', 'a7', 'a10.2', '3.3.1']],
    ['12,5 12.5 8,25 10,000 6,6', ['12.5', '12.5', '8.25', '10', '000', '6,6']],
    ['X# B# D1F', ['x#', 'b#', 'd1f']],
    ['1/2 ½ 2½ (0/24)–48″', ['1/2', '1/2', '2', '1/2', '0', '24', '48']],
    ['18–60 3-4', ['18', '60', '3', '4']],
    ['×2 x2', ['x2', 'x2']],
    ['half-track unit’s', ['half', 'track', 'halftrack', 'unit']],
    ['DMカウンターの除去', ['dm', 'かうんたーの除去']],
  ])('%s', (query, expected) => expect(texts(query)).toEqual(expected));

  it('distinguishes words, which are inflected or misspelled, from literal signs', () => {
    expect(tokens('moździerz +1 d1f 24 潰走').map(({ kind }) => kind)).toEqual([
      'word',
      'sign',
      'sign',
      'sign',
      'run',
    ]);
  });

  it('has the offset of each token in the original', () => {
    const text = 'Ｘ# i „Średni-ciężki” +1';
    for (const { from, to, written } of tokens(text))
      expect(text.slice(from, to).toLowerCase().replace('-', '')).toContain(
        written.replace('-', ''),
      );
  });
});
