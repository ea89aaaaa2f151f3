/** Sharing, landing and old links in a real browser. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../src/i18n/languages.ts';
import { CONFIGURED_ORIGIN } from '../../src/site/config.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { createReader } from '../../src/view/context.ts';
import { href } from '../../src/site/routes.ts';
import { formatsOf, write } from '../../src/share/formats.ts';
import { shareDataOf } from '../../src/share/content.ts';
import { embedCode } from '../../src/share/embed.ts';
import { select } from '../../src/share/data.ts';
import { PHONE, site } from './site.ts';

const book = getRulebook();
const WEAPONS = '/en/bolt-action/tables/weapons/';
const dialog = 'dialog.share';

/**
 * Opens the dialog of the page, or of the part in the fragment; a cell is shared through its row's
 * link.
 */
async function openMenu(path: string): Promise<Page> {
  const page = await site.open(path, { permissions: ['clipboard-read', 'clipboard-write'] });
  const [part] = new URL(page.url()).hash.slice(1).split('.');
  await page.locator(part ? `[id="${part}"] a[href="#${part}"]` : '.share-at').click();
  await page.waitForSelector(dialog);
  return page;
}

/** The formats as the model writes them, with CSV headings in the page's language. */
function expected(language: Language, id: string, address: string, fragment: string): string[] {
  const ruleset = book.rulesets.find((one) => one.id === id)!;
  const entry = ruleset.entries.find((one) => one.address === address)!;
  const reader = createReader(language, ruleset, address);
  const data = shareDataOf(entry, reader);
  const { embed } = data;
  const { shared } = select(data, fragment);
  const heads = {
    table: reader.t('share.table'),
    game: reader.t('share.game'),
    source: reader.t('plate.source'),
    link: reader.t('share.link'),
  };
  // Without a configured origin, links have that of the page.
  const here = { ...shared, link: new URL(shared.link, site.base).href };
  return [
    ...formatsOf(shared).map((format) => write(format, here, heads)),
    ...(embed ? [embedCode({ ...embed, link: new URL(embed.link, site.base).href })] : []),
  ];
}

