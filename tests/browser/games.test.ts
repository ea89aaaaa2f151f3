/** What none of our rulesets has, in the two games that were written from the documentation: a duel, and a module. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildSite } from './build-site.ts';
import { openHost, type Host } from './host.ts';
import { openSite, PHONE, type Site } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-games-'));
let site: Site;
let host: Host;
beforeAll(async () => {
  await buildSite('tests/fixtures/games', folder);
  [site, host] = await Promise.all([openSite(), openHost()]);
  host.serve('/', folder);
});
afterAll(async () => {
  await Promise.all([site?.close(), host?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

async function open(path: string): Promise<Page> {
  const context = await site.browser.newContext({ serviceWorkers: 'block', ...PHONE });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${host.origin}${path}`);
  return page;
}

describe('a duel', () => {
  const PATH = '/en/cinder-march/modifiers/clash/';
  const side = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const lines = (page: Page, name: string) =>
    side(page, name)
      .locator('[data-line]')
      .evaluateAll((all) => all.map(({ id }) => id));

  it('has the modifiers of each side once, under its name', async () => {
    const page = await open(`${PATH}?attack=4&clash-other.defence=2&with=charging`);
    await side(page, 'Defender').waitFor();
    expect(await lines(page, 'Attacker')).toEqual(['attack', 'charging']);
    expect(await lines(page, 'Defender')).toEqual(['defence']);
    expect(await page.locator('work-out li:has-text("Defence")').count()).toBe(1);
  });

  it('says in the bar what each side adds, and counts both', async () => {
    const page = await open(PATH);
    await page.getByRole('checkbox', { name: 'Charging' }).check();
    await side(page, 'Attacker').locator('[data-number=attack]').fill('4');
    await side(page, 'Defender').locator('[data-number=defence]').fill('2');
    await expect
      .poll(() => page.locator('work-out .bar .of').allInnerTexts())
      .toEqual(['Attacker: Attack +4, Charging +2', 'Defender: Defence +2']);
    // 45 of the 100 throws of D10 + 6 and D10 + 2 differ by 5 or more.
    const crushed = page.locator('[data-outcome=crushed]');
    expect(await crushed.getAttribute('data-odds')).toBe('9/20');
  });
});
