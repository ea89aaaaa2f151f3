/** The code on the printed sheet, read by an independent decoder. */
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qrCode } from '../../../src/view/print/qr.ts';

/** Pixels of one module. */
const SCALE = 4;

/** Draws the path as the browser would: each piece is a bar of one module in height. */
function draw({ size, path }: { size: number; path: string }): Uint8ClampedArray {
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, length, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back).toBe(x);
    for (let row = 0; row < SCALE; row++)
      for (let column = 0; column < Number(length) * SCALE; column++) {
        const at = ((Number(y) * SCALE + row) * width + Number(x) * SCALE + column) * 4;
        pixels.fill(0, at, at + 3);
      }
  }
  return pixels;
}
const read = (code: { size: number; path: string }) =>
  jsqr(draw(code), code.size * SCALE, code.size * SCALE)?.data;

describe('a code', () => {
  it.each([
    'https://site.example/en/skirmish/',
    `https://site.example/ja/skirmish/print/?${'a=1&'.repeat(60)}`,
  ])('holds the link %s', (link) => {
    expect(read(qrCode(link))).toBe(link);
  });
  it('is as dense as a medium correction of errors needs it', () => {
    expect(qrCode('https://site.example/en/cover/').size).toBe(29 + 2 * 4);
  });
  it('has a white margin of four modules', () => {
    const { size, path } = qrCode('https://site.example/');
    expect(path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
    const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, ...one]) => one.map(Number));
    expect(Math.min(...bars.map(([x = 0]) => x))).toBe(4);
    expect(Math.min(...bars.map(([, y = 0]) => y))).toBe(4);
    expect(Math.max(...bars.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
    expect(Math.max(...bars.map(([, y = 0]) => y))).toBe(size - 5);
    expect(Math.min(...bars.map(([, , length = 0]) => length))).toBe(1);
  });
});
