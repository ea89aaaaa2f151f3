/** What all terms together come to in each record. Only records that some term found are looked at. */
import type { Term } from '../query.ts';
import { numberAt, type Collection } from './collection.ts';
import { isOwn, type Found, type Room } from './look-up.ts';
import { sum, type Strengths } from './strengths.ts';

/** A record that a term found. */
export interface Candidate {
  record: number;
  /** Worth of its words. */
  words: number;
  /** Share of what was asked for. */
  coverage: number;
  /** Words of its title that the query has. */
  inTitle: number;
  /** Share of what was asked for that its title has. */
  titleCovers: number;
  /** What each term is worth in it; 0 or nothing where it lacks the term. */
  values: number[];
  /** It says a needed word or a number itself. */
  own: boolean;
}

/** Once so many records are found, a frequent word only adds to what they have. */
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
    // Stop words find nothing by themselves.
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
      const tells = term.needed || term.role === 'number';
      if (tells && isOwn(numberAt(one.fields, at))) candidate.own = true;
    });
  }
  for (const { record } of candidates) room.place[record] = 0;
  return candidates;
}

/** The rarest first; what finds nothing by itself last. */
function rarestFirst(found: readonly Found[], { coverage }: Strengths): number[] {
  const length = (index: number): number =>
    (coverage[index] === 0 ? Number.MAX_SAFE_INTEGER / 2 : 0) + (found[index]?.records.length ?? 0);
  return found.map((_, index) => index).sort((a, b) => length(a) - length(b));
}

/** The notes on a record; new ones only for a term that finds. */
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