describe('the share menu', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'bolt-action', 'tables/weapons', 'medium-mortar'],
    ['ja', 'bolt-action', 'tables/weapons', 'heavy-mortar.range'],
    ['ja', 'bolt-action', 'tables/weapons', ''],
    ['pl', 'bolt-action', 'modifiers/to-hit', 'moved'],
    ['en', 'bolt-action', 'phases/orders', 'draw'],
  ])(
    '%s %s %s %s: the dialog has the content of the model, in every format',
    async (language, ruleset, address, wanted) => {
      const entry = book.rulesets
        .find(({ id }) => id === ruleset)!
        .entries.find((one) => one.address === address)!;
      // Steps and modifiers are selected by position, so that renaming one does not break this
      // test.
      const fragment = wanted === '' || entry.kind === 'tables' ? wanted : entry.parts[1]!.id;
      const page = await openMenu(
        `${href(language, ruleset, address)}${fragment && `#${fragment}`}`,
      );
      const [, link, ...others] = await page.locator(`${dialog} code`).allTextContents();
      expect([link, ...others]).toEqual(expected(language, ruleset, address, fragment));
    },
  );
  it('has links that work on the address of the site', async () => {
    const page = await openMenu(`${WEAPONS}#medium-mortar`);
    const links = await page.locator(`${dialog} code`).allTextContents();
    const origin = CONFIGURED_ORIGIN ?? site.base;
    for (const link of links.slice(0, 2)) {
      expect(new URL(link).origin).toBe(new URL(origin).origin);
      expect((await fetch(`${site.base}${new URL(link).pathname}`)).status).toBe(200);
    }
  });
  it('copies, confirms it, and returns the focus', async () => {
    const page = await openMenu(`${WEAPONS}#medium-mortar`);
    await page.locator(`${dialog} dl button`).nth(2).click();
    await page.waitForFunction(
      () =>
        document.querySelector('dialog.share [role=status]')?.textContent === 'Copied: Markdown',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      '| Medium mortar | 18–60″ (',
    );
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      () => document.activeElement?.textContent.trim() === 'Medium mortar',
    );
    await page.waitForSelector(dialog, { state: 'detached' });
  });
  it('opens from the link in a row, and from its cells', async () => {
    const page = await site.open(WEAPONS);
    const link = page.locator('#rifle th a');
    expect(await link.getAttribute('aria-haspopup')).toBe('dialog');
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(dialog);
    expect(new URL(page.url()).hash).toBe('#rifle');
    await page.keyboard.press('Escape');
    await page.waitForSelector(dialog, { state: 'detached' });
    await page.locator('#pistol th a').focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.id === 'pistol.range');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.id === 'pistol.shots');
    await page.keyboard.press('Enter');
    await page.waitForSelector(dialog);
    expect(await page.locator(`${dialog} code`).nth(1).textContent()).toMatch(
      /\/pistol\/\?v=1\.\d+#pistol\.shots$/,
    );
  });
  it('does not change the tab order, wherever pointer and focus are', async () => {
    const page = await site.open(WEAPONS);
    const stops = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#main :is(a, button, input, [tabindex])')].map(
          (stop) => `${stop.tagName} ${stop.getAttribute('href') ?? ''}`,
        ),
      );
    const before = await stops();
    await page.locator('#rifle td').first().hover();
    await page.locator('#pistol th a').focus();
    await page.locator('#medium-mortar').hover();
    expect(await stops()).toEqual(before);
  });
  it('can switch to a cell and to the whole page', async () => {
    const page = await openMenu(`${WEAPONS}#medium-mortar`);
    const link = page.locator(`${dialog} code`).nth(1);
    await page.locator(`${dialog} select`).selectOption('medium-mortar.range');
    expect(await link.textContent()).toMatch(/\/medium-mortar\/\?v=1\.\d+#medium-mortar\.range$/);
    await page.locator(`${dialog} select`).selectOption('');
    expect(await link.textContent()).toMatch(/\/tables\/weapons\/\?v=1\.\d+$/);
  });
  it('shows an error if its texts cannot be loaded, and retries', async () => {
    const page = await site.openNew(WEAPONS);
    await page.route('**/share/**', (route) => route.abort());
    await page.locator('.share-at').click();
    const alert = page.locator('share-menu [role=alert]');
    await alert.waitFor();
    expect(await alert.innerText()).toMatch(/Could not load the text to copy/);
    await page.unroute('**/share/**');
    await page.locator('.share-at').click();
    await page.waitForSelector(dialog);
    expect(await alert.count()).toBe(0);
  });
  it('offers to edit the line and to report the value', async () => {
    const page = await openMenu(`${WEAPONS}#medium-mortar`);
    const [edit, report] = await page
      .locator(`${dialog} .tools a`)
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(edit).toMatch(/\/edit\/main\/rules\/bolt-action\/tables\/weapons\.yaml#L\d+$/);
    expect(Object.fromEntries(new URL(report!).searchParams)).toMatchObject({
      address: 'bolt-action/tables/weapons#medium-mortar',
      language: 'en',
      value: expect.stringMatching(/^Range 18–60″.* · Shots 1/) as string,
    });
  });
  it('of a cell opens at a click: its link, sharing, the line of the cell and a report of it', async () => {
    const page = await site.open(WEAPONS, { permissions: ['clipboard-read', 'clipboard-write'] });
    const menu = page.locator('.place-menu');
    for (const cell of ['heavy-mortar.range', 'heavy-mortar.shots']) {
      await page.locator(`[id="${cell}"]`).click({ position: { x: 4, y: 4 } });
      await page.waitForFunction(
        (id) =>
          location.hash === `#${id}` &&
          [...document.querySelectorAll<HTMLAnchorElement>('.place-menu a')].some(({ href }) =>
            new URL(href).searchParams.get('address')?.endsWith(`#${id}`),
          ),
        cell,
      );
      expect(await menu.count()).toBe(1);
      const [edit = '', report = ''] = await menu
        .locator('a')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const [file, line] = edit.replace(/^.*\/edit\/main\//, '').split('#L');
      const column = cell.replace(/^.*\./, '');
      expect(readFileSync(file!, 'utf8').split('\n')[Number(line) - 1]).toMatch(
        new RegExp(`\\b${column}:`),
      );
      expect(new URL(report).searchParams.get('address')).toBe(
        `bolt-action/tables/weapons#${cell}`,
      );
    }
    await menu.getByRole('button', { name: 'Copy link' }).click();
    await menu.getByText('Copied: Link').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/heavy-mortar\/\?v=1\.\d+#heavy-mortar\.shots$/,
    );
    await menu.getByRole('button', { name: 'Share' }).click();
    await page.waitForSelector(dialog);
    expect(await menu.count()).toBe(0);
    expect(await page.locator(`${dialog} select`).inputValue()).toBe('heavy-mortar.shots');
  });
  it('of a doubtful cell says what its sign leads to: the source of its status, or the answer in use', async () => {
    const page = await site.open(WEAPONS);
    const menu = page.locator('.place-menu');
    for (const [cell, note] of [
      ['bazooka.range', /^Other source: [^·]*$/m],
      ['anti-tank-rifle.shots', /number of shots · Used here: 1 shot\.$/m],
    ] as const) {
      await page.locator(`[id="${cell}"]`).click({ position: { x: 4, y: 4 } });
      await menu.waitFor();
      expect(await menu.innerText()).toMatch(note);
      await page.keyboard.press('Escape');
    }
  });
  it('of a cell lies within the window of a phone, and Escape or another place closes it', async () => {
    const page = await site.open(WEAPONS, PHONE);
    const menu = page.locator('.place-menu');
    const last = page.locator('td[id$=".range"]').last();
    for (const close of [() => page.keyboard.press('Escape'), () => page.locator('h1').click()]) {
      await last.click({ position: { x: 4, y: 4 } });
      await menu.waitFor();
      const box = await menu.boundingBox();
      const { width, height } = page.viewportSize()!;
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      expect(box!.y).toBeGreaterThanOrEqual(0);
      expect(box!.y + box!.height).toBeLessThanOrEqual(height);
      await close();
      await menu.waitFor({ state: 'detached' });
    }
  });
  it('uses the share function of the system where available', async () => {
    const page = await site.open(`${WEAPONS}#rifle`);
    await page.evaluate(() =>
      Object.assign(navigator, {
        share: (data: unknown) => Promise.resolve(Object.assign(window, { shared: data })),
      }),
    );
    await page.locator('#rifle th a').click();
    await page.locator(`${dialog} .tools button`).click();
    expect(
      await page.evaluate(() => (window as unknown as { shared: ShareData }).shared.url),
    ).toMatch(/\/rifle\/\?v=/);
  });
});

