/** Browser entry point: loads only the modules that a problem needs. */
import type { Kinds } from './kinds.ts';
import type { Problem } from './problem.ts';

export { resolveWith } from './resolve-with.ts';

/** Rejects when a module cannot be loaded. The same problem always needs the same kinds. */
export async function loadKinds({ stages }: Problem): Promise<Kinds> {
  const all = Object.values(stages);
  const rolls = all.filter((stage) => stage.type === 'roll');
  const needs = {
    roll: rolls.some((stage) => !('contest' in stage)),
    contest: rolls.some((stage) => 'contest' in stage),
    value: all.some(({ type }) => type === 'value'),
    table: all.some(({ type }) => type === 'table'),
    sameDice: all.some(({ readings }) => readings !== undefined),
    rivals: all.some(({ disputes }) => disputes !== undefined),
    counts:
      all.some((stage) => 'times' in stage) ||
      rolls.some(({ contest }) => contest?.among !== undefined),
  };
  const [roll, contest, value, table, sameDice, rivals, counts] = await Promise.all([
    needs.roll && import('./stages/roll.ts'),
    needs.contest && import('./stages/contest.ts'),
    needs.value && import('./stages/value.ts'),
    needs.table && import('./stages/table.ts'),
    needs.sameDice && import('./stages/same-dice.ts'),
    needs.rivals && import('./rivals.ts'),
    needs.counts && import('./counts.ts'),
  ]);
  return {
    ...(roll && { roll: roll.workOutRoll }),
    ...(contest && { contest: contest.workOutContest }),
    ...(value && { value: value.workOutValue }),
    ...(table && { table: table.workOutTable }),
    ...(sameDice && { sameDice: sameDice.jointReadings }),
    ...(rivals && { rivals: rivals.rivalsOf }),
    ...(counts && { counts: counts.countsIn }),
  };
}
