/** Conditions that nothing reads: beside a choice of players, and of a pool that no outcome counts. */
import { allHold, boundsIn } from '../../arithmetic/conditions.ts';
import { canBothHold, everySituation } from '../../arithmetic/every-situation.ts';
import type { Path } from '../../diagnostics/diagnostic.ts';
import type { DataFile } from '../../schema/data-file.ts';
import type { RulesetData } from '../../model/entries.ts';
import { shaped } from '../../schema/file-index.ts';
import type { Roll, Step, Value, When } from '../../../schemas/types.d.ts';

interface Unread {
  problem: 'chosen' | 'unread-pool' | 'of-one-die' | 'unrolled';
  what: string[];
  at: Path;
}

/** `values`: those of the ruleset by id; `excluding`: whether a role cannot be both of two words. */
export function* unreadIn(
  file: DataFile,
  values: ReadonlyMap<string, Value>,
  excluding: Excluding,
): Generator<Unread> {
  for (const shape of ['PhaseFile', 'ProcedureFile', 'Step'] as const)
    for (const { value, path } of shaped(file, shape))
      if (value.order === 'one-of')
        yield* chosenIn(value.steps ?? [], [...path, 'steps'], excluding);
  for (const { value, path } of shaped(file, 'Roll')) yield* inRoll(value, path, values);
}

type Excluding = (role: string, word: string, other: string) => boolean;

/** A role by which a table finds its rows is one word; of states, those that say so exclude each other. */
export function excludingIn(
  { markers, terms }: Pick<RulesetData, 'markers' | 'terms'>,
  files: readonly DataFile[],
): Excluding {
  const columns = files.flatMap((file) => shaped(file, 'Column').map(({ value }) => value));
  const keys = new Set(
    columns.flatMap(({ type, match, value }) => (type === 'word' && match ? (value ?? []) : [])),
  );
  const pairs = new Set(
    [...markers, ...terms].flatMap(({ id, excludes = [] }) =>
      excludes.flatMap((other) => [`${id} ${other}`, `${other} ${id}`]),
    ),
  );
  return (role, word, other) => word !== other && (keys.has(role) || pairs.has(`${word} ${other}`));
}

/** Steps of which a player chooses one, where their conditions decide already. The last may be what is done otherwise. */
function* chosenIn(steps: readonly Step[], path: Path, excluding: Excluding): Generator<Unread> {
  const whens = steps.map(({ when }) => when);
  if (whens.slice(0, -1).some((when) => when === undefined)) return;
  const given = whens.filter((when) => when !== undefined);
  if (given.length < whens.length && isAlwaysOne(given)) return;
  const index = whens.findIndex((when, at) =>
    whens.slice(0, at).some((other) => when && other && excludeEachOther(when, other, excluding)),
  );
  if (index >= 0) yield { problem: 'chosen', what: [], at: [...path, index, 'when'] };
}

/** Whether one of the conditions holds whatever is so: then nothing is left for otherwise. */
const isAlwaysOne = (whens: readonly When[]): boolean =>
  everySituation(whens)?.every((known) => whens.some((when) => allHold(when, known) !== false)) ??
  false;

/** Whether they cannot both hold: of one number, of a state and its opposite, of words of which a role has one. */
const excludeEachOther = (one: When, other: When, excluding: Excluding): boolean =>
  !canBothHold(one, other) ||
  one.some(({ subject, is = [] }) =>
    other.some(
      (test) =>
        test.subject === subject &&
        [is].flat().length > 0 &&
        test.is !== undefined &&
        [is]
          .flat()
          .every((word) => [test.is ?? []].flat().every((its) => excluding(subject, word, its))),
    ),
  );

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
