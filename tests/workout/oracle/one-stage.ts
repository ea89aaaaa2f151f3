/** The odds of one stage alone. */
import type { Roll, Test } from '../../../schemas/types.d.ts';
import { reduced } from '../../../src/workout/odds.ts';
import { NO_SETTINGS, type Situation } from '../../../src/workout/situation.ts';
import { holds, type Stand } from './amounts.ts';
import { valuesAt } from './modifiers.ts';
import { afterSets, contestThrows, readingsOf, type ContestThrow, type Side } from './rolls.ts';
import { isLeftOut, modifiersFor, rollAt, setsIn } from './rules.ts';
import { standOf, type Subject } from './stand.ts';
import { tableThrows } from './tables.ts';

const lowest = (count: number | bigint, of: number | bigint): string =>
  reduced({ count: BigInt(count), of: BigInt(of) });

/** The possible odds of each outcome of a stage, or its values; undefined where not all are known. */
export function expectedAt(
  { ruleset, stage }: Subject,
  stand: Stand,
  other: Stand,
): Record<string, string[] | undefined> {
  const { address } = stage;
  if (stage.type === 'value') {
    if (!setsIn(ruleset).has(address)) {
      const found = stand.numbers[stage.value];
      return { value: found === undefined ? undefined : [String(found)] };
    }
    const results = valuesAt(ruleset, address, stand);
    const stated = results.filter((result) => typeof result === 'number').map(String);
    return { value: stated.length === results.length ? stated.sort() : undefined };
  }
  if (stage.type === 'table') {
    const found = tableThrows(ruleset, address, stand);
    return Object.fromEntries(
      stage.outcomes.map(({ id }) => [id, found && [lowest(found.throws.get(id) ?? 0, found.of)]]),
    );
  }
  const roll = rollAt(ruleset, address)!;
  if (isLeftOut(ruleset, address, (when) => holds(when, stand) === false))
    return Object.fromEntries(
      roll.outcomes.map(({ id, success }) => [id, [success ? '1/1' : '0/1']]),
    );
  const readings = readingsOf(ruleset, address, stand);
  if (roll.contest?.among !== undefined)
    return selection(
      afterSets(ruleset, roll, modifiersFor(ruleset, address), stand),
      roll,
      roll.contest.among,
    );
  if (roll.contest) {
    const { each, wins, ties } = roll.contest;
    const sides = [stand, other].map((one) => readingsOf(ruleset, address, one));
    const [mine, theirs] = sides.map((one) =>
      one?.map(({ total, more = 0, rerolls = [] }) => ({ total, more, rerolls })),
    );
    const isStated = roll.outcomes.every(({ evidence }) => evidence !== 'unknown');
    const isKnown = [mine, theirs].every((all) =>
      all?.every(({ total }) => typeof total === 'number'),
    );
    const [first = '', second = ''] = [each].flat();
    const applies = ({ own, against, isWon }: ContestThrow) => {
      const tied = own === against;
      const winners = { all: [first, second], first: [first], second: [second] };
      const won = tied
        ? ((winners as Record<string, string[]>)[ties] ?? [])
        : [isWon ? first : second];
      const isTrue = ({ subject, is, atLeast = -Infinity }: Test) =>
        subject === 'margin'
          ? Math.abs(own - against) >= Number(atLeast)
          : [is]
              .flat()
              .some((word) =>
                word === 'winner'
                  ? won.includes(subject)
                  : word === 'loser' && won.length > 0 && !won.includes(subject),
              );
      return roll.outcomes.find(({ when = [] }) => when.every(isTrue))?.id;
    };
    const list = (id: string) =>
      (mine ?? []).flatMap((own) =>
        (theirs ?? []).map((against) => {
          const all = contestThrows(roll.dice!, sideOf(own), sideOf(against), wins === 'highest');
          const counting = all.filter((one) => ties !== 'again' || one.own !== one.against);
          return lowest(counting.filter((one) => applies(one) === id).length, counting.length);
        }),
      );
    return Object.fromEntries(
      roll.outcomes.map(({ id }) => [
        id,
        isStated && isKnown && ties !== 'unknown' ? [...new Set(list(id))].sort() : undefined,
      ]),
    );
  }
  return Object.fromEntries(
    roll.outcomes.map(({ id }) => {
      const counts = readings?.map(({ throws }) => throws.get(id));
      if (!readings || counts?.includes(undefined)) return [id, undefined];
      const all = readings.map(({ of, throws }) => lowest(throws.get(id) ?? 0, of));
      return [id, [...new Set(all)].sort()];
    }),
  );
}

const sideOf = ({ total, ...dice }: Omit<Side, 'total'> & { total: unknown }): Side => ({
  total: Number(total),
  ...dice,
});

/** One of n dice is among the highest; where ties are rolled again, only throws with one highest count. */
function selection(
  stand: Stand,
  { contest, outcomes }: Pick<Roll, 'contest' | 'outcomes'>,
  among: string,
) {
  const n = stand.numbers[among];
  const [mine = '', others = ''] = outcomes.map(({ id }) => id);
  if (n === undefined) return { [mine]: undefined, [others]: undefined };
  // Throws by what the first die and the highest one so far show, and by how many show that.
  let throws = new Map([1, 2, 3, 4, 5, 6].map((face) => [`${face} ${face} 1`, 1n]));
  for (let dice = 1; dice < n; dice++) {
    const next = new Map<string, bigint>();
    for (const [shown, ways] of throws)
      for (let face = 1; face <= 6; face++) {
        const [first, best = 0, number = 0] = shown.split(' ').map(Number);
        const tied = face === best ? number + 1 : face > best ? 1 : number;
        const key = `${first} ${Math.max(best, face)} ${tied}`;
        next.set(key, (next.get(key) ?? 0n) + ways);
      }
    throws = next;
  }
  const counting = [...throws].filter(
    ([shown]) => contest?.ties !== 'again' || shown.endsWith(' 1'),
  );
  const sum = (list: typeof counting) => list.reduce((all, [, ways]) => all + ways, 0n);
  const all = sum(counting);
  const hits = sum(counting.filter(([shown]) => shown[0] === shown[2]));
  return { [mine]: [lowest(hits, all)], [others]: [lowest(all - hits, all)] };
}

/** The expected odds of one stage alone, at which a reader starts. */
export function expected(
  { ruleset, stage, other }: Subject,
  key: string,
  { stages }: Situation,
): Record<string, string[] | undefined> {
  const stand = (at: string, of = stage) =>
    standOf({ ruleset, stage: of }, stages[at] ?? NO_SETTINGS);
  return expectedAt({ ruleset, stage }, stand(key), stand(`${key}-other`, other));
}
