/**
 * Every result that can be rolled on a table is in exactly one range, over all ways of rolling and
 * all modifiers.
 */
import { boundsOf, NOTATIONS, valuesOf, type Bounds } from '../notation/cells.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { TableFile, TableRoll } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import { asCode, list } from '../diagnostics/phrase.ts';
import { READ_TOGETHER } from '../schema/said-elsewhere.ts';
import { groupRuns, runs, span, type Run } from './dice-coverage/runs.ts';
import { reachOf, type Reach } from '../arithmetic/reach.ts';

/** A cell with a range of results. */
interface Claim extends Bounds {
  path: Path;
}
/** Cells that divide the results of the dice between them. */
interface Share {
  claims: Claim[];
  /** False if a cell is unknown or cannot be read: then a gap proves nothing. */
  whole: boolean;
  rolls: TableRoll[];
}

export const diceCoverage = defineCheck({
  code: 'dice-coverage',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ problem, results, roll }: Omit<Found, 'path'>) =>
    PROBLEMS[problem].message(results, roll),
  hint: ({ problem }) => PROBLEMS[problem].hint,
  run: ({ ruleset, report }) => {
    for (const entry of ruleset.entries) {
      if (entry.kind !== 'tables') continue;
      // Where a roll reads another column than the one with die ranges, or a digit of its dice, all else would follow from that.
      const wrong = [...findWrongColumns(entry.data), ...findDigits(entry.data)];
      const found =
        wrong.length > 0
          ? wrong
          : [
              ...sharesOf(entry.data).flatMap((share) => compare(share, entry.data.rolls ?? [])),
              ...findUnrolled(entry.data),
            ];
      for (const { path, ...args } of found) report({ file: entry.file, path }, args);
    }
  },
});

type Problem =
  'digits' | 'together' | 'others' | 'gap' | 'overlap' | 'beyond' | 'unrolled' | 'no-ranges';

interface Found {
  problem: Problem;
  /** The results of these dice; for a column that no roll uses, its id. */
  results: string;
  roll: string;
  path: Path;
}

const PROBLEMS: Record<
  Problem,
  { message: (results: string, roll: string) => string; hint: string }
> = {
  gap: {
    message: (results, roll) => `No result for ${asCode(results)} (${asCode(roll)}).`,
    hint: 'Correct the die range, or the dice; where the source does not give a result, add a row with `evidence: unknown`.',
  },
  overlap: {
    message: (results, roll) => `More than one range has ${asCode(results)} (${asCode(roll)}).`,
    hint: 'Correct the ranges so that each result is in exactly one.',
  },
  beyond: {
    message: (results, roll) => `${asCode(results)} cannot be rolled (${asCode(roll)}).`,
    hint: 'Correct the range or the dice, or declare the modifier that makes it possible.',
  },
  digits: {
    message: (results, roll) =>
      `${asCode(roll)} is read as digits, and no range of the table is beyond ${asCode(results)}.`,
    hint: READ_TOGETHER,
  },
  together: {
    message: (columns) =>
      `The columns ${columns} have a roll each, and in both of them several rows have the same results.`,
    hint: READ_TOGETHER,
  },
  others: {
    message: (results, roll) =>
      `Most ranges of the table cannot be rolled with ${asCode(roll)}: ${results}.`,
    hint: 'Write the dice that give these results, or correct the ranges.',
  },
  'no-ranges': {
    message: (column) => `Column ${asCode(column)} has no die ranges, so no roll can read it.`,
    hint: 'Name a column of the type `die-range`, or give this one that type.',
  },
  unrolled: {
    message: (column) => `Column ${asCode(column)} has die ranges, but no roll uses it.`,
    hint: 'Give it a roll of its own under `rolls`, with its id in `rangeColumn`. Only where each row is read across several such columns, name their group in `rangeGroup`.',
  },
};

