/** The icon of the site as PNG, in the sizes that phones need to install it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { SOURCE } from '../program.ts';
import { PAPER } from '../styles/paper.ts';

/** Drawn for 32 × 32. */
const DRAWING = join(SOURCE, 'public/favicon.svg');
/** Space around the drawing, because a maskable icon may be cut to a circle of 80 %. */
const MARGIN = 6;

export interface Icon {
  /** Below the root of the site: `icons/192.png` */
  path: string;
  /** Pixels, width and height. */
  size: number;
  purpose: 'any' | 'maskable';
}

export const ICONS: readonly Icon[] = [
  { path: 'icons/180.png', size: 180, purpose: 'any' },
  { path: 'icons/192.png', size: 192, purpose: 'any' },
  { path: 'icons/512.png', size: 512, purpose: 'any' },
  { path: 'icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { path: 'icons/maskable-512.png', size: 512, purpose: 'maskable' },
];

/** Renders an icon as a PNG file. */
export function drawIcon({ size, purpose }: Icon): Buffer {
  const drawing = readFileSync(DRAWING, 'utf8');
  const svg = purpose === 'maskable' ? onWiderPaper(drawing) : drawing;
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

function onWiderPaper(drawing: string): string {
  const side = 32 + 2 * MARGIN;
  const placed = drawing.replace(
    '<svg ',
    `<svg x="${MARGIN}" y="${MARGIN}" width="32" height="32" `,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<rect width="${side}" height="${side}" fill="${PAPER}"/>`,
    `${placed}</svg>`,
  ].join('');
}
