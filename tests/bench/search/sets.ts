/**
 * Queries derived from the records: every title inflected, without diacritics, misspelled, cut into
 * pieces.
 */
import type { Language } from '../../../src/i18n/languages.ts';
import { polishForms } from '../../../src/search/build/polish.ts';
import { nameOf } from '../../../src/search/build/title-name.ts';
import { fold } from '../../../src/text/fold.ts';
import type { SearchPage, SearchRecord } from '../../../src/search/record.ts';
import { isStopWord } from '../../../src/search/stop-words.ts';
import { tokens } from '../../../src/search/tokens.ts';
import type { Case } from './judge.ts';
import { addressesOf } from './own.ts';

export interface Titled {
  name: string;
  /** Every record with this title. */
  find: string[];
}

/** All titles; examples and disputes count under the title of their subject. */
export function titlesIn(pages: readonly SearchPage[]): Titled[] {
  const addresses = addressesOf(pages);
  const titles = new Map<string, Titled>();
  pages
    .flatMap(({ records }) => records)
    .forEach((record, index) => {
      const name = nameOf(record.title, record.hidden.short);
      if (!/\p{L}{2}/u.test(name) || record.kind === 'examples' || record.kind === 'disputes')
        return;
      const known = titles.get(fold(name)) ?? { name, find: [] };
      known.find.push(addresses[index]!);
      titles.set(fold(name), known);
    });
  return [...titles.values()];
}

/** Titles without diacritics. */
export const stripped = (titles: readonly Titled[]): Case[] =>
  titles.map(({ name, find }) => ({ query: fold(name), find }));

/**
 * One error in one word of six letters or more (hiragana: five, katakana: four): an extra, missing or wrong letter, or
 * two swapped.
 */
export function mistyped(titles: readonly Titled[]): Case[] {
  return titles.flatMap(({ name, find }) => {
    // Folded, katakana would be hiragana, which nobody types for it.
    const text = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u.test(name)
      ? name.normalize('NFKC')
      : fold(name);
    const random = randomly(seedOf(name));
    const long = [
      ...text.matchAll(
        /(?<![a-z])[a-z]{6,}(?![a-z])|(?<![\p{sc=Hira}\p{sc=Kana}ー])(?:[\p{sc=Hira}ー]{5,}|[\p{sc=Kana}ー]{4,})(?![\p{sc=Hira}\p{sc=Kana}ー])/gu,
      ),
    ];
    if (long.length === 0) return [];
    const { 0: word, index } = long[Math.floor(random() * long.length)]!;
    const wrong = withError(word, random);
    return wrong === word
      ? []
      : [{ query: text.slice(0, index) + wrong + text.slice(index + word.length), find }];
  });
}

