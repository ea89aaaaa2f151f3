/** How long calculators take for situations with nearly everything set, apart from what is shown later. */
import { readRulebook } from '../../src/rulebook.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { workOut } from '../../src/workout/evaluator.ts';
import type { Problem } from '../../src/workout/problem.ts';
import { claimsIn } from '../../src/workout/rivals.ts';
import { drawFrom, situationOf } from './situations.ts';

export interface Slow {
  /** `bolt-action/modifiers/to-hit` */
  page: string;
  /** Milliseconds of processor time until the result is known. */
  result: number;
  /** Of the slowest claim of another source, which is worked out after it. */
  claim: number;
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
  const draw = drawFrom(1);
  const dense = (problem: Problem) => situationOf(problem, draw, { ticked: 0.2, given: 1 });
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
