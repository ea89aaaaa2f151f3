/** Several dice at once: how often each outcome happens, including all successors. */
import { join, known, possible, unknown, type Answer } from './answer.ts';
import type { Node } from './chain.ts';
import { always, average, mixtureOf, repeated, sumOf, type Distribution } from './distribution.ts';
import { decimal } from './odds.ts';
import type { Problem } from './problem.ts';
import type { Counts, Exact, Possible } from './result.ts';
import { ONE_DIE } from './stages/number-of-dice.ts';
import { prefixOf } from './stages/stage.ts';

/** More results than this would take long to calculate, and no player could use them. */
const MOST = 5000;

/**
 * `worlds` are the groups of dice in each reading of the rules. Only if more than one die is rolled
 * at once at some stage.
 */
export function countsIn(
  problem: Problem,
  worlds: readonly (readonly Node[])[],
): Counts | undefined {
  const [first = []] = worlds;
  if (first.length < 2 && !first.some(isMany)) return undefined;
  const keys = new Set(first.flatMap((node) => keysIn(problem, node)));
  return {
    outcomes: Object.fromEntries(
      [...keys].map((key) => {
        if (first.reduce((sum, node) => sum + mostOf(node, key, problem), 0) > MOST)
          return [key, { type: 'too-many' }];
        return [key, figuresOf(countOf({ problem, key, times: new Map() }, worlds))];
      }),
    ),
  };
}

function figuresOf(exactly: Possible<Distribution>): Counts['outcomes'][string] {
  if (exactly.type === 'open') return { type: 'open' };
  if (exactly.type !== 'known') return exactly;
  return { ...exactly, value: { exactly: exactly.value, average: average(exactly.value) } };
}

/** The most times that an outcome can happen. */
function mostOf(node: Node, key: string, problem: Problem): number {
  const id = key.slice(prefixOf(problem, node.stage).length);
  const own = node.number?.[id];
  if (own) return own.type === 'known' ? own.value.length : 0;
  const of = node.outcomes.map(({ outcome, next }) =>
    Math.max(
      prefixOf(problem, node.stage) + outcome.id === key ? 1 : 0,
      ...next.map((child) => mostOf(child, key, problem)),
    ),
  );
  return Math.max(...(node.dice ?? ONE_DIE).keys()) * Math.max(0, ...of);
}

const isMany = (node: Node): boolean =>
  node.number !== undefined ||
  decimals(node).some((chance, dice) => dice !== 1 && chance !== 0) ||
  node.outcomes.some(({ next }) => next.some(isMany));

/** The chance of each number of dice, from 0. */
function decimals({ dice = ONE_DIE }: Node): Distribution {
  const chances = Array.from({ length: Math.max(...dice.keys()) + 1 }, () => 0);
  for (const [number, chance] of dice) chances[number] = decimal(chance);
  return chances;
}

function keysIn(problem: Problem, node: Node): string[] {
  return node.outcomes.flatMap(({ outcome, next }) => [
    ...(outcome.success ? [prefixOf(problem, node.stage) + outcome.id] : []),
    ...perDie(next).flatMap((child) => keysIn(problem, child)),
  ]);
}

/** An outcome to be counted. */
interface Counted {
  problem: Problem;
  /** As in the odds: `damage-roll.damaged`. */
  key: string;
  /** Stages that were counted: most are the same in many readings of the rules. */
  times: Map<Node, Answer<Distribution>>;
}

/** How often it happens in all groups of dice together, in all readings of the rules. */
function countOf(counted: Counted, worlds: readonly (readonly Node[])[]): Possible<Distribution> {
  const all = worlds.map((groups) => groups.map((group) => timesOf(counted, group)));
  const lacking = join(all.flat(), () => always(0));
  if (lacking.type !== 'known') return lacking;
  const sums = new Map<string, Answer<Distribution>>();
  let found: Possible<Distribution> = lacking;
  for (const groups of all) {
    const name = join(groups, (each) => each.map(textOf).join(' '));
    const text = name.type === 'known' ? name.value : '';
    if (sums.has(text)) continue;
    sums.set(
      text,
      join(groups, (each) => each.reduce(sumOf, always(0))),
    );
    found = possible([...sums.values()], textOf);
    // Which others there are is not shown.
    if (found.type === 'open') break;
  }
  return found;
}

const textOf = (one: Distribution): string => one.map((chance) => chance.toFixed(12)).join();

/** All dice of a stage together. */
function timesOf(counted: Counted, node: Node): Answer<Distribution> {
  const known =
    counted.times.get(node) ??
    join([ofOne(counted, node)], ([one = always(0)]) => repeated(one, decimals(node)));
  counted.times.set(node, known);
  return known;
}

/**
 * One die of a stage, with all successors of its outcome. Odds of outcomes that do not lead there
 * are not needed.
 */
function ofOne(counted: Counted, node: Node): Answer<Distribution> {
  const { problem, key } = counted;
  const prefix = prefixOf(problem, node.stage);
  const number = node.number?.[key.slice(prefix.length)];
  if (number) return number;
  const parts = node.outcomes.flatMap(({ outcome, odds, next }) => {
    const here = prefix + outcome.id === key;
    const below = perDie(next).filter((child) => leadsTo(problem, child, key));
    if (!here && below.length === 0) return [];
    const following = below.map((child) =>
      isMarked(problem, child) ? unknown(child.stage) : timesOf(counted, child),
    );
    const then = join(following, (all) => all.reduce(sumOf, always(here ? 1 : 0)));
    return [together(odds, then)];
  });
  return join(parts, (all) => {
    const rest = all.reduce((left, { chance }) => left - chance, 1);
    return mixtureOf([...all, { chance: Math.max(0, rest), then: always(0) }]);
  });
}

/** Whether what leads here places markers that count in it: those of one hit count in what the next one leads to. */
const isMarked = ({ stages }: Problem, { stage, after }: Node): boolean =>
  Object.values(stages[after?.stage ?? '']?.next ?? {}).some((ways) =>
    ways.some(({ to, adds }) => to === stage && Object.values(adds ?? {}).some((more) => more > 0)),
  );

interface Part {
  chance: number;
  then: Distribution;
}

const together = (odds: Answer<Exact>, then: Answer<Distribution>): Answer<Part> => {
  if (odds.type !== 'known') return odds;
  const chance = decimal(odds.value);
  if (chance === 0) return known({ chance, then: always(0) });
  return then.type === 'known' ? known({ chance, then: then.value }) : then;
};

const leadsTo = (problem: Problem, { stage, outcomes }: Node, key: string): boolean =>
  outcomes.some(
    ({ outcome, next }) =>
      prefixOf(problem, stage) + outcome.id === key ||
      perDie(next).some((child) => leadsTo(problem, child, key)),
  );

/** What follows once for all dice is not counted: its odds say it. */
const perDie = (next: readonly Node[]): readonly Node[] => next.filter(({ once }) => !once);
