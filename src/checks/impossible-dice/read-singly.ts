/** Dice whose sum is compared with the faces of one die, and doubles of dice that have none. */
import type { Line } from '../../arithmetic/library.ts';
import { asCode } from '../../diagnostics/phrase.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { parseDice, type Dice } from '../../notation/dice.ts';
import type { Roll } from '../../../schemas/types.d.ts';

type Unread =
  | { problem: 'symbols-of-sum'; at: Path; remedy: string }
  | { problem: 'one-die' | 'kept-doubles'; at: Path };

/** `lines` are the modifiers of the roll. */
export function* readSinglyIn(roll: Roll, lines: readonly Line[]): Generator<Unread> {
  const { dice: written = '', pool, contest, symbols, outcomes } = roll;
  const dice = parseDice(written);
  if (!dice) return;
  if (symbols && isSummed(dice))
    yield { problem: 'symbols-of-sum', at: ['symbols'], remedy: instead(dice, symbols[0]?.id) };
  if (pool || contest || lines.some(({ modifier }) => modifier.change.dice !== undefined)) return;
  for (const [index, { when = [] }] of outcomes.entries())
    for (const [at, { subject, is, not }] of when.entries()) {
      if (subject !== 'dice' || ![is, not].flat().includes('doubles')) continue;
      const place = ['outcomes', index, 'when', at];
      if (dice.count === 1) yield { problem: 'one-die', at: place };
      else if ((dice.keep?.number ?? 1) > 1) yield { problem: 'kept-doubles', at: place };
    }
}

/** Whether the result is more than what one die shows. */
const isSummed = ({ count, plus, keep, explode, isDigits }: Dice): boolean =>
  (keep?.number ?? count) > 1 || plus !== 0 || explode !== undefined || isDigits === true;

function instead({ count, sides, keep, isDigits }: Dice, symbol = ''): string {
  const die = asCode(`D${sides}`);
  const alone = `roll one ${die} without a number to add, or remove ${asCode('symbols')} and compare numbers.`;
  if (isDigits || keep || count === 1) return alone.replace('roll', 'Roll');
  const pool = `pool: { dice: ${count}, success: [{ subject: natural, is: ${symbol} }] }`;
  return `To count the dice that show it, write ${asCode(`dice: D${sides}`)} and ${asCode(pool)}, and compare how many succeed. Otherwise ${alone}`;
}
