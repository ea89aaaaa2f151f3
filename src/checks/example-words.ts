/** The words of an example name what it gives and the result that it expects. */
import { asCode, list } from '../diagnostics/phrase.ts';
import { equal, parseFraction, type Fraction } from '../arithmetic/fraction.ts';
import { writtenIn } from '../i18n/text.ts';
import type { Language } from '../i18n/languages.ts';
import type { Figure } from '../notation/figures-in-text.ts';
import { numberIn } from '../text/number-in.ts';
import { unitOf } from '../notation/units.ts';
import { shaped } from '../schema/file-index.ts';
import type { Example, Value } from '../../schemas/types.d.ts';
import { defineCheck } from './check.ts';
import { otherName } from './example-words/other-names.ts';
import { mixedFiguresOf } from './example-words/mixed.ts';
import { wrongSum } from './example-words/sums.ts';

interface Named {
  /** What the words say. */
  said: string;
  field: 'given' | 'expect' | 'with';
  /** The name of the result or of the given value: `needs`, `distance`; none where the words name something else. */
  name?: string;
  data: string;
  /** The figures of which none is what is expected, where it may be each of them. */
  others?: readonly string[];
  /** In the text. */
  offset: number;
}

type Sum = NonNullable<ReturnType<typeof wrongSum>>;

export const exampleWords = defineCheck({
  code: 'example-words',
  scope: 'text',
  severity: 'error',
  excusable: true,
  message: (found: Named | Sum) => {
    if ('sum' in found)
      return `${asCode(found.sum)} is ${asCode(found.right)}, not ${asCode(found.said)}.`;
    const { said, others, name, data, field } = found;
    const is = name === undefined ? `names ${asCode(data)}` : `${asCode(name)} is ${asCode(data)}`;
    return others
      ? `The example says ${list(others)} in words, none of which is what it expects: ${is} in ${asCode(field)}.`
      : `The example says ${asCode(said)} in words, but ${is} in ${asCode(field)}.`;
  },
  hint: (found) => {
    if ('sum' in found) return 'Correct the sum: a figure in it, a sign, or the result.';
    return found.others
      ? `Say ${asCode(found.data)} in the words, too, or correct what is wrong: the words or ${asCode(found.field)}.`
      : `Correct the words or ${asCode(found.field)}, so that both say the same.`;
  },
  prepare: ({ broken, values }) => {
    if (broken.has('values')) return undefined;
    return ({ file, report }) => {
      for (const { value: example, path } of shaped(file, 'Example')) {
        const sums = writtenIn(example.text).flatMap((tag) => {
          const sum = wrongSum(example.text[tag]);
          return sum ? [{ tag, ...sum }] : [];
        });
        // The same sum in other languages is compared with the first.
        for (const { tag, ...sum } of sums.slice(0, 1))
          report({ path: [...path, 'text', tag], offset: sum.offset }, sum);
        const [language] = writtenIn(example.text);
        const text = language && example.text[language];
        if (!text || !example.expect || sums.length > 0) continue;
        const found =
          wrongGiven(example, text, language, values) ??
          wrongFigure(example, text) ??
          wrongOdds(example, text) ??
          otherName(example, text, language, { file, values });
        if (found) report({ path: [...path, 'text', language], offset: found.offset }, found);
      }
    };
  },
});

