/** A figure of the data that the words beside it, or of what it is linked with, repeat is the same in both. */
import { asCode, either } from '../diagnostics/phrase.ts';
import type { Path } from '../diagnostics/diagnostic.ts';
import { isText, writtenIn } from '../i18n/text.ts';
import { valuesOf } from '../notation/cells.ts';
import type { DataFile } from '../schema/data-file.ts';
import { isObject } from '../schema/guards.ts';
import { shaped } from '../schema/file-index.ts';
import { valueAt } from '../schema/walk.ts';
import type { Effect, TableFile, Text } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import {
  amountsOf,
  inBands,
  inConditions,
  inExamples,
  inLinked,
  inModifiers,
  inOutcomes,
} from './repeated-figure/amounts.ts';
import { inMarkers, inSentences, inSums } from './repeated-figure/in-texts.ts';
import { diceOf, diceOfOwn, diceOfSteps, rolledOn } from './repeated-figure/rolled-here.ts';
import { figuresIn, type Found, type Repeated } from './repeated-figure/said.ts';

const SAYS = { words: 'words say', cell: 'cell says', amount: 'amount counts from' };

export const repeatedFigure = defineCheck({
  code: 'repeated-figure',
  scope: 'ruleset',
  severity: 'error',
  excusable: true,
  message: ({ where, said, field, figures }: Repeated) =>
    `The ${SAYS[where]} ${asCode(said)}, but ${asCode(field)} is ${either(figures)}.`,
  hint: ({ where, field }) =>
    `Correct the ${where} or ${asCode(field)}, so that both are the same.`,
  run: ({ ruleset, files, report }) => {
    const amounts = amountsOf(files);
    const rolled = rolledOn(files);
    for (const file of files) {
      const found = [
        ...shaped(file, 'Effect').flatMap(({ value, path }) => [
          ...inEffect(value, path, file.data),
        ]),
        ...shaped(file, 'TableFile').flatMap(({ value, path }) => [
          ...diceOf(value, path, file, files),
          ...inRows(value, path),
          ...besideTitles(value, path),
        ]),
        ...inModifiers(file),
        ...inConditions(file),
        ...inBands(file),
        ...inOutcomes(file),
        ...inStatements(file),
        ...inLimits(file),
        ...diceOfOwn(file),
        ...diceOfSteps(file, rolled),
        ...inSentences(file, amounts),
        ...inSums(file),
      ];
      for (const one of found) report({ file: file.file, ...one.at }, one);
    }
    for (const { file, ...one } of [...inLinked(files, amounts), ...inMarkers(files, amounts)])
      report({ file, ...one.at }, one);
    for (const entry of ruleset.entries)
      for (const one of inExamples(entry, amounts)) report({ file: entry.file, ...one.at }, one);
  },
});

/** A text with figures, none of which is how many its effect counts. */
function* inEffect({ count }: Effect, path: Path, data: unknown): Generator<Found> {
  const holder = path.slice(0, path.lastIndexOf('effects'));
  const around = valueAt(data, holder);
  // Less than one is told by another check, and the name of a value says no figure.
  if (!isObject(around) || count === undefined || typeof count === 'object') return;
  if (!/^\d*D?[1-9]/.test(String(count))) return;
  for (const { text, at } of [around, ...cellsOf(around)].flatMap(textIn)) {
    const all = figuresIn(text, [...holder, ...at]);
    // Dice in the words are rolled for something else where the effect counts a number.
    const first = all.find(({ said }) => typeof count !== 'number' || !said.includes('D'));
    const same = figuresIn(text, []).some(({ said }) => said === String(count));
    // A text seldom says “one”, so that several other figures may stand there alone.
    if (first && !same && (all.length === 1 || count !== 1))
      yield { ...first, field: 'count', figures: [String(count)] };
  }
}

const textIn = (holder: object): { text: Text; at: Path }[] => {
  const { text, at = [] } = holder as { text?: unknown; at?: Path };
  return isText(text) ? [{ text, at: [...at, 'text'] }] : [];
};

