/** Dice that the words of a table say it is rolled with. */
import type { Path } from '../../diagnostics/diagnostic.ts';
import { isText, writtenIn } from '../../i18n/text.ts';
import { pageIn } from '../../model/address.ts';
import { fileKey, type DataFile } from '../../schema/data-file.ts';
import { indexOf, shaped } from '../../schema/file-index.ts';
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
  const words = isText(summary) ? summary[writtenIn(summary)[0] ?? 'en'] : '';
  const isHere = said.some((one) => own.includes(DIE.exec(one.said)?.[0] ?? ''));
  const rolled = said.filter(({ said: { length }, at: { offset = 0 } }) =>
    ROLLS.some(
      ({ before, after }) =>
        before.test(words.slice(0, offset)) && after.test(words.slice(offset + length)),
    ),
  );
  for (const found of [...heads, ...(isHere ? [] : rolled)]) {
    const [die] = DIE.exec(found.said) ?? [];
    if (die !== undefined && !own.includes(die) && !diceBefore(file, files).has(die))
      yield { ...found, field: 'dice', figures: dice };
  }
}

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
