/** Every preview image of all rulesets: the fonts have all its letters, and text fits its boxes. */
import { describe, expect, it } from 'vitest';
import { fitColumns } from '../../src/preview/columns.ts';
import { fitted, FONT_FAMILY, measure, missingGlyphs } from '../../src/preview/fonts.ts';
import { COLOURS, layout, WIDTH, type Box } from '../../src/preview/layout.ts';
import { picturesOf, type Picture } from '../../src/preview/picture.ts';
import { planPreviews } from '../../src/preview/plan.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { createReader } from '../../src/view/context.ts';

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

/** The row of heads is as high as its style says, and has a box for each column. */
function columnsDrawn(picture: Picture): number {
  const { children = [] } = layout(picture, FONT_FAMILY).props;
  const heads =
    typeof children === 'string'
      ? undefined
      : children.find(({ props }) => props.style['borderBottom'] === `3px solid ${COLOURS.ink}`);
  return typeof heads?.props.children === 'object' ? heads.props.children.length : 0;
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

  it('have letters of 9 pixels or more where a phone shows them 360 pixels wide', () => {
    const small = drawn.flatMap(({ picture, leaves: texts }) =>
      texts
        .filter(({ style }) => (Number(style['fontSize']) * 360) / WIDTH < 9)
        .map(({ text }) => `${picture.title}: ${text}`),
    );
    expect(small).toEqual([]);
  });

  it('show a value beside every name', () => {
    const bare = drawn.filter(
      ({ picture: { body } }) =>
        'lines' in body &&
        (body.lines[0]?.cells.length ?? 0) > 1 &&
        fitColumns(body).widths.length < 2,
    );
    expect(bare.map(({ picture }) => picture.title)).toEqual([]);
  });

  it('say how many columns have no room', () => {
    const wrong = drawn.flatMap(({ picture }) => {
      const { body } = picture;
      if (!('lines' in body) || body.heads.length === 0) return [];
      const missing = body.heads.length - columnsDrawn(picture);
      const said = /(\d+) (?:column|kolumn)|(\d+)列/.exec(body.leftOut ?? '');
      return Number(said?.[1] ?? said?.[2] ?? 0) === missing
        ? []
        : [`${picture.title}: ${missing}, ${body.leftOut}`];
    });
    expect(wrong).toEqual([]);
    // Some table is always too wide, or this shows nothing.
    expect(
      pictures.some(({ body }) => 'lines' in body && /column|kolumn|列/.test(body.leftOut ?? '')),
    ).toBe(true);
  });

  it('say how many rows of a real table are on other images', () => {
    const ruleset = getRulebook().rulesets.find(({ id }) => id === 'bolt-action');
    const table = ruleset?.entries.find(({ address }) => address === 'tables/weapons');
    if (!ruleset || table?.kind !== 'tables') throw new Error('no weapons chart');
    const own = picturesOf(table, createReader('en', ruleset, table.address))[0]?.body;
    if (!own || !('lines' in own)) throw new Error('no rows on the image');
    expect(own.leftOut).toBe(`Not shown: ${table.data.rows.length - own.lines.length} rows`);
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