/** `AP 15 at 40″`: a figure beside the title or the sign of a value that the example gives as another one. */
function wrongGiven(
  { given = {}, expect = {} }: Example,
  text: string,
  language: Language,
  values: readonly Value[],
): Named | undefined {
  const figures = mixedFiguresOf(text);
  for (const [name, written] of Object.entries(given)) {
    const value = values.find(({ id }) => id === name);
    if (!value || typeof written !== 'number') continue;
    const names = [value.title[language], unitOf(value, language).trim()].filter(Boolean);
    const beside = figures.filter(({ figure, offset }) => {
      const before = text
        .slice(0, offset)
        .replace(/[\s:=(]+$/u, '')
        .toLowerCase();
      const after = text
        .slice(offset + figure.length)
        .trimStart()
        .toLowerCase();
      return names.some(
        (one) => before.endsWith(one.toLowerCase()) || after.startsWith(one.toLowerCase()),
      );
    });
    const right = new Set([written, ...Object.values(expect).map(Number)]);
    const [wrong] = beside;
    if (wrong && !beside.some(({ figure }) => right.has(numberOf(figure) ?? NaN)))
      return {
        said: wrong.figure,
        field: 'given',
        name,
        data: String(written),
        offset: wrong.offset,
      };
  }
  return undefined;
}

/** The last figure after a sign of equality, or else, of those that are neither given nor a modifier, the one nearest to what is expected. */
function wrongFigure(example: Example, text: string): Named | undefined {
  const figures = mixedFiguresOf(text).flatMap((figure) => {
    const number = numberOf(figure.figure);
    return number === undefined ? [] : [{ ...figure, number }];
  });
  const sum = figures.findLast(({ offset }) => /=\s*$/.test(text.slice(0, offset)));
  const givens = givenNumbers(example);
  const odds = [...text.matchAll(ODDS_OF)];
  const isOfOdds = (at: number): boolean =>
    odds.some(({ 0: { length }, index }) => at >= index && at < index + length);
  // What is another result of the same example is right.
  const results = new Set(
    Object.values(example.expect ?? {})
      .flat()
      .map(amountOf),
  );
  const own = figures.filter(
    ({ figure, number, offset }) =>
      isOwn(figure) && !givens.has(number) && !results.has(number) && !isOfOdds(offset),
  );
  for (const [result, expected] of Object.entries(example.expect ?? {})) {
    const number = amountOf(expected);
    const last = sum ?? nearestTo(number, own);
    // What is less than one is how often something succeeds, in other words.
    const isOdds = !sum && number > 0 && number < 1 && Number(last?.number) >= 1;
    if (!last || Array.isArray(expected) || Number.isNaN(number) || isOdds) continue;
    const isNamed = sum ? sum.number === number : figures.some((one) => one.number === number);
    if (!isNamed)
      return {
        said: last.figure,
        field: 'expect',
        name: result,
        data: String(expected),
        ...(!sum && own.length > 1 && { others: own.map(({ figure }) => figure) }),
        offset: last.offset,
      };
  }
  return undefined;
}

/** The number that is expected, which may be one of two parts: `2 1/2`. */
const amountOf = (expected: unknown): number =>
  /^\d+ /.test(String(expected)) ? (numberIn(String(expected)) ?? NaN) : Number(expected);

/** The later one of two that are as near. */
const nearestTo = <T extends { number: number }>(
  number: number,
  figures: readonly T[],
): T | undefined =>
  figures
    .toReversed()
    .toSorted((a, b) => Math.abs(a.number - number) - Math.abs(b.number - number))[0];

/** A figure with a sign changes the result, and dice lead to it. */
const isOwn = (figure: string): boolean =>
  /^\d/.test(figure) && (figure.includes(' ') || !/[-D/]/.test(figure));

function givenNumbers({ given = {}, dice = [] }: Example): Set<number> {
  return new Set([...Object.values(given), ...dice].map(Number));
}

const HALVES: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

/** `3+` → 3, `3½` and `3 1/2` → 3.5, `-6` → −6; undefined for dice, ranges and fractions. */
function numberOf(figure: string): number | undefined {
  if (figure.includes(' ')) return numberIn(figure);
  const [, sign = '', whole = '', part = ''] =
    /^([+-]?)(\d*(?:\.\d+)?)([½¼¾]?)\+?$/.exec(figure) ?? [];
  if (whole === '' && part === '') return undefined;
  const number = Number(whole) + (HALVES[part] ?? 0);
  return sign === '-' ? -number : number;
}

/** Not `1 dead in 4` of `1 dead in 4 of 9`. */
const ODDS = /(\d+)(?:\s+\p{L}+)?\s+(?:out of|of|in)\s+(\d+)\b(?!\s+(?:out of|of|in)\s+\d)/gu;

/** Odds in any language: `3 of 6 rolls`, `3 na 6`, `6回に3回`. */
const ODDS_OF =
  /\d+(?:\s+\p{L}+)?\s+(?:out of|of|in|na|z|ze)\s+\d+(?!\d|\s+(?:out of|of|in|na|z|ze)\s+\d)|\d+(?:回|通り|中)(?:に|の?うち|中の?|の)?\s*\d+/gu;

/** Odds as `10 of 36 rolls` or `10/36`; those of what does not succeed, and of several results together, are right, too. */
function wrongOdds({ expect = {} }: Example, text: string): Named | undefined {
  const expected = Object.entries(expect).flatMap(([result, written]) => {
    const odds = /^\d+\/\d+$/.test(String(written)) && parseFraction(String(written));
    return odds ? [{ result, odds, written: String(written) }] : [];
  });
  const [first] = expected;
  const named = oddsIn(text);
  const [wrong] = named;
  if (!first || !wrong) return undefined;
  const right = sumsOf(expected.map(({ odds }) => odds)).flatMap((odds) => [
    odds,
    { ...odds, count: odds.of - odds.count },
  ]);
  if (named.some(({ odds }) => right.some((one) => equal(one, odds)))) return undefined;
  return {
    said: wrong.figure,
    field: 'expect',
    name: first.result,
    data: first.written,
    offset: wrong.offset,
  };
}

/** Of each of these odds, and of any of them together. */
const sumsOf = ([first, ...others]: readonly Fraction[]): Fraction[] => {
  if (!first) return [];
  const rest = sumsOf(others);
  const joined = rest.map(({ count, of }) => ({
    count: first.count * of + count * first.of,
    of: first.of * of,
  }));
  return [first, ...rest, ...joined];
};

function oddsIn(text: string): (Figure & { odds: Fraction })[] {
  const inWords = [...text.matchAll(ODDS)].map(({ 0: figure, 1: count, 2: of, index }) => ({
    figure,
    offset: index,
    odds: { count: BigInt(count ?? 0), of: BigInt(of ?? 1) },
  }));
  const fractions = mixedFiguresOf(text).flatMap((figure) => {
    const odds = /^\d+\/\d+$/.test(figure.figure) && parseFraction(figure.figure);
    return odds && odds.of > 2 ? [{ ...figure, odds }] : [];
  });
  return [...inWords, ...fractions];
}
