/** The built site, as setup.ts serves it, in the browser that setup.ts opened. */
import {
  chromium as playwright,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { inject, onTestFinished, TestRunner } from 'vitest';

export interface Site {
  browser: Browser;
  /** `http://127.0.0.1:PORT` */
  base: string;
  /** Opens a path of the site in a new browser context, which ends with the test. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** Milliseconds until what hangs is given up. */
export const PATIENCE = 120_000;

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
};

export async function openSite(): Promise<Site> {
  const base = inject('base');
  const browser = await openBrowser();
  return {
    browser,
    base,
    open: async (path, options = {}) => {
      // A cached response from one test would reach the next one, and cached requests cannot be
      // intercepted.
      const context = await browser.newContext({ serviceWorkers: 'block', ...options });
      context.setDefaultTimeout(PATIENCE);
      if (TestRunner.getCurrentTest()) onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.goto(base + path);
      return page;
    },
    close: () => browser.close(),
  };
}

/** A connection of its own: closing it closes the pages that were opened by it, and no others. */
export const openBrowser = (): Promise<Browser> => playwright.connect(inject('browser'));
