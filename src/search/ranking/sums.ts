/** Sums the scores of all terms per record. Only visits records that some term found. */
import type { Role, Term } from '../term.ts';
import { numberAt, type Collection } from './collection.ts';
import { isOwn, type Found, type Room } from './look-up.ts';
import { sum, type Strengths } from './strengths.ts';
import { secondValues, type Weights } from './weights.ts';

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
  /** Sum of its terms where each field counts: the second opinion. */
  second: number;
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
  weights: Weights,
): Candidate[] {
  const total = sum(strengths.coverage) || 1;
  const candidates: Candidate[] = [];
  const everyField = secondValues(weights);
  if (size === 0) return candidates;
  for (const index of rarestFirst(found, strengths)) {
    const [term, one] = [terms[index], found[index]];
    if (!term || !one) continue;
    const [strength, covers] = [
      strengths.score[index] ?? 0,
      (strengths.coverage[index] ?? 0) / total,
    ];
    const says = Math.min(one.rarity ** (1 / weights.rarity), MOST_SAID) * SAYS[term.role];
    // Stop words do not add candidates.
    const finds = covers > 0 && !(candidates.length >= ENOUGH && one.records.length > ENOUGH);
    one.records.forEach((record, at) => {
      const candidate = candidateFor(record, finds, candidates, room);
      if (!candidate) return;
      candidate.words += numberAt(one.value, at) * strength;
      candidate.coverage += numberAt(one.share, at) * covers;
      const fields = numberAt(one.fields, at);
      candidate.second += says * numberAt(one.share, at) * numberAt(everyField, fields);
      const inTitle = numberAt(one.inTitle, at);
      candidate.inTitle += inTitle;
      if (inTitle > 0) candidate.titleCovers += covers;
      candidate.values[index] = numberAt(one.value, at);
      const isSpecific = term.needed || term.role === 'number';
      if (isSpecific && isOwn(fields)) candidate.own = true;
    });
  }
  for (const { record } of candidates) room.place[record] = 0;
  return candidates;
}

/** In the second opinion, how much the rarest word says, and the share of that by role. */
const MOST_SAID = 8;
const SAYS: Readonly<Record<Role, number>> = {
  rule: 1,
  guess: 0.7,
  ordinary: 0.7,
  number: 0.7,
  phrase: 0.7,
  aside: 0.1,
};

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
  const fresh = noWords(record);
  place[record] = candidates.push(fresh);
  return fresh;
}

/** A record that none of the words finds. */
export const noWords = (record: number): Candidate => ({
  record,
  words: 0,
  coverage: 0,
  inTitle: 0,
  titleCovers: 0,
  second: 0,
  values: [],
  own: false,
});
