/** What a whole sequence comes to: how often several dice reach the end, the last success that is possible, and the rolls beside it. */
import type { StageKey } from '../workout/problem.ts';
import type { Counts, StageResult, StartResult } from '../workout/result.ts';
import { bracketedAs } from '../text/by-script.ts';
import type { CountView } from './counts.ts';
import type { Shown } from './last-change.ts';
import { percentInWords } from './odds-words.ts';
import { barView, startOf, valueName } from './result-bar.ts';
import { nameOf, type Words } from './say.ts';
import { outcomeAt } from './signs.ts';

interface CountWords {
  views(counts: Counts, words: Words): CountView[];
  answers(counts: Counts, words: Words): string[];
}
/** The words for several dice: a page loads them where a game rolls several. */
export let countWords: CountWords | undefined;
export function useCountWords(loaded: CountWords): void {
  countWords = loaded;
}

/** `Damaged: 0.75 on average, at least one 58 %`, or its odds from the start; nothing for a single roll. */
export function chainAnswers({ stage, odds, counts }: StartResult, words: Words): string[] {
  // What the dice say besides, as whether the weapon breaks, is not where the chain leads.
  const isBeside = (of: StageKey) =>
    Object.values(words.problem.stages).some(({ readings }) => readings?.includes(of));
  const later = Object.entries(odds).flatMap(([key, chance]) => {
    const { success, name, full, of } = outcomeAt(key, words);
    const isOwn = of === stage || isBeside(of);
    if (!success || isOwn || counts?.outcomes[key]) return [];
    // What is not known yet may still come: that an earlier result is impossible is no answer then.
    if (chance.type !== 'known') return { line: '', count: 0n };
    const { say } = words;
    const { count } = chance.value;
    const text = count === 0n ? say('work.never') : percentInWords(chance.value, say);
    // Two rolls may have results of one name: `Passed`.
    const isOne = Object.keys(odds).every(
      (other) => other === key || outcomeAt(other, words).name !== name,
    );
    return { line: say('work.labelled', { label: isOne ? name : full, text }), count };
  });
  const last = later.findLast(({ count }) => count > 0n) ?? later.at(-1);
  return [
    ...(counts ? (countWords?.answers(counts, words) ?? []) : []),
    ...(last?.line ? [last.line] : []),
  ];
}

/** The results of other rolls that are set, by name, unless the odds from the start say them: `Morale Check`, `Passed (42%)`. */
export function resultsBeside(
  { situation, result }: Shown,
  active: StageKey,
  words: Words,
): [label: string, text: string, result: StageResult][] {
  const edited = startOf(result, active);
  const main = edited && valueName(edited, words);
  const said = new Set<string>();
  return result.starts.flatMap(function all(one: StageResult): [string, string, StageResult][] {
    const { chance, figures } = barView(one, words);
    // That modifiers come to 0 is no answer.
    const figure = figures.findLast(({ main, number }) => main || number !== '0');
    const text = chance ? bracketedAs(chance.name, chance.percent) : (figure?.value ?? '');
    const isSaid = one === edited || (one.after && one.reached.type === 'known' && chance);
    // Several results lead to one roll: an order that is obeyed, and one that always is.
    const isSet = situation.stages[one.stage] ?? (one.after && one.value?.type === 'known');
    // The copied line has more than this text, as of a roll on a table.
    const isNew = !isSaid && isSet && !(text && said.has(one.stage + text));
    if (isNew) said.add(one.stage + text);
    // What is worked out has its own name, not that of its page: `Firepower`, not `Firepower multipliers`.
    const own = valueName(one, words);
    const label = own === main ? nameOf(words.texts, `stage:${one.stage}`) : own;
    return [
      ...(isNew ? [[label, text, one] as [string, string, StageResult]] : []),
      ...one.outcomes.flatMap(({ next }) => next.flatMap(all)),
    ];
  });
}

/** All that the bar and shared text say beside the result that is edited. */
export function answersOf(shown: Shown, active: StageKey, words: Words): string[] {
  const edited = startOf(shown.result, active);
  return [
    ...(edited ? chainAnswers(edited, words) : []),
    ...resultsBeside(shown, active, words).flatMap(([label, text]) =>
      text ? words.say('work.labelled', { label, text }) : [],
    ),
  ];
}
