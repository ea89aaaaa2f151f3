/** Conditions that nothing reads: beside a choice of players, and of a pool that no outcome counts. */
import { boundsIn } from '../../arithmetic/conditions.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { DataFile } from '../../schema/data-file.ts';
import { shaped } from '../../schema/file-index.ts';
import type { Roll, Step, Test, Value, When } from '../../../schemas/types.d.ts';

interface Unread {
  problem: 'chosen' | 'unread-pool' | 'of-one-die' | 'unrolled';
  what: string[];
  at: Path;
}

/** `values`: those of the ruleset by id. */
export function* unreadIn(file: DataFile, values: ReadonlyMap<string, Value>): Generator<Unread> {
  for (const shape of ['PhaseFile', 'ProcedureFile', 'Step'] as const)
    for (const { value, path } of shaped(file, shape))
      if (value.order === 'one-of') yield* chosenIn(value.steps ?? [], [...path, 'steps']);
  for (const { value, path } of shaped(file, 'Roll')) yield* inRoll(value, path, values);
}

/** Steps of which a player chooses one, where numbers decide already. */
function* chosenIn(steps: readonly Step[], path: Path): Generator<Unread> {
  const whens = steps.map(({ when }) => when);
  if (whens.slice(0, -1).some((when) => when === undefined)) return;
  const index = whens.findIndex((when, at) =>
    whens.slice(0, at).some((other) => when && other && excludeEachOther(when, other)),
  );
  if (index >= 0) yield { problem: 'chosen', what: [], at: [...path, index, 'when'] };
}

/** Whether one number cannot meet both. */
const excludeEachOther = (one: When, other: When): boolean =>
  one.some((test) => other.some((its) => test.subject === its.subject && areApart(test, its)));

function areApart(one: Test, other: Test): boolean {
  const [own, its] = [limitsOf(one), limitsOf(other)];
  return own.least > its.most || its.least > own.most;
}

/** The least and the greatest whole number that a test allows. */
function limitsOf({ equals, above, atLeast, below, atMost }: Test): {
  least: number;
  most: number;
} {
  const number = (amount: unknown, step: number, none: number): number =>
    typeof amount === 'number' ? amount + step : none;
  return {
    least: Math.max(
      number(equals, 0, -Infinity),
      number(above, 1, -Infinity),
      number(atLeast, 0, -Infinity),
    ),
    most: Math.min(
      number(equals, 0, Infinity),
      number(below, -1, Infinity),
      number(atMost, 0, Infinity),
    ),
  };
}

/** Outcomes that compare nothing but numbers which readers enter. */
function* inRoll(roll: Roll, path: Path, values: ReadonlyMap<string, Value>): Generator<Unread> {
  const { pool, outcomes, dice, faces, symbols, contest, times } = roll;
  for (const [index, { subject }] of (pool?.success ?? []).entries())
    if (subject === 'successes')
      yield { problem: 'of-one-die', what: [], at: [...path, 'pool', 'success', index, 'subject'] };
  const tests = outcomes.flatMap(({ when = [] }, at) =>
    when.map((test, index) => ({ test, at: [...path, 'outcomes', at, 'when', index, 'subject'] })),
  );
  const [first] = tests;
  const isEntered = ({ test }: (typeof tests)[number]): boolean =>
    values.has(test.subject) &&
    !values.get(test.subject)?.role &&
    boundsIn(test).length > 0 &&
    !/"(?:roll|natural|target|outcome|successes)"/.test(JSON.stringify({ ...test, subject: '' }));
  if (!first || !tests.every(isEntered)) return;
  if (pool) yield { problem: 'unread-pool', what: [first.test.subject], at: first.at };
  else if (dice !== undefined && !faces && !symbols && !contest && times === undefined)
    yield { problem: 'unrolled', what: [first.test.subject, dice], at: first.at };
}
