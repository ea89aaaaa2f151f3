/** What a person says a figure was checked against: a document of the game by its name, with its place; all else stays words. */
import { describe, expect, it } from 'vitest';
import { misspelt, pageBeyond, readAgainst } from '../../src/ledger/against.ts';
import { figuresOf } from '../../src/notation/figures-in-text.ts';
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

  it.each([
    ['chapter-a, A.11', 'A.11'],
    // It is in the title of the document, too.
    ['chapter-a, A.18', 'A.18'],
    ['chapter-a, section A.18', 'A.18'],
  ])('%s is a section, said once', (text, section) => {
    expect(read('asl', text)).toEqual({ against: [{ document: 'chapter-a', section }] });
  });

  it.each(['my own memory', 'sheets, page 4', 'rulebook, page 4', 'sheet', 'sheet, pages 5-4'])(
    '%s is no place in a document, and stays words',
    (text) => expect(read('bolt-action', text)).toEqual({ words: text }),
  );
});

describe('what no record may say', () => {
  const facts = rulesets.find(({ id }) => id === 'bolt-action')?.ruleset;

  it.each([
    ['shet, page 4', 'sheet'],
    ['french; polish-forums, page 2', 'polish-forum'],
    ['sheet, page 4', undefined],
    ['a friend told me', undefined],
    ['errata 2.1, page 3', undefined],
  ])('%s', (text, near) => expect(misspelt(text, facts)?.near).toBe(near));

  it('is a page beyond the last of its document', () => {
    expect(pageBeyond({ document: 'sheet', page: 44 }, facts)).toMatchObject({ last: 6 });
    expect(pageBeyond({ document: 'sheet', page: 6 }, facts)).toBeUndefined();
  });
});

it('the name of a site is no die', () => {
  expect(figuresOf('forum k6.fora.pl, 2015').map(({ figure }) => figure)).toEqual(['2015']);
  expect(figuresOf('Roll a k6. Then 1.5 of 2k6.').map(({ figure }) => figure)).toEqual([
    'D6',
    '1.5',
    '2D6',
  ]);
});
