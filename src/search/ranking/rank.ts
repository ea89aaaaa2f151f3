/** Ranks the records that answer a query, best first. */
import type { Term } from '../term.ts';
import { numberAt, type Collection } from './collection.ts';
import { lookUp, roomFor, type Room } from './look-up.ts';
import { ALIKE, byEvidence, WHOLE_QUESTION } from './evidence.ts';
import { putGlossaryBehindRules, putPagesBehindParts } from './pages-and-parts.ts';
import { strengthsOf } from './strengths.ts';
import { candidatesOf, noWords, type Candidate } from './sums.ts';
import { fieldValues, WEIGHTS, type Weights } from './weights.ts';

export interface Hit {
  record: number;
  score: number;
  /** Indices of needed terms that some record has, but this one lacks. */
  missing: number[];
}

export interface Scored extends Candidate {
  score: number;
}

/** Longer lists help no reader and take time to sort. */
const MOST_HITS = 2000;

/** Reuse `room` between queries: allocating it takes longer than ranking. */
export function rank(
  terms: readonly Term[],
  collection: Collection,
  weights: Weights = WEIGHTS,
  room: Room = roomFor(collection.size),
): Hit[] {
  const worth = fieldValues(weights);
  const found = terms.map((term) => lookUp(term, collection, worth, weights, room));
  const strengths = strengthsOf(terms, found, weights);
  const sought = terms.flatMap(({ needed }, index) =>
    needed && (found[index]?.rarity ?? 0) > 0 ? [index] : [],
  );
  const scored = candidatesOf(terms, found, strengths, collection, room, weights)
    // A part found only by its context adds nothing to its page.
    .filter(({ own, record }) => own || sought.length === 0 || collection.page(record) === record)
    .map((each) => ({ ...each, score: scoreOf(each, collection, weights) }));
  const kept = scored.filter(closeToBest(scored, collection, weights));
  putPagesBehindParts(kept, terms, sought, collection, weights);
  putGlossaryBehindRules(kept, terms, collection);
  kept.sort(bestFirst);
  const missing = (record: number): Scored => ({ ...noWords(record), score: 0 });
  const hits = byEvidence(kept, scored, missing, terms.length, collection, weights);
  const isAsked = ({ record }: Scored) =>
    collection.page(record) === record && (collection.nearest.get(record) ?? 0) >= ALIKE;
  if (terms.length < WHOLE_QUESTION)
    putPagesBehindParts(
      hits.filter((hit) => !isAsked(hit)),
      terms,
      sought,
      collection,
      weights,
    );
  putGlossaryBehindRules(hits, terms, collection);
  return hits
    .sort(bestFirst)
    .slice(0, MOST_HITS)
    .map(({ record, score, values }) => ({
      record,
      score,
      missing: sought.filter((term) => found[term]?.partial || numberAt(values, term) === 0),
    }));
}

const bestFirst = (a: Scored, b: Scored): number => b.score - a.score || a.record - b.record;

/** Share of its title that the query has. */
export const titleShare = ({ record, inTitle }: Candidate, collection: Collection): number =>
  Math.min(1, inTitle / Math.max(1, collection.titleLength(record)));

/** Combines its words, its coverage of the query, and the bonuses of the record. */
function scoreOf(candidate: Candidate, collection: Collection, weights: Weights): number {
  const { record, words, coverage, titleCovers } = candidate;
  const title = titleShare(candidate, collection);
  return (
    words *
    coverage ** weights.coveragePower *
    (1 + weights.title * title ** 2 * titleCovers ** 2) *
    (weights.kinds[collection.kind(record)] ?? 1) *
    (collection.page(record) === record ? weights.page : 1) *
    (collection.named(record) ? weights.game : 1) *
    (collection.near(record) ? weights.near : 1)
  );
}

/** Whether a record covers enough of the query compared with the best one. */
function closeToBest(
  scored: readonly Scored[],
  collection: Collection,
  { leastCoverage }: Weights,
): (one: Scored) => boolean {
  const best = (of: (one: Scored) => boolean): number =>
    scored.reduce((most, one) => (of(one) ? Math.max(most, one.coverage) : most), 0);
  // If the query names a game, better matches in other games must not displace everything in this
  // one.
  const least =
    leastCoverage * (best(({ record }) => collection.named(record)) || best(() => true));
  return ({ coverage }) => coverage >= least;
}
