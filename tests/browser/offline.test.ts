/** Without a connection: pages and searches used before still work. */
import { expect, it } from 'vitest';
import { site } from './site.ts';

const WEAPONS = '/pl/bolt-action/tables/weapons/';

it('shows pages read before, and repeats earlier searches', async () => {
  const page = await site.openNew(WEAPONS, { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async (path) => Boolean(await caches.match(path)), WEAPONS);
  await page.goto(`${site.base}/pl/search/?q=sredni%20mozdzierz`);
  await page.locator('a[data-result]').first().waitFor();

  await page.context().setOffline(true);
  await page.goto(`${site.base}${WEAPONS}#medium-mortar`);
  expect(await page.locator('#medium-mortar').innerText()).toContain('18–60″');
  expect(
    await page.locator('table').evaluate((table) => getComputedStyle(table).fontVariantNumeric),
  ).toContain('tabular-nums');

  await page.goto(`${site.base}/pl/search/?q=sredni%20mozdzierz`);
  await page.locator('a[data-result]').first().waitFor();
  expect(await page.locator('a[data-result]').first().innerText()).toContain('18–60″');
});

it('asks the network first, so that cached pages are never shown as new', async () => {
  const page = await site.openNew('/en/changes/', { serviceWorkers: 'allow' });
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(async () =>
    (await caches.open('sandtable / visited pages')).put(
      '/en/changes/',
      new Response('<title>old</title>', { headers: { 'Content-Type': 'text/html' } }),
    ),
  );
  await page.reload();
  expect(await page.title()).not.toBe('old');
});
