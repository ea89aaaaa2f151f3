/** What a value is, and what it has to be, in the words of messages. */
import { shown } from './meant/meant-list.ts';

export function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'boolean') return `yes/no (${value})`;
  return typeof value === 'number' ? `the number ${value}` : `the text ${shown(value)}`;
}

const TYPE_NAMES = new Map([
  ['string', 'a text'],
  ['integer', 'a whole number'],
  ['number', 'a number'],
  ['object', 'a group of fields'],
  ['array', 'a list'],
]);

export function typeNames(types: string | string[]): string {
  const names = Array.isArray(types) ? types : types.split(',');
  return names.map((type) => TYPE_NAMES.get(type) ?? type).join(' or ');
}

/** `Amount` → `a valid amount` */
export const formOf = (title: string): string =>
  FORMS.get(title) ?? `a valid ${title.toLowerCase()}`;
const FORMS = new Map([
  ['Dice', 'valid dice notation'],
  ['Names', 'a valid name'],
  ['RuleValue', 'a number, dice or a rule'],
  ['ModuleName', 'the id of a module'],
  ['LanguageTag', 'the tag of a language'],
]);
