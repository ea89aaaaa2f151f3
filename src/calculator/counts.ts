/** Several dice at once in words: the chances of exactly and of at least k, for every success. */
import { atLeast } from '../workout/distribution.ts';
import type { Counts } from '../workout/result.ts';
import { percentInWords } from './odds-words.ts';
import { numeral, type Say, type Words } from './say.ts';
import { useCountWords } from './chain-answer.ts';
import { outcomeAt } from './signs.ts';
import type { Problem } from '../workout/problem.ts';
import { loadSeveral } from '../workout/several.ts';

/** How several dice are counted, and the words for it; to be called before the first result. */
export async function loadCounts(problem?: Problem): Promise<void> {
  loadSeveral();
  useCountWords({ views: countViews, answers: countAnswers });
  if (needsAmong(problem)) (await import('../workout/stages/among.ts')).loadAmong();
}

/** Whether one rolls against several others. */
export const needsAmong = (problem?: Problem): boolean =>
  Object.values(problem?.stages ?? {}).some(
    (stage) => stage.type === 'roll' && stage.contest?.among,
  );

export interface CountView {
  /** Key of the outcome in the odds. */
  key: string;
  caption: string;
  rows: [number: string, exactly: string, atLeast: string][];
  /** The average comes last, because it misleads. */
  expected: string;
}

/** Longer tables are of no use: their numbers are shown in steps. */
const MOST_ROWS = 24;

export function countViews({ outcomes }: Counts, words: Words): CountView[] {
  const { say } = words;
  return Object.entries(outcomes).flatMap(([key, counted]) => {
    const { success, name } = outcomeAt(key, words);
    if (!success) return [];
    const caption = say('work.number-of', { outcome: name });
    const note = { 'too-many': 'work.too-many', unknown: 'work.source-silent' } as const;
    if (counted.type === 'too-many' || counted.type === 'unknown')
      return [{ key, caption, rows: [], expected: say(note[counted.type]) }];
    if (counted.type !== 'known') return [];
    const { exactly, average } = counted.value;
    // What happens once at most is in the odds.
    if (exactly.length < 3) return [];
    const step = stepFor(exactly.length - 1);
    const from = Array.from({ length: Math.ceil((exactly.length - 1) / step) + 1 }, (_, index) =>
      index === 0 ? 0 : (index - 1) * step + 1,
    );
    return [
      {
        key,
        caption,
        rows: from.map((least, index): CountView['rows'][number] => {
          const most = Math.min((from[index + 1] ?? exactly.length) - 1, exactly.length - 1);
          const chance = exactly.slice(least, most + 1).reduce((sum, one) => sum + one, 0);
          return [
            least === most ? String(least) : `${least}–${most}`,
            percentInWords(chance, say),
            least === 0 ? '–' : leastInWords(exactly, least, say),
          ];
        }),
        expected: say('work.expected', { n: twoDecimals(average, say) }),
      },
    ];
  });
}

/** `Damaged: 0.75 on average, at least one 58 %` */
const countAnswers = ({ outcomes }: Counts, words: Words): string[] =>
  Object.entries(outcomes).flatMap(([key, counted]) => {
    const { success, name } = outcomeAt(key, words);
    if (counted.type !== 'known' || !success) return [];
    const { exactly, average } = counted.value;
    if (exactly.length < 3) return [];
    const chance = leastInWords(exactly, 1, words.say);
    const shown = twoDecimals(average, words.say);
    return [words.say('work.several', { name, average: shown, chance })];
  });

/** The chance of `least` or more: 100 % only if fewer cannot be, however small the chance of fewer is. */
const leastInWords = (exactly: readonly number[], least: number, say: Say): string =>
  percentInWords(
    Math.min(atLeast(exactly)[least] ?? 0, exactly.slice(0, least).some(Boolean) ? 0.999 : 1),
    say,
  );

/** 1, 2, 5, 10 … */
function stepFor(most: number): number {
  let step = 1;
  for (let times = 0; most / step > MOST_ROWS; times++) step *= times % 3 === 1 ? 2.5 : 2;
  return step;
}

/** `1.33` */
export const twoDecimals = (value: number, say: Say): string =>
  numeral(Number(value.toFixed(2)), say);
