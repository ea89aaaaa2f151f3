/** The fonts of the images, and the width of a text in them. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font as Outlines } from 'opentype.js';
import type { Font } from 'satori';

export type Weight = 400 | 700;

/** Every file is a family of its own: each letter uses the first family that has it. */
const FAMILIES: { name: string; file: string; weights: readonly Weight[] }[] = [
  { name: 'Latin', file: '@fontsource/noto-sans/files/noto-sans-latin', weights: [400, 700] },
  {
    name: 'Extended',
    file: '@fontsource/noto-sans/files/noto-sans-latin-ext',
    weights: [400, 700],
  },
  { name: 'Greek', file: '@fontsource/noto-sans/files/noto-sans-greek', weights: [400, 700] },
  {
    name: 'Japanese',
    file: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese',
    weights: [400, 700],
  },
  // ≤ ∗ △: there is no bold font with these.
  { name: 'Math', file: '@fontsource/noto-sans-math/files/noto-sans-math-latin', weights: [400] },
];

const FILES = FAMILIES.flatMap(({ name, file, weights }) =>
  weights.map((weight) => ({ name, weight, file: `${file}-${weight}-normal.woff` })),
);
export const FONT_FILES = FILES.map(({ file }) => file);
export const FONT_FAMILY = FAMILIES.map(({ name }) => name).join(', ');

const require = createRequire(import.meta.url);
// The package has no ES module that Node can find.
const { parse } = require('opentype.js') as typeof import('opentype.js');
let loaded: Font[] | undefined;

/** The fonts for satori, read once per process. */
export const getFonts = (): Font[] =>
  (loaded ??= FILES.map(({ name, weight, file }) => ({
    name,
    weight,
    style: 'normal',
    data: readFileSync(require.resolve(file)),
  })));

const outlines = new Map<string, Outlines>();

function outlinesOf({ name, weight, data }: Font): Outlines {
  const key = `${name} ${weight ?? 400}`;
  const outline = outlines.get(key);
  if (outline) return outline;
  const bytes = data as Buffer;
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  outlines.set(key, font);
  return font;
}

/**
 * The first font of the weight, or of another weight, that has the letter; undefined if none has.
 */
function fontOf(letter: string, weight: Weight): Outlines | undefined {
  const candidates = [
    ...getFonts().filter((font) => font.weight === weight),
    ...getFonts().filter((font) => font.weight !== weight),
  ];
  return candidates.map(outlinesOf).find((font) => font.charToGlyphIndex(letter) > 0);
}

const advances = new Map<string, number | undefined>();

/** Width of a letter at one pixel of font size; undefined if no font has it. */
function advanceOf(letter: string, weight: Weight): number | undefined {
  const key = `${weight}${letter}`;
  if (!advances.has(key)) advances.set(key, fontOf(letter, weight)?.getAdvanceWidth(letter, 1));
  return advances.get(key);
}

/**
 * Width of a text in pixels at a font size in pixels. A letter missing in all fonts counts as one
 * em.
 */
export const measure = (text: string, size: number, weight: Weight = 400): number =>
  [...text].reduce((sum, letter) => sum + (advanceOf(letter, weight) ?? 1), 0) * size;

/** Letters of a text that none of the fonts can draw. */
export const missingGlyphs = (text: string): string[] =>
  [...new Set(text)].filter((letter) => advanceOf(letter, 400) === undefined);

/** Cuts a text that is wider than `most` pixels and adds an ellipsis. */
export function fitted(text: string, most: number, size: number, weight: Weight = 400): string {
  if (measure(text, size, weight) <= most) return text;
  const letters = [...text];
  while (letters.length > 0 && measure(`${letters.join('')}…`, size, weight) > most) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
