/** Files besides the pages: the manifest with its icons, and files that static hosts expect. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BASE, SITE_LANGUAGES } from '../../src/site/config.ts';
import { builtPages, DIST } from './dist.ts';

const fileOf = (link: string): string => join(DIST, link.slice(BASE.length));

/** Width and height from the header of a PNG file. */
function pngSize(file: string): string {
  const head = readFileSync(file).subarray(0, 24);
  expect([file, head.subarray(1, 4).toString()]).toEqual([file, 'PNG']);
  return `${head.readUInt32BE(16)}x${head.readUInt32BE(20)}`;
}

describe.each(SITE_LANGUAGES)('the manifest in %s', (language) => {
  const file = join(DIST, language, 'manifest.webmanifest');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
    shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
  } & Record<string, unknown>;

  it('leads to pages that exist, with icons that exist', () => {
    expect(manifest.shortcuts.length).toBeGreaterThan(1);
    for (const { url, icons } of manifest.shortcuts) {
      expect([url, existsSync(join(fileOf(url), 'index.html'))]).toEqual([url, true]);
      for (const { src, sizes } of icons) expect(pngSize(fileOf(src))).toBe(sizes);
    }
  });

  it('has what a browser needs to install the site', () => {
    const needed = ['id', 'name', 'short_name', 'description', 'lang', 'start_url', 'scope'];
    expect(needed.filter((key) => !manifest[key])).toEqual([]);
  });
  it('has PNG icons of 192 and 512 pixels, plain and maskable, of the declared sizes', () => {
    const images = manifest.icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of images) expect(pngSize(fileOf(src))).toBe(sizes);
    const has = images.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    for (const size of ['192x192', '512x512'])
      expect(has).toEqual(expect.arrayContaining([`${size} any`, `${size} maskable`]));
  });
});

it('every page links the manifest, and an icon for phones that do not support it', () => {
  const lacking = builtPages()
    .filter(({ path }) => path !== '/404.html')
    .filter(({ root }) => {
      const icon = root.querySelector('link[rel=apple-touch-icon]')?.getAttribute('href');
      const manifest = root.querySelector('link[rel=manifest]');
      const link = manifest?.getAttribute('href');
      return !link || !existsSync(fileOf(link)) || !icon || !existsSync(fileOf(icon));
    });
  expect(lacking.map(({ path }) => path)).toEqual([]);
});

it('static hosts that run Jekyll do not drop folders with an underscore', () => {
  expect(existsSync(join(DIST, '.nojekyll'))).toBe(true);
});
