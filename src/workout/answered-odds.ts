/** Odds of events that follow or exclude each other, some of them unknown. */
import { join, known, type Answer } from './answer.ts';
import { both, either } from './distribution.ts';
import { CERTAIN, NEVER } from './odds.ts';
import type { Exact } from './result.ts';

/** Two events in a row. An impossible one stays impossible even if the other is unknown. */
export function afterEachOther(first: Answer<Exact>, second: Answer<Exact>): Answer<Exact> {
  if (isNever(first) || isNever(second)) return known(NEVER);
  return join([first, second], (odds) => odds.reduce(both, CERTAIN));
}

/** The sum of odds that exclude each other. */
export const oneOf = (answers: readonly Answer<Exact>[]): Answer<Exact> =>
  join(answers, (odds) => odds.reduce(either, NEVER));

const isNever = (answer: Answer<Exact>): boolean =>
  answer.type === 'known' && answer.value.count === 0n;
