/** Figures as documents and spreadsheets write them → as the cells of a table file are written. */
import { UNITS } from '../../notation/units.ts';
import type { Unit } from '../../../schemas/types.d.ts';

/** Units, with what is written behind a figure; of those that a game must declare, the most common. */
const WRITTEN: readonly [unit: string, words: string][] = [
  ['inch', "″|''|\"|in(?:ch(?:es)?)?\\.?|cal[aei]?|インチ"],
  ['hex', 'hex(?:es)?|heks(?:y|ów)?|ヘックス'],
  ['point', 'p(?:oin)?ts?\\.?|pkt\\.?|ポイント'],
  ['turn', 'turns?|tur[ay]?|ターン'],
  ['cm', 'cm|㎝|センチ'],
  ['mm', 'mm|㎜'],
  ['m', 'm|met(?:re|er)s?|メートル'],
  ['km', 'km|㎞'],
  ['foot', "ft\\.?|feet|foot|′|'"],
  ['yard', 'yds?\\.?|yards?'],
  ['minute', 'min\\.?|minutes?|分'],
];
/** Those that are not measured on the table: there are so and so many. */
const NOT_A_DISTANCE = ['point', 'turn', 'minute'];
const DISTANCES = new Set(
  WRITTEN.map(([unit]) => unit).filter((unit) => !NOT_A_DISTANCE.includes(unit)),
);
const DIGIT = '[\\d½¼¾⅓⅔]';

export interface Figures {
  /** As a cell is written: `6–12"` → `6..12`, `2d6` → `2D6`, `×2` → `2`, `1,5` → `1.5`, `2½` → `2 1/2`. */
  read(cell: string): string;
  /** The unit behind the figures of a cell. */
  unitOf(cell: string): string | undefined;
  /** A heading without the unit at its end, `Range (cm)`, and that unit or `%`; undefined where it has none. */
  unitOfHeading(heading: string): { title: string; unit: string } | undefined;
  isDistance(unit: string): boolean;
  isDeclared(unit: string): boolean;
}

/** `declared` are the units of the game. */
export function figuresIn(declared: readonly Unit[] = []): Figures {
  const own = declared.map(({ id, sign }): [string, string] => [
    id,
    [id, ...Object.values<string>({ ...sign })].map(escaped).join('|'),
  ]);
  const units = [...own, ...WRITTEN];
  const any = units.map(([, words]) => words).join('|');
  const atEnd = new RegExp(`(?<=${DIGIT})\\s*(?:${any})$`, 'iu');
  const beforeRange = new RegExp(
    `(?<=${DIGIT})\\s*(?:${any})(?=\\s*(?:\\.\\.|[–—−-]|(?:to|do|bis)\\b|à))`,
    'iu',
  );
  const findUnit = (pattern: (words: string) => string, text: string): string | undefined =>
    units.find(([, words]) => new RegExp(pattern(words), 'iu').test(text))?.[0];
  const readPlain = (cell: string): string =>
    withoutThousands(withoutSpaces(cell))
      .replace(atEnd, '')
      .replace(beforeRange, '')
      .replace(/(?<=\d)\s+%/g, '%')
      .replace(/^[−–](?=\d)/, '-')
      .replace(
        /(?<=(\d?))([½¼¾⅓⅔])/g,
        (_, whole: string, part: string) =>
          `${whole && ' '}${part.normalize('NFKD').replace('⁄', '/')}`,
      )
      .replace(/(?<=\d),(?=\d{1,3}(?!\d))/g, '.')
      .replace(/(?<=\d%?)\s*(?:\.\.|[–—−〜～-]|to|do|bis|à)\s*(?=\d)/, '..')
      .replace(/^(\d*)\s*[dkw](?=\d+(?:[+-]\d+)?$)/i, '$1D')
      .replace(/^1(?=D\d)/, '')
      .replace(/(?<=^\d+\.\d*[1-9])0+$|(?<=^\d+)\.0+$/, '')
      .replace(/^[×x]\s*(?=\d)/i, '');
  return {
    read: (cell) => {
      const { open, rest } = openIn(cell);
      const figure = readPlain(rest);
      if (open === undefined || figure.includes('..')) return figure;
      return open === 'below' ? `..${figure}` : `${figure}..`;
    },
    unitOf: (cell) => findUnit((words) => `(?<=${DIGIT})\\s*(?:${words})$`, openIn(cell).rest),
    unitOfHeading: (heading) => {
      const [, title = '', ...signs] = HEADING.exec(heading) ?? [];
      const sign = signs.find((one) => one) ?? '';
      const [, before = '', length = ''] = /^(.*\S)\s*\/\s*(\S+)$/.exec(heading) ?? [];
      const unitIn = (text: string) =>
        text === '%' ? text : findUnit((words) => `^(?:${words})$`, text);
      const [unit, measure] = [unitIn(sign), unitIn(length)];
      if (unit !== undefined) return { title, unit };
      // `Shots/turn` are shots in a turn.
      return measure !== undefined && DISTANCES.has(measure)
        ? { title: before, unit: measure }
        : undefined;
    },
    isDistance: (unit) => DISTANCES.has(unit),
    isDeclared: (unit) => unit in UNITS || own.some(([id]) => id === unit),
  };
}

