/** A changed condition in words: what is asked newly, and no longer. */
import { isDeepStrictEqual } from 'node:util';
import { conditionLine } from '../wording/conditions.ts';
import type { Wording } from '../wording/wording.ts';
import type { Test, When } from '../../schemas/types.d.ts';

/** `the weapon is not ordnance`: the tests that only one side has; a side without any is undefined. */
export function changedCondition(
  was: unknown,
  now: unknown,
  wording: Wording,
): Record<'was' | 'now', string | undefined> {
  const [old, current] = [testsIn(was), testsIn(now)];
  const line = (own: When, other: When): string | undefined => {
    const tests = own.filter((test) => !other.some((one) => isDeepStrictEqual(one, test)));
    return tests.length === 0 ? undefined : conditionLine(tests, wording);
  };
  return { was: line(old, current), now: line(current, old) };
}

const testsIn = (value: unknown): When =>
  value === undefined ? [] : ([value].flat() as Test[] as unknown as When);
