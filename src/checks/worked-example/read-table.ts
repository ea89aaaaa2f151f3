/** Computes an example that reads a table: the row that a value leads to, or the one rolled. */
import { thrown } from '../../arithmetic/dice.ts';
import { diceWith } from '../../arithmetic/reading.ts';
import { canShow } from '../../arithmetic/special/throws.ts';
import { parseDice } from '../../notation/dice.ts';
import { sayFraction } from '../../arithmetic/fraction.ts';
import { columnFor, partition, rangeFor, rowFor, type Key } from '../../arithmetic/look-up.ts';
import { settle } from '../../arithmetic/settle.ts';
import { apply } from '../../arithmetic/plan.ts';
import { allHold } from '../../arithmetic/conditions.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { closed, numberOf } from '../../arithmetic/sum.ts';
import { boundsOf, valuesOf } from '../../notation/cells.ts';
import { numberKey, rowGroups } from '../../model/key-column.ts';
import type { Entry } from '../../model/entries.ts';
import type { Cell, Example, Row, TableFile, TableRoll } from '../../../schemas/types.d.ts';
import type { Computed, Expected } from './recompute.ts';
import { sameFigure } from './same.ts';

/**
 * `expect` names a value in a column; `outcome` is the id of the row (rolled down) or column
 * (rolled across), and such an id is its odds.
 */
export function inTable(table: TableFile, example: Example, what: string): Computed {
  const rolls = rollsOf(table, example);
  const [first] = rolls;
  if (first && what !== 'outcome' && reachedBy(table, first).some(({ id }) => id === what))
    return chanceOf(table, rolls, example, what);
  if (what !== 'outcome') return single(valueIn(table, example, what), table);
  if (first && example.dice === undefined) return { why: { kind: 'no-dice', names: [] } };
  if (first && rolls.every((roll) => !canRoll(roll, example)))
    return { why: { kind: 'impossible-dice', names: [first.dice] } };
  return single(rowRolled(table, rolls, example), table);
}

/** A table that the example reads: all of it, or one of its rows. */
export function tableOf(of: string, entries: readonly Entry[]): TableFile | undefined {
  const [page, id] = of.split('#');
  const entry = entries.find(({ kind, address }) => kind === 'tables' && address === page);
  if (entry?.kind !== 'tables') return undefined;
  const { data } = entry;
  if (id === undefined) return data.roll ? undefined : data;
  const rows = data.rows.filter((row) => row.id === id && !row.roll);
  const { rolls: _, ...rest } = data;
  const columns = data.columns.map(({ match: _, ...column }) => column);
  return rows.length > 0 ? { ...rest, columns, rows } : undefined;
}

/** What an example of the table may expect: values of its columns, and what its rolls lead to. */
export const expectedOf = (table: TableFile): string[] => [
  ...new Set([
    ...(table.rolls ? ['outcome'] : []),
    ...table.columns.flatMap(({ value, match }) => (value && !match ? [value] : [])),
    ...(table.rolls ?? []).flatMap((roll) => reachedBy(table, roll).map(({ id }) => id)),
  ]),
];

/** Of several rolls, the named one, or those with the given circumstances. */
const rollsOf = ({ rolls = [] }: TableFile, example: Example): TableRoll[] =>
  rolls.filter(
    ({ id: way, modifiers = [] }) =>
      (example.way ?? way) === way &&
      (example.with ?? []).every((id) => modifiers.some((modifier) => modifier.id === id)),
  );

/** The rows or columns that a roll can lead to. */
const reachedBy = (
  { rows, columns }: TableFile,
  { rangeColumn, rangeGroup }: TableRoll,
): readonly { id: string }[] =>
  rangeColumn === undefined
    ? columns.filter(({ group }) => group !== undefined && group === rangeGroup)
    : rows;

/** The odds of a row or column, if every roll has the same. */
function chanceOf(
  table: TableFile,
  rolls: readonly TableRoll[],
  example: Example,
  what: string,
): Computed {
  const chances = new Set(
    rolls.map((roll) => {
      const reached = reachedBy(table, roll).findIndex(({ id }) => id === what);
      const { plan, dice } = throwOf(roll, example);
      const isPlain = plan && !plan.set && plan.factor.count === plan.factor.of && !plan.round;
      const bonus = plan && isPlain ? numberOf(plan.add) : undefined;
      const ranges = rangesOf(table, roll, example);
      const share =
        dice && bonus !== undefined && ranges
          ? partition(ranges, dice, bonus)?.shares[reached]
          : undefined;
      return share && sayFraction(share);
    }),
  );
  const [chance] = chances;
  if (chances.size > 1) return { why: { kind: 'several-rolls', names: rolls.map(({ id }) => id) } };
  return chance === undefined
    ? { why: { kind: 'not-found', names: [] } }
    : { results: [chance], same: sameFigure };
}

function single(result: Expected | undefined, table: TableFile): Computed {
  if (result !== undefined)
    return { results: [result], same: (written) => sameFigure(written, result) };
  const isByTitle = table.rows.length > 1 && !numberKey(table) && !table.rolls;
  return isByTitle
    ? { why: { kind: 'by-title', names: table.rows.slice(0, 1).map(({ id }) => id) } }
    : { why: { kind: 'not-found', names: [] } };
}

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
  const rolled = example.dice && rowRolled(table, rollsOf(table, example), example);
  const row = rowOf(table, example) ?? table.rows.find(({ id }) => id === rolled);
  return row && column ? valueOf(row.cells[column.id], example) : undefined;
}

/** The one row that the keys find: a number among the rows whose other keys apply. */
function rowOf(table: TableFile, example: Example): Row | undefined {
  const known = knownFrom(example);
  const key = numberKey(table);
  const [only, ...more] = table.rows;
  // Words above the columns lead to the column.
  if (!table.columns.some(({ match }) => match) && !table.rolls && more.length === 0) return only;
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

/** The one row or column that the dice lead to. */
function rowRolled(
  table: TableFile,
  rolls: readonly TableRoll[],
  example: Example,
): string | undefined {
  const results = new Set(rolls.map((roll) => rolled(table, roll, example)));
  return results.size === 1 ? [...results][0] : undefined;
}

function rolled(table: TableFile, roll: TableRoll, example: Example): string | undefined {
  const result = resultOf(roll, example);
  const ranges = rangesOf(table, roll, example);
  return result === undefined || !ranges
    ? undefined
    : reachedBy(table, roll)[rangeFor(ranges, result) ?? -1]?.id;
}

/** The results that lead to each row, or to each column of the row that the example finds. */
function rangesOf(table: TableFile, roll: TableRoll, example: Example): Key[] | undefined {
  const { rangeColumn: down } = roll;
  if (down !== undefined) return table.rows.map(({ cells }) => keyOf(cells[down]));
  const row = rowOf(table, example);
  return row && reachedBy(table, roll).map(({ id }) => keyOf(row.cells[id]));
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
