/** Reading pages: without JavaScript, on a phone, at a fragment, in another language. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { PHONE, site } from './site.ts';

const WEAPONS = '/pl/bolt-action/tables/weapons/';

describe('a page without JavaScript', () => {
  it('shows the row of its fragment, highlighted and in view', async () => {
    const page = await site.open(`${WEAPONS}#medium-mortar`, {
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
    });
    const row = page.locator('#medium-mortar');
    expect(await row.innerText()).toMatch(/Średni moździerz\s+18–60″/);
    const seen = await row.boundingBox();
    const head = await page.locator('table thead').first().boundingBox();
    expect(seen!.y).toBeGreaterThanOrEqual(head!.y + head!.height);
    expect(seen!.y + seen!.height).toBeLessThanOrEqual(800);
    const [target, plain] = await Promise.all(
      ['#medium-mortar td', '#rifle td'].map((cell) =>
        page
          .locator(cell)
          .first()
          .evaluate((td) => getComputedStyle(td).backgroundColor),
      ),
    );
    expect(target).not.toBe(plain);
  });

  it('lists modifiers without a sum that would not work', async () => {
    const page = await site.open('/en/bolt-action/modifiers/to-hit/', { javaScriptEnabled: false });
    expect(await page.locator('#long-range').innerText()).toMatch(/−1\s+Long range/);
    expect(
      await page.locator('work-out :is(input, button, select):visible, .total:visible').count(),
    ).toBe(0);
  });
});

describe('the heading of the column under the pointer', () => {
  it('is highlighted, in a table of any width', async () => {
    const page = await site.open('/en/mein-panzer/tables/hit-effects/', {
      viewport: { width: 1280, height: 900 },
    });
    await page.locator('[id="plus-3.infantry-5"]').hover();
    const heads = page.locator('thead .pointed');
    expect(await heads.evaluateAll((all) => all.map(({ id }) => id))).toEqual(['infantry-5']);
  });
});

describe('the heading of the column in the address', () => {
  it('is highlighted as its cell is, for every column, and no other heading', async () => {
    const page = await site.open('/en/mein-panzer/tables/hit-effects/', {
      viewport: { width: 1280, height: 900 },
    });
    const columns = await page
      .locator('#plus-3 td[id]')
      .evaluateAll((cells) => cells.map(({ id }) => id.slice('plus-3.'.length)));
    expect(columns).toHaveLength(10);
    for (const column of columns) {
      await page.evaluate((id) => void (location.hash = id), `plus-3.${column}`);
      await page.locator(`thead .of-target[id="${column}"]`).waitFor();
      const highlighted = await page.locator('table').evaluate((table) => {
        const background = (cell: Element | null) => cell && getComputedStyle(cell).backgroundColor;
        const cell = background(table.querySelector('td:target'));
        const heads = [...(table.querySelector('thead tr:last-child')?.children ?? [])];
        return heads.filter((head) => background(head) === cell).map(({ id }) => id);
      });
      expect(highlighted).toEqual([column]);
    }
  });
});

describe('a link to a row or cell, on a phone', () => {
  const PLACES = [
    'bolt-action/tables/weapons/#heavy-howitzer.range',
    'bolt-action/tables/terrain/#road.tracked',
    'bolt-action/tables/weapons/#rifle',
    'mein-panzer/tables/hit-effects/#plus-3.infantry-5',
    'mein-panzer/tables/range-ap/#up-to-72',
    'asl-starter-kit/tables/smoke/#wp.dispersed',
  ];
  it.each(LANGUAGE_TAGS)(
    'shows table, game, headings and the whole row at once, in %s',
    async (language) => {
      const page = await site.open('/robots.txt', PHONE);
      for (const place of PLACES) {
        await page.goto(`${site.base}/${language}/${place}`);
        await page.locator('tbody :target').waitFor();
        const seen = await page.evaluate(() => {
          const target = document.querySelector('tbody :target');
          const row = target?.closest('tr');
          const name = document.querySelector('.table-name');
          const top = (element: Element | null | undefined) =>
            element?.getBoundingClientRect().top ?? -1;
          const bottom = (element: Element | null | undefined) =>
            element?.getBoundingClientRect().bottom ?? Infinity;
          const head = row?.closest('table')?.tHead?.rows[0]?.cells[0];
          const last = [...(row?.closest('table')?.tHead?.rows ?? [])].at(-1)?.cells[0];
          const colours = [...(row?.cells ?? [])]
            .filter((cell) => cell.checkVisibility())
            .map((cell) => getComputedStyle(cell).backgroundColor);
          return {
            names: name?.querySelectorAll('span').length,
            order: [
              0,
              top(name),
              top(head),
              bottom(last),
              top(row),
              bottom(row),
              innerHeight,
            ].every((y, index, all) => index === 0 || y >= (all[index - 1] ?? 0) - 2),
            at: [0, top(name), top(head), bottom(last), top(row), bottom(row), innerHeight],
            colours: new Set(colours).size,
            framed: target instanceof HTMLTableCellElement && getComputedStyle(target).outlineStyle,
          };
        });
        expect([place, seen]).toEqual([
          place,
          {
            ...seen,
            names: 2,
            order: true,
            colours: 1,
            framed: place.includes('.') && 'solid',
          },
        ]);
      }
    },
  );
});

describe('a link into a page without a table, on a phone', () => {
  it.each([
    ['pl/asl-starter-kit/phases/prep-fire/#mark-firers', '.band'],
    ['ja/bolt-action/procedures/assault-vehicle/#escape', '.band'],
    ['pl/asl-starter-kit/rules/interdiction/#capable-enemy', '.band'],
    ['en/asl-starter-kit/modifiers/to-kill/#rear-hit', 'h1'],
    ['en/asl-starter-kit/modifiers/recovery/?with=cx#work-out', 'h1'],
  ])('%s keeps %s in view, and does not lie under it', async (path, name) => {
    const page = await site.open(`/${path}`, PHONE);
    const [shown, target] = await page.evaluate((selector) => {
      const [head, found] = [document.querySelector(selector), document.querySelector(':target')];
      return [head, found].map((one) => one?.getBoundingClientRect().toJSON() as DOMRect);
    }, name);
    expect(shown?.top).toBeGreaterThanOrEqual(0);
    expect(target?.top).toBeGreaterThanOrEqual(shown?.bottom ?? Infinity);
  });
});

describe('die ranges on a phone', () => {
  it('show the chosen side, or all of them', async () => {
    const page = await site.open('/en/mein-panzer/tables/hit-effects/', PHONE);
    const columns = () => page.locator('#plus-3 td:visible').count();
    expect(await columns()).toBe(5);
    await page.locator('.sides label').nth(1).click();
    expect(await page.locator('[id="plus-3.infantry-1"]').isVisible()).toBe(true);
    expect(await columns()).toBe(5);
    await page.locator('.sides label').nth(2).click();
    expect(await columns()).toBe(10);
  });
});

describe('the language switch', () => {
  it('keeps the current part', async () => {
    const page = await site.open(`${WEAPONS}#medium-mortar.range`);
    await page.locator('.langs a[hreflang=ja]').click();
    await page.waitForURL('**/ja/bolt-action/tables/weapons/#medium-mortar.range');
    expect(await page.locator('[id="medium-mortar.range"]').innerText()).toContain('18–60″');
  });
});

describe('the language-neutral link', () => {
  it('leads to the reader’s language with the fragment', async () => {
    const page = await site.open('/go/bolt-action/tables/weapons/#rifle', { locale: 'pl-PL' });
    await page.waitForURL('**/pl/bolt-action/tables/weapons/#rifle');
    expect(await page.locator('html').getAttribute('lang')).toBe('pl');
  });
  it('offers all languages without JavaScript', async () => {
    const page = await site.open('/go/bolt-action/tables/weapons/', { javaScriptEnabled: false });
    expect(await page.locator('a[hreflang]').count()).toBe(3);
  });
});

describe('the theme switch', () => {
  it('turns the page dark and remembers it', async () => {
    const page = await site.open('/en/', { colorScheme: 'light' });
    await page.locator('theme-switch button').click();
    await page.reload();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(23, 24, 22)',
    );
  });
});

describe('a click on a value', () => {
  it('gives the address of the cell', async () => {
    const page = await site.open(WEAPONS);
    await page.locator('[id="rifle.range"]').click({ position: { x: 4, y: 4 } });
    expect(new URL(page.url()).hash).toBe('#rifle.range');
  });
});
