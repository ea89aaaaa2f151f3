/** What readers can open as a calculator can be worked out there. */
import { buildRulebook, type Ruleset } from '../model/rulebook.ts';
import type { Entry } from '../model/entries.ts';
import { numberKey } from '../model/key-column.ts';
import { problemOf } from '../workout/build/problem-of.ts';
import type { Problem, Stage, StageKey } from '../workout/problem.ts';
import { resolve } from '../workout/resolve.ts';
import { NO_SITUATION } from '../workout/situation.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { asCode, list } from '../diagnostics/phrase.ts';
import { boundsOf, valuesOf } from '../notation/cells.ts';
import { answeredTwice } from './cannot-be-worked-out/answered-twice.ts';
import { carriedIn } from './cannot-be-worked-out/carried.ts';
import { circlesIn, type Circle } from './cannot-be-worked-out/circles.ts';
import { idleIn, type Idle } from './cannot-be-worked-out/idle.ts';
import { neverFound } from './cannot-be-worked-out/never-found.ts';
import { defineCheck } from './check.ts';

type Fault =
  | Idle['fault']
  | 'not-here'
  | 'nothing-shared'
  | 'no-outcomes'
  | 'itself'
  | Circle['fault']
  | 'no-field'
  | 'key-is-no-number'
  | 'several-keys'
  | 'never-found'
  | 'same-keys'
  | 'words-alone'
  | 'answered-twice'
  | 'worked-out-twice';

export const cannotBeWorkedOut = defineCheck({
  code: 'cannot-be-worked-out',
  scope: 'ruleset',
  severity: 'error',
  message: ({ fault, at, names }: { fault: Fault; at: string; names: readonly string[] }) =>
    FAULTS[fault].message(asCode(at), names),
  hint: ({ fault }) => FAULTS[fault].hint,
  run: ({ ruleset: data, report }) => {
    // Without its main file nothing of a ruleset is shown.
    const [ruleset] = data.ruleset ? buildRulebook([data]).rulesets : [];
    if (!ruleset) return;
    const { entries } = ruleset;
    const seen = new Set<string>();
    for (const { fault, at, names, ...place } of circlesIn(ruleset))
      report(place, { fault, at, names });
    for (const entry of entries) {
      const problem = problemOf(ruleset, entry);
      for (const { at, ...finding } of [
        ...inData(entry, entries),
        ...(problem ? carriedIn(entry, problem, entries) : []),
      ])
        report({ file: entry.file, path: at }, { at: entry.address, ...finding });
      for (const [key, stage] of Object.entries(problem?.stages ?? {})) {
        if (!problem || seen.has(stage.address) || !stage.address.startsWith(entry.address))
          continue;
        seen.add(stage.address);
        for (const { fault, names = [] } of faultsOf(problem, key, stage))
          if (isDeclared(ruleset, entry, fault, names))
            report(placeOf(entry, stage, fault), { fault, at: stage.address, names });
      }
    }
  },
});

/** What is found in the data of an entry, before anything is worked out. */
function* inData(
  entry: Entry,
  entries: readonly Entry[],
): Generator<{ fault: Fault; names: string[]; at: Path }> {
  yield* keyFaults(entry);
  yield* idleIn(entry, entries);
  yield* answeredTwice(entry, entries);
}

const FAULTS: Record<
  Fault,
  { message: (at: string, names: readonly string[]) => string; hint: string }
