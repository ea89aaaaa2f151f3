/** The full-text search of the pages: when it is fetched, what it finds, and where it leads. */
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, type Language } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { hasTypedWord, toFullTextQuery, toShown } from '../../src/search/full-text.ts';
import { searchPages } from '../../src/search/records/records.ts';
import { fileOf } from '../built/dist.ts';
import { site } from './site.ts';

describe('full-text search', () => {
  const texts = (page: Page) =>
    page
      .locator('[data-fulltext]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const fetched = (page: Page): string[] => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    return urls;
  };

  it('is fetched only when opened', async () => {
    const page = await site.openNew('/robots.txt');
    const urls = fetched(page);
    await page.goto(`${site.base}/en/search/?q=mortar`);
    await page.locator('[data-result]').first().waitFor();
    expect(urls.filter((url) => url.includes('/pagefind/'))).toEqual([]);
    await page.locator('.full-text summary').click();
    await page.locator('[data-fulltext]').first().waitFor();
    expect(urls.some((url) => url.includes('/pagefind/en/'))).toBe(true);
    expect(await page.locator('[data-fulltext] mark').first().innerText()).toMatch(/mortar/i);
  });

  it('is used at once for words in quotes, and leads to the part', async () => {
    const page = await site.open(`/en/search/?q=${encodeURIComponent('"order die"')}`);
    await page.locator('[data-fulltext]').first().waitFor();
    expect((await texts(page)).some((href) => href.startsWith('/en/bolt-action/'))).toBe(true);
    expect((await texts(page)).some((href) => href.includes('#'))).toBe(true);
  });

  it.each(['士気', '突撃射撃'])('finds %s, a part of Japanese compounds', async (word) => {
    const page = await site.open(`/ja/search/?q=${encodeURIComponent(`「${word}」`)}`);
    await page.locator('[data-fulltext]').first().waitFor();
    const marks = await page.locator('[data-fulltext] mark').allInnerTexts();
    expect(marks.join('')).toContain(word);
  });

  it('starts by itself when there are few instant answers', async () => {
    const page = await site.open('/en/search/?q=pointless');
    await page.locator('[data-fulltext]').first().waitFor();
    expect(await page.locator('[data-result]').count()).toBeLessThan(3);
  });

  it('keeps to the chosen game', async () => {
    const query = encodeURIComponent('"morale"');
    const page = await site.open(`/en/search/?q=${query}&game=mein-panzer`);
    await page.locator('[data-fulltext]').first().waitFor();
    expect((await texts(page)).every((href) => href.startsWith('/en/mein-panzer/'))).toBe(true);
  });

  it.each([
    ['open questions', '"you can help settle these"', '/disputes/'],
    ['changes', '"each with the source it was checked against"', '/changes/'],
  ])('finds pages for contributors: %s', async (_, query, folder) => {
    const page = await site.open(`/en/search/?q=${encodeURIComponent(query)}`);
    await page.locator('[data-fulltext]').first().waitFor();
    expect((await texts(page)).some((href) => href.includes(folder))).toBe(true);
  });

  it('finds pages about checks from their own list only', async () => {
    const query = encodeURIComponent('"keep the id of the part that is already published"');
    const page = await site.open(`/en/search/?q=${query}`);
    await page.locator('.full-text [role="status"]:not(:empty)').waitFor();
    expect(await texts(page)).toEqual([]);
    await page.goto(`${site.base}/checks/`);
    const link = await page.getByRole('link', { name: 'Search these pages' }).getAttribute('href');
    await page.goto(`${site.base}${link}&q=${query}`);
    await page.locator('[data-fulltext]').first().waitFor();
    expect((await texts(page))[0]).toContain('/checks/duplicate-id/');
  });

  it.each([
    ['en', 'zzz'],
    ['pl', 'qwxzv'],
  ])('of %s shows no page without the word %s', async (language, query) => {
    const page = await site.open(`/${language}/search/?q=${query}`);
    const status = page.locator('.full-text [role=status]');
    await expect.poll(() => status.innerText()).not.toBe('');
    expect(await texts(page)).toEqual([]);
  });

  it('names the game of each page of a game', async () => {
    const page = await site.open(`/en/search/?q=${encodeURIComponent('"morale"')}`);
    const links = page.locator(
      '[data-fulltext][href*="/terms/"], [data-fulltext][href*="/rules/"]',
    );
    await links.first().waitFor();
    for (const link of await links.all()) expect(await link.locator('.w').innerText()).not.toBe('');
  });

  it('says that a file could not be loaded, not that no page has the word, and loads it later', async () => {
    const page = await site.openNew('/ja/search/');
    const files = '**/pagefind/ja/index/*';
    await page.route(files, (route) => route.abort());
    await page.locator('#q').fill('「指揮官」');
    const status = page.locator('.full-text [role=status]');
    await expect.poll(() => status.innerText()).toMatch(/読み込め/);
    await page.unroute(files);
    await page.locator('#q').fill('「指揮官」 ');
    await page.locator('[data-fulltext]').first().waitFor();
    expect(await status.innerText()).toBe('');
  });

  it('alone may run WebAssembly', async () => {
    const policy = async (path: string) => {
      const page = await site.open(path);
      const meta = page.locator('meta[http-equiv="content-security-policy" i]');
      return (await meta.getAttribute('content')) ?? '';
    };
    expect(await policy('/en/search/')).toContain('wasm-unsafe-eval');
    for (const path of ['/en/', '/en/bolt-action/tables/weapons/', '/en/a-z/'])
      expect(await policy(path)).not.toContain('wasm');
  });
});

