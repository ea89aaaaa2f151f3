/**
 * Searching like a player: from any page, on a phone, by keyboard, in another language, without
 * JavaScript.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { PHONE, site } from './site.ts';

const ROW = '/bolt-action/tables/weapons/#medium-mortar';
const results = (page: Page) =>
  page
    .locator('[data-result]')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname + (link as HTMLAnchorElement).hash),
    );

/** A bad connection: 400 ms round trip, 400 kbit/s. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

describe('a result that is a roll', () => {
  const PATH = '/en/bolt-action/modifiers/damage-roll/';
  const found = (page: Page) => page.locator(`[data-result][href$="${PATH}"]`).first();

  it('opens the entry with its calculator', async () => {
    const page = await site.open('/en/search/?q=damage+roll');
    await found(page).click();
    await page.waitForURL(`**${PATH}#work-out`);
    await page.locator('work-out[data-ready]').waitFor();
  });

  it('opens the calculator of the page on which it is chosen', async () => {
    const page = await site.open(PATH);
    expect(await page.locator('work-out[data-ready]').count()).toBe(0);
    await page.evaluate(() => (location.hash = 'work-out'));
    await page.locator('work-out[data-ready]').waitFor();
  });

  it('differs from a result that has nothing to calculate', async () => {
    const page = await site.open('/en/search/?q=damage+table');
    await page.locator('[data-result][href$="/en/bolt-action/tables/damage/"]').first().click();
    await page.waitForURL('**/en/bolt-action/tables/damage/');
  });
});

