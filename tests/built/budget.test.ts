/** The budgets of a page: one round trip for what is read, almost nothing for what behaves. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measureSizes, PAGE_BUDGET, SCRIPT_BUDGET } from '../bench/sizes.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { builtPages, DIST } from './dist.ts';

const sizes = measureSizes(getRulebook(), DIST);

it('an entry page, HTML and CSS, fits one round trip', () => {
  expect(sizes.pages.filter(({ bytes }) => bytes > PAGE_BUDGET)).toEqual([]);
});

it('scripts before any interaction stay small', () => {
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThanOrEqual(SCRIPT_BUDGET);
});

it('every amount that can be ticked has its rule in the style sheet, and so has every number needed', () => {
  const css = readdirSync(`${DIST}/_astro`)
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(`${DIST}/_astro/${file}`, 'utf8'))
    .join('');
  const values = (text: string, name: string) =>
    new Set(
      [...text.matchAll(new RegExp(`data-${name}=['"]?(-?\\d+)`, 'g'))].map((match) => match[1]!),
    );
  const html = builtPages()
    .map((page) => page.html)
    .join('');
  const missing = ['m', 'need'].flatMap((name) =>
    [...values(html, name)]
      .filter((value) => value !== '0' && !values(css, name).has(value))
      .map((value) => `data-${name}=${value}`),
  );
  expect(missing).toEqual([]);
});
