/** Numbers from the cells of tables, and every throw of a roll on one. */
import type { Ruleset } from '../../../src/model/rulebook.ts';
import { holds, type Stand } from './amounts.ts';
import { valuesAt } from './modifiers.ts';
import { setsIn } from './rules.ts';
import { throwsOf } from './rolls.ts';

/** The number in a cell, as readers understand it; undefined if there is none. */
export function cellNumber(
  ruleset: Ruleset,
  table: string,
  rowColumn: string,
): number | string | undefined {
  const entry = ruleset.entries.find(({ address }) => address === `tables/${table}`);
  if (entry?.kind !== 'tables') return undefined;
  const [row, column] = rowColumn.split('.');
  let cell: unknown = entry.data.rows.find(({ id }) => id === row)?.cells[column ?? ''];
  if (cell !== null && typeof cell === 'object' && !Array.isArray(cell)) {
    const { value, in: elsewhere } = cell as { value?: unknown; in?: string };
    if (elsewhere !== undefined) {
      const [page = '', at = ''] = elsewhere.split('#');
      return cellNumber(ruleset, page.replace('tables/', ''), at);
    }
    cell = value;
  }
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return undefined;
  if (cell === 'unknown') return cell;
  if (/D\d/.test(cell)) return cell;
  const [, whole, part, of = '1'] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(cell) ?? [];
  if (part !== undefined) return Number(whole ?? 0) + Number(part) / Number(of);
  return /^[+-]?\d+(\.\d+)?[+%]?$/.test(cell) ? parseFloat(cell) : undefined;
}

/** The values of a chosen row, by name. */
export function givenByRow(
  ruleset: Ruleset,
  table: string,
  chosen: string,
): Record<string, number | string> {
  const entry = ruleset.entries.find(({ address }) => address === `tables/${table}`);
  if (entry?.kind !== 'tables') return {};
  const [row = '', only] = chosen.split('.');
  const columns = entry.data.columns.filter(
    ({ id, value }) => value !== undefined && (only === undefined || id === only),
  );
  return Object.fromEntries(
    columns.flatMap(({ id, value = '' }) => {
      const number = cellNumber(ruleset, table, `${row}.${id}`);
      return number === undefined ? [] : [[value, number] as const];
    }),
  );
}

/** The value that a table gives for other values, such as the modifier for a distance and an AP. */
export function lookedUp(ruleset: Ruleset, name: string, stand: Stand): number | undefined {
  for (const entry of ruleset.entries) {
    if (entry.kind !== 'tables' || entry.data.rolls) continue;
    const { columns, rows } = entry.data;
    const keys = columns.filter(({ match }) => match);
    if (keys.length === 0 || !columns.some((one) => one.value === name && !one.match)) continue;
    const numbers = { ...stand.numbers };
    for (const [address, { value: set }] of setsIn(ruleset))
      if (set && set.base === set.name && set.name in numbers) {
        const [result] = valuesAt(ruleset, address, stand);
        if (typeof result === 'number') numbers[set.name] = result;
      }
    const fitting = columns.filter(
      ({ value: of, match, when = [] }) =>
        of === name && !match && holds(when, { ...stand, numbers }) === true,
    );
    // Words first: each has numbers of its own.
    const ordered = keys.toSorted((a, b) => Number(b.type === 'word') - Number(a.type === 'word'));
    let left = rows;
    const words = ordered.filter(({ type }) => type === 'word').map(({ value: of = '' }) => of);
    if (words.some((of) => [stand.states[of] ?? []].flat().length !== 1)) return undefined;
    for (const { id, type, match, value: of = '' } of ordered) {
      const at = (row: (typeof rows)[number]) =>
        Number(cellNumber(ruleset, entry.id, `${row.id}.${id}`));
      const value = stand.numbers[of];
      const least = Math.min(...left.map(at).filter((to) => to >= (value ?? Infinity)));
      left = left.filter((row) =>
        type === 'word'
          ? [stand.states[of]].flat().includes(row.cells[id] as string)
          : at(row) === (match === 'exact' ? value : least),
      );
    }
    const [reach] = left;
    if (fitting.length !== 1 || !reach) return undefined;
    const found = cellNumber(ruleset, entry.id, `${reach.id}.${fitting[0]!.id}`);
    return typeof found === 'number' ? found : undefined;
  }
  return undefined;
}

