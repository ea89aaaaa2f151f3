/** Browser entry point: loads only the modules that a problem needs. */
import type { Kinds } from './kinds.ts';
import { loadStageKinds } from './load-stage-kinds.ts';
import type { Problem } from './problem.ts';

export { resolveWith } from './resolve-with.ts';

/** Rejects when a module cannot be loaded. The same problem always needs the same kinds. */
export async function loadKinds(problem: Problem): Promise<Kinds> {
  const all = Object.values(problem.stages);
  const needs = {
    sameDice: all.some(({ readings }) => readings !== undefined),
    rivals: all.some(({ disputes }) => disputes !== undefined),
    counts: all.some(
      (stage) => 'times' in stage || (stage.type === 'roll' && stage.contest?.among !== undefined),
    ),
  };
  const [kinds, sameDice, rivals, counts] = await Promise.all([
    loadStageKinds(problem),
    needs.sameDice && import('./stages/same-dice.ts'),
    needs.rivals && import('./rivals.ts'),
    needs.counts && import('./counts.ts'),
  ]);
  return {
    ...kinds,
    ...(sameDice && { sameDice: sameDice.jointReadings }),
    ...(rivals && { rivals: rivals.rivalsOf }),
    ...(counts && { counts: counts.countsIn }),
  };
}
