/** Sums the scores of all terms per record. Only visits records that some term found. */
import type { Term } from '../term.ts';
import { numberAt, type Collection } from './collection.ts';
import { isOwn, type Found, type Room } from './look-up.ts';
import { sum, type Strengths } from './strengths.ts';

/** A record found by at least one term. */
export interface Candidate {
  record: number;
  /** Sum of the values of its terms. */
  words: number;
  /** Share of the query that it covers. */
  coverage: number;
  /** Words of its title that are in the query. */
  inTitle: number;
  /** Share of the query that its title covers. */
  titleCovers: number;
  /** Value of each term in this record; 0 or missing if it lacks the term. */
  values: number[];
  /** Whether the record itself has a needed word or a number. */
  own: boolean;
}

/** After this many candidates, frequent words only add to existing ones. */
const ENOUGH = 2000;

export function candidatesOf(
  terms: readonly Term[],
  found: readonly Found[],
  strengths: Strengths,
  { size }: Collection,
  room: Room,
): Candidate[] {
  const total = sum(strengths.coverage) || 1;
  const candidates: Candidate[] = [];
  if (size === 0) return candidates;
  for (const index of rarestFirst(found, strengths)) {
    const [term, one] = [terms[index], found[index]];
    if (!term || !one) continue;
    const [strength, covers] = [
      strengths.score[index] ?? 0,
      (strengths.coverage[index] ?? 0) / total,
    ];
    // Stop words do not add candidates.
    const finds = covers > 0 && !(candidates.length >= ENOUGH && one.records.length > ENOUGH);
    one.records.forEach((record, at) => {
      const candidate = candidateFor(record, finds, candidates, room);
      if (!candidate) return;
      candidate.words += numberAt(one.value, at) * strength;
      candidate.coverage += numberAt(one.share, at) * covers;
      const inTitle = numberAt(one.inTitle, at);
      candidate.inTitle += inTitle;
      if (inTitle > 0) candidate.titleCovers += covers;
      candidate.values[index] = numberAt(one.value, at);
      const isSpecific = term.needed || term.role === 'number';
      if (isSpecific && isOwn(numberAt(one.fields, at))) candidate.own = true;
    });
  }
  for (const { record } of candidates) room.place[record] = 0;
  return candidates;
}

/** Indices with the rarest term first; terms that add no candidates last. */
function rarestFirst(found: readonly Found[], { coverage }: Strengths): number[] {
  const length = (index: number): number =>
    (coverage[index] === 0 ? Number.MAX_SAFE_INTEGER / 2 : 0) + (found[index]?.records.length ?? 0);
  return found.map((_, index) => index).sort((a, b) => length(a) - length(b));
}

/** The candidate of a record; creates one only if `finds`. */
function candidateFor(
  record: number,
  finds: boolean,
  candidates: Candidate[],
  { place }: Room,
): Candidate | undefined {
  const at = numberAt(place, record) - 1;
  if (at >= 0) return candidates[at];
  if (!finds) return undefined;
  const fresh = {
    record,
    words: 0,
    coverage: 0,
    inTitle: 0,
    titleCovers: 0,
    values: [],
    own: false,
  };
  place[record] = candidates.push(fresh);
  return fresh;
}
