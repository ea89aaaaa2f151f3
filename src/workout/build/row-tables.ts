/** Tables that give the numbers a stage needs: by a row that a reader chooses, or by other numbers. */
import { boundsOf, valuesOf } from '../../notation/cells.ts';
import { parseDice } from '../../notation/dice.ts';
import { find } from '../../model/find.ts';
import { numberKey, rowsByKey } from '../../model/key-column.ts';
import { sourceCell, takenFrom } from '../../model/source-cell.ts';
import type { EntryOf, Ruleset } from '../../model/rulebook.ts';
import type { Cell, Column, Row } from '../../../schemas/types.d.ts';
import type { Address, Problem, Stage, StageKey } from '../problem.ts';
import type { Barred, Given, RowInput, RowTable } from '../stages/row-table.ts';

type Table = EntryOf<'tables'>;

/** The values that a table gives on this page, of those needed: together by a row, or each by a look-up. */
export function rowTablesOf(
  ruleset: Ruleset,
  entry: Table,
  names: ReadonlySet<string>,
  words: ReadonlySet<string>,
  page: Address,
): RowTable[] {
  const { columns, rows, rolls } = entry.data;
  const giving = columns.filter(
    ({ value, match }) => value !== undefined && !match && names.has(value),
  );
  if (giving.length === 0) return [];
  const key = numberKey(entry.data);
  if (key) return rolls ? [] : lookUpsIn(ruleset, entry, key, giving);
  const [[leads] = []] = rows.flatMap((row) => ledTo(ruleset, row));
  const offered = rows.filter(({ notOffered = [] }) => !notOffered.includes(page));
  const inputs = offered.flatMap((row) => {
    const states = statesIn(ruleset, entry, row, words);
    const excludes = othersIn(ruleset, entry, row, words);
    const [[, only] = []] = ledTo(ruleset, row);
    return rowInputs(ruleset, entry, row, giving).map((input) => ({
      ...input,
      gives: { ...givenThrough(ruleset, row, giving, names), ...input.gives },
      ...(only !== undefined && { only }),
      ...(states.length > 0 && { states }),
      ...(excludes.length > 0 && { excludes }),
    }));
  });
  return inputs.length > 0
    ? [{ address: entry.address, ...(leads !== undefined && { leads }), rows: inputs }]
    : [];
}

/** The rows of other tables that the rules in its cells name by their value: HE (D3). */
const ledTo = (ruleset: Ruleset, { cells }: Row): [table: string, row: string][] =>
  Object.values(cells).flatMap((cell) =>
    valuesOf(cell, []).flatMap(({ cell: own }): [string, string][] => {
      if (own?.rule === undefined || typeof own.with !== 'string') return [];
      const rule = find(ruleset, own.rule);
      const data = rule?.type === 'entry' ? rule.part?.data : undefined;
      const see = data && 'see' in data ? (data.see ?? []) : [];
      const row = own.with.toLowerCase();
      return [see].flat().flatMap((address): [string, string][] => {
        const target = find(ruleset, address);
        return target?.type === 'entry' &&
          target.entry.kind === 'tables' &&
          target.entry.data.rows.some(({ id }) => id === row)
          ? [[target.entry.id, row]]
          : [];
      });
    }),
  );

/** The other numbers of a row in which a cell finds its own: a mortar has the hits of its HE. */
function givenThrough(
  ruleset: Ruleset,
  { cells }: Row,
  columns: readonly Column[],
  names: ReadonlySet<string>,
): RowInput['gives'] {
  const given: RowInput['gives'] = {};
  for (const { id } of columns) {
    const [only] = valuesOf(cells[id], []);
    const target = only?.cell?.in === undefined ? undefined : find(ruleset, only.cell.in);
    if (target?.type !== 'entry' || !target.cell || target.entry.kind !== 'tables') continue;
    const { entry, cell } = target;
    for (const column of entry.data.columns) {
      const value = givenBy(ruleset, entry, cell.row, column);
      if (column.value !== undefined && names.has(column.value) && value !== undefined)
        given[column.value] = value;
    }
  }
  return given;
}

/** The word that the row is, and those whose rule it names in a cell. */
const statesIn = (
  { terms }: Ruleset,
  { address }: Table,
  { id: row, cells }: Row,
  words: ReadonlySet<string>,
): string[] => {
  const rules = Object.values(cells).flatMap((cell) =>
    valuesOf(cell, []).flatMap(({ cell: own }) => own?.rule ?? []),
  );
  const isOf = (id: string, see: string) =>
    rules.includes(see) || (id === row && see === `${address}#${row}`);
  return terms.flatMap(({ id, see = [] }) =>
    words.has(id) && see.some((one) => isOf(id, one)) ? [id] : [],
  );
};

/** Words that are another row of the table: who is veteran is not inexperienced. */
const othersIn = (
  { terms }: Ruleset,
  { address, data }: Table,
  { id: row }: Row,
  words: ReadonlySet<string>,
): string[] =>
  terms.flatMap(({ id, see = [] }) =>
    words.has(id) &&
    id !== row &&
    see.includes(`${address}#${id}`) &&
    data.rows.some((other) => other.id === id)
      ? [id]
      : [],
  );

