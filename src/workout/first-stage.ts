/**
 * The first stage of a problem alone: the number needed and the odds of its outcomes, as
 * `resolveWith` has them, without what follows. Browsers load it first, because it is small.
 */
import { known } from './answer.ts';
import { figuresOf, once, outcomeOf } from './combine.ts';
import type { Kinds } from './kinds.ts';
import { CERTAIN } from './odds.ts';
import type { Problem } from './problem.ts';
import type { Refusal, Result, StageResult } from './result.ts';
import type { Situation } from './situation.ts';
import { libraryWith, stageAt, START } from './stages/work-out.ts';
import { inEveryWorld } from './world.ts';

export type FirstResult = Pick<Result, 'cut' | 'refused'> & { start: StageResult | undefined };

/** `start` is undefined if the problem has no stage. */
export function resolveFirst(kinds: Kinds, problem: Problem, situation: Situation): FirstResult {
  const library = libraryWith(kinds, problem);
  const refused: Refusal[] = [];
  const [stage = ''] = problem.starts;
  const { results, cut } = inEveryWorld((world) =>
    stageAt({ kinds, problem, library, situation, world, refused }, stage, START),
  );
  const readings = results.flatMap((one) => one?.worked ?? []);
  const [first] = readings;
  return {
    start: first && {
      stage,
      reached: known(CERTAIN),
      ...figuresOf(first, readings),
      outcomes: first.outcomes.map(({ outcome }, index) => {
        const one = outcomeOf(
          outcome,
          readings.flatMap(({ outcomes }) => outcomes[index] ?? []),
        );
        return { ...one, fromStart: one.odds, next: [] };
      }),
      readings: [],
    },
    ...(cut && { cut: true as const }),
    refused: once(refused),
  };
}
