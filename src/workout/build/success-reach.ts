/** Which results of the dice can succeed: `2..10` of 2D6, where a natural 11 or 12 always fails. */
import { allHold } from '../../arithmetic/conditions.ts';
import type { RollRule } from '../../arithmetic/library.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { parseDice, rangeOfDice } from '../../notation/dice.ts';
import type { When } from '../../../schemas/types.d.ts';
import type { RollStage } from '../problem.ts';

/** The last results that may succeed, where those beyond them always fail. */
export function successReachOf(
  { outcomes, pool }: Pick<RollRule, 'outcomes' | 'pool'>,
  notation = '',
): Pick<RollStage, 'reach'> {
  const dice = pool ? undefined : parseDice(notation);
  if (!dice) return {};
  const { from, to } = rangeOfDice(dice);
  if (!Number.isFinite(to)) return {};
  // A test of anything else may be met or not.
  const always = (when: When, natural: number) =>
    when.every(({ subject }) => subject === 'natural') &&
    allHold(when, knownFrom({ given: { natural } }));
  const fails = (natural: number) => {
    const first = outcomes.find(({ when }) => !when || always(when, natural));
    return first?.when !== undefined && first.success !== true;
  };
  const isOpen = outcomes.some(({ success, when }) => success && when);
  let [least, most] = [from, to];
  while (least < to && fails(least)) least++;
  while (most > from && fails(most)) most--;
  const reach = { ...(least > from && { least }), ...(most < to && { most }) };
  return isOpen && least <= most && Object.keys(reach).length > 0 ? { reach } : {};
}
