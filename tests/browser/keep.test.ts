/** At the table, without reception: a ruleset is kept, and everything of it works with the network and the host gone. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from '../../src/offline/messages.ts';
import { openHost, type Host } from './host.ts';
import { NEW_RANGE, OLD_RANGE } from './kept-site.ts';
import { PATIENCE, site as built } from './site.ts';

const site = inject('kept');

let host: Host;
let context: BrowserContext;
let page: Page;
/** What went wrong in the scripts of pages. */
let errors: string[];
beforeEach(async () => {
  host = await openHost();
  host.serve('/book/', site.dist);
  context = await built.browser.newContext({ serviceWorkers: 'allow', locale: 'en-GB' });
  context.setDefaultTimeout(PATIENCE);
  errors = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  await host.close();
  expect(errors).toEqual([]);
});

const FRONT = 'en/skirmish/';
const WEAPONS = 'en/skirmish/tables/weapons/';
const url = (path: string, base = '/book/') => `${host.origin}${base}${path}`;
const open = (path: string, on = page) => on.goto(url(path));
const button = (on = page) => on.locator('[data-keep]');
const status = (on = page) => on.locator('keep-offline [role=status]');

async function keep(on = page): Promise<void> {
  await button(on).click();
  await on.locator('[data-keep][data-kept]').waitFor();
}
/** Without a connection, and with nothing at the other end. */
async function goOffline(): Promise<void> {
  await context.setOffline(true);
  await host.close();
}
const cacheNames = (on = page) => on.evaluate(() => caches.keys());
const packCaches = async (on = page) =>
  (await cacheNames(on))
    .filter((name) => name.includes(' pack '))
    .map((name) => name.split(' ')[3]);
const send = (request: Request, on = page) =>
  on.evaluate(async (message) => {
    (await navigator.serviceWorker.ready).active?.postMessage(message);
  }, request);
/** Waits for what a loaded machine does late. */
const eventually = <T>(read: () => T) => expect.poll(read, { timeout: 120_000 });
/** Until the worker has what every visitor has. */
const untilStarted = () =>
  eventually(() =>
    page.evaluate(async () =>
      (
        await caches.match('/book/offline/state.json', { cacheName: 'sandtable /book/ state' })
      )?.text(),
    ),
  ).toContain('"start"');
const packsAsked = () => host.asked.filter((path) => path.endsWith('.pack'));

