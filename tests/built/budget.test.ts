/** The size budgets of pages: one round trip for reading, and minimal scripts. */
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { measureSizes, PAGE_BUDGET, quicklyCompressed, SCRIPT_BUDGET } from '../bench/sizes.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { builtPages, DIST } from './dist.ts';

/** Bytes. */
const LIST_BUDGET = 40_000;
const sizes = measureSizes(getRulebook(), DIST);

it('an entry page, HTML and CSS, fits into one round trip', () => {
  expect(sizes.pages.filter(({ bytes }) => bytes > PAGE_BUDGET)).toEqual([]);
});

it('a page that lists everything has at most 40 kB of HTML and CSS', () => {
  const lists = builtPages().filter(({ path }) =>
    /\/(?:a-z|terms|markers|disputes|changes)\/$/.test(path),
  );
  expect(lists.length).toBeGreaterThan(20);
  const large = lists
    .filter(({ html }) => quicklyCompressed(html) + sizes.css > LIST_BUDGET)
    .map(({ path, html }) => ({ path, bytes: brotliCompressSync(html).length + sizes.css }))
    .filter(({ bytes }) => bytes > LIST_BUDGET);
  expect(large).toEqual([]);
});

it('scripts before any interaction stay small', () => {
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThanOrEqual(SCRIPT_BUDGET);
});
