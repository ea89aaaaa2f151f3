/**
 * The questions that records answer. A query is compared with each of them by itself: with the words that both have, by
 * their rarity.
 */
import type { Language } from '../i18n/languages.ts';
import { fromLetter, type IndexHead } from './format.ts';
import { usefulGrams } from './grams.ts';
import { isStopWord } from './stop-words.ts';
import type { Term } from './term.ts';
import { tokens } from './tokens.ts';
import type { Words } from './words.ts';

/** The words, signs and pairs of Japanese characters that a question is compared by. */
export const wordsOfQuestion = (question: string, language: Language): string[] => [
  ...new Set(
    tokens(question)
      .filter(({ joined }) => !joined)
      .flatMap((token) => (token.kind === 'run' ? usefulGrams(token) : [token.text]))
      .filter((word) => !isStopWord(word, language)),
  ),
];

/** How much a word says that `count` of `size` records have. */
export const rarityOf = (count: number, size: number, isOrdinary: boolean): number =>
  Math.log(1 + size / Math.max(1, count)) * (isOrdinary ? ORDINARY : 1);
/** Words outside the game say less than they are rare. */
const ORDINARY = 0.6;

/** A word of the query as questions may have it. */
export interface AskedWord {
  words: { word: number; weight: number }[];
  rarity: number;
}

/** Words of the query; for one that nothing has, what it was read as. */
export function askedWords(
  query: string,
  terms: readonly Term[],
  language: Language,
  words: Words,
  size: number,
): AskedWord[] {
  const asked = wordsOfQuestion(query.normalize('NFKC'), language).flatMap((form) => {
    const exact = words.lookUpAll(form).map((word) => ({ word, weight: 1 }));
    const found =
      exact.length > 0 ? exact : (terms.find(({ typed }) => typed === form)?.all[0] ?? []);
    if (found.length === 0) return [];
    const count = Math.max(...found.map(({ word }) => words.frequency(word)));
    const isOrdinary = found.every(({ word }) => words.isOrdinary(word));
    return [{ words: found, rarity: rarityOf(count, size, isOrdinary) }];
  });
  // One word is a name to look up, not a question.
  return asked.length > 1 ? asked : [];
}

export interface Questions {
  /** Number of questions. */
  size: number;
  /** The record that answers a question. */
  record(question: number): number;
  length(question: number): number;
}

export function openQuestions({ questions, questionLengths }: IndexHead): Questions {
  const records = Int32Array.from(
    [...questions].flatMap((_, record) =>
      Array.from({ length: fromLetter(questions, record) }, () => record),
    ),
  );
  return {
    size: records.length,
    record: (question) => records[question] ?? 0,
    length: (question) => 1 + fromLetter(questionLengths, question),
  };
}

/** By record, how alike the query and the nearest of its questions are: from 0 to 1. */
export function nearestQuestions(
  asked: readonly AskedWord[],
  questions: Questions,
  postings: (word: number) => readonly number[],
): Map<number, number> {
  const shared = new Float64Array(questions.size);
  const touched = new Set<number>();
  for (const { words, rarity } of asked) {
    const best = new Map<number, number>();
    for (const { word, weight } of words) {
      let question = -1;
      for (const posting of postings(word)) {
        if (posting > 0) continue;
        question -= posting;
        best.set(question, Math.max(best.get(question) ?? 0, weight));
      }
    }
    for (const [question, weight] of best) {
      shared[question] = (shared[question] ?? 0) + weight * rarity ** 2;
      touched.add(question);
    }
  }
  const own = Math.hypot(...asked.map(({ rarity }) => rarity));
  const nearest = new Map<number, number>();
  for (const question of touched) {
    const alike = Math.min(1, (shared[question] ?? 0) / (own * questions.length(question)));
    const of = questions.record(question);
    if (alike > (nearest.get(of) ?? 0)) nearest.set(of, alike);
  }
  return nearest;
}
