/**
 * Scores the best records by further evidence, too: the nearest question, a second opinion in which every field counts,
 * whether a figure was asked for, and how many of the first records are of the same page.
 */
import type { HitKind } from '../record.ts';
import type { Collection } from './collection.ts';
import { titleShare, type Scored } from './rank.ts';
import type { Weights } from './weights.ts';

/** So many records are compared again; a right one is hardly ever behind them. */
const COMPARED = 60;
/** A question that is less alike brings in no record that was not found by its words. */
const LEAST_ALIKE = 0.3;
/** Of the best records, those that count for their page. */
const FIRST = 10;
/** Typed words of a whole question. In fewer words, many a question is alike by chance, and the words themselves decide. */
export const WHOLE_QUESTION = 8;
/** An alike question of a page brings the page before its parts. */
export const ALIKE = 0.5;

/**
 * The records with their scores by all evidence, in no order. `kept`: best first. `all`: also those that are not shown.
 * `missing`: a record that no word has found. `typed`: number of words in the query.
 */
export function byEvidence(
  kept: readonly Scored[],
  all: readonly Scored[],
  missing: (record: number) => Scored,
  typed: number,
  collection: Collection,
  weights: Weights,
): Scored[] {
  const { nearest, asksFigure } = collection;
  const asked = Math.min(1, typed / WHOLE_QUESTION);
  const byRecord = new Map(all.map((one) => [one.record, one]));
  const first = kept.slice(0, COMPARED);
  const seen = new Set(first.map(({ record }) => record));
  for (const [record, alike] of nearest)
    if (alike > LEAST_ALIKE && !seen.has(record)) {
      first.push(byRecord.get(record) ?? missing(record));
      seen.add(record);
    }
  const top = kept[0]?.score ?? 1;
  const place = new Map(
    [...all]
      .sort((a, b) => b.second - a.second || a.record - b.record)
      .slice(0, COMPARED)
      .map(({ record }, index) => [record, index + 1]),
  );
  const ofPage = new Map<number, { alike: number; first: number }>();
  const pageOf = (record: number) => {
    const at = collection.page(record);
    let facts = ofPage.get(at);
    if (!facts) ofPage.set(at, (facts = { alike: 0, first: 0 }));
    return facts;
  };
  for (const [record, alike] of nearest) {
    const facts = pageOf(record);
    facts.alike = Math.max(facts.alike, alike);
  }
  for (const { record } of kept.slice(0, FIRST)) pageOf(record).first++;
  const game = gameFactor(first, collection, weights);
  const blended = first.map((one) => {
    const { record, score, coverage } = one;
    const { alike, first: together } = collection.page(record) < 0 ? NO_PAGE : pageOf(record);
    const { question, pageQuestion, second, coverage: covers, page: of, name } = weights.evidence;
    const figure = asksFigure && FIGURES.has(collection.kind(record)) ? weights.evidence.figure : 0;
    return {
      ...one,
      score:
        score / top +
        game(record) *
          (question * decided(nearest.get(record) ?? 0, asked) +
            pageQuestion * decided(alike, asked) +
            figure +
            second / (place.get(record) ?? Infinity) +
            covers * coverage +
            of * Math.log(1 + together) +
            name * (titleShare(one, collection) * one.titleCovers) ** 2),
    };
  });
  const least = Math.min(...blended.map(({ score }) => score));
  const others = kept.filter(({ record }) => !seen.has(record));
  return [...blended, ...others.map((one) => ({ ...one, score: (least * one.score) / top }))];
}

/** A question that is alike says something, the more the longer the query is; the same question says what is asked. */
const decided = (alike: number, asked: number): number => asked * alike ** 1.6 + 2 * alike ** 20;

/** What answers "how many" and "how far". */
const FIGURES: ReadonlySet<HitKind> = new Set(['rows', 'modifiers'] as const);

const NO_PAGE = { alike: 0, first: 0 };

/** The game that the query names or the reader comes from counts here as in the score. */
function gameFactor(
  first: readonly Scored[],
  collection: Collection,
  { game, near: nearer }: Weights,
): (record: number) => number {
  const factor = (record: number) =>
    (collection.named(record) ? game : 1) * (collection.near(record) ? nearer : 1);
  const most = Math.max(1, ...first.map(({ record }) => factor(record)));
  return (record) => factor(record) / most;
}
