/** Results that no roll comes to, and that every roll comes to: 17 or more and 2 or more on 2D6, whatever modifiers apply. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import type { Line } from '../../arithmetic/library.ts';
import { asCode } from '../../diagnostics/phrase.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import { parseDice, rangeOfDice } from '../../notation/dice.ts';
import type { Roll } from '../../../schemas/types.d.ts';

export function* unreachedIn(
  { dice: written = '', pool, contest, diceFrom, target, modifies, outcomes }: Roll,
  lines: readonly Line[],
): Generator<{ problem: 'never-reached' | 'always-reached'; at: Path }> {
  const dice = parseDice(written);
  if (!dice || pool || contest || diceFrom || dice.isDigits) return;
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
  yield* alwaysIn(outcomes, target, [from, to]);
}

/** An outcome that every roll between these two comes to, with outcomes after it. */
function* alwaysIn(
  outcomes: Roll['outcomes'],
  target: Roll['target'],
  ends: readonly number[],
): Generator<{ problem: 'always-reached'; at: Path }> {
  const always = outcomes.slice(0, -1).findIndex(({ when = [] }) => {
    const limits = when.flatMap((test) => (test.subject === 'roll' ? boundsIn(test) : [undefined]));
    return (
      limits.length > 0 &&
      limits.every((one) => {
        const limit = one?.bound === 'target' ? target : one?.bound;
        return typeof limit === 'number' && ends.every((end) => one?.isMet(end, limit));
      })
    );
  });
  const { when = [] } = outcomes[always] ?? {};
  if (when.length === 0 || outcomes.slice(0, always).some((one) => readsSingleDice(one.when)))
    return;
  const comparesTarget = when.some((test) =>
    boundsIn(test).some(({ bound }) => bound === 'target'),
  );
  yield {
    problem: 'always-reached',
    at: comparesTarget ? ['target'] : ['outcomes', always, 'when'],
  };
}

/** A 1 that always fails makes a roll that comes to its target each time no certain one. */
const readsSingleDice = (when: Roll['outcomes'][number]['when'] = []): boolean =>
  when.some(({ subject }) => subject !== 'roll');

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
  | { problem: 'never-so-many' | 'no-dice-in-pool' | 'every-face-succeeds' }
  | { problem: 'explodes-for-nothing'; remedy: string }
);

/** Successes of which there are never so many, and dice that explode where they have succeeded already. */
export function* idleIn(roll: Roll, lines: readonly Line[]): Generator<Idle> {
  const { dice: written = '', pool, outcomes } = roll;
  const dice = parseDice(written);
  if (!pool || !dice) return;
  const isFixed = !dice.extra && lines.every(({ modifier }) => modifier.change.dice === undefined);
  const number = isFixed && typeof pool.dice === 'number' ? pool.dice : Infinity;
  if (number < 1) {
    yield { problem: 'no-dice-in-pool', name: String(number), at: ['pool', 'dice'] };
    return;
  }
  if (!dice.isDigits && everyFaceSucceeds(roll, rangeOfDice(dice), lines)) {
    yield { problem: 'every-face-succeeds', name: written, at: ['pool', 'success'] };
    return;
  }
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
function hasSucceeded(roll: Roll, face: number, lines: readonly Line[]): boolean {
  const { minus } = shiftOf(roll, lines);
  return succeedWith(roll, [face - minus, Infinity]);
}

function everyFaceSucceeds(
  roll: Roll,
  { from, to }: { from: number; to: number },
  lines: readonly Line[],
): boolean {
  const { plus, minus } = shiftOf(roll, lines);
  return succeedWith(roll, [from - minus, to + plus]);
}

/** How much modifiers add to a single die and take from it at most. */
function shiftOf({ modifies }: Roll, lines: readonly Line[]): { plus: number; minus: number } {
  // What gives more dice changes no face.
  const { less, more } = changesOf(
    lines.filter(
      ({ modifier: { change } }) => change.dice === undefined && change.reroll === undefined,
    ),
  );
  return modifies === 'target' ? { plus: less, minus: more } : { plus: more, minus: less };
}

/** Whether each of these results is a success of the pool. */
const succeedWith = ({ pool, target }: Roll, results: readonly number[]): boolean =>
  (pool?.success ?? []).every((test) => {
    const bounds = boundsIn(test);
    const isMetBy = ({ bound, isMet }: Bound): boolean => {
      const limit = bound === 'target' ? target : bound;
      return typeof limit === 'number' && results.every((result) => isMet(result, limit));
    };
    return test.subject === 'roll' && bounds.length > 0 && bounds.every(isMetBy);
  });

type Bound = ReturnType<typeof boundsIn>[number];
