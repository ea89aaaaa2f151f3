/** Two fields that cannot both be so: limits that cross, a role with a number, a group whose members all add up and exclude each other. */
import { getLanguage } from '../i18n/languages.ts';
import { writtenIn } from '../i18n/text.ts';
import { boundsOf, valuesOf } from '../notation/cells.ts';
import type { RulesetData } from '../model/entries.ts';
import { pageOf, type DataFile } from '../schema/data-file.ts';
import { shaped } from '../schema/file-index.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import type { Amount, ModifiersFile, Roll, TableFile, Value } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import { PROBLEMS } from './contradictory-fields/problems.ts';
import { excludingIn, unreadIn } from './contradictory-fields/unread.ts';

export const contradictoryFields = defineCheck({
  code: 'contradictory-fields',
  scope: 'ruleset',
  severity: 'error',
  message: ({ problem, what }: Omit<Found, 'at'>) => PROBLEMS[problem].message(...what),
  hint: ({ problem, what }) => PROBLEMS[problem].hint(...what),
  run: ({ ruleset, files, report }) => {
    const values = new Map(ruleset.values.map((value) => [value.id, value]));
    const excluding = excludingIn(ruleset, files);
    for (const file of files)
      for (const { at, ...found } of [
        ...limitsIn(file),
        ...rolesIn(file),
        ...groupsIn(file),
        ...setsIn(file, values),
        ...tablesIn(file, values),
        ...rollsIn(file),
        ...pointsIn(file),
        ...countsIn(file, ruleset),
        ...unitsIn(file),
        ...unreadIn(file, values, excluding),
        ...pluralsIn(file),
      ])
        report({ file: file.file, path: at }, found);
    for (const { at, ...found } of documentsIn(ruleset, files))
      report({ file: ruleset.files.get('ruleset')?.file ?? '', path: at }, found);
  },
});

interface Found {
  problem: keyof typeof PROBLEMS;
  /** The words of the message and of the remedy, in order. */
  what: readonly string[];
  at: Path;
}
/** Limits of values, and of what a set works out. */
function* limitsIn(file: DataFile): Generator<Found> {
  for (const shape of ['Value', 'ValueSet', 'Test'] as const)
    for (const { value, path } of shaped(file, shape)) {
      const { atLeast: least, atMost: most } = value;
      if (typeof least === 'number' && typeof most === 'number' && least > most)
        yield {
          problem: 'crossed',
          what: [String(least), String(most)],
          at: [...path, 'atLeast'],
        };
    }
  for (const { value, path } of shaped(file, 'Value'))
    for (const [index, number] of (value.common ?? []).entries()) {
      const limit = limitBeyond(number, value);
      if (limit !== undefined)
        yield {
          problem: 'beyond',
          what: [String(number), limit, value.id],
          at: [...path, 'common', index],
        };
    }
}

/** The limit that a number is beyond, as it is written: `atMost: 3`. With crossed limits none. */
function limitBeyond(number: number, { atLeast, atMost }: Value): string | undefined {
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) return undefined;
  if (atMost !== undefined && number > atMost) return `atMost: ${atMost}`;
  return atLeast !== undefined && number < atLeast ? `atLeast: ${atLeast}` : undefined;
}

/** Several of a state, of which a unit has only one. */
function* countsIn(file: DataFile, { markers, broken }: RulesetData): Generator<Found> {
  if (broken.has('markers')) return;
  const single = new Set(
    markers.flatMap(({ id, type, stackable }) => (stackable || type !== 'state' ? [] : [id])),
  );
  for (const { value, path } of shaped(file, 'Effect')) {
    const { do: verb, marker, count = 1 } = value;
    const [id, ...more] = [marker].flat();
    if (typeof count === 'object') continue;
    const isSeveral = typeof count === 'number' ? count > 1 : /^\d*D\d/.test(count);
    if (verb === 'place' && isSeveral && id !== undefined && more.length === 0 && single.has(id))
      yield { problem: 'single', what: [id, String(count)], at: [...path, 'count'] };
  }
}

/** A unit of a number that is needed on dice. */
function* unitsIn(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Column'))
    if (value.type === 'threshold' && value.unit !== undefined)
      yield { problem: 'unit', what: [value.id, value.unit], at: [...path, 'unit'] };
}

