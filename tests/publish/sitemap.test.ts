/** The pages of the fixture game that search engines should index, listed by hand. */
import { expect, it } from 'vitest';
import { buildRulebook } from '../../src/model/rulebook.ts';
import { alternates, lastChanges, sitemapPages } from '../../src/publish/sitemap.ts';
import { readRulebook } from '../../src/rulebook.ts';
import { ORIGIN } from '../../src/site/config.ts';

const PATHS = [
  '',
  'a-z/',
  'changes/',
  'data/',
  'skirmish/',
  'skirmish/disputes/',
  'skirmish/markers/',
  'skirmish/modifiers/to-hit/',
  'skirmish/phases/orders/',
  'skirmish/phases/turn-end/',
  'skirmish/print/',
  'skirmish/procedures/fire/',
  'skirmish/rules/cover/',
  'skirmish/tables/damage/',
  'skirmish/tables/weapons/',
  'skirmish/terms/',
];

it('lists every page once per language, without share pages, searches and redirects', () => {
  const pages = sitemapPages(buildRulebook(readRulebook('tests/fixtures/valid').rulesets));
  expect([...pages].sort()).toEqual(
    ['en', 'ja', 'pl'].flatMap((language) => PATHS.map((path) => `${ORIGIN}/${language}/${path}`)),
  );
});

it('lists the same page in the other languages, with the address without a language as the default', () => {
  expect(alternates(`${ORIGIN}/pl/skirmish/tables/weapons/`)).toEqual([
    { lang: 'en', url: `${ORIGIN}/en/skirmish/tables/weapons/` },
    { lang: 'pl', url: `${ORIGIN}/pl/skirmish/tables/weapons/` },
    { lang: 'ja', url: `${ORIGIN}/ja/skirmish/tables/weapons/` },
    { lang: 'x-default', url: `${ORIGIN}/go/skirmish/tables/weapons/` },
  ]);
  const defaults = (path: string) =>
    alternates(`${ORIGIN}${path}`).flatMap(({ lang, url }) => (lang === 'x-default' ? [url] : []));
  expect(defaults('/ja/')).toEqual([`${ORIGIN}/`]);
  expect(defaults('/ja/skirmish/')).toEqual([`${ORIGIN}/go/skirmish/`]);
  expect(defaults('/ja/a-z/')).toEqual([]);
});

it('knows the last day on which a figure of a page changed, in every language', () => {
  const [ruleset] = buildRulebook(readRulebook('tests/fixtures/valid').rulesets).rulesets;
  const changes = [
    ['2025-02-03', 'tables/weapons#mortar.range'],
    ['2025-01-02', 'tables/weapons#rifle.range'],
    ['2025-01-02', 'rules/cover.evidence'],
  ].map(([on = '', figure = ''], index) => ({
    ...{ name: `changes/${index}`, file: '' },
    data: { on, figures: { [figure]: { was: 1, now: 2 } } },
  }));
  expect([...lastChanges({ rulesets: [{ ...ruleset!, changes }] })].sort()).toEqual(
    ['en', 'ja', 'pl'].flatMap((language) => [
      [`${ORIGIN}/${language}/skirmish/rules/cover/`, '2025-01-02'],
      [`${ORIGIN}/${language}/skirmish/tables/weapons/`, '2025-02-03'],
    ]),
  );
  expect(lastChanges({ rulesets: [ruleset!] }).size).toBe(0);
});
