/** What is done with dice can be done with these dice, and can be worked out. */
import { boundsIn } from '../arithmetic/conditions.ts';
import { dicesAsNumbers, modifiersIn, multiplyingNothing } from './impossible-dice/of-modifiers.ts';
import { contestFaultsOf, neverInContest, sidesIn } from './impossible-dice/of-contests.ts';
import { canBe } from './impossible-dice/cannot-be.ts';
import { readSinglyIn } from './impossible-dice/read-singly.ts';
import { PROBLEMS } from './impossible-dice/problems.ts';
import { idleIn, unreachedIn } from './impossible-dice/unreached.ts';
import { needlessIn } from './impossible-dice/needed.ts';
import { libraryOf } from '../arithmetic/library-of.ts';
import { linesFor, type Library } from '../arithmetic/library.ts';
import { MOST_IN_POOL } from '../arithmetic/special/pool.ts';
import { asCode } from '../diagnostics/phrase.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { valuesOf } from '../notation/cells.ts';
import { DICE_PATTERN } from '../notation/cells.ts';
import { parseDice, type Dice } from '../notation/dice.ts';
import { digitsHint } from '../schema/meant/meant-dice.ts';
import { pageOf, type DataFile } from '../schema/data-file.ts';
import { indexOf, shaped } from '../schema/file-index.ts';
import type { Roll, TableFile, Value } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';

export const impossibleDice = defineCheck({
  code: 'impossible-dice',
  scope: 'ruleset',
  severity: 'error',
  message: ({ problem, name }: Omit<Found, 'at'>) => PROBLEMS[problem].message(asCode(name)),
  hint: ({ problem, remedy }) => remedy ?? PROBLEMS[problem].hint,
  run: ({ ruleset: { entries, ruleset, values }, files, report }) => {
    const library = libraryOf(entries);
    for (const file of files)
      for (const { at, ...found } of [
        ...faultsIn(file, library, values),
        ...needlessIn(file, library),
        ...multiplyingNothing(file),
        ...dicesAsNumbers(file, ruleset?.languages ?? Object.keys(ruleset?.title ?? {})),
      ])
        report({ file: file.file, path: at }, found);
  },
});

export interface Found {
  problem: keyof typeof PROBLEMS;
  /** The dice, or the modifier. */
  name: string;
  at: Path;
  /** What to do, where it depends on the place. */
  remedy?: string;
}

function* faultsIn(file: DataFile, library: Library, values: readonly Value[]): Generator<Found> {
  for (const shape of ['Roll', 'TableRoll'] as const)
    for (const { value, path } of shaped(file, shape))
      if (value.dice !== undefined && !parseDice(value.dice))
        yield cannotBe(value.dice, [...path, 'dice'], 'Dice');
  for (const { value, path } of shaped(file, 'Amount'))
    if (isImpossible(value)) yield cannotBe(value, path, 'Amount');
  for (const { value, path } of shaped(file, 'Roll'))
    for (const { at, ...found } of [
      ...faultsOf(value),
      ...unreachedIn(value, linesFor(addressAt(path, file), library)),
      ...idleIn(value, linesFor(addressAt(path, file), library)),
      ...readSinglyIn(value, linesFor(addressAt(path, file), library)),
    ])
      yield { name: value.dice ?? '', ...found, at: [...path, ...at] };
  for (const { value, path } of shaped(file, 'Roll')) {
    const most = values.find(({ id }) => id === value.pool?.dice)?.atMost ?? 0;
    if (most > MOST_IN_POOL)
      yield { problem: 'too-many-dice', name: String(most), at: [...path, 'pool', 'dice'] };
  }
  yield* readingsIn(file, library);
  yield* modifiersIn(file, library);
  yield* sidesIn(file, library);
  for (const { value, path } of shaped(file, 'Roll'))
    for (const { at, ...found } of neverInContest(value, linesFor(addressAt(path, file), library)))
      yield { ...found, at: [...path, ...at] };
  for (const { value, path } of shaped(file, 'TableFile'))
    for (const { at, ...found } of cellsIn(value)) yield { ...found, at: [...path, ...at] };
}

/** The address of the entry or part with a roll. */
function addressAt(path: Path, file: DataFile): string {
  const part = indexOf(file).partAt(path);
  return part ? `${pageOf(file)}#${part.fragment}` : pageOf(file);
}

/** Rolls that read the dice of others. */
function* readingsIn(file: DataFile, { rolls }: Library): Generator<Found> {
  for (const { value, path } of shaped(file, 'Roll'))
    for (const [index, from] of (value.diceFrom ?? []).entries()) {
      const read = rolls.get(from);
      const dice = parseDice(read?.dice ?? '');
      if (read && (read.pool ?? dice?.reroll ?? dice?.explode))
        yield { problem: 'read-again', name: read.dice ?? '', at: [...path, 'diceFrom', index] };
    }
}

