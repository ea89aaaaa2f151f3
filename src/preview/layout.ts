/** A picture as boxes for satori. Every line has its fixed place, so that a line can be marked after drawing. */
import { width } from '../text/width.ts';
import type { Lines, Picture } from './picture.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 48;
const STRIP = 84;
const TITLE = 104;
const GROUPS = 40;
const HEADS = 48;
const HIGH = { 1: 62, 2: 92 } as const;
const SIZE = 34;
/** Many columns stand closer. */
const gapOf = (columns: number): number => (columns > 7 ? 12 : 24);

export const COLOURS = {
  paper: '#f8f7f2',
  ink: '#1c1d1a',
  soft: '#565a51',
  hair: '#d5d5c9',
  pen: '#ffe88a',
  water: '#165689',
  contour: '#784820',
  road: '#9c2527',
  wood: '#316239',
} as const;

/** An element as satori takes it: what JSX would make. */
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

/** One line of text, cut off with an ellipsis where it is too long. */
const line = (text: string, style: Record<string, string | number> = {}): Box =>
  box(
    {
      display: 'block',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      ...style,
    },
    text || ' ',
  );

export function layout(picture: Picture, fonts: string): Box {
  const { ink, game, kind, title, body } = picture;
  const strip = box(
    {
      height: STRIP,
      padding: `0 ${EDGE}px`,
      alignItems: 'center',
      justifyContent: 'space-between',
      background: COLOURS[ink],
      color: COLOURS.paper,
      fontSize: 36,
      fontWeight: 700,
    },
    [
      line(kind === '' ? game : `${game} · ${kind}`, { maxWidth: 880 }),
      line('Sandtable', { fontSize: 30, fontWeight: 400 }),
    ],
  );
  const size = width(title) > 34 ? 44 : 60;
  const head = box(
    {
      height: TITLE,
      padding: `0 ${EDGE}px`,
      alignItems: 'center',
      fontSize: size,
      fontWeight: 700,
      letterSpacing: -0.5,
    },
    [line(title, { maxWidth: WIDTH - 2 * EDGE })],
  );
  return box(
    {
      flexDirection: 'column',
      width: WIDTH,
      height: HEIGHT,
      background: COLOURS.paper,
      color: COLOURS.ink,
      fontFamily: fonts,
      fontSize: SIZE,
    },
    [strip, head, ...('lines' in body ? linesBox(body) : [textBox(body.text)])],
  );
}

/** Few words are set large. */
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
        maxWidth: WIDTH - 2 * EDGE,
      },
      text,
    ),
  ]);
}

function linesBox(body: Lines): Box[] {
  const widths = widthsOf(body);
  const heads =
    body.heads.length === 0
      ? box({ height: 3, margin: `0 ${EDGE}px`, background: COLOURS.ink })
      : row(body.heads, widths, body, {
          height: HEADS,
          fontSize: 26,
          color: COLOURS.soft,
          borderBottom: `3px solid ${COLOURS.ink}`,
        });
  const groups = body.groups.length === 0 ? [] : [groupRow(body, widths)];
  return [
    ...groups,
    heads,
    ...body.lines.map(({ cells }) =>
      body.high === 1
        ? row(cells, widths, body, { height: HIGH[1], borderBottom: `1px solid ${COLOURS.hair}` })
        : box(
            {
              height: HIGH[2],
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
                  fontSize: 30,
                  lineHeight: 1.3,
                  maxWidth: WIDTH - 2 * EDGE,
                },
                cells[0] ?? '',
              ),
            ],
          ),
    ),
  ];
}

function groupRow({ groups }: Lines, [label = 0, ...widths]: readonly number[]): Box {
  let at = 0;
  const titles = groups.map(({ title, span }) => {
    const own = widths.slice(at, (at += span));
    return line(title, {
      width: own.reduce((sum, wide) => sum + wide, 0),
      paddingLeft: 40,
      textAlign: 'right',
      fontSize: 24,
      color: COLOURS.soft,
    });
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
): Box {
  return box(
    { margin: `0 ${EDGE}px`, alignItems: 'center', ...style },
    widths.map((wide, index) =>
      line(cells[index] ?? '', {
        width: wide,
        paddingRight: index === widths.length - 1 ? 0 : gapOf(figures.length),
        textAlign: figures[index] ? 'right' : 'left',
        ...(figures[index] && { fontWeight: 700 }),
      }),
    ),
  );
}

/** Columns as wide as their text, as many as have room; the label takes what is left. */
function widthsOf({ heads, lines }: Lines): number[] {
  const count = Math.max(heads.length, ...lines.map(({ cells }) => cells.length));
  const wanted = Array.from(
    { length: count },
    (_, index) =>
      Math.max(
        width(heads[index] ?? '') * 15,
        ...lines.map(({ cells }) => width(cells[index] ?? '') * 19),
      ) +
      gapOf(count) +
      8,
  );
  let left = WIDTH - 2 * EDGE;
  const widths = [Math.min(wanted[0]!, count === 2 ? 900 : 460)];
  left -= widths[0]!;
  for (const wide of wanted.slice(1)) {
    if (left < Math.min(wide, 180)) break;
    widths.push(Math.min(wide, left));
    left -= Math.min(wide, left);
  }
  widths[0]! += Math.max(0, left);
  return widths;
}

export interface Band {
  top: number;
  bottom: number;
}

/** Where a line of the picture lies. */
export function bandOf({ body }: Picture, index: number): Band {
  if (!('lines' in body)) return { top: 0, bottom: 0 };
  const heads = (body.groups.length === 0 ? 0 : GROUPS) + (body.heads.length === 0 ? 3 : HEADS);
  const top = STRIP + TITLE + heads + index * HIGH[body.high];
  return { top, bottom: top + HIGH[body.high] };
}
