/** The web app manifest and its icons: sizes from the PNG header, colours from the pixels. */
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { drawIcon, ICONS } from '../../src/publish/icons.ts';
import { manifest } from '../../src/publish/manifest.ts';
import { readGame } from '../view/golden-game.ts';

const { book, ruleset } = readGame();

interface Image {
  width: number;
  height: number;
  /** Four bytes per pixel. */
  data: Buffer;
}
/** The package has no types of its own. */
const { PNG } = createRequire(import.meta.url)('pngjs') as {
  PNG: { sync: { read(png: Buffer): Image } };
};

/** Red, green and blue at a place of the image. */
const colourAt = ({ data, width }: Image, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
];

it('opens the site itself in the language that it was installed in, under its name', () => {
  expect(manifest(book, 'en')).toMatchObject({
    name: 'Sandtable',
    start_url: '/en/',
    scope: '/',
    id: '/',
    lang: 'en',
  });
  expect(manifest(book, 'pl')).toMatchObject({ start_url: '/pl/', id: '/', lang: 'pl' });
});

it('opens beside the bars of the phone, in the colour of the paper', () => {
  expect(manifest(book, 'en')).toMatchObject({
    dir: 'ltr',
    display: 'minimal-ui',
    background_color: '#f8f7f2',
    theme_color: '#f8f7f2',
  });
});

it('leads to search and to every ruleset in its language', () => {
  const { shortcuts } = manifest(book, 'pl') as { shortcuts: { name: string; url: string }[] };
  const icons = [{ src: '/icons/192.png', sizes: '192x192', type: 'image/png' }];
  expect(shortcuts).toEqual([
    { name: 'Szukaj', short_name: 'Szukaj', url: '/pl/search/', icons },
    { name: ruleset.meta.title.pl, short_name: ruleset.meta.code, url: '/pl/skirmish/', icons },
  ]);
});

it('names every icon with its size, and one that scales', () => {
  const { icons } = manifest(book, 'en') as {
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(new Set(icons.map(({ src, type }) => `${src.split('.').at(-1)} ${type}`))).toEqual(
    new Set(['svg image/svg+xml', 'png image/png']),
  );
  expect(icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ['/favicon.svg', 'any', undefined],
    ['/icons/180.png', '180x180', 'any'],
    ['/icons/192.png', '192x192', 'any'],
    ['/icons/512.png', '512x512', 'any'],
    ['/icons/maskable-192.png', '192x192', 'maskable'],
    ['/icons/maskable-512.png', '512x512', 'maskable'],
  ]);
});

describe.each(ICONS.map((icon) => [icon.path, icon] as const))('%s', (_, icon) => {
  const image = PNG.sync.read(drawIcon(icon));

  it('has its declared size', () => {
    expect([image.width, image.height]).toEqual([icon.size, icon.size]);
  });

  it('is not blank, and has a blank margin where phones cut a maskable icon', () => {
    const drawn: number[] = [];
    const paper = colourAt(image, 0, 0);
    // Edges of the drawing may differ by a shade.
    const differs = (colour: number[]) =>
      colour.some((part, index) => Math.abs(part - (paper[index] ?? 0)) > 8);
    for (let y = 0; y < image.height; y++)
      for (let x = 0; x < image.width; x++)
        if (differs(colourAt(image, x, y)))
          drawn.push(Math.hypot(x + 0.5 - image.width / 2, y + 0.5 - image.height / 2));
    expect(drawn.length).toBeGreaterThan(image.width * 4);
    // Every phone shows at least a circle of 80 %.
    if (icon.purpose === 'maskable')
      expect(Math.max(...drawn)).toBeLessThanOrEqual(0.4 * image.width);
  });
});
