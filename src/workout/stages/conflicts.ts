/** Conflicts between the settings of a situation, and results that are not complete. */
import type { RollCalculation } from '../../arithmetic/roll.ts';
import type { At } from './stage.ts';

/**
 * Ids to ignore: all but the first of an exclusive group, and those that given numbers exclude. What
 * was carried over and is excluded here was right where it was entered, and is not reported.
 * Marks the reading of the rules as cut if not every way was calculated.
 */
export function conflictsIn(
  { key, stage, refused, world }: Pick<At, 'key' | 'stage' | 'refused' | 'world'>,
  problems: RollCalculation['problems'],
): string[] {
  return problems.flatMap((problem) => {
    if (problem.kind === 'cannot-hold-together') {
      refused.push({ kind: 'exclusive', stage: key, ids: problem.ids, group: problem.group });
      return problem.ids.slice(1);
    }
    if (problem.kind === 'contradicted') {
      if (!stage.carried?.includes(problem.id))
        refused.push({ kind: 'contradicted', stage: key, id: problem.id });
      return [problem.id];
    }
    if (problem.kind === 'too-many-ways') world.isCut = true;
    return problem.kind === 'not-here' ? [problem.id] : [];
  });
}
