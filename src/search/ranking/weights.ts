/**
 * Every number of the ranking; docs/search.md gives the reasons, and `npm run bench` measures
 * changes.
 */
import { FIELD, type Field } from '../fields.ts';
import type { Role } from '../term.ts';
import type { HitKind } from '../record.ts';

export interface Weights {
  /**
   * Weight of a word by field; if it occurs in several, the best counts in full and the others by
   * `further`.
   */
  field: Readonly<Record<Field, number>>;
  further: number;
  /** Records that cover less than this share of what the best record covers are not shown. */
  leastCoverage: number;
  /** Exponent that favours records with all terms of the query. */
  coveragePower: number;
  /** Bonus for a title that the query names in full. */
  title: number;
  /**
   * Bonus for a game that the query names, and for the game of the page that the reader comes from.
   */
  game: number;
  near: number;
  /**
   * Upper limit for words that are not literally words of the game, as a share of the mean of those
   * that are.
   */
  most: Readonly<Record<Exclude<Role, 'rule'>, number>>;
  page: number;
  /**
   * Exponent of the rarity: 1 for the plain logarithm, less to reduce the gap between frequent and
   * rare words.
   */
  rarity: number;
  /** Factor by kind, relative to a rule. */
  kinds: Readonly<Partial<Record<HitKind, number>>>;
  /** Weight of a word by field in the second opinion, in which every field counts in full. */
  second: Readonly<Record<Field, number>>;
  /** What each kind of evidence adds to the share of the best score; see `evidence.ts`. */
  evidence: Readonly<Record<Evidence, number>>;
}
export type Evidence =
  'question' | 'pageQuestion' | 'second' | 'coverage' | 'page' | 'name' | 'figure';

export const WEIGHTS: Weights = {
  field: {
    title: 12,
    name: 7,
    alias: 7,
    foreign: 6,
    context: 11,
    figures: 4.5,
    text: 4.5,
    implied: 5,
    around: 1.2,
  },
  further: 0.1,
  leastCoverage: 0.45,
  coveragePower: 3,
  title: 0.8,
  game: 1000,
  near: 3,
  most: { guess: 0.6, ordinary: 0.6, number: 0.5, aside: 0.1, phrase: 0.8 },
  page: 1.1,
  rarity: 0.8,
  kinds: {
    phases: 0.9,
    tables: 0.95,
    terms: 0.8,
    disputes: 0.45,
    examples: 0.5,
    omissions: 0.8,
    markers: 0.8,
  },
  second: {
    title: 3,
    name: 1,
    alias: 2,
    foreign: 2,
    context: 0.5,
    figures: 1,
    text: 1,
    implied: 0.7,
    around: 0.1,
  },
  evidence: {
    question: 0.75,
    pageQuestion: 0.65,
    second: 0.15,
    coverage: 0.4,
    page: 0.07,
    name: 0.3,
    figure: 0.35,
  },
};

const BITS = Object.entries(FIELD) as [Field, number][];
const known = new WeakMap<Weights['field'], Float32Array>();

/** The weight of a word for every set of fields. */
export const fieldValues = (weights: Weights): Float32Array =>
  valuesOf(weights.field, weights.further);

/** The same in the second opinion. */
export const secondValues = ({ second }: Weights): Float32Array => valuesOf(second, 1);

function valuesOf(field: Weights['field'], further: number): Float32Array {
  let values = known.get(field);
  if (!values) {
    values = Float32Array.from({ length: 2 ** BITS.length }, (_, fields) =>
      worth(fields, field, further),
    );
    known.set(field, values);
  }
  return values;
}

function worth(fields: number, field: Weights['field'], further: number): number {
  let [best, sum] = [0, 0];
  for (const [name, bit] of BITS) {
    if ((fields & bit) === 0) continue;
    sum += field[name];
    if (field[name] > best) best = field[name];
  }
  return best + further * (sum - best);
}
