/**
 * The calculator: a link opens a situation, the address follows the input, and results are shown,
 * announced and shared.
 */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { oneIn } from '../sample.ts';
import { violations } from './axe.ts';
import { PHONE, site } from './site.ts';

const TO_HIT = '/en/bolt-action/modifiers/to-hit/';

async function openAt(path: string, options?: BrowserContextOptions): Promise<Page> {
  const page = await site.open(path, options);
  await page.locator('work-out[data-ready]').waitFor();
  return page;
}

const odds = (page: Page, outcome: string) =>
  page.locator(`[data-outcome="${outcome}"]`).first().getAttribute('data-odds');
const total = (page: Page) => page.locator('[data-roll-total]').getAttribute('data-value');
const target = (page: Page) => page.locator('[data-roll-target]').getAttribute('data-value');

/** On a slow machine nothing steps back, so that a tap is answered at once: here every result takes no time. */
const stopClock = (page: Page): Promise<void> =>
  page.evaluate(() => {
    performance.now = () => 0;
  });

it('lets modifiers step back that would change nothing now', async () => {
  const page = await openAt('/en/mein-panzer/modifiers/he-firepower/?he-fp=9&with=inner-ring');
  await stopClock(page);
  const isIdle = (id: string) =>
    page.locator(`[data-line="${id}"]`).evaluate((line) => line.classList.contains('idle'));
  const more = page.locator('[data-step="1"]').first();
  await more.click();
  await more.click();
  // Of the rings only the highest counts, and that is the one that is ticked.
  await expect.poll(() => isIdle('outer-ring')).toBe(true);
  expect([await isIdle('inner-ring'), await isIdle('linear-cover')]).toEqual([false, false]);
  await page.locator('[data-with="inner-ring"]').setChecked(false);
  await expect.poll(() => isIdle('outer-ring')).toBe(false);
});

it('lets numbers step back that cannot matter now', async () => {
  const page = await openAt('/en/asl-starter-kit/modifiers/firepower/?fp=24&weapon=flamethrower');
  await stopClock(page);
  const isIdle = (name: string) =>
    page
      .locator(`.number:has([data-number="${name}"])`)
      .evaluate((field) => field.classList.contains('idle'));
  const more = page.locator('.number:has([data-number=fp]) [data-step="1"]');
  await more.click();
  await more.click();
  // Range multiplies no FP of a flamethrower.
  await expect.poll(() => isIdle('distance')).toBe(true);
  expect(await isIdle('fp')).toBe(false);
  await page.locator('[data-state=weapon][value=flamethrower]').setChecked(false);
  await expect.poll(() => isIdle('distance')).toBe(false);
});

it('answers a tap without the layout of the page, which takes longer than the result', async () => {
  const page = await openAt('/en/mein-panzer/modifiers/direct-fire/?training=10');
  // What is selected is known from the layout only.
  await page.evaluate(() => {
    const ask = document.getSelection.bind(document);
    window.getSelection = () => {
      document.documentElement.dataset['asked'] = 'selection';
      return ask();
    };
  });
  await page.locator('[data-step="1"]').first().click();
  await expect.poll(() => new URL(page.url()).search).toContain('om1=1');
  expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
});

it('takes a row chosen after a number, and says at a later number what the row gives', async () => {
  const page = await openAt('/en/bolt-action/modifiers/damage-roll/?damage-value=15&penetration=1');
  const row = page.locator('[data-row=damage]').first();
  const field = page.locator('.number:has([data-number=damage-value])').first();
  await row.selectOption('medium-tank');
  await expect.poll(() => target(page)).toBe('8');
  await field.locator('input').fill('11');
  await expect.poll(() => target(page)).toBe('10');
  await expect
    .poll(() => field.locator('.stepper').getAttribute('data-changed'))
    .toBe('other settings give 9');
});

it('says at a field why it holds no number, and no longer when it does', async () => {
  const page = await openAt('/en/bolt-action/modifiers/damage-roll/?damage-value=9');
  const field = page.locator('.number:has([data-number=damage-value])').first();
  await field.locator('input').fill('many');
  await expect
    .poll(() => field.locator('.refused').allInnerTexts())
    .toEqual(['Damage value: “many” is not a number.']);
  await field.locator('input').fill('8');
  await expect.poll(() => field.locator('.refused').count()).toBe(0);
});

