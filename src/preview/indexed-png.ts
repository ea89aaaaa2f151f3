/**
 * Writes a picture with few colours as PNG. All colours are mixtures of a few inks with the paper,
 * so the palette is known in advance; a highlighted line has the same inks on another paper, which
 * only shifts its indices.
 */
import { crc32, deflateSync } from 'node:zlib';
import { COLOURS } from './layout.ts';

type Rgb = readonly [number, number, number];
const LEVELS = 4;
/** The next level saves 5 % of the size and takes a quarter longer. */
const LEVEL = 4;

function rgb(hex: string): Rgb {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (a: number, b: number) => Math.round(a + (b - a) * share);
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])];
}

export interface Palette {
  colours: Rgb[];
  /** Added to an index on paper, gives the same ink on highlighter. */
  shift: number;
  accent: number;
  /** Nearest index on paper for a colour with five bits per channel. */
  nearest: Uint8Array;
}

const palettes = new Map<string, Palette>();

/** The palette of an accent, computed once: there are few, and a table of all colours takes as long as a picture. */
export function palette(accent: string): Palette {
  const palette = palettes.get(accent) ?? createPalette(accent);
  palettes.set(accent, palette);
  return palette;
}

/** Paper, then every ink in several strengths; then the same on highlighter. */
function createPalette(accent: string): Palette {
  const inks = [COLOURS.ink, accent, COLOURS.soft].map(rgb);
  const on = (ground: Rgb) => [
    ground,
    rgb(COLOURS.hair),
    ...inks.flatMap((ink) =>
      Array.from({ length: LEVELS }, (_, level) => mix(ground, ink, (level + 1) / LEVELS)),
    ),
  ];
  const paper = on(rgb(COLOURS.paper));
  return {
    colours: [...paper, ...on(rgb(COLOURS.pen))],
    shift: paper.length,
    accent: 2 + 2 * LEVELS - 1,
    nearest: nearestTable(paper),
  };
}

function nearestTable(colours: readonly Rgb[]): Uint8Array {
  const table = new Uint8Array(1 << 15);
  for (let key = 0; key < table.length; key++) {
    const [r, g, b] = [key >> 10, (key >> 5) & 31, key & 31].map((value) => (value * 255) / 31) as [
      number,
      number,
      number,
    ];
    let best = Infinity;
    for (const [index, colour] of colours.entries()) {
      const distance = (colour[0] - r) ** 2 + (colour[1] - g) ** 2 + (colour[2] - b) ** 2;
      if (distance < best) [best, table[key]] = [distance, index];
    }
  }
  return table;
}

/** Converts four bytes per pixel to one index per pixel. In plain loops: there are 756,000 pixels. */
export function indexed(pixels: Uint8Array, { nearest }: Palette): Uint8Array {
  const result = new Uint8Array(pixels.length / 4);
  for (let pixel = 0, at = 0; pixel < result.length; pixel++, at += 4) {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    result[pixel] = nearest[((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3)] ?? 0;
  }
  return result;
}

/** Width in pixels of the bar before a highlighted line. */
const BAR = 16;

/** Highlights the line between two heights, with a bar before it. */
export function marked(
  indices: Uint8Array,
  wide: number,
  { top, bottom }: { top: number; bottom: number },
  { shift, accent }: Palette,
): Uint8Array {
  const result = indices.slice();
  for (let at = top * wide; at < bottom * wide; at++)
    result[at] = at % wide < BAR ? accent : (indices[at] ?? 0) + shift;
  return result;
}

export function png(indices: Uint8Array, wide: number, { colours }: Palette): Buffer {
  const high = indices.length / wide;
  const lines = Buffer.alloc(indices.length + high);
  for (let y = 0; y < high; y++)
    lines.set(indices.subarray(y * wide, (y + 1) * wide), y * (wide + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(wide, 0);
  header.writeUInt32BE(high, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(lines, { level: LEVEL })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
