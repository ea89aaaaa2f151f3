/** Numbers as players write them, in a field or in a link. */
import { parseDice } from '../notation/dice.ts';
import { numberIn } from '../text/number-in.ts';
import { halfWidth } from '../text/half-width.ts';
import type { ValueInput } from './problem.ts';

export type ReadNumber =
  | { type: 'known'; value: number | string }
  | { type: 'not-a-number' | 'not-whole' }
  /** `nearest` is the allowed number beside it. */
  | { type: 'out-of-range'; nearest: number };

/** Of values without limits of their own: no game has larger figures. */
const [LEAST, MOST] = [-9999, 9999];
/** `15D6` is more than any weapon has. */
const MOST_DICE = 15;

/** `−2`, `3`, `1.5`, `1,5`, `½`, `1/2`, `1 1/2`, and `D6` or `K6` where the value may be dice. */
export function readNumber(text: string, value: ValueInput | undefined): ReadNumber {
  const plain = halfWidth(text).trim().replaceAll('−', '-').replace(/^\+/, '');
  const dice = plain.toUpperCase().replace('K', 'D').replace(/^1D/, 'D');
  const read = value?.dice ? parseDice(dice) : undefined;
  if (read && read.count <= MOST_DICE) return { type: 'known', value: dice };
  const exact = numberIn(plain);
  if (exact === undefined) return { type: 'not-a-number' };
  // To hundredths, and without −0.
  const number = Number(exact.toFixed(2)) + 0;
  if (!value?.fraction && !Number.isInteger(number)) return { type: 'not-whole' };
  const nearest = Math.min(Math.max(number, value?.atLeast ?? LEAST), value?.atMost ?? MOST);
  return nearest === number ? { type: 'known', value: number } : { type: 'out-of-range', nearest };
}