describe('the reasons of a result', () => {
  it('open to its parts, each with its page and source, and follow the situation', async () => {
    const page = await openAt(
      '/pl/mein-panzer/procedures/effect-on-vehicles/?ov=10&dv=5&ap=7&distance=7',
    );
    const why = page.locator('.why').first();
    await why.locator('summary').click();
    const line = why.locator('li', { hasText: 'Modyfikator zasięgu i AP' }).first();
    // The modifier has the name of the value that it adds: what that was read from stands below it.
    await line.locator('li a[href*="/tables/range-ap/"]').waitFor();
    expect(await why.locator('small').first().innerText()).toContain('Polski skrót zasad, s. 1');
    expect(await why.locator('li b').first().innerText()).toBe('5');
    await page.locator('[data-number="ov"]').first().fill('12');
    await expect.poll(() => why.locator('li b').first().innerText()).toBe('7');
    await why.locator('button').click();
    expect(await page.locator('dialog').innerText()).toContain('Przed modyfikatorami: 7');
  });
});

/** Worked out by hand from the rules. */
const BY_HAND: {
  path: string;
  total?: string;
  target?: string;
  odds: Record<string, string>;
}[] = [
  {
    // 3+, −1 −1 → 5+: 5 and 6.
    path: 'bolt-action/modifiers/to-hit/?with=long-range,soft-cover',
    total: '-2',
    target: '5',
    odds: { hit: '1/3', miss: '2/3' },
  },
  {
    // 3+, +1 and two pins → 4+.
    path: 'bolt-action/modifiers/to-hit/?with=point-blank&pin-markers=2',
    total: '-1',
    target: '4',
    odds: { hit: '1/2' },
  },
  {
    // Needs 7: our sources do not say what happens.
    path: 'bolt-action/modifiers/to-hit/?with=long-range,hard-cover,small-unit',
    total: '-4',
    target: '7',
    odds: { hit: 'unknown' },
  },
  {
    // Morale 9 with two pins → 7 or less; 2 always passes: 2 to 7 are 21 of 36.
    path: 'bolt-action/modifiers/morale-check/?morale=9&pin-markers=2',
    total: '-2',
    target: '7',
    odds: { passed: '5/9', 'always-passed': '1/36', 'always-failed': '1/12' },
  },
  {
    // 26 throws of 36 are 8 or less.
    path: 'asl-starter-kit/modifiers/to-hit/?th-number=8',
    target: '8',
    odds: { hit: '13/18', miss: '5/18' },
  },
  {
    // 12 wounds, 11 fails by more than the ELR, 8 to 10 break, 7 pins.
    path: 'asl-starter-kit/modifiers/morale-check/?morale=7&elr=3&unit=good-order',
    target: '7',
    odds: { casualties: '1/36', replaced: '1/18', pinned: '1/6', passed: '5/12' },
  },
  {
    // Training 10, OM1 +1, 12″ is near: +2, light cover −2 → 11. The 1 is a critical hit.
    path: 'mein-panzer/modifiers/direct-fire/?with=light-cover&training=10&om1=1&distance=12',
    total: '1',
    target: '11',
    odds: { critical: '1/20', hit: '1/2', misfire: '1/20', miss: '2/5' },
  },
  {
    // A Sustained Fire LMG with B12: 10 is enough for a malfunction. 10 and 11 are 5 throws of 36;
    // 12 is 1 throw.
    path: 'asl/rules/permanent-breakdown/?b-number=10&x-number=12',
    odds: { removed: '1/36', malfunctions: '5/36', works: '5/6' },
  },
  {
    // Three units, one die each: the highest, or tied for it, with k in k × k of 36 throws of the
    // others: 1 + 4 + 9 + 16 + 25 + 36 = 91 of 216.
    path: 'asl/rules/random-selection/?eligible-units=3',
    odds: { selected: '91/216', spared: '125/216' },
  },
  {
    // Morale Level 9 and increases of 2: the maximum is 10.
    path: 'asl/modifiers/morale-level/?with=increases&morale-level=9&morale-increase=2',
    total: '10',
    odds: {},
  },
];

