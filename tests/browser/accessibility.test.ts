/**
 * axe finds no violation of WCAG 2.2 AA on any kind of page or on what opens over it, light and
 * dark.
 */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { oneIn } from '../sample.ts';
import { violations } from './axe.ts';
import { KINDS } from './kinds.ts';
import { PHONE, site } from './site.ts';

/** Pages outside the languages. */
const CHOICES = [
  '/',
  '/404.html',
  '/go/bolt-action/tables/weapons/',
  '/embed/en/bolt-action/tables/weapons/',
  '/embed/ja/bolt-action/modifiers/to-hit/',
];
const FRAGMENTS: Record<string, string> = {
  'mein-panzer/tables/hit-effects/': '#plus-3.vehicles-4',
  'bolt-action/tables/weapons/': '#medium-mortar',
};

/** Every kind of page, with the languages in turn. */
const PAGES = Object.entries({
  choice: CHOICES,
  ...Object.fromEntries(
    Object.entries(KINDS).map(([kind, paths]) => [
      kind,
      paths.map((path, at) => {
        const language = LANGUAGE_TAGS[at % LANGUAGE_TAGS.length];
        return `/${language}/${path}${FRAGMENTS[path] ?? ''}`;
      }),
    ]),
  ),
});

const options = (phone: boolean) => ({ bypassCSP: true, ...(phone && PHONE) });

describe.each(PAGES)('%s', (_, paths) => {
  it.each([
    ['on a phone', true],
    ['on a screen, in both themes', false],
  ])('%s', async (_, phone) => {
    const page = await (paths === CHOICES ? site.openNew : site.open)(
      '/robots.txt',
      options(phone),
    );
    // Without its script the page for choosing a language does not redirect.
    if (paths === CHOICES) await page.route('**/_astro/LanguageChoice*', (route) => route.abort());
    // Narrow, a page differs by what its styles hide: the first of each kind shows that.
    for (const path of phone ? oneIn(paths.length, paths) : paths) {
      const response = await page.goto(site.base + path);
      expect([path, response?.status()]).toEqual([path, 200]);
      if (path.includes('?q=')) await page.locator('[data-result]').first().waitFor();
      expect([path, await violations(page)]).toEqual([path, []]);
      if (phone) continue;
      // The dark theme has other colours and is otherwise the same.
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([path, 'dark', await violations(page, 'colours')]).toEqual([path, 'dark', []]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
});

describe('dialogs over a page', () => {
  it.each([
    ['the share dialog', '/en/bolt-action/tables/weapons/', '.share-at', 'dialog.share'],
    ['the notice of an outdated link', '/en/bolt-action/tables/weapons/#nothing', '', '.arrival'],
    ['the results under the search field', '/pl/bolt-action/', '#q', '.found [data-result]'],
  ])('%s', async (_, path, opener, opened) => {
    for (const phone of [false, true]) {
      const page = await site.open(path, options(phone));
      if (opener !== '') await page.locator(opener).click();
      if (opener === '#q') await page.keyboard.type('test');
      await page.locator(opened).first().waitFor();
      expect([phone, await violations(page)]).toEqual([phone, []]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([phone, 'dark', await violations(page, 'colours')]).toEqual([phone, 'dark', []]);
    }
  });
});
