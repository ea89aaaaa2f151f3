/** Builds a stage of a problem: inputs, meaning, successors. */
import { isNumeric } from '../../arithmetic/conditions.ts';
import { linesFor, linesOf } from '../../arithmetic/library.ts';
import { linesOfSide, OTHER_SIDE } from '../../arithmetic/special/contest.ts';
import { whensOf } from '../../model/key-column.ts';
import { boundsOf, valuesOf } from '../../notation/cells.ts';
import type { Effect, Outcome, Roll, Row, Step, When } from '../../../schemas/types.d.ts';
import { bareModifier } from './bare.ts';
import { inputsOf, statesSaidBy, stateOf, testedIn } from './inputs-of.ts';
import { namesIn, numbersIn } from '../stages/lacking.ts';
import { nextOf, rowsNext } from './next-of.ts';
import type { Parts } from './parts-of.ts';
import { successReachOf } from './success-reach.ts';
import type { Builder } from './problem-of.ts';
import type {
  Address,
  OutcomeInput,
  Range,
  RollStage,
  Stage,
  TableStage,
  ValueStage,
} from '../problem.ts';

/** `other`: in a contest of two different sides, what the other one can enter. */
export function stageOf(builder: Builder, address: Address, part: Parts, other = false): Stage {
  switch (part.kind) {
    case 'roll':
      return rollStage(builder, address, part, other);
    case 'value':
      return valueStage(builder, address, part);
    case 'table':
      return tableStage(builder, address, part);
    case 'look-up':
      return lookUpStage(builder, address, part);
  }
}

function rollStage(
  builder: Builder,
  address: Address,
  { roll, entry, step }: Extract<Parts, { kind: 'roll' }>,
  other: boolean,
): RollStage {
  const { library, readings } = builder.model;
  builder.takeRoll(address);
  const { tests, leftOut, always } = saidByStep(step);
  const outcomes = roll.outcomes.filter(builder.isPossible);
  const checked = checkedOf(builder, address);
  const read = library.rolls.get(checked) ?? roll;
  const faces = [read, ...(read.diceFrom ?? []).flatMap((from) => library.rolls.get(from) ?? [])];
  const names = faces.flatMap((one) => one.faces ?? []);
  const whens = [...outcomes, ...read.outcomes.filter(builder.isPossible)]
    .flatMap(({ when = [] }) => when)
    .concat(roll.pool?.success ?? [], ...outcomes.flatMap(whensOfNext), tests);
  const dice = faces.find((one) => one.dice !== undefined)?.dice;
  const { contest } = roll;
  const compared = numbersIn(whens, names);
  const needed = [
    ...(read.target === undefined ? [] : namesIn(read.target)),
    ...(contest?.among === undefined ? [] : [contest.among]),
    ...[roll.times ?? [], roll.pool?.dice ?? []].flatMap(namesIn),
  ];
  const inputs = inputsOf(
    builder,
    contest
      ? linesOfSide(linesFor(address, library), contest, { given: other ? OTHER_SIDE : {} })
      : linesFor(address, library),
    needed,
    whens,
    true,
    undefined,
    compared,
  );
  inputs.modifiers = inputs.modifiers.map((one) =>
    always.includes(one.address) ? { ...one, automatic: true, always: true } : one,
  );
  const tested = testedIn(builder, inputs, [...needed, ...compared]);
  const others = (readings.get(address) ?? []).flatMap((other) => builder.build(other) ?? []);
  return {
    type: 'roll',
    address,
    ...(dice !== undefined && { dice }),
    ...successReachOf(read, dice),
    ...inputs,
    outcomes: outcomes
      .filter(({ prevents }) => !prevents)
      .map((outcome) => outcomeOf(outcome, entry.address)),
    ...(roll.times !== undefined && { times: roll.times }),
    ...(contest && { contest }),
    ...(others.length > 0 && { readings: others }),
    ...readAfter(roll),
    ...leftOut,
    ...(roll.given && { given: statesSaidBy(roll.given) }),
    ...nextOf(builder, entry.address, outcomes, { ...inputs, tested }),
  };
}

/** Where numbers and states that nobody has to name leave the roll of a step out, and the modifiers that always apply to it. */
function saidByStep({ when, uses = [] }: Partial<Step> = {}) {
  const isLeftOut = when !== undefined && isNumeric(when);
  return { tests: isLeftOut ? when : [], leftOut: isLeftOut ? { onlyIf: when } : {}, always: uses };
}

/** Of a reading of another throw: when it matters. */
const readAfter = ({ after, onlyWith, unless }: Roll): Partial<RollStage> => ({
  ...(after !== undefined && { after: [after].flat() }),
  ...(onlyWith && { onlyWith }),
  ...(unless && { unless }),
});

const whensOfNext = ({ next = [] }: Outcome): When[] => next.map(({ when = [] }) => when);

/** The roll whose result this one reads; itself if it has dice. */
function checkedOf({ model }: Builder, address: Address): Address {
  const check = model.library.rolls.get(address)?.check;
  return check === undefined || check === address ? address : check;
}

