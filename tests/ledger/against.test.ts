/** What a person says a figure was checked against: a document of the game by its name, with its place; all else stays words. */
import { describe, expect, it } from 'vitest';
import { readAgainst } from '../../src/ledger/against.ts';
import { readRulebook } from '../../src/rulebook.ts';

const { rulesets } = readRulebook('rules', { lenient: true });
const read = (game: string, text: string) =>
  readAgainst(text, rulesets.find(({ id }) => id === game) ?? {});

describe('a witness', () => {
  it.each([
    ['mein-panzer', 'Polish quick reference sheet, page 2', 'quick-reference'],
    ['mein-panzer', 'Second copy of the quick reference sheet, page 2', 'quick-reference-copy'],
    ['bolt-action', 'reference sheet, page 2', undefined],
    ['bolt-action', 'Quick reference sheet (Polish), page 2', 'sheet'],
    ['bolt-action', 'Polska karta pomocy, str. 2', 'sheet'],
  ])('of %s, %s, is the document of that name', (game, text, document) => {
    const { against } = read(game, text);
    if (document !== undefined) expect(against).toEqual([{ document, page: 2 }]);
    else expect(against?.map((one) => one.document) ?? ['sheet']).toEqual(['sheet']);
  });

  it.each([
    ['sheet, page 4', [4]],
    ['sheet, pg 4', [4]],
    ['sheet, p. 4', [4]],
    ['sheet, 4', [4]],
    ['sheet, pages 4-5', [4, 5]],
    ['sheet, p. 4 and 5', [4, 5]],
    ['sheet、4ページ', [4]],
  ])('%s is on pages %j', (text, pages) => {
    const { against, words } = read('bolt-action', text);
    expect(against).toEqual(pages.map((page) => ({ document: 'sheet', page })));
    expect(words).toBeUndefined();
  });

  it.each(['my own memory', 'sheets, page 4', 'rulebook, page 4', 'sheet', 'sheet, pages 5-4'])(
    '%s is no place in a document, and stays words',
    (text) => expect(read('bolt-action', text)).toEqual({ words: text }),
  );
});
