/** Results that no roll comes to: 17 or more on 2D6, where no modifier adds enough. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import type { Line } from '../../arithmetic/library.ts';
import { asCode } from '../../diagnostics/phrase.ts';
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
export function changesOf(lines: readonly Line[]): { more: number; less: number } {
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

type Idle = { name: string; at: Path } & (
  { problem: 'never-so-many' } | { problem: 'explodes-for-nothing'; remedy: string }
);

/** Successes of which there are never so many, and dice that explode where they have succeeded already. */
export function* idleIn(roll: Roll, lines: readonly Line[]): Generator<Idle> {
  const { dice: written = '', pool, outcomes } = roll;
  const dice = parseDice(written);
  if (!pool || !dice) return;
  const isFixed = !dice.extra && lines.every(({ modifier }) => modifier.change.dice === undefined);
  const number = isFixed && typeof pool.dice === 'number' ? pool.dice : Infinity;
  for (const [index, { when = [] }] of outcomes.entries())
    for (const [at, test] of when.entries())
      if (test.subject === 'successes' && boundsIn(test).some((one) => needsMore(one, number)))
        yield {
          problem: 'never-so-many',
          name: String(number),
          at: ['outcomes', index, 'when', at],
        };
  if (dice.explode && hasSucceeded(roll, dice.explode.on.from, lines))
    yield {
      problem: 'explodes-for-nothing',
      name: written,
      at: ['dice'],
      remedy: `If it gives another die, write ${asCode(written.replace('explode', 'extra'))}; otherwise leave “explode” out.`,
    };
}

/** Whether no number up to this one is enough, and a greater one is. */
const needsMore = ({ bound, isMet }: Bound, number: number): boolean =>
  typeof bound === 'number' &&
  bound >= number &&
  !isMet(number, bound) &&
  !isMet(0, bound) &&
  isMet(bound + 1, bound);

/** Whether a die with this face is a success of the pool, whatever modifiers apply and whatever is added to it. */
function hasSucceeded(
  { pool, target, modifies }: Roll,
  face: number,
  lines: readonly Line[],
): boolean {
  // What gives more dice changes no face.
  const { less, more } = changesOf(
    lines.filter(
      ({ modifier: { change } }) => change.dice === undefined && change.reroll === undefined,
    ),
  );
  const result = face - (modifies === 'target' ? more : less);
  const tests = pool?.success ?? [];
  return tests.every((test) => {
    const bounds = boundsIn(test);
    const isMetBy = ({ bound, isMet }: Bound): boolean => {
      const limit = bound === 'target' ? target : bound;
      return typeof limit === 'number' && isMet(result, limit) && isMet(Infinity, limit);
    };
    return test.subject === 'roll' && bounds.length > 0 && bounds.every(isMetBy);
  });
}

type Bound = ReturnType<typeof boundsIn>[number];
