/** The result as a sentence for screen readers. Loaded when it is said, a moment after it is shown. */
import type { Possible, StageResult, Target } from '../workout/result.ts';
import { targetInWords } from './odds-words.ts';
import { barView, possibly } from './result-bar.ts';
import type { Say, Words } from './say.ts';

/** `Needed: 5 or more. Hit: 2 in 6, 33%.` */
export function spokenResult(result: StageResult, words: Words): string {
  const { say } = words;
  const { figures, chance, missing } = barView(result, words);
  const main = figures.find((one) => one.main);
  const isNever = main?.value === say('work.never');
  const needed = isNever ? undefined : result.target && targetsInWords(result.target, say);
  return [
    ...(main ? [say('work.said-figure', { name: main.label, value: needed ?? main.value })] : []),
    ...(chance
      ? [
          say('work.said-odds', {
            outcome: chance.name,
            odds: chance.spoken,
          }),
        ]
      : []),
    ...(missing === undefined ? [] : [missing]),
    ...(!isNever && [result.target, result.value].some((one) => one?.type === 'open')
      ? [say('work.open-question')]
      : []),
  ].join(say('work.sentence-space'));
}

/** `7 or less, or 8 or less` */
function targetsInWords(possible: Possible<Target>, say: Say): string | undefined {
  const inWords = (one: Target) => targetInWords(one, say, true);
  return possible.type === 'open'
    ? possible.values.map(inWords).join(say('work.or-else'))
    : possibly(possible, inWords, say);
}
