/** The index by title: Japanese names sorted by reading, Polish and English ones by alphabet. */
import { expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';
import { plain } from '../../src/notation/show.ts';
import type { Text } from '../../src/schema/types.generated.ts';
import { indexView } from '../../src/view/pages/lists/a-z.ts';
import { termsView } from '../../src/view/pages/lists/terms.ts';

const book = getRulebook();
const lettersIn = (language: 'pl' | 'ja') => indexView(book, { language }).letters;

it('lists the rows of the Japanese syllabary in order, after Latin letters and before names without a reading', () => {
  const letters = lettersIn('ja').map(({ letter }) => letter);
  const rows = letters.filter((letter) => letter.endsWith('行'));
  expect(rows).toEqual(['あ行', 'か行', 'さ行', 'た行', 'な行', 'は行', 'ま行', 'や行', 'ら行']);
  expect(letters.indexOf('A')).toBeLessThan(letters.indexOf('あ行'));
  expect(letters).not.toContain('漢字');
});

interface Titled {
  title?: Text;
  reading?: string;
}
const LISTED: ReadonlySet<string> = new Set(['row', 'step', 'modifier', 'point']);

it('has a reading for every title with kanji', () => {
  const titled = book.rulesets.flatMap(({ entries, markers, terms, values }): Titled[] => [
    ...entries.flatMap(({ data, parts }): Titled[] => [
      data,
      ...parts
        .filter(({ kind }) => LISTED.has(kind))
        .map(({ data: part }): Titled => ('title' in part ? part : {})),
    ]),
    ...markers,
    ...terms,
    ...values,
  ]);
  const nameOf = ({ title }: Titled) => (title === undefined ? '' : plain(title, 'ja'));
  // One name has one reading.
  const read = new Set(titled.filter(({ reading }) => reading !== undefined).map(nameOf));
  const unread = titled.map(nameOf).filter((name) => /\p{sc=Han}/u.test(name) && !read.has(name));
  expect(unread).toEqual([]);
});

it('sorts a Japanese name by its reading', () => {
  const row = lettersIn('ja').find(({ lines }) => lines.some(({ name }) => name === '潰走'));
  expect(row?.letter).toBe('か行');
});

it('gives Polish letters their own headings', () => {
  const letters = lettersIn('pl').map(({ letter }) => letter);
  expect(letters.indexOf('Ł')).toBe(letters.indexOf('L') + 1);
});

it('groups every term of a glossary once, under its letter, in the order of the index', () => {
  for (const language of ['en', 'pl', 'ja'] as const)
    for (const ruleset of book.rulesets) {
      const { letters } = termsView(book, { language, ruleset });
      const ids = letters.flatMap(({ items }) => items.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(ruleset.terms.map(({ id }) => id).toSorted());
      const order = indexView(book, { language }).letters.map(({ letter }) => letter);
      const places = letters.map(({ letter }) => order.indexOf(letter)).filter((at) => at >= 0);
      expect(places.length).toBeGreaterThan(3);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(new Set(letters.map(({ letter }) => letter)).size).toBe(letters.length);
    }
});
