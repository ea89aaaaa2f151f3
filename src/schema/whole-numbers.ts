/** What is meant where one whole number is needed. */
import { asCode } from '../diagnostics/phrase.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { numbersIn } from './meant/meant-list.ts';

/** Several pages or numbers, `p. 4`, or a Roman number, where there can be one whole number at `path`. */
export function wholeHint(data: unknown, path: string): string | undefined {
  const text = String(data).trim();
  const number = NUMBER_WORDS.indexOf(text.toLowerCase());
  if (number >= 0) return `Write the number alone: ${number}.`;
  const isPage = path.endsWith('/page');
  const [, from, to] = /^(?:pp?\.? *)?(\d+)(?: *(?:[-–,]|and|to) *(\d+))?$/i.exec(text) ?? [];
  if (to !== undefined && isPage)
    return `Give each page an item of its own: { document: …, page: ${from} }, { document: …, page: ${to} }.`;
  const numbers = /\/\d+$/.test(path) && typeof data === 'string' ? numbersIn(text) : [];
  if (numbers.length > 1)
    return `Write each number as an item of its own: ${String(numbers[0])}, ${String(numbers.at(-1))}.`;
  if (from !== undefined && to === undefined && text !== from)
    return `Write the number alone: ${from}.`;
  const [, alone] = /^(-?\d+) *(?:[%″"]|\p{L}+)$/u.exec(text) ?? [];
  if (alone !== undefined) return `Write the number alone: ${alone}.`;
  return isPage && /^[ivxlc]+$/i.test(text)
    ? `Pages are counted from 1. Write what is printed under ${asCode('section')}.`
    : undefined;
}

/** What is meant by a number with a point; `isWritten`: whether a text can stand there. */
export function decimalHint(data: number, isWritten: (text: string) => boolean): string {
  const [fraction, range] = [fractionOf(data), String(data).replace('.', '..')];
  if (fraction !== undefined && isWritten(fraction)) return `Write ${asCode(fraction)}.`;
  return isWritten(range)
    ? `Write a whole number; a range has two full stops: ${asCode(range)}.`
    : 'Write a whole number.';
}

/** `0.5` → `1/2`, `0.67` → `2/3`; undefined where no fraction with one digit is meant. */
function fractionOf(number: number): string | undefined {
  const size = Math.abs(number);
  const of = [2, 3, 4, 5, 6, 8].find((one) => Math.abs(Math.round(size * one) / one - size) < 0.01);
  return of === undefined ? undefined : `${number < 0 ? '-' : ''}${Math.round(size * of)}/${of}`;
}
