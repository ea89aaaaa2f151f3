/** Situations of calculators, drawn: the same each time for the same seed. */
import type { Problem, Stage } from '../../src/workout/problem.ts';
import type { Settings, Situation } from '../../src/workout/situation.ts';

/** The next number, from 0 to 1. */
export type Draw = () => number;

/** The same numbers each time. */
export function drawFrom(seed: number): Draw {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

export const oneOf = <T>(all: readonly T[], draw: Draw): T | undefined =>
  all[Math.floor(draw() * all.length)];

/** `ticked` is the share of the modifiers that are set, `given` that of values and rows. */
export function situationOf(
  problem: Problem,
  draw: Draw,
  { ticked, given }: { ticked: number; given: number },
): Situation {
  const settings = (stage: Stage): Settings => ({
    with: stage.modifiers.flatMap(({ id, automatic }) =>
      automatic || draw() < 1 - ticked ? [] : [id],
    ),
    values: Object.fromEntries(
      stage.values.flatMap((name) => {
        const { atLeast = 0, atMost = 20, dice } = problem.values[name] ?? {};
        if (draw() >= given) return [];
        return [
          [
            name,
            dice && draw() < 0.5 ? '15D6' : atLeast + Math.floor(draw() * (atMost - atLeast + 1)),
          ],
        ];
      }),
    ),
    states: {},
    rows: Object.fromEntries(
      stage.tables.flatMap((table) => {
        const row = draw() < given ? oneOf(problem.tables[table]?.rows ?? [], draw) : undefined;
        return row ? [[table, row.id]] : [];
      }),
    ),
  });
  return {
    stages: Object.fromEntries(
      Object.entries(problem.stages).map(([key, stage]) => [key, settings(stage)]),
    ),
    groups: [],
    then: Object.values(problem.stages).flatMap(({ next = {} }) =>
      Object.values(next).flatMap((ways) => oneOf(ways, draw)?.to ?? []),
    ),
  };
}
