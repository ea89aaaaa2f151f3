/**
 * Several readings of one throw: hit, rate of fire and breakdown. Counted throw by throw, because
 * multiplying their odds would be wrong.
 */
import { known, type Answer } from '../answer.ts';
import { afterEachOther, oneOf } from '../answered-odds.ts';
import type { Node } from '../chain.ts';
import { exact } from '../odds.ts';
import type { Stage, StageKey } from '../problem.ts';
import type { BoardThrow, Exact } from '../result.ts';
import type { Worked } from './stage.ts';

export interface Joint {
  outcomes: Record<StageKey, string>;
  odds: Answer<Exact>;
}

/**
 * A reading that matters only after some outcomes of the same throw: its odds are those of the
 * throws with such an outcome, and from the start those of all throws.
 */
export function onlyAfter(
  after: readonly string[],
  outcomes: Worked['outcomes'],
  board: readonly BoardThrow[] = [],
  node: Node,
): Node {
  const reached = oneOf(
    outcomes.filter(({ outcome }) => after.includes(outcome.id)).map(({ odds }) => odds),
  );
  const throws = board.filter(({ outcome }) => outcome !== undefined && after.includes(outcome));
  const others = new Set(board.flatMap((one) => (throws.includes(one) ? [] : [one.faces.join()])));
  return {
    ...node,
    // In the combinations of all readings it has no outcome after the others.
    outcomesOf: (faces) => (others.has(faces.join()) ? [''] : (node.outcomesOf?.(faces) ?? [])),
    reached: afterEachOther(node.reached, reached),
    outcomes: node.outcomes.map((branch) => {
      const ways = throws.filter(({ faces }) => isOnly(node, faces, branch.outcome.id)).length;
      const of = (all: readonly BoardThrow[]) =>
        reached.type === 'known' ? known(exact(ways, Math.max(1, all.length))) : reached;
      return { ...branch, odds: of(throws), fromStart: afterEachOther(node.reached, of(board)) };
    }),
  };
}

const isOnly = ({ outcomesOf }: Node, faces: readonly number[], id: string): boolean => {
  const ids = outcomesOf?.(faces) ?? [];
  return ids.length === 1 && ids[0] === id;
};

/**
 * The board with all readings, and the odds of each combination of those that are decided for every
 * throw.
 */
export function jointReadings(
  { type }: Stage,
  key: StageKey,
  board: BoardThrow[] | undefined,
  readings: readonly Node[],
): { board?: BoardThrow[]; joint?: Joint[] } {
  if (!board || type !== 'roll' || readings.length === 0) return board ? { board } : {};
  const marked = board.map(({ faces, outcome }) => ({
    faces,
    outcome,
    readings: Object.fromEntries(
      readings.map(({ stage, outcomesOf }) => {
        const ids = outcomesOf?.(faces) ?? [];
        return [stage, ids.length === 1 ? ids[0] : undefined];
      }),
    ),
  }));
  const all = marked.map(({ outcome, readings: others }) => ({ [key]: outcome, ...others }));
  const decided = [key, ...readings.map(({ stage }) => stage)].filter((stage) =>
    all.every((outcomes) => outcomes[stage] !== undefined),
  );
  if (decided.length < 2) return { board: marked };
  const counts = new Map<string, { outcomes: Record<StageKey, string>; ways: number }>();
  for (const outcomes of all) {
    const here = Object.fromEntries(decided.map((stage) => [stage, outcomes[stage] ?? '']));
    const name = JSON.stringify(here);
    const ways = (counts.get(name)?.ways ?? 0) + 1;
    counts.set(name, { outcomes: here, ways });
  }
  return {
    board: marked,
    joint: [...counts.values()].map(({ outcomes, ways }) => ({
      outcomes,
      odds: known(exact(ways, all.length)),
    })),
  };
}
