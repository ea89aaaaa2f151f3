/** The built site on a port of its own, and a browser to look at it. Both end with the test. */
import chromium from '@sparticuz/chromium';
import { preview } from 'astro';
import {
  chromium as playwright,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

export interface Site {
  browser: Browser;
  /** `http://localhost:PORT` */
  base: string;
  /** A page at a path of the site, in a context of its own. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
};

export async function openSite(): Promise<Site> {
  const server = await preview({
    outDir: process.env['SITE_DIST'] ?? 'dist',
    server: { port: 0, host: '127.0.0.1' },
    logLevel: 'silent',
  });
  const base = `http://127.0.0.1:${server.port}`;
  const browser = await playwright.launch({
    executablePath: await chromium.executablePath(),
    // One process for everything falls over when a page closes.
    args: chromium.args.filter(
      (arg) =>
        arg !== '--single-process' && arg !== '--no-zygote' && arg !== '--disable-web-security',
    ),
    headless: true,
  });
  return {
    browser,
    base,
    open: async (path, options = {}) => {
      // What one test kept would answer the next, and what is kept cannot be intercepted.
      const context = await browser.newContext({ serviceWorkers: 'block', ...options });
      const page = await context.newPage();
      await page.goto(base + path);
      return page;
    },
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}
