/** Ordered lists of outcomes: the first one whose tests are met applies. */
import type { OutcomeRule } from './library.ts';
import { allHold } from './conditions.ts';
import type { Known } from './situation.ts';

/** The possible outcomes: one, or several when a missing number decides between them. */
export function possibleOutcomes(outcomes: readonly OutcomeRule[], known: Known): OutcomeRule[] {
  const possible: OutcomeRule[] = [];
  for (const outcome of outcomes) {
    const truth = allHold(outcome.when, known);
    if (truth !== false) possible.push(outcome);
    if (truth) break;
  }
  return possible;
}

/** The outcome, if only one is possible. */
export function onlyOutcome(
  outcomes: readonly OutcomeRule[],
  known: Known,
): OutcomeRule | undefined {
  const possible = possibleOutcomes(outcomes, known);
  return possible.length === 1 ? possible[0] : undefined;
}
