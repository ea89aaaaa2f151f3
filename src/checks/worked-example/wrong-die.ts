/** Why the numbers under `dice` cannot be rolled: one that its die does not show, or another count of them. */
import type { RollRule } from '../../arithmetic/library.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { parseDice } from '../../notation/dice.ts';
import type { Example } from '../../../schemas/types.d.ts';
import type { Fault } from './reasons.ts';
import type { Reason } from './recompute.ts';

/**
 * What is wrong with the dice of an example that cannot be rolled, and its place in the example: `D20` and 21 → the number
 * and the sides; `2D6` and one number → how many there are, and how many belong there. Undefined for another reason.
 */
export function wrongDie(
  { kind, names: [notation = ''] }: Reason,
  { dice: shown = [] }: Example,
  roll: RollRule | undefined,
): { why: { kind: Fault['kind']; names: string[] }; path: Path } | undefined {
  const dice = kind === 'impossible-dice' ? parseDice(notation) : undefined;
  if (!dice) return undefined;
  const { count, sides, extra, explode, reroll } = dice;
  // More numbers than dice: of all sides, and of dice that are rolled again or give others.
  const isMore = roll?.contest ?? extra ?? explode ?? reroll;
  if (isMore ? shown.length < count : shown.length !== count)
    return { why: { kind, names: [notation, `${shown.length}`, `${count}`] }, path: ['dice'] };
  const index = shown.findIndex((number) => number < 1 || number > sides);
  return index < 0
    ? undefined
    : {
        why: { kind: 'not-on-die', names: [String(shown[index]), String(sides)] },
        path: ['dice', index],
      };
}