it('the dialog begins with the link for any reader, and ends with corrections', async () => {
  const page = await site.open(WEAPONS);
  await page.locator('.share-at').click();
  await page.locator(dialog).waitFor();
  const first = page.locator(`${dialog} dt`).first();
  expect(await first.innerText()).toMatch(/reader’s language|języku odbiorcy|読む人/);
  const order = await page
    .locator(dialog)
    .evaluate((box) =>
      [...box.querySelectorAll('dl, a[href*="github"]')].map(({ tagName }) => tagName),
    );
  expect(order[0]).toBe('DL');
});

describe('the share icon of a part', () => {
  it.each([
    ['/en/bolt-action/tables/weapons/', '#rifle th a'],
    ['/en/bolt-action/modifiers/to-hit/', '#soft-cover .at'],
    ['/en/bolt-action/phases/orders/', '.steps > li > a'],
  ])('on %s is at least 24 px in either direction', async (path, selector) => {
    const page = await site.open(path, PHONE);
    const box = await page.locator(selector).first().boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(24);
  });
  it('of a statement is beside its text and covers less than one letter', async () => {
    const page = await site.open('/en/bolt-action/rules/special-rules/', PHONE);
    const sign = await page
      .locator('.rows > li > .at')
      .first()
      .evaluate((link) => {
        const { width, height } = getComputedStyle(link, '::before');
        return [parseFloat(width), parseFloat(height)];
      });
    expect(Math.min(...sign)).toBeGreaterThanOrEqual(24);
  });
});