/** A roll on a table: throws by row or column; undefined if the value selects no row. */
export function tableThrows(
  ruleset: Ruleset,
  address: string,
  stand: Stand,
): { of: number; throws: Map<string, number>; leading: Map<string, number> } | undefined {
  const [page, id] = address.split('#');
  const entry = ruleset.entries.find((one) => one.address === page);
  if (entry?.kind !== 'tables') return undefined;
  const roll = entry.data.rolls?.find((one) => one.id === id);
  if (!roll) return undefined;
  const bonus = (roll.modifiers ?? [])
    .filter((modifier) => stand.named.includes(modifier.id))
    .reduce((sum, { change }) => sum + Number(change.add), 0);
  const inRange = (cell: unknown, result: number): boolean => {
    const text = String(
      cell !== null && typeof cell === 'object' ? (cell as { value?: unknown }).value : cell,
    );
    if (!/\d/.test(text)) return false;
    const [from = '', to = from] = text.split('..');
    return (from === '' || result >= Number(from)) && (to === '' || result <= Number(to));
  };
  const throws = new Map<string, number>();
  const hitBy = (result: number) =>
    roll.rangeColumn
      ? entry.data.rows.find(({ cells }) => inRange(cells[roll.rangeColumn ?? ''], result))?.id
      : columnHit(ruleset, entry, roll.rangeGroup ?? '', stand, (cell) => inRange(cell, result));
  const landsOn = (result: number) => {
    const hit = hitBy(result) ?? '';
    return placedAgain(ruleset, entry, [hit], stand)[0] ?? hit;
  };
  // All dice of a fixed number apply; a marker that is placed again may be another row.
  let all: string[][] = [[]];
  for (let times = typeof roll.times === 'number' ? roll.times : 1; times > 0; times--)
    all = all.flatMap((hits) =>
      [...throwsOf(roll.dice)].map(({ natural }) => [...hits, landsOn(natural + bonus)]),
    );
  if (all.some((hits) => hits.includes(''))) return undefined;
  // Nothing follows beside the row of such a marker: a vehicle that is knocked out takes no check.
  const leading = new Map<string, number>();
  const last = entry.data.rows.flatMap(({ id }) => placedAgain(ruleset, entry, [id, id]));
  for (const hits of all) {
    const shown = new Set([...hits, ...placedAgain(ruleset, entry, hits)]);
    for (const id of shown) {
      throws.set(id, (throws.get(id) ?? 0) + 1);
      if (!last.some((end) => shown.has(end)) || all[0]?.length === 1)
        leading.set(id, (leading.get(id) ?? 0) + 1);
    }
  }
  return { of: all.length, throws, leading };
}

/** Rows whose marker is put down when a marker of these rows lies there already. */
function placedAgain(
  ruleset: Ruleset,
  { data: { rows } }: Extract<Ruleset['entries'][number], { kind: 'tables' }>,
  hits: readonly string[],
  stand?: Stand,
): string[] {
  const lying = new Set<unknown>();
  const found: string[] = [];
  for (const hit of hits)
    for (const effect of rows.find(({ id }) => id === hit)?.effects ?? []) {
      const { ifPlacedAgain } = ruleset.markers.find(({ id }) => id === effect.marker) ?? {};
      const lies =
        lying.has(effect.marker) ||
        [effect.marker].flat().some((id) => stand?.states[effect.at ?? '']?.includes(id));
      if (effect.do === 'place' && lies && ifPlacedAgain)
        for (const row of rows)
          if (row.effects?.some(({ marker }) => marker === ifPlacedAgain.marker))
            found.push(row.id);
      if (effect.do === 'place') lying.add(effect.marker);
    }
  return found;
}

function columnHit(
  ruleset: Ruleset,
  entry: Extract<Ruleset['entries'][number], { kind: 'tables' }>,
  group: string,
  stand: Stand,
  fits: (cell: unknown) => boolean,
): string | undefined {
  const { columns, rows } = entry.data;
  const key = columns.find(({ match }) => match)!;
  const value = stand.numbers[key.value ?? ''];
  const row = rows.find(({ id }) => cellNumber(ruleset, entry.id, `${id}.${key.id}`) === value);
  return row && columns.find((column) => column.group === group && fits(row.cells[column.id]))?.id;
}
