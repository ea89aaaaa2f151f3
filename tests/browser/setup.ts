/** Before all tests of this folder: one browser, one server of the built site, and the fixture game as a site under `/book/`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { preview } from 'astro';
import { chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { buildKeptSite, type KeptSite } from './kept-site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser listens: `ws://127.0.0.1:PORT/…` */
    browser: string;
    /** The built site: `http://127.0.0.1:PORT` */
    base: string;
    kept: KeptSite;
  }
}

export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-kept-'));
  const [kept, server, browser] = await Promise.all([
    buildKeptSite(folder),
    preview({
      outDir: process.env['SITE_DIST'] ?? 'dist',
      server: { port: 0, host: '127.0.0.1' },
      logLevel: 'silent',
    }),
    openBrowser(),
  ]);
  provide('kept', kept);
  provide('base', `http://127.0.0.1:${server.port}`);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * One process for everything falls over when a page closes; other origins are refused, as by every reader's browser; and a
 * graphics card that is only imitated takes a quarter of the time.
 */
const LEFT_OUT =
  /^--(?:single-process|no-zygote|disable-web-security|ignore-gpu-blocklist|in-process-gpu|use-gl|use-angle|enable-unsafe-swiftshader)\b/;

const openBrowser = async () =>
  playwright.launchServer({
    host: '127.0.0.1',
    executablePath: await chromium.executablePath(),
    args: [...chromium.args.filter((arg) => !LEFT_OUT.test(arg)), '--disable-gpu'],
    headless: true,
  });
