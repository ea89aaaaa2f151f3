/**
 * Pagefind on the same records, plain or with our word analysis: the baseline for the site's own
 * search.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { close, createIndex } from 'pagefind';
import type { Language } from '../../../src/i18n/languages.ts';
import type { SearchPage, SearchRecord } from '../../../src/search/record.ts';
import { analyse, type Analysis } from './analysis.ts';
import type { Case } from './judge.ts';
import { addressesOf } from './own.ts';
import { shownText } from './sets.ts';

export interface PlainSearch {
  /** Addresses of the first `most` hits; by default as many as any measure needs. */
  ask: (query: string, most?: number) => Promise<string[]>;
  /** Bytes of the index loaded so far, as served: Pagefind compresses these files itself. */
  loaded(): number;
  /** Compressed bytes of its scripts. */
  scripts: number;
  end(): Promise<void>;
}

/** Runs all queries in one session, the first one including Pagefind's scripts. */
export async function weighPlain(
  { ask, loaded, scripts }: PlainSearch,
  queries: readonly Case[],
  drawn: number,
): Promise<{ first: number; later: number }> {
  const steps: number[] = [];
  for (const { query } of queries) {
    await ask(query, drawn);
    steps.push(loaded());
  }
  return { first: steps[0]! + scripts, later: (steps.at(-1)! - steps[0]!) / (steps.length - 1) };
}

/** The part of Pagefind's browser module used here. */
interface PagefindModule {
  options(options: { basePath: string; baseUrl: string; noWorker: boolean }): Promise<void>;
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
}

/** No measure looks at more. */
const MOST = 400;
/** The scripts that a search loads; the rest of the bundle is interface. */
const SCRIPTS = ['pagefind.js', 'pagefind-worker.js'];
const ORIGIN = 'http://pagefind.test/';

export const openPlain = (pages: readonly SearchPage[], language: Language): Promise<PlainSearch> =>
  open(pages, language);

/**
 * Pagefind with our word families, Japanese pairs and synonyms. Pagefind requires every word, so the
 * most frequent one is dropped until something is found, which improves its results.
 */
export async function openAnalysed(
  pages: readonly SearchPage[],
  language: Language,
): Promise<PlainSearch> {
  const analysis = analyse(pages, language);
  const engine = await open(pages, NO_LANGUAGE, analysis);
  const ask = async (query: string, most?: number): Promise<string[]> => {
    for (const codes = analysis.query(query); codes.length > 0; codes.pop()) {
      const found = await engine.ask(codes.join(' '), most);
      if (found.length > 0) return found;
    }
    return [];
  };
  return { ...engine, ask };
}

/** Disables the stemmer and stop words. */
const NO_LANGUAGE = 'unknown';

async function open(
  pages: readonly SearchPage[],
  language: string,
  analysis?: Analysis,
): Promise<PlainSearch> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  await buildIndex(pages, language, folder, analysis);
  // Node treats the bundle as a module only if a package.json beside it says so.
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  let bytes = 0;
  const restore = pretendToBeABrowser(language, (path) => {
    const body = readFileSync(join(folder, path));
    bytes += body.length;
    return body;
  });
  const pagefind = (await import(
    pathToFileURL(join(folder, 'pagefind.js')).href
  )) as PagefindModule;
  await pagefind.options({ basePath: ORIGIN, baseUrl: '/', noWorker: true });
  await pagefind.init();
  const ask = async (query: string, most = MOST): Promise<string[]> => {
    const { results } = await pagefind.search(query);
    const found = await Promise.all(results.slice(0, most).map((result) => result.data()));
    return found.map(({ url }) => decodeURI(url.replace(/^\/(?=.)/, '')));
  };
  return {
    ask,
    scripts: SCRIPTS.reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length,
      0,
    ),
    loaded: () => bytes,
    end: async () => {
      restore();
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function buildIndex(
  pages: readonly SearchPage[],
  language: string,
  outputPath: string,
  analysis: Analysis | undefined,
): Promise<void> {
  const { index, errors } = await createIndex();
  if (!index) throw new Error(errors.join('\n'));
  const addresses = addressesOf(pages);
  for (const [number, record] of pages.flatMap(({ records }) => records).entries()) {
    const url = `/${addresses[number]!}`;
    if (analysis) {
      const body = analysis.records[number] ?? '';
      await index.addHTMLFile({
        url,
        content: `<html lang="${language}"><body>${body}</body></html>`,
      });
    } else
      await index.addCustomRecord({
        url,
        language,
        content: contentOf(record),
        meta: { title: record.title || shownText(record) },
      });
  }
  await index.writeFiles({ outputPath });
}

/**
 * The content of a page, and other names in the reader's language; Pagefind has no fields for more.
 */
const contentOf = (record: SearchRecord): string =>
  [shownText(record).replaceAll(' ⁂ ', ' '), ...record.hidden.short, ...record.hidden.aliases].join(
    ' ',
  );

type Globals = Record<'location' | 'document' | 'fetch', unknown>;

function pretendToBeABrowser(language: string, read: (path: string) => Buffer): () => void {
  const globals = globalThis as unknown as Globals;
  const before = { location: globals.location, document: globals.document, fetch: globals.fetch };
  globals.location = { origin: ORIGIN, href: ORIGIN, pathname: '/' };
  globals.document = {
    currentScript: null,
    querySelector: () => ({ getAttribute: () => language }),
  };
  globals.fetch = async (address: string) => {
    const body = read(new URL(address, ORIGIN).pathname.slice(1));
    return {
      ok: true,
      status: 200,
      json: async () => JSON.parse(body.toString()) as unknown,
      arrayBuffer: async () => new Uint8Array(body).buffer,
    };
  };
  return () => Object.assign(globals, before);
}
