/** What follows once for all dice of a stage: how many of them came to an outcome is a number there. */
import { join, known, missing, type Answer } from './answer.ts';
import { afterEachOther, oneOf } from './answered-odds.ts';
import { rare, type Node } from './chain.ts';
import { CERTAIN, divisor, NEVER } from './odds.ts';
import type { Next } from './problem.ts';
import type { Given } from './stages/row-table.ts';
import type { Exact } from './result.ts';
import { ONE_DIE, type NumberOfDice } from './stages/number-of-dice.ts';
import { namesIn } from './stages/lacking.ts';
import { prefixOf, type At } from './stages/stage.ts';
import type { Course } from './stages/work-out.ts';

/** To be called before the first result of an entry with a roll of this kind. */
export const loadAfterAllDice = (): void => void Object.assign(rare, { afterAllDice });

/**
 * What follows an outcome with these odds of one die; `child` works it out for each number of dice, from one. A reader may
 * give the number that was rolled.
 */
export function afterAllDice(
  { problem, situation }: Course,
  { stage, key }: At,
  { to, counts = '' }: Next,
  { odds, dice = ONE_DIE }: { odds: Answer<Exact>; dice: NumberOfDice | undefined },
  child: (chance: Answer<Exact>, given?: Record<string, Given>) => Node | undefined,
): Node | undefined {
  const given = situation.stages[to]?.values[counts];
  const times = 'times' in stage ? stage.times : undefined;
  if (dice === ONE_DIE && times !== undefined)
    return child(missing(...namesIn(times).map((name) => prefixOf(problem, key) + name)));
  const ways =
    odds.type === 'known'
      ? [...numbersOf(odds.value, dice)].filter(
          ([number]) => given === undefined || given === number,
        )
      : [];
  const nodes = ways.flatMap(
    ([number, chance]) => child(known(chance), { [counts]: number }) ?? [],
  );
  const node =
    asOne(nodes, prefixOf(problem, to) + counts) ??
    child(
      odds.type === 'known' ? known(NEVER) : odds,
      odds.type === 'unknown' ? { [counts]: { unknown: odds.reasons[0] ?? to } } : {},
    );
  return node && { ...node, once: true };
}

/** How many dice come to an outcome with these odds, each number with its own. */
function* numbersOf(
  { count: yes, of: each }: Exact,
  dice: NumberOfDice,
): Generator<[number: number, chance: Exact]> {
  const most = Math.max(...dice.keys());
  const whole = [...dice.values()].reduce((all, { of }) => all * of, 1n);
  const sums: bigint[] = [];
  let ways = [1n];
  for (let number = 0; number <= most; number++) {
    const { count, of } = dice.get(number) ?? { count: 0n, of: 1n };
    const weight = ((count * whole) / of) * each ** BigInt(most - number);
    ways.forEach((way, k) => (sums[k] = (sums[k] ?? 0n) + way * weight));
    const before = ways;
    ways = [...before, 0n].map((way, k) => way * (each - yes) + (before[k - 1] ?? 0n) * yes);
  }
  for (const [k, sum] of sums.entries())
    if (k > 0 && sum > 0n) yield [k, lowest({ count: sum, of: whole * each ** BigInt(most) })];
}

/** The nodes of one stage for each number as one. Figures of its own on which they do not agree lack `name`. */
function asOne(nodes: readonly Node[], name: string): Node | undefined {
  const [first] = nodes;
  if (!first || nodes.length === 1) return first;
  const reached = short(oneOf(nodes.map((node) => node.reached)));
  const agreed = <T>(pick: (node: Node) => Answer<T>): Answer<T> =>
    areEqual(nodes.map(pick)) ? pick(first) : missing(name);
  const within = (answers: readonly Answer<Exact>[]): Answer<Exact> =>
    short(
      join([oneOf(answers), reached], ([part = CERTAIN, whole = CERTAIN]) =>
        // What no number leads to has no odds given that it is reached.
        whole.count === 0n ? NEVER : { count: part.count * whole.of, of: part.of * whole.count },
      ),
    );
  const { stage, after, dice, counted, base, target, value, success, barred } = first;
  return {
    stage,
    ...(after && { after }),
    reached,
    ...(dice && { dice }),
    total: agreed(({ total }) => total),
    ...(base && { base: agreed((node) => node.base ?? base) }),
    ...(target && { target: agreed((node) => node.target ?? target) }),
    ...(value && { value: agreed((node) => node.value ?? value) }),
    ...(barred !== undefined && { barred }),
    ...(success && {
      success: within(nodes.map((node) => afterEachOther(node.reached, node.success ?? success))),
    }),
    counted: counted.map((one) =>
      areEqual(nodes.map((node) => node.counted.find(({ id }) => id === one.id)))
        ? one
        : { id: one.id, adds: undefined },
    ),
    outcomes: first.outcomes.map(({ outcome, next, ways: open }, index) => {
      const ways = nodes.flatMap((node) => node.outcomes[index] ?? []);
      const fromStart = ways.map((way) => way.fromStart);
      return {
        outcome,
        odds: within(fromStart),
        fromStart: short(oneOf(fromStart)),
        ways: open,
        next: next.flatMap(
          (_, at) =>
            asOne(
              ways.flatMap((way) => way.next[at] ?? []),
              name,
            ) ?? [],
        ),
      };
    }),
    readings: first.readings.flatMap(
      (_, at) =>
        asOne(
          nodes.flatMap((node) => node.readings[at] ?? []),
          name,
        ) ?? [],
    ),
  };
}

const areEqual = (all: readonly unknown[]): boolean =>
  new Set(all.map((one) => JSON.stringify(one))).size === 1;

const short = (answer: Answer<Exact>): Answer<Exact> =>
  join([answer], ([one = CERTAIN]) => lowest(one));

function lowest({ count, of }: Exact): Exact {
  const by = divisor(count, of) || 1n;
  return { count: count / by, of: of / by };
}