function withError(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [from, count] = lettersLike(word);
  const letter = String.fromCharCode(from + Math.floor(random() * count));
  switch (Math.floor(random() * 4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + letter + word.slice(at);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
  }
}

/** The code of the first letter of its writing, and how many there are. */
function lettersLike(word: string): [from: number, count: number] {
  if (/[a-z]/.test(word)) return [97, 26];
  return /\p{sc=Kana}/u.test(word) ? [0x30a2, 80] : [0x3042, 80];
}

/**
 * Forms of words in titles, whether or not they occur, with every record that has some form of the
 * word. Polish forms come from the dictionary, for words with one reading only; English ones are
 * regular forms.
 */
export function inflected(pages: readonly SearchPage[], language: Language): Case[] {
  if (language === 'ja') return [];
  const random = randomly(11);
  const byForm = formsIn(pages);
  return wordsOfTitles(pages, language).flatMap((word) => {
    const family = familyOf(word, language);
    const find = [...new Set(family.flatMap((form) => byForm.get(fold(form)) ?? []))];
    if (family.length < 2 || find.length === 0) return [];
    return [1, 2].map(() => ({ query: fold(family[Math.floor(random() * family.length)]!), find }));
  });
}

function familyOf(word: string, language: Language): string[] {
  const regular = /[^aeiousy]$|[^aeiou]e$/;
  if (language === 'en') return regular.test(word) ? [word, `${word}s`] : [];
  const families = polishForms(word);
  const [only] = families;
  // Verbs have dozens of forms that players never type; words with two readings have no single
  // right answer.
  if (families.length !== 1 || only!.length < 7 || only!.length > 30) return [];
  return only!.filter((form) => polishForms(form).length === 1);
}

function wordsOfTitles(pages: readonly SearchPage[], language: Language): string[] {
  const words = new Set<string>();
  for (const { records } of pages)
    for (const { title } of records) {
      for (const { kind, written, text } of tokens(title))
        if (
          kind === 'word' &&
          text.length > 3 &&
          /^\p{Ll}+$/u.test(written) &&
          !isStopWord(text, language)
        )
          words.add(written);
    }
  return [...words].sort();
}

/** Folded words of the visible text, each with the records that have it. */
function formsIn(pages: readonly SearchPage[]): Map<string, string[]> {
  const addresses = addressesOf(pages);
  const forms = new Map<string, string[]>();
  pages
    .flatMap(({ records }) => records)
    .forEach((record, index) => {
      for (const text of new Set(tokens(shownText(record)).map((token) => token.text)))
        forms.set(text, [...(forms.get(text) ?? []), addresses[index]!]);
    });
  return forms;
}

export const shownText = ({ title, figures, text }: SearchRecord): string =>
  [title, ...figures.flatMap(({ label, value }) => [label ?? '', value]), text].join(' ⁂ ');

/**
 * Every Japanese title, and two pieces of two or three characters of each, with every record that
 * contains it.
 */
export function pieces(pages: readonly SearchPage[]): { terms: Case[]; parts: Case[] } {
  const addresses = addressesOf(pages);
  const texts = pages.flatMap(({ records }) => records).map((record) => fold(shownText(record)));
  const holding = (part: string) => addresses.filter((_, index) => texts[index]!.includes(part));
  const names = titlesIn(pages)
    .map(({ name }) => fold(name))
    .filter((name) => /^[\p{sc=Han}\p{sc=Hira}ー]{2,}$/u.test(name));
  const random = randomly(3);
  const parts = names
    .filter(({ length }) => length > 3)
    .flatMap((name) =>
      [2, 3].map((length) =>
        name.slice(Math.floor(random() * (name.length - length)), undefined).slice(0, length),
      ),
    );
  return {
    terms: names.map((name) => ({ query: name, find: holding(name) })),
    parts: [...new Set(parts)].map((part) => ({ query: part, find: holding(part) })),
  };
}

/** Words that name nothing in a game, whether or not the rules use them. */
const ORDINARY: Record<Language, readonly string[]> = {
  en: ['exactly', 'please', 'twice', 'becomes', 'max', 'actually', 'someone', 'again', 'quickly'],
  pl: [
    'dokładnie',
    'proszę',
    'dwa',
    'staje',
    'maksymalnie',
    'właściwie',
    'ktoś',
    'znowu',
    'szybko',
  ],
  ja: ['教えて', '通れる', '正確には', '最大', 'もう一度', 'すぐに', '普通は', '必ず', 'いつも'],
};

/** Each query three times: with an ordinary word before, after and inside it. */
export function withOrdinaryWord(queries: readonly Case[], language: Language): Case[] {
  const words = ORDINARY[language];
  return queries.flatMap(({ query, find }, index) =>
    [0, 1, 2].map((place) => {
      const word = words[(index * 3 + place) % words.length]!;
      const parts = query.split(' ');
      parts.splice(place === 0 ? 0 : place === 1 ? parts.length : parts.length >> 1, 0, word);
      return { query: parts.join(' '), find };
    }),
  );
}

/** A pseudo-random generator with a seed, so that every run is the same. */
/** The same for the same words, so that a new title leaves the errors in the others as they are. */
const seedOf = (words: string): number =>
  [...words].reduce((seed, letter) => (seed * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 31, 1);

function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
