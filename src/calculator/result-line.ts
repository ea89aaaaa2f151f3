/** A result in one line, with the circumstances that it counts. Loaded on demand. */
import { withoutSigns } from '../notation/status-signs.ts';
import { bracketedAs, inOneBracket } from '../text/by-script.ts';
import { stageOf, type StageKey } from '../workout/problem.ts';
import type { Possible, StageResult, Target } from '../workout/result.ts';
import type { Situation } from '../workout/situation.ts';
import { byResult } from './by-result.ts';
import { chainAnswers, resultsBeside } from './chain-answer.ts';
import type { Shown } from './last-change.ts';
import { chanceInWords, smallestFirst, targetInWords } from './odds-words.ts';
import { exceptionOf } from './exception.ts';
import { headline, mainOdds, missingNames, startOf, valueName } from './result-bar.ts';
import { quotedNames } from './notices.ts';
import { openPoints } from './open-points.ts';
import { eitherOf, joined, onlyAdds, outcomesInWords, wonWith } from './outcomes-words.ts';
import { nameOf, numeral, signedNumeral, withNumber, type Say, type Words } from './say.ts';
import { circumstancesOf } from './sentence.ts';
import { baseOf, fixedIn } from './why/numbers-used.ts';
import { withoutColon } from './why/lines.ts';

/**
 * `To hit (Bolt Action, 1st ed.): Long range −1, Soft cover −1 → 5+ (2 in 6 · 33%)`; other rolls that are set follow, each with
 * what it counts. `tell` has the words that only a shared result needs.
 */
export function resultLine(
  shown: Shown,
  active: StageKey,
  game: string,
  words: Words,
  tell: Say,
): string {
  const { say } = words;
  const { situation } = shown;
  const result = startOf(shown.result, active);
  if (!result) return '';
  const later = chainAnswers(result, words);
  const others = byResult(resultsBeside(shown, active, words), shown.result.starts, words);
  const counted = (results: readonly StageResult[]) =>
    withStatuses(circumstancesOf(situation, words, results), tell);
  const circumstances = [...fixedOf(result, words, tell), counted([result])].join(
    say('work.comma'),
  );
  // Those of later rolls each behind its name, as each has its own modifiers.
  const followed = (later.length === 0 ? [] : withNext(result).slice(1)).flatMap((one) => {
    const isSaid =
      one.stage === result.stage || others.some(([, , { stage }]) => stage === one.stage);
    const text = isSaid ? '' : counted([one]);
    const label = withoutColon(nameOf(words.texts, `stage:${one.stage}`));
    return text === '' || text === say('work.plain') ? [] : [say('work.labelled', { label, text })];
  });
  const lacking = lackingIn(result, words, tell);
  const own = answerOf(result, words, tell) || (later.length > 0 && lacking);
  const answers = joined('line.list', [own || '', ...later].filter(Boolean), tell);
  const answer = answers || lacking;
  const isGiven = answer === '' || isEntered(situation, result, words);
  const first = tell(isGiven ? 'line.given' : 'line.result', {
    title: withoutColon(nameOf(words.texts, `stage:${result.stage}`)),
    game,
    circumstances,
    // A roll on a table has several results and no number needed.
    result: answer || circumstances,
  });
  const beside = others.flatMap(([label, , one]) => {
    const result = answerOf(one, words, tell) || lackingIn(one, words, tell);
    const given = counted([one]);
    const text =
      result === '' || isEntered(situation, one, words)
        ? result || given
        : tell('line.beside', { circumstances: given, result });
    return text === '' ? [] : [say('work.labelled', { label: withoutColon(label), text })];
  });
  return inOneBracket(joined('line.between', [...new Set([first, ...followed, ...beside])], tell));
}

/** `not entered: Morale`; nothing where nothing is missing. */
function lackingIn(result: StageResult, words: Words, tell: Say): string {
  const names = missingNames(result, words);
  return names === undefined ? '' : tell('line.lacking', { names });
}

/** What the rules add to the numbers entered, so that the line adds up: `Fixed number 2`. */
function fixedOf({ stage, base }: StageResult, { problem, say }: Words, tell: Say): string[] {
  const found = stageOf(problem, stage);
  const fixed = found && base?.type === 'known' ? fixedIn(problem, found) : 0;
  return fixed === 0 ? [] : [withNumber(tell('why.fixed'), numeral(fixed, say), say)];
}

/** Whether the value that is the result was entered itself, and nothing changes it. */
function isEntered(
  { stages }: Situation,
  { stage, counted }: StageResult,
  { problem }: Words,
): boolean {
  const found = problem.stages[stage];
  return (
    found?.type === 'value' &&
    (counted.length === 0 || !baseOf(problem, found).includes(found.value)) &&
    found.value in (stages[stage]?.values ?? {})
  );
}

/** Source statuses in words: signs have no legend where a line is pasted. */
export const withStatuses = (line: string, tell: Say): string =>
  inOneBracket(
    withoutSigns(line, (needed, status) =>
      tell('line.with-odds', { needed, odds: tell(`evidence.${status}`) }),
    ),
  );

/** A stage with those that follow it. */
const withNext = (stage: StageResult): StageResult[] => [
  stage,
  ...stage.outcomes.flatMap(({ next }) => next.flatMap(withNext)),
];

