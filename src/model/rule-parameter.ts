/** The letter of a rule that takes a value: X in Tough (X). */
import type { Text } from '../../schemas/types.d.ts';
import { find, type NamedData } from './find.ts';

/** The letter that stands for the value, and the text it stands in; undefined for a rule without one. */
export function parameterOf(
  ruleset: NamedData,
  address: string,
): { letter: string; text: Text } | undefined {
  const target = find(ruleset, address);
  const data = target?.type === 'entry' ? (target.part ?? target.entry).data : undefined;
  if (!data || !('parameter' in data)) return undefined;
  return { letter: data.parameter, text: data.text };
}

/** With the value in place of the letter, where that is no part of a word. */
export const filled = (words: string, letter: string, said: string): string =>
  words.replace(letterIn(letter), () => said);

export const letterIn = (letter: string): RegExp =>
  new RegExp(`(?<![A-Za-z0-9])${letter}(?![A-Za-z0-9])`, 'g');
