/** Download sizes of the built pages, compressed as on a server. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Rulebook } from '../../src/model/rulebook.ts';
import { entryPages } from '../../src/site/pages.ts';
import { href } from '../../src/site/routes.ts';
import { BASE } from '../../src/site/config.ts';

export interface Sizes {
  /** HTML and CSS of the largest entry pages, brotli bytes, largest first. */
  pages: { path: string; bytes: number }[];
  css: number;
  /** Size of the scripts that a page loads before any interaction. */
  script: number;
  files: number;
}

/** How many of the largest entry pages are measured. */
const LARGEST = 30;

/** Budgets in bytes for an entry page, and for scripts before any interaction. */
export const PAGE_BUDGET = 14_000;
export const SCRIPT_BUDGET = 5_000;

export function measureSizes(book: Rulebook, dist: string): Sizes {
  const read = (link: string) => readFileSync(join(dist, link.slice(BASE.length)));
  const weigh = cached((link: string) => brotliCompressSync(read(link)).length);
  const pages = entryPages(book).map(({ props: { language, ruleset, entry } }) => {
    const path = href(language, ruleset.id, entry.address);
    const html = read(`${path}index.html`);
    const sheets = [...html.toString().matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
      (match) => match[1]!,
    );
    const css = sum(sheets.map(weigh));
    return { path, html, css, about: quicklyCompressed(html) + css };
  });
  const sample = pages[0]!;
  return {
    pages: pages
      .sort((a, b) => b.about - a.about)
      .slice(0, LARGEST)
      .map(({ path, html, css }) => ({ path, bytes: brotliCompressSync(html).length + css }))
      .sort((a, b) => b.bytes - a.bytes),
    css: sample.css,
    script: sum([...scriptsOf(sample.html.toString(), read)].map(weigh)),
    files: readdirSync(dist, { recursive: true }).length,
  };
}

/** Enough to find the largest: never smaller than what compressing well gives. */
export const quicklyCompressed = (html: Buffer | string): number =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

/** Scripts of a page and their static imports. */
function scriptsOf(html: string, read: (link: string) => Buffer): Set<string> {
  const found = new Set<string>();
  const visit = (link: string): void => {
    if (found.has(link)) return;
    found.add(link);
    for (const [, path] of read(link)
      .toString()
      .matchAll(/(?:^|[;}\s])(?:import|from)\s*"(\.{1,2}\/[^"]+)"/g))
      visit(new URL(path!, `http://site${link}`).pathname);
  };
  for (const [, link] of html.matchAll(/<script[^>]* src="([^"]+)"/g)) visit(link!);
  return found;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

function cached(weigh: (link: string) => number): (link: string) => number {
  const known = new Map<string, number>();
  return (link) => known.get(link) ?? (known.set(link, weigh(link)), known.get(link)!);
}