describe('situations worked out by hand', () => {
  it.each(BY_HAND.map((one, index) => ({ ...one, index })))('$path', async (one) => {
    for (const language of oneIn(LANGUAGE_TAGS.length, LANGUAGE_TAGS, one.index)) {
      const page = await openAt(`/${language}/${one.path}`);
      if (one.total !== undefined) expect(await total(page)).toBe(one.total);
      if (one.target !== undefined) expect(await target(page)).toBe(one.target);
      for (const [outcome, expected] of Object.entries(one.odds))
        expect([outcome, await odds(page, outcome)]).toEqual([outcome, expected]);
    }
  });
});

describe('the address', () => {
  it('contains the input, and restores it after reload, Back and in another language', async () => {
    const page = await site.open(TO_HIT);
    await page.locator('#long-range label').click();
    await page.locator('#soft-cover label').click();
    await page.waitForURL('**/to-hit/?with=long-range,soft-cover');
    expect([await total(page), await target(page)]).toEqual(['-2', '5']);

    await page.reload();
    await page.locator('work-out[data-ready]').waitFor();
    expect(await page.locator('#soft-cover input').isChecked()).toBe(true);
    expect(await target(page)).toBe('5');

    await page.locator('.langs a[hreflang=pl]').click();
    await page.waitForURL('**/pl/bolt-action/modifiers/to-hit/?with=long-range,soft-cover');
    await page.locator('work-out[data-ready]').waitFor();
    expect(await target(page)).toBe('5');

    await page.goBack();
    await page.locator('work-out[data-ready]').waitFor();
    expect([await page.locator('html').getAttribute('lang'), await target(page)]).toEqual([
      'en',
      '5',
    ]);
  });
  it('keeps the situation through the language-neutral link', async () => {
    const page = await site.open('/go/bolt-action/modifiers/to-hit/?with=hard-cover', {
      locale: 'ja-JP',
    });
    await page.waitForURL('**/ja/bolt-action/modifiers/to-hit/?with=hard-cover');
    await page.locator('work-out[data-ready]').waitFor();
    expect(await target(page)).toBe('5');
  });
  it('lists the parts of a link that are invalid, and applies the rest', async () => {
    const page = await openAt(`${TO_HIT}?with=long-rage,soft-cover&pin-markers=-2&utm_source=x`);
    const notices = page.locator('[data-part=notices] li');
    await notices.first().waitFor();
    const texts = await notices.allInnerTexts();
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('long-rage');
    expect(texts[0]).toContain('long-range');
    expect(texts[1]).toContain('0 or more');
    expect(await total(page)).toBe('-1');
  });
  it('drops the situation on reset', async () => {
    const page = await openAt(`${TO_HIT}?with=hard-cover`);
    await page.locator('[data-do=reset]').click();
    await page.waitForURL((url) => url.search === '');
    expect(await target(page)).toBe('3');
  });
});

describe('a chain', () => {
  it('continues in place with the odds from the beginning', async () => {
    const page = await openAt(`${TO_HIT}?with=soft-cover&damage-roll.damage=veteran`);
    // Hits on 4+, damages veterans on 5+: half of a third.
    expect(await odds(page, 'hit')).toBe('1/2');
    expect(await odds(page, 'damage-roll.damaged')).toBe('1/6');
    await page.locator('[data-stage=damage-roll] [data-row=damage]').selectOption('inexperienced');
    await expect.poll(() => odds(page, 'damage-roll.damaged')).toBe('1/3');
  });
});

describe('what follows once for all dice', () => {
  it('has its answer in the bar, in a comparison and in shared text', async () => {
    const link = 'assault-hit=4&assaulting-men=5&assault-damage.damage-value=9';
    const page = await openAt(`/en/bolt-action/tables/assault-to-hit/?${link}`);
    expect(await odds(page, 'assault-damage.damaged')).toBe('23/192');
    expect(await page.locator('[data-part=bar]').innerText()).toContain('Damaged: 12%');
    await page.locator('[data-do=keep]').click();
    await page
      .locator('[data-stage=assault-damage] .stepper:has([data-number=hits]) input')
      .fill('3');
    await expect.poll(() => page.locator('.compared').innerText()).toMatch(/Damaged.*12%.*5%/);
    await page.locator('[data-do=share]').click();
    await expect.poll(() => page.locator('dialog[open]').innerText()).toContain('Damaged: 5%');
  });
});

