/** The least and the most that can be entered for a value. */
import { MOST_IN_POOL } from '../../arithmetic/special/pool.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import type { Problem } from '../problem.ts';
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
