/** The layout of every kind of page at four widths: nothing is cut off, squeezed, shifted or joined. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '../../src/i18n/languages.ts';
import { getRulebook } from '../../src/rulebook.ts';
import { oneIn } from '../sample.ts';
import { joinedWords } from './joined-words.ts';
import { KINDS } from './kinds.ts';
import { PHONE, site } from './site.ts';

/** A page is loaded at one width and then checked at all. */
const WIDTHS = [360, 768, 1280, 1600];
const MOST_SHIFT = 0.05;

const PATHS = Object.values(KINDS).flat();
/** Pages with a long track, or long words in the boxes of dice. */
const SQUEEZED = [
  'bolt-action/procedures/shooting',
  'bolt-action/modifiers/to-hit',
  'bolt-action/modifiers/damage-roll',
  'bolt-action/tables/assault-to-hit',
  'bolt-action/tables/movement',
  'mein-panzer/modifiers/direct-fire',
  'mein-panzer/procedures/critical-hit',
  'asl-starter-kit/phases/rally',
  'asl-starter-kit/procedures/close-combat-attack',
];

describe.each(LANGUAGE_TAGS)('in %s', (language) => {
  it.each([
    [360, oneIn(LANGUAGE_TAGS.length, PATHS, LANGUAGE_TAGS.indexOf(language))],
    [1280, oneIn(LANGUAGE_TAGS.length, PATHS, LANGUAGE_TAGS.indexOf(language) + 1)],
  ])('every kind of page is in order, loaded at %i px', async (first, paths) => {
    const page = await site.open('/robots.txt', {
      ...(first < 500 && PHONE),
      viewport: { width: first, height: 800 },
    });
    const faults: string[] = [];
    for (const path of paths) {
      const response = await page.goto(`${site.base}/${language}/${path}`);
      if (response?.status() !== 200) faults.push(`${path}: ${response?.status()}`);
      if (path.includes('?q=')) await page.locator('[data-result]').first().waitFor();
      const shift = await page.evaluate(shiftSoFar);
      if (shift > MOST_SHIFT) faults.push(`${path} at ${first}: shift ${shift.toFixed(3)}`);
      for (const width of first === 360 ? WIDTHS : [first]) {
        await page.setViewportSize({ width, height: 800 });
        for (const fault of await page.evaluate(faultsOfLayout, width))
          faults.push(`${path} at ${width}: ${fault}`);
        // The words are the same at every width.
        if (width === 1280)
          for (const words of await page.evaluate(joinedWords))
            faults.push(`${path}: joins ${words}`);
      }
      await page.setViewportSize({ width: first, height: 800 });
    }
    expect(faults).toEqual([]);
  });
});

interface Shift {
  value: number;
}

/** Runs in the page: the total layout shift since it was opened, after its scripts have run. */
async function shiftSoFar(): Promise<number> {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as unknown as Shift).value;
  }).observe({ type: 'layout-shift', buffered: true });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  return sum;
}

/** Runs in the page. */
function faultsOfLayout(width: number): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  // Not the window, which a phone makes as wide as the page.
  if (scrollWidth > width) faults.push(`scrolls sideways by ${scrollWidth - width} px`);
  for (const part of document.querySelectorAll('[hidden]'))
    if (part.checkVisibility()) faults.push(`shows what is hidden: ${part.outerHTML.slice(0, 80)}`);
  for (const sign of document.querySelectorAll('.about, .tied > [data-ev]')) {
    const around = sign.closest('.tied') ?? sign;
    const before = document.createRange();
    before.setStart(around.parentElement ?? around, 0);
    before.setEndBefore(around);
    const words = [...before.getClientRects()].at(-1);
    if (words && sign.checkVisibility() && sign.getBoundingClientRect().top > words.bottom - 2)
      faults.push(`begins a line with the sign behind “${before.toString().trim().slice(-40)}”`);
  }
  const title = document.querySelector<HTMLElement>('.title > h1');
  const lead = document.querySelector('.title > .lead')?.getBoundingClientRect();
  if (!title?.parentElement) return faults;
  const box = title.getBoundingClientRect();
  if (lead && lead.height > 0 && lead.top < box.bottom - 2) faults.push('text beside the title');
  if (box.width < title.parentElement.clientWidth * 0.5) faults.push('a crushed title');
  title.style.overflowWrap = 'normal';
  if (title.scrollWidth > title.clientWidth + 1) faults.push('a broken word in the title');
  title.style.overflowWrap = '';
  return faults;
}

/** A contract: five modifiers on the first screen of a phone, or all. */
const FEW = 5;

it.each(LANGUAGE_TAGS)(
  'a phone shows five modifiers of every set at first, and no control over their words, in %s',
  async (language) => {
    const page = await site.open('/robots.txt', PHONE);
    const short: string[] = [];
    const sets = getRulebook().rulesets.flatMap(({ id, entries }) =>
      entries.flatMap(({ kind, address }) => (kind === 'modifiers' ? [`${id}/${address}/`] : [])),
    );
    for (const path of oneIn(LANGUAGE_TAGS.length, sets, LANGUAGE_TAGS.indexOf(language))) {
      await page.goto(`${site.base}/${language}/${path}`);
      const { all, seen, covered } = await page.evaluate(modifiersInView);
      short.push(...covered.map((words) => `${path}: ${words}`));
      if (seen < Math.min(FEW, all)) short.push(`${path}: ${seen} of ${all}`);
    }
    expect(sets.length).toBeGreaterThan(40);
    expect(short).toEqual([]);
  },
);

