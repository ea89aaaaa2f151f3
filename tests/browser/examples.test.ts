/**
 * Worked examples of every ruleset, opened by their own links, show the results that they state. The arithmetic of each is
 * tested without a browser.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';
import { oneIn } from '../sample.ts';
import { site } from './site.ts';

const DIST = process.env['SITE_DIST'] ?? 'dist';
const examples = getRulebook().rulesets.flatMap(({ id, entries }) =>
  entries.flatMap(({ address, data }) =>
    (data.examples ?? []).flatMap((example) =>
      example.expect && !('selected' in example.expect)
        ? [{ path: `${id}/${address}/`, ...example, wanted: example.expect }]
        : [],
    ),
  ),
);

/** `26 in 36` → `13/18`, in either word order; `10/36` → `5/18`. */
function lowest(text: string): string {
  const [a = 0, b = 1] = (text.match(/\d+/g) ?? []).map(Number);
  const [count, of] = [Math.min(a, b), Math.max(a, b)];
  for (let by = of; by > 1; by--)
    if (count % by === 0 && of % by === 0) return `${count / by}/${of / by}`;
  return `${count}/${of}`;
}

/** The result that the page shows, as text. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const values = (name: string) =>
      [...document.querySelectorAll<HTMLElement>(`[data-${name}][data-value]`)].map(
        ({ dataset }) => dataset['value'] ?? '',
      );
    return {
      totals: values('roll-total'),
      targets: values('roll-target'),
      success: document.querySelector('.bar .chance b')?.textContent ?? '',
      odds: [...document.querySelectorAll<HTMLElement>('[data-outcome]')].map(
        ({ dataset }) => [dataset['outcome'] ?? '', dataset['odds'] ?? ''] as const,
      ),
      notices: [...document.querySelectorAll('[data-part=notices] li')].map(
        (item) => item.textContent,
      ),
    };
  });

type Shown = Awaited<ReturnType<typeof shown>>;

/**
 * What the page shows for one expectation; undefined if a page does not show it (the throw of single
 * dice).
 */
function found(what: string, { dice }: { dice?: readonly number[] }, page: Shown) {
  const { totals, targets, success, odds } = page;
  const of = (id: string) =>
    odds.filter(([key]) => key === id || key.endsWith(`.${id}`)).map(([, chance]) => chance);
  if (what === 'target' || what === 'needs') return targets;
  if (what === 'success') return success === '' ? undefined : [lowest(success)];
  if (what === 'outcome')
    return dice
      ? undefined
      : odds.flatMap(([key, chance]) =>
          chance === '1/1' ? [key.slice(key.lastIndexOf('.') + 1)] : [],
        );
  return of(what).length > 0 ? of(what) : totals;
}

describe.each([
  { language: 'en', chosen: oneIn(3, examples) },
  { language: 'pl', chosen: oneIn(9, examples, 1) },
  { language: 'ja', chosen: oneIn(9, examples, 2) },
])('worked examples in $language', ({ language, chosen }) => {
  it('have their stated results when opened by their links', async () => {
    const page = await site.open('/robots.txt');
    const wrong: unknown[] = [];
    let [opened, compared] = [0, 0];
    for (const example of chosen) {
      const file = join(DIST, language, example.path, 'index.html');
      const href = existsSync(file)
        ? parse(readFileSync(file, 'utf8'))
            .querySelector(`#${example.id} .try`)
            ?.getAttribute('href')
        : undefined;
      if (href === undefined) continue;
      opened++;
      // A link without a situation opens the entry; its calculator starts at the first use.
      await page.goto(site.base + href.replace(/#.*/, ''), { waitUntil: 'domcontentloaded' });
      if (!href.includes('?')) await page.locator('[data-do=open], work-out input').first().focus();
      await page.locator('work-out[data-ready]').waitFor();
      const result = await shown(page);
      if (result.notices.length > 0) wrong.push([href, result.notices]);
      for (const [what, expected] of Object.entries(example.wanted)) {
        const here = found(what, example, result);
        if (!here) continue;
        compared++;
        const text = String(expected);
        const wanted = text.includes('/') ? lowest(text) : text;
        if (!here.includes(wanted)) wrong.push([href, what, wanted, here]);
      }
    }
    expect(wrong).toEqual([]);
    expect(opened).toBeGreaterThan(chosen.length * 0.6);
    expect(compared).toBeGreaterThan(opened * 0.6);
  });
});