/** `5+ (2 in 6 · 33%)`, `Strike value 9`, `5 or 3 (our sources leave this open)` */
function answerOf(result: StageResult, words: Words, tell: Say): string {
  const { say } = words;
  const { success, target, value } = result;
  const need = headline(result, words);
  const odds = success && chanceInWords(success, say);
  const inBrackets = (text: string, note: string) =>
    tell('line.with-odds', { needed: text, odds: note });
  if (need === undefined) return withoutNeed(result, words, tell);
  if (result.barred !== undefined) return asClause(need);
  if (need === say('work.never')) return wonWith(result, need, words);
  const unknown = [value, target].find((one) => one?.type === 'unknown');
  if (unknown) return withReason(tell('line.unknown'), unknown, words, tell);
  const name = valueName(result, words);
  // The line begins with the name of the stage.
  const named =
    result.value && name !== nameOf(words.texts, `stage:${result.stage}`)
      ? withNumber(name, need, say)
      : need;
  if (value?.type === 'open') return inBrackets(named, openReason(result, words, tell));
  if (target?.type === 'open') return openAnswer(target.values, result, words, tell);
  if (success?.type === 'unknown')
    return inBrackets(named, withReason(tell('line.chance-unknown'), success, words, tell));
  return odds
    ? inBrackets(
        named,
        joined(
          'line.list',
          [
            isOfEach(result, words) ? tell('line.each', { odds }) : wonWith(result, odds, words),
            ...exceptionOf(result, words, tell),
          ],
          tell,
        ),
      )
    : named;
}

/** `result unknown: the sheet does not give the die`, with the first sentence of each reason. */
function withReason(label: string, unknown: Possible<unknown>, words: Words, tell: Say): string {
  const reasons = unknown.type === 'unknown' ? unknown.reasons : [];
  const said = reasons.flatMap(
    (address) =>
      asClause(words.texts[`because:${address}`] ?? '') ||
      (words.texts[address] ? bracketedAs(words.texts[address], words.say('work.unknown')) : []),
  );
  // A reason may have commas.
  const text = joined('line.between', [...new Set(said)], tell);
  return text === '' ? label : words.say('work.labelled', { label, text });
}

/** A sentence inside of another one: without its capital letter and its full stop, and only the first one. */
const asClause = (text: string): string =>
  (/^.*?(?=\.(?: |$)|。|$)/u.exec(text)?.[0] ?? '').replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) =>
    letter.toLowerCase(),
  );

/** Of several dice, each of which is read on its own, the odds are those of one. */
function isOfEach({ stage }: StageResult, { problem }: Words): boolean {
  const found = problem.stages[stage];
  return found?.type === 'roll' && found.times !== undefined;
}

/** `Won (7 in 36 · 19%)`; of a roll without a success each result. */
function withoutNeed(result: StageResult, words: Words, tell: Say): string {
  const { success } = result;
  if (success?.type === 'unknown')
    return withReason(tell('line.chance-unknown'), success, words, tell);
  const odds = success && chanceInWords(success, words.say);
  if (!odds) return outcomesAlone(result, words, tell);
  const name = mainOdds(result, words)?.name ?? '';
  // `Damaged (impossible)` would say both.
  return success.type === 'known' && success.value.count === 0n
    ? words.say('work.labelled', { label: name, text: odds })
    : tell('line.with-odds', { needed: name, odds });
}

/** The results of a roll without a success; of one that only adds to another, and of a table that ends, what is not known. */
function outcomesAlone(result: StageResult, words: Words, tell: Say): string {
  const { total, outcomes } = result;
  if (onlyAdds(result, words)) {
    if (total.type === 'missing') return '';
    if (total.type === 'unknown') {
      const sum = withReason(tell('line.sum-unknown'), total, words, tell);
      return joined('line.list', [sum, outcomesInWords(result, words, tell) ?? []].flat(), tell);
    }
    if (total.type === 'open') {
      const sums = total.values.map((value) => signedNumeral(value, words.say));
      return tell('line.with-odds', {
        needed: tell('line.sum', { sum: eitherOf(sums, words.say) }),
        odds: openReason(result, words, tell),
      });
    }
  }
  const [first] = outcomes;
  const isUnknown = outcomes.every(({ odds }) => odds.type === 'unknown');
  return first && isUnknown
    ? withReason(tell('line.unknown'), first.odds, words, tell)
    : (outcomesInWords(result, words, tell) ?? '');
}

/** Several numbers needed, each with its odds where these can be told apart, and why there are several. */
function openAnswer(targets: Target[], result: StageResult, words: Words, tell: Say): string {
  const { say } = words;
  const odds = result.success && chanceInWords(result.success, say);
  const both = pairs(targets, result.success, say, tell);
  const reason = openReason(result, words, tell);
  if (both !== undefined) return joined('line.list', [both, reason], tell);
  const notes = [...(odds ? [odds] : []), reason, ...exceptionOf(result, words, tell)];
  const all = targets.map((one) => targetInWords(one, say));
  const needed = eitherOf(all, say);
  return tell('line.with-odds', { needed, odds: joined('line.list', notes, tell) });
}

/** `7 or less (58%), or 8 or less (72%)`; undefined unless each number has its own odds. */
function pairs(
  targets: Target[],
  chance: StageResult['success'],
  say: Say,
  tell: Say,
): string | undefined {
  if (chance?.type !== 'open' || chance.values.length !== targets.length) return undefined;
  const odds = smallestFirst(chance.values);
  // The easier a roll, the better its odds; the targets begin with the hardest.
  const both = targets.map((target, index) => {
    const value = odds[index];
    return tell('line.with-odds', {
      needed: targetInWords(target, say),
      odds: value ? chanceInWords({ type: 'known', value }, say) : '',
    });
  });
  return eitherOf(both, say);
}

/** What leaves it open, by name. */
function openReason(result: StageResult, words: Words, tell: Say): string {
  const reasons = openPoints(result, words).map(({ by, names }) => {
    const all = { names: quotedNames(names, words.say) };
    if (by === undefined) return tell('line.open', all);
    return tell(by === 'unknown' ? 'line.open-together' : 'line.open-one', all);
  });
  return joined('line.list', reasons, tell);
}
