/**
 * The search engine for one language: query → hits → their texts. Independent of files, browser and
 * pages.
 */
import type { Language } from '../i18n/languages.ts';
import { fold } from '../text/fold.ts';
import {
  BASIC,
  asksOtherWords,
  fromLetter,
  MOST_POSTINGS,
  headPath,
  otherWordsPath,
  postingsPath,
  recordsPath,
  type IndexHead,
  type PostingsFile,
  type RecordsFile,
  type StoredRecord,
  type WordList,
} from './format.ts';
import { askedWords, nearestQuestions, openQuestions } from './questions.ts';
import { readQuery } from './query.ts';
import type { Collection } from './ranking/collection.ts';
import { roomFor } from './ranking/look-up.ts';
import { rank, type Hit } from './ranking/rank.ts';
import { WEIGHTS } from './ranking/weights.ts';
import type { HitKind } from './record.ts';
import type { Alternative, Term } from './term.ts';
import { asksFigure } from './stop-words.ts';
import { tokens } from './tokens.ts';
import { openWords, type Words } from './words.ts';
import { present } from './present.ts';

/** Reads a file of the index. */
export type Load = (path: string) => Promise<unknown>;

export interface Findings {
  terms: Term[];
  /** Best first. */
  hits: Hit[];
}
export interface Prepared {
  terms: Term[];
  collection: Collection;
}
export interface Shown extends Hit {
  link: string;
  /** The entry is a roll or a value: choosing it opens its calculator. */
  calculator?: true;
  page: { link: string; title: string };
  ruleset: IndexHead['rulesets'][number];
  title: string;
  text: string;
  figures: StoredRecord[4];
}

export interface Search {
  head: IndexHead;
  /** Those loaded for the queries so far. */
  readonly words: Words;
  /** `from`: the id of the game whose page the reader comes from. */
  find(query: string, from?: string): Promise<Findings>;
  /** The input of ranking, to measure other weights. */
  prepare(query: string, from?: string): Promise<Prepared>;
  show(hits: readonly Hit[]): Promise<Shown[]>;
  kind(record: number): HitKind;
  ruleset(record: number): number;
  /** The id of its module; `basic` for what always applies. */
  module(record: number): string;
}

export async function openSearch(language: Language, load: Load): Promise<Search> {
  const head = (await load(headPath(language))) as IndexHead;
  let words = openWords([head.words]);
  let hasAll = !head.otherWords;
  const games = head.rulesets.flatMap(({ names }) => names).sort((a, b) => b.length - a.length);
  const read = pieces(load, language, head);
  const kinds = head.kindOf.toLowerCase();
  const pages = pagesOf(head);
  const rulesetFrom = beginningsOf(head.rulesetSizes);
  const questions = openQuestions(head);
  const ruleset = (record: number): number => lastFrom(rulesetFrom, record);
  const kind = (record: number): HitKind => present(head.kinds[fromLetter(kinds, record)]);
  const prepare: Search['prepare'] = async (query, from) => {
    if (!hasAll && asksOtherWords(fold(query), language)) {
      const others = (await load(otherWordsPath(language, head.build))) as WordList;
      words = openWords([head.words, others]);
      hasAll = true;
    }
    const terms = readQuery(query, language, words, games);
    const asked = askedWords(query, terms, language, words, head.kindOf.length);
    const postings = await read.postings([
      ...terms.flatMap(({ all }) => all.flat()),
      ...asked.flatMap((each) => each.words),
    ]);
    const listed = (word: number) => postings.get(word) ?? [];
    const named = gamesIn(query, head);
    const near = head.rulesets.findIndex(({ id }) => id === from);
    const collection: Collection = {
      size: head.kindOf.length,
      kind,
      titleLength: (record) => fromLetter(head.titleLength, record),
      named: named.size === 0 ? () => false : (record) => named.has(ruleset(record)),
      game: ruleset,
      near: near < 0 ? () => false : (record) => ruleset(record) === near,
      page: (record) => present(pages[record]),
      postings: listed,
      asksFigure: asksFigure(fold(query), language),
      nearest: nearestQuestions(asked, questions, listed),
      unlisted: (word) => (listed(word).length < MOST_POSTINGS ? 0 : words.frequency(word)),
    };
    return { terms, collection };
  };
  const room = roomFor(head.kindOf.length);
  return {
    head,
    get words() {
      return words;
    },
    kind,
    ruleset,
    module: (record) => head.modules?.[fromLetter(head.moduleOf ?? '', record) - 1]?.[0] ?? BASIC,
    prepare,
    find: async (query, from) => {
      const { terms, collection } = await prepare(query, from);
      return { terms, hits: terms.length === 0 ? [] : rank(terms, collection, WEIGHTS, room) };
    },
    show: (hits) =>
      Promise.all(hits.map(async (hit) => shown(hit, await read.record(hit.record), head))),
  };
}

