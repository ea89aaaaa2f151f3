/** The printed quick reference: the PDF itself, its codes, the choice of parts, and whether a sheet is up to date. */
import jsQR from 'jsqr';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';
import { goHref, href, printHref } from '../../src/site/routes.ts';
import { publishedChanges } from '../../src/ledger/history.ts';
import { pageIn } from '../../src/model/address.ts';
import { changesOf } from '../../src/view/changes.ts';
import { createReader } from '../../src/view/context.ts';
import { leadsToFile } from '../built/dist.ts';
import { site } from './site.ts';

const PAGE = printHref('en', 'bolt-action');
/** A point is 1/72 inch. */
const mm = (points: number): number => (points * 25.4) / 72;

async function printed(page: Page) {
  const data = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
  const pdf = await getDocumentProxy(new Uint8Array(data));
  const { text } = await extractText(pdf, { mergePages: false });
  return { pdf, pages: text };
}
const countOf = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('print-choice [role=status]').textContent()) ?? '')?.[0]);

describe('the PDF', () => {
  it.each(['a4', 'letter'])('on %s has edition and page number on every page', async (paper) => {
    const page = await site.open(`${PAGE}?paper=${paper}`);
    const { pdf, pages } = await printed(page);
    const stated = await countOf(page);
    expect(Math.abs(pages.length - stated)).toBeLessThanOrEqual(1);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain('Bolt Action, 1st ed.');
      expect(text).toMatch(/data 1\.\d+/);
      expect(text).toContain('/go/bolt-action/');
      expect(text).toContain(`page ${index + 1} of ${pages.length}`);
    }
    const [width, height] = paper === 'a4' ? [210, 297] : [215.9, 279.4];
    for (let number = 1; number <= pdf.numPages; number++) {
      const sheet = await pdf.getPage(number);
      const [, , w = 0, h = 0] = sheet.view;
      expect([Math.round(mm(w)), Math.round(mm(h))]).toEqual([
        Math.round(width),
        Math.round(height),
      ]);
      const { items } = await sheet.getTextContent();
      const outside = items.filter((item) => {
        if (!('str' in item) || item.str.trim() === '') return false;
        const [x, y] = [mm(Number(item.transform[4])), mm(Number(item.transform[5]))];
        return x < 9.5 || x + mm(item.width) > width - 9.5 || y < 5 || y > height - 5;
      });
      expect(outside).toEqual([]);
    }
  });

  it('repeats the head of a table on each of its pages, where the paper is smaller than the table', async () => {
    const page = await site.open(`${PAGE}?parts=tables/weapons`, { bypassCSP: true });
    await page.addStyleTag({ content: '@page { size: 210mm 110mm !important; }' });
    const { pages } = await printed(page);
    const rows = pages.filter((text) => /(?:24|18|36|60|72)″\s/.test(text) && /Team/.test(text));
    expect(rows.length).toBeGreaterThan(1);
    for (const text of rows) expect(text).toMatch(/Weapon\s+Range/);
  });
});

it('keeps its meaning in grey and needs no fill: marks differ in shape', async () => {
  const page = await site.open(PAGE);
  await page.emulateMedia({ media: 'print' });
  const { filled, shapes } = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.sheet *')];
    const isFilled = (node: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(node);
      return (
        backgroundImage !== 'none' || !/rgba\(0, 0, 0, 0\)|255, 255, 255/.test(backgroundColor)
      );
    };
    const shapeOf = (mark: Element) =>
      ['::before', '::after']
        .map((pseudo) => getComputedStyle(mark, pseudo))
        .map(({ content, borderWidth, rotate, width }) =>
          [content, borderWidth, rotate, width].join(),
        )
        .join(' ');
    return {
      filled: all.filter(isFilled).map((node) => node.outerHTML.slice(0, 80)),
      shapes: [...document.querySelectorAll('.masthead .key [data-ev]')].map(shapeOf),
    };
  });
  expect(filled).toEqual([]);
  expect(new Set(shapes).size).toBe(5);
});

