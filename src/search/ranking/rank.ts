/** Which records answer a query, best first. */
import type { Term } from '../query.ts';
import { numberAt, type Collection } from './collection.ts';
import { lookUp, roomFor, type Room } from './look-up.ts';
import { putPagesBehindParts } from './pages-and-parts.ts';
import { strengthsOf } from './strengths.ts';
import { candidatesOf, type Candidate } from './sums.ts';
import { fieldValues, WEIGHTS, type Weights } from './weights.ts';

export interface Hit {
  record: number;
  score: number;
  /** Indices of the terms that it lacks although a reader wants them and some record has them. */
  missing: number[];
}

export interface Scored extends Candidate {
  score: number;
}

/** Longer lists of results help nobody, and sorting them takes time. */
const MOST_HITS = 2000;

/** `room`: to be kept from query to query, as making it takes longer than ranking. */
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
  const scored = candidatesOf(terms, found, strengths, collection, room)
    // A part that is found only by what it stands under says nothing that its page does not say.
    .filter(({ own, record }) => own || sought.length === 0 || collection.page(record) === record)
    .map((each) => ({ ...each, score: scoreOf(each, collection, weights) }));
  const kept = scored.filter(closeToBest(scored, collection, weights));
  putPagesBehindParts(kept, terms, sought, collection, weights);
  return kept
    .sort((a, b) => b.score - a.score || a.record - b.record)
    .slice(0, MOST_HITS)
    .map(({ record, score, values }) => ({
      record,
      score,
      missing: sought.filter((term) => found[term]?.partial || numberAt(values, term) === 0),
    }));
}

/** What it has, how much of the query that is, and what the record counts for by itself. */
function scoreOf(candidate: Candidate, collection: Collection, weights: Weights): number {
  const { record, words, coverage, inTitle, titleCovers } = candidate;
  const title = Math.min(1, inTitle / Math.max(1, collection.titleLength(record)));
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

/** Does a record have enough of the query beside the one that has most? */
function closeToBest(
  scored: readonly Scored[],
  collection: Collection,
  { leastCoverage }: Weights,
): (one: Scored) => boolean {
  const best = (of: (one: Scored) => boolean): number =>
    scored.reduce((most, one) => (of(one) ? Math.max(most, one.coverage) : most), 0);
  // Where a game is named, what another game says better must not displace all that this one says.
  const least =
    leastCoverage * (best(({ record }) => collection.named(record)) || best(() => true));
  return ({ coverage }) => coverage >= least;
}
