/** Loads the kinds of calculation for the stages of a problem, each apart. */
import type { Kinds } from './kinds.ts';
import type { Problem } from './problem.ts';

/** Rejects when a module cannot be loaded. */
export async function loadStageKinds({ stages, tables }: Problem): Promise<Kinds> {
  const all = Object.values(stages);
  const has = (type: string, contest: boolean) =>
    all.some((stage) => stage.type === type && 'contest' in stage === contest);
  const [roll, contest, value, table, look] = await Promise.all([
    has('roll', false) && import('./stages/roll.ts'),
    has('roll', true) && import('./stages/contest.ts'),
    has('value', false) && import('./stages/value.ts'),
    has('table', false) && import('./stages/table.ts'),
    Object.values(tables).some(({ by }) => by) && import('./stages/look-up.ts'),
  ]);
  return {
    ...(roll && { roll: roll.workOutRoll }),
    ...(contest && { contest: contest.workOutContest }),
    ...(value && { value: value.workOutValue }),
    ...(table && { table: table.workOutTable }),
    ...(look && { lookUp: look.lookUp }),
  };
}