/** What is written otherwise, the schema reports. */
const WRITTEN = new RegExp(`^${DICE_PATTERN}$`);

const isImpossible = (value: unknown): value is string =>
  typeof value === 'string' && WRITTEN.test(value) && !parseDice(value);

function cannotBe(dice: string, at: Path, title: string): Found {
  const remedy = digitsHint(dice, title) ?? canBe(dice);
  return { problem: 'cannot-be', name: dice, at, ...(remedy !== undefined && { remedy }) };
}

function* faultsOf(roll: Roll): Generator<Omit<Found, 'name'> & { name?: string }> {
  const { pool, times, contest, faces, outcomes } = roll;
  const dice = parseDice(roll.dice ?? '');
  if (pool && contest) yield { problem: 'pool-in-contest', at: ['contest'] };
  if (pool && times !== undefined) yield { problem: 'pool-and-more', at: ['pool'] };
  if (typeof pool?.dice === 'number' && pool.dice > MOST_IN_POOL)
    yield { problem: 'too-many-dice', name: String(pool.dice), at: ['pool', 'dice'] };
  yield* contestFaultsOf(roll);
  yield* outcomeFaultsOf(roll);
  if (!dice) return;
  const at = ['dice'];
  if (dice.extra && !pool) yield { problem: 'extra-alone', at };
  if (pool && (dice.count > 1 || dice.plus !== 0)) yield { problem: 'pool-of-several', at };
  const tests = outcomes.flatMap(({ when = [] }) => when);
  if (dice.explode && (faces || tests.some(({ subject }) => subject === 'dice')))
    yield { problem: 'apart-and-exploding', at };
  if (dice.explode && contest) yield { problem: 'contest-of-exploding', at };
  yield* namesIn(roll, dice);
}

/** What a pool has not. */
const OF_SUM: ReadonlySet<string> = new Set(['roll', 'natural', 'dice']);

/** Tests that come out the same with every roll of these dice. */
function* outcomeFaultsOf({
  pool,
  outcomes,
  target,
  modifies,
  dice: written = '',
}: Roll): Generator<Omit<Found, 'name'> & { name?: string }> {
  for (const [index, { when = [] }] of outcomes.entries())
    for (const [at, test] of when.entries()) {
      const path = ['outcomes', index, 'when', at, 'subject'];
      if (pool && OF_SUM.has(test.subject)) yield { problem: 'pool-has-no-roll', at: path };
      const isNumber = boundsIn(test).some(({ bound }) => typeof bound === 'number');
      if (
        test.subject === 'target' &&
        isNumber &&
        modifies === 'roll' &&
        typeof target === 'number'
      )
        yield { problem: 'fixed-target', name: String(target), at: path };
    }
  const dice = parseDice(written);
  if (!pool || !dice || modifies === 'roll' || dice.explode || dice.isDigits) return;
  const limits = pool.success.filter(({ subject }) => subject === 'roll').flatMap(boundsIn);
  const succeeds = (face: number) =>
    limits.every(({ bound, isMet }) => typeof bound !== 'number' || isMet(face, bound));
  if (!Array.from({ length: dice.sides }, (_, index) => index + 1).some(succeeds))
    yield { problem: 'no-face-succeeds', name: written, at: ['pool', 'success'] };
}

/** Names of single dice, and of the sides of one. */
function* namesIn(
  { faces = [], symbols = [] }: Roll,
  dice: Dice,
): Generator<Omit<Found, 'name'> & { name?: string }> {
  if (faces.length > dice.count)
    yield {
      problem: 'too-many-names',
      at: ['faces'],
      ...(faces.length === dice.sides && { remedy: asSymbols(faces) }),
    };
  for (const [index, { id, on }] of symbols.entries())
    if (on.some((face) => face > dice.sides))
      yield { problem: 'no-such-face', name: id, at: ['symbols', index, 'on'] };
}

/** `[sun, sun, fog]`, the sides of a die one by one. */
function asSymbols(faces: readonly string[]): string {
  const items = [...new Set(faces)].map((id) => {
    const on = faces.flatMap((face, index) => (face === id ? [index + 1] : []));
    return `{ id: ${id}, title: …, on: [${on.join(', ')}] }`;
  });
  return `What the sides of a die show is \`symbols: [${items.join(', ')}]\`, which tests name as \`{ subject: natural, is: ${faces[0] ?? ''} }\`.`;
}

/** Dice in the cells of a table. */
function* cellsIn({ columns, rows }: TableFile): Generator<Found> {
  for (const { id, type } of columns)
    if (type === 'dice' || type === 'count')
      for (const [index, { cells }] of rows.entries())
        for (const { value, path } of valuesOf(cells[id], ['rows', index, 'cells', id]))
          if (isImpossible(value)) yield cannotBe(value, path, 'Cell');
}