/** Words searched for in each language. */
const ASKED = 20;

describe.each(LANGUAGE_TAGS)('the full text of %s', (language) => {
  it('finds every page that shows a word', async () => {
    const words = wordsOf(language);
    expect(words.length).toBe(ASKED);
    const page = await site.open(`/${language}/search/`);
    const queries = words.map(({ word }) => toFullTextQuery(word, language));
    // As a text: the test runner rewrites import() in a function.
    const found = await page.evaluate<{ url: string; excerpt: string }[][]>(`(async () => {
      const pagefind = await import('${site.base}/pagefind/${language}/pagefind.js');
      await pagefind.options({ baseUrl: '/', noWorker: true });
      const all = [];
      for (const query of ${JSON.stringify(queries)}) {
        const { results } = await pagefind.search(query);
        const pages = await Promise.all(results.map((result) => result.data()));
        all.push(pages.map(({ url, excerpt }) => ({ url, excerpt })));
      }
      return all;
    })()`);
    const lost = words.flatMap(({ word, links }, index) => {
      // In Japanese each character is marked by itself, and every page found has them in a row.
      const shown = (found[index] ?? []).filter(
        ({ excerpt }) => language === 'ja' || hasTypedWord(marksIn(excerpt), word),
      );
      return links
        .filter((link) => !shown.some(({ url }) => url === link) && showsWord(link, word))
        .map((link) => `${word}: ${link}`);
    });
    expect(lost).toEqual([]);
  });
});

/** The record of a page may have a summary that the page does not show. What only leads on, at its end, is not searched. */
function showsWord(link: string, word: string): boolean {
  const main = parse(readFileSync(fileOf(link), 'utf8')).querySelector('main')!;
  main.querySelectorAll('aside').forEach((panels) => panels.remove());
  return main.text.toLowerCase().includes(word);
}

const marksIn = (excerpt: string): string[] =>
  [...excerpt.matchAll(/<mark>([\s\S]*?)<\/mark>/g)].map(([, word = '']) => toShown(word));

/** Words of titles, spread over the alphabet, with the pages that show them; in Japanese, half of them in katakana. */
function wordsOf(language: Language): { word: string; links: string[] }[] {
  // Other pages say some texts of their records in other words.
  const pages = searchPages(getRulebook(), language).filter(({ link }) =>
    /\/(?:phases|procedures|rules|tables)\//.test(link),
  );
  const texts = pages.map(({ link, records }) => ({
    link,
    text: records
      .map(({ title, text }) => `${title} ${text}`)
      .join('\n')
      .toLowerCase(),
  }));
  const titles = pages
    .flatMap(({ records }) => records)
    // The title of a dispute is a question.
    .flatMap(({ kind, title }) => (kind === 'disputes' ? [] : [title]))
    .join(' ');
  const kinds =
    language === 'ja' ? [/[\p{sc=Kana}ー]{3,}/gu, /\p{sc=Han}{2,4}/gu] : [/\p{L}{5,}/gu];
  return kinds.flatMap((kind) => {
    const words = new Set([...titles.toLowerCase().matchAll(kind)].map(([word]) => word));
    const known = [...words].sort().flatMap((word) => {
      const whole = new RegExp(
        language === 'ja' ? word : `(?<![\\p{L}\\d])${word}(?![\\p{L}\\d])`,
        'u',
      );
      const links = texts.filter(({ text }) => whole.test(text)).map(({ link }) => link);
      return links.length > 1 && links.length <= 12 ? [{ word, links }] : [];
    });
    const count = ASKED / kinds.length;
    return Array.from(
      { length: count },
      (_, index) => known[Math.floor((index * known.length) / count)]!,
    );
  });
}
