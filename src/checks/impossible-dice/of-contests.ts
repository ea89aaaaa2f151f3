/** Contests: their sides, ties and margin. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import { asCode } from '../../diagnostics/phrase.ts';
import type { Library } from '../../arithmetic/library.ts';
import { pageOf, type DataFile } from '../../schema/data-file.ts';
import { shaped } from '../../schema/file-index.ts';
import type { Roll } from '../../../schemas/types.d.ts';
import type { Found } from '../impossible-dice.ts';

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
