/** Every number of the ranking in one place. Found by trying: `npm run bench` and the query files show what a change does. */
import { FIELD, type Field } from './fields.ts';

export interface Weights {
  /** What a word counts where it stands; in several places, the best counts in full and the others by `further`. */
  field: Readonly<Record<Field, number>>;
  further: number;
  /** Records with less of what is asked for are not shown. */
  leastCoverage: number;
  /** How much more a record counts that has all that is asked for. */
  coveragePower: number;
  /** For a title that the query names in full. */
  title: number;
  /** For a game that the query names. */
  game: number;
  /** Stop words count little. */
  optional: number;
  /** Whoever asks a question wants the page before its parts, the figure before the word and before the quarrel about it. */
  page: number;
  words: number;
  disputes: number;
  examples: number;
}

export const WEIGHTS: Weights = {
  field: {
    title: 12,
    name: 7,
    alias: 7,
    foreign: 6,
    context: 5,
    figures: 3,
    text: 3.5,
    implied: 5,
    around: 1.5,
  },
  further: 0.1,
  leastCoverage: 0.45,
  coveragePower: 4,
  title: 0.8,
  game: 1000,
  optional: 0.4,
  page: 1.1,
  words: 0.9,
  disputes: 0.5,
  examples: 0.5,
};

const BITS = Object.entries(FIELD) as [Field, number][];

export function worth(fields: number, { field, further }: Weights): number {
  let [best, sum] = [0, 0];
  for (const [name, bit] of BITS) {
    if ((fields & bit) === 0) continue;
    sum += field[name];
    if (field[name] > best) best = field[name];
  }
  return best + further * (sum - best);
}
