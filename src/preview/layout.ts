/**
 * Lays out a picture as boxes for satori. Every line has a fixed place, so that it can be
 * highlighted after drawing.
 */
import { splitSign } from '../notation/status-signs.ts';
import { PREVIEW_SIZE } from '../site/config.ts';
import { PAPER } from '../styles/paper.ts';
import { width } from '../text/width.ts';
import { EDGE, fitColumns, gapOf, INNER } from './columns.ts';
import { fitted, measure, type Weight } from './fonts.ts';
import type { Lines, Picture } from './picture.ts';

export const { width: WIDTH, height: HEIGHT } = PREVIEW_SIZE;
const STRIP = 84;
const TITLE = 104;
const GROUPS = 40;
const HEADS = 48;
/** Height of two lines of running text. */
const PARAGRAPH = 92;
/** The line at the lower edge that says what is left out. */
const FOOT = 44;
const SMALL = 30;
const GROUP_INDENT = 24;

export const COLOURS = {
  paper: PAPER,
  ink: '#1c1d1a',
  soft: '#565a51',
  hair: '#d5d5c9',
  pen: '#ffe88a',
  blue: '#165689',
  brown: '#784820',
  red: '#9c2527',
  green: '#316239',
} as const;

/** The colour of an accent: one of ours by its name, or one that a ruleset gives itself. */
export const colourOf = (accent: string): string =>
  Object.entries(COLOURS).find(([name]) => name === accent)?.[1] ?? accent;

/** An element for satori, in the form that JSX would create. */
export interface Box {
  type: 'div';
  props: { style: Record<string, string | number>; lang?: string; children?: string | Box[] };
}

const box = (style: Record<string, string | number>, children?: string | Box[]): Box => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    ...(children !== undefined && { children }),
  },
});

interface Line {
  /** Pixels: a wider text is cut with an ellipsis. */
  most: number;
  size: number;
  weight?: Weight;
}

/** One line of text, never wider than its box. */
const line = (
  text: string,
  { most, size, weight = 400 }: Line,
  style: Record<string, string | number> = {},
): Box =>
  box(
    { display: 'block', whiteSpace: 'nowrap', fontSize: size, fontWeight: weight, ...style },
    fitted(text, most, size, weight) || ' ',
  );

export function layout(picture: Picture, fonts: string): Box {
  const { site, ink, game, kind, title, body } = picture;
  const strip = box(
    {
      height: STRIP,
      padding: `0 ${EDGE}px`,
      alignItems: 'center',
      justifyContent: 'space-between',
      background: colourOf(ink),
      color: COLOURS.paper,
    },
    [
      line(kind === '' ? game : `${game} · ${kind}`, { most: 880, size: 36, weight: 700 }),
      line(site, { most: 200, size: 30 }),
    ],
  );
  const size = measure(title, 60, 700) > INNER ? 44 : 60;
  const head = box(
    {
      height: TITLE,
      padding: `0 ${EDGE}px`,
      alignItems: 'center',
    },
    [line(title, { most: INNER, size, weight: 700 })],
  );
  return box(
    {
      flexDirection: 'column',
      width: WIDTH,
      height: HEIGHT,
      background: COLOURS.paper,
      color: COLOURS.ink,
      fontFamily: fonts,
      fontSize: SMALL,
    },
    [strip, head, ...('lines' in body ? linesBox(body) : [textBox(body.text)])],
  );
}

/** Short texts are set larger. */
function textBox(text: string): Box {
  const short = width(text) < 150;
  return box({ margin: `0 ${EDGE}px`, paddingTop: 20, borderTop: `3px solid ${COLOURS.ink}` }, [
    box(
      {
        display: 'block',
        fontSize: short ? 50 : 38,
        lineHeight: 1.45,
        lineClamp: short ? 5 : 7,
        overflow: 'hidden',
        maxWidth: INNER,
      },
      text,
    ),
  ]);
}