/** Rolls that read a column of another type. */
function findWrongColumns({ columns, rolls = [] }: TableFile): Found[] {
  const typeOf = new Map(columns.map(({ id, type }) => [id, type]));
  return rolls.flatMap(({ rangeColumn: column = '' }, index): Found[] => {
    const type = typeOf.get(column);
    // Ranges in a column of dice are told by another check.
    return type === undefined || type === 'dice' || type === 'die-range'
      ? []
      : [
          {
            problem: 'no-ranges',
            results: column,
            roll: '',
            path: ['rolls', index, 'rangeColumn'],
          },
        ];
  });
}

/** Dice read as digits, of which each has a column; and a roll for each digit. */
function findDigits(table: TableFile): Found[] {
  const { rolls = [] } = table;
  const shares = sharesOf(table);
  const digits = shares.flatMap(({ claims, rolls: own }): Found[] => {
    const [, side = '0'] = /^D([2-9])\1+$/.exec(own[0]?.dice ?? '') ?? [];
    const isDigit = claims.length > 0 && claims.every(({ to }) => to <= Number(side));
    const at = rolls.findIndex((one) => one === own[0]);
    return isDigit && own.length === 1
      ? [
          {
            problem: 'digits',
            results: side,
            roll: own[0]?.dice ?? '',
            path: ['rolls', at, 'dice'],
          },
        ]
      : [];
  });
  if (digits.length > 0) return digits.slice(0, 1);
  const repeated = shares.filter(
    ({ claims, rolls: own }) =>
      own.length === 1 &&
      own[0]?.rangeColumn !== undefined &&
      /^D[2-9]$/.test(own[0].dice) &&
      claims.some((claim, index) =>
        claims.slice(0, index).some(({ from, to }) => from <= claim.to && to >= claim.from),
      ),
  );
  const [first, second] = repeated.flatMap(({ rolls: own }) => own);
  return first && second && first.dice === second.dice
    ? [
        {
          problem: 'together',
          results: list([first.rangeColumn ?? '', second.rangeColumn ?? '']),
          roll: '',
          path: ['rolls', rolls.indexOf(second), 'rangeColumn'],
        },
      ]
    : [];
}

/** One share per column that is rolled down, and one per row and group that is rolled across. */
function sharesOf(table: TableFile): Share[] {
  const allRolls = table.rolls ?? [];
  const shares: Share[] = [];
  for (const [column, rolls] of Map.groupBy(allRolls, ({ rangeColumn: down }) => down)) {
    if (column === undefined) continue;
    const cells = table.rows.map((_, row): [number, string] => [row, column]);
    shares.push(shareOf(table, cells, rolls));
  }
  for (const [group, rolls] of Map.groupBy(allRolls, ({ rangeGroup: across }) => across)) {
    if (group === undefined) continue;
    const columns = table.columns.filter((column) => column.group === group);
    for (const row of table.rows.keys())
      shares.push(
        shareOf(
          table,
          columns.map(({ id }) => [row, id]),
          rolls,
        ),
      );
  }
  return shares;
}

function shareOf(
  table: TableFile,
  cells: [row: number, column: string][],
  rolls: TableRoll[],
): Share {
  const values = cells.flatMap(([row, column]) =>
    valuesOf(table.rows[row]?.cells[column], ['rows', row, 'cells', column]),
  );
  const claims = values.flatMap(({ value, path }) => {
    const bounds = value !== undefined && isWritten(value) ? boundsOf(value) : undefined;
    return bounds ? [{ ...bounds, path }] : [];
  });
  return { claims, whole: values.every(({ value }) => isKnown(value)), rolls };
}

/** A cell that has figures in another notation has a finding of its own. */
const isKnown = (value: string | number | undefined): boolean =>
  value !== 'unknown' && (value === undefined || isWritten(value) || !/\d/.test(String(value)));

const isWritten = (value: string | number): boolean =>
  NOTATIONS['die-range']?.pattern.test(String(value)) ?? false;

