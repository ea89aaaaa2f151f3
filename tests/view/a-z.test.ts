/** The index by title: Japanese names sorted by reading, Polish and English ones by alphabet. */
import { expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';
import { plain } from '../../src/notation/show.ts';
import type { Text } from '../../schemas/types.d.ts';
import { indexView } from '../../src/view/pages/lists/a-z.ts';
import { termsView } from '../../src/view/pages/lists/terms.ts';
import { gameWith, SHEET, words } from './game-with.ts';

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

const small = gameWith({
  tables: {
    throws: {
      title: words('Throws', 'Rzuty', '投擲'),
      columns: [
        { id: 'dice', type: 'dice', title: words('Dice') },
        { id: 'range', type: 'number', title: words('Range') },
      ],
      rows: [
        { id: 'two', cells: { dice: '2D6', range: 1 } },
        { id: 'seven', cells: { dice: 7, range: 2 } },
      ],
    },
  },
  terms: [
    { id: 'game', title: words('Skirmish', 'Potyczka', '小競り合い'), source: SHEET },
    {
      id: 'shout',
      title: words('Shout', 'Krzyk', '号令'),
      aliases: { ja: ['shout', 'ごうれい'] },
      source: SHEET,
    },
    {
      id: 'smoke',
      title: words('Smoke', 'Dym', '煙幕'),
      synonyms: { ja: ['えんまく'] },
      source: SHEET,
    },
    {
      id: 'wall',
      title: words('Wall', 'Mur', '壁'),
      reading: 'かべ',
      aliases: { ja: ['へき'] },
      source: SHEET,
    },
    { id: 'river', title: words('River', 'Rzeka', '川'), source: SHEET },
  ],
});
const lineIn = (language: 'en' | 'pl' | 'ja', name: string) => {
  const { letters } = indexView(small.book, { language });
  const letter = letters.find(({ lines }) => lines.some((line) => line.name === name));
  return {
    letter: letter?.letter,
    places: letter?.lines.find((line) => line.name === name)?.places,
  };
};

it('says what each thing is where several share a name', () => {
  expect(lineIn('en', 'Skirmish').places).toEqual([
    { href: '/en/skirmish/', code: 'SK', accent: 'blue', what: 'game' },
    { href: '/en/skirmish/terms/#game', code: 'SK', accent: 'blue', what: 'term' },
  ]);
  expect(lineIn('pl', 'Rzeka').places).toEqual([
    { href: '/pl/skirmish/terms/#river', code: 'SK', accent: 'blue' },
  ]);
});

it('lists a row without a title by what labels it, if that is more than a number', () => {
  expect(lineIn('pl', '2K6')).toMatchObject({
    letter: '0–9',
    places: [{ href: '/pl/skirmish/tables/throws/#two' }],
  });
  expect(lineIn('pl', '7').letter).toBe(undefined);
});

it.each([
  ['号令', 'か行'],
  ['煙幕', 'あ行'],
  ['壁', 'か行'],
  ['川', '漢字'],
])('lists %s by its reading, or by another name that spells it: %s', (name, letter) => {
  expect(lineIn('ja', name).letter).toBe(letter);
});