describe('a kept ruleset', () => {
  it('opens every page, share link and language-neutral link, finds and works out, without a host', async () => {
    await open(FRONT);
    await keep();
    expect(await button().getAttribute('data-kept')).toBe(String(site.pages.length));
    expect(await page.locator('keep-offline .line').innerText()).toBe(
      `Saved offline: ${site.pages.length} pages, data from 3 May 2026`,
    );
    await goOffline();

    expect(site.pages.length).toBeGreaterThan(9);
    for (const path of [...site.pages, ...site.sitePages]) {
      const failed: string[] = [];
      page.on('requestfailed', (request) => {
        // The next page may be opened while this one still asks for something.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
      });
      const response = await open(path);
      const built = readFileSync(join(site.dist, path, 'index.html'), 'utf8');
      expect([path, response?.status(), await page.title()]).toEqual([
        path,
        200,
        /<title>([^<]*)</.exec(built)?.[1]?.replaceAll('&amp;', '&'),
      ]);
      expect(failed.filter((link) => !link.endsWith('offline/index.json'))).toEqual([]);
      page.removeAllListeners('requestfailed');
    }

    for (const [link, to] of [
      [`${WEAPONS}rifle/?v=1.0`, `${WEAPONS}?v=1.0#rifle`],
      [`${WEAPONS}rifle/#rifle.range`, `${WEAPONS}#rifle.range`],
      ['go/skirmish/tables/weapons/?v=1.0#rifle', `${WEAPONS}?v=1.0#rifle`],
      ['en/skirmish/tables/weapons', WEAPONS],
    ] as const) {
      await open('en/');
      await open(link);
      expect(page.url()).toBe(url(to));
      expect(await page.locator('#rifle').innerText()).toContain(OLD_RANGE);
    }

    await open('en/search/?q=mortar');
    expect(await page.locator('a[data-result]').first().innerText()).toContain('12–60″');

    // D6, 3 or more; soft cover takes 1 away: 4, 5 and 6.
    await open('en/skirmish/modifiers/to-hit/?with=soft-cover');
    await page.locator('[data-outcome="hit"][data-odds="1/2"]').waitFor();

    await open(`${WEAPONS}#rifle`);
    await page.locator('.share-at').click();
    await page.locator('dialog[open]').waitFor();
  });

  it('loads as many bytes as the button says', async () => {
    await open(FRONT);
    await untilStarted();
    const before = await button().innerText();
    await button().hover();
    await eventually(() => button().innerText()).not.toBe(before);
    host.asked = [];
    const said = await button().innerText();
    await keep();
    const bytes = packsAsked()
      .map((path) => statSync(join(site.dist, path.slice('/book/'.length))).size)
      .reduce((sum, size) => sum + size, 0);
    expect(said).toBe(`Save offline · ${Math.round(bytes / 1000)} kB`);
  });

  it('is removed with everything that only it needed', async () => {
    await open(FRONT);
    await keep();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('[data-keep]:not([data-kept])').waitFor();
    await eventually(() => status().innerText()).toBe('Removed from this device.');
    await eventually(() => packCaches()).toEqual(['start']);
  });

  it('is kept with all others in one press', async () => {
    await open('en/offline/');
    await page.getByRole('button', { name: /all languages/ }).click();
    await eventually(() => page.locator('[data-choice="/"] [data-kept]').count()).toBe(1);
    await goOffline();
    for (const tag of ['en', 'pl', 'ja'])
      expect((await open(`${tag}/skirmish/tables/weapons/`))?.status()).toBe(200);
  });
});

