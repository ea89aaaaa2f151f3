/**
 * Cross-validation over the query files: weights are fitted to four fifths of the queries and
 * judged on the remaining fifth. The results therefore predict new queries, not how well the
 * weights fit the files.
 */
import { WEIGHTS, type Weights } from '../../../src/search/ranking/weights.ts';
import { rank } from '../../../src/search/ranking/rank.ts';
import type { Prepared } from '../../../src/search/engine.ts';
import type { Rulebook } from '../../../src/model/rulebook.ts';
import { LANGUAGE_TAGS, type Language } from '../../../src/i18n/languages.ts';
import type { Case } from './judge.ts';
import { openOwn } from './own.ts';
import { readAllQueries } from './queries.ts';

interface Trial extends Case {
  language: Language;
  prepared: Prepared;
  addresses: readonly string[];
}
interface Score {
  recall3: number;
  first: number;
}

/** Queries of every language, prepared for repeated ranking. */
export async function trialsOf(book: Rulebook): Promise<Trial[]> {
  const all = await Promise.all(
    LANGUAGE_TAGS.map(async (language) => {
      const { search, addresses } = await openOwn(book, language);
      return Promise.all(
        readAllQueries(language).map(async (each): Promise<Trial> => ({
          ...each,
          language,
          addresses,
          prepared: await search.prepare(each.query),
        })),
      );
    }),
  );
  return all.flat();
}

const placeOf = ({ prepared, addresses, find }: Trial, weights: Weights): number =>
  rank(prepared.terms, prepared.collection, weights)
    .slice(0, 10)
    .findIndex(({ record }) => find.includes(addresses[record] ?? '')) + 1;

function judge(trials: readonly Trial[], weights: Weights): Score {
  const places = trials.map((trial) => placeOf(trial, weights));
  const share = (fits: (place: number) => boolean) => places.filter(fits).length / trials.length;
  return {
    recall3: share((place) => place > 0 && place <= 3),
    first: share((place) => place === 1),
  };
}

/** The objective of fitting: the first three results, then the first, then the first ten. */
function goodness(trials: readonly Trial[], weights: Weights): number {
  let sum = 0;
  for (const trial of trials) {
    const place = placeOf(trial, weights);
    if (place > 0) sum += 1 / place + (place <= 3 ? 1 : 0);
  }
  return sum / trials.length;
}

/** Changes each weight up and down while the result improves. */
function fit(trials: readonly Trial[], start: Weights, rounds: number): Weights {
  let [best, score] = [start, goodness(trials, start)];
  for (let round = 0; round < rounds; round++)
    for (const knob of KNOBS)
      for (const factor of [0.7, 0.87, 1.15, 1.4]) {
        const tried = knob(best, factor);
        const now = goodness(trials, tried);
        if (now > score + LEAST_GAIN) [best, score] = [tried, now];
      }
  return best;
}
/** Smaller gains are chance. */
const LEAST_GAIN = 0.001;

type Knob = (weights: Weights, factor: number) => Weights;
const FIELDS = [
  'name',
  'alias',
  'foreign',
  'context',
  'figures',
  'text',
  'implied',
  'around',
] as const;
const KNOBS: readonly Knob[] = [
  ...FIELDS.map((field): Knob => (weights, factor) => ({
    ...weights,
    field: { ...weights.field, [field]: weights.field[field] * factor },
  })),
  ...(['guess', 'ordinary', 'aside', 'phrase'] as const).map((role): Knob => (weights, factor) => ({
    ...weights,
    most: { ...weights.most, [role]: weights.most[role] * factor },
  })),
  ...(['terms', 'markers', 'rows', 'modifiers', 'disputes', 'examples'] as const).map(
    (kind): Knob =>
      (weights, factor) => ({
        ...weights,
        kinds: { ...weights.kinds, [kind]: (weights.kinds[kind] ?? 1) * factor },
      }),
  ),
  ...(['further', 'coveragePower', 'title', 'page', 'rarity'] as const).map(
    (name): Knob =>
      (weights, factor) => ({ ...weights, [name]: weights[name] * factor }),
  ),
];

/** Judges each query with weights fitted without it. */
export function crossValidate(
  trials: readonly Trial[],
  { folds = 5, rounds = 2, start = WEIGHTS } = {},
): Record<Language, Score> {
  const parts = Array.from({ length: folds }, (_, fold) => {
    const inFold = (_trial: Trial, index: number) => index % folds === fold;
    const weights = fit(
      trials.filter((trial, index) => !inFold(trial, index)),
      start,
      rounds,
    );
    return { tested: trials.filter(inFold), weights };
  });
  const scoreOf = (language: Language): Score => {
    const scores = parts.map(({ tested, weights }) => {
      const own = tested.filter((trial) => trial.language === language);
      return { ...judge(own, weights), count: own.length };
    });
    const mean = (of: keyof Score) =>
      scores.reduce((sum, score) => sum + score[of] * score.count, 0) /
      scores.reduce((sum, { count }) => sum + count, 0);
    return { recall3: mean('recall3'), first: mean('first') };
  };
  return { en: scoreOf('en'), pl: scoreOf('pl'), ja: scoreOf('ja') };
}
