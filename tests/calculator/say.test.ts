/** The words of a calculator in the browser, from the templates of its page. */
import { describe, expect, it } from 'vitest';
import { linksFrom, nameOf } from '../../src/calculator/say.ts';
import { fillerOf } from '../../src/text/fill-in.ts';

describe('an interface word', () => {
  const english = fillerOf(
    {
      reset: 'Reset',
      chance: 'Chance: {fraction} of {roll}',
      'count.one': '{n} result',
      'count.other': '{n} results',
    },
    'en',
  );
  const polish = fillerOf(
    { 'count.one': '{n} wynik', 'count.few': '{n} wyniki', 'count.many': '{n} wyników' },
    'pl',
  );
  it('is filled in', () => {
    expect(english('reset')).toBe('Reset');
    expect(english('chance', { fraction: '4/6', roll: 'To hit' })).toBe('Chance: 4/6 of To hit');
  });
  it('shows what is missing', () => {
    expect(english('chance', { fraction: '4/6' })).toBe('Chance: 4/6 of {roll}');
  });
  it.each([
    [1, '1 result', '1 wynik'],
    [2, '2 results', '2 wyniki'],
    [5, '5 results', '5 wyników'],
    [22, '22 results', '22 wyniki'],
  ])('has the plural of its language: %i', (n, en, pl) => {
    expect([english('count', { n }), polish('count', { n })]).toEqual([en, pl]);
  });
  it('is empty where the page has none', () => {
    expect([english('unknown'), english('count')]).toEqual(['', '']);
  });
});

it.each([
  ['modifiers/to-hit', 'To hit'],
  ['modifiers/to-hit#soft-cover', 'soft-cover'],
  ['tables/weapons', 'weapons'],
  ['value:pins', 'pins'],
])('the name of %s is never empty', (address, name) => {
  expect(nameOf({ 'modifiers/to-hit': 'To hit' }, address)).toBe(name);
});

it.each([
  ['tables/weapons', '/pl/skirmish/tables/weapons/'],
  ['tables/weapons#rifle', '/pl/skirmish/tables/weapons/#rifle'],
  ['modifiers/to-hit#pinned', '#pinned'],
  ['modifiers/to-hit', '/pl/skirmish/modifiers/to-hit/'],
])('the link to %s', (address, link) => {
  expect(linksFrom('modifiers/to-hit', '/pl/skirmish/')(address)).toBe(link);
});