describe('without a connection', () => {
  it('the start address opens before anything was kept', async () => {
    await open(WEAPONS);
    await untilStarted();
    await goOffline();
    await page.goto(url(''));
    await page.waitForURL(url('en/'));
    expect((await open(WEAPONS))?.status()).toBe(200);
  });

  it('a page that is not kept says so, what is kept, and what to do', async () => {
    await open(FRONT);
    await keep();
    await goOffline();
    const response = await open('pl/skirmish/tables/weapons/#rifle');
    expect(response?.status()).toBe(503);
    expect(page.url()).toBe(url('pl/skirmish/tables/weapons/#rifle'));
    const main = page.locator('main');
    expect(await page.locator('h1').innerText()).toBe('Brak połączenia');
    await eventually(() => main.innerText()).toContain('3 maja 2026');
    expect(await main.innerText()).toContain('/book/pl/skirmish/tables/weapons/');
    expect(await main.innerText()).toContain('Potyczka · Broń');
    const other = page.locator('main a[hreflang=en]').first();
    expect(await other.getAttribute('href')).toBe(`/book/${WEAPONS}`);
    // That a device is online does not mean that the page can be had: what is shown stays.
    await page.evaluate(async () => {
      dispatchEvent(new Event('online'));
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await other.click();
    await page.waitForURL(url(WEAPONS));
  });

  it('a language-neutral link leads to the language that is kept, if the reader’s is not', async () => {
    await open('pl/skirmish/');
    await keep();
    await goOffline();
    await open('go/skirmish/tables/weapons/#rifle');
    expect(page.url()).toBe(url('pl/skirmish/tables/weapons/#rifle'));
  });

  it('shows why nothing can be kept now, and keeps what it has', async () => {
    await open(FRONT);
    await button().hover();
    await page.locator('keep-offline .note').waitFor({ state: 'attached' });
    await context.setOffline(true);
    await button().click();
    await eventually(() => status().innerText()).toBe('No connection. Nothing was changed.');
    await context.setOffline(false);
    await keep();
  });
});

describe('keeping that does not come to its end', () => {
  it('leaves nothing half when the connection breaks off, and goes on where it was', async () => {
    await open(FRONT);
    await untilStarted();
    host.breaks = /packs\/en\.skirmish\./;
    await button().click();
    await eventually(() => status().innerText()).toContain('The connection was lost.');
    expect(await button().getAttribute('data-kept')).toBeNull();
    // What arrived in part is not there at all.
    expect(await packCaches()).not.toContain('en/skirmish');
    await page.reload();
    await button().hover();
    await eventually(() => button().innerText()).toMatch(/^Save offline · /);
    expect(await button().getAttribute('data-kept')).toBeNull();

    host.breaks = undefined;
    host.asked = [];
    await keep();
    expect(packsAsked().map((path) => path.replace(/\.\w+\.pack$/, ''))).toEqual([
      '/book/offline/packs/en.skirmish',
    ]);
  });

  it('is cancelled', async () => {
    await open(FRONT);
    await untilStarted();
    let go = () => {};
    host.holds = {
      paths: /packs\/en\.skirmish\./,
      until: new Promise((resolve) => (go = resolve)),
    };
    await button().click();
    await page.locator('keep-offline progress').waitFor();
    await eventually(() => packsAsked().at(-1)).toContain('en.skirmish');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await eventually(() => status().innerText()).toBe('Cancelled. Nothing was changed.');
    expect(await packCaches()).toEqual(['start']);
    expect(await button().getAttribute('data-kept')).toBeNull();
    go();
  });

  it.each([
    ['QuotaExceededError', 'There is not enough storage on this device.'],
    ['SecurityError', 'The browser refuses to store the pages'],
  ])(
    'shows an error when the cache answers with %s, and what was kept stays',
    async (name, text) => {
      await open('pl/skirmish/');
      await keep();
      await open(FRONT);
      const [worker] = context.serviceWorkers();
      await worker!.evaluate((error) => {
        Cache.prototype.put = () => Promise.reject(new DOMException('', error));
      }, name);
      await button().click();
      await eventually(() => status().innerText()).toContain(text);
      await goOffline();
      expect((await open('pl/skirmish/tables/weapons/'))?.status()).toBe(200);
      expect((await open(WEAPONS))?.status()).toBe(503);
    },
  );

  it('shows an error when a network answers with a page of its own', async () => {
    await open(FRONT);
    await button().hover();
    await page.locator('keep-offline .note').waitFor({ state: 'attached' });
    // A sign-in page of a Wi-Fi, say.
    const portal = 'en/';
    await context.route('**/offline/index.json', async (route) =>
      route.fulfill({ body: readFileSync(join(site.dist, portal, 'index.html')) }),
    );
    await button().click();
    await eventually(() => status().innerText()).toContain('The download was damaged');
  });
});

describe('where nothing can be kept', () => {
  it('the button is disabled and says why', async () => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    await open(FRONT);
    await button().hover();
    await eventually(() => page.locator('keep-offline .note').innerText()).toBe(
      'This browser cannot save pages for offline use.',
    );
    expect(await button().isDisabled()).toBe(true);
  });

  it('shows an error when the worker is refused', async () => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(new DOMException('', 'SecurityError'));
    });
    await open(FRONT);
    await button().click();
    await eventually(() => page.locator('keep-offline .note').innerText()).toContain(
      'The browser refuses to store the pages',
    );
  });
});

