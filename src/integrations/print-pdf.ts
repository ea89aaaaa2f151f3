/**
 * The printed quick references of a built site as PDF files, made by Chromium. The pages come from the folder of the
 * build under their published address, so that no server is needed and links lead to the site; fonts come from packages,
 * so that a PDF looks the same wherever it is made.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import chromium from '@sparticuz/chromium';
import { chromium as playwright, type Browser, type BrowserContext } from 'playwright-core';
import { getDocumentProxy } from 'unpdf';
import type { Language } from '../i18n/languages.ts';
import { BASE, CONFIGURED_ORIGIN } from '../site/config.ts';
import { fileOf, printHref } from '../site/routes.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface Sheet {
  ruleset: string;
  language: Language;
  paper: Paper;
}
export interface PrintedSheet extends Sheet {
  file: string;
  pages: number;
  bytes: number;
}

/** Without a published address no phone could follow a code: the page leaves them out under this name. */
const ORIGIN = CONFIGURED_ORIGIN ?? 'http://localhost';
const FONTS_PATH = '/fonts-of-packages/';

/** `bolt-action-en-a4.pdf` */
export const pdfName = ({ ruleset, language, paper }: Sheet): string =>
  `${ruleset}-${language}-${paper}.pdf`;

/**
 * Prints sheets one after the other into the folder `out`, which exists. `dist` is the built site.
 * @throws when the site has no such page.
 */
export async function* printSheets(
  sheets: readonly Sheet[],
  { dist, out }: { dist: string; out: string },
): AsyncGenerator<PrintedSheet> {
  const browser = await openBrowser();
  try {
    const context = await openContext(browser, dist);
    for (const sheet of sheets) {
      const data = await printSheet(context, sheet, dist);
      const file = join(out, pdfName(sheet));
      writeFileSync(file, data);
      const { numPages } = await getDocumentProxy(new Uint8Array(data));
      yield { ...sheet, file, pages: numPages, bytes: data.length };
    }
  } finally {
    await browser.close();
  }
}

async function printSheet(
  context: BrowserContext,
  { ruleset, language, paper }: Sheet,
  dist: string,
): Promise<Buffer> {
  const link = printHref(language, ruleset);
  if (!existsSync(join(dist, fileOf(link), 'index.html')))
    throw new Error(`There is no page ${link} in ${dist}.`);
  const page = await context.newPage();
  try {
    await page.goto(`${ORIGIN}${link}?paper=${paper}`);
    await page.emulateMedia({ media: 'print' });
    for (const url of FONT_SHEETS) await page.addStyleTag({ url: `${ORIGIN}${FONTS_PATH}${url}` });
    await page.addStyleTag({ content: `:root { --sans: ${FONT_FAMILIES} !important; }` });
    // Fonts are only fetched once the page is laid out with them.
    await page.evaluate(() => (document.body.getBoundingClientRect(), document.fonts.ready));
    return await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
  } finally {
    await page.close();
  }
}

const FONT_FAMILIES = "'Noto Sans', 'Noto Sans JP', 'Noto Sans Math', sans-serif";
const FONT_SHEETS = [
  ...['400', '700', '400-italic', '700-italic'].map((face) => `noto-sans/${face}.css`),
  ...['400', '700'].map((face) => `noto-sans-jp/${face}.css`),
  'noto-sans-math/400.css',
];

const openBrowser = async (): Promise<Browser> =>
  playwright.launch({
    executablePath: await chromium.executablePath(),
    // One process for everything falls over when a page closes.
    args: chromium.args.filter((arg) => arg !== '--single-process' && arg !== '--no-zygote'),
    headless: true,
  });

/** Answers every request from the build and the fonts; nothing reaches the network. */
async function openContext(browser: Browser, dist: string): Promise<BrowserContext> {
  // The fonts are no part of the page, whose policy allows none from elsewhere.
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  await context.route('**/*', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    const file = origin === new URL(ORIGIN).origin ? fileAt(decodeURI(pathname), dist) : undefined;
    if (file === undefined) return route.fulfill({ status: 404 });
    await route.fulfill({
      body: readFileSync(file),
      contentType: TYPES[extname(file)] ?? 'application/octet-stream',
    });
  });
  return context;
}

function fileAt(path: string, dist: string): string | undefined {
  const file = path.startsWith(FONTS_PATH)
    ? fontFile(path.slice(FONTS_PATH.length))
    : join(dist, path.slice(BASE.length), path.endsWith('/') ? 'index.html' : '');
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** `noto-sans/files/x.woff2` → the file of the package */
function fontFile(path: string): string {
  const [name = '', ...rest] = path.split('/');
  const home = createRequire(import.meta.url).resolve(`@fontsource/${name}/package.json`);
  return join(dirname(home), ...rest);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};
