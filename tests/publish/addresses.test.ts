/**
 * The data of the page for unknown addresses: pages of the fixture game with titles, links and
 * parts, listed by hand.
 */
import { expect, it } from 'vitest';
import { buildRulebook } from '../../src/model/rulebook.ts';
import { addressBook } from '../../src/publish/addresses.ts';
import { readRulebook } from '../../src/rulebook.ts';

const { pages } = addressBook(buildRulebook(readRulebook('tests/fixtures/valid').rulesets));

it('has the ruleset and each of its entries, and nothing else', () => {
  expect(Object.keys(pages).sort()).toEqual([
    'skirmish',
    'skirmish/modifiers/to-hit',
    'skirmish/phases/orders',
    'skirmish/phases/turn-end',
    'skirmish/procedures/fire',
    'skirmish/rules/cover',
    'skirmish/tables/damage',
    'skirmish/tables/weapons',
  ]);
});

it('names a ruleset by its title in each language', () => {
  expect(pages['skirmish']).toEqual({
    title: { en: 'Skirmish', pl: 'Potyczka', ja: '小競り合い' },
    link: { en: '/en/skirmish/', pl: '/pl/skirmish/', ja: '/ja/skirmish/' },
    parts: [],
  });
});

it('names an entry with its game, and the parts that have a page; columns belong to their table', () => {
  expect(pages['skirmish/tables/weapons']).toEqual({
    title: { en: 'Skirmish · Weapons', pl: 'Potyczka · Broń', ja: '小競り合い · 武器' },
    link: {
      en: '/en/skirmish/tables/weapons/',
      pl: '/pl/skirmish/tables/weapons/',
      ja: '/ja/skirmish/tables/weapons/',
    },
    parts: ['rifle', 'mortar', 'thrower', 'crew'],
  });
});