describe('the codes', () => {
  it('are read at 200 dpi and lead to pages that are there, each with the version of the data', async () => {
    // Under another name than the own computer's, the page draws the codes.
    const page = await site.openNew('/robots.txt', { deviceScaleFactor: 200 / 96 });
    await page.route('http://club.example/**', async (route) => {
      const url = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: site.base + url.pathname }) });
    });
    await page.goto(`http://club.example${PAGE}`);
    await page.emulateMedia({ media: 'print' });
    await page.locator('a.code svg').last().waitFor();
    const codes = await page.locator('a.code').all();
    expect(codes.length).toBeGreaterThan(10);
    for (const code of codes) {
      const { width, height, data } = PNG.sync.read(await code.screenshot());
      const read = jsQR(new Uint8ClampedArray(data), width, height)?.data ?? 'not read';
      const link = await code.getAttribute('href');
      expect(read).toBe(`http://club.example${link}`);
      expect(read).toMatch(/\?v=1\.\d+&sheet$/);
      expect(leadsToFile(new URL(read).pathname)).toBe(true);
    }
  });

  it('are left out, with the reason, where no phone could follow them', async () => {
    const page = await site.open(PAGE);
    await page.locator('print-choice [role=status]', { hasText: 'QR codes' }).waitFor();
    expect(await page.locator('a.code svg').count()).toBe(0);
  });
});

describe('the choice of parts', () => {
  it('is kept in the address, and the address chooses', async () => {
    const page = await site.open(PAGE);
    const all = await countOf(page);
    await page.locator('print-choice label', { hasText: 'Examples' }).click();
    await page.locator('print-choice label', { hasText: 'Letter' }).click();
    const url = new URL(page.url());
    expect(url.searchParams.get('paper')).toBe('letter');
    expect(url.searchParams.get('parts')?.split(',')).not.toContain('examples');
    expect(await page.locator('.sheet #examples').isVisible()).toBe(false);
    await page.goto(`${site.base}${PAGE}?parts=tables/weapons,markers`);
    expect(await countOf(page)).toBeLessThan(all);
    const shown = await page
      .locator('.sheet [data-part]:visible')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-part')));
    expect(shown).toEqual(['tables', 'tables/weapons', 'markers']);
    await page.goto(`${site.base}${PAGE}?notes=none`);
    expect(await page.locator('.footnotes:visible').count()).toBe(0);
    expect(await page.locator('.sheet [data-ev]:visible').count()).toBeGreaterThan(5);
    await page.locator('print-choice [data-notes]').click();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.locator('.footnotes:visible').count()).toBeGreaterThan(5);
  });

  it('is not offered without JavaScript: the whole sheet is there', async () => {
    const page = await site.open(PAGE, { javaScriptEnabled: false });
    expect(await page.locator('noscript p').isVisible()).toBe(true);
    expect(await page.locator('print-choice').isVisible()).toBe(false);
    expect(await page.locator('.sheet .part:visible').count()).toBeGreaterThan(5);
  });
});

describe('whether a sheet is up to date', () => {
  const ruleset = getRulebook().rulesets.find((one) => publishedChanges(one.changes).length > 0);
  const changes = publishedChanges(ruleset?.changes ?? []);
  const now = `1.${changes.length}`;
  const notice = async (path: string): Promise<string> => {
    const page = await site.open(path, { locale: 'en-GB' });
    const text = await page.locator('.arrival [role=status] div').first().textContent();
    return text ?? '';
  };
  const id = ruleset?.id ?? '';
  /** A page with a change that readers see: what only changes how the data is written has no words. */
  const entry = pageIn(
    (ruleset ? changesOf(ruleset, createReader('en', ruleset, '')) : []).find(({ address }) =>
      address.includes('#'),
    )?.address ?? '',
  );

  it('says that nothing has changed, through the link of the code', async () => {
    expect(await notice(`${goHref(id, entry)}?v=${now}&sheet`)).toContain(
      'Unchanged since your sheet',
    );
    expect(await notice(`${goHref(id, 'print')}?v=${now}&sheet`)).toContain(
      'Unchanged since your sheet',
    );
  });
  it('names what has changed on the page, and on the whole sheet', async () => {
    for (const address of [entry, 'print'])
      expect(await notice(`${href('en', id, address)}?v=1.0&sheet`)).toContain(
        'Changed since your sheet',
      );
  });
  it('does not call a sheet unchanged that is newer than the page', async () => {
    expect(await notice(`${href('en', id, entry)}?v=1.99999&sheet`)).toContain('is newer');
  });
});
