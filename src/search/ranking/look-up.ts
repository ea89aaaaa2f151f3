/** Looks up one term: the records that have it, the fields, and its value there. */
import { ALL_FIELDS, INDIRECT, FIELD, FIELD_BITS, OWN } from '../fields.ts';
import type { Alternative, Term } from '../term.ts';
import { numberAt, type Collection } from './collection.ts';
import type { Weights } from './weights.ts';

/** Parallel lists with one item per record. */
export interface Found {
  records: number[];
  /** Value of the term in the record. */
  value: number[];
  /** Number of words in the title that the term matches. */
  inTitle: number[];
  /** 1; less if the record has only a word of the same root. */
  share: number[];
  /** The fields with the term. */
  fields: number[];
  /** 0 if the term occurs nowhere, so that it does not affect ranking. */
  rarity: number;
  /** Set if no record has the whole term and those with most of its pairs are used instead. */
  partial: boolean;
}

/** Scratch memory for every record, allocated once per index; a query clears what it has used. */
export interface Room {
  place: Int32Array;
}
export const roomFor = (size: number): Room => ({ place: new Int32Array(size) });

/**
 * Least share of the pairs of a Japanese word that a record must have if none has all; fewer are
 * coincidence.
 */
const LEAST_PAIRS = 0.5;
/** Alternatives with at least this weight are the word itself; below it, words of the same root. */
const CLOSE = 0.5;
const RELATED_SHARE = 0.3;
/** Share if only the page of the record is about the term. */
const AROUND_SHARE = 0.8;
/** Records that have a word only by another name make it less rare, but not as much as its own. */
const IMPLIED_SHARE = 0.6;
/** Factor if the pairs of one word are in different fields of a record. */
const APART = 0.4;

/** `values`: the weight of a word for every set of fields. */
export function lookUp(
  { all }: Term,
  collection: Collection,
  values: Float32Array,
  weights: Weights,
  room: Room,
): Found {
  const groups = all.map((alternatives) => gather(alternatives, collection, values, room));
  const [only] = groups;
  const joined =
    groups.length === 1 && only ? { ...only, common: only.fields, most: 1 } : join(groups, room);
  const found: Found = {
    records: [],
    value: [],
    inTitle: [],
    share: [],
    fields: [],
    rarity: 0,
    partial: joined.most < groups.length,
  };
  if (joined.most === 0 || joined.most < groups.length * LEAST_PAIRS) return found;
  const whole = (joined.most / groups.length) ** 3;
  let [close, literal, direct] = [0, 0, 0];
  joined.records.forEach((record, at) => {
    const [common, fields] = [numberAt(joined.common, at), numberAt(joined.fields, at)];
    const weight = numberAt(joined.weights, at);
    const value = common === 0 ? APART * numberAt(values, fields) : numberAt(values, common);
    found.records.push(record);
    found.fields.push(fields);
    found.value.push(whole * weight * value);
    found.share.push(
      (weight < CLOSE ? weight + RELATED_SHARE : 1) * (fields & ~FIELD.around ? 1 : AROUND_SHARE),
    );
    found.inTitle.push(titleWords(common, weight, joined.most, collection.titleLength(record)));
    if (weight < CLOSE) return;
    close++;
    if (fields & ~INDIRECT) literal++;
    if (fields & ~FIELD.around) direct++;
  });
  const records = Math.max(literal || close, IMPLIED_SHARE * direct, unlisted(all, collection));
  found.rarity = Math.log(1 + collection.size / Math.max(1, records)) ** weights.rarity;
  return found;
}

function titleWords(common: number, weight: number, most: number, length: number): number {
  if (weight < CLOSE || (common & FIELD.title) === 0) return 0;
  return common & FIELD.name ? length : most;
}

/**
 * Approximate number of records with a word too frequent to be listed in full; for Japanese pairs,
 * that of the rarest.
 */
function unlisted(all: readonly Alternative[][], collection: Collection): number {
  const counts = all.map((alternatives) =>
    alternatives.reduce(
      (most, { word, weight }) =>
        weight < CLOSE ? most : Math.max(most, collection.unlisted(word)),
      0,
    ),
  );
  return Math.min(...counts);
}

interface Gathered {
  records: number[];
  /** Per record: the fields of its best alternative and its weight. */
  fields: number[];
  weights: number[];
}

/** The best alternative for each record. */
function gather(
  alternatives: readonly Alternative[],
  collection: Collection,
  values: Float32Array,
  { place }: Room,
): Gathered {
  const [records, fields, weights]: [number[], number[], number[]] = [[], [], []];
  for (const { word, weight } of alternatives) {
    let record = 0;
    for (const posting of collection.postings(word)) {
      // Only questions follow.
      if (posting < 0) break;
      record += posting >>> FIELD_BITS;
      const here = posting & ALL_FIELDS;
      const at = numberAt(place, record) - 1;
      if (at < 0) {
        records.push(record);
        fields.push(here);
        weights.push(weight);
        place[record] = records.length;
      } else if (
        numberAt(values, here) * weight >
        numberAt(values, numberAt(fields, at)) * numberAt(weights, at)
      ) {
        fields[at] = here;
        weights[at] = weight;
      }
    }
  }
  for (const record of records) place[record] = 0;
  return { records, fields, weights };
}

interface Joined extends Gathered {
  /** Fields that all groups share; `fields` are those of any group. */
  common: number[];
  /** The greatest number of groups in one record. */
  most: number;
}

/** The records with the most groups: the pairs of one Japanese word. */
function join(groups: readonly Gathered[], { place }: Room): Joined {
  const all: Gathered & { common: number[]; count: number[] } = {
    records: [],
    fields: [],
    weights: [],
    common: [],
    count: [],
  };
  for (const group of groups)
    group.records.forEach((record, index) => {
      const [fields, weight] = [numberAt(group.fields, index), numberAt(group.weights, index)];
      const at = numberAt(place, record) - 1;
      if (at < 0) {
        all.records.push(record);
        all.fields.push(fields);
        all.common.push(fields);
        all.weights.push(weight);
        all.count.push(1);
        place[record] = all.records.length;
      } else {
        all.common[at] = numberAt(all.common, at) & fields;
        all.fields[at] = numberAt(all.fields, at) | fields;
        all.weights[at] = Math.min(numberAt(all.weights, at), weight);
        all.count[at] = numberAt(all.count, at) + 1;
      }
    });
  for (const record of all.records) place[record] = 0;
  const most = all.count.reduce((highest, each) => Math.max(highest, each), 0);
  const kept = all.records.flatMap((_, at) => (all.count[at] === most ? [at] : []));
  const only = (numbers: readonly number[]) => kept.map((at) => numberAt(numbers, at));
  return {
    records: only(all.records),
    fields: only(all.fields),
    weights: only(all.weights),
    common: only(all.common),
    most,
  };
}

/** Whether the record itself has the word, not only its context. */
export const isOwn = (fields: number): boolean => (fields & OWN) !== 0;