/** Fewer forms of a counted noun than its language has plurals; the last one serves what is not small, such as millions in Spanish. */
function* pluralsIn(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Marker'))
    for (const tag of writtenIn(value.counted ?? {})) {
      const { plurals, english } = getLanguage(tag);
      const needed = plurals.filter((one) => one !== 'many' || plurals.includes('few'));
      if ((value.counted?.[tag].split('|').length ?? 0) < needed.length)
        yield {
          problem: 'plurals',
          what: [english, needed.join(', '), Array.from(needed, () => '{n} …').join(' | ')],
          at: [...path, 'counted', tag],
        };
      else if (!value.counted?.[tag].includes('{n}'))
        yield {
          problem: 'uncounted',
          what: [numbered(value.counted?.[tag] ?? '')],
          at: [...path, 'counted', tag],
        };
    }
}

/** The number before each form. */
const numbered = (forms: string): string =>
  forms
    .split('|')
    .map((form) => `{n} ${form.trim()}`)
    .join(' | ');

const OF_NUMBERS = [
  ...['origin', 'unit', 'signed', 'atLeast', 'atMost', 'common', 'without', 'withoutBeside'],
  ...['counts', 'perOne', 'asCost'],
];

function* rolesIn(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Value')) {
    const field = value.role && OF_NUMBERS.find((one) => one in value);
    if (field) yield { problem: 'role', what: [value.id, field], at: [...path, field] };
  }
}

function* groupsIn(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Group'))
    if (value.always && value.combine !== 'unique')
      yield {
        problem: 'always',
        what: [value.id, value.combine ?? 'sum'],
        at: [...path, 'always'],
      };
  for (const { value, path } of shaped(file, 'ModifiersFile'))
    for (const [index, { id, combine }] of (value.groups ?? []).entries()) {
      const numbers = value.modifiers
        .filter(({ group }) => group === id)
        .map(({ change }) => change.add);
      if (combine !== 'highest' || new Set(numbers).size < 2 || !numbers.every(isPenalty)) continue;
      const what = [id, String(Math.min(...numbers)), String(Math.max(...numbers))];
      yield { problem: 'mildest', what, at: [...path, 'groups', index, 'combine'] };
    }
}
const isPenalty = (add: Amount | undefined): add is number => typeof add === 'number' && add < 0;

/** Where a player gets a number that is worked out from nothing but other numbers. */
const ELSEWHERE: ReadonlySet<string> = new Set(['counter-or-card', 'count', 'measured', 'chosen']);

function* setsIn(file: DataFile, values: ReadonlyMap<string, Value>): Generator<Found> {
  for (const { value, path } of shaped(file, 'ModifiersFile')) {
    if (value.roll && lacksSide(value)) yield { problem: 'modifies', what: [], at: ['roll'] };
    const { name, base } = value.value ?? {};
    const { id, origin } = values.get(name ?? '') ?? {};
    if (id === undefined || origin === undefined || !ELSEWHERE.has(origin)) continue;
    if (!JSON.stringify(base).includes(`"${id}"`))
      yield { problem: 'origin', what: [id, origin, pageOf(file)], at: [...path, 'value', 'name'] };
  }
}

/** A roll against a known target, one of which numbers change. */
function lacksSide({ roll, modifiers }: ModifiersFile): boolean {
  const { target, modifies, contest, pool, outcomes = [] } = roll ?? {};
  if (modifies ?? contest ?? pool) return false;
  if (target === undefined || target === 'unknown') return false;
  const isCompared = outcomes.some(({ when = [] }) =>
    when.some(
      ({ subject, ...bounds }) => subject === 'roll' && Object.values(bounds).includes('target'),
    ),
  );
  return isCompared && modifiers.some(({ change }) => 'add' in change || 'multiply' in change);
}

/** Cells of a column that gives a value, beyond the limits of that value. */
function* tablesIn(file: DataFile, values: ReadonlyMap<string, Value>): Generator<Found> {
  for (const { value: table, path } of shaped(file, 'TableFile'))
    for (const column of table.columns) {
      const value = values.get(column.value ?? '');
      if (value?.atLeast !== undefined || value?.atMost !== undefined)
        yield* cellsIn(table, column.id, value, path);
    }
}

