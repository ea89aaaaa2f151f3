/** Which records answer a query, best first. */
import { ALL_FIELDS, FIELD, OWN } from './fields.ts';
import type { Term } from './query.ts';
import type { HitKind } from './record.ts';
import { WEIGHTS, worth, type Weights } from './weights.ts';

export interface Posting {
  record: number;
  fields: number;
}
export interface Hit {
  record: number;
  score: number;
  /** Terms that it lacks, or has only in part, as far as anything has them. */
  missing: number[];
}

export interface Collection {
  size: number;
  kind(record: number): HitKind;
  titleLength(record: number): number;
  /** The page that it is a part of; the page itself is its own. */
  page(record: number): number;
  /** Is it of a game that the query names? */
  favoured(record: number): boolean;
  postings(word: number): readonly Posting[];
}

interface Found {
  value: Float64Array;
  /** Words of the title that the term accounts for. */
  inTitle: Float64Array;
  /** How much of what is asked for it is: a word of the same root is half the answer. */
  share: Float64Array;
  /** 1 where the record itself says it, and not only what it stands under. */
  own: Uint8Array;
  /** How much it says: rare words more. Nothing when it occurs nowhere and so tells no record from another. */
  weight: number;
  needed: boolean;
  /** No record has it whole: those with most of its pairs stand for it. */
  partial: boolean;
}

/** When no record has all pairs of a Japanese word, those with most of them may be meant; fewer are chance. */
const LEAST_PAIRS = 0.5;

export function rank(
  terms: readonly Term[],
  collection: Collection,
  weights: Weights = WEIGHTS,
): Hit[] {
  const found = terms.map((term) => find(term, collection, weights));
  const total = sum(found.map(({ weight, needed }) => (needed ? weight : 0)));
  const hits: Hit[] = [];
  for (let record = 0; record < collection.size; record++) {
    const present = found.filter(({ value }) => value[record]! > 0);
    const coverage =
      sum(present.map(({ weight, needed, share }) => (needed ? weight * share[record]! : 0))) /
      total;
    if (!(coverage >= weights.leastCoverage)) continue;
    if (
      collection.page(record) !== record &&
      !present.some(({ own, needed }) => needed && own[record])
    )
      continue;
    const missing = found.flatMap(({ value, needed, partial }, index) =>
      needed && (partial || value[record] === 0) && !terms[index]!.unknown ? [index] : [],
    );
    hits.push({ record, missing, score: score(record, present, coverage, collection, weights) });
  }
  behindTheirParts(hits, found, collection, weights);
  return together(hits.sort((a, b) => b.score - a.score || a.record - b.record));
}

/** Hits that lack the same words stand together, so that it has to be said only once. */
function together(hits: readonly Hit[]): Hit[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const group = groups.get(hit.missing.join());
    if (group) group.push(hit);
    else groups.set(hit.missing.join(), [hit]);
  }
  return [...groups.values()].flat();
}

/** A page that has a word only in passing goes behind its part that has all the words, and this one no worse. */
function behindTheirParts(
  hits: readonly Hit[],
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
    const better = found.some(
      ({ value, needed }) =>
        needed &&
        value[page.record]! < weights.field.context &&
        value[part.record]! >= value[page.record]!,
    );
    if (better) page.score = part.score * JUST_BEHIND;
  }
}
const JUST_BEHIND = 0.999;

function score(
  record: number,
  present: readonly Found[],
  coverage: number,
  collection: Collection,
  weights: Weights,
): number {
  const words = sum(
    present.map(
      ({ value, weight, needed }) => value[record]! * weight * (needed ? 1 : weights.optional),
    ),
  );
  const title = Math.min(
    1,
    sum(present.map(({ inTitle }) => inTitle[record]!)) /
      Math.max(1, collection.titleLength(record)),
  );
  const kind = collection.kind(record);
  return (
    words *
    coverage ** weights.coveragePower *
    (1 + weights.title * title ** 2) *
    (kind === 'terms'
      ? weights.words
      : kind === 'disputes'
        ? weights.disputes
        : kind === 'examples'
          ? weights.examples
          : 1) *
    (collection.page(record) === record ? weights.page : 1) *
    (collection.favoured(record) ? weights.game : 1)
  );
}

function find({ all, needed }: Term, collection: Collection, weights: Weights): Found {
  const { size } = collection;
  const groups = all.map((alternatives) => best(alternatives, collection, weights));
  const found: Found = {
    value: new Float64Array(size),
    inTitle: new Float64Array(size),
    own: new Uint8Array(size),
    share: new Float64Array(size),
    needed,
    weight: 0,
    partial: false,
  };
  const candidates = [...recordsOf(groups)].map((record) => ({
    record,
    parts: groups.flatMap((group) => group.get(record) ?? []),
  }));
  const most = Math.max(0, ...candidates.map(({ parts }) => parts.length));
  if (most < groups.length * LEAST_PAIRS) return found;
  const full = candidates.filter(({ parts }) => parts.length === most);
  for (const { record, parts } of full) {
    const common = parts.reduce((fields, part) => fields & part.fields, ALL_FIELDS);
    const least = Math.min(...parts.map((part) => part.weight));
    found.value[record] =
      (most / groups.length) ** 3 *
      least *
      (common ? worth(common, weights) : APART * worth(parts[0]!.fields, weights));
    found.share[record] = least < CLOSE ? least + RELATED_SHARE : 1;
    if (common & FIELD.title && least >= CLOSE)
      found.inTitle[record] = common & FIELD.name ? collection.titleLength(record) : parts.length;
    found.own[record] = parts.some(({ fields }) => fields & OWN) ? 1 : 0;
  }
  const close = full.filter(({ record }) => found.share[record] === 1).length;
  return {
    ...found,
    partial: most < groups.length,
    weight: full.length === 0 ? 0 : Math.log(1 + size / Math.max(1, close)),
  };
}

/** Weights from here on stand for the word itself, below for one of its root. */
const CLOSE = 0.5;
const RELATED_SHARE = 0.3;
/** Pairs of one word that stand in different places of a record. */
const APART = 0.4;
const recordsOf = (groups: readonly ReadonlyMap<number, unknown>[]): Iterable<number> =>
  groups.length === 1 ? groups[0]!.keys() : new Set(groups.flatMap((group) => [...group.keys()]));

function best(
  alternatives: Term['all'][number],
  collection: Collection,
  weights: Weights,
): Map<number, { fields: number; weight: number }> {
  const result = new Map<number, { fields: number; weight: number }>();
  for (const { word, weight } of alternatives) {
    for (const { record, fields } of collection.postings(word)) {
      const known = result.get(record);
      if (!known || worth(fields, weights) * weight > worth(known.fields, weights) * known.weight)
        result.set(record, { fields, weight });
    }
  }
  return result;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
