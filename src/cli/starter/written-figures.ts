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
    `(?<=${DIGIT})\\s*(?:${any})(?=\\s*(?:\\.\\.|[–—−-]|to\\b))`,
    'iu',
  );
  return {
    read: (cell) =>
      cell
        .replace(atEnd, '')
        .replace(beforeRange, '')
        .replace(/(?<=\d)\s+%/g, '%')
        .replace(/^[−–](?=\d)/, '-')
        .replace(
          /(?<=(\d?))([½¼¾⅓⅔])/g,
          (_, whole: string, part: string) =>
            `${whole && ' '}${part.normalize('NFKD').replace('⁄', '/')}`,
        )
        .replace(THOUSANDS, '')
        .replace(/(?<=\d),(?=\d{1,3}(?!\d))/g, '.')
        .replace(/(?<=\d%?)\s*(?:\.\.|[–—−-]|to)\s*(?=\d)/, '..')
        .replace(/^(\d*)\s*[dkw](?=\d+(?:[+-]\d+)?$)/i, '$1D')
        .replace(/^1(?=D\d)/, '')
        .replace(/(?<=^\d+\.\d*[1-9])0+$|(?<=^\d+)\.0+$/, '')
        .replace(/^[×x]\s*(?=\d)/i, ''),
    unitOf: (cell) =>
      units.find(([, words]) => new RegExp(`(?<=${DIGIT})\\s*(?:${words})$`, 'iu').test(cell))?.[0],
    isDistance: (unit) => DISTANCES.has(unit),
    isDeclared: (unit) => unit in UNITS || own.some(([id]) => id === unit),
  };
}

/** `1,500`; the comma of `0,125` is a decimal sign. */
const THOUSANDS = /(?<=(?<![\d.,])[1-9]\d{0,2}),(?=\d{3}(?![\d,]))/g;

/** Whether a cell has a comma as its decimal sign. */
const hasDecimalComma = (cell: string): boolean => /\d,\d/.test(cell.replace(THOUSANDS, ''));
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
  return [
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
