/** How long calculators take for situations with nearly everything set, apart from what is shown later. */
import { readRulebook } from '../../src/rulebook.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { workOut } from '../../src/workout/evaluator.ts';
import type { Problem, Stage } from '../../src/workout/problem.ts';
import { claimsIn } from '../../src/workout/rivals.ts';
import type { Settings, Situation } from '../../src/workout/situation.ts';

export interface Slow {
  /** `bolt-action/modifiers/to-hit` */
  page: string;
  /** Milliseconds of processor time until the result is known. */
  result: number;
  /** Of the slowest claim of another source, which is worked out after it. */
  claim: number;
}

/** The same numbers each time, from 0 to 1. */
function* numbers(): Generator<number, never> {
  for (let state = 1; ; state = (state * 48_271) % 2_147_483_647) yield state / 2_147_483_647;
}

/** Processor time, which other programs disturb less than the clock. */
function timed<T>(work: () => T): [time: number, result: T] {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

/** The slowest situations of these rules, slowest first; `each` of every calculator. */
export function measureCalculators(directories: readonly string[], each = 6): Slow[] {
  const random = numbers();
  const draw = () => random.next().value;
  const settings = (problem: Problem, stage: Stage): Settings => ({
    with: stage.modifiers.flatMap(({ id, automatic }) => (automatic || draw() < 0.2 ? [] : [id])),
    values: Object.fromEntries(
      stage.values.map((name) => {
        const { atLeast = 0, atMost = 20, dice } = problem.values[name] ?? {};
        return [
          name,
          dice && draw() < 0.5 ? '15D6' : atLeast + Math.floor(draw() * (atMost - atLeast + 1)),
        ];
      }),
    ),
    states: {},
    rows: Object.fromEntries(
      stage.tables.flatMap((table) => {
        const rows = problem.tables[table]?.rows ?? [];
        const row = rows[Math.floor(draw() * rows.length)];
        return row ? [[table, row.id]] : [];
      }),
    ),
  });
  const dense = (problem: Problem): Situation => ({
    stages: Object.fromEntries(
      Object.entries(problem.stages).map(([key, stage]) => [key, settings(problem, stage)]),
    ),
    groups: [],
    then: Object.values(problem.stages).flatMap(({ next = {} }) =>
      Object.values(next).flatMap((ways) => ways[Math.floor(draw() * ways.length)]?.to ?? []),
    ),
  });
  const cases = directories.flatMap((directory) =>
    (readRulebook(directory, { lenient: true }).rulebook?.rulesets ?? []).flatMap((ruleset) =>
      ruleset.entries.flatMap((entry) => {
        const problem = problemOf(ruleset, entry);
        const page = `${ruleset.id}/${entry.address}`;
        return problem
          ? Array.from({ length: each }, () => ({ page, problem, situation: dense(problem) }))
          : [];
      }),
    ),
  );
  // Warmed up, as after the first taps.
  for (const { problem, situation } of cases) workOut({ ...problem }, situation);
  return cases
    .map(({ page, problem: known, situation }): Slow => {
      const problem = { ...known };
      const [result, worked] = timed(() => workOut(problem, situation));
      const claims = claimsIn(problem, situation, worked).map((claim) => timed(claim)[0]);
      return { page, result, claim: Math.max(0, ...claims) };
    })
    .sort((a, b) => b.result - a.result);
}
