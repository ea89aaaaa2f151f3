/** Every published file of the fixture game, as text: what a program that reads them gets. */
import { expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { addressBook } from '../../src/publish/addresses.ts';
import { dataFiles } from '../../src/publish/api.ts';
import { feedPages } from '../../src/publish/feed.ts';
import { alternates, sitemapPages } from '../../src/publish/sitemap.ts';
import { checkView, readGame } from '../view/golden-game.ts';

const { book } = readGame();

it('the JSON files of the interface for programs', async () => {
  const files = dataFiles(book).filter(({ type }) => type.startsWith('application/json'));
  await checkView(
    'api',
    undefined,
    Object.fromEntries(
      files.map(({ path, type, text }) => [path, { type, data: JSON.parse(text) as object }]),
    ),
  );
});
it('the tables as CSV', async () => {
  const files = dataFiles(book).filter(({ type }) => type.startsWith('text/csv'));
  expect(files.length).toBeGreaterThan(0);
  await checkView(
    'csv',
    undefined,
    Object.fromEntries(files.map(({ path, text }) => [path, text.split('\r\n')])),
  );
});
it('the feeds', async () => {
  const feeds = feedPages(book).map(({ params, props }) => [
    `${params.lang}/${params.ruleset}`,
    props.text.split('\n'),
  ]);
  await checkView('feeds', undefined, Object.fromEntries(feeds));
});
it('the addresses for the page of unknown ones', async () => {
  await checkView('addresses', undefined, addressBook(book));
});
it('the pages for search engines', async () => {
  const pages = [...sitemapPages(book)];
  await checkView('sitemap', undefined, { pages, alternates: alternates(pages[0] ?? '') });
  expect(pages.length % LANGUAGE_TAGS.length).toBe(0);
});
