/** The whole result: that of the claims in use, and beside it those of other sources, worked out in the same way. */
import type { DisputeInput, Problem } from './problem.ts';
import type { WithRivals } from './result.ts';
import { agreed, claimsIn } from './rivals.ts';
import type { Situation } from './situation.ts';
import { workOut } from './evaluator.ts';

/** `isWanted` leaves out disputes that the caller does not need. */
export function resolve(
  problem: Problem,
  situation: Situation,
  isWanted?: (dispute: DisputeInput) => boolean,
): WithRivals {
  const result = workOut(problem, situation);
  const rivals = claimsIn(problem, situation, result, isWanted).flatMap((claim) => claim());
  return { ...result, starts: agreed(problem, result, rivals), rivals };
}