describe('landing on a far cell on a phone', () => {
  const tables = book.rulesets.flatMap((ruleset) =>
    ruleset.entries.flatMap((entry) => (entry.kind === 'tables' ? [{ ruleset, entry }] : [])),
  );
  const largest = tables.toSorted((a, b) => size(b.entry.data) - size(a.entry.data))[0]!;
  function size({
    rows,
    columns,
  }: {
    rows: readonly unknown[];
    columns: readonly unknown[];
  }): number {
    return rows.length * columns.length;
  }
  it('scrolls it into view both ways, not under a sticky heading, and announces its row and column', async () => {
    const { ruleset, entry } = largest;
    const cell = `${entry.data.rows.at(-1)!.id}.${entry.data.columns.at(-1)!.id}`;
    const page = await site.open(`${href('pl', ruleset.id, entry.address)}#${cell}`, PHONE);
    await page.waitForFunction((id) => document.activeElement?.id === id, cell);
    const seen = await page.evaluate((id) => {
      const element = document.getElementById(id)!;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return {
        inside: left >= 0 && Math.floor(right) <= innerWidth && top >= 0 && bottom <= innerHeight,
        free: element.contains(above),
        label: element.ariaLabel,
      };
    }, cell);
    expect(seen).toMatchObject({ inside: true, free: true });
    const label = await page.locator(`[id="${cell.split('.')[0]}"] th a`).innerText();
    expect(seen.label).toMatch(new RegExp(`^${label.replace(/[+]/g, '\\+')}, .+:`));
  });
  it('keeps the position when the theme changes', async () => {
    const page = await site.open(`${WEAPONS}#heavy-howitzer.shots`, PHONE);
    const before = await page.evaluate(() => scrollY);
    await page.locator('theme-switch').evaluate((button: HTMLElement) => button.click());
    expect([await page.evaluate(() => scrollY), new URL(page.url()).hash]).toEqual([
      before,
      '#heavy-howitzer.shots',
    ]);
  });
});

describe('a link to a share page', () => {
  it('leads to the exact cell and keeps its version', async () => {
    const page = await site.open(`${WEAPONS}rifle/?v=1.0#rifle.range`);
    await page.waitForURL(`**${WEAPONS}?v=1.0#rifle.range`);
  });
  it('leads to the part without JavaScript', async () => {
    const page = await site.open(`${WEAPONS}rifle/`, { javaScriptEnabled: false });
    await page.waitForURL(`**${WEAPONS}#rifle`);
  });
});

/** Opens a page as if changes had been recorded for it, by editing the page and its share data. */
async function withPast(
  path: string,
  { moved, changes }: { moved: object; changes: { number: number; part: string }[] },
): Promise<Page> {
  const page = await site.openNew('/robots.txt');
  const past = { moved, changes: changes.map(({ number, part }) => ({ number, part })) };
  await page.route('**/share/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), changes } });
  });
  await page.route(`**${WEAPONS}*`, async (route) => {
    const response = await route.fetch();
    // The page may already have recorded changes.
    const body = (await response.text())
      .replace(/<script[^>]*id="record"[^]*?<\/script>/, '')
      .replace(
        '</main>',
        `<script type="application/json" id="record">${JSON.stringify(past)}</script></main>`,
      );
    await route.fulfill({ response, body });
  });
  await page.goto(site.base + path);
  return page;
}
const note = (page: Page): Promise<string> =>
  page.locator('.arrival [role=status]').filter({ hasText: /./ }).innerText();

