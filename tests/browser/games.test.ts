/** What none of our rulesets has, in the two games that were written from the documentation: a duel, and a module. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from './build-site.ts';
import { openHost, type Host } from './host.ts';
import { PHONE, site } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'sandtable-games-'));
let host: Host;
beforeAll(async () => {
  await buildSite('tests/fixtures/games', folder);
  host = await openHost();
  host.serve('/', folder);
});
afterAll(async () => {
  await host?.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (path: string): Promise<Page> => site.open(`${host.origin}${path}`, PHONE);

describe('a duel', () => {
  const PATH = '/en/cinder-march/modifiers/clash/';
  const side = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
  const lines = (page: Page, name: string) =>
    side(page, name)
      .locator('[data-line]')
      .evaluateAll((all) => all.map(({ id }) => id));

  it('has the fields of both sides before anything is touched, and no modifier twice', async () => {
    const page = await open(PATH);
    await expect.poll(() => page.locator('[data-number=defence]').isVisible()).toBe(true);
    const seen = await page.locator('work-out li:visible').allInnerTexts();
    expect(seen.filter((text) => text.includes('Defence'))).toHaveLength(1);
    expect(await page.locator('work-out .other-controls > legend:visible').allInnerTexts()).toEqual(
      ['Defender'],
    );
    expect(await page.locator('work-out[data-ready]').count()).toBe(0);
    await page.locator('[data-number=defence]').fill('2');
    await expect
      .poll(() =>
        page.locator('work-out :is(h3, .other-controls > legend):visible').allInnerTexts(),
      )
      .toEqual(['Attacker', 'Defender']);
    expect(new URL(page.url()).search || (await page.locator('.bar').innerText())).toContain('2');
  });

  it('has the modifiers of each side once, under its name', async () => {
    const page = await open(`${PATH}?attack=4&clash-other.defence=2&with=charging`);
    // The halves of a duel come with a module of their own, after the form.
    await expect.poll(() => lines(page, 'Attacker')).toEqual(['attack', 'charging']);
    await expect.poll(() => lines(page, 'Defender')).toEqual(['defence']);
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

describe('a module, and optional rules', () => {
  it('are a filter of search, which the address keeps', async () => {
    const page = await open('/en/search/?q=model');
    const found = () =>
      page
        .locator('[data-list] [data-result]')
        .evaluateAll((links) =>
          links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        );
    const experience = '/en/cinder-march/rules/experience/';
    const fullText = async () => {
      const box = page.locator('details.full-text');
      if ((await box.getAttribute('open')) === null) await box.locator('summary').click();
      const links = box.locator('[data-fulltext]');
      await links.first().waitFor();
      return links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).pathname));
    };
    await expect.poll(async () => (await found()).length).toBeGreaterThan(5);
    const all = await found();
    expect(all).toContain(experience);
    // The filter is folded on a phone.
    await page.locator('.narrow summary').click();
    const label = (name: string) =>
      page.locator('[data-filters] label').filter({ hasText: new RegExp(`^${name}`) });
    const box = (name: string) => label(name).locator('input');
    const count = (name: string) => label(name).locator('small');
    expect(await count('Campaign').innerText()).toBe('1');
    expect(await count('Optional rules').innerText()).toBe('0');
    await box('Campaign').check();
    await expect.poll(found).toEqual([experience]);
    expect(new URL(page.url()).searchParams.get('module')).toBe('campaign');
    await page.reload();
    await expect.poll(found).toEqual([experience]);
    // The words of a game, in the pages of that module.
    await expect(fullText()).resolves.toEqual([experience]);
    await page.locator('.narrow summary').click();
    await box('Campaign').uncheck();
    await box('Basic rules').check();
    await expect.poll(found).toEqual(all.filter((path) => path !== experience));
    await expect.poll(fullText).not.toContain(experience);
  });

  it('are chosen for print, and what is not chosen is not printed', async () => {
    const page = await open('/en/cinder-march/print/');
    await page.locator('print-choice [role=status] span').first().waitFor({ state: 'attached' });
    const box = (name: string) =>
      page.locator('print-choice').getByRole('checkbox', { name, exact: true });
    const printed = async () => {
      await page.emulateMedia({ media: 'print' });
      const parts = page.locator('.sheet [data-part^="rules/"]:visible');
      const seen = await parts.evaluateAll((all) => all.map((part) => part.dataset['part']));
      await page.emulateMedia({ media: 'screen' });
      return new Set(seen);
    };
    const all = await printed();
    expect([...all]).toEqual(expect.arrayContaining(['rules/experience', 'rules/ford']));
    await box('Campaign').uncheck();
    expect(await printed()).toEqual(
      new Set([...all].filter((part) => part !== 'rules/experience')),
    );
    await box('Basic rules').uncheck();
    expect([...(await printed())]).toEqual(['rules/ford']);
    expect(new URL(page.url()).searchParams.get('parts')).toBe('markers,rules/ford,examples');
    await page.reload();
    await expect.poll(() => box('Optional rules').isChecked()).toBe(true);
    expect(await box('Campaign').isChecked()).toBe(false);
    expect([...(await printed())]).toEqual(['rules/ford']);
    await box('Campaign').check();
    expect(await printed()).toEqual(new Set(['rules/experience', 'rules/ford']));
  });
});
