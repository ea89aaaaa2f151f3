/** Conflicts between the settings of a situation, and results that are not complete. */
import type { RollCalculation } from '../../arithmetic/roll.ts';
import { remember } from '../../arithmetic/remember.ts';
import { arithmeticOf, type Facts } from './given.ts';
import type { At } from './stage.ts';

/**
 * Ids to ignore: all but the first of an exclusive group, and those that given numbers exclude. What
 * was carried over and is excluded here was right where it was entered, and is not reported.
 * Marks the reading of the rules as cut if not every way was calculated.
 */
export function conflictsIn(
  { key, stage, facts, refused, world }: At,
  problems: RollCalculation['problems'],
): string[] {
  return problems.flatMap((problem) => {
    if (problem.kind === 'cannot-hold-together') {
      refused.push({ kind: 'exclusive', stage: key, ids: problem.ids, group: problem.group });
      return problem.ids.slice(1);
    }
    if (problem.kind === 'contradicted') {
      if (!stage.carried?.includes(problem.id) && facts.with.includes(problem.id))
        refused.push({ kind: 'contradicted', stage: key, id: problem.id });
      return [problem.id];
    }
    if (problem.kind === 'too-many-ways') world.isCut = true;
    return problem.kind === 'not-here' ? [problem.id] : [];
  });
}

/** Removes conflicting settings and reports them. */
export function withoutConflicts<T extends Pick<RollCalculation, 'problems'>>(
  at: At,
  calculate: Parameters<typeof remember<T>>[3],
): { calculation: T; facts: Facts } {
  let { facts } = at;
  for (;;) {
    const calculation = remember(at.stage.address, arithmeticOf(facts), at.library, calculate);
    const held = facts.with;
    // What applies by itself cannot be put aside.
    const out = conflictsIn(at, calculation.problems).filter((id) => held.includes(id));
    if (out.length === 0) return { calculation, facts };
    facts = { ...facts, with: held.filter((id) => !out.includes(id)) };
  }
}
