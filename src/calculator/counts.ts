/** Several dice at once in words: the chances of exactly and of at least k, for every success. */
import { atLeast } from '../workout/distribution.ts';
import type { Counts } from '../workout/result.ts';
import { decimal, percentInWords } from './odds-words.ts';
import type { Words } from './say.ts';
import { outcomeAt } from './signs.ts';

export interface CountView {
  /** Key of the outcome in `Result.odds`. */
  key: string;
  caption: string;
  rows: [number: string, exactly: string, atLeast: string][];
  /** The average comes last, because it misleads. */
  expected: string;
}

export function countViews({ outcomes }: Counts, words: Words): CountView[] {
  const { say } = words;
  return Object.entries(outcomes).flatMap(([key, counted]) => {
    const { success, name } = outcomeAt(key, words);
    if (counted.type !== 'known' || !success) return [];
    const { exactly, average } = counted.value;
    const more = atLeast(exactly);
    return [
      {
        key,
        caption: say('work.dice-of', { outcome: name, n: exactly.length - 1 }),
        rows: exactly.map((chance, number): CountView['rows'][number] => [
          String(number),
          percentInWords(chance, say),
          number === 0 ? '–' : percentInWords(more[number] ?? chance, say),
        ]),
        expected: say('work.expected', { n: decimal(average) }),
      },
    ];
  });
}
