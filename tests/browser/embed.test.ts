/** A table and a roll as a part of a page of another site, pasted as Share offers it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedCode } from '../../src/share/embed.ts';
import type { ShareData } from '../../src/share/data.ts';
import { site } from './site.ts';

let code = '';
/** The page of the other site. */
const other = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(`<!doctype html><html lang="en"><title>Club</title><h1>Club</h1>${code}</html>`);
});
const origin = () => `http://127.0.0.1:${(other.address() as AddressInfo).port}`;

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void other.close());

async function embedded(address: string, theme = '', options: BrowserContextOptions = {}) {
  const response = await fetch(`${site.base}/share/${address}.json`);
  const { embed } = (await response.json()) as ShareData;
  if (!embed) throw new Error(`${address} is not offered for other sites`);
  const link = new URL(embed.link, site.base);
  code = embedCode({ ...embed, link: `${site.base}${link.pathname}${theme}` });
  const page = await site.open(origin(), options);
  const frame = page.frames()[1]!;
  await frame.waitForLoadState();
  return { page, frame, embed };
}

describe.each(['en/bolt-action/tables/weapons', 'pl/bolt-action/modifiers/to-hit'])(
  '%s',
  (address) => {
    it('is read without a script, at the size that is given', async () => {
      const { page, frame, embed } = await embedded(address, '', {
        javaScriptEnabled: false,
        viewport: { width: 360, height: 780 },
      });
      expect(new URL(frame.url()).origin).not.toBe(origin());
      expect(await frame.locator('h1').innerText()).not.toBe('');
      const box = await page.locator('iframe').boundingBox();
      expect(box?.height).toBe(embed.height);
      expect(box?.width).toBeLessThanOrEqual(360);
    });
    it('has the theme of the reader, or the one that its link names', async () => {
      const paper = async (colorScheme: 'light' | 'dark', theme = '') => {
        const { frame } = await embedded(address, theme, { colorScheme });
        const colour = await frame.evaluate(() => getComputedStyle(document.body).backgroundColor);
        return colour;
      };
      const light = await paper('light');
      const dark = await paper('dark');
      expect(light).not.toBe(dark);
      expect(await paper('light', '#dark')).toBe(dark);
      expect(await paper('dark', '#light')).toBe(light);
    });
    it('opens the whole page in place of the other site', async () => {
      const { page, frame } = await embedded(address);
      await frame.locator('h1 a').click();
      await page.waitForURL(`${site.base}/${address}/`);
    });
  },
);
