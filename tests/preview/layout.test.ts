/** Every preview image of all rulesets: the fonts have all its letters, and text fits its boxes. */
import { describe, expect, it } from 'vitest';
import { fitted, FONT_FAMILY, measure, missingGlyphs } from '../../src/preview/fonts.ts';
import { layout, WIDTH, type Box } from '../../src/preview/layout.ts';
import { planPreviews } from '../../src/preview/plan.ts';
import { getRulebook } from '../../src/rulebook.ts';

const pictures = planPreviews(getRulebook()).map(({ picture }) => picture);

interface Leaf {
  text: string;
  style: Record<string, string | number>;
}

/** Boxes with text. */
function leaves({ props: { style, children } }: Box): Leaf[] {
  if (typeof children === 'string') return [{ text: children, style }];
  return (children ?? []).flatMap(leaves);
}

describe('preview images', () => {
  const drawn = pictures.map((picture) => ({
    picture,
    leaves: leaves(layout(picture, FONT_FAMILY)),
  }));

  it('use only letters that the fonts have', () => {
    const letters = drawn.flatMap((one) => one.leaves.flatMap(({ text }) => [...text]));
    expect(missingGlyphs([...new Set(letters)].join(''))).toEqual([]);
  });

  it('have no line wider than its box', () => {
    const wide = drawn.flatMap(({ picture, leaves: texts }) =>
      texts
        .filter(({ style }) => style['whiteSpace'] === 'nowrap')
        .filter(({ text, style }) => {
          const room = Number(style['width'] ?? WIDTH) - Number(style['paddingRight'] ?? 0);
          return (
            measure(text, Number(style['fontSize']), style['fontWeight'] === 700 ? 700 : 400) > room
          );
        })
        .map(({ text }) => `${picture.title}: ${text}`),
    );
    expect(wide).toEqual([]);
  });

  it('show values completely', () => {
    const cut = drawn.flatMap(({ picture, leaves: texts }) =>
      texts
        .filter(
          ({ text, style }) =>
            style['textAlign'] === 'right' && style['fontWeight'] === 700 && text.endsWith('…'),
        )
        .map(({ text }) => `${picture.title}: ${text}`),
    );
    expect(cut).toEqual([]);
  });
});

describe('a text', () => {
  it('is wider in bold, and wider in Japanese than the same number of Latin letters', () => {
    expect(measure('none', 34, 700)).toBeGreaterThan(measure('none', 34));
    expect(measure('士気', 34)).toBe(68);
  });
  it('is cut only if it does not fit', () => {
    expect(fitted('Penetration', 1000, 34)).toBe('Penetration');
    const cut = fitted('Penetration', 100, 34);
    expect(cut).toMatch(/^Pen.*…$/);
    expect(measure(cut, 34)).toBeLessThanOrEqual(100);
  });
});
