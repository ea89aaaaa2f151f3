/** Computes an example that reads a table: the row that a value leads to, or the one rolled. */
import { thrown } from '../../arithmetic/dice.ts';
import { diceWith } from '../../arithmetic/reading.ts';
import { canShow } from '../../arithmetic/special/throws.ts';
import { parseDice } from '../../notation/dice.ts';
import { columnFor, rangeFor, rowFor, type Key } from '../../arithmetic/look-up.ts';
import { settle } from '../../arithmetic/settle.ts';
import { apply } from '../../arithmetic/plan.ts';
import { allHold } from '../../arithmetic/conditions.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { closed, numberOf } from '../../arithmetic/sum.ts';
import { boundsOf, valuesOf } from '../../notation/cells.ts';
import { numberKey, rowGroups } from '../../model/key-column.ts';
import type { Cell, Example, Row, TableFile, TableRoll } from '../../../schemas/types.d.ts';
import type { Computed, Expected } from './recompute.ts';

/**
 * `expect` names a value in a column; `outcome` is the id of the row (rolled down) or column
 * (rolled across).
 */
export function inTable(table: TableFile, example: Example, what: string): Computed {
  if (what !== 'outcome') return single(valueIn(table, example, what));
  // Of several rolls, the named one, or those with the given circumstances.
  const rolls = (table.rolls ?? []).filter(
    ({ id: way, modifiers = [] }) =>
      (example.way ?? way) === way &&
      (example.with ?? []).every((id) => modifiers.some((modifier) => modifier.id === id)),
  );
  const [first] = rolls;
  if (first && rolls.every((roll) => !canRoll(roll, example)))
    return { why: { kind: 'impossible-dice', names: [first.dice] } };
  const results = new Set(rolls.map((roll) => rolled(table, roll, example)));
  return single(results.size === 1 ? [...results][0] : undefined);
}

const single = (result: Expected | undefined): Computed =>
  result === undefined
    ? { why: { kind: 'not-found', names: [] } }
    : { results: [result], same: (written) => String(written) === String(result) };

export function valueIn(table: TableFile, example: Example, name: string): Expected | undefined {
  const columns = table.columns.filter(
    ({ value: of, match }) => of === name && match === undefined,
  );
  const column =
    columns.length === 1
      ? columns[0]
      : columns[
          columnFor(
            columns.map(({ when }) => when),
            example,
          ) ?? -1
        ];
  const row = rowOf(table, example);
  return row && column ? valueOf(row.cells[column.id], example) : undefined;
}

/** The one row that the keys find: a number among the rows whose other keys apply. */
function rowOf(table: TableFile, example: Example): Row | undefined {
  const known = knownFrom(example);
  const key = numberKey(table);
  const value = known.numbers.get(key?.value ?? '');
  const [group, ...others] = rowGroups(table).filter(({ when }) => allHold(when, known));
  if (!key?.match || value === undefined || !group || others.length > 0) return undefined;
  const keys = group.rows.map(({ cells }) => keyOf(cells[key.id]));
  return group.rows[rowFor(keys, key.match, value) ?? -1];
}

function keyOf(cell: Cell | undefined): Key {
  const value = valuesOf(cell, [])[0]?.value;
  return value === undefined ? undefined : boundsOf(value);
}

/** The value of a cell; with cases, that of the case whose conditions are met. */
function valueOf(cell: Cell | undefined, example: Example): Expected | undefined {
  const [only, ...others] = valuesOf(cell, []).filter((one) =>
    allHold(one.cell?.when, knownFrom(example)),
  );
  return others.length === 0 ? only?.value : undefined;
}

function rolled(table: TableFile, roll: TableRoll, example: Example): Expected | undefined {
  const result = resultOf(roll, example);
  if (result === undefined) return undefined;
  const { rangeColumn: down } = roll;
  if (down !== undefined) {
    const ranges = table.rows.map(({ cells }) => keyOf(cells[down]));
    return table.rows[rangeFor(ranges, result) ?? -1]?.id;
  }
  const row = rowOf(table, example);
  const columns = table.columns.filter(
    ({ group }) => group !== undefined && group === roll.rangeGroup,
  );
  return columns[
    rangeFor(
      columns.map(({ id }) => keyOf(row?.cells[id])),
      result,
    ) ?? -1
  ]?.id;
}

/** The dice as rolled, with the roll's own modifiers. */
function resultOf(roll: TableRoll, example: Example): number | undefined {
  const { plan, dice } = throwOf(roll, example);
  return plan && example.dice && dice
    ? numberOf(apply(plan, closed(thrown(example.dice, dice).natural)))
    : undefined;
}

/** Whether the dice can show the faces of the example. */
function canRoll(roll: TableRoll, example: Example): boolean {
  const { dice } = throwOf(roll, example);
  return dice === undefined || example.dice === undefined || canShow(dice, example.dice);
}

/** What the roll's own modifiers do, and the dice that they leave; neither where several are possible. */
function throwOf({ dice, modifiers = [] }: TableRoll, example: Example) {
  const lines = modifiers.map((modifier) => ({ set: '', modifier, group: undefined }));
  const { plans } = settle(lines, example, knownFrom(example));
  const plan = plans.length === 1 ? plans[0] : undefined;
  return { plan, dice: plan && diceWith(parseDice(dice), {}, plan) };
}