/** The cells of a row that hold a text. */
const cellsOf = ({ cells }: Record<string, unknown>): object[] =>
  isObject(cells)
    ? Object.entries(cells).flatMap(([column, cell]) =>
        isObject(cell) ? [{ text: cell['text'], at: ['cells', column] }] : [],
      )
    : [];

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

/** `Range 50″`: a figure after the title of a column in which the row has another number. */
function* besideTitles({ columns, rows }: TableFile, path: Path): Generator<Found> {
  for (const [index, { text, cells }] of rows.entries()) {
    const [language] = text ? writtenIn(text) : [];
    const words = (language && text?.[language]) ?? '';
    for (const { id, title } of columns) {
      const numbers = valuesOf(cells[id], []).map(({ value }) => value);
      if (!language || !title[language] || !numbers.every((one) => typeof one === 'number'))
        continue;
      const [found, ...others] = figuresIn(text, [...path, 'rows', index, 'text']).filter(
        ({ at: { offset } }) =>
          words
            .slice(0, offset)
            .toLowerCase()
            .replace(/[\s:：=(]+$/u, '')
            .endsWith(title[language].toLowerCase()),
      );
      if (found && others.length === 0 && !numbers.map(String).includes(found.said))
        yield { ...found, field: `cells.${id}`, figures: numbers.map(String) };
    }
  }
}

/** A number needed, or a limit, that the words of its page give as another. */
function* inLimits(file: DataFile): Generator<Found> {
  const data = file.data as { summary?: unknown; text?: unknown };
  for (const { value, path } of shaped(file, 'Roll')) {
    if (path.at(-1) !== 'roll' || typeof value.target !== 'number') continue;
    const at = path.slice(0, -1);
    const own = at.length === 0 ? data : (valueAt(file.data, at) as typeof data);
    const isNeed = ({ said }: { said: string }): boolean => /^\d+\+$/.test(said);
    const inText = figuresIn(own.text, [...at, 'text']).filter(isNeed);
    // A text with several says what else is rolled.
    const needed = [
      ...figuresIn(own.summary, [...at, 'summary']).filter(isNeed),
      ...(inText.length === 1 ? inText : []),
    ];
    yield* unlessSaid(needed, 'roll.target', `${value.target}+`);
  }
  const limited = [
    ...shaped(file, 'ValueSet').map(({ value }) => ({
      ...value,
      words: figuresIn(data.summary, ['summary']),
    })),
    ...shaped(file, 'Value').map(({ value, path }) => ({
      ...value,
      words: figuresIn(value.text, [...path, 'text']),
    })),
  ];
  for (const { words, atMost, atLeast } of limited) {
    // A small limit is said in words.
    const limits = [atMost, atLeast].flatMap((one) => (Number(one) > 1 ? Number(one) : []));
    const [limit, ...more] = limits;
    if (limit !== undefined && more.length === 0)
      yield* unlessSaid(
        words.filter(({ said }) => /^\d+$/.test(said)),
        limit === atMost ? 'atMost' : 'atLeast',
        String(limit),
      );
  }
}

/** A statement that applies from a number on, whose words have numbers, and none of them that one. */
function* inStatements(file: DataFile): Generator<Found> {
  for (const { value, path } of shaped(file, 'Point')) {
    const [limit, ...more] = (value.when ?? []).flatMap(
      ({ atLeast, atMost, above, below, equals }) =>
        [atLeast, atMost, above, below, equals].flatMap((one) =>
          typeof one === 'number' && one > 2 ? [one] : [],
        ),
    );
    if (limit === undefined || more.length > 0) continue;
    const words = [
      ...figuresIn(value.title, [...path, 'title']),
      ...figuresIn(value.text, [...path, 'text']),
    ];
    const plain = words.filter(({ said }) => /^\d+[+″]?$/.test(said));
    if (!plain.some(({ said }) => Math.abs(Number.parseInt(said, 10) - limit) <= 1))
      yield* unlessSaid(plain, 'when', String(limit));
  }
}

function* unlessSaid(
  words: readonly Omit<Found, 'field' | 'figures'>[],
  field: string,
  figure: string,
): Generator<Found> {
  const [first] = words;
  if (first && !words.some(({ said }) => said === figure))
    yield { ...first, field, figures: [figure] };
}
