/** Figures as a reader sees them: signs, ranges, dice, units, amounts. */
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Amount, Change, Column, Text } from '../schema/types.generated.ts';

/** Title of a named value, for amounts such as `−1 × pin markers`. */
export type Namer = (name: string) => string;

const MINUS = '−';
const UNITS: Record<NonNullable<Column['unit']>, string> = {
  inch: '″',
  hex: '',
  point: '',
  turn: '',
};

/** Dice in the reader's custom: `2D6` is `2K6` in Polish. */
export const dice = (text: string, language: Language): string =>
  language === 'pl' ? text.replace(DICE, '$1K$2') : text;
const DICE = /(?<![\p{L}\p{N}])(\d{0,2})D(2|3|6|10|20|100)(?![\p{L}\p{N}])/gu;

/** A number with the real minus: `-3` → `−3`. */
export const number = (value: number): string => String(value).replace('-', MINUS);

/** A number with its sign: `+1`, `−3`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));

/** A cell's plain value in its column's notation: `18..60` in a distance column of inches → `18–60″`. */
export function cellFigure(
  value: string | number,
  column: Pick<Column, 'type' | 'unit'>,
  language: Language,
): string {
  const text = String(value);
  const unit = column.unit ? UNITS[column.unit] : '';
  switch (column.type) {
    case 'signed':
      return Number.isNaN(Number(text)) ? range(text, language) : signed(Number(text));
    case 'multiple':
      return `×${fraction(text)}`;
    case 'dice':
      return diceFigure(text, language);
    case 'count':
      return diceFigure(text, language) + unit;
    default:
      return range(text, language) + unit;
  }
}

const diceFigure = (text: string, language: Language): string =>
  dice(text, language).replace('-', MINUS);
const fraction = (text: string): string =>
  ({ '1/2': '½', '1/4': '¼', '3/4': '¾', '1/3': '⅓', '2/3': '⅔' })[text] ?? text;

/** `6..9` → `6–9`, `..1` → `≤ 1`, `7..` → `≥ 7`; bounds below zero are kept apart by spaces. */
function range(text: string, language: Language): string {
  const match = /^(-?\d*)\.\.(-?\d*)$/.exec(text);
  if (!match) return diceFigure(text, language).replace(/^-/, MINUS);
  const [from, to] = [match[1]!, match[2]!].map((bound) => bound.replace('-', MINUS)) as [
    string,
    string,
  ];
  if (from === '') return `≤ ${to}`;
  if (to === '') return `≥ ${from}`;
  return from.startsWith(MINUS) || to.startsWith(MINUS) ? `${from} – ${to}` : `${from}–${to}`;
}

/** Lengths with one upper bound and two lower ones, as printed on charts: `(0/24)–48″`. */
export function casesFigure(
  values: readonly (string | number)[],
  column: Pick<Column, 'type' | 'unit'>,
  language: Language,
): string {
  const bounds = values.map((value) => /^(\d*)\.\.(\d+)$/.exec(String(value)));
  const upper = new Set(bounds.map((bound) => bound?.[2]));
  if (bounds.every(Boolean) && upper.size === 1) {
    return `(${bounds.map((bound) => bound![1] || '0').join('/')})–${bounds[0]![2]}${column.unit ? UNITS[column.unit] : ''}`;
  }
  return values.map((value) => cellFigure(value, column, language)).join(' / ');
}

/** An amount in signs rather than sentences, so that no language has to bend a noun: `+12 − 1 × distance`. */
export function amount(value: Amount, language: Language, name: Namer, sign = false): string {
  if (value === 'unknown') return '?';
  if (typeof value === 'number') return sign ? signed(value) : number(value);
  if (typeof value === 'string')
    return isDice(value)
      ? (sign ? '+' : '') + diceFigure(value, language)
      : (sign ? '+ ' : '') + name(value);
  if (Array.isArray(value)) return sum(value as Amount[], language, name, sign);
  return scaled(value, name, sign);
}

const isDice = (text: string): boolean => /^\d{0,2}D\d/.test(text);

function sum(terms: readonly Amount[], language: Language, name: Namer, sign: boolean): string {
  const [first, ...rest] = terms.map((term) => amount(term, language, name, true));
  const tail = rest.map((term) => ` ${term!.replace(/^([+−])\s?/, '$1 ')}`).join('');
  return (sign ? first! : first!.replace(/^\+\s?/, '')) + tail;
}

type Scaled = Exclude<Amount, number | string | readonly unknown[]>;

function scaled(value: Scaled, name: Namer, sign: boolean): string {
  if (value.from !== undefined && value.to !== undefined)
    return `${signed(value.from)} … ${signed(value.to)}`;
  const of = name(value.of ?? '');
  const each = value.each ?? 1;
  const above = value.above === undefined ? of : `(${of} − ${value.above})`;
  const unit = value.every === undefined ? above : `${above} / ${value.every}`;
  const factor = number(Math.abs(each) === 0.5 ? Math.sign(each) : each);
  const product =
    Math.abs(each) === 1
      ? `${each < 0 ? MINUS : sign ? '+' : ''}${sign || each < 0 ? '1 × ' : ''}${unit}`
      : `${sign && each > 0 ? '+' : ''}${factor} × ${unit}`;
  return Math.abs(each) === 0.5 ? product.replace(/1 × /, '½ × ') : product;
}

/** A change in signs: `−1`, `×2`, `= 12`, `1 column →`. */
export function change(value: Change, language: Language, name: Namer): string {
  const t = ui(language);
  if (value.add !== undefined) return amount(value.add, language, name, true);
  if (value.multiply !== undefined)
    return `×${fraction(String(value.multiply)).replace('-', `\u2009${MINUS}`)}`;
  if (value.set !== undefined) return `= ${amount(value.set, language, name)}`;
  const shift = value.shift!;
  const arrow = { lower: '←', higher: '→', unknown: '?' }[shift.toward];
  return `${amount(shift.columns, language, name)} ${t('mod.shift')} ${arrow}`;
}

/** A text in a language, as plain words: Markdown signs taken off, dice in the reader's custom. */
export const plain = (text: Text, language: Language): string =>
  dice(text[language].replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, ''), language);
