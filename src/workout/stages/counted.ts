/** Which modifiers apply at a stage, and what each adds. */
import { evaluateNumber } from '../../arithmetic/amount.ts';
import { allHold } from '../../arithmetic/conditions.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { arithmeticOf } from './given.ts';
import type { ModifierInput } from '../problem.ts';
import type { At, Worked } from './stage.ts';

/**
 * In the order of the sets. If the rules leave open which one of a group applies, all of them are
 * listed.
 */
export function countedIn({ problem, stage, facts }: At): Worked['counted'] {
  const known = knownFrom(arithmeticOf(facts));
  const dataOf = ({ set, id }: ModifierInput) =>
    problem.sets[set]?.modifiers.find((modifier) => modifier.id === id);
  const held = stage.modifiers.filter((modifier) =>
    modifier.automatic ? allHold(dataOf(modifier)?.when, known) : facts.with.includes(modifier.id),
  );
  const off = new Set(held.flatMap(({ cancels = [] }) => cancels));
  const first = new Set<string>();
  return held
    .filter(({ id, group, combine }) => {
      if (off.has(id)) return false;
      if (combine !== 'first' || group === undefined) return true;
      const counts = !first.has(group);
      first.add(group);
      return counts;
    })
    .map((modifier) => {
      const { add } = dataOf(modifier)?.change ?? {};
      return { id: modifier.id, adds: add === undefined ? undefined : evaluateNumber(add, known) };
    });
}

/**
 * Modifiers that depend on a missing number, and groups that need a choice: an odd or an even roll
 * that missed. Undefined if nothing is undecided.
 */
export function undecidedIn(
  { stage, facts }: At,
  undecided: readonly string[],
): { automatic: ModifierInput[]; unnamed: boolean } | undefined {
  const open = stage.modifiers.filter(({ id }) => undecided.includes(id));
  const automatic = open.filter((modifier) => modifier.automatic);
  const groups = new Set(
    stage.modifiers.flatMap(({ id, group }) => (facts.with.includes(id) ? (group ?? []) : [])),
  );
  const unnamed = open.some(
    ({ automatic: own, group }) => !own && group !== undefined && !groups.has(group),
  );
  return automatic.length > 0 || unnamed ? { automatic, unnamed } : undefined;
}
