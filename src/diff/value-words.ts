/** Values of the data in English game words, in the signs the site uses. */
import { isText } from '../i18n/text.ts';
import type { Amount, Cell, Change, Column, Names, Test } from '../../schemas/types.d.ts';
import { comparisonsIn } from '../notation/comparisons.ts';
import { amount, cellFigure, change, plain, type Namer } from '../notation/show.ts';
import { plainSpace } from './same.ts';

type CellObject = Exclude<Cell, string | number | readonly unknown[]>;

/**
 * What a reference means in game words, `Order die (markers#order-die)`, by its text and the name of its field; undefined
 * for any other text.
 */
export type Referred = (text: string, field: string) => string | undefined;

/** What stands for a value that is not there. */
export const NOTHING = '(nothing)';
const AMOUNTS = new Set(['target', 'base', 'add', 'set', 'count', 'amount', 'columns']);

/** `18..60` in a column of inches → `18–60″`; further content of the cell follows in brackets. */
export function cellWords(value: unknown, column: Column, name: Namer, referred: Referred): string {
  if (value === undefined) return NOTHING;
  const cell = value as Cell;
  if (Array.isArray(cell))
    return cell.map((item) => cellWords(item, column, name, referred)).join(' / ');
  if (typeof cell !== 'object' && isWord(cell)) return name(String(cell));
  if (typeof cell !== 'object') return cellFigure(cell, column, 'en');
  const { value: _value, text: _text, in: _in, rule: _rule, with: _with, when, ...rest } = cell;
  const main = mainWords(cell, column, name, referred);
  const more = [
    when && testsWords(when, name),
    ...Object.entries(rest).map(([key, item]) => `${key}: ${brief(item, referred, key)}`),
  ].filter(Boolean);
  return more.length > 0 ? `${main} (${more.join('; ')})` : main;
}

/** The value of a cell, or its text, or what it refers to. */
function mainWords(
  { value, text, in: pointer, rule, with: parameter }: CellObject,
  column: Column,
  name: Namer,
  referred: Referred,
): string {
  if (value !== undefined) return cellWords(value, column, name, referred);
  if (text) return plain(text, 'en');
  const address = pointer ?? rule;
  const words = address && (referred(address, 'rule') ?? address);
  return [words, parameter].filter(Boolean).join(' ') || NOTHING;
}
const isWord = (value: string | number): boolean =>
  typeof value === 'string' && /^[a-z]/.test(value);

/** Any other field: changes, amounts and tests as signs; the rest as briefly as possible. */
export function valueWords(field: string, value: unknown, name: Namer, referred: Referred): string {
  if (value === undefined) return NOTHING;
  const last = field.slice(field.lastIndexOf('.') + 1);
  if (last === 'change') return change(value as Change, 'en', name);
  if (last === 'when') return testsWords(value as Test[], name);
  if (AMOUNTS.has(last)) return amount(value as Amount, 'en', name);
  return brief(value, referred, last);
}

const testsWords = (when: readonly Test[], name: Namer): string =>
  when.map((test) => testWords(test, name)).join(' and ');

function testWords(test: Test, name: Namer): string {
  const numbers = comparisonsIn(test, (bound) => amount(bound, 'en', name));
  const words = [
    test.is && `is ${either(test.is, name)}`,
    test.not && `is not ${either(test.not, name)}`,
  ].filter(Boolean);
  return `${name(test.subject)} ${[...numbers, ...words].join(', ')}`;
}

const either = (names: Names, name: Namer): string => [names].flat().map(name).join(' or ');

/** `{ document: sheet, page: 3 }` → `Sheet, page 3` */
function brief(value: unknown, referred: Referred, field: string): string {
  if (Array.isArray(value))
    return value.map((item) => brief(item, referred, field)).join('; ') || NOTHING;
  if (isText(value)) return plain(value, 'en');
  if (value === true) return 'yes';
  if (typeof value === 'string') return referred(value, field) ?? plainSpace(value);
  if (value === null || typeof value !== 'object') return plainSpace(String(value));
  const pairs = Object.entries(value);
  return (
    pairs
      .map(([key, item]) => {
        if (item === true) return fieldWords(key);
        const words = brief(item, referred, key);
        return key === 'document' ? words : `${fieldWords(key)} ${words}`;
      })
      .join(', ') || NOTHING
  );
}

/** Fields that are written as one piece, in signs, although they contain several. */
export const isInSigns = (field: string): boolean => {
  const last = field.slice(field.lastIndexOf('.') + 1);
  return last === 'change' || last === 'when' || AMOUNTS.has(last);
};

/** The name of a field as words: `turnOrder` → `turn order`. */
export const fieldWords = (field: string): string =>
  field.replace(/\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`).replaceAll('-', ' ');
