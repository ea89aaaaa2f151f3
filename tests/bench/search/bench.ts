/**
 * Quality and size of the search in every language, compared on the same records with plain
 * Pagefind, Pagefind with our word analysis, and MiniSearch with our tokens.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { LANGUAGE_TAGS, type Language } from '../../../src/i18n/languages.ts';
import type { Rulebook } from '../../../src/model/rulebook.ts';
import {
  judgeCompleteness,
  judgeRanking,
  type Case,
  type Completeness,
  type Ranking,
} from './judge.ts';
import { openOwn } from './own.ts';
import { openMiniSearch } from './minisearch.ts';
import { openAnalysed, openPlain, weighPlain } from './plain-pagefind.ts';
import { HELD_OUT_SETS, readQueries } from './queries.ts';
import { inflected, mistyped, pieces, stripped, titlesIn } from './sets.ts';

const FIRST_BUDGET = 60_000;
const LATER_BUDGET = 8_000;
/** Hits shown under the field. */
const DRAWN = 8;

export interface SearchBench {
  language: Language;
  records: number;
  rankings: { set: string; own: Ranking; plain: Ranking; analysed: Ranking; mini: Ranking }[];
  completeness: { set: string; own: Completeness; plain: Completeness }[];
  /** Bytes, compressed. */
  first: number;
  later: number;
  plainFirst: number;
  plainLater: number;
  analysedFirst: number;
  analysedLater: number;
  /** The whole index, which the first query needs; nothing later. */
  mini: number;
  /** Milliseconds per query, without the network. */
  time: number;
}

export const benchSearch = async (book: Rulebook, dist: string): Promise<SearchBench[]> => {
  const results: SearchBench[] = [];
  for (const language of LANGUAGE_TAGS) results.push(await benchLanguage(book, language, dist));
  return results;
};

async function benchLanguage(
  book: Rulebook,
  language: Language,
  dist: string,
): Promise<SearchBench> {
  const own = await openOwn(book, language);
  const queries = readQueries(language);
  const titles = titlesIn(own.pages);
  const sets = {
    queries,
    sentences: readQueries(language, 'sentences'),
    questions: readQueries(language, 'questions'),
    spoken: readQueries(language, 'spoken'),
    ...Object.fromEntries(HELD_OUT_SETS.map((set) => [set, readQueries(language, set)])),
    titles: titles.map(({ name, find }) => ({ query: name, find })),
    stripped: stripped(titles),
    mistyped: mistyped(titles),
  };
  const parts =
    language === 'ja' ? pieces(own.pages) : { inflected: inflected(own.pages, language) };

  const weight = await weighOwn(book, language, queries, dist);
  const analysed = await openAnalysed(own.pages, language);
  const analysedWeight = await weighPlain(analysed, queries, DRAWN);
  const analysedRankings = await inTurn(sets, (_, cases) => judgeRanking(cases, analysed.ask));
  await analysed.end();
  const plain = await openPlain(own.pages, language);
  const plainWeight = await weighPlain(plain, queries, DRAWN);
  const mini = openMiniSearch(own.pages);
  const result: SearchBench = {
    language,
    records: own.addresses.length,
    ...weight,
    plainFirst: plainWeight.first,
    plainLater: plainWeight.later,
    analysedFirst: analysedWeight.first,
    analysedLater: analysedWeight.later,
    mini: mini.bytes,
    rankings: await inTurn(sets, async (set, cases, index) => ({
      set,
      own: await judgeRanking(cases, own.ask),
      plain: await judgeRanking(cases, plain.ask),
      analysed: analysedRankings[index]!,
      mini: await judgeRanking(cases, mini.ask),
    })),
    completeness: await inTurn(parts, async (set, cases) => ({
      set,
      own: await judgeCompleteness(cases, own.ask),
      plain: await judgeCompleteness(cases, plain.ask),
    })),
  };
  await plain.end();
  return result;
}

async function inTurn<T>(
  sets: Readonly<Record<string, readonly Case[]>>,
  judge: (set: string, cases: readonly Case[], index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const [index, [set, cases]] of Object.entries(sets).entries())
    results.push(await judge(set, cases, index));
  return results;
}

