/** One step from the number in a field, and what is said of a field that holds none. */
import { number as shown } from '../notation/numbers.ts';
import type { ValueInput } from '../workout/problem.ts';
import { readNumber } from '../workout/read-number.ts';
import { nameOf, type Words } from './say.ts';
import { limits } from './stage.ts';

/** What a field shows: what is typed, the number of the chosen row if nothing is, and its limits. */
export interface NumberField {
  value: string;
  placeholder: string;
  least: number | undefined;
  most: number | undefined;
}

/**
 * The text after one step (−1 or 1) from the number in the field, or from the row's if it is empty,
 * or from 0.
 */
export function stepped({ value, placeholder, least, most }: NumberField, by: number): string {
  const [start = 0] = [value, placeholder].flatMap((text) => {
    const read = readNumber(text, ANY);
    return read.type === 'known' ? [Number(read.value)] : [];
  });
  return shown(Math.max(least ?? -Infinity, Math.min(most ?? Infinity, start + by)));
}

const ANY: ValueInput = { address: '', fraction: true };

/** Why the text of a field is refused, with the limits; undefined if it is a number or empty. */
export function refusal(
  name: string,
  text: string,
  { problem, texts, say }: Words,
): string | undefined {
  const value = problem.values[name];
  const { type } = readNumber(text, value);
  if (type === 'known' || text.trim() === '') return undefined;
  const range = limits(value, say);
  const said = REFUSED[type];
  return [
    say(said, { given: text, name: nameOf(texts, value?.address ?? name), limits: range }),
    ...(range && type !== 'out-of-range' ? [say('work.allowed', { limits: range })] : []),
  ].join(' ');
}

/** The sentence for each reason. */
export const REFUSED = {
  'not-a-number': 'work.refused-number',
  'not-whole': 'work.refused-whole',
  'out-of-range': 'work.refused-range',
} as const;
