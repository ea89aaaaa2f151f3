/** Several dice in a comparison and in shared text. */
import type { StartResult } from '../workout/result.ts';
import { twoDecimals } from './counts.ts';
import type { Words } from './say.ts';
import { outcomeAt } from './signs.ts';

/** How often each success happens on average, by its name; empty for a single die. */
export const averagesOf = ({ counts }: StartResult, words: Words): Map<string, string> =>
  new Map(
    Object.entries(counts?.outcomes ?? {}).flatMap(([key, counted]) => {
      const { success, full } = outcomeAt(key, words);
      const label = words.say('work.labelled', { label: full, text: words.say('work.average') });
      return counted.type === 'known' && success
        ? [[label, twoDecimals(counted.value.average, words.say)]]
        : [];
    }),
  );
