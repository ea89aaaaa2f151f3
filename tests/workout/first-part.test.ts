/**
 * The first stage alone, with the modules that a browser loads for it, comes out as it does in the
 * whole problem: random situations of every entry.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rulebook } from './rules.ts';
import { firstPartOf } from '../../src/workout/build/first-part.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { resolveFirst } from '../../src/workout/first-stage.ts';
import { loadStageKinds } from '../../src/workout/load-stage-kinds.ts';
import type { Problem } from '../../src/workout/problem.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { StageResult } from '../../src/workout/result.ts';
import type { Settings } from '../../src/workout/situation.ts';

const problems: Problem[] = rulebook.rulesets.flatMap((ruleset) =>
  ruleset.entries.flatMap((entry) => problemOf(ruleset, entry) ?? []),
);

/** A circumstance, number, state or row is set if its random number is small enough. */
function settingsFrom(problem: Problem, numbers: readonly number[]): Settings {
  let next = 0;
  const number = () => numbers[next++ % numbers.length] ?? 0;
  const stage = problem.stages[problem.starts[0]!]!;
  const settings: Settings = { with: [], values: {}, states: {}, rows: {} };
  for (const { id, automatic } of stage.modifiers)
    if (!automatic && number() < 0.3) settings.with.push(id);
  for (const name of stage.values) {
    const { atLeast = -3, atMost = 40 } = problem.values[name]!;
    if (number() < 0.8)
      settings.values[name] = atLeast + Math.floor(number() * (Math.min(atMost, 40) - atLeast + 1));
  }
  for (const { role, words } of stage.states)
    settings.states[role] = words.filter(() => number() < 0.3);
  for (const table of stage.tables) {
    const { rows } = problem.tables[table]!;
    const row = rows[Math.floor(number() * rows.length)];
    if (row && number() < 0.3) settings.rows[table] = row.id;
  }
  return settings;
}

/** All data; what follows and what others claim changes nothing here and takes long. */
function wholeOf(problem: Problem): Problem {
  const [key = ''] = problem.starts;
  const { next: _next, readings: _readings, disputes: _disputes, ...stage } = problem.stages[key]!;
  return { ...problem, starts: [key], stages: { ...problem.stages, [key]: stage } };
}

/** What a reader sees of the stage. */
function figuresOf(stage: StageResult | undefined) {
  const { total, base, target, value, barred, success, counted, outcomes = [] } = stage ?? {};
  const odds = outcomes.map(({ id, odds: chance, unknown }) => ({ id, chance, unknown }));
  return { total, base, target, value, barred, success, counted, odds };
}

it('is smaller than the whole wherever something follows', () => {
  const long = problems.filter(({ stages }) => Object.keys(stages).length > 3);
  expect(long.length).toBeGreaterThan(10);
  for (const problem of long)
    expect(JSON.stringify(firstPartOf(problem)).length).toBeLessThan(
      JSON.stringify(problem).length / 2,
    );
});

it('has the figures of the whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: problems.length - 1 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }),
      async (index, numbers) => {
        const problem = problems[index]!;
        const key = problem.starts[0]!;
        const settings = settingsFrom(problem, numbers);
        const situation = { stages: { [key]: settings }, then: [], groups: [] };
        const part = firstPartOf(problem);
        const first = resolveFirst(await loadStageKinds(part), part, situation);
        const whole = resolve(wholeOf(problem), situation);
        expect(figuresOf(first.start)).toEqual(figuresOf(whole.starts[0]));
        expect([first.refused, first.cut]).toEqual([whole.refused, whole.cut]);
      },
    ),
    { numRuns: 300, seed: 13 },
  );
}, 60_000);
