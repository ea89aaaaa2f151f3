/**
 * Problem and situation → result, by the claims in use. Pure; the one evaluator of build, worked examples and browser.
 * Every reading of the rules is calculated separately (`world.ts`) and combined at the end, so that
 * the same open point always has the same answer.
 */
import { known, type Answer } from './answer.ts';
import { oneOf } from './answered-odds.ts';
import { ANY, rare, visit, visitOf, type Node } from './chain.ts';
import { chance, figuresOf, once, outcomeOf } from './combine.ts';
import { NEVER } from './odds.ts';
import type { Problem } from './problem.ts';
import type { Chance, Exact, Refusal, Result, StageResult, StartResult } from './result.ts';
import type { Situation } from './situation.ts';
import { atAllStages, refusedOnce, withoutRefused } from './stages/same-facts.ts';
import { prefixOf } from './stages/stage.ts';
import { libraryIn, saidAtStarts, type Seen } from './stages/work-out.ts';
import { inEveryWorld } from './world.ts';

/**
 * Calculates the entry in a situation. Never throws for a situation read from a link of this problem. Several dice are counted
 * only where they are shown.
 */
export function workOut(
  problem: Problem,
  situation: Situation,
  isCounted = true,
  seen?: Seen,
): Result {
  const visited = (one: Situation) => inAllReadings(problem, atAllStages(problem, one), seen);
  const all = visited(situation);
  const left = withoutRefused(problem, situation, all.refused);
  if (!left) return together(problem, all, isCounted);
  const without = visited(left.situation);
  const refused = once([...left.refused, ...without.refused]);
  return together(problem, { ...without, refused }, isCounted);
}

function inAllReadings(problem: Problem, situation: Situation, seen: Seen | undefined) {
  const library = libraryIn(problem);
  const refused: Refusal[] = [];
  const [first = ''] = problem.starts;
  const before = saidAtStarts({ problem, library, situation });
  const visits = problem.starts.map((key) => visitOf(key, before));
  const more = situation.groups.map((settings) => visitOf(first, before, settings));
  const all = inEveryWorld((world) => {
    const course = { problem, library, situation, world, refused, seen };
    const nodeAt = (one: (typeof visits)[number]) => visit(course, one) ?? [];
    return { starts: visits.flatMap(nodeAt), groups: more.flatMap(nodeAt) };
  });
  return { ...all, refused: refusedOnce(problem, once(refused)) };
}

function together(
  problem: Problem,
  { results: worlds, cut, refused }: ReturnType<typeof inAllReadings>,
  isCounted: boolean,
): Result {
  const starts = merged(worlds.map((world) => world.starts)).map((start, index): StartResult => {
    const nodes = worlds.map((world) => world.starts.slice(index, index + 1));
    // Further groups of dice are those of the first start.
    const groups = worlds.map(({ groups }, at) => [
      ...(nodes[at] ?? []),
      ...(index === 0 ? groups : []),
    ]);
    const counts = isCounted ? rare.countsIn?.(problem, groups) : undefined;
    return { ...start, odds: oddsIn(problem, nodes.flat()), ...(counts && { counts }) };
  });
  return {
    starts,
    groups: merged(worlds.map((world) => world.groups)),
    ...(cut && { cut: true as const }),
    refused,
  };
}

/** Combines the same stages of all readings one by one. */
function merged(worlds: readonly (readonly Node[])[]): StageResult[] {
  const [first = []] = worlds;
  return first.map((_, index) => mergeStage(worlds.flatMap((nodes) => nodes[index] ?? [])));
}

function mergeStage(all: readonly Node[]): StageResult {
  const nodes = [...new Set(all)];
  const [first] = nodes;
  if (!first) throw new Error('A stage without a world');
  const { stage, after, board } = first;
  const joint = jointOf(nodes);
  return {
    stage,
    ...(after && { after }),
    reached: chance(nodes.map((node) => node.reached)),
    ...figuresOf(first, nodes),
    outcomes: first.outcomes.map(({ outcome }, index) => {
      const branches = nodes.flatMap((node) => node.outcomes[index] ?? []);
      return {
        ...outcomeOf(outcome, branches),
        fromStart: chance(branches.map((branch) => branch.fromStart)),
        next: merged(branches.map((branch) => branch.next)),
        ways: branches[0]?.ways?.map(({ to }) => to),
      };
    }),
    ...(board && { board }),
    readings: merged(nodes.map((node) => node.readings)),
    ...(joint && { joint }),
  };
}

/** Combinations that any of the readings has; left out where they do not decide the same. */
function jointOf(nodes: readonly Node[]): StageResult['joint'] {
  const decided = new Set(
    nodes.map(({ joint: [one] = [] }) => Object.keys(one?.outcomes ?? {}).join()),
  );
  if (decided.size !== 1 || decided.has('')) return undefined;
  const all = nodes.map(
    ({ joint = [] }) => new Map(joint.map((one) => [JSON.stringify(one.outcomes), one] as const)),
  );
  return [...new Map(all.flatMap((one) => [...one]))].map(([key, { outcomes }]) => ({
    outcomes,
    odds: chance(all.map((one) => one.get(key)?.odds ?? known(NEVER))),
  }));
}

/** Odds from a start in all readings of the rules, over all ways that lead to an outcome. */
function oddsIn(problem: Problem, nodes: readonly Node[]): Record<string, Chance> {
  const sums = [...new Set(nodes)].map((node) => {
    const found = new Map<string, Answer<Exact>[]>();
    collect(problem, node, found);
    return new Map([...found].map(([key, answers]) => [key, oneOf(answers)]));
  });
  const keys = new Set(sums.flatMap((sum) => [...sum.keys()]));
  return Object.fromEntries(
    [...keys].map((key) => [key, chance(sums.flatMap((sum) => sum.get(key) ?? []))]),
  );
}

function collect(problem: Problem, node: Node, found: Map<string, Answer<Exact>[]>): void {
  for (const { outcome, fromStart, next } of node.outcomes) {
    const key = prefixOf(problem, node.stage) + outcome.id;
    if (outcome !== ANY) found.set(key, [...(found.get(key) ?? []), fromStart]);
    next.forEach((child) => collect(problem, child, found));
  }
  node.readings.forEach((reading) => collect(problem, reading, found));
}
