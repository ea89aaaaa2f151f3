/** Values as a reader sees them: signs, ranges, dice, units, amounts. */
import type { Language } from '../i18n/languages.ts';
import { ui } from '../i18n/ui.ts';
import type { Amount, Change, Column, Text } from '../schema/types.generated.ts';
import { boundsOf } from './cells.ts';
import { diceInText, parseDice, showDice } from './dice.ts';
import { fraction, MINUS, number, signed } from './numbers.ts';

/** Title of a named value, for amounts such as `−1 × pin markers`. */
export type Namer = (name: string) => string;

const UNITS: Record<NonNullable<Column['unit']>, string> = {
  inch: '″',
  hex: '',
  point: '',
  turn: '',
};

type Typed = Pick<Column, 'type' | 'unit'>;

const unitOf = ({ unit }: Typed): string => (unit ? UNITS[unit] : '');

/** A cell's plain value in its column's notation: `18..60` in a distance column of inches → `18–60″`. */
export function cellFigure(value: string | number, column: Typed, language: Language): string {
  const text = String(value);
  switch (column.type) {
    case 'signed':
      return Number.isNaN(Number(text)) ? range(text, language) : signed(Number(text));
    case 'multiple':
      return `×${fraction(text)}`;
    case 'dice':
      return showDice(text, language);
    case 'count':
      return showDice(text, language) + unitOf(column);
    default:
      return range(text, language) + unitOf(column);
  }
}

/** `6..9` → `6–9`, `..1` → `≤ 1`, `7..` → `≥ 7`; bounds below zero are kept apart by spaces. */
function range(text: string, language: Language): string {
  const bounds = text.includes('..') ? boundsOf(text) : undefined;
  if (!bounds) return showDice(text, language);
  const { from, to } = bounds;
  if (from === -Infinity) return `≤ ${number(to)}`;
  if (to === Infinity) return `≥ ${number(from)}`;
  return from < 0 || to < 0 ? `${number(from)} – ${number(to)}` : `${number(from)}–${number(to)}`;
}

/** Lengths with one upper bound and two lower ones, as printed on charts: `(0/24)–48″`. */
export function casesFigure(
  values: readonly (string | number)[],
  column: Typed,
  language: Language,
): string {
  const bounds = values.flatMap((value) => {
    const found = String(value).includes('..') ? boundsOf(value) : undefined;
    if (!found || found.to === Infinity) return [];
    const from = found.from === -Infinity ? 0 : found.from;
    return from < 0 ? [] : [{ from, to: found.to }];
  });
  const [first] = bounds;
  if (first && bounds.length === values.length && bounds.every(({ to }) => to === first.to))
    return `(${bounds.map(({ from }) => from).join('/')})–${first.to}${unitOf(column)}`;
  return values.map((value) => cellFigure(value, column, language)).join(' / ');
}

/** An amount in signs rather than sentences, so that no language has to inflect a noun: `+12 − 1 × distance`. */
export function amount(value: Amount, language: Language, name: Namer, sign = false): string {
  if (value === 'unknown') return '?';
  if (typeof value === 'number') return sign ? signed(value) : number(value);
  if (typeof value === 'string')
    return parseDice(value)
      ? (sign ? '+' : '') + showDice(value, language)
      : (sign ? '+ ' : '') + name(value);
  if (Array.isArray(value)) return sum(value, language, name, sign);
  return scaled(value, name, sign);
}

function sum(terms: readonly Amount[], language: Language, name: Namer, sign: boolean): string {
  const [first = '', ...rest] = terms.map((term) => amount(term, language, name, true));
  const tail = rest.map((term) => ` ${term.replace(/^([+−])\s?/, '$1 ')}`).join('');
  return (sign ? first : first.replace(/^\+\s?/, '')) + tail;
}

type Scaled = Exclude<Amount, number | string | readonly unknown[]>;

/** `−1 × (distance − 24) / 2`; a factor of 1 is left out where neither a sign nor a minus asks for it. */
function scaled(value: Scaled, name: Namer, sign: boolean): string {
  if (value.from !== undefined && value.to !== undefined)
    return `${signed(value.from)} … ${signed(value.to)}`;
  const { each = 1 } = value;
  const unit = unitsOf(value, name);
  if (each === 1 && !sign) return unit;
  const size = Math.abs(each) === 0.5 ? '½' : number(Math.abs(each));
  return `${signOf(each, sign)}${size} × ${unit}`;
}

function signOf(each: number, sign: boolean): string {
  if (each < 0) return MINUS;
  return sign ? '+' : '';
}

/** What is counted: above a bound, and in lots. */
function unitsOf({ of, above, every }: Scaled, name: Namer): string {
  const counted = name(of ?? '');
  const over = above === undefined ? counted : `(${counted} − ${above})`;
  return every === undefined ? over : `${over} / ${every}`;
}

/** A change in signs: `−1`, `×2`, `= 12`, `1 column →`. */
export function change(value: Change, language: Language, name: Namer): string {
  if (value.add !== undefined) return amount(value.add, language, name, true);
  if (value.multiply !== undefined)
    return `×${fraction(String(value.multiply)).replace('-', `\u2009${MINUS}`)}`;
  if (value.set !== undefined) return `= ${amount(value.set, language, name)}`;
  if (value.shift === undefined) return '';
  const arrow = { lower: '←', higher: '→', unknown: '?' }[value.shift.toward];
  return `${amount(value.shift.columns, language, name)} ${ui(language)('mod.shift')} ${arrow}`;
}

/** A text in a language, as plain words: Markdown signs taken off, dice in the reader's custom. */
export const plain = (text: Text, language: Language): string =>
  diceInText(
    text[language].replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, ''),
    language,
  );