describe('a second deployment', () => {
  const notice = (on: Page) => on.locator('[data-update]');
  const changesSeen = (on: Page) =>
    on.evaluate(
      async () =>
        ((await (await fetch('/book/offline/changes/en/skirmish.json')).json()) as object[]).length,
    );

  it('arrives in one piece, names the changed value, and disturbs no open page', async () => {
    await open(FRONT);
    await keep();
    await open(WEAPONS);
    host.serve('/book/', site.next);
    // It breaks off: everything stays as it was.
    host.breaks = /packs\/en\.skirmish\./;
    await open(WEAPONS);
    // A slow machine may have asked a third time.
    await eventually(
      () => packsAsked().filter((path) => path.includes('en.skirmish')).length,
    ).toBeGreaterThan(1);
    await open(WEAPONS);
    expect(await page.locator('#rifle').innerText()).toContain(OLD_RANGE);
    host.breaks = undefined;

    const other = await context.newPage();
    await expect
      .poll(
        async () => {
          // The attempt that breaks off may still run: a page that is opened meanwhile begins no other.
          await open('en/skirmish/modifiers/to-hit/', other);
          await notice(other).waitFor({ timeout: 5_000 });
          return true;
        },
        { timeout: 120_000 },
      )
      .toBe(true);
    for (const old of [page, other]) {
      await eventually(() => notice(old).innerText()).toContain('1 value has changed');
      const text = await notice(old).innerText();
      expect(text.replace(/\s+/g, ' ')).toContain(`Rifle Range: ${OLD_RANGE} → ${NEW_RANGE}`);
      expect(text).toContain('4 June 2026');
      // What an old page loads is old as well.
      expect(await changesSeen(old)).toBe(0);
    }
    expect(await page.locator('#rifle').innerText()).toContain(OLD_RANGE);

    await notice(other).getByRole('button', { name: 'Later' }).click();
    expect(await notice(other).count()).toBe(0);
    await notice(page).getByRole('button', { name: 'Update' }).click();
    await eventually(() => page.locator('#rifle').innerText()).toContain(NEW_RANGE);
    expect(await changesSeen(page)).toBe(1);
    expect(await changesSeen(other)).toBe(0);

    // The old one goes when the last page that uses it is closed.
    await other.close();
    await open(FRONT);
    await eventually(async () => (await packCaches()).sort()).toEqual(
      ['en', 'en/skirmish', 'shared', 'start'].sort(),
    );
    await goOffline();
    for (const path of site.pages) expect((await open(path))?.status()).toBe(200);
    expect(await changesSeen(page)).toBe(1);
  });

  it('can be asked for', async () => {
    await open(FRONT);
    await keep();
    await page.getByRole('button', { name: 'Check for updates' }).click();
    await eventually(() => status().innerText()).toBe('Up to date.');
    host.serve('/book/', site.next);
    await page.getByRole('button', { name: 'Check for updates' }).click();
    await eventually(() => page.locator('keep-offline .line').innerText()).toContain('4 June 2026');
  });
});

it('sites beside each other on one origin keep and remove only their own', async () => {
  host.serve('/shelf/', site.shelf);
  await open(FRONT);
  await keep();
  const other = await context.newPage();
  await other.goto(url(FRONT, '/shelf/'));
  await keep(other);
  await page.evaluate(() => caches.open('something else'));
  await other.getByRole('button', { name: 'Remove' }).click();
  await other.locator('[data-keep]:not([data-kept])').waitFor();
  expect(await cacheNames()).toContain('something else');
  await goOffline();
  expect((await open(WEAPONS))?.status()).toBe(200);
  expect((await page.goto(url(WEAPONS, '/shelf/')))?.status()).toBe(503);
});

it('visited pages make room for later ones, oldest first; kept ones stay', async () => {
  await open(FRONT);
  await keep();
  // All pages of the site, of which there are more than fit.
  const links = site.allPages.map((path) => `/book/${path}`);
  const fitting = 100;
  expect(links.length).toBeGreaterThan(fitting);
  const visited = () =>
    page.evaluate(async () =>
      (await (await caches.open('sandtable /book/ visited pages')).keys()).map(
        (request) => new URL(request.url).pathname,
      ),
    );
  await send({ do: 'remember', links });
  await eventually(async () => (await visited()).at(-1)).toBe(links.at(-1));
  const stored = await visited();
  expect(stored.length).toBe(fitting);
  expect(stored).toEqual(links.slice(-fitting));
  expect((await packCaches()).length).toBe(4);
});

it('the kill switch deletes what this site has kept, and the worker', async () => {
  await open(FRONT);
  await keep();
  await page.evaluate(() => caches.open('something else'));
  host.serve('/book/', site.off);
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await eventually(() => cacheNames()).toEqual(['something else']);
  await eventually(() =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});
