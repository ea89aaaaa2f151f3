/** Which records answer a query, best first. */
import { ALL_FIELDS, BESIDES, FIELD, FIELD_BITS, OWN } from './fields.ts';
import type { Alternative, Role, Term } from './query.ts';
import type { HitKind } from './record.ts';
import { fieldValues, WEIGHTS, type Weights } from './weights.ts';

/** A number of a list; outside it, 0. */
const numberAt = (numbers: ArrayLike<number>, index: number): number => numbers[index] ?? 0;

export interface Hit {
  record: number;
  score: number;
  /** Indices of the terms that it lacks although a reader wants them and some record has them. */
  missing: number[];
}

export interface Collection {
  size: number;
  kind(record: number): HitKind;
  /** Words in the title. */
  titleLength(record: number): number;
  /** Record number of the page that it is a part of; the page itself is its own. -1: no page of its own. */
  page(record: number): number;
  /** Is it of a game that the query names? */
  named(record: number): boolean;
  /** Is it of the game that the reader comes from? */
  near(record: number): boolean;
  /** As in the files: `(record − the one before) × 512 + fields`. */
  postings(word: number): readonly number[];
}

/** One term, looked up in all records. */
interface Found {
  /** Records that have it. */
  records: number[];
  /** Per record: what the term is worth there; 0 where it is missing. */
  value: Float32Array;
  /** Per record: the words of the title that the term accounts for. */
  inTitle: Uint8Array;
  /** Per record: 1, or less where only a word of the same root stands. */
  share: Float32Array;
  /** Per record: 1 where the record itself says it, and not only what it stands under. */
  own: Uint8Array;
  /** Rarity: 0 when it occurs nowhere and so tells no record from another. */
  rarity: number;
  /** No record has it whole: those with most of its pairs stand for it. */
  partial: boolean;
}

/** When no record has all pairs of a Japanese word, those with most of them may be meant; fewer are chance. */
const LEAST_PAIRS = 0.5;
/** Longer lists of results help nobody, and sorting them takes time. */
const MOST_HITS = 2000;
/** Weights from here on stand for the word itself, below for one of its root. */
const CLOSE = 0.5;
const RELATED_SHARE = 0.3;
/** Pairs of one word that stand in different places of a record. */
const APART = 0.4;
const JUST_BEHIND = 0.999;
/** Nothing is missing where these are. */
const PASSING: ReadonlySet<Role> = new Set(['aside', 'phrase']);

export function rank(
  terms: readonly Term[],
  collection: Collection,
  weights: Weights = WEIGHTS,
): Hit[] {
  const found = terms.map((term) => find(term, collection, weights));
  const strengths = strengthsOf(terms, found, weights);
  const hits = score(terms, found, strengths, collection, weights);
  behindTheirParts(hits, terms, found, collection, weights);
  return hits.sort((a, b) => b.score - a.score || a.record - b.record);
}

/** How much each term counts: a word of the game by its rarity, all others at most a share of what those count. */
function strengthsOf(
  terms: readonly Term[],
  found: readonly Found[],
  weights: Weights,
): { score: number[]; coverage: number[] } {
  const rarities = found.flatMap(({ rarity }, index) =>
    rarity > 0 && terms[index]?.needed ? [rarity] : [],
  );
  const mean = rarities.length === 0 ? 0 : sum(rarities) / rarities.length;
  const most = (share: number) => (mean === 0 ? Infinity : share * mean);
  const score = terms.map(({ role }, index) => {
    const rarity = found[index]?.rarity ?? 0;
    if (role === 'rule') return rarity;
    return Math.min(rarity, most(weights.most[role]));
  });
  return {
    score,
    coverage: score.map((each, index) => (PASSING.has(terms[index]!.role) ? 0 : each)),
  };
}

function score(
  terms: readonly Term[],
  found: readonly Found[],
  strengths: { score: number[]; coverage: number[] },
  collection: Collection,
  weights: Weights,
): Hit[] {
  const { size } = collection;
  const total = sum(strengths.coverage) || 1;
  const wanted = terms.some(({ needed }, index) => needed && (found[index]?.rarity ?? 0) > 0);
  const seen = new Uint8Array(size);
  const records: number[] = [];
  const scores: number[] = [];
  const coverages: number[] = [];
  let [best, bestNamed] = [0, 0];
  // The rarest first: once they have found enough, a frequent word only adds to what they found.
  const order = found.map((_, at) => at).sort((a, b) => countOf(found[a]) - countOf(found[b]));
  for (const at of order) {
    const term = found[at];
    if (!term) continue;
    // Stop words find nothing by themselves.
    if (strengths.coverage[at] === 0) continue;
    if (records.length >= MOST_HITS && term.records.length > MOST_HITS) continue;
    for (const record of term.records) {
      if (seen[record] === 1) continue;
      seen[record] = 1;
      let [words, covered, inTitle, own] = [0, 0, 0, 0];
      for (let index = 0; index < found.length; index++) {
        const each = found[index]!;
        const value = numberAt(each.value, record);
        if (value === 0) continue;
        words += value * strengths.score[index]!;
        covered += numberAt(each.share, record) * strengths.coverage[index]!;
        inTitle += numberAt(each.inTitle, record);
        if (terms[index]!.needed) own |= numberAt(each.own, record);
      }
      if (own === 0 && wanted && collection.page(record) !== record) continue;
      const coverage = covered / total;
      if (coverage > best) best = coverage;
      if (coverage > bestNamed && collection.named(record)) bestNamed = coverage;
      records.push(record);
      coverages.push(coverage);
      scores.push(
        words * coverage ** weights.coveragePower * factor(record, inTitle, collection, weights),
      );
    }
  }
  const least = leastScore(scores);
  // Where a game is named, what another game says better must not displace all that this one says.
  const leastCoverage = weights.leastCoverage * (bestNamed || best);
  const hits: Hit[] = [];
  records.forEach((record, index) => {
    if (coverages[index]! < leastCoverage || scores[index]! < least) return;
    const missing = found.flatMap(({ value, partial, rarity }, term) =>
      terms[term]!.needed && rarity > 0 && (partial || value[record] === 0) ? [term] : [],
    );
    hits.push({ record, missing, score: scores[index]! });
  });
  return hits;
}