function linesBox(body: Lines): Box[] {
  const { sizes, widths } = fitColumns(body);
  const heads =
    body.heads.length === 0
      ? box({ height: 3, margin: `0 ${EDGE}px`, background: COLOURS.ink })
      : row(
          body.heads,
          widths,
          body,
          { height: HEADS, color: COLOURS.soft, borderBottom: `3px solid ${COLOURS.ink}` },
          sizes.head,
        );
  const groups = body.groups.length === 0 ? [] : [groupRow(body, widths)];
  return [
    ...groups,
    heads,
    ...body.lines.map(({ cells }) =>
      body.high === 1
        ? row(
            cells,
            widthsOfLine(cells, widths, body, sizes.text),
            body,
            { height: sizes.line, borderBottom: `1px solid ${COLOURS.hair}` },
            sizes.text,
          )
        : paragraph(cells[0] ?? ''),
    ),
    ...(body.leftOut === undefined && body.key === undefined ? [] : [foot(body)]),
  ];
}

/** Running text in two lines. */
const paragraph = (text: string): Box =>
  box(
    {
      height: PARAGRAPH,
      margin: `0 ${EDGE}px`,
      alignItems: 'center',
      borderBottom: `1px solid ${COLOURS.hair}`,
    },
    [
      box(
        {
          display: 'block',
          lineClamp: 2,
          overflow: 'hidden',
          fontSize: SMALL + 1,
          lineHeight: 1.3,
          maxWidth: INNER,
        },
        text,
      ),
    ],
  );

/** At the lower edge: what the signs mean, and, if there is room for it beside, what does not fit. */
function foot({ key = '', leftOut = '' }: Lines): Box {
  const isRoom = measure(`${key}${leftOut}`, SMALL) + 24 <= INNER;
  const texts = [key, ...(isRoom || key === '' ? [leftOut] : [])];
  return box(
    {
      position: 'absolute',
      left: EDGE,
      bottom: 0,
      width: INNER,
      height: FOOT,
      alignItems: 'center',
      justifyContent: 'space-between',
      color: COLOURS.soft,
    },
    texts.map((text) => line(text, { most: INNER, size: SMALL })),
  );
}

function groupRow({ groups }: Lines, [label = 0, ...widths]: readonly number[]): Box {
  let at = 0;
  const titles = groups.map(({ title, span }) => {
    const own = widths.slice(at, (at += span));
    const wide = own.reduce((sum, one) => sum + one, 0);
    return line(
      title,
      { most: wide - GROUP_INDENT, size: SMALL },
      { width: wide, paddingLeft: GROUP_INDENT, textAlign: 'right', color: COLOURS.soft },
    );
  });
  return box({ height: GROUPS, margin: `0 ${EDGE}px`, alignItems: 'center' }, [
    box({ width: label }),
    ...titles,
  ]);
}

function row(
  cells: readonly string[],
  widths: readonly number[],
  { figures }: Lines,
  style: Record<string, string | number>,
  size: number,
): Box {
  const gap = gapOf(figures.length);
  return box(
    { margin: `0 ${EDGE}px`, alignItems: 'center', ...style },
    widths.map((wide, index) => {
      const after = index === widths.length - 1 ? 0 : gap;
      return line(
        cutBeforeSign(cells[index] ?? '', wide - after, size, figures[index] ? 700 : 400),
        { most: wide - after, size, weight: figures[index] ? 700 : 400 },
        { width: wide, paddingRight: after, textAlign: figures[index] ? 'right' : 'left' },
      );
    }),
  );
}

/** A text that is too wide keeps the sign of its source status. */
function cutBeforeSign(text: string, most: number, size: number, weight: Weight): string {
  const [plain, sign] = splitSign(text);
  return `${fitted(plain, most - measure(sign, size, weight), size, weight)}${sign}`;
}

/** In a list, each line gives its value the room that it needs. */
function widthsOfLine(
  cells: readonly string[],
  widths: readonly number[],
  body: Lines,
  size: number,
) {
  const [label = '', value = ''] = cells;
  if (body.heads.length > 0 || widths.length !== 2 || label === '') return widths;
  const wide = Math.ceil(measure(value, size, 700)) + 2;
  return wide < (widths[1] ?? 0) ? [INNER - wide, wide] : widths;
}

export interface Band {
  top: number;
  bottom: number;
}

/** Position of a line in the picture. */
export function bandOf({ body }: Picture, index: number): Band {
  if (!('lines' in body)) return { top: 0, bottom: 0 };
  const heads = (body.groups.length === 0 ? 0 : GROUPS) + (body.heads.length === 0 ? 3 : HEADS);
  const high = body.high === 1 ? fitColumns(body).sizes.line : PARAGRAPH;
  const top = STRIP + TITLE + heads + index * high;
  return { top, bottom: top + high };
}
