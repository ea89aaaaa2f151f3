/** Several dice at once: how often each outcome happens, including all successors. */
import { join, known, possible, type Answer } from './answer.ts';
import { ANY, type Node } from './chain.ts';
import {
  always,
  average,
  exactly,
  mixtureOf,
  repeated,
  sumOf,
  type Distribution,
} from './distribution.ts';
import { reduced } from './odds.ts';
import type { Problem } from './problem.ts';
import type { Counts, Exact } from './result.ts';
import { prefixOf } from './stages/stage.ts';

/** Only if more than one die is rolled at once at some stage. */
export function countsIn(
  problem: Problem,
  worlds: readonly { starts: readonly Node[]; groups: readonly Node[] }[],
): Counts | undefined {
  const groups = worlds.map(({ starts, groups: more }) => [...starts.slice(0, 1), ...more]);
  const [first = []] = groups;
  if (first.length < 2 && !first.some(isMany)) return undefined;
  const keys = new Set(first.flatMap((node) => keysIn(problem, node)));
  const dice = first.map((node) => node.dice).reduce(sumOf, always(0));
  return {
    dice: exactly(dice),
    outcomes: Object.fromEntries(
      [...keys].map((key) => {
        const answers = groups.map((nodes) => countOf(problem, nodes, key));
        const shown = possible(answers, distributionKey);
        return [key, figures(shown)];
      }),
    ),
  };
}

const distributionKey = (distribution: Distribution): string =>
  exactly(distribution).map(reduced).join(' ');

function figures(shown: ReturnType<typeof possible<Distribution>>): Counts['outcomes'][string] {
  const one = (distribution: Distribution) => ({
    exactly: exactly(distribution),
    average: average(distribution),
  });
  if (shown.type === 'known') return { type: 'known', value: one(shown.value) };
  return shown.type === 'open' ? { type: 'open', values: shown.values.map(one) } : shown;
}

const isMany = (node: Node): boolean =>
  node.number !== undefined ||
  node.dice.counts.some((count, dice) => dice !== 1 && count !== 0n) ||
  node.outcomes.some(({ next }) => next.some(isMany));

function keysIn(problem: Problem, node: Node): string[] {
  return node.outcomes.flatMap(({ outcome, next }) => [
    ...(outcome === ANY ? [] : [prefixOf(problem, node.stage) + outcome.id]),
    ...next.flatMap((child) => keysIn(problem, child)),
  ]);
}

/**
 * How often an outcome happens in all groups of dice together. `key` is as in the odds:
 * `damage-roll.damaged`.
 */
function countOf(problem: Problem, groups: readonly Node[], key: string): Answer<Distribution> {
  return join(
    groups.map((group) => times(problem, group, key)),
    (all) => all.reduce(sumOf, always(0)),
  );
}

/** All dice of a stage together. */
const times = (problem: Problem, node: Node, key: string): Answer<Distribution> =>
  join([ofOne(problem, node, key)], ([one = always(0)]) => repeated(one, node.dice));

/**
 * One die of a stage, with all successors of its outcome. Odds of outcomes that do not lead there
 * are not needed.
 */
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

/** One minus the odds of all parts. */
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