describe('on a phone with a bad connection', () => {
  it('shows the row with its value during slow typing', async () => {
    const page = await site.openNew('/pl/', PHONE);
    await throttle(page);
    await page.locator('#q').tap();
    await page.locator('#q').pressSequentially('sredni mozdzierz', { delay: 120 });
    const row = page.locator(`.found [data-result][href$="${ROW}"]`);
    await row.waitFor();
    expect(await row.innerText()).toMatch(/Średni moździerz\s+Zasięg 18–60″/);
    expect((await results(page))[0]).toBe(`/pl${ROW}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await row.tap();
    await page.waitForURL(`**/pl${ROW}`);
  });
});

describe('the field in the header', () => {
  it('fetches nothing before it is used', async () => {
    const page = await site.openNew('/robots.txt');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${site.base}/en/bolt-action/tables/weapons/`, { waitUntil: 'networkidle' });
    const index = () => fetched.filter((url) => /search-index|attach/.test(url));
    expect(index()).toEqual([]);
    await page.locator('#q').focus();
    await expect
      .poll(() => index().some((url) => url.endsWith('/search-index/en/head.json')))
      .toBe(true);
  });

  it('opens with / and Ctrl-K, closes with Escape, and follows the arrow keys', async () => {
    const page = await site.open('/en/bolt-action/modifiers/to-hit/');
    await page.keyboard.press('/');
    await page.keyboard.type('medum mortar');
    await page.locator('.found:not([hidden]) [data-result]').first().waitFor();
    await expect
      .poll(() => page.locator('.found [data-read]').innerText())
      .toContain('medium mortar');
    expect(await page.locator('site-search [role=status]').innerText()).toMatch(/^\d+ results\./);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
      `/en${ROW}`,
    );
    await page.keyboard.press('Escape');
    expect(await page.locator('.found').isHidden()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
    await page.locator('h1').click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rifle');
    // Answers to the first letters may come before.
    await expect
      .poll(() => page.locator('.found [data-result]').first().getAttribute('href'))
      .toMatch(/#rifle$/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**#rifle');
  });

  it('keeps the focus on a hit when a later answer replaces the list', async () => {
    const page = await site.open('/en/bolt-action/modifiers/to-hit/');
    await page.locator('#q').fill('rifle');
    const hit = page.locator('.found [data-result][href$="#rifle"]').first();
    await hit.focus();
    const before = await hit.elementHandle();
    await page.locator('#q').evaluate((field) => field.dispatchEvent(new Event('input')));
    await page.waitForFunction((node) => !node?.isConnected, before);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
      .toMatch(/#rifle$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**#rifle');
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a click beside it', (page: Page) => page.locator('h1').click()],
  ])('stays closed after %s, although the answer comes later', async (_, close) => {
    const page = await site.openNew('/en/bolt-action/modifiers/to-hit/');
    await page.locator('#q').fill('rifle');
    await page.locator('.found:not([hidden]) [data-result]').first().waitFor();
    const { promise: closed, resolve: answer } = Promise.withResolvers<undefined>();
    let asked = 0;
    await page.route('**/search-index/**', async (route) => {
      asked++;
      await closed;
      await route.continue();
    });
    await page.locator('#q').fill('mortar');
    await expect.poll(() => asked).toBeGreaterThan(0);
    await close(page);
    answer(undefined);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('.found').isHidden()).toBe(true);
    await page.locator('#q').fill('mortars');
    await page.locator('.found:not([hidden]) [data-result]').first().waitFor();
  });

  it('opens the page of all results with Enter', async () => {
    const page = await site.open('/en/asl/');
    await page.locator('#q').fill('good order');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/en/search/?q=good+order');
    await page.locator('[data-result]').first().waitFor();
    expect(await results(page)).toContain('/en/asl/rules/good-order/');
  });

  it('treats input as text, and stores nothing', async () => {
    const page = await site.open('/en/');
    await page.locator('#q').fill('<img src=x onerror=alert(1)> mortar');
    await page.locator('.found:not([hidden])').waitFor();
    expect(await page.locator('.found img').count()).toBe(0);
    expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
  });
});

describe('the search page', () => {
  it.each([
    ['en', 'medium mortar range'],
    ['pl', 'średni moździerz zasięg'],
    ['ja', '中迫撃砲'],
  ])('%s: %s leads to the row', async (language, query) => {
    const page = await site.open(`/${language}/search/?q=${encodeURIComponent(query)}`);
    await page.locator('[data-result]').first().waitFor();
    expect((await results(page))[0]).toBe(`/${language}${ROW}`);
    expect(await page.locator('[data-result] mark').first().innerText()).not.toBe('');
  });

  it('filters by game and kind, and its address keeps the filters', async () => {
    const page = await site.open('/en/search/?q=smoke');
    await page.locator('.filters').waitFor();
    const games = page.locator('.filters fieldset').first();
    expect(await games.locator('input:checked').count()).toBe(0);
    await games.getByLabel('Mein Panzer', { exact: false }).first().check();
    await expect
      .poll(async () => (await results(page)).every((link) => link.startsWith('/en/mein-panzer/')))
      .toBe(true);
    expect(page.url()).toContain('game=mein-panzer');
    await page.reload();
    await page.locator('[data-result]').first().waitFor();
    expect((await results(page)).every((link) => link.startsWith('/en/mein-panzer/'))).toBe(true);
  });

  it('reports that nothing was found, and suggests other ways', async () => {
    const page = await site.open('/en/search/?q=umbrella+xylophone');
    await page.locator('.nohits').waitFor();
    expect(await page.locator('h1').innerText()).toBe('No results for “umbrella xylophone”');
    expect(await page.locator('.nohits a[href="/en/a-z/"]').count()).toBe(1);
    await page.locator('.nohits a[hreflang=pl]').click();
    await page.waitForURL('**/pl/search/?q=umbrella+xylophone');
  });

  it('keeps the query when the language is switched', async () => {
    const page = await site.open('/en/search/?q=mortar');
    await page.locator('[data-result]').first().waitFor();
    await page.locator('.langs a[hreflang=pl]').click();
    await page.waitForURL('**/pl/search/?q=mortar');
    await page.locator('[data-result]').first().waitFor();
    expect((await results(page)).some((link) => link.includes('mortar'))).toBe(true);
  });

  it('suggests other ways to find things without JavaScript', async () => {
    const page = await site.open('/pl/search/?q=mozdzierz', { javaScriptEnabled: false });
    await page.locator('a[href="/pl/a-z/"]').first().click();
    await page.getByRole('link', { name: /^Średni moździerz BA/ }).click();
    await page.waitForURL(`**/pl${ROW}`);
  });
});

describe('axe', () => {
  it.each([
    ['results, light', '/en/search/?q=smok', 'light', '[data-result]'],
    ['results, dark', '/ja/search/?q=%E7%85%99%E5%B9%95', 'dark', '[data-result]'],
    ['nothing', '/pl/search/?q=xqzwv', 'light', '.nohits'],
    ['under the field', '/en/bolt-action/', 'dark', '.found [data-result]'],
  ] as const)('%s', async (_, path, colorScheme, sign) => {
    const page = await site.open(path, { colorScheme, bypassCSP: true });
    if (sign.startsWith('.found')) await page.locator('#q').fill('mortr');
    await page.locator(sign).first().waitFor();
    expect(await violations(page)).toEqual([]);
  });
});

describe('using the search page', () => {
  it('returns to its start when the field is cleared', async () => {
    const page = await site.open('/en/search/?q=mortar');
    await page.locator('[data-result]').first().waitFor();
    await page.locator('#q').fill('');
    await expect.poll(() => page.locator('[data-result]').count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('q');
    expect(await page.locator('h1').innerText()).toBe('Search');
  });

  it('starts with working examples and the focus in the field', async () => {
    const page = await site.open('/en/search/');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('q');
    await page.locator('[data-list] a[href*="?q="]').first().click();
    await page.locator('[data-result]').first().waitFor();
  });

  it('removes the focus with Escape and keeps the query', async () => {
    const page = await site.open('/en/search/?q=mortar');
    await page.locator('[data-result]').first().waitFor();
    await page.locator('#q').focus();
    await page.keyboard.press('Escape');
    expect(await page.locator('#q').inputValue()).toBe('mortar');
    expect(await page.evaluate(() => document.activeElement?.id)).not.toBe('q');
  });

  it('has its filters above the results, collapsed on a phone, without layout shift', async () => {
    const page = await site.open('/en/search/?q=smoke', PHONE);
    await page.locator('[data-result]').first().waitFor();
    expect(await page.locator('.narrow').getAttribute('open')).toBeNull();
    const [filters, results] = await Promise.all(
      ['.narrow', '[data-list]'].map((part) => page.locator(part).boundingBox()),
    );
    expect(filters?.y ?? 0).toBeLessThan(results?.y ?? 0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shift).toBeLessThanOrEqual(0.05);
  });

  it.each([
    ['en', 'immobilised halftrack'],
    ['pl', 'przygwożdżenie samobieżnego moździerza'],
    ['ja', 'ハーフトラックのオーバーラン'],
  ])('breaks no word of a heading on a phone: %s', async (language, query) => {
    const page = await site.open(`/${language}/search/?q=${encodeURIComponent(query)}`, PHONE);
    await page.locator('[data-result]').first().waitFor();
    const headings = page.locator('main :is(h1, h2, h3), main .title b, main legend, main summary');
    const words = await headings.evaluateAll((all) =>
      all.flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const found: { word: string; lines: number }[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode.textContent ?? '';
          // A word between spaces; in Japanese, a word in katakana.
          for (const { 0: word, index } of text.matchAll(
            /[\p{sc=Kana}ー]+|[^\s\p{sc=Kana}\p{sc=Hira}\p{sc=Han}ー]+/gu,
          )) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top / 8));
            found.push({ word, lines: new Set(tops).size });
          }
        }
        return found;
      }),
    );
    expect(words.length).toBeGreaterThan(1);
    expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  });

  it('begins its results within 200 pixels on a phone, each large enough for a finger', async () => {
    const page = await site.open('/ja/search/?q=%E8%BB%8A%E4%B8%A1', PHONE);
    await page.locator('[data-result]').first().waitFor();
    const boxes = await page
      .locator('[data-result]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
    const list = await page.locator('[data-list]').boundingBox();
    expect(list?.y).toBeLessThanOrEqual(200);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
  });

  it('names the active filter where it is folded', async () => {
    const page = await site.open('/en/search/?q=smoke&game=mein-panzer&kind=modifiers', PHONE);
    await page.locator('[data-result]').first().waitFor();
    expect(await page.locator('.narrow').getAttribute('open')).toBeNull();
    const summary = await page.locator('.narrow summary').innerText();
    expect(summary).toContain('Mein Panzer');
    expect(summary).toContain('Modifiers');
  });

  it('shows nothing far from the query under a filter, and says which words are missing', async () => {
    const page = await site.open('/en/search/?q=bazooka&game=asl', PHONE);
    await expect.poll(() => page.locator('h1').innerText()).toBe('0 results');
    expect(await page.locator('[data-result]').count()).toBe(0);
    expect(await page.locator('.narrow summary').innerText()).toContain('ASL');
    const near = await site.open('/en/search/?q=half-track&game=asl', PHONE);
    await near.locator('[data-result]').first().waitFor();
    expect(await near.locator('[data-list] p.note').first().innerText()).toContain('track');
  });

  it('keeps the name of another language on one line', async () => {
    const page = await site.open('/en/search/?q=smoke', PHONE);
    await page.locator('[data-result]').first().waitFor();
    const lines = await page
      .locator('[data-list] a[hreflang]')
      .evaluateAll((links) => links.map((link) => link.getClientRects().length));
    expect(lines).toEqual([1, 1]);
  });

  it('says that it is loading, with the typed words in the field', async () => {
    const page = await site.openNew('/robots.txt');
    let load = (): void => undefined;
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/search-index/en/head.json', async (route) => {
      await loaded;
      await route.continue();
    });
    await page.goto(`${site.base}/en/search/?q=mortar`);
    const waiting = await page.locator('[data-search-page]').getAttribute('data-waiting');
    await expect.poll(() => page.locator('[data-status]').textContent()).toBe(waiting);
    expect(await page.locator('#q').inputValue()).toBe('mortar');
    load();
    await page.locator('[data-result]').first().waitFor();
  });

  it('names what works without a connection when it cannot be loaded', async () => {
    const page = await site.openNew('/robots.txt');
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto(`${site.base}/en/search/?q=mortar`);
    const list = page.locator('[data-list]');
    await list.locator('a[href="/en/offline/"]').waitFor();
    expect(await list.locator('a[href="/en/a-z/"]').count()).toBe(1);
  });

  it('says that no result has all words, and at each which one it lacks', async () => {
    const page = await site.open('/en/search/?q=mortar+captain');
    const results = page.locator('[data-result]');
    await results.first().waitFor();
    expect(await page.locator('[data-list] p.note').first().innerText()).toBe(
      'Results with some of these words:',
    );
    const lacking = new Set<string>();
    for (const text of await results.allInnerTexts()) {
      const [said, lacks = ''] = /does not contain “(\w+)”/.exec(text) ?? [''];
      const own = text.replace(said, '').toLowerCase();
      expect(own).not.toContain(lacks);
      lacking.add(lacks);
    }
    expect([...lacking].sort()).toEqual(['captain', 'mortar']);
  });

  it('reads Japanese words on the English page only when they are typed', async () => {
    const page = await site.openNew('/robots.txt');
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(`${site.base}/en/search/?q=mortar`);
    await page.locator('[data-result]').first().waitFor();
    const others = () => urls.filter((url) => url.endsWith('/other-words.json')).length;
    expect(others()).toBe(0);
    await page.locator('#q').fill('中迫撃砲');
    await expect.poll(others).toBe(1);
    await expect.poll(async () => (await results(page))[0]).toBe(`/en${ROW}`);
  });

  it('does not report a match without diacritics as a correction', async () => {
    const page = await site.open(`/pl/search/?q=${encodeURIComponent('średni moździerz')}`);
    await page.locator('[data-result]').first().waitFor();
    expect(await page.locator('[data-read]').count()).toBe(0);
  });
});