/** One choice per row; one per cell if several columns give the same value. */
function rowInputs(
  ruleset: Ruleset,
  entry: Table,
  row: Row,
  columns: readonly Column[],
): RowInput[] {
  const names = columns.map(({ value }) => value);
  const alone = new Set(names).size === names.length;
  const given = columns.flatMap((column) => {
    const value =
      givenBy(ruleset, entry, row, column) ?? (alone ? barredBy(entry, row, column) : undefined);
    return value === undefined || column.value === undefined
      ? []
      : [{ column: column.id, name: column.value, value }];
  });
  if (given.length === 0) return alone ? [{ id: row.id, gives: {} }] : [];
  return alone
    ? [
        {
          id: row.id,
          gives: Object.fromEntries(given.map(({ name, value }) => [name, value] as const)),
        },
      ]
    : given.map(({ column, name, value }) => ({
        id: `${row.id}.${column}`,
        gives: { [name]: value },
      }));
}

/** The value of a cell, if it does not depend on a case. */
function givenBy(
  ruleset: Ruleset,
  entry: Table,
  row: Row,
  column: Pick<Column, 'id'>,
): Given | undefined {
  const address = `${entry.address}#${row.id}.${column.id}`;
  return figureOf(ruleset, row.cells[column.id], address);
}

/** A word of the legend instead of a number: impossible. */
function barredBy(entry: Table, { id, cells }: Row, column: Column): Barred | undefined {
  const [only] = valuesOf(cells[column.id], []);
  const isWord = entry.data.words?.some((word) => word.id === only?.value);
  return isWord ? { none: `${entry.address}#${id}.${column.id}` } : undefined;
}

function figureOf(ruleset: Ruleset, cell: Cell | undefined, address: string): Given | undefined {
  const [only, ...cases] = valuesOf(cell, []);
  if (!only || cases.length > 0) return undefined;
  const pointer = takenFrom(cell);
  if (pointer !== undefined) {
    const there = sourceCell(ruleset, pointer);
    return there && figureOf(ruleset, there.row.cells[there.column.id], there.address);
  }
  if (only.value === 'unknown') return { unknown: address };
  return only.value === undefined ? undefined : givenIn(only.value);
}

/** `+2` → 2, `5+` → 5, `1/2` → 0.5, `45%` → 45, `D6` stays; undefined for words and ranges. */
function givenIn(value: string | number): number | string | undefined {
  if (parseDice(String(value))) return value;
  const { from, to } = boundsOf(String(value).replace(/^\+|\+$/g, '')) ?? {};
  return from === to ? from : undefined;
}

/** One for each value that the table gives. */
function lookUpsIn(
  ruleset: Ruleset,
  entry: Table,
  key: Column,
  giving: readonly Column[],
): RowTable[] {
  const { address, data } = entry;
  const { match, value } = key;
  if (value === undefined || !match) return [];
  const { keys, groups } = rowsByKey(data, key);
  const outside = data.outside === undefined ? undefined : `${address}#${data.outside}`;
  const columnOf = ({ id, when = [] }: Column, group: (typeof groups)[number]) => ({
    id,
    ...(when.length + group.when.length > 0 && { when: [...when, ...group.when] }),
    cells: group.rows.map((row) =>
      row
        ? (givenBy(ruleset, entry, row, { id }) ?? { none: `${address}#${row.id}.${id}` })
        : { unknown: outside ?? address },
    ),
  });
  return [...Map.groupBy(giving, (column) => column.value ?? '')].map(([gives, columns]) => ({
    address,
    rows: [],
    by: {
      gives,
      key: value,
      match,
      keys,
      columns: groups.flatMap((group) => columns.map((column) => columnOf(column, group))),
      ...(outside !== undefined && { outside }),
    },
  }));
}

/** Dice are of use only where as many are rolled as they show. */
const isRolled = (stage: Stage, name: string): boolean =>
  'times' in stage && [stage.times].flat().includes(name);

/** Offers a table at the first stage of a chain that uses its numbers, and again after one that does not. */
export function offerTables(problem: Problem, key: StageKey, before: ReadonlySet<string>): void {
  const stage = problem.stages[key];
  if (!stage) return;
  const names = new Set([...stage.values, ...(stage.carried ?? [])]);
  const used = Object.keys(problem.tables).filter((id) =>
    problem.tables[id]?.rows.some(({ gives }) =>
      Object.entries(gives).some(
        ([name, given]) => names.has(name) && (typeof given !== 'string' || isRolled(stage, name)),
      ),
    ),
  );
  stage.tables = [...new Set([...stage.tables, ...used.filter((id) => !before.has(id))])];
  const way = [...before].filter((one) => one.startsWith('>'));
  const all = new Set([...way, ...used, ...stage.tables]);
  for (const next of Object.values(stage.next ?? {}).flat())
    if (!before.has(`>${next.to}`)) offerTables(problem, next.to, new Set([...all, `>${key}`]));
  for (const reading of stage.readings ?? []) offerTables(problem, reading, all);
}
