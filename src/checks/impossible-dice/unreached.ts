/** Results that no roll comes to: 17 or more on 2D6, where no modifier adds enough. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import type { Line } from '../../arithmetic/library.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { parseDice, rangeOfDice } from '../../notation/dice.ts';
import type { Roll } from '../../../schemas/types.d.ts';

export function* unreachedIn(
  { dice: written = '', pool, contest, times, diceFrom, target, modifies, outcomes }: Roll,
  lines: readonly Line[],
): Generator<{ problem: 'never-reached'; at: Path }> {
  const dice = parseDice(written);
  if (!dice || pool || contest || times !== undefined || diceFrom || dice.isDigits) return;
  const { more, less } = changesOf(lines);
  // What is added to the target is taken from the roll.
  const [plus, minus] = modifies === 'target' ? [less, more] : [more, less];
  const range = rangeOfDice(dice);
  const [from, to] = [range.from - minus, range.to + plus];
  const isMetBySome = (isMet: (result: number, limit: number) => boolean, limit: number): boolean =>
    // Comparisons with a limit change at it and nowhere else.
    [from, limit - 1, limit, limit + 1, to].some(
      (result) => result >= from && result <= to && isMet(result, limit),
    );
  for (const [index, { when = [] }] of outcomes.entries())
    for (const [at, test] of when.entries())
      for (const { bound, isMet } of test.subject === 'roll' ? boundsIn(test) : []) {
        const limit = bound === 'target' ? target : bound;
        if (typeof limit !== 'number' || isMetBySome(isMet, limit)) continue;
        yield {
          problem: 'never-reached',
          at: bound === 'target' ? ['target'] : ['outcomes', index, 'when', at],
        };
        return;
      }
}

/** How much all modifiers together add and take away at most; endless where that depends on more than themselves. */
function changesOf(lines: readonly Line[]): { more: number; less: number } {
  const sum = { more: 0, less: 0 };
  for (const { modifier } of lines) {
    const { add, shift } = modifier.change;
    if (shift) continue;
    const [number, each] = [
      typeof add === 'number' ? add : undefined,
      typeof add === 'object' && 'each' in add ? add.each : undefined,
    ];
    const known = number ?? (typeof each === 'number' ? each * Infinity : undefined);
    if (known === undefined || known > 0) sum.more += known ?? Infinity;
    if (known === undefined || known < 0) sum.less -= known ?? -Infinity;
  }
  return sum;
}