function valueStage(
  builder: Builder,
  address: Address,
  { value, entry, step }: Extract<Parts, { kind: 'value' }>,
): ValueStage {
  const lines = linesFor(address, builder.model.library);
  builder.takeSet(address);
  // A step that is left out comes to none where none is a result of it: prisoners of a force that is not isolated.
  const onlyIf = value.atLeast === 0 ? step?.when : undefined;
  const whens = (value.outcomes ?? []).flatMap(({ when = [] }) => when).concat(onlyIf ?? []);
  const compared = [...new Set(numbersIn(whens, [value.name]))];
  const inputs = inputsOf(
    builder,
    lines,
    [value.base, value.atLeast ?? 0, value.atMost ?? 0].flatMap(namesIn),
    whens,
    false,
    undefined,
    compared,
  );
  const follows = nextOf(
    builder,
    entry.address,
    value.outcomes ?? [],
    inputs,
    value.next,
    value.name,
  );
  // Where something follows from the value, an outcome that prevents it is the result; the others say nothing more.
  const isGate = value.next && value.outcomes?.every(({ prevents, when }) => prevents ?? !when);
  return {
    type: 'value',
    address,
    value: value.name,
    ...inputs,
    ...(value.outcomes && {
      outcomes: isGate ? [] : value.outcomes.map((outcome) => outcomeOf(outcome, entry.address)),
    }),
    ...(compared.length > 0 && { compared }),
    ...(onlyIf && { onlyIf }),
    ...follows,
  };
}

/** A look-up table is a value without modifiers, or one after the other. */
function lookUpStage(
  builder: Builder,
  address: Address,
  { entry, value, then }: Extract<Parts, { kind: 'look-up' }>,
): ValueStage {
  builder.problem.sets[address] = { modifiers: [], value: { name: value, base: value } };
  const inputs = inputsOf(builder, [], [value], whensOf(entry.data), false);
  // The table gives it.
  inputs.values = inputs.values.filter((name) => name !== value);
  const next = then === undefined ? [] : [{ to: then, carries: 'all' as const }];
  return {
    type: 'value',
    address,
    value,
    ...inputs,
    ...nextOf(builder, entry.address, [], inputs, next),
  };
}

function tableStage(
  builder: Builder,
  address: Address,
  { roll, entry }: Extract<Parts, { kind: 'table' }>,
): TableStage {
  const { rows, columns, outside } = entry.data;
  const modifiers = roll.modifiers ?? [];
  builder.problem.sets[address] = {
    modifiers: modifiers.map((modifier) => bareModifier(modifier, entry.address)),
  };
  const key = columns.find(({ match }) => match !== undefined);
  const names = roll.rangeGroup === undefined || key?.value === undefined ? [] : [key.value];
  const inputs = inputsOf(
    builder,
    linesOf(address, { modifiers }),
    names,
    [],
    false,
    entry.address,
  );
  const parts = {
    type: 'table' as const,
    address,
    dice: roll.dice,
    ...inputs,
    ...(roll.times !== undefined && { times: roll.times }),
    ...(outside !== undefined && { outside: `${entry.address}#${outside}` }),
  };
  const rangeOf = (row: Row, column: string): Range | undefined => {
    const value = valuesOf(row.cells[column], [])[0]?.value;
    const bounds = value === undefined ? undefined : boundsOf(value);
    return bounds && [limit(bounds.from), limit(bounds.to)];
  };
  const { rangeColumn } = roll;
  if (rangeColumn !== undefined) {
    const shown = rows.filter((row) => rangeOf(row, rangeColumn));
    const unknown = ({ evidence }: Row) => evidence === 'unknown';
    const outcomes = shown.map((row) => ({
      id: row.id,
      address: `${entry.address}#${row.id}`,
      ...againOf(builder, row, shown),
      ...(unknown(row) && { unknown: `${entry.address}#${row.id}` }),
    }));
    return {
      ...parts,
      states: outcomes.flatMap(({ had }) =>
        had ? stateOf(builder.ruleset, had[0], new Set([had[1]]), [had[1]]) : [],
      ),
      outcomes,
      ranges: shown.flatMap((row) => [rangeOf(row, rangeColumn) ?? [null, null]] as Range[]),
      ...rowsNext(builder, entry.address, shown, inputs),
    };
  }
  const shown = columns.filter(({ group }) => group !== undefined && group === roll.rangeGroup);
  const follows = nextOf(builder, entry.address, shown, inputs);
  return {
    ...parts,
    outcomes: shown.map(({ id, evidence }) => ({
      id,
      address: `${entry.address}#${id}`,
      ...(evidence === 'unknown' && { unknown: `${entry.address}#${id}` }),
    })),
    ...(key?.match &&
      key.value !== undefined && {
        across: {
          key: key.value,
          match: key.match,
          rows: rows.map((row) => ({
            key: Number(valuesOf(row.cells[key.id], [])[0]?.value),
            ranges: shown.map(({ id }) => rangeOf(row, id) ?? null),
          })),
        },
      }),
    ...follows,
  };
}

/** The row that a second result of this one counts as, and the state of who had one before: immobilised twice is knocked out. */
function againOf(
  { ruleset }: Builder,
  { effects = [] }: Row,
  rows: readonly Row[],
): Pick<OutcomeInput, 'again' | 'had'> {
  const placed = (list: readonly Effect[]) =>
    list.flatMap(({ do: act, marker, at }) =>
      act === 'place' ? [marker].flat().map((id) => ({ id, at })) : [],
    );
  for (const { id, at } of placed(effects)) {
    const { ifPlacedAgain } = ruleset.markers.find((marker) => marker.id === id) ?? {};
    const again = placed(ifPlacedAgain ? [ifPlacedAgain] : []).map((one) => one.id);
    const row = rows.find((one) => placed(one.effects ?? []).some((two) => again.includes(two.id)));
    if (row) return { again: row.id, ...(at !== undefined && { had: [at, id] }) };
  }
  return {};
}

const limit = (bound: number): number | null => (Number.isFinite(bound) ? bound : null);

function outcomeOf({ id, success, when = [], evidence }: Outcome, page: Address): OutcomeInput {
  const side = when
    .flatMap(({ is }) => is ?? [])
    .find((word) => word === 'winner' || word === 'loser');
  return {
    id,
    address: `${page}#${id}`,
    ...(success && { success }),
    ...(side && { side }),
    ...(evidence === 'unknown' && { unknown: `${page}#${id}` }),
  };
}
