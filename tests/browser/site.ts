/** The built site on a port of its own, and a browser to view it. Both end with the test. */
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
  /** Opens a path of the site in a new browser context. */
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
  const browser = await openBrowser();
  return {
    browser,
    base,
    open: async (path, options = {}) => {
      // A cached response from one test would reach the next one, and cached requests cannot be
      // intercepted.
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

export const openBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    // One process for everything falls over when a page closes.
    args: chromium.args.filter(
      (arg) =>
        arg !== '--single-process' && arg !== '--no-zygote' && arg !== '--disable-web-security',
    ),
    headless: true,
  });
