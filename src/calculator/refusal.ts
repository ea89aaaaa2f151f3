/** What is said of a field that holds no number. Loaded where one does. */
import { readNumber } from '../workout/read-number.ts';
import { nameOf, type Words } from './say.ts';
import { limits } from './stage.ts';

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
    say(said, { given: text, name: nameOf(texts, `terms#${name}`), limits: range }),
    ...(range && type !== 'out-of-range' ? [say('work.allowed', { limits: range })] : []),
  ].join(say('work.sentence-space'));
}

/** The sentence for each reason. */
export const REFUSED = {
  'not-a-number': 'work.refused-number',
  'not-whole': 'work.refused-whole',
  'out-of-range': 'work.refused-range',
} as const;