> = {
  'column-next': {
    message: (at, names) =>
      `Nothing of ${at} follows its column ${list(names)}: the dice do not find it.`,
    hint: 'Write `next` in each row after which it follows; or, if the dice find a column, give the columns a `group`, and name it in `rangeGroup`.',
  },
  'row-next': {
    message: (at, names) =>
      `Nothing of ${at} follows its row ${list(names)}: the dice do not find it.`,
    hint: 'Write `next` in the outcomes of the roll; if the dice find a row, name the column with their results in `rangeColumn`.',
  },
  'own-number': {
    message: (at, [name = '']) =>
      `${at} finds its row by what is entered and gives ${asCode(name)}, so its calculator shows that number and makes no roll.`,
    hint: 'Move `roll` to a file under `modifiers/` or `rules/`, with the same `target`: the number is read from this table there.',
  },
  'not-taken': {
    message: (_, [name = '', to = '']) =>
      `Nothing reads ${asCode(name)} at ${asCode(to)} or in what follows it.`,
    hint: 'Remove it from `carries`; or name what is the same there: a value, role or modifier that is used on that page, too.',
  },
  'not-here': {
    message: (at, [name = '', to = '']) =>
      `${at} has no ${asCode(name)} that could be the same at ${asCode(to)}, where no reader could enter it then.`,
    hint: 'Remove it from `carries`: readers enter it there. Name only what is entered, chosen or ticked here, too.',
  },
  'nothing-shared': {
    message: (at, [to = '']) =>
      `${at} and ${asCode(to)} have no number, role or modifier in common, so \`carries: all\` says nothing.`,
    hint: 'Remove `carries`; or use what is the same on both pages: the value, the role or the modifier with the same id.',
  },
  'not-set': {
    message: (_, [name = '', to = '']) => `${asCode(to)} has no modifier ${asCode(name)}.`,
    hint: 'Name a modifier of that page in `sets`, or remove it.',
  },
  'no-state': {
    message: (at, names) => `What ${at} gives of ${list(names)} is no state, so it has no effect.`,
    hint: 'Give one state of a role, `{ subject: target, is: shaken }`. Numbers are the same there with `carries: [distance]`, modifiers apply there with `sets: [close-in]`, and what depends on the dice is an outcome of its own.',
  },
  'no-roll': {
    message: (_, [to = '', ...rolls]) =>
      `${asCode(to)} has no roll and no value of its own, so nothing follows.${rolls.length > 0 ? ` Its page has ${list(rolls)}.` : ''}`,
    hint: 'Name the roll, the value or the table that follows, or remove it from `next`.',
  },
  'no-outcomes': {
    message: (at) => `The roll on ${at} leads to no row and no column.`,
    hint: 'Name the column with the ranges in `rangeColumn`, or the group of columns in `rangeGroup`.',
  },
  itself: {
    message: (at) => `${at} names itself as what follows, which no reader can open.`,
    hint: 'Remove it from `next`, or name the roll that follows.',
  },
  circle: {
    message: (at, names) =>
      `After ${at} follows ${list(names)}, and after that ${at} again, without end: no reader can open it there.`,
    hint: 'Remove one of them from `next`, and say in the text what is rolled anew. Dice that are rolled again say so themselves: `dice: D6 explode 6`, `dice: D6 reroll 1`.',
  },
  'cell-circle': {
    message: (at, names) =>
      `What ${at} takes its figure from goes round in a circle: ${circle(at, names)}.`,
    hint: 'Write the figure in one of them.',
  },
  'value-circle': {
    message: (at, names) =>
      `What ${at} is worked out from goes round in a circle: ${circle(at, names)}.`,
    hint: 'Work one of them out from something else: a number, or a value that players have or a table gives.',
  },
  'value-itself': {
    message: (at) => `What ${at} is worked out from goes round in a circle: ${circle(at, [])}.`,
    hint: 'Name in `base` what it is worked out from. If players have the number before modifiers change it, say in values.yaml where: `origin: count`; if a table gives it, name it in `value` of its column.',
  },
  'no-field': {
    message: (at, names) => `${at} depends on ${list(names)}, which no reader can enter there.`,
    hint: 'Declare it in values.yaml without `role`, let a row of a table give it, or add it to the `carries` that leads there.',
  },
  'key-is-no-number': {
    message: (at, names) => `${at} finds its rows by ${list(names)}, which is no number.`,
    hint: 'Use numbers in the column with `match`; words find a row only beside a number, in a column of type `word`. For words alone, remove `match` (readers then choose a row by its title, and an example names it: `target: tables/moves#cavalry`), or write one row whose columns ask for the words: `when: [{ subject: arm, is: cavalry }]`.',
  },
  'never-found': {
    message: (at, names) =>
      `Nothing finds the row ${list(names.slice(0, 1))} of ${at}: what it is found by finds ${list(names.slice(1))} before it.`,
    hint: 'Correct the cells of the columns with `match`, or put the row before the other one.',
  },
  'same-keys': {
    message: (at, names) =>
      `The rows ${list(names.slice(1))} and ${list(names.slice(0, 1))} of ${at} are found by the same cells.`,
    hint: 'Correct a cell of a column with `match` in one of them, or give `match` to the other column that tells them apart; two rows for one case are one row.',
  },
  'words-alone': {
    message: (at, [row = '', other = '', column = '']) =>
      `Only the words of ${asCode(column)} tell the rows ${list([other, row])} of ${at} apart, and nothing finds a row by them.`,
    hint: 'Add `value: ROLE` and `match: exact` to the column, with an item of values.yaml that has `role: true`: readers choose one of its words.',
  },
  'answered-twice': {
    message: (at, [name = '', other = '']) =>
      `${asCode(other)} and ${at} both give ${asCode(name)} for the same case, so no roll can tell which number applies.`,
    hint: 'If they are for different cases, say so in both: by a column of words beside the number (`type: word`, `match: exact`), whose words differ, or by `when` above the columns. If one means another number, declare that in values.yaml.',
  },
  'worked-out-twice': {
    message: (at, [name = '', other = '']) =>
      `${asCode(other)} gives ${asCode(name)}, and ${at} works it out anew, so no roll can tell which number applies.`,
    hint: 'If the modifiers change the number that a table gives, name it in `base`; two sets that change one number are one set. If another number is worked out here, declare that in values.yaml.',
  },
  'several-keys': {
    message: (at, names) =>
      `${at} finds its rows by ${list(names)}, but with \`rangeGroup\` one column can be the key.`,
    hint: 'Keep `match` at one column, and give each of the other cases a table of its own.',
  },
};