/**
 * Index of the page of each record: the last preceding capital. Words and markers have no page of
 * their own.
 */
function pagesOf({ kindOf, kinds }: IndexHead): number[] {
  let page = -1;
  return [...kindOf].map((letter, record) => {
    const kind = present(kinds[fromLetter(letter.toLowerCase(), 0)]);
    if (letter !== letter.toLowerCase()) page = record;
    return kind === 'markers' || kind === 'terms' ? -1 : page;
  });
}

/** Games that the query names. */
function gamesIn(query: string, { rulesets }: IndexHead): Set<number> {
  const typed = ` ${tokens(query)
    .map(({ text }) => text)
    .join(' ')} `;
  const named = rulesets.flatMap(({ names }, index) =>
    names.filter((name) => typed.includes(` ${name} `)).map((name) => ({ name, index })),
  );
  // "ASL Starter Kit" does not name ASL.
  const longest = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && other.name.includes(name)),
  );
  return new Set(longest.map(({ index }) => index));
}

function pieces(load: Load, language: Language, { build, ...head }: IndexHead) {
  const postingsFrom = beginningsOf(head.postingPieces);
  const recordsFrom = beginningsOf(head.recordPieces);
  const loaded = new Map<string, Promise<unknown>>();
  const once = <T>(path: string): Promise<T> => {
    const known = loaded.get(path);
    if (known) return known as Promise<T>;
    const file = load(path);
    loaded.set(path, file);
    // Do not cache a failed request: the reader may be online again.
    file.catch(() => loaded.delete(path));
    return file as Promise<T>;
  };
  return {
    postings: async (
      found: readonly Pick<Alternative, 'word'>[],
    ): Promise<Map<number, readonly number[]>> => {
      const words = [...new Set(found.map(({ word }) => word))];
      return new Map(
        await Promise.all(
          words.map(async (word): Promise<[number, readonly number[]]> => {
            const piece = lastFrom(postingsFrom, word);
            const file = await once<PostingsFile>(postingsPath(language, build, piece));
            return [word, present(file[word - present(postingsFrom[piece])])];
          }),
        ),
      );
    },
    record: async (record: number): Promise<{ file: RecordsFile; stored: StoredRecord }> => {
      const piece = lastFrom(recordsFrom, record);
      const file = await once<RecordsFile>(recordsPath(language, build, piece));
      return { file, stored: present(file.records[record - present(recordsFrom[piece])]) };
    },
  };
}

function shown(
  hit: Hit,
  { file, stored }: { file: RecordsFile; stored: StoredRecord },
  head: IndexHead,
): Shown {
  const [page, fragment, title, text, figures] = stored;
  const [link, pageTitle, ruleset, calculator] = present(file.pages[page]);
  return {
    ...hit,
    title,
    text,
    figures,
    link: fragment === '' ? link : `${link}#${fragment}`,
    ...(fragment === '' && calculator && { calculator: true }),
    page: { link, title: pageTitle },
    ruleset: present(head.rulesets[ruleset]),
  };
}

/** `3, 5, 2` → 0, 3, 8. */
function beginningsOf(sizes: readonly number[]): number[] {
  let sum = 0;
  return sizes.map((size) => (sum += size) - size);
}

/** Index of the last start that is not after the number. */
function lastFrom(beginnings: readonly number[], number: number): number {
  let [low, high] = [0, beginnings.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (present(beginnings[middle]) <= number) low = middle;
    else high = middle - 1;
  }
  return low;
}
