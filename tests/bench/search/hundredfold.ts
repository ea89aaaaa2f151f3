/**
 * Search at a hundred times the data: each page is copied under other rulesets, indexed and
 * searched in memory. Copies are the worst case, because every word of a query becomes frequent.
 */
import { gzipSync } from 'node:zlib';
import type { Language } from '../../../src/i18n/languages.ts';
import type { Rulebook } from '../../../src/model/rulebook.ts';
import { indexFiles } from '../../../src/search/build/index-files.ts';
import { openSearch } from '../../../src/search/engine.ts';
import type { SearchPage } from '../../../src/search/record.ts';
import { searchPages } from '../../../src/search/records/records.ts';
import { headExtrasOf } from '../../../src/search/site-index.ts';
import { addressesOf } from './own.ts';
import { readAllQueries } from './queries.ts';

export interface Hundredfold {
  language: Language;
  records: number;
  /**
   * Compressed bytes of a first query on a newly opened index, without the script: mean and
   * largest.
   */
  firstMean: number;
  firstMost: number;
  /**
   * Processor time in milliseconds of a query whose files are loaded: median, 90th percentile,
   * slowest.
   */
  times: [median: number, most: number, slowest: number];
  /**
   * Share of queries with the same first three results as on the original data, apart from copies.
   */
  same: number;
}

/** Number of queries measured with an index of their own, for the size of a first query. */
const WEIGHED = 12;

export async function measureHundredfold(
  book: Rulebook,
  language: Language,
  factor = 100,
): Promise<Hundredfold> {
  const pages = searchPages(book, language);
  const copies = copiesOf(pages, factor);
  const surroundings = headExtrasOf(book, language);
  const rulesets = Array.from({ length: factor }, (_, copy) =>
    surroundings.rulesets.map((ruleset) => ({ ...ruleset, id: named(ruleset.id, copy) })),
  ).flat();
  const files = new Map(
    indexFiles(copies, language, { ...surroundings, rulesets }).map(({ path, text }) => [
      path,
      text,
    ]),
  );
  let bytes = 0;
  const open = () =>
    openSearch(language, async (path) => {
      const text = files.get(path) ?? '';
      bytes += gzipSync(text).length;
      return JSON.parse(text) as unknown;
    });
  const queries = readAllQueries(language);
  const addresses = addressesOf(copies);
  const once = await openOnce(pages, language, surroundings);
  const weights: number[] = [];
  for (let index = 0; index < WEIGHED; index++) {
    bytes = 0;
    const fresh = await open();
    const { hits } = await fresh.find(
      queries[Math.floor((index * queries.length) / WEIGHED)]?.query ?? '',
    );
    await fresh.show(hits.slice(0, 8));
    weights.push(bytes);
  }
  const search = await open();
  const times: number[] = [];
  let same = 0;
  for (const { query } of queries) {
    const { hits, time } = await timed(() => search.find(query));
    times.push(time);
    const here = hits.map(({ record }) => original(addresses[record] ?? ''));
    const first = await once(query);
    if (first[0] === here[0]) same++;
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] ?? 0;
  return {
    language,
    records: addresses.length,
    firstMean: weights.reduce((sum, each) => sum + each, 0) / weights.length,
    firstMost: Math.max(...weights),
    times: [at(0.5), at(0.9), at(1)],
    same: same / queries.length,
  };
}

/** Of three runs the middle one: clearing away the memory in which the index was built counts for single runs. */
async function timed<T extends object>(run: () => Promise<T>): Promise<T & { time: number }> {
  const times: number[] = [];
  let result = await run();
  for (let index = 0; index < 3; index++) {
    const started = process.cpuUsage();
    result = await run();
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1000);
  }
  return { ...result, time: times.sort((a, b) => a - b)[1] ?? 0 };
}

const named = (ruleset: string, copy: number): string =>
  copy === 0 ? ruleset : `${ruleset}-${copy}`;
const original = (address: string): string => address.replace(/^(\D+?)-\d+(?=\/|$)/, '$1');

const copiesOf = (pages: readonly SearchPage[], factor: number): SearchPage[] =>
  Array.from({ length: factor }, (_, copy) =>
    pages.map((page) => ({
      ...page,
      ruleset: named(page.ruleset, copy),
      address: page.address.replace(page.ruleset, named(page.ruleset, copy)),
      link: page.link.replace(page.ruleset, named(page.ruleset, copy)),
    })),
  ).flat();

async function openOnce(
  pages: readonly SearchPage[],
  language: Language,
  surroundings: ReturnType<typeof headExtrasOf>,
): Promise<(query: string) => Promise<string[]>> {
  const files = new Map(
    indexFiles(pages, language, surroundings).map(({ path, text }) => [path, text]),
  );
  const search = await openSearch(
    language,
    async (path) => JSON.parse(files.get(path) ?? '') as unknown,
  );
  const addresses = addressesOf(pages);
  return async (query) =>
    (await search.find(query)).hits.slice(0, 3).map(({ record }) => addresses[record] ?? '');
}