/** Changed by hand so that a roll cannot be made any more, or only then can. */
const CHANGED: [path: string, name: string, change: (page: Page) => Promise<unknown>][] = [
  [
    'bolt-action/modifiers/to-hit/?weapons=heavy-anti-tank-gun&damage-roll.damage=heavy-tank&then=full',
    'a weapon that cannot shoot on the move',
    (page) => page.locator('[data-with=fire-on-the-move]').first().setChecked(true),
  ],
  [
    'bolt-action/procedures/shooting/?weapons=medium-machine-gun&damage-roll.damage=regular&with=fire-on-the-move',
    'a weapon that no longer moves',
    (page) => page.locator('[data-with=fire-on-the-move]').first().setChecked(false),
  ],
  [
    'mein-panzer/modifiers/strike-ap/?ov=12&dv=6&ap=1&distance=6',
    'a range without an effect',
    (page) => page.locator('[data-number=distance]').first().fill('27'),
  ],
  [
    'mein-panzer/procedures/effect-on-vehicles/?ov=12&dv=6&ap=1&distance=27',
    'a range with an effect',
    (page) => page.locator('[data-number=distance]').first().fill('6'),
  ],
  [
    'bolt-action/tables/assault-to-hit/?assault-to-hit=any-other&assaulting-men=10&assault-damage.damage=light-tank',
    'a vehicle that cannot be assaulted',
    (page) =>
      page
        .locator('[data-row=assault-to-hit]')
        .first()
        .selectOption({ label: 'Vehicle with a Run order' }),
  ],
];

describe('after a change', () => {
  it.each(CHANGED)('%s shows what its new address shows: %s', async (path, _, change) => {
    const page = await openAt(`/en/${path}`);
    await change(page);
    await expect.poll(() => new URL(page.url()).search).not.toBe(`?${path.split('?')[1]}`);
    const fresh = await openAt(new URL(page.url()).pathname + new URL(page.url()).search);
    // What the last change did is only on the page where it was made.
    const shown = (one: Page) =>
      one
        .locator('[data-part=odds] > *, [data-part=next] > *, [data-part=bar] > :not(.last)')
        .allTextContents();
    await expect.poll(() => shown(page)).toEqual(await shown(fresh));
  });
});

describe('two situations', () => {
  it('are shown side by side', async () => {
    const page = await openAt(`${TO_HIT}?with=soft-cover`);
    await page.locator('[data-do=keep]').click();
    await page.locator('#hard-cover label').click();
    const row = page.locator('.compared tbody tr').nth(1);
    await expect.poll(() => row.innerText()).toMatch(/Hit\s+3 in 6 · 50%\s+2 in 6 · 33%\s+−17%/);
    await page.waitForURL('**/?with=hard-cover&vs.with=soft-cover');
  });
});

describe('a disputed cell of a table', () => {
  it('gives the number in use and, beside it, the one of the other claim', async () => {
    // The sheet prints −10 at 72″ for an AP above 14; with the columns exchanged it is −8.
    const page = await openAt('/en/mein-panzer/tables/range-ap/?ap=15&distance=72');
    expect(await total(page)).toBe('-10');
    const rival = page.locator('work-out table', { hasText: 'AP above 14' });
    await expect.poll(() => rival.locator('tbody td').allInnerTexts()).toEqual(['−10', '−8']);
    expect(await rival.locator('thead th').last().innerText()).toBe(
      '−2, −4 and −8: columns transposed',
    );
    // Of a situation without the dispute nothing stays.
    await page.locator('[data-number=distance]').fill('36');
    await rival.waitFor({ state: 'detached' });
  });
  it('shows what differs in all that is read and follows, and nothing that is the same', async () => {
    const page = await openAt(
      '/en/asl-starter-kit/modifiers/to-hit/?with=intensive-fire&th-number=8&breakdown.b-number=12',
    );
    const rival = page.locator('[data-rivals=to-hit] table', { hasText: 'X# becomes' }).first();
    await rival.waitFor();
    const heads = await rival.locator('tbody th').allInnerTexts();
    expect(heads.filter((head) => !/malfunction|eliminated/i.test(head))).toEqual([]);
    expect(heads.length).toBeGreaterThan(1);
  });
});

