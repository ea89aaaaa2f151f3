/** How many taps lead from the front page of a game to the result of a roll, on a phone. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PHONE, site } from './site.ts';

/** A number, a modifier, or a roll that follows; in the first stage unless another one is named before it. */
type Setting = { stage?: string } & ({ number: string; is: number } | { tick: string });
interface Case {
  /** The page of the roll, as the front page links it. */
  roll: string;
  /** What the link chooses after it. */
  then?: string;
  settings: Setting[];
  /** Outcome and its odds. */
  gives: [outcome: string, odds: string];
  taps: number;
}

const ROLLS: Record<string, Case> = {
  'a shot from afar at soft cover with three dice': {
    roll: 'bolt-action/modifiers/to-hit',
    settings: [{ tick: 'long-range' }, { tick: 'soft-cover' }, { number: 'shots', is: 3 }],
    gives: ['hit', '1/3'],
    taps: 4,
  },
  'a shot from afar at regulars in soft cover, with its damage': {
    roll: 'bolt-action/modifiers/to-hit',
    settings: [
      { tick: 'long-range' },
      { tick: 'soft-cover' },
      { stage: 'damage-roll', number: 'damage-value', is: 4 },
    ],
    gives: ['damage-roll.damaged', '1/6'],
    taps: 4,
  },
  'an order to regulars with 1 pin marker': {
    roll: 'bolt-action/modifiers/order-test',
    settings: [
      { number: 'morale', is: 9 },
      { number: 'pin-markers', is: 1 },
    ],
    gives: ['obeys', '25/36'],
    taps: 3,
  },
  'an attack on a building, directed by a leader': {
    roll: 'asl-starter-kit/modifiers/ift-attack',
    settings: [
      { number: 'tem', is: 2 },
      { number: 'leadership', is: -1 },
    ],
    gives: ['read-table', '1/1'],
    taps: 4,
  },
  'a Gun at a target in a building': {
    roll: 'asl-starter-kit/modifiers/to-hit',
    settings: [
      { number: 'th-number', is: 8 },
      { number: 'tem', is: 2 },
    ],
    gives: ['hit', '5/12'],
    taps: 4,
  },
  'a Gun at a tank, and whether it kills': {
    roll: 'asl-starter-kit/modifiers/to-hit',
    then: 'to-kill',
    settings: [
      { number: 'th-number', is: 8 },
      { stage: 'to-kill', number: 'tk-value', is: 13 },
      { stage: 'to-kill', number: 'af', is: 6 },
    ],
    gives: ['to-kill.within-number', '91/216'],
    taps: 4,
  },
  'a Morale Check': {
    roll: 'asl-starter-kit/modifiers/morale-check',
    settings: [
      { number: 'morale', is: 7 },
      { number: 'elr', is: 3 },
    ],
    gives: ['passed', '5/12'],
    taps: 3,
  },
  'a rally in a building with a leader': {
    roll: 'asl-starter-kit/modifiers/rally',
    settings: [
      { number: 'morale', is: 7 },
      { number: 'leadership', is: -1 },
      { tick: 'woods-or-building' },
    ],
    gives: ['rallied', '5/6'],
    taps: 4,
  },
  'a squad against a tank in Close Combat': {
    roll: 'asl-starter-kit/modifiers/vehicle-close-combat',
    settings: [{ number: 'ccv', is: 5 }, { tick: 'cx' }],
    gives: ['eliminated', '1/12'],
    taps: 3,
  },
  'direct fire': {
    roll: 'mein-panzer/modifiers/direct-fire',
    settings: [
      { number: 'training', is: 10 },
      { number: 'om1', is: 1 },
      { number: 'distance', is: 30 },
    ],
    gives: ['hit', '7/20'],
    taps: 4,
  },
  'a random selection among 3': {
    roll: 'asl/rules/random-selection',
    settings: [{ number: 'eligible-units', is: 3 }],
    gives: ['selected', '91/216'],
    taps: 3,
  },
};

/** Presses what a finger would, and counts it. */
class Finger {
  taps = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async tap(control: Locator): Promise<void> {
    this.taps++;
    await control.tap();
  }

  async set(setting: Setting): Promise<void> {
    const { stage } = setting;
    const form = this.page.locator(
      stage === undefined ? 'work-out [data-stage]' : `[data-stage="${stage}"]`,
    );
    if (stage !== undefined) {
      const follows = this.page.locator(`[data-next="${stage}"]`);
      if ((await follows.getAttribute('open')) === null)
        await this.tap(follows.locator('summary').first());
    }
    const control = form
      .first()
      .locator(
        'tick' in setting
          ? `label:has([data-with="${setting.tick}"])`
          : `.stepper:has([data-number="${setting.number}"])`,
      );
    const folded = form
      .first()
      .locator(
        `details.inputs:not([open]):has([data-number="${'number' in setting ? setting.number : ''}"])`,
      );
    if ((await folded.count()) > 0) await this.tap(folded.locator('summary'));
    if ('tick' in setting) return this.tap(control);
    const button = control.locator(`[data-set="${String(setting.is).replace('-', '−')}"]`);
    if ((await button.count()) > 0) return this.tap(button);
    // Without a button of its own it is typed, or reached in steps.
    const digits = [...String(setting.is)].length;
    if (Math.abs(setting.is) <= digits + 1) {
      for (let step = 0; step < Math.abs(setting.is); step++)
        await this.tap(control.locator(`[data-step="${Math.sign(setting.is)}"]`));
      return;
    }
    this.taps += 1 + digits;
    await control.locator('input').fill(String(setting.is));
  }
}

describe('taps on a phone', () => {
  it.each(Object.entries(ROLLS))('%s', async (_, { roll, then, settings, gives, taps }) => {
    const [ruleset = ''] = roll.split('/');
    const page = await site.open(`/en/${ruleset}/`, PHONE);
    const finger = new Finger(page);
    const link = `/${roll}/${then === undefined ? '' : `?then=${then}`}`;
    await finger.tap(
      page.locator(`main a:is([href$="${link}"], [href$="${link}#work-out"])`).first(),
    );
    await page.waitForURL((url) => `${url.pathname}${url.search}`.endsWith(link));
    const open = page.locator('work-out [data-do=open]');
    if ((await open.count()) > 0) await finger.tap(open);
    await page.locator('work-out [data-stage]').first().waitFor();
    // What the link opens is open before the first tap, which would close it.
    if (then !== undefined) await page.locator(`[data-next="${then}"][open]`).first().waitFor();
    for (const setting of settings) await finger.set(setting);
    const [outcome, odds] = gives;
    const result = page.locator(`[data-outcome="${outcome}"]`).first();
    await expect.poll(() => result.getAttribute('data-odds')).toBe(odds);
    expect(finger.taps).toBe(taps);
  });
});
