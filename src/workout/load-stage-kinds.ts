/** Loads the kinds of calculation that the stages of a problem need. */
import type { Kinds } from './kinds.ts';
import type { Problem, Stage } from './problem.ts';

/** Rejects when a module cannot be loaded. */
export async function loadStageKinds({ stages, tables, sets, rolls }: Problem): Promise<Kinds> {
  const all = Object.values(stages);
  const isValued = Object.values(sets).some((set) => set.value);
  const has = (type: Stage['type']) => all.some((stage) => stage.type === type);
  const [roll, contest, value, table, look, values, check] = await Promise.all([
    has('roll') && import('./stages/roll.ts'),
    all.some((stage) => 'contest' in stage) && import('./stages/contest.ts'),
    has('value') && import('./stages/value.ts'),
    has('table') && import('./stages/table.ts'),
    Object.values(tables).some(({ by }) => by) && import('./stages/table-look-up.ts'),
    isValued && (has('roll') || has('table')) && import('../arithmetic/value.ts'),
    Object.values(rolls).some((one) => one.check) && import('../arithmetic/check-roll.ts'),
  ]);
  return {
    ...(roll && { roll: roll.workOutRoll, afterOwnSets: roll.afterOwnSets }),
    ...(contest && { contest: contest.workOutContest }),
    ...(value && { value: value.workOutValue, calculateValue: value.calculateValue }),
    ...(table && { table: table.workOutTable }),
    ...(look && { lookUp: look.lookUp }),
    ...(values && { calculateValue: values.calculateValue }),
    ...(check && { ofCheck: check.ofCheck }),
  };
}
