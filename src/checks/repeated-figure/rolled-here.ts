/** Dice that the words of a table say it is rolled with. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import { isText, writtenIn } from '../../i18n/text.ts';
import { pageIn } from '../../model/address.ts';
import { fileKey, type DataFile } from '../../schema/data-file.ts';
import { indexOf, shaped } from '../../schema/file-index.ts';
import { isObject } from '../../schema/guards.ts';
import { valueAt } from '../../schema/walk.ts';
import type { TableFile } from '../../../schemas/types.d.ts';
import { figuresIn, type Found } from './said.ts';

const DIE = /\d*D\d+/;

/** Words before and after dice that say, at the beginning of a sentence, that these are rolled here. */
const ROLLS = [
  {
    before: /(?:^|[.;:]\s+)(?:roll|throw|rzuć|rzuca się)\s+(?:a\s+|one\s+|jedną\s+)?$/iu,
    after: /^/u,
  },
  { before: /(?:^|。)$/u, after: /^を(?:振|ふ)/u },
];

/**
 * Dice that the summary tells readers to roll, or that stand alone at the head of the column with the faces, which the table does
 * not roll, nor has in a cell. Words may name the roll that leads to the table as well.
 */
export function* diceOf(
  { summary, columns, rows, roll, rolls = [] }: TableFile,
  path: Path,
  file: DataFile,
  files: readonly DataFile[],
): Generator<Found> {
  const dice = [...new Set([roll, ...rolls].flatMap((one) => one?.dice ?? []))];
  if (dice.length === 0) return;
  const own: readonly string[] = JSON.stringify([dice, rows]).match(/\d*D\d+/g) ?? [];
  const heads = columns.flatMap(({ type, title }, index) =>
    type === 'die-range' ? figuresIn(title, [...path, 'columns', index, 'title']) : [],
  );
  const said = figuresIn(summary, [...path, 'summary']).filter(({ said }) => DIE.test(said));
  const isHere = said.some((one) => own.includes(DIE.exec(one.said)?.[0] ?? ''));
  const rolled = said.filter((one) => isRolled(summary, one));
  for (const found of [...heads, ...(isHere ? [] : rolled)]) {
    const [die] = DIE.exec(found.said) ?? [];
    if (die !== undefined && !own.includes(die) && !diceBefore(file, files).has(die))
      yield { ...found, field: 'dice', figures: dice };
  }
}

/** Dice that a step tells readers to roll, where the pages that it uses roll others, and it rolls none itself. */
export function* diceOfSteps(file: DataFile, rolled: Rolled): Generator<Found> {
  for (const { value, path } of shaped(file, 'Step')) {
    const { text, uses = [], roll, rolls, steps, value: worked } = value as StepLike;
    if (roll ?? rolls ?? steps ?? worked) continue;
    const dice = [...new Set(uses.flatMap((to) => rolled.get(pageIn(to)) ?? []))];
    const [only, ...more] = figuresIn(text, [...path, 'text']).filter(({ said }) => DIE.test(said));
    if (!only || more.length > 0 || dice.length !== 1) continue;
    if (isRolled(text, only) && !dice.includes(only.said))
      yield { ...only, field: 'dice', figures: dice };
  }
}

/** Dice that a page, step or other part tells readers to roll, which has a roll of its own with others. */
export function* diceOfOwn(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Roll')) {
    const [die, sides] = /^\d*D(\d+)/.exec(value.dice ?? '') ?? [];
    const at = path.slice(0, -1);
    const holder: unknown = at.length === 0 ? file.data : valueAt(file.data, at);
    if (die === undefined || path.at(-1) !== 'roll' || !isObject(holder)) continue;
    for (const field of ['summary', 'text']) {
      const text = holder[field];
      const said = figuresIn(text, [...at, field]).filter((one) => DIE.test(one.said));
      const [first] = said.filter((one) => isRolled(text, one));
      // Several alike are a pool, or one for each shot.
      const isSame = said.some(
        (one) =>
          one.said === die || (one.said.endsWith(`D${sides}`) && (value.pool ?? value.times)),
      );
      if (first && !isSame && !JSON.stringify(value).includes(first.said))
        yield { ...first, field: 'dice', figures: [value.dice ?? ''] };
    }
  }
}

/** Whether words say of these dice that they are rolled. */
function isRolled(
  text: unknown,
  { said, at: { offset = 0 } }: Pick<Found, 'said' | 'at'>,
): boolean {
  const words = isText(text) ? text[writtenIn(text)[0] ?? 'en'] : '';
  return ROLLS.some(
    ({ before, after }) =>
      before.test(words.slice(0, offset)) && after.test(words.slice(offset + said.length)),
  );
}

interface StepLike {
  text?: unknown;
  uses?: readonly string[];
  roll?: unknown;
  rolls?: unknown;
  steps?: unknown;
  value?: unknown;
}

/** The dice that each page rolls, by its address. */
export type Rolled = ReadonlyMap<string, readonly string[]>;
export const rolledOn = (files: readonly DataFile[]): Rolled =>
  new Map(
    files.map((file) => [
      fileKey(file),
      [...shaped(file, 'Roll'), ...shaped(file, 'TableRoll')].flatMap(
        ({ value }) => value.dice ?? [],
      ),
    ]),
  );

/** The dice of all pages from which one comes to this one. */
function diceBefore(file: DataFile, files: readonly DataFile[]): Set<string> {
  const page = fileKey(file);
  return new Set(
    files
      .filter(
        (one) => one !== file && indexOf(one).references.some(({ to }) => pageIn(to) === page),
      )
      .flatMap((one) =>
        shaped(one, 'Roll').flatMap(({ value }) => DIE.exec(value.dice ?? '')?.[0] ?? []),
      ),
  );
}
