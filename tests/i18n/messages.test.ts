/**
 * Messages with arguments: plural forms for the numbers of each language, and templates for
 * scripts.
 */
import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en.ts';
import { pluralOf } from '../../src/i18n/plural.ts';
import { templates, ui } from '../../src/i18n/ui.ts';

describe('a plural', () => {
  it.each([
    [0, '0 results'],
    [1, '1 result'],
    [2, '2 results'],
    [21, '21 results'],
  ])('of %i in English', (n, shown) => {
    expect(ui('en')('search.count', { n })).toBe(shown);
  });
  it.each([
    [0, '0 wyników'],
    [1, '1 wynik'],
    [2, '2 wyniki'],
    [4, '4 wyniki'],
    [5, '5 wyników'],
    [12, '12 wyników'],
    [14, '14 wyników'],
    [21, '21 wyników'],
    [22, '22 wyniki'],
    [104, '104 wyniki'],
    [112, '112 wyników'],
    [1.5, '1.5 wyniku'],
  ])('of %d in Polish', (n, shown) => {
    expect(ui('pl')('search.count', { n })).toBe(shown);
  });
  it.each([0, 1, 2, 5])('of %i in Japanese has one form', (n) => {
    expect(ui('ja')('search.count', { n })).toBe(`${n}件`);
  });
  it('omits the number if a single item does not need it', () => {
    expect(ui('en')('table.times', { n: 1 })).toBe('roll once');
    expect(ui('en')('table.times', { n: 4 })).toBe('roll 4 times');
    expect(ui('pl')('table.times', { n: 1 })).not.toMatch(/\d/);
    expect(ui('ja')('table.times', { n: 4 })).toContain('4回');
  });
  it('picks only the form', () => {
    const plural = pluralOf('pl');
    const forms = { one: 'a', few: 'b', many: 'c', other: 'd' };
    expect([1, 3, 11, 0.5].map((n) => plural(n, forms))).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('a message', () => {
  it('is filled in', () => {
    expect(ui('pl')('plate.page', { n: 4 })).toBe('s. 4');
    expect(ui('ja')('search.only', { has: '甲', lacks: '乙' })).toBe(
      '「甲」の結果（「乙」を除いて検索）：',
    );
  });
  it('without arguments is a string', () => {
    expect(ui('en')('mod.sum')).toBe(en['mod.sum']);
  });
});

describe('templates', () => {
  it('keep placeholders that scripts fill in', () => {
    expect(templates('en', ['search.label', 'search.only'])).toEqual({
      'search.label': 'Search',
      'search.only': 'Results for {has} (ignoring {lacks}):',
    });
  });
  it('have every plural form of the language, under the name that Intl.PluralRules gives', () => {
    expect(templates('en', ['search.count'])).toEqual({
      'search.count.one': '{n} result',
      'search.count.other': '{n} results',
    });
    expect(templates('pl', ['search.count'])).toEqual({
      'search.count.one': '{n} wynik',
      'search.count.few': '{n} wyniki',
      'search.count.many': '{n} wyników',
      'search.count.other': '{n} wyniku',
    });
    expect(templates('ja', ['search.count'])).toEqual({ 'search.count.other': '{n}件' });
  });
});
