/** Which records answer a query, best first. */
import { FIELD, worth } from './fields.ts';
import type { HitKind } from './record.ts';
import type { Term } from './query.ts';

export interface Posting {
  record: number;
  fields: number;
}
export interface Hit {
  record: number;
  score: number;
  /** Terms that it lacks. */
  missing: number[];
}

/** Records that share nothing but a word with the question are not shown. */
const LEAST_COVERAGE = 0.45;
/** How much more a record counts that has all that is asked for. */
const COVERAGE_POWER = 3;
const TITLE_BONUS = 0.8;
const GAME_BONUS = 1.6;
/** Whoever asks a question wants the figure before the quarrel about it. */
const PRIOR: Partial<Record<HitKind, number>> = { disputes: 0.6, examples: 0.7 };

export interface Collection {
  size: number;
  kind(record: number): HitKind;
  titleLength(record: number): number;
  /** Is it of a game that the query names? */
  favoured(record: number): boolean;
  postings(word: number): readonly Posting[];
}

interface Found {
  value: Float64Array;
  /** Words of the title that the term accounts for. */
  inTitle: Float64Array;
  weight: number;
  needed: boolean;
}

export function rank(terms: readonly Term[], collection: Collection): Hit[] {
  const found = terms.map((term) => find(term, collection));
  const total = sum(found.map(({ weight, needed }) => (needed ? weight : 0)));
  const hits: Hit[] = [];
  for (let record = 0; record < collection.size; record++) {
    const present = found.filter(({ value }) => value[record]! > 0);
    if (!present.some(({ needed }) => needed)) continue;
    const coverage = sum(present.map(({ weight, needed }) => (needed ? weight : 0))) / total;
    if (coverage < LEAST_COVERAGE) continue;
    const title = Math.min(1, sum(present.map(({ inTitle }) => inTitle[record]!)) / Math.max(1, collection.titleLength(record)));
    const words = sum(present.map(({ value, weight }) => value[record]! * weight));
    const score = words * coverage ** COVERAGE_POWER * (1 + TITLE_BONUS * title * coverage)
      * (PRIOR[collection.kind(record)] ?? 1) * (collection.favoured(record) ? GAME_BONUS : 1);
    hits.push({ record, score, missing: found.flatMap(({ value, needed }, index) => (needed && value[record] === 0 ? [index] : [])) });
  }
  return hits.sort((a, b) => b.score - a.score || a.record - b.record);
}

/** Rare words weigh more; what occurs nowhere weighs as much as the rarest. */
function find({ all, needed }: Term, collection: Collection): Found {
  const { size } = collection;
  const groups = all.map((alternatives) => best(alternatives, collection));
  const [value, inTitle] = [new Float64Array(size), new Float64Array(size)];
  let count = 0;
  for (let record = 0; record < size; record++) {
    const parts = groups.map((group) => group.get(record)).filter((part) => part !== undefined);
    if (parts.length === 0 || parts.length < groups.length * 0.6) continue;
    const share = parts.length / groups.length;
    const common = parts.reduce((fields, part) => fields & part.fields, 127);
    const weight = Math.min(...parts.map((part) => part.weight));
    value[record] = share ** 3 * weight * (common ? worth(common) : 0.4 * worth(parts[0]!.fields));
    if (common & FIELD.title) inTitle[record] = parts.length;
    if (share === 1) count++;
  }
  const rarity = Math.log(1 + size / Math.max(1, count));
  return { value, inTitle, weight: needed ? rarity : rarity * 0.15, needed };
}

function best(alternatives: Term['all'][number], collection: Collection): Map<number, { fields: number; weight: number }> {
  const result = new Map<number, { fields: number; weight: number }>();
  for (const { word, weight } of alternatives) {
    for (const { record, fields } of collection.postings(word)) {
      const known = result.get(record);
      if (!known || worth(fields) * weight > worth(known.fields) * known.weight) result.set(record, { fields, weight });
    }
  }
  return result;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
