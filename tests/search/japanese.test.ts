/** How a Japanese query is read: verbs, words in hiragana, and what is grammar. */
import { describe, expect, it } from 'vitest';
import { indexGrams, usefulGrams } from '../../src/search/grams.ts';
import { readRun } from '../../src/search/japanese.ts';
import { tokens } from '../../src/search/tokens.ts';
import { openWords } from '../../src/search/words.ts';

/** A word list of whole words; none is ordinary. */
const listed = (...stems: string[]) =>
  openWords([
    {
      stems: stems
        .sort()
        .map((stem) => `a${stem}`)
        .join(' '),
      endings: [''],
      endingsOf: stems.map(() => 0),
      frequency: 'b'.repeat(stems.length),
    },
  ]);
const words = listed(
  '射撃',
  '撃つ',
  '撃破',
  '煙幕',
  'けむ',
  'むり',
  '~けむり',
  '銃が',
  '銃',
  '弾',
  '敵',
  '曲が',
  '直し',
  '走る',
);
const read = (query: string) =>
  tokens(query)
    .flatMap((token) => readRun(token, words))
    .filter(({ role }) => role !== 'phrase')
    .map(({ typed, all }) => [typed, all.flat().map(({ word }) => words.form(word))]);

describe('a Japanese query', () => {
  it.each([
    ['走れ', ['走る']],
    ['直そうとして', ['直し']],
    ['撃てない', ['撃つ']],
    ['撃つ', ['撃つ']],
  ])('%s finds the dictionary form of its verb', (query, forms) =>
    expect(read(query).map(([, found]) => found)).toEqual([forms]),
  );

  it('takes a particle after one character for a particle, not for an ending', () => {
    expect(read('銃が').map(([typed]) => typed)).toEqual(['銃']);
    expect(read('曲がる').map(([typed]) => typed)).toEqual(['曲が']);
    expect(read('敵からの射撃').map(([typed]) => typed)).toEqual(['敵', '射撃']);
  });

  it('finds a known word in hiragana among grammar', () => {
    expect(read('けむりの中を撃つ').map(([typed]) => typed)).toContain('けむり');
    expect(read('もっとけむりが').map(([typed]) => typed)).toEqual(['けむり']);
  });
});

describe('a size before 型', () => {
  const sized = (stems: string[]) => {
    const [token] = tokens('中型対戦車砲');
    return token ? readRun(token, listed(...stems)).map(({ typed }) => typed) : [];
  };
  it('is the size that the rules print', () => {
    expect(sized(['中対', '対戦', '戦車', '車砲'])).toEqual(['中対戦車砲']);
  });
  it('stays where the rules print it', () => {
    expect(sized(['中型', '型対', '対戦', '戦車', '車砲'])).toEqual(['中型対戦車砲']);
  });
});

describe('a piece that the tokeniser made', () => {
  const unknown = (query: string) =>
    tokens(query)
      .flatMap((token) => readRun(token, words))
      .filter((term) => term.unknown)
      .map(({ typed }) => typed);
  it('is not reported as an unknown word', () => {
    expect(unknown('弾に入れる')).toEqual([]);
    expect(unknown('何両の敵')).toEqual([]);
  });
  it('unlike a word that stands by itself', () => {
    expect(unknown('雪の弾')).toEqual(['雪']);
  });
});

describe('pairs of characters', () => {
  const run = (text: string) => tokens(text)[0] ?? { text: '', written: '' };
  it('leave out those across a particle, and keep the character before it', () => {
    expect(indexGrams(run('弾を撃つ'))).toEqual(['撃つ', '弾', 'つ']);
    expect(usefulGrams(run('射撃の対象'))).toEqual(['射撃', '対象']);
  });
  it('keep those between katakana and kanji, which are one word', () => {
    expect(usefulGrams(run('スタック制限'))).toEqual(['すた', 'たっ', 'っく', 'く制', '制限']);
  });
});
