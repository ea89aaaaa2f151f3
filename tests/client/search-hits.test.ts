/** The order in which results are listed: as they are ranked, but those of one page together. */
import { expect, it } from 'vitest';
import { STEP, together } from '../../src/client/search/hits.ts';
import type { Shown } from '../../src/search/engine.ts';

/** One letter per result: its page. */
const listed = (pages: string): string =>
  together([...pages].map((link) => ({ page: { link, title: '' } }) as Shown))
    .map(({ page }) => page.link)
    .join('');

it('keeps the first three, and puts the others of a page together', () => {
  expect(listed('ABACBAC')).toBe('ABAACCB');
  expect(listed('ABC')).toBe('ABC');
  expect(listed('A')).toBe('A');
});

it('leaves what is shown where it is when more results are shown', () => {
  const first = `ABC${'DA'.repeat(STEP)}`.slice(0, STEP);
  expect(listed(`${first}ADA`).slice(0, STEP)).toBe(listed(first));
});
