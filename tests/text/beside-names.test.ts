/** Punctuation by the script of the words. */
import { describe, expect, it } from 'vitest';
import { editionAs, figureAfter } from '../../src/text/beside-names.ts';

describe('between a name and its figure', () => {
  it.each([
    ['Success', '33%', ' '],
    ['Success', 'unknown', ': '],
    ['故障しない', '不明', '：'],
    ['修正の合計', '−6', ' '],
  ])('%s %s stands %j', (name, figure, between) => {
    expect(figureAfter(name, figure)).toBe(between);
  });
});

describe('a game with its edition', () => {
  it.each([
    ['Bolt Action', '1st ed.', 'Bolt Action, 1st ed.'],
    ['Bolt Action', '第1版', 'Bolt Action 第1版'],
    ['Mein Panzer', '版は不明', 'Mein Panzer、版は不明'],
  ])('%s %s', (title, edition, said) => {
    expect(editionAs(title, edition)).toBe(said);
  });
});
