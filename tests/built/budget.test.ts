/** The budgets of a page: one round trip for what is read, almost nothing for what behaves. */
import { expect, it } from 'vitest';
import { measureSizes, PAGE_BUDGET, SCRIPT_BUDGET } from '../bench/sizes.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { DIST } from './dist.ts';

const sizes = measureSizes(getRulebook(), DIST);

it('an entry page, HTML and CSS, fits one round trip', () => {
  expect(sizes.pages.filter(({ bytes }) => bytes > PAGE_BUDGET)).toEqual([]);
});

it('scripts before any interaction stay small', () => {
  expect(sizes.script).toBeGreaterThan(0);
  expect(sizes.script).toBeLessThanOrEqual(SCRIPT_BUDGET);
});