describe('sharing a result', () => {
  it('gives one line and a table in every format, with the link to the situation', async () => {
    const page = await openAt(`${TO_HIT}?with=long-range,soft-cover`);
    await page.locator('[data-do=share]').click();
    const dialog = page.locator('dialog.share');
    await dialog.locator('code').first().waitFor();
    const texts = await dialog.locator('code').allInnerTexts();
    expect(texts[0]).toContain(
      'To-hit roll (Bolt Action, 1st ed.): Long range −1, Soft cover −1 → 5+ (each die: 2 in 6 · 33%)',
    );
    expect(texts.filter((text) => !text.includes('with=long-range,soft-cover'))).toEqual([]);
    expect(texts.filter((text) => /33%/.test(text)).length).toBeGreaterThanOrEqual(5);
  });
});

describe('a worked example', () => {
  it('opens as its own situation', async () => {
    const page = await site.open(TO_HIT);
    await page.locator('#far-in-soft-cover .try').click();
    await page.locator('work-out[data-ready]').waitFor();
    expect([await total(page), await target(page), await odds(page, 'hit')]).toEqual([
      '-2',
      '5',
      '1/3',
    ]);
  });
});

describe('a worked example of one of several rolls', () => {
  it('has no link where an address cannot say its throw; its modifiers alone open', async () => {
    const path = '/en/bolt-action/tables/vehicle-damage/';
    const page = await openAt(`${path}?full.with=open-topped-full`);
    expect(await page.locator('#open-topped-on-fire').count()).toBe(1);
    expect(await page.locator('#open-topped-on-fire .try').count()).toBe(0);
    // 2 + 1 = 3 is one of six results.
    expect(await odds(page, 'full.on-fire')).toBe('1/6');
    const open = page.locator('[data-start=full] [data-with=open-topped-full]');
    expect(await open.isChecked()).toBe(true);
    expect(await page.locator('[data-start=superficial] :checked[data-with]').count()).toBe(0);
  });
});

describe('with the keyboard alone', () => {
  it('can be used, and the result is announced once', async () => {
    const page = await site.open(TO_HIT);
    await page.locator('#fire-on-the-move input').focus();
    await page.keyboard.press('Space');
    await page.locator('work-out[data-ready]').waitFor();
    const said = page.locator('work-out [role=status]');
    await expect.poll(() => said.innerText()).toBe('Needed: 4 or more. Hit: 3 in 6 (50%).');
    await page.evaluate(() => {
      const status = document.querySelector('work-out [role=status]');
      const log: string[] = [];
      Object.assign(globalThis, { said: log });
      if (status)
        new MutationObserver(() => log.push(status.textContent)).observe(status, {
          childList: true,
          characterData: true,
          subtree: true,
        });
    });
    // Three changes at once, however slow the machine is.
    await page.locator('#fire-on-the-move input').evaluate((box: HTMLElement) => {
      for (let change = 0; change < 3; change++) box.click();
    });
    const sentences = () => page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    await expect.poll(sentences).toHaveLength(1);
    await page.waitForTimeout(1000);
    expect(await sentences()).toEqual(['Needed: 3 or more. Hit: 4 in 6 (67%).']);
  });
});

describe('on a phone', () => {
  it('keeps the result in view, with large enough controls', async () => {
    const page = await openAt(`${TO_HIT}?with=soft-cover`, PHONE);
    for (const top of [0, 400, 900]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      const box = await page.locator('[data-roll-target]').boundingBox();
      expect(box && box.y >= 0 && box.y + box.height <= 780).toBe(true);
    }
    const small = await page
      // A word about the source opens in a line of 24 px.
      .locator('work-out :is(button, select, label:has(input), summary:not(.why > *)):visible')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().height < 43.5)
          .map((control) => control.outerHTML.slice(0, 80)),
      );
    expect(small).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
  it('shows the letters of the outcomes, and no sign of a link over them', async () => {
    const path = '/en/mein-panzer/modifiers/direct-fire/?training=10&range=10';
    const page = await openAt(path, PHONE);
    const names = page.locator('.odds-of tbody th:has(.sign) > a');
    await names.first().waitFor();
    const signs = names.evaluateAll((links) =>
      links.map((link) => getComputedStyle(link, '::before').content),
    );
    expect(new Set(await signs)).toEqual(new Set(['none']));
  });
  it('keeps the sign of what can be opened beside its words', async () => {
    const page = await openAt('/pl/mein-panzer/modifiers/direct-fire/?training=10&range=10', PHONE);
    const heads = page.locator('.follows > summary:visible');
    await heads.first().waitFor();
    // The sign stands in the first line of the words only where they flow together.
    const displays = heads.evaluateAll((all) => all.map((one) => getComputedStyle(one).display));
    expect(new Set(await displays)).toEqual(new Set(['list-item']));
  });
});

