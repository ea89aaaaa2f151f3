/** What can be entered for a value: the least and the most, parts of a unit, a sign. */
import { MOST_IN_POOL } from '../../arithmetic/special/pool.ts';
import type { Entry } from '../../model/entries.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import type { Problem, ValueInput } from '../problem.ts';
import type { RowInput } from '../stages/row-table.ts';
import type { Builder } from './problem-of.ts';
import { rowTablesOf } from './row-tables.ts';

/** More dice than readers roll at once, which would take long to count. */
const MOST_DICE = 60;

export function limitsOf(
  { ruleset, stages, problem }: Builder,
  { id, unit, origin, ...own }: Ruleset['values'][number],
  tables: Problem['tables'],
): { isCounted: boolean; atLeast: number | undefined; atMost: number | undefined } {
  const all = Object.values(stages);
  const isCounted = all.some((stage) => 'times' in stage && stage.times === id);
  const isPooled = Object.values(problem.rolls).some(({ pool }) => pool?.dice === id);
  const isRolling = all.some((stage) => stage.type === 'roll' && stage.contest?.among === id);
  // What is counted or measured is never negative, and nobody rolls alone.
  const isNatural = unit !== undefined || origin === 'count' || origin === 'measured';
  const least = isCounted || isPooled || isNatural ? 0 : undefined;
  const pooled = isPooled ? MOST_IN_POOL : undefined;
  const most = isRolling || isCounted ? MOST_DICE : pooled;
  const rows = limitsByRows(ruleset, id, tables);
  return {
    isCounted,
    atLeast: own.atLeast ?? rows.atLeast ?? (isRolling ? 1 : least),
    atMost: own.atMost ?? rows.atMost ?? most,
  };
}

/** Where rows of a table are left out because they cannot be here, neither can their numbers: armour in close quarters. */
function limitsByRows(ruleset: Ruleset, name: string, tables: Problem['tables']) {
  const numbersIn = (rows: readonly RowInput[]) =>
    rows.flatMap(({ gives }) => gives[name] ?? []).filter((given) => typeof given === 'number');
  const limits: { atLeast?: number; atMost?: number } = {};
  for (const entry of ruleset.entries) {
    const offered = numbersIn(tables[entry.id]?.rows ?? []);
    if (entry.kind !== 'tables' || offered.length === 0) continue;
    const [all] = rowTablesOf(ruleset, entry, new Set([name]), new Set(), '');
    const left = numbersIn(all?.rows ?? []).filter((given) => !offered.includes(given));
    if (left.length === 0) continue;
    if (Math.min(...left) > Math.max(...offered)) limits.atMost = Math.max(...offered);
    if (Math.max(...left) < Math.min(...offered)) limits.atLeast = Math.min(...offered);
  }
  return limits;
}

/** Whether the table of a page shows a value with its sign. */
export const isSignedIn = (page: Entry, name: string): boolean =>
  page.kind === 'tables' &&
  page.data.columns.some(({ value, match, type }) => value === name && !match && type === 'signed');

/** Whether it is measured in parts of a unit, or a table gives it, or has rows for it, that are no whole numbers. */
export const mayBePart = (
  { id, unit, origin }: Ruleset['values'][number],
  tables: Problem['tables'],
): boolean =>
  (origin === 'measured' && !['hex', 'turn', undefined].includes(unit)) ||
  Object.values(tables)
    .flatMap(({ rows, by }) => [
      ...rows.map(({ gives }) => gives[id]),
      ...(by?.gives === id ? by.columns.flatMap(({ cells }) => cells) : []),
      ...(by?.key === id ? by.keys : []),
    ])
    .some((given) => typeof given === 'number' && given % 1 !== 0);

/** The numbers of what not everything has. */
export const withoutOf = ({
  without,
  withoutBeside,
}: Ruleset['values'][number]): Pick<ValueInput, 'without' | 'withoutBeside'> => ({
  ...(without !== undefined && { without }),
  ...(withoutBeside !== undefined && { withoutBeside }),
});
