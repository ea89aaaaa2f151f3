/** The first use of a calculator in a browser: what it loads, and what happens while it loads. */
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { afterResult, FIRST_USE_BUDGET, firstUses } from '../built/first-use.ts';
import { site } from './site.ts';

const TO_HIT = '/en/bolt-action/modifiers/to-hit/';
const DATA = '**/situations/**';
const READY = 'work-out[data-ready]';
const odds = (page: Page, outcome: string) =>
  page.locator(`[data-outcome="${outcome}"]`).first().getAttribute('data-odds');
const target = (page: Page) => page.locator('[data-roll-target]').getAttribute('data-value');

/** The largest of every kind of page, in every language among them. */
const HEAVY = [
  ...firstUses.slice(0, 3),
  ...['procedures', 'tables', 'rules'].flatMap(
    (kind) => firstUses.find(({ page }) => page.includes(`/${kind}/`)) ?? [],
  ),
  ...['en', 'ja'].flatMap(
    (language) => firstUses.find(({ page }) => page.startsWith(`${language}/bolt-action`)) ?? [],
  ),
];

describe('the first use', () => {
  it.each(HEAVY)('of $page loads what its files weigh', async ({ page: path, bytes }) => {
    const page = await site.openNew(`/${path}/`);
    await page.waitForLoadState('networkidle');
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.locator('work-out :is(button[data-do=open], input, select)').first().click();
    await page.locator(READY).waitFor();
    await page.waitForLoadState('networkidle');
    const loaded = async () => {
      const bodies = await Promise.all(responses.map((response) => response.body()));
      return bodies.reduce((all, body) => all + brotliCompressSync(body).length, 0);
    };
    // Not every entry has a dispute, and only a change has an effect.
    const expected = afterResult.reduce(
      (sums, more) => [...sums, ...sums.map((sum) => sum + more)],
      [bytes],
    );
    await expect.poll(async () => expected.includes(await loaded())).toBe(true);
    expect(responses.length).toBeGreaterThan(2);
    expect(bytes).toBeLessThanOrEqual(FIRST_USE_BUDGET);
  });
});

describe('a calculator', () => {
  it('shows with the first change everything that follows from it, and its effect', async () => {
    const page = await site.open(TO_HIT);
    await page.locator('#long-range label').click();
    await page.locator(READY).waitFor();
    expect([await target(page), await odds(page, 'hit')]).toEqual(['4', '1/2']);
    expect(await odds(page, 'damage-roll.damaged')).toBe('missing');
    expect(await page.locator('.board').count()).toBe(1);
    await expect
      .poll(() => page.locator('.bar .last').innerText())
      .toMatch(/Long range −1 · 67% → 50%/);
    await page.waitForURL('**/to-hit/?with=long-range');
  });
  it('tells a change made while its words are loading', async () => {
    const page = await site.openNew(TO_HIT);
    await page.route('**/last-change.*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.locator('#long-range label').click();
    await page.locator(READY).waitFor();
    // Sets again what is set.
    await page.locator('#long-range input').dispatchEvent('input');
    await expect.poll(() => page.locator('.bar .last').innerText()).toMatch(/67% → 50%/);
  });
  it('does what a button asks at once', async () => {
    const page = await site.open(TO_HIT);
    await page.locator('#long-range label').click();
    await page.waitForURL('**/?with=long-range');
    await page.locator('[data-do=reset]').click();
    await page.waitForURL((url) => url.search === '');
    expect(await target(page)).toBe('3');
  });
  it('creates the controls of a page that prints none, and keeps their focus', async () => {
    const page = await site.open('/en/bolt-action/procedures/shooting/');
    await page.locator('[data-do=open]').click();
    await page.locator(READY).waitFor();
    const line = page.locator('[data-stage=to-hit] [data-with=long-range]');
    await line.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => target(page)).toBe('4');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-with'))).toBe(
      'long-range',
    );
  });
  it('says so when it cannot be loaded, and loads at the next use', async () => {
    const page = await site.openNew(TO_HIT);
    await page.route(DATA, (route) => route.abort());
    await page.locator('#long-range label').click();
    await expect
      .poll(() => page.locator('work-out [role=status]').innerText())
      .toContain('could not be loaded');
    await page.unroute(DATA);
    await page.locator('#soft-cover label').click();
    await expect.poll(() => target(page)).toBe('5');
  });
});