function* cellsIn({ rows }: TableFile, column: string, value: Value, path: Path): Generator<Found> {
  for (const [index, { cells }] of rows.entries())
    for (const cell of valuesOf(cells[column], [...path, 'rows', index, 'cells', column])) {
      const bounds = boundsOf(String(cell.value ?? '').replace(/^\+|\+$/, ''));
      const limits = bounds ? [bounds.from, bounds.to].filter(Number.isFinite) : [];
      const [beyond] = limits.flatMap((number) => limitBeyond(number, value) ?? []);
      if (beyond !== undefined)
        yield { problem: 'beyond', what: [String(cell.value), beyond, value.id], at: cell.path };
    }
}

/** How many dice a pool has, as it is written. */
const manyIn = ({ pool }: Roll): string[] =>
  pool === undefined ? [] : [typeof pool.dice === 'object' ? 'dice' : String(pool.dice)];

/** Rolls that lack what the fields beside it need. */
function* rollsIn(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Roll')) {
    const { dice, diceFrom, check, contest, modifies, target, outcomes } = value;
    const [index] = outcomes.flatMap(({ when = [] }, at) =>
      when.some((test) =>
        Object.entries(test).some((one) => one[0] !== 'is' && one[1] === 'target'),
      )
        ? [at]
        : [],
    );
    if (contest && modifies === 'target')
      yield { problem: 'contest', what: [], at: [...path, 'modifies'] };
    if (contest && target !== undefined && index === undefined)
      yield { problem: 'contested', what: [], at: [...path, 'target'] };
    if (check === undefined && dice === undefined && diceFrom === undefined)
      yield { problem: 'dice', what: manyIn(value), at: path };
    if (check === undefined && target === undefined && index !== undefined)
      yield { problem: 'target', what: [], at: [...path, 'outcomes', index, 'when'] };
  }
  const several = shaped(file, 'Roll').filter(({ value }) => value.times !== undefined);
  const pools = shaped(file, 'Roll').filter(({ value }) => value.pool);
  const isIn = (rolls: typeof pools, path: Path): boolean =>
    rolls.some((roll) => roll.path.every((key, index) => key === path[index]));
  for (const { value, path } of shaped(file, 'Next'))
    if (value.counts !== undefined && !isIn(several, path))
      yield {
        problem: 'counts',
        what: isIn(pools, path) ? ['pool'] : [],
        at: [...path, 'counts'],
      };
  for (const { value, path } of shaped(file, 'TableRoll'))
    if (value.rangeColumn === undefined && value.rangeGroup === undefined)
      yield { problem: 'column', what: [value.id, ...onlyRanges(file)], at: path };
}

/** The column with die ranges, if there is one. */
function onlyRanges(file: DataFile): readonly string[] {
  const ids = shaped(file, 'Column').flatMap(({ value }) =>
    value.type === 'die-range' ? [value.id] : [],
  );
  return ids.length === 1 ? ids : [];
}

/** Points that are named for what is not known, and are not unknown. */
function* pointsIn(file: DataFile): Generator<Found> {
  const points = new Map(shaped(file, 'Point').map(({ value }) => [value.id, value]));
  for (const [shape, field] of [
    ['TableFile', 'outside'],
    ['Roll', 'beyondDice'],
  ] as const)
    for (const { value, path } of shaped(file, shape)) {
      const id = (value as { outside?: string; beyondDice?: string })[field];
      const point = points.get(id ?? '');
      if (point && point.evidence !== 'unknown' && point.dispute === undefined)
        yield { problem: 'point', what: [point.id, field], at: [...path, field] };
    }
}

function* documentsIn(
  { ruleset, base, broken }: RulesetData,
  files: readonly DataFile[],
): Generator<Found> {
  const { documents = [] } = ruleset ?? {};
  const main = documents.filter(({ role }) => role === 'main');
  if (ruleset && main.length === 0) yield { problem: 'documents', what: [], at: ['documents'] };
  // House rules begin without pages of their own.
  if (main.length < 2 || base || broken.size > 0) return;
  const cited = new Set(
    files.flatMap((file) => shaped(file, 'SourcePlace').map(({ value }) => value.document)),
  );
  for (const { id } of main)
    if (!cited.has(id))
      yield {
        problem: 'uncited',
        what: [id],
        at: ['documents', documents.findIndex((one) => one.id === id), 'role'],
      };
}
