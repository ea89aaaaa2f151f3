/** The result as a sentence for screen readers. Loaded when it is said, a moment after it is shown. */
import type { Chance, Possible, StageResult, Target } from '../workout/result.ts';
import { exactInWords, smallestFirst, targetInWords } from './odds-words.ts';
import { openNames } from './open-points.ts';
import { eitherOf } from './outcomes-words.ts';
import { barView, possibly } from './result-bar.ts';
import type { Say, Words } from './say.ts';
import { isJapanese } from '../text/by-script.ts';

/** `Needed: 5 or more. Hit: 2 in 6, 33%.` */
export function spokenResult(result: StageResult, words: Words): string {
  const { say } = words;
  const { figures, chance, missing } = barView(result, words);
  // Of what no number decides, the odds say it.
  const main = figures.find((one) => one.main && one.value !== say('work.never'));
  const needed = result.target && targetsInWords(result.target, say);
  // Why there is nothing to roll is no number needed.
  const barred = result.barred === undefined ? undefined : main?.value;
  return [
    ...(barred === undefined ? [] : [sentenceAs(barred)]),
    ...(main && barred === undefined
      ? [say('work.said-figure', { name: main.label, value: needed ?? main.value })]
      : []),
    ...(chance
      ? [
          say('work.said-odds', {
            outcome: chance.name,
            odds: chanceAsHeard(chance.chance, say),
          }),
        ]
      : []),
    ...(missing === undefined ? [] : [missing]),
    ...(main && [result.target, result.value].some((one) => one?.type === 'open')
      ? [say('work.open-named', { names: openNames(result, words) })]
      : []),
  ].join(say('work.sentence-space'));
}

/** `2 in 6, 33%`; each if several are possible, the smallest first. */
export function chanceAsHeard(chance: Chance, say: Say): string {
  if (chance.type === 'unknown') return say('work.chance-unknown');
  if (chance.type === 'missing') return '';
  const values = chance.type === 'open' ? smallestFirst(chance.values) : [chance.value];
  const aloud: Say = (key, parts) => say(key === 'work.odds' ? 'work.odds-spoken' : key, parts);
  const heard = values.map((value) => exactInWords(value, aloud));
  return eitherOf(heard, say);
}

/** `7 or less, or 8 or less` */
function targetsInWords(possible: Possible<Target>, say: Say): string | undefined {
  const inWords = (one: Target) => targetInWords(one, say, true);
  return possible.type === 'open'
    ? eitherOf(possible.values.map(inWords), say)
    : possibly(possible, inWords, say);
}

/** `LOS is blocked.`; `LOSなし。` */
const sentenceAs = (text: string): string =>
  /[.!?。]$/.test(text) ? text : `${text}${isJapanese(text) ? '。' : '.'}`;
