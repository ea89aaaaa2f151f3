/** The site's own search, run in Node on the served files. */
import { gzipSync } from 'node:zlib';
import type { Language } from '../../../src/i18n/languages.ts';
import type { IndexFile } from '../../../src/search/build/index-files.ts';
import type { Rulebook } from '../../../src/model/rulebook.ts';
import { languageIndex } from '../../../src/search/site-index.ts';
import { searchPages } from '../../../src/search/records/records.ts';
import { openSearch, type Search } from '../../../src/search/engine.ts';
import type { SearchPage } from '../../../src/search/record.ts';
import type { Ask } from './judge.ts';

export interface OwnSearch {
  search: Search;
  /** Records with every word of the query; the site lists the others below, marked as such. */
  ask: Ask;
  /** Addresses of all records in order. */
  addresses: readonly string[];
  /** Compressed bytes loaded so far. */
  loaded(): number;
  pages: readonly SearchPage[];
  /** The files of the index. */
  files: readonly IndexFile[];
}

/** Makes the index of a language and opens it; `made` is an index of the same rules that there is. */
export async function openOwn(
  book: Rulebook,
  language: Language,
  made?: Pick<OwnSearch, 'pages' | 'files'>,
): Promise<OwnSearch> {
  const { pages, files } = made ?? {
    pages: searchPages(book, language),
    files: languageIndex(book, language),
  };
  const textOf = new Map(files.map(({ path, text }) => [path, text]));
  let bytes = 0;
  const search = await openSearch(language, async (path) => {
    const text = textOf.get(path);
    if (text === undefined) throw new Error(`${path} is not in the index`);
    bytes += gzipSync(text).length;
    return JSON.parse(text) as unknown;
  });
  const addresses = addressesOf(pages);
  const ask: Ask = async (query) =>
    (await search.find(query)).hits.map(({ record }) => addresses[record]!);
  return { search, ask, addresses, loaded: () => bytes, pages, files };
}

export const addressesOf = (pages: readonly SearchPage[]): string[] =>
  pages.flatMap(({ address, records }) =>
    records.map(({ fragment }) => (fragment === '' ? address : `${address}#${fragment}`)),
  );
