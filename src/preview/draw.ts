/** Picture → pixels: satori lays it out and turns letters into outlines, resvg fills them. */
import { renameSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { FONT_FAMILY, getFonts } from './fonts.ts';
import { indexed, marked, palette, png, type Palette } from './indexed-png.ts';
import { bandOf, colourOf, layout, WIDTH, HEIGHT } from './layout.ts';
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
  const colours = palette(colourOf(picture.ink));
  return { indices: indexed(image.pixels, colours), palette: colours };
}

/** The images of one picture that are to be drawn: each with another line highlighted, or none. */
export interface Order {
  picture: Picture;
  files: { file: string; line: number | undefined }[];
}

/** Draws the picture once and writes its files. A file that is there is whole. */
export async function drawFiles({ picture, files }: Order): Promise<void> {
  const { indices, palette: colours } = await draw(picture);
  for (const { file, line } of files) {
    const pixels =
      line === undefined ? indices : marked(indices, WIDTH, bandOf(picture, line), colours);
    const part = `${file}.${process.pid}`;
    writeFileSync(part, png(pixels, WIDTH, colours));
    renameSync(part, file);
  }
}