/** Runs in the page: modifiers whose name and figure are on the screen, and those whose words lie under a control. */
function modifiersInView(): { all: number; seen: number; covered: string[] } {
  const lines = [...document.querySelectorAll('.sum .group li[id]')];
  const bar = document.querySelector('.total');
  const end = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
  const seen = lines.filter((line) => {
    const words = line.querySelector(':scope > * > span');
    return (words?.getBoundingClientRect().top ?? Infinity) + 24 <= end;
  });
  const covered = lines.filter((line) => {
    const stepper = line.querySelector('.stepper');
    const words = line.querySelector(':scope > p > span');
    if (!stepper?.checkVisibility() || !words) return false;
    const box = stepper.getBoundingClientRect();
    const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      // The word of a sign is only read aloud.
      if (texts.currentNode.parentElement?.closest('[data-ev]')) continue;
      range.selectNode(texts.currentNode);
      for (const { right, top, bottom } of range.getClientRects())
        if (right > box.left && top < box.bottom - 3 && bottom > box.top + 3) return true;
    }
    return false;
  });
  return {
    all: lines.length,
    seen: seen.length,
    covered: covered.map(({ textContent }) => textContent.trim()),
  };
}

describe('a link to a row', () => {
  it('moves the focus to the row, so that it is read out', async () => {
    const page = await site.open('/en/bolt-action/tables/weapons/#medium-mortar');
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.closest('tr')?.id ?? document.activeElement?.tagName,
      );
    expect(await focused()).toBe('medium-mortar');
    await page.evaluate(() => void (location.hash = '#rifle'));
    await expect.poll(focused).toBe('rifle');
  });
});

describe('on a phone', () => {
  it.each(LANGUAGE_TAGS)(
    'no name of the turn track is cut, and no result is squeezed, in %s',
    async (language) => {
      const page = await site.open(`/${language}/`, PHONE);
      const faults: string[] = [];
      for (const path of SQUEEZED) {
        await page.goto(`${site.base}/${language}/${path}/`);
        const found = await page.evaluate(() => {
          const cut = [...document.querySelectorAll('.track a')].filter((link) => {
            const range = document.createRange();
            range.selectNodeContents(link);
            return range.getBoundingClientRect().width > link.getBoundingClientRect().width + 0.5;
          });
          const thin = [...document.querySelectorAll('.outcomes > li > p')].filter(
            (words) => words.getBoundingClientRect().width < 80,
          );
          return [...cut, ...thin].map(({ textContent }) => textContent.trim());
        });
        faults.push(...found.map((words) => `${path}: ${words}`));
      }
      expect(faults).toEqual([]);
    },
  );
});

describe('the share dialog', () => {
  it('is reachable, scrollable and closable by keyboard, also on a phone in landscape', async () => {
    const page = await site.open('/en/bolt-action/tables/weapons/', {
      viewport: { width: 640, height: 320 },
    });
    await page.locator('.share-at').focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog.share');
    await dialog.waitFor();
    const controls = dialog.locator('a, button, select, [tabindex="0"]');
    const count = await controls.count();
    const reached = new Set<string>();
    for (let step = 0; step < count + 2; step++) {
      await page.keyboard.press('Tab');
      reached.add(
        await page.evaluate(() => {
          const at = document.activeElement;
          const box = at?.getBoundingClientRect();
          // In view, after any scrolling in the dialog.
          if (!box || box.top < 0 || box.bottom > innerHeight + 1) return '';
          return `${at?.tagName} ${at?.getAttribute('aria-label') ?? at?.textContent}`;
        }),
      );
    }
    reached.delete('');
    expect(reached.size).toBeGreaterThanOrEqual(count);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('share-at');
  });
});

describe('on paper', () => {
  it('the first page shows game and address; sources and history follow the content, unfolded', async () => {
    const page = await site.open('/en/bolt-action/tables/weapons/', {
      viewport: { width: 720, height: 1000 },
    });
    await page.emulateMedia({ media: 'print' });
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? NaN;
    const table = await top('main table');
    expect(await top('.print-only')).toBeLessThan(table);
    expect(await page.locator('.print-only').innerText()).toMatch(
      /\/en\/bolt-action\/tables\/weapons\/.*Bolt Action/,
    );
    expect(await top('.plate')).toBeGreaterThan(table);
    expect(await top('#history')).toBeGreaterThan(table);
  });
});

describe('without JavaScript', () => {
  it('no control without function is shown, and every row has its link', async () => {
    const page = await site.open('/robots.txt', { ...PHONE, javaScriptEnabled: false });
    for (const path of PATHS) {
      await page.goto(`${site.base}/en/${path}`);
      const controls = page.locator(
        'main :is(button, input, select, summary):visible, .share-at:visible, .theme:visible',
      );
      const dead = await controls.evaluateAll((all) =>
        all.filter((one) => !one.closest('form[action]')).map(({ outerHTML }) => outerHTML),
      );
      // A collapsed part opens without JavaScript.
      expect([path, dead.filter((one) => !one.startsWith('<summary'))]).toEqual([path, []]);
      const rows = page.locator('table tbody tr[id]');
      const unlinked = await rows.evaluateAll((all) =>
        all
          // On the sheet for paper a code leads back to the table.
          .filter((row) => !row.closest('.sheet'))
          .filter((row) => !row.querySelector(`a[href="#${row.id}"]`))
          .map(({ id }) => id),
      );
      expect([path, unlinked]).toEqual([path, []]);
    }
  });
});
