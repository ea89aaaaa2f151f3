/** What a whole sequence comes to: the last success that follows, and how often several dice reach it. */
import { atLeast } from '../workout/distribution.ts';
import type { StartResult } from '../workout/result.ts';
import { twoDecimals } from './counts.ts';
import { percentInWords } from './odds-words.ts';
import type { Words } from './say.ts';
import { outcomeAt } from './signs.ts';

/** `Damaged: 0.75 on average, at least one 58 %`, or its odds from the start; nothing for a single roll. */
export function chainAnswers(
  { stage, odds, counts, readings }: StartResult,
  words: Words,
): string[] {
  const { say } = words;
  const several = Object.entries(counts?.outcomes ?? {}).flatMap(([key, counted]) => {
    const { success, name } = outcomeAt(key, words);
    if (counted.type !== 'known' || !success) return [];
    const { exactly, average } = counted.value;
    const chance = percentInWords(atLeast(exactly)[1] ?? 0, say);
    return [say('work.several', { name, average: twoDecimals(average, say), chance })];
  });
  if (several.length > 0) return several;
  const same = new Set([stage, ...readings.map((reading) => reading.stage)]);
  const later = Object.entries(odds).flatMap(([key, chance]) => {
    const { success, name, of } = outcomeAt(key, words);
    if (chance.type !== 'known' || !success || same.has(of)) return [];
    return [say('work.labelled', { label: name, text: percentInWords(chance.value, say) })];
  });
  return later.slice(-1);
}
