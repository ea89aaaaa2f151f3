/** Which results of the dice can succeed: `2..10` of 2D6, where a natural 11 or 12 always fails. */
import { parseDice, rangeOfDice } from '../../notation/dice.ts';
import type { RollRule } from '../../arithmetic/library.ts';
import type { Test } from '../../../schemas/types.d.ts';
import type { RollStage } from '../problem.ts';

/** The last results that may succeed, where those beyond them always fail. */
export function reachOf(
  { outcomes, pool }: Pick<RollRule, 'outcomes' | 'pool'>,
  notation = '',
): Pick<RollStage, 'reach'> {
  const dice = pool ? undefined : parseDice(notation);
  if (!dice) return {};
  const { from, to } = rangeOfDice(dice);
  if (!Number.isFinite(to)) return {};
  const fails = (natural: number) => {
    const first = outcomes.find(({ when }) => !when || when.every((test) => meets(test, natural)));
    return first?.when !== undefined && first.success !== true;
  };
  const isOpen = outcomes.some(({ success, when }) => success && when);
  let [least, most] = [from, to];
  while (least < to && fails(least)) least++;
  while (most > from && fails(most)) most--;
  const reach = { ...(least > from && { least }), ...(most < to && { most }) };
  return isOpen && least <= most && Object.keys(reach).length > 0 ? { reach } : {};
}

/** Whether a result of the dice alone meets a test. */
const meets = (test: Test, natural: number): boolean =>
  test.subject === 'natural' &&
  test.is === undefined &&
  test.not === undefined &&
  [
    [test.equals, (bound: number) => natural === bound],
    [test.atLeast, (bound: number) => natural >= bound],
    [test.atMost, (bound: number) => natural <= bound],
    [test.above, (bound: number) => natural > bound],
    [test.below, (bound: number) => natural < bound],
  ].every(
    ([bound, holds]) =>
      bound === undefined ||
      (typeof bound === 'number' && (holds as (bound: number) => boolean)(bound)),
  );