describe('an outdated link', () => {
  const change = {
    number: 0,
    part: 'rifle',
    name: 'Rifle',
    on: '2025-01-02',
    against: 'Rulebook, page 12',
    differences: [{ what: 'Range: ', was: '12″', now: '24″' }],
  };
  it('shows the old and the new values', async () => {
    const page = await withPast(`${WEAPONS}?v=1.0#rifle.range`, { moved: {}, changes: [change] });
    expect(await note(page)).toMatch(/Range: 12″ → 24″[^]*2025-01-02[^]*Rulebook, page 12/);
  });
  it('of a page as it is built names what was recorded', async () => {
    const page = await site.open(`${WEAPONS}?v=1.0#rifle`);
    expect(await note(page)).toMatch(/Penetration: none → 0 2026-11-22/);
  });
  it('copied after the change shows nothing', async () => {
    const page = await withPast(`${WEAPONS}?v=1.1#rifle`, { moved: {}, changes: [change] });
    await page.waitForTimeout(500);
    expect(await page.locator('.arrival').count()).toBe(0);
  });
  it('to a part that moved leads to it and shows a notice', async () => {
    const page = await withPast(`${WEAPONS}#old-gun.range`, {
      moved: { 'old-gun': [`${WEAPONS}#rifle`] },
      changes: [],
    });
    await page.waitForURL(`**${WEAPONS}#rifle.range`);
    expect(await note(page)).toContain('#old-gun');
  });
  it('to a part that never existed suggests similar ones', async () => {
    const page = await site.open(`${WEAPONS}#medium-motar`);
    expect(await note(page)).toContain('medium-mortar');
  });
});

describe('an unknown address', () => {
  it.each([
    ['/en/bolt-action/tables/weapon/', '/en/bolt-action/tables/weapons/'],
    ['/pl/bolt-action/tables/weapons/rifel/', '/pl/bolt-action/tables/weapons/#rifle'],
    ['/bolt-action/tables/weapons/#rifle', '/en/bolt-action/tables/weapons/#rifle'],
  ])('%s offers %s', async (path, offered) => {
    const page = await site.open(path, { locale: 'en-GB' });
    await page.waitForSelector('.near:not([hidden]) a');
    expect(
      await page
        .locator('.near:not([hidden]) a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toContain(offered);
  });
});
it('shows an error if similar pages cannot be looked up', async () => {
  const page = await site.openNew('/robots.txt', { locale: 'pl-PL' });
  await page.route('**/addresses.json', (route) => route.abort());
  await page.goto(`${site.base}/pl/bolt-action/tables/weapon/`);
  const failed = page.locator('section[lang=pl] .failed');
  await failed.waitFor();
  expect(await failed.innerText()).toMatch(/Nie udało się/);
});

describe('the theme switch', () => {
  it.each([
    ['light', ['system', 'dark', 'light', 'system']],
    ['dark', ['system', 'light', 'dark', 'system']],
  ] as const)(
    'on a %s system switches between three states and announces each',
    async (colorScheme, states) => {
      const page = await site.open('/en/', { colorScheme });
      const button = page.locator('theme-switch button');
      for (const state of states) {
        expect(await button.getAttribute('aria-label')).toContain(state);
        await button.click();
      }
    },
  );
});

describe('the search list', () => {
  it('announces whether it is open', async () => {
    const page = await site.open(WEAPONS);
    const field = page.locator('site-search input');
    await field.fill('mortar');
    await page.locator('#found a[data-result]').first().waitFor();
    expect(await field.getAttribute('aria-expanded')).toBe('true');
    await field.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
  });
  it('offers the same query in the other languages', async () => {
    const page = await site.open(WEAPONS);
    await page.locator('site-search input').fill('mortar');
    const link = page.locator('#found a[hreflang=pl]');
    await link.waitFor();
    expect(await link.getAttribute('href')).toMatch(/\/pl\/search\/\?q=mortar$/);
  });
});
