/** The index by title: Japanese names stand by their reading, Polish and English ones in the order of their alphabet. */
import { expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';
import { indexView } from '../../src/view/pages/a-z.ts';

const book = getRulebook();
const lettersIn = (language: 'pl' | 'ja') => indexView(book, { language }).letters;

it('has the rows of the Japanese syllabary in order, after Latin letters and before what has no known reading', () => {
  const letters = lettersIn('ja').map(({ letter }) => letter);
  const rows = letters.filter((letter) => letter.endsWith('行'));
  expect(rows).toEqual(['あ行', 'か行', 'さ行', 'た行', 'な行', 'は行', 'ま行', 'や行', 'ら行']);
  expect(letters.indexOf('A')).toBeLessThan(letters.indexOf('あ行'));
});

it('knows how every entry, marker, term and value is read', () => {
  const unread = book.rulesets.flatMap(({ entries, markers, terms, values }) =>
    [...entries.map(({ data }) => data), ...markers, ...terms, ...values].filter(
      ({ title, reading }) => /\p{sc=Han}/u.test(title.ja) && reading === undefined,
    ),
  );
  expect(unread.map(({ title }) => title.ja)).toEqual([]);
});

it('puts a Japanese name where its reading belongs', () => {
  const row = lettersIn('ja').find(({ lines }) => lines.some(({ name }) => name === '潰走'));
  expect(row?.letter).toBe('か行');
});

it('gives Polish letters their own place', () => {
  const letters = lettersIn('pl').map(({ letter }) => letter);
  expect(letters.indexOf('Ł')).toBe(letters.indexOf('L') + 1);
});
