/** A figure of the data that the words beside it repeat is the same in both: what an effect counts, and the dice of a table. */
import { asCode } from '../diagnostics/phrase.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { writtenIn } from '../i18n/text.ts';
import { valuesOf } from '../notation/cells.ts';
import { figuresOf } from '../notation/figures-in-text.ts';
import { isObject } from '../schema/guards.ts';
import { shaped } from '../schema/file-index.ts';
import { valueAt } from '../schema/walk.ts';
import type { Effect, TableFile, Text } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';

interface Repeated {
  where: 'words' | 'cell';
  said: string;
  /** `count` or `dice` */
  field: string;
  figures: readonly string[];
}

export const repeatedFigure = defineCheck({
  code: 'repeated-figure',
  scope: 'file',
  severity: 'error',
  excusable: true,
  message: ({ where, said, field, figures }: Repeated) =>
    `The ${where === 'words' ? 'words say' : 'cell says'} ${asCode(said)}, but ${asCode(field)} is ${figures.map(asCode).join(' or ')}.`,
  hint: ({ where, field }) =>
    `Correct the ${where} or ${asCode(field)}, so that both are the same.`,
  run: ({ file, report }) => {
    for (const { value, path } of shaped(file, 'Effect'))
      for (const found of inEffect(value, path, file.data)) report(found.at, found);
    for (const { value, path } of shaped(file, 'TableFile'))
      for (const found of [...inTable(value, path), ...inRows(value, path)])
        report(found.at, found);
  },
});

type Found = Repeated & { at: { path: Path; offset?: number } };

/** A text with figures, none of which is how many its effect counts. */
function* inEffect({ count }: Effect, path: Path, data: unknown): Generator<Found> {
  const holder = path.slice(0, path.lastIndexOf('effects'));
  const around = valueAt(data, holder);
  const text = isObject(around) ? (around['text'] as Text | undefined) : undefined;
  // Less than one is told by another check.
  if (!text || count === undefined || typeof count === 'object' || Number(count) < 1) return;
  const [first, ...others] = figuresIn(text, [...holder, 'text']);
  const same = figuresIn(text, []).some(({ said }) => said === String(count));
  // A text seldom says “one”, so that several other figures may stand there alone.
  if (first && !same && (others.length === 0 || count !== 1))
    yield { ...first, field: 'count', figures: [String(count)] };
}

/** Dice in the summary or at the head of a column which the table does not roll, nor has in a cell. */
function* inTable(
  { summary, columns, rows, roll, rolls = [] }: TableFile,
  path: Path,
): Generator<Found> {
  const dice = [...new Set([roll, ...rolls].flatMap((one) => one?.dice ?? []))];
  if (dice.length === 0) return;
  const shown = JSON.stringify([dice, rows]);
  const texts: [Text | undefined, Path][] = [
    [summary, ['summary']],
    ...columns.map(({ title }, index): [Text, Path] => [title, ['columns', index, 'title']]),
  ];
  for (const [text, at] of texts)
    for (const { said, ...rest } of figuresIn(text, [...path, ...at]))
      if (/D\d/.test(said) && !shown.includes(said))
        yield { said, ...rest, field: 'dice', figures: dice };
}

/** The one row of a table in which a cell is not how many its effect counts, as in all other rows of that column. */
function* inRows({ columns, rows }: TableFile, path: Path): Generator<Found> {
  const counted = rows.flatMap(({ cells, effects = [] }, index) => {
    const [count] = effects.flatMap((effect) => effect.count ?? []);
    return count === undefined || typeof count === 'object' ? [] : [{ cells, count, index }];
  });
  if (counted.length < 3) return;
  for (const { id } of columns) {
    const [other, ...more] = counted.flatMap(({ cells, count, index }) => {
      const [cell] = valuesOf(cells[id], [...path, 'rows', index, 'cells', id]);
      return String(cell?.value) === String(count) ? [] : [{ cell, count }];
    });
    if (other?.cell && more.length === 0)
      yield {
        where: 'cell',
        said: String(other.cell.value),
        field: 'count',
        figures: [String(other.count)],
        at: { path: other.cell.path },
      };
  }
}

/** The figures of the first language of a text. */
function figuresIn(text: Text | undefined, path: Path): Pick<Found, 'at' | 'said' | 'where'>[] {
  const [language] = text ? writtenIn(text) : [];
  const words = language && text?.[language];
  return figuresOf(words ?? '').map(({ figure, offset }) => ({
    where: 'words',
    said: figure,
    at: { path: [...path, ...(language ? [language] : [])], offset },
  }));
}
