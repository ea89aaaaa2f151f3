/**
 * Several readings of one throw: hit, rate of fire and breakdown. Counted throw by throw, because
 * multiplying their odds would be wrong.
 */
import { known, type Answer } from '../answer.ts';
import { afterEachOther, oneOf } from '../answered-odds.ts';
import { rare, type Node } from '../chain.ts';
import { exact } from '../odds.ts';
import type { StageKey } from '../problem.ts';
import type { BoardThrow, Exact } from '../result.ts';
import type { Worked } from './stage.ts';

/** To be called before the first result of an entry with such a throw. */
export const loadSameDice = (): void => void Object.assign(rare, { jointReadings, onlyAfter });

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
  const throws = board.filter(({ outcome = '' }) => after.includes(outcome));
  // In the combinations of all readings it has no outcome after the others, and is undecided after an unknown one.
  const others = new Map(
    board.flatMap((one) =>
      throws.includes(one) ? [] : [[one.faces.join(), one.outcome ? [''] : []]],
    ),
  );
  return {
    ...node,
    outcomesOf: (faces) => others.get(faces.join()) ?? node.outcomesOf?.(faces) ?? [],
    reached: afterEachOther(node.reached, reached),
    outcomes: node.outcomes.map((branch) => {
      const ways = throws.filter(
        ({ faces }) => outcomeAt(node, faces) === branch.outcome.id,
      ).length;
      const of = (all: readonly BoardThrow[]) =>
        reached.type === 'known' ? known(exact(ways, Math.max(1, all.length))) : reached;
      return { ...branch, odds: of(throws), fromStart: afterEachOther(node.reached, of(board)) };
    }),
  };
}

/** Undefined where it is not decided. */
const outcomeAt = ({ outcomesOf }: Node, faces: readonly number[]): string | undefined => {
  const [id, ...others] = outcomesOf?.(faces) ?? [];
  return others.length > 0 ? undefined : id;
};

/**
 * The board with all readings, and the odds of each combination of those that are decided for every
 * throw.
 */
export function jointReadings(
  key: StageKey,
  board: readonly BoardThrow[],
  readings: readonly Node[],
): { board: BoardThrow[]; joint?: Joint[] } {
  const marked = board.map(({ faces, outcome }) => ({
    faces,
    outcome,
    readings: Object.fromEntries(readings.map((node) => [node.stage, outcomeAt(node, faces)])),
  }));
  const all = marked.map(({ outcome, readings: others }) => ({ [key]: outcome, ...others }));
  const decided = [key, ...readings.map(({ stage }) => stage)].filter((stage) =>
    all.every((outcomes) => outcomes[stage] !== undefined),
  );
  if (decided.length < 2) return { board: marked };
  const combined = Map.groupBy(
    all.map((outcomes) =>
      Object.fromEntries(decided.map((stage) => [stage, outcomes[stage] ?? ''])),
    ),
    (outcomes) => JSON.stringify(outcomes),
  );
  return {
    board: marked,
    joint: [...combined.values()].map((alike) => ({
      outcomes: alike[0] ?? {},
      odds: known(exact(alike.length, all.length)),
    })),
  };
}
