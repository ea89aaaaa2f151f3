/** Picture → pixels: satori lays it out and turns letters into outlines, resvg fills them. */
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { FONT_FAMILY, getFonts } from './fonts.ts';
import { indexed, palette, type Palette } from './indexed-png.ts';
import { COLOURS, layout, WIDTH, HEIGHT } from './layout.ts';
import type { Picture } from './picture.ts';

export interface Drawn {
  indices: Uint8Array;
  palette: Palette;
}

export async function draw(picture: Picture): Promise<Drawn> {
  // satori's types require React elements, but any object of their shape works.
  const svg = await satori(layout(picture, FONT_FAMILY) as Parameters<typeof satori>[0], {
    width: WIDTH,
    height: HEIGHT,
    fonts: getFonts(),
  });
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const colours = palette(COLOURS[picture.ink]);
  return { indices: indexed(image.pixels, colours), palette: colours };
}
