/** No digit of the real data can be changed without a finding. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNode, isScalar, visit, type Range } from 'yaml';
import type { DataFile } from '../../src/schema/data-file.ts';
import { SITE_FILE } from '../../src/schema/schemas.ts';
import { cases } from '../sample.ts';
import { dataFiles, mutate, SEED } from './mutant.ts';

it('a single changed digit is caught anywhere', { timeout: 1_200_000 }, () => {
  const digits = dataFiles
    .filter(({ file }) => file.schema !== SITE_FILE)
    .flatMap(({ book, file }) => digitsOf(file).map((at) => ({ book, file, at })));
  const slips = fc.sample(fc.tuple(fc.nat(digits.length - 1), fc.integer({ min: 1, max: 9 })), {
    numRuns: cases(70, 700),
    seed: SEED,
  });
  const missed = slips.flatMap(([which, by]) => {
    const { book, file, at } = digits[which]!;
    const digit = String((Number(file.text[at]) + by) % 10);
    const { found } = mutate(book, file, file.text.slice(0, at) + digit + file.text.slice(at + 1));
    return found.some(({ severity }) => severity === 'error')
      ? []
      : [`${file.file}: ${lineAround(file.text, at)} with ${digit}`];
  });
  const share = (100 * (slips.length - missed.length)) / slips.length;
  console.log(
    `Single-figure faults caught: ${share.toFixed(1)} % of ${slips.length}, seeded among ${digits.length} digits`,
  );
  expect(missed).toEqual([]);
});

/** What is no figure: what players search and ask, what rolls are called, and common values, which are the editors' choice. */
const NO_FIGURES = new Set(['aliases', 'synonyms', 'questions', 'rollNames', 'common']);

/** Offsets of digits in the data, without comments and what is no figure. */
function digitsOf({ text, document }: DataFile): number[] {
  const unread: Range[] = [];
  visit(document, {
    Pair: (_, { key, value }) => {
      if (isScalar(key) && NO_FIGURES.has(String(key.value)) && isNode(value) && value.range)
        unread.push(value.range);
    },
  });
  const withoutDigits = (part: string): string => part.replace(/\d/g, ' ');
  const data = text
    .replace(/(?<=^|\s)#.*$/gm, withoutDigits)
    // The address of a site.
    .replace(/\b[a-z]\w*(?:\.[a-z]{2,}){2}\b/g, withoutDigits);
  return [...data.matchAll(/\d/g)]
    .map(({ index }) => index)
    .filter((index) => !unread.some(([start, end]) => index >= start && index < end));
}

const lineAround = (text: string, at: number): string =>
  text
    .slice(text.lastIndexOf('\n', at - 1) + 1)
    .split('\n')[0]!
    .trim();
