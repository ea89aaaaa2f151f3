/** Texts and queries prepared for Pagefind, which handles neither ł nor Japanese compounds. */
import { describe, expect, it } from 'vitest';
import {
  hasTypedWord,
  isQuoted,
  toFullTextQuery,
  toIndexed,
  toShown,
  toStored,
} from '../../src/search/full-text.ts';
import { CHECKS } from '../../src/site/checks-folder.ts';

describe('a text in the full-text index', () => {
  it.each([
    ['pl', 'Łącznik i załoga'],
    ['ja', '士気チェックを行う'],
    ['ja', 'オーダーダイスとピンマーカー'],
    ['en', 'A unit may rally'],
  ] as const)('%s: is shown as it was written', (language, text) => {
    expect(toShown(toStored(text, language)).trim()).toBe(text);
  });
  it('separates the words of neighbouring cells', () => {
    const html = '<main id="main"><table><tr><th>Range</th><td>24</td></tr></table></main>';
    const indexed = toIndexed(html, 'en', { game: 'bolt-action', kind: 'tables' });
    expect(indexed).toContain('Range</th> <td>24');
    expect(indexed).toContain('data-pagefind-filter="game:bolt-action"');
    expect(indexed).toContain('data-pagefind-filter="reader:players"');
    expect(indexed).toContain('data-pagefind-filter="module:basic"');
    const campaign = html.replace('<main ', '<main data-module="campaign" ');
    expect(toIndexed(campaign, 'en', { game: 'raid', kind: 'rules' })).toContain(
      'data-pagefind-filter="module:campaign"',
    );
    expect(toIndexed(html, 'en', { game: undefined, kind: CHECKS })).toContain(
      'data-pagefind-filter="reader:contributors"',
    );
    expect(indexed).toContain('<main data-pagefind-body id="main">');
  });
});

describe('a result of the full text', () => {
  it.each([
    ['mortar', ['Mortars'], true],
    ['mortars', ['mortar'], true],
    ['przygwożdżony', ['przygwożdżenia'], true],
    ['enemies', ['enemy'], true],
    ['zzz', ['z'], false],
    ['xyz', ['X#'], false],
    ['qwxzv', ['Q.'], false],
  ])('for %s that marks %j has a typed word: %j', (query, marked, has) => {
    expect(hasTypedWord(marked, query)).toBe(has);
  });
  it('shows no words that readers operate the page with', () => {
    const html =
      '<main id="main"><p>Range</p><share-menu data-x="1"><a>Share</a></share-menu><button>Keep</button><p class="tools"><a>CSV</a></p></main>';
    expect(toIndexed(html, 'en', { game: undefined, kind: 'site' })).not.toMatch(/Share|Keep|CSV/);
  });
});

describe('a query of the full text', () => {
  it('is literal in quotes of any language', () => {
    for (const query of ['"order die"', '„kość rozkazu”', '「士気」'])
      expect(isQuoted(query)).toBe(true);
    expect(isQuoted('order die')).toBe(false);
  });
  it('searches Japanese as one phrase', () => {
    expect(toFullTextQuery('士気 チェック', 'ja')).toBe('"士 気" "チ ェ ッ ク"');
    expect(toShown(toFullTextQuery('バズーカ', 'ja')).replace(/ /g, '')).toBe('"バズーカ"');
    expect(toFullTextQuery('「突撃射撃」', 'ja')).toBe('"突 撃 射 撃"');
  });
  it('keeps a phrase together', () => {
    expect(toFullTextQuery('the “order die” goes', 'en')).toBe('the "order die" goes');
  });
});
