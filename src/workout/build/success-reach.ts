/** Which results of the dice can succeed: `2..10` of 2D6, where a natural 11 or 12 always fails. */
import { allHold } from '../../arithmetic/conditions.ts';
import type { RollRule } from '../../arithmetic/library.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { parseDice, rangeOfDice } from '../../notation/dice.ts';
import type { When } from '../../../schemas/types.d.ts';
import type { RollStage } from '../problem.ts';

/** How far from the target the first result is that succeeds: one below it where the roll must be below. */
function awayOf({ outcomes, modifies, pool }: RollRule): { away?: number } {
  const won = outcomes.flatMap(({ success, when = [] }) => (success ? when : []));
  const tests = [...won, ...(pool?.success ?? [])];
  const says = (limit: 'atLeast' | 'atMost' | 'above' | 'below' | 'equals') =>
    tests.some((test) => test.subject === 'roll' && test[limit] === 'target');
  const isIn = says('atLeast') || says('atMost') || says('equals');
  if (modifies !== 'target' || isIn) return {};
  if (says('below')) return { away: -1 };
  return says('above') ? { away: 1 } : {};
}

/** The last results that may succeed, where those beyond them always fail, and where success begins. */
export function successReachOf(roll: RollRule, notation = ''): Pick<RollStage, 'reach'> {
  const reach = { ...lastOf(roll, notation), ...awayOf(roll) };
  return Object.keys(reach).length > 0 ? { reach } : {};
}

function lastOf(
  { outcomes, pool }: Pick<RollRule, 'outcomes' | 'pool'>,
  notation: string,
): { least?: number; most?: number } {
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
  return isOpen && least <= most
    ? { ...(least > from && { least }), ...(most < to && { most }) }
    : {};
}