/** `allRolls` are those of the table, of which a share has some. */
function compare({ claims, whole, rolls }: Share, allRolls: readonly TableRoll[]): Found[] {
  if (claims.length === 0) return [];
  const found: Found[] = [];
  const at = allRolls.findIndex((one) => rolls.includes(one));
  const roll = rolls
    .map(({ dice, modifiers }) => (modifiers ? `${dice} with modifiers` : dice))
    .join(', ');
  const add = (problem: Problem, results: string, path: Path) =>
    void found.push({ problem, results, roll, path });
  const reach = reachOf(rolls, claims);
  for (const [index, claim] of claims.entries()) {
    const double = resultsIn(claim, reach).filter((result) =>
      claims.slice(0, index).some((earlier) => holds(earlier, result)),
    );
    if (double.length > 0) add('overlap', runs(groupRuns(double)), claim.path);
    const impossible = beyond(claim, reach);
    if (impossible) add('beyond', impossible, claim.path);
  }
  const never = found.filter(({ problem }) => problem === 'beyond');
  if (never.length > 2 && never.length * 2 > claims.length) {
    const results = never.map(({ results }) => results).join(', ');
    return [{ problem: 'others', results, roll, path: ['rolls', at, 'dice'] }];
  }
  if (!whole) return found;
  const unclaimed = reach.results.filter((result) => !claims.some((claim) => holds(claim, result)));
  for (const gap of groupRuns(unclaimed)) {
    const place = neighbour(claims, gap);
    if (place) add('gap', runs([gap]), place.path);
  }
  return found;
}

const holds = ({ from, to }: Bounds, result: number): boolean => from <= result && result <= to;
const resultsIn = (claim: Bounds, { results }: Reach): number[] =>
  results.filter((result) => holds(claim, result));

/** The part of a range that no roll reaches; an open end may exceed the dice. */
function beyond(
  { from, to }: Bounds,
  { results, openBelow, openAbove }: Reach,
): string | undefined {
  const [least, most] = [results[0], results.at(-1)];
  if (least === undefined || most === undefined) return undefined;
  const low = openBelow || from === -Infinity ? '' : spanOrNone(from, Math.min(to, least - 1));
  const high = openAbove || to === Infinity ? '' : spanOrNone(Math.max(from, most + 1), to);
  if (!low && !high) return to < least || from > most ? span(from, to) : between(from, to, results);
  return [low, high].filter(Boolean).join(', ');
}

/** Ends that dice read as digits never show: 37 with D66. */
function between(from: number, to: number, results: readonly number[]): string | undefined {
  const never = [...new Set([from, to])].filter(
    (end) => Number.isFinite(end) && !results.includes(end),
  );
  return never.length > 0 ? never.join(', ') : undefined;
}

const spanOrNone = (from: number, to: number): string => (from <= to ? span(from, to) : '');

/** The range to correct is most likely the one just below the gap, or else the one just above. */
function neighbour(claims: readonly Claim[], gap: Run): Claim | undefined {
  const below = claims.filter(({ to }) => to < gap.first).sort((a, b) => b.to - a.to)[0];
  return below ?? claims.toSorted((a, b) => a.from - b.from)[0];
}

/** Reports columns of die ranges that no roll names, because they would never be compared. */
function findUnrolled(table: TableFile): Found[] {
  // `contradictory-fields` reports a roll that says no column: it may be this one.
  if (table.rolls?.some((roll) => roll.rangeColumn === undefined && roll.rangeGroup === undefined))
    return [];
  // `unknown-reference` reports a column that is not there: it may be meant as this one.
  const ids = new Set(table.columns.map(({ id }) => id));
  if (table.rolls?.some(({ rangeColumn: down }) => down !== undefined && !ids.has(down))) return [];
  const used = new Set(
    (table.rolls ?? []).flatMap(({ rangeColumn: down, rangeGroup: across }) => [down, across]),
  );
  return table.columns.flatMap(({ id, type, group }, index): Found[] =>
    type !== 'die-range' || used.has(id) || (group !== undefined && used.has(group))
      ? []
      : [{ problem: 'unrolled', results: id, roll: '', path: ['columns', index, 'type'] }],
  );
}
