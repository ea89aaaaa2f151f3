/** The full-text search of the pages: when it is fetched, what it finds, and where it leads. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site?.close());

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
    const page = await site.open('/robots.txt');
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
    const page = await site.open('/en/search/?q=browser');
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
