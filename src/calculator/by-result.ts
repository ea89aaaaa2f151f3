/** Which result leads to a roll, where several do. Loaded on demand. */
import { bracketedAs } from '../text/by-script.ts';
import type { StageResult, StartResult } from '../workout/result.ts';
import type { resultsBeside } from './chain-answer.ts';
import { nameOf, type Words } from './say.ts';

type Beside = ReturnType<typeof resultsBeside>;

/** One that is reached by several ways is named by the result that leads to it: `Strike value (Major critical hit)`. */
export const byResult = (all: Beside, starts: readonly StartResult[], words: Words): Beside =>
  all.map(([label, text, one]) => {
    const isOne = all.every(([, , other]) => other === one || other.stage !== one.stage);
    const before = isOne ? undefined : leadingTo(one, starts, words);
    return [before === undefined ? label : bracketedAs(label, before), text, one];
  });

/** The name of the last result on the way to a roll that is one of several: `Major critical hit`. */
function leadingTo(
  one: StageResult,
  all: readonly StageResult[],
  words: Words,
): string | undefined {
  const { after } = one;
  const found = words.problem.stages[after?.stage ?? '']?.outcomes?.find(
    ({ id }) => id === after?.outcome,
  );
  if (found) return nameOf(words.texts, found.address);
  // A number goes on whatever it is.
  const before = all.flatMap(function within(from): StageResult[] {
    const leads = from.outcomes.some(({ next }) => next.includes(one));
    return leads ? [from] : from.outcomes.flatMap(({ next }) => next.flatMap(within));
  });
  return before[0]?.after && leadingTo(before[0], all, words);
}