/** `a` → `b` → `a` */
const circle = (at: string, names: readonly string[]): string =>
  [at, ...names.map(asCode), at].join(' → ');

/** Names that nothing declares are reported by `unknown-reference`. */
function isDeclared(
  { values }: Ruleset,
  entry: Entry,
  fault: Fault,
  names: readonly string[],
): boolean {
  if (fault === 'no-field') return names.every((name) => values.some(({ id }) => id === name));
  if (fault !== 'no-outcomes' || entry.kind !== 'tables') return true;
  const { columns, rolls = [] } = entry.data;
  return rolls.every(({ rangeColumn, rangeGroup }) =>
    columns.some(
      ({ id, group }) => id === rangeColumn || (group !== undefined && group === rangeGroup),
    ),
  );
}

/** The part with the roll or the value; of a table its ways of rolling; where it names itself, the name. */
function placeOf(
  { file, parts, data, index }: Entry,
  { address }: Stage,
  fault: Fault,
): { file: string; path: Path } {
  const named = index.ofShape('Next').find(({ value }) => value.to === address);
  if (fault === 'itself' && named) return { file, path: [...named.path, 'to'] };
  const [, id] = address.split('#');
  const part = parts.find((one) => one.id === id);
  if (part) return { file, path: part.path };
  const field = (['rolls', 'roll', 'value'] as const).find((name) => name in data);
  return { file, path: field === undefined ? [] : [field] };
}

/** Columns with `match`: numbers find a row, and words beside a number; one number alone where the dice find the column. */
function keyFaults(entry: Entry): { fault: Fault; names: string[]; at: Path }[] {
  if (entry.kind !== 'tables') return [];
  const { columns, rows, rolls = [] } = entry.data;
  const keys = columns.flatMap(({ id, type, match }, index) =>
    match ? [{ id, type, at: ['columns', index] }] : [],
  );
  const [, second] = keys;
  if (second && rolls.some(({ rangeGroup }) => rangeGroup !== undefined))
    return [{ fault: 'several-keys', names: keys.map(({ id }) => id), at: second.at }];
  const never = neverFound(entry.data);
  if (never) return [never];
  const hasNumber = numberKey(entry.data) !== undefined;
  const isNumber = (id: string) =>
    rows.every(({ cells }) =>
      valuesOf(cells[id], []).every(({ value = '' }) => Number.isFinite(boundsOf(value)?.to)),
    );
  return keys.flatMap(({ id, type, at }) =>
    (type === 'word' && hasNumber) || isNumber(id)
      ? []
      : [{ fault: 'key-is-no-number', names: [id], at }],
  );
}

function* faultsOf(
  problem: Problem,
  key: StageKey,
  stage: Stage,
): Generator<{ fault: Fault; names?: string[] }> {
  if (stage.type !== 'value' && stage.outcomes.length === 0) yield { fault: 'no-outcomes' };
  const next = Object.values(stage.next ?? {}).flat();
  if (next.some(({ to }) => to === key)) yield { fault: 'itself' };
  const lost = needsAt(problem, key, stage).filter((name) => !isOffered(problem, key, stage, name));
  if (lost.length > 0) yield { fault: 'no-field', names: lost };
}

/** Names that the result asks for when nothing is set. What follows it and what others claim asks for no more. */
function needsAt(problem: Problem, key: StageKey, stage: Stage): string[] {
  const alone = { ...stage, next: {}, disputes: [] };
  const stages = { ...problem.stages, [key]: alone };
  const [start] = resolve({ ...problem, stages, starts: [key] }, NO_SITUATION).starts;
  const figures = [
    start?.total,
    start?.value,
    start?.target,
    ...(start?.outcomes ?? []).map(({ odds }) => odds),
  ];
  const needs = figures.flatMap((one) => (one?.type === 'missing' ? one.needs : []));
  return [...new Set(needs.map((need) => need.slice(need.lastIndexOf('.') + 1)))];
}

const isOffered = (
  { tables, stages }: Problem,
  key: StageKey,
  stage: Stage,
  name: string,
): boolean =>
  stage.values.includes(name) ||
  stage.states.some(({ role }) => role === name) ||
  stages[`${key}-other`]?.values.includes(name) === true ||
  (stage.carried ?? []).includes(name) ||
  stage.modifiers.some(({ group }) => group === name) ||
  Object.values(tables).some(({ rows }) => rows.some(({ gives }) => name in gives));
