/** Values of the data in words, as the site puts them. */
import { LANGUAGE_TAGS } from '../i18n/languages.ts';
import { isText, shownIn } from '../i18n/text.ts';
import type { Cell, Column, Effect, TableFile } from '../../schemas/types.d.ts';
import { plain } from '../notation/show.ts';
import { conditionLine } from '../wording/conditions.ts';
import { effectLine } from '../wording/effects.ts';
import { valueOfField, wordedField } from '../wording/fields.ts';
import { shownCell } from '../wording/figure.ts';
import type { Wording } from '../wording/wording.ts';
import { plainSpace } from './same.ts';

/**
 * What a reference means in game words, `Order die (markers#order-die)`, by its text and the name of its field; undefined
 * for any other text.
 */
export type Referred = (text: string, field: string) => string | undefined;

/** What stands for a value that is not there. */
export const NOTHING = '(nothing)';
const EFFECTS = new Set(['effects', 'end', 'ifPlacedAgain']);

/** `18..60` in a column of inches → `18–60″`; further content of the cell follows in brackets. */
export function cellWords(
  cell: Cell | undefined,
  column: Column,
  table: Pick<TableFile, 'words'>,
  wording: Wording,
  referred: Referred,
): string {
  if (cell === undefined) return NOTHING;
  const main = shownCell(cell, column, table, wording)
    .parts.map(({ plain, address }) => (address === undefined ? plain : `${plain} (${address})`))
    .join(', ');
  if (typeof cell !== 'object' || Array.isArray(cell)) return main;
  const { value: _value, text: _text, in: _in, rule: _rule, with: _with, when, ...rest } = cell;
  const more = [
    ...(when ? [conditionLine(when, wording)] : []),
    ...Object.entries(rest).map(([key, item]) => `${key}: ${brief(item, referred, key)}`),
  ];
  return more.length > 0 ? `${main || NOTHING} (${more.join('; ')})` : main || NOTHING;
}

/** Any other field: changes, amounts, conditions and effects as on the site; the rest as briefly as possible. */
export function valueWords(
  field: string,
  value: unknown,
  wording: Wording,
  referred: Referred,
): string {
  if (value === undefined) return NOTHING;
  const last = lastOf(field);
  if (EFFECTS.has(last))
    return [value as Effect | Effect[]]
      .flat()
      .map((effect) => effectWords(effect, wording, referred))
      .join('; ');
  const worded = wordedField(last);
  return worded ? valueOfField(worded, value, wording) : brief(value, referred, last);
}

/** `Place 1 pin marker (at target)`: who gets it, which the page says elsewhere, and its source follow in brackets. */
function effectWords(effect: Effect, wording: Wording, referred: Referred): string {
  const { do: _do, marker: _marker, to: _to, count: _count, ...others } = effect;
  const { at, when: _when, obligation: _obligation, ...rest } = others;
  const more = [
    ...(at === undefined ? [] : [`at ${wording.name(at)}`]),
    ...Object.entries(rest).map(([key, item]) => `${key}: ${brief(item, referred, key)}`),
  ];
  return `${effectLine(effect, wording)}${more.length > 0 ? ` (${more.join('; ')})` : ''}`;
}

/** `{ document: sheet, page: 3 }` → `Sheet, page 3` */
function brief(value: unknown, referred: Referred, field: string): string {
  if (Array.isArray(value))
    return value.map((item) => brief(item, referred, field)).join('; ') || NOTHING;
  if (isText(value))
    return LANGUAGE_TAGS.filter((language) => shownIn(value, language) === language)
      .map((language) => plain(value, language))
      .join(' / ');
  if (value === true) return 'yes';
  if (value === false) return 'no';
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
  const last = lastOf(field);
  return wordedField(last) !== undefined && !EFFECTS.has(last);
};

const lastOf = (field: string): string => field.slice(field.lastIndexOf('.') + 1);

/** The name of a field as words: `turnOrder` → `turn order`. */
export const fieldWords = (field: string): string =>
  field.replace(/\p{Lu}/gu, (capital) => ` ${capital.toLowerCase()}`).replaceAll('-', ' ');
