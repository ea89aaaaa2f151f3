/** Picture → pixels: satori lays it out and turns letters into outlines, resvg fills them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { indexed, palette, type Palette } from './indexed-png.ts';
import { COLOURS, layout, WIDTH, HEIGHT } from './layout.ts';
import type { Picture } from './picture.ts';

/** Every file a family of its own: a letter is looked for in one after the other. */
const FILES = {
  Latin: '@fontsource/noto-sans/files/noto-sans-latin',
  Extended: '@fontsource/noto-sans/files/noto-sans-latin-ext',
  Japanese: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese',
} as const;
export const FONT_FILES = Object.values(FILES).flatMap((file) =>
  [400, 700].map((weight) => `${file}-${weight}-normal.woff`),
);

let fonts: Font[] | undefined;

function theFonts(): Font[] {
  const { resolve } = createRequire(import.meta.url);
  return Object.entries(FILES).flatMap(([name, file]) =>
    ([400, 700] as const).map((weight): Font => ({
      name,
      weight,
      style: 'normal',
      data: readFileSync(resolve(`${file}-${weight}-normal.woff`)),
    })),
  );
}

export interface Drawn {
  indices: Uint8Array;
  palette: Palette;
}

export async function draw(picture: Picture): Promise<Drawn> {
  fonts ??= theFonts();
  // satori's types ask for React's elements, but any object of their shape will do.
  const tree = layout(picture, Object.keys(FILES).join(', ')) as unknown as Parameters<
    typeof satori
  >[0];
  const svg = await satori(tree, { width: WIDTH, height: HEIGHT, fonts });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const colours = palette(COLOURS[picture.ink]);
  return { indices: indexed(image.pixels, colours), palette: colours };
}
