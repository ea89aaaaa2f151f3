/** Which modifiers apply at a stage, and which are not decided. */
import type { Applied } from '../../arithmetic/settle.ts';
import type { Address, ModifierInput } from '../problem.ts';
import type { At } from './stage.ts';

/** Each once, in the order of the controls. */
export function countedIn({ stage }: Pick<At, 'stage'>, applied: readonly Applied[]): Applied[] {
  return stage.modifiers.flatMap(({ id }) => applied.find((one) => one.id === id) ?? []);
}

/**
 * Modifiers that depend on a missing number, and groups that need a choice: an odd or an even roll
 * that missed; `unnamed` is the first such group. Undefined if nothing is undecided.
 */
export function undecidedIn(
  { stage, facts }: At,
  undecided: readonly string[],
): { automatic: ModifierInput[]; unnamed?: Address } | undefined {
  const open = stage.modifiers.filter(({ id }) => undecided.includes(id));
  const automatic = open.filter((modifier) => modifier.automatic);
  const groups = new Set(
    stage.modifiers.flatMap(({ id, group }) => (facts.with.includes(id) ? (group ?? []) : [])),
  );
  const unnamed = open.find(
    ({ automatic: own, group }) => !own && group !== undefined && !groups.has(group),
  )?.group;
  if (automatic.length === 0 && unnamed === undefined) return undefined;
  return { automatic, ...(unnamed !== undefined && { unnamed }) };
}
