/** Several dice at once: how often each outcome comes about, with everything that follows. */
import { join, known, type Answer } from './answer.ts';
import type { Node } from './chain.ts';
import { always, mixtureOf, repeated, sumOf, type Distribution } from './odds.ts';
import type { Problem } from './problem.ts';
import type { Exact } from './result.ts';
import { prefixOf } from './stage.ts';

/** How many times an outcome comes about in all groups of dice together. `key` is as in the odds: `damage-roll.damaged`. */
export function countOf(
  problem: Problem,
  groups: readonly Node[],
  key: string,
): Answer<Distribution> {
  return join(
    groups.map((group) => times(problem, group, key)),
    (all) => all.reduce(sumOf, always(0)),
  );
}

/** All dice of a stage together. */
const times = (problem: Problem, node: Node, key: string): Answer<Distribution> =>
  join([ofOne(problem, node, key)], ([one = always(0)]) => repeated(one, node.dice));

/** One die of a stage, and all that its outcome leads to. Odds of outcomes that do not lead there are not needed. */
function ofOne(problem: Problem, node: Node, key: string): Answer<Distribution> {
  const number = node.number?.[key.slice(prefixOf(problem, node.stage).length)];
  if (number) return number;
  const parts = node.outcomes.flatMap(({ outcome, odds, next }) => {
    const here = prefixOf(problem, node.stage) + outcome.id === key;
    const below = next.filter((child) => leadsTo(problem, child, key));
    if (!here && below.length === 0) return [];
    const following = below.map((child) => times(problem, child, key));
    const then = join(following, (all) => all.reduce(sumOf, always(here ? 1 : 0)));
    return [{ odds, then }];
  });
  return join(
    parts.map(({ odds, then }) => together(odds, then)),
    (counted) => mixtureOf([...counted, { odds: rest(counted), then: always(0) }]),
  );
}

const together = (odds: Answer<Exact>, then: Answer<Distribution>): Answer<Part> => {
  if (odds.type !== 'known') return odds;
  if (odds.value.count === 0n) return known({ odds: odds.value, then: always(0) });
  return then.type === 'known' ? known({ odds: odds.value, then: then.value }) : then;
};

interface Part {
  odds: Exact;
  then: Distribution;
}

/** What is left of one. */
function rest(parts: readonly Part[]): Exact {
  const of = parts.reduce((product, { odds }) => product * odds.of, 1n);
  const count = parts.reduce((left, { odds }) => left - (of / odds.of) * odds.count, of);
  return { count, of };
}

const leadsTo = (problem: Problem, { stage, outcomes }: Node, key: string): boolean =>
  outcomes.some(
    ({ outcome, next }) =>
      prefixOf(problem, stage) + outcome.id === key ||
      next.some((child) => leadsTo(problem, child, key)),
  );