const countOf = (term: Found | undefined): number => term?.records.length ?? 0;

/** What a record counts for by itself, whatever is asked. */
function factor(record: number, inTitle: number, collection: Collection, weights: Weights): number {
  const kind = collection.kind(record);
  const title = Math.min(1, inTitle / Math.max(1, collection.titleLength(record)));
  return (
    (1 + weights.title * title ** 2) *
    (weights.kinds[kind] ?? 1) *
    (collection.page(record) === record ? weights.page : 1) *
    (collection.named(record) ? weights.game : 1) *
    (collection.near(record) ? weights.near : 1)
  );
}

/** The score of the last hit that is kept. */
function leastScore(scores: readonly number[]): number {
  if (scores.length <= MOST_HITS) return 0;
  return Float64Array.from(scores).sort()[scores.length - MOST_HITS] ?? 0;
}

/** A page that has a word only in passing goes behind its part that has all the words, and this one no worse. */
function behindTheirParts(
  hits: readonly Hit[],
  terms: readonly Term[],
  found: readonly Found[],
  collection: Collection,
  weights: Weights,
): void {
  const pages = new Map(
    hits.filter(({ record }) => collection.page(record) === record).map((hit) => [hit.record, hit]),
  );
  for (const part of hits) {
    const page = pages.get(collection.page(part.record));
    if (!page || page === part || part.missing.length > 0 || page.score < part.score) continue;
    const better = found.some(({ value }, index) => {
      const [ofPage, ofPart] = [numberAt(value, page.record), value[part.record] ?? 0];
      return terms[index]?.needed && ofPage < weights.field.context && ofPart >= ofPage;
    });
    if (better) page.score = part.score * JUST_BEHIND;
  }
}

function find({ all }: Term, collection: Collection, weights: Weights): Found {
  const { size } = collection;
  const values = fieldValues(weights);
  const found: Found = {
    records: [],
    value: new Float32Array(size),
    inTitle: new Uint8Array(size),
    own: new Uint8Array(size),
    share: new Float32Array(size),
    rarity: 0,
    partial: false,
  };
  const groups = all.map((alternatives) => best(alternatives, collection, values));
  const count = new Uint8Array(size);
  const candidates: number[] = [];
  let most = 0;
  for (const { records } of groups)
    for (const record of records) {
      if (count[record] === 0) candidates.push(record);
      const seen = numberAt(count, record) + 1;
      count[record] = seen;
      most = Math.max(most, seen);
    }
  if (most === 0 || most < groups.length * LEAST_PAIRS) return found;
  const whole = (most / groups.length) ** 3;
  let [close, literal] = [0, 0];
  for (const record of candidates) {
    if (count[record] !== most) continue;
    let [common, any, least, first] = [ALL_FIELDS, 0, 1, 0];
    for (const { fields, weight } of groups) {
      const here = numberAt(fields, record);
      if (here === 0) continue;
      common &= here;
      any |= here;
      first ||= here;
      least = Math.min(least, numberAt(weight, record));
    }
    found.records.push(record);
    found.value[record] =
      whole * least * (common ? numberAt(values, common) : APART * numberAt(values, first));
    found.share[record] = least < CLOSE ? least + RELATED_SHARE : 1;
    if (least >= CLOSE) {
      close++;
      if (any & ~BESIDES) literal++;
    }
    if (common & FIELD.title && least >= CLOSE)
      found.inTitle[record] = common & FIELD.name ? collection.titleLength(record) : most;
    found.own[record] = any & OWN ? 1 : 0;
  }
  found.partial = most < groups.length;
  found.rarity = Math.log(1 + size / Math.max(1, literal || close)) ** weights.rarity;
  return found;
}

interface Best {
  records: number[];
  /** Per record: the fields of the best alternative; 0 where there is none. */
  fields: Uint16Array;
  weight: Float32Array;
}

/** For each record the alternative that is worth most there. */
function best(
  alternatives: readonly Alternative[],
  collection: Collection,
  values: Float32Array,
): Best {
  const records: number[] = [];
  const fields = new Uint16Array(collection.size);
  const weights = new Float32Array(collection.size);
  for (const { word, weight } of alternatives) {
    let record = 0;
    for (const posting of collection.postings(word)) {
      record += posting >> FIELD_BITS;
      const here = posting & ALL_FIELDS;
      const known = numberAt(fields, record);
      if (known === 0) records.push(record);
      else if (numberAt(values, here) * weight <= numberAt(values, known) * weights[record]!)
        continue;
      fields[record] = here;
      weights[record] = weight;
    }
  }
  return { records, fields, weight: weights };
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