/** `Range (cm)`, `Range [cm]`, `Range, cm`, `Range in cm` */
const HEADING =
  /^(.*\S)\s*(?:[([（]\s*([^()[\]（）]+?)\s*[)\]）]|,\s*(\S+)|\s(?:in|w|en)\s+(\S+))$/iu;

/** Words for a bound, before or behind its figure: `up to 12`, `12 or less`, `od 12`, `12以上`. */
const AT_MOST =
  "up to|at most|max(?:imum|\\.)?|do|maks\\.?|najwyżej|bis(?: zu)?|höchstens|jusqu['’]à|≤|<=|〜|～";
const AT_LEAST = 'from|at least|min(?:imum|\\.)?|od|co najmniej|ab|mindestens|≥|>=';
const OR_LESS = 'まで|以下|以内|or (?:less|fewer)|(?:i|lub) mniej';
const OR_MORE = '以上|(?:or|and) more|(?:i|lub) więcej|oder mehr|ou plus|〜|～';
const BEFORE = new RegExp(`^(?:(${AT_MOST})|${AT_LEAST})\\s*(?=${DIGIT})`, 'iu');
const BEHIND = new RegExp(`(?<=${DIGIT}.*)\\s*(?:(${OR_LESS})|${OR_MORE})$`, 'iu');

/** Which end of a range is open, and the cell without the words for it. */
function openIn(cell: string): { open?: 'below' | 'above'; rest: string } {
  const [before, behind] = [BEFORE.exec(cell), BEHIND.exec(cell)];
  const found = before ?? behind;
  if (!found || (before && behind)) return { rest: cell };
  return { open: found[1] === undefined ? 'above' : 'below', rest: cell.replace(found[0], '') };
}

/** `1,500` and `1,250,000`; the comma of `0,125` is a decimal sign. */
const THOUSANDS = /(?<![\d.,])[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/g;
/** `1 250`, with a space of any kind or an apostrophe; not `3 125/1000`. */
const SPACED = /(?<![\d.,])[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f'’]\d{3})+(?![\d/])/g;
const withoutSpaces = (cell: string): string =>
  cell.replace(SPACED, (number) => number.replace(/\D/g, ''));

/** `from 5 to 12` */
const RANGE = /\d.*(?:\.\.|[–—−〜～-]|to|do|bis|à)\s*\d/;

/** Whether a cell has a comma as its decimal sign. */
const withoutThousands = (cell: string): string =>
  cell.replace(THOUSANDS, (number) => number.replaceAll(',', ''));
const hasDecimalComma = (cell: string): boolean => /\d,\d/.test(withoutThousands(cell));
/** `1.250`: a decimal sign, or one between thousands. */
const LONG_POINT = /(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/;

/** Without the points between thousands, where the column has decimal commas. */
export const withoutPoints = (cells: readonly string[]): string[] =>
  cells.some(hasDecimalComma)
    ? cells.map((cell) => cell.replace(LONG_POINT, (number) => number.replaceAll('.', '')))
    : [...cells];

const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the commas and points of these cells were taken for, where they could be something else. */
export function doubtsOfSigns(cells: readonly string[]): string[] {
  const first = (pattern: RegExp) => cells.find((cell) => cell.search(pattern) >= 0);
  const [thousands, decimals, long] = [
    first(THOUSANDS),
    cells.find(hasDecimalComma),
    first(LONG_POINT),
  ];
  const one = first(/^1\s*[dkw]\d/i);
  const spaced = first(SPACED);
  const open = cells.find((cell) => openIn(cell).open !== undefined && !RANGE.test(cell));
  return [
    ...(spaced === undefined
      ? []
      : [`'${spaced}' was taken as one number, ${withoutSpaces(spaced)}.`]),
    ...(open === undefined
      ? []
      : [
          openIn(open).open === 'below'
            ? `'${open}' was taken as a range without a beginning, \`..X\`; write \`0..X\` if it begins at 0.`
            : `'${open}' was taken as a range without an end, \`X..\`.`,
        ]),
    ...(thousands === undefined
      ? []
      : [
          `the comma of '${thousands}' was taken as one between thousands; write a point if it is a decimal sign.`,
        ]),
    ...(decimals === undefined
      ? []
      : [
          `the comma of '${decimals}' was taken as a decimal sign; files of rules have a point there.`,
        ]),
    ...(long === undefined
      ? []
      : [
          decimals === undefined
            ? `the point of '${long}' was taken as a decimal sign; leave it out if it is one between thousands.`
            : `the point of '${long}' was taken as one between thousands, since '${decimals}' has a decimal comma.`,
        ]),
    ...(one === undefined
      ? []
      : [
          `'${one}' was written ${one.replace(/^1\s*[dkw]/i, 'D')}, as one die is in files of rules.`,
        ]),
  ];
}
