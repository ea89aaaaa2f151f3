/** Measures search quality. */

/** Addresses of the results, best first. */
export type Ask = (query: string) => Promise<readonly string[]>;

/** A query and its right answers, all equally good. */
export interface Case {
  query: string;
  find: readonly string[];
}
export interface Ranking {
  cases: number;
  /** Share of cases with a right answer among the first three. */
  recall3: number;
  /** Mean of 1 / rank of the first right answer. */
  mrr: number;
  /** Share of cases whose first result is right. */
  first: number;
  /** Number of queries without any result. */
  zero: number;
  /** Cases without a right answer among the first three. */
  missed: Case[];
}

export async function judgeRanking(cases: readonly Case[], ask: Ask): Promise<Ranking> {
  const ranking: Ranking = {
    cases: cases.length,
    recall3: 0,
    mrr: 0,
    first: 0,
    zero: 0,
    missed: [],
  };
  for (const each of cases) {
    const found = await ask(each.query);
    const place = found.findIndex((address) => each.find.includes(address)) + 1;
    if (place === 1) ranking.first++;
    if (place > 0) ranking.mrr += 1 / place;
    if (place > 0 && place <= 3) ranking.recall3++;
    else ranking.missed.push(each);
    if (found.length === 0) ranking.zero++;
  }
  for (const key of ['recall3', 'mrr', 'first'] as const) ranking[key] /= Math.max(1, cases.length);
  return ranking;
}

export interface Completeness {
  cases: number;
  /**
   * Share of the expected records that are found, and of the found ones that are expected; means
   * over all cases.
   */
  recall: number;
  precision: number;
  first: number;
  zero: number;
  missed: Case[];
}

/** `find` of each case lists all expected records. */
export async function judgeCompleteness(cases: readonly Case[], ask: Ask): Promise<Completeness> {
  const result: Completeness = {
    cases: cases.length,
    recall: 0,
    precision: 0,
    first: 0,
    zero: 0,
    missed: [],
  };
  for (const each of cases) {
    const truth = new Set(each.find);
    const found = await ask(each.query);
    const right = found.filter((address) => truth.has(address)).length;
    result.recall += right / truth.size;
    result.precision += found.length === 0 ? 1 : right / found.length;
    if (found[0] !== undefined && truth.has(found[0])) result.first++;
    if (found.length === 0) result.zero++;
    if (right < truth.size) result.missed.push(each);
  }
  for (const key of ['recall', 'precision', 'first'] as const)
    result[key] /= Math.max(1, cases.length);
  return result;
}