/** The mean of first queries, each with a search of its own; then all queries in one session, so that files are loaded once. */
async function weighOwn(
  book: Rulebook,
  language: Language,
  queries: readonly Case[],
  dist: string,
): Promise<{ first: number; later: number; time: number }> {
  const made = await openOwn(book, language);
  const weights: number[] = [];
  for (const { query } of queries.filter((_, index) => index % 5 === 0)) {
    const { search, loaded } = await openOwn(book, language, made);
    await search.show((await search.find(query)).hits.slice(0, DRAWN));
    weights.push(loaded());
  }
  const { search, loaded } = await openOwn(book, language, made);
  const steps: number[] = [];
  let time = 0;
  for (const { query } of queries) {
    const started = performance.now();
    const { hits } = await search.find(query);
    time += performance.now() - started;
    await search.show(hits.slice(0, DRAWN));
    steps.push(loaded());
  }
  return {
    first: weights.reduce((sum, each) => sum + each, 0) / weights.length + scriptSize(dist),
    later: (steps.at(-1)! - steps[0]!) / (steps.length - 1),
    time: time / steps.length,
  };
}

/** Size of the scripts that are loaded when the field in the header gets the focus. */
function scriptSize(dist: string): number {
  const folder = join(dist, '_astro');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const loaded = new Map<string, Buffer>();
  const load = (name: string): void => {
    if (loaded.has(name) || !names.includes(name)) return;
    const script = readFileSync(join(folder, name));
    loaded.set(name, script);
    for (const [, imported = ''] of script.toString().matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g))
      load(imported);
  };
  names.filter((name) => /^search\..*\.js$/.test(name)).forEach(load);
  return [...loaded.values()].reduce((sum, script) => sum + gzipSync(script).length, 0);
}

/** Formats the results for the screen. */
export function linesOf({
  language,
  records,
  rankings,
  completeness,
  ...weight
}: SearchBench): string[] {
  const share = (value: number) => value.toFixed(3).replace(/^0/, '');
  // 95 % of samples of this size lie in it (Wilson).
  const interval = (value: number, cases: number) => {
    const z = 1.96 ** 2 / cases;
    const middle = (value + z / 2) / (1 + z);
    const half = Math.sqrt(value * (1 - value) * z + z ** 2 / 4) / (1 + z);
    return `${share(middle - half)}–${share(middle + half)}`;
  };
  const both = (name: string, ...values: number[]) => `${name} ${values.map(share).join(' / ')}`;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  return [
    `  ${language}: ${records} records`,
    ...rankings.map(({ set, ...engines }) => {
      const all = [engines.own, engines.plain, engines.analysed, engines.mini];
      const figures = (of: (one: Ranking) => number) => all.map(of);
      return `    ${set.padEnd(9)} ${String(engines.own.cases).padStart(4)}: ${both('in first 3', ...figures((one) => one.recall3))}, ${both('first right', ...figures((one) => one.first))} (own ${[engines.own.recall3, engines.own.first].map((value) => interval(value, engines.own.cases)).join(', ')}), nothing ${figures((one) => one.zero).join(' / ')}`;
    }),
    ...completeness.map(
      ({ set, own, plain }) =>
        `    ${set.padEnd(9)} ${String(own.cases).padStart(4)}: ${both('recall', own.recall, plain.recall)}, ${both('precision', own.precision, plain.precision)}, ${both('first right', own.first, plain.first)}, nothing ${own.zero} / ${plain.zero}`,
    ),
    `    first query ${[weight.first, weight.plainFirst, weight.analysedFirst, weight.mini].map(kilobytes).join(' / ')} (budget ${kilobytes(FIRST_BUDGET)}), later ${[weight.later, weight.plainLater, weight.analysedLater, 0].map(kilobytes).join(' / ')} mean (${kilobytes(LATER_BUDGET)}), ${weight.time.toFixed(1)} ms a query`,
  ];
}
