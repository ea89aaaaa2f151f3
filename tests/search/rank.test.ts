/** The order of records, on lists of words made by hand. */
import { describe, expect, it } from 'vitest';
import { FIELD, FIELD_BITS } from '../../src/search/fields.ts';
import type { Collection } from '../../src/search/ranking/collection.ts';
import { asksFigure } from '../../src/search/stop-words.ts';
import { rank } from '../../src/search/ranking/rank.ts';
import { term, weighed, type Term } from '../../src/search/term.ts';

interface Made {
  game?: number;
  /** Number of words of its title. */
  titleLength?: number;
  kind?: 'rules' | 'omissions' | 'rows';
  /** The fields of each word that it has, by number of the word. */
  words: Readonly<Record<number, number>>;
}

/** Records as in an index; each is a page of its own. */
const collectionOf = (
  records: readonly Made[],
  { named = -1, near = -1, asksFigure = false } = {},
): Collection => {
  const game = (record: number): number => records[record]?.game ?? 0;
  return {
    size: 1000,
    kind: (record) => records[record]?.kind ?? 'rules',
    titleLength: (record) => records[record]?.titleLength ?? 1,
    page: (record) => record,
    game,
    named: (record) => game(record) === named,
    near: (record) => game(record) === near,
    unlisted: () => 0,
    asksFigure,
    nearest: new Map(),
    postings: (word) => {
      let before = 0;
      return records.flatMap(({ words }, record) => {
        const fields = words[word];
        if (fields === undefined) return [];
        const posting = (record - before) * 2 ** FIELD_BITS + fields;
        before = record;
        return [posting];
      });
    },
  };
};

const asked = (word: number, role: Term['role'] = 'rule'): Term => ({
  ...term(String(word), weighed([word], 1)),
  role,
  needed: role === 'rule',
});
const order = (terms: readonly Term[], collection: Collection): number[] =>
  rank(terms, collection).map(({ record }) => record);

describe('the game of the page that a reader comes from', () => {
  const records: Made[] = [
    { game: 0, titleLength: 1, words: { 1: FIELD.title | FIELD.name } },
    { game: 1, titleLength: 3, words: { 1: FIELD.title } },
  ];
  it('comes before a title of another game that is the whole query', () => {
    expect(order([asked(1)], collectionOf(records))).toEqual([0, 1]);
    expect(order([asked(1)], collectionOf(records, { near: 1 }))).toEqual([1, 0]);
  });
  it('does not come before another game that the query names', () => {
    expect(order([asked(1)], collectionOf(records, { near: 1, named: 0 }))).toEqual([0, 1]);
  });
});

describe('a game that the query names', () => {
  it('keeps its records, although others have more words of the query', () => {
    const has = (words: number[]) => Object.fromEntries(words.map((word) => [word, FIELD.text]));
    const records: Made[] = [
      { game: 0, words: has([1, 2, 3]) },
      { game: 1, words: has([1]) },
    ];
    const terms = [1, 2, 3].map((word) => asked(word));
    expect(order(terms, collectionOf(records))).toEqual([0]);
    expect(order(terms, collectionOf(records, { named: 1 }))).toEqual([1, 0]);
  });
});

describe('a question that the sources leave open', () => {
  it('comes after a rule that has the same words', () => {
    const records: Made[] = [
      { kind: 'omissions', words: { 1: FIELD.alias } },
      { words: { 1: FIELD.alias } },
    ];
    expect(order([asked(1)], collectionOf(records))).toEqual([1, 0]);
  });
});

describe('a query that asks how many', () => {
  it('prefers a row to a rule with the same words', () => {
    const records: Made[] = [
      { words: { 1: FIELD.text } },
      { kind: 'rows', words: { 1: FIELD.text } },
    ];
    expect(order([asked(1)], collectionOf(records))).toEqual([0, 1]);
    expect(order([asked(1)], collectionOf(records, { asksFigure: true }))).toEqual([1, 0]);
  });
  it.each([
    ['en', 'how far does a rifle shoot', true],
    ['en', 'how does a rifle shoot', false],
    ['pl', 'jak dlugo', true],
    ['pl', 'jak dziala pila', false],
    ['ja', '射程は何いんち', true],
    ['ja', '何が起きる', false],
  ] as const)('%s: %s: %s', (language, query, asks) => {
    expect(asksFigure(query, language)).toBe(asks);
  });
});

describe('a misspelt word', () => {
  it('decides between its record and one that only has the title of the other word', () => {
    const records: Made[] = [
      { words: { 1: FIELD.title | FIELD.name, 2: FIELD.around } },
      { words: { 2: FIELD.title | FIELD.name } },
    ];
    expect(order([asked(1, 'guess'), asked(2)], collectionOf(records))).toEqual([0, 1]);
  });
});
