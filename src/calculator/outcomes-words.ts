/** The results of a roll that has no number needed, in one line. Loaded on demand. */
import type { Stage } from '../workout/problem.ts';
import type { StageResult } from '../workout/result.ts';
import { percentInWords } from './odds-words.ts';
import { mainOdds } from './result-bar.ts';
import { nameOf, signedNumeral, withNumber, type Say, type Words } from './say.ts';

/** `Turret 42%; Hull 58%`; undefined unless all odds are known. Of several dice, each may come up. */
export function outcomesInWords(result: StageResult, words: Words, tell: Say): string | undefined {
  const { problem, texts, say } = words;
  const { outcomes, total, counted } = result;
  const stage = problem.stages[result.stage];
  const inputs = stage?.outcomes ?? [];
  const isAdded = onlyAdds(result, words);
  // What to do with the roll whatever it shows is no result: what is added to it is.
  const sum =
    isAdded && total.type === 'known' && counted.length > 0
      ? [tell('line.sum', { sum: signedNumeral(total.value, say) })]
      : [];
  const said = outcomes.flatMap(({ id, odds }) => {
    const input = inputs.find((one) => one.id === id);
    // A value goes on to what follows, whatever it is.
    if (!input || (isAdded && isRest(id, stage, words))) return [];
    if (odds.type !== 'known') return [undefined];
    const title = nameOf(texts, input.address);
    const name = /^\d+$/.test(title) ? tell('line.numbered', { name: title }) : title;
    const { count, of } = odds.value;
    if (count === 0n) return [];
    // What comes up in any case has no odds.
    if (count === of) return [name];
    const percent = percentInWords(odds.value, say);
    // A name may have brackets of its own, and one that is a number none behind it.
    return [
      /\d$/.test(name)
        ? tell('line.with-odds', { needed: name, odds: percent })
        : withNumber(name, percent, say),
    ];
  });
  if ((said.length === 0 && sum.length === 0) || said.includes(undefined)) return undefined;
  const results = joined(
    'line.list',
    [...sum, ...said].flatMap((one) => one ?? []),
    tell,
  );
  const all = outcomes.reduce(
    (sum, { odds }) =>
      sum + (odds.type === 'known' ? Number(odds.value.count) / Number(odds.value.of) : 0),
    0,
  );
  return all > 1.001 ? tell('line.at-least-once', { results }) : results;
}

/** Whether no result of a roll depends on what is added to it: the reader adds it, and reads a table that is not here. */
export function onlyAdds({ stage }: StageResult, words: Words): boolean {
  const found = words.problem.stages[stage];
  if (found?.type !== 'roll' || found.modifiers.length === 0) return false;
  const rule = words.problem.rolls[found.address];
  const outcomes = rule?.outcomes ?? [];
  return (
    rule?.target === undefined &&
    !outcomes.some(({ success }) => success) &&
    outcomes.some(({ when }) => when === undefined) &&
    !outcomes.some(({ when = [] }) => when.some(({ subject }) => SUMS.has(subject)))
  );
}
/** What tests compare after modifiers. */
const SUMS = new Set(['roll', 'margin', 'successes', 'winner', 'loser', 'outcome']);

/** Whether it is what happens in all other cases. */
const isRest = (id: string, stage: Stage | undefined, { problem }: Words): boolean =>
  problem.rolls[stage?.address ?? '']?.outcomes.some((one) => one.id === id && !one.when) === true;

/** Several in one line, with the sign between results of one roll, or of several. */
export const joined = (
  key: 'line.list' | 'line.between',
  items: readonly string[],
  tell: Say,
): string => (items.length === 0 ? '' : items.reduce((first, next) => tell(key, { first, next })));

/** Alternatives, each once: `7 or less (58%), 8 or less (72%), or 9 or less (83%)`. */
export function eitherOf(texts: readonly string[], say: Say): string {
  const all = [...new Set(texts)];
  const last = all.pop() ?? '';
  const first = all.join(say('work.comma'));
  return first === '' ? last : say('work.or-else', { first, last });
}

/** Of what the odds are, where only one of several results wins: `No malfunction: 5 in 6 · 83%` on a roll that may break a weapon. */
export function wonWith(result: StageResult, odds: string, words: Words): string {
  const label = wonBy(result, words);
  return label === undefined ? odds : words.say('work.labelled', { label, text: odds });
}

/** The result that wins, where it is one of more than two. */
export function wonBy(result: StageResult, words: Words): string | undefined {
  const won = result.outcomes.filter(({ success }) => success);
  return won.length === 1 && result.outcomes.length > 2 ? mainOdds(result, words)?.name : undefined;
}