describe('the bar', () => {
  it('names every modifier of its sum with what it adds', async () => {
    const page = await openAt(`${TO_HIT}?with=long-range,soft-cover&pin-markers=2`, PHONE);
    const bar = await page.locator('.bar').innerText();
    expect(bar).toContain('Modifiers −4');
    expect(bar).toContain('Pin markers on the firer −2, Long range −1, Soft cover −1');
  });
});

describe('a modifier with a number of its own that excludes others', () => {
  it('applies when its number is given, and no longer when another one has a number', async () => {
    const page = await site.open('/en/mein-panzer/modifiers/direct-fire/', PHONE);
    const [line, other] = ['om1', 'om2'].map((id) => page.locator(`[data-line="${id}"]`));
    await line?.locator('[data-step="1"]').click();
    await page.locator('work-out[data-ready]').waitFor();
    expect(await line?.locator('[data-number]').inputValue()).not.toBe('');
    await other?.locator('[data-step="1"]').click();
    expect(await line?.locator('[data-number]').inputValue()).toBe('');
    expect(await other?.locator('[data-with]').isChecked()).toBe(true);
  });
});

it.each([
  ['/pl/mein-panzer/modifiers/direct-fire/?distance=30', { width: 1280, height: 800 }],
  ['/en/bolt-action/modifiers/to-hit/?with=soft-cover', { width: 360, height: 740 }],
])('the bar never hides what has the focus: %s', async (path, viewport) => {
  const page = await openAt(path, { viewport });
  const hidden = new Set<string>();
  let besideBar = 0;
  for (let stop = 0; stop < 120; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      const box = focused?.getBoundingClientRect();
      const bar = document.querySelector('work-out .total')?.getBoundingClientRect();
      const isStuck = bar !== undefined && bar.height > 0 && bar.bottom >= innerHeight - 1;
      if (!focused || !box || !isStuck || focused.closest('.total')) return undefined;
      const isCovered = box.top >= bar.top - 1 && box.bottom <= bar.bottom + 1;
      return isCovered ? focused.outerHTML.slice(0, 60) : '';
    });
    if (found !== undefined) besideBar++;
    if (found) hidden.add(found);
  }
  expect(besideBar).toBeGreaterThan(20);
  expect([...hidden]).toEqual([]);
});

describe('with an open calculator', () => {
  it('axe finds nothing, in both themes', async () => {
    const page = await site.open('/robots.txt', { bypassCSP: true });
    for (const path of [
      `${TO_HIT}?with=soft-cover&damage-roll.damage=veteran&vs.with=hard-cover`,
      '/ja/asl-starter-kit/modifiers/morale-check/?morale=7&elr=3',
      '/pl/mein-panzer/modifiers/direct-fire/?training=10&om1=1&distance=30',
    ]) {
      await page.goto(site.base + path);
      await page.locator('work-out[data-ready]').waitFor();
      expect([path, await violations(page)]).toEqual([path, []]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect([path, 'dark', await violations(page, 'colours')]).toEqual([path, 'dark', []]);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
});

/** In the page: how much of the calculator was loaded, and what of it is not kept. */
async function keptOf() {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((url) => /\/(?:_astro|situations)\//.test(url));
  const kept = await Promise.all(loaded.map((url) => caches.match(url)));
  return {
    loaded: loaded.length,
    lost: loaded.filter((_, index) => !kept[index]),
  };
}

describe('without a connection', () => {
  it('works where it was used before', async () => {
    const page = await site.openNew(TO_HIT, { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(async (path) => Boolean(await caches.match(path)), TO_HIT);
    await page.reload();
    await page.locator('#hard-cover label').click();
    await page.locator('work-out[data-ready]').waitFor();
    // The service worker keeps files after the page has them.
    let before = 0;
    await expect
      .poll(
        async () => {
          const { loaded, lost } = await page.evaluate(keptOf);
          const isQuiet = loaded === before;
          before = loaded;
          return isQuiet ? lost : ['more is being loaded'];
        },
        { interval: 1000 },
      )
      .toEqual([]);
    await page.context().setOffline(true);
    await page.goto(`${site.base}${TO_HIT}?with=long-range`);
    await page.locator('work-out[data-ready]').waitFor();
    expect(await target(page)).toBe('4');
  });
});
