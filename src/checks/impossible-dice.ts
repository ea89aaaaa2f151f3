/** What is done with dice can be done with these dice, and can be worked out. */
import { boundsIn } from '../arithmetic/conditions.ts';
import { dicesAsNumbers, modifiersIn } from './impossible-dice/of-modifiers.ts';
import { contestFaultsOf, sidesIn } from './impossible-dice/of-contests.ts';
import { unreachedIn } from './impossible-dice/unreached.ts';
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

const PROBLEMS = {
  'cannot-be': {
    message: (dice: string) => `${dice} cannot be rolled.`,
    hint: 'Keep fewer dice than are rolled, and roll again after some faces of the die, not after all.',
  },
  'extra-alone': {
    message: (dice: string) => `${dice} gives further dice, but this roll is no pool.`,
    hint: 'Count successes with `pool`; or say “explode”, if the further die is added.',
  },
  'pool-of-several': {
    message: (dice: string) => `A pool rolls one kind of die, not ${dice}.`,
    hint: 'Give a single die in `dice`, without a number to add, and how many are rolled in `pool`.',
  },
  'pool-and-more': {
    message: () => 'A pool counts its dice itself.',
    hint: 'Remove `times` and `contest`, or `pool`.',
  },
  'pool-has-no-roll': {
    message: () => 'A pool has no roll that outcomes could compare: its dice are read one by one.',
    hint: 'Compare how many dice succeed: `{ subject: successes, atLeast: 1 }`.',
  },
  'no-face-succeeds': {
    message: (dice: string) => `No face of ${dice} is a success.`,
    hint: 'Correct the number in `success`, or the dice.',
  },
  'never-reached': {
    message: (dice: string) => `No roll of ${dice} comes to this, whatever modifiers apply.`,
    hint: 'Correct the number that is compared, or the dice.',
  },
  'fixed-target': {
    message: (target: string) => `The target is always ${target}, so this test never changes.`,
    hint: 'Compare `roll`, if the result of the dice is meant.',
  },
  'apart-and-exploding': {
    message: (dice: string) =>
      `Single dice of ${dice} cannot be told apart, because dice are added to them.`,
    hint: 'Remove `faces` and the tests for doubles, or “explode”.',
  },
  'contest-of-exploding': {
    message: (dice: string) =>
      `${dice} has no greatest result, so two sides cannot be compared exactly.`,
    hint: 'Leave “explode” out and say it in the text, or give no `contest`.',
  },
  'no-sides': {
    message: (name: string) => `${name} needs a contest of two different sides.`,
    hint: 'List the roles of both in `each` of the contest.',
  },
  'same-side': {
    message: (name: string) => `Both sides of the contest are ${name}.`,
    hint: 'Name the other side, too. For sides that are alike, write the role alone, without a list.',
  },
  'no-such-side': {
    message: (name: string) => `No contest that this changes has ${name} as one of two sides.`,
    hint: 'Name a role that `each` of the contest lists, or remove `side`.',
  },
  'no-margin': {
    message: () => 'Only a contest has a margin.',
    hint: 'Compare `roll` with `target`, or give the roll a `contest`.',
  },
  'anyone-wins': {
    message: (side: string) =>
      `The margin is that of either side, so this is a success where ${side} loses, too.`,
    hint: '',
  },
  'no-tie': {
    message: () => 'Ties are rolled again, so that the margin is never less than 1.',
    hint: 'Remove the outcome, or correct its number or `ties` of the contest.',
  },
  'too-many-dice': {
    message: (number: string) =>
      `A pool of ${number} dice is too large: its odds are not worked out.`,
    hint: `Write at most ${MOST_IN_POOL} dice, for a value as its ${asCode('atMost')}, or say the rule in words.`,
  },
  'no-successes': {
    message: () => 'Only a pool counts successes.',
    hint: 'Compare `roll` with `target`, or give the roll a `pool`.',
  },
  'read-again': {
    message: (dice: string) =>
      `Another roll reads ${dice}, which are rolled again or counted as a pool.`,
    hint: 'Give the reading dice of its own, or leave out “reroll”, “explode” and `pool`.',
  },
  'too-many-names': {
    message: (dice: string) => `${dice} has fewer dice than names in \`faces\`.`,
    hint: 'Name each single die once, such as white and red. What the sides of a die show belongs in `symbols`.',
  },
  'no-such-face': {
    message: (name: string) => `The die has no face for all of ${name}.`,
    hint: 'Name faces from 1 to the number of sides in `on`.',
  },
  'no-round': {
    message: (name: string) =>
      `${name} multiplies a roll by a fraction, and half of 5 is no whole number.`,
    hint: 'Beside `change`, add `round: down`, `round: up` or, where the sources do not say, `round: unknown`.',
  },
  'no-dice': {
    message: (name: string) => `${name} changes dice, but this value is not rolled.`,
    hint: 'Write `add`, or move the modifier to the set of a roll.',
  },
  'dice-of-dice': {
    message: (dice: string) => `With ${dice}, a roll of dice says how many more are rolled.`,
    hint: '',
  },
  'not-a-number': {
    message: (dice: string) => `${dice} stands where a number is worked out, and nothing rolls it.`,
    hint: '',
  },
};

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
  const remedy = digitsHint(dice, title) ?? faceHint(dice);
  return { problem: 'cannot-be', name: dice, at, ...(remedy !== undefined && { remedy }) };
}

/** `D6 explode 7` */
function faceHint(dice: string): string | undefined {
  const [, sides, face] = /D(\d+).* (?:explode|extra|reroll) (?:\d+\.\.)?(\d+)/.exec(dice) ?? [];
  return Number(face) > Number(sides)
    ? `${face} is not on a ${asCode(`D${sides}`)}: write a face of the die, 1 to ${sides}.`
    : undefined;
}

function* faultsOf(roll: Roll): Generator<Omit<Found, 'name'> & { name?: string }> {
  const { pool, times, contest, faces, outcomes } = roll;
  const dice = parseDice(roll.dice ?? '');
  if (pool && (times !== undefined || contest)) yield { problem: 'pool-and-more', at: ['pool'] };
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
      if (pool && test.subject === 'roll') yield { problem: 'pool-has-no-roll', at: path };
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
