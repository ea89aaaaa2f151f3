/** The built site, as setup.ts serves it, in the browser that setup.ts opened. */
import { chromium as playwright, type BrowserContextOptions, type Page } from 'playwright-core';
import { inject, onTestFinished, type TestContext } from 'vitest';

/** `http://127.0.0.1:PORT` */
const base = inject('base');

/** The connection of this process, which ends with it. */
const browser = await playwright.connect(inject('browser'));

/** Milliseconds until what hangs is given up. */
export const PATIENCE = 120_000;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
};

/** Tabs that tests have given back, by the options that cannot be changed later. */
const given = new Map<string, Page[]>();

/**
 * Opens a path of the site, or an address. A new tab takes longer than most tests, so this one was used by earlier tests with
 * the same options: it shows nothing of them and has no storage of theirs, but may have files in its cache.
 */
async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { viewport = { width: 1280, height: 720 }, colorScheme = 'light', ...lasting } = options;
  const key = JSON.stringify(lasting);
  const tabs = given.get(key) ?? [];
  given.set(key, tabs);
  const page = tabs.pop() ?? (await newTab(lasting));
  onTestFinished(async ({ task }) => {
    if (await isCleared(page, task)) tabs.push(page);
    else await page.context().close();
  });
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme });
  await page.goto(new URL(path, base).href);
  return page;
}

/** Opens a path in a new context: for a test that looks at requests, intercepts them, or keeps something on the device. */
async function openNew(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newTab(options);
  onTestFinished(() => page.context().close());
  await page.goto(new URL(path, base).href);
  return page;
}

async function newTab(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  context.setDefaultTimeout(PATIENCE);
  return context.newPage();
}

/** Whether the tab is as good as new again. */
async function isCleared(page: Page, { result }: TestContext['task']): Promise<boolean> {
  if (result?.state === 'fail' || page.isClosed() || page.context().pages().length > 1)
    return false;
  const { origin } = new URL(page.url());
  const session = await page.context().newCDPSession(page);
  await page.goto('about:blank');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.unrouteAll();
  await page.mouse.move(0, 0);
  return true;
}

export const site = { base, browser, open, openNew };
