/** Contests: their sides, ties and margin. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import { asCode } from '../../diagnostics/phrase.ts';
import type { Library, Line } from '../../arithmetic/library.ts';
import { pageOf, type DataFile } from '../../schema/data-file.ts';
import { shaped } from '../../schema/file-index.ts';
import { parseDice, rangeOfDice } from '../../notation/dice.ts';
import type { Roll } from '../../../schemas/types.d.ts';
import type { Found } from '../impossible-dice.ts';
import { changesOf } from './unreached.ts';

/** What a contest cannot have, or a roll that is none; paths begin at the roll. */
export function* contestFaultsOf({
  contest,
  outcomes,
  pool,
}: Roll): Generator<Omit<Found, 'name'> & { name?: string }> {
  const ties = contest?.ties;
  if ((ties === 'first' || ties === 'second') && typeof contest?.each === 'string')
    yield { problem: 'no-sides', name: ties, at: ['contest', 'ties'] };
  const [one, other] = typeof contest?.each === 'object' ? contest.each : [];
  if (one !== undefined && one === other)
    yield { problem: 'same-side', name: one, at: ['contest', 'each', 1] };
  for (const [index, { when = [] }] of outcomes.entries()) {
    const at = ['outcomes', index, 'when'];
    const names = when.map(({ subject }) => subject);
    if (!contest && names.includes('margin')) yield { problem: 'no-margin', at };
    const isTie = when
      .filter(({ subject }) => subject === 'margin')
      .flatMap(boundsIn)
      .some(
        ({ bound, isMet }) => typeof bound === 'number' && bound < 2 && !isEverMet(isMet, bound),
      );
    if (ties === 'again' && isTie) yield { problem: 'no-tie', at };
    else if (one !== undefined && index === marginOfAnyone(outcomes))
      yield {
        problem: 'anyone-wins',
        name: one,
        at,
        remedy: `Name the winner, too: ${asCode(`{ subject: ${one}, is: winner }`)}.`,
      };
  }
  const counting = outcomes.findIndex(({ when = [] }) =>
    when.some(({ subject }) => subject === 'successes'),
  );
  if (!pool && counting >= 0) yield { problem: 'no-successes', at: ['outcomes', counting, 'when'] };
}

/** The outcome that is a success by its margin, before any says who won. */
function marginOfAnyone(outcomes: Roll['outcomes']): number {
  const first = outcomes.findIndex(({ when = [], success }) =>
    when.some(
      ({ subject, is, not }) =>
        (success && subject === 'margin') ||
        [is, not].flat().some((state) => state === 'winner' || state === 'loser'),
    ),
  );
  const { when = [] } = outcomes[first] ?? {};
  return when.every(({ subject }) => subject === 'margin') ? first : -1;
}

/** Whether a margin of 1 or 2 meets it. */
const isEverMet = (isMet: (value: number, bound: number) => boolean, bound: number): boolean =>
  isMet(1, bound) || isMet(2, bound);

/** Modifiers of a side that no contest which they change has. */
export function* sidesIn(file: DataFile, { rolls, sets }: Library): Generator<Found> {
  const page = pageOf(file);
  const { appliesTo = [] } = sets.get(page) ?? {};
  const changed =
    appliesTo === 'all'
      ? [...rolls.values()]
      : [page, appliesTo].flat().map((one) => rolls.get(one));
  const sides = changed.flatMap((roll) =>
    typeof roll?.contest?.each === 'object' ? roll.contest.each : [],
  );
  // A contest whose ties go to one of two sides that it does not list is reported itself.
  const lacksSides = changed.some(
    (roll) =>
      typeof roll?.contest?.each === 'string' && /^(?:first|second)$/.test(roll.contest.ties),
  );
  if (lacksSides) return;
  for (const { value, path } of shaped(file, 'Modifier'))
    if (value.side !== undefined && !sides.includes(value.side))
      yield { problem: 'no-such-side', name: value.side, at: [...path, 'side'] };
}

/** Margins that no throw of both sides has, and a side that loses each of them; paths begin at the roll. */
export function* neverInContest(
  { contest, dice: written = '', outcomes, modifies }: Roll,
  lines: readonly Line[],
): Generator<Omit<Found, 'name'> & { name: string }> {
  const dice = parseDice(written);
  if (!contest || !dice || dice.isDigits || modifies === 'target') return;
  const { from, to } = rangeOfDice(dice);
  const [one, other] = typeof contest.each === 'object' ? contest.each : [];
  const reachOf = (side: string | undefined) => {
    const own = lines.filter(({ modifier }) => modifier.side === side || !modifier.side);
    const { more, less } = changesOf(own);
    const cancelled = new Set(lines.flatMap(({ modifier }) => [modifier.cancels ?? []].flat()));
    const sure = own
      .filter(({ modifier }) => !cancelled.has(modifier.id))
      .reduce((sum, line) => sum + sureOf(line), 0);
    // What is always there has its part in one of both.
    return { from: from - less + Math.max(sure, 0), to: to + more + Math.min(sure, 0) };
  };
  const [first, second] = [reachOf(one), reachOf(other)];
  const greatest = Math.max(first.to - second.from, second.to - first.from);
  for (const [index, { when = [] }] of outcomes.entries())
    for (const [at, test] of when.entries()) {
      const path = ['outcomes', index, 'when', at];
      const limits = test.subject === 'margin' ? boundsIn(test) : [];
      const isBeyond = limits.some(
        ({ bound, isMet }) =>
          typeof bound === 'number' &&
          ![0, bound - 1, bound, bound + 1].some(
            (margin) => margin >= 0 && margin <= greatest && isMet(margin, bound),
          ),
      );
      if (isBeyond && limits.some(({ bound }) => Number(bound) > 1))
        yield { problem: 'never-such-a-margin', name: String(greatest), at: path };
      const [own, against] = test.subject === one ? [first, second] : [second, first];
      const isOfSide = test.subject === one || test.subject === other;
      const isOut = contest.wins === 'lowest' ? own.from > against.to : own.to < against.from;
      if (isOfSide && isOut && [test.is].flat().includes('winner'))
        yield { problem: 'never-wins', name: test.subject, at: path };
    }
}

/** What a modifier adds each time; 0 where something decides whether it counts. */
function sureOf({ modifier, group }: Line): number {
  const { always, when, onlyWith, change } = modifier;
  const isSure = always && !when && !onlyWith && !group && typeof change.add === 'number';
  return isSure ? Number(change.add) : 0;
}
