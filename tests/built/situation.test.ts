/** The calculators as built files: small, complete, and useful without scripts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';
import { builtPages, DIST } from './dist.ts';
import { FIRST_USE_BUDGET, firstUses, presentScripts, situationFiles } from './first-use.ts';

describe('the first use of a calculator', () => {
  it('loads at most 35 kB: modules, styles and the data of the entry, in every language', () => {
    expect(firstUses.length).toBeGreaterThan(200);
    expect(Math.min(...firstUses.map(({ bytes }) => bytes))).toBeGreaterThan(10_000);
    expect(firstUses.filter(({ bytes }) => bytes > FIRST_USE_BUDGET)).toEqual([]);
  });
  it('is not part of what a page loads to be read', () => {
    expect([...presentScripts].filter((file) => file.startsWith('calculator'))).toEqual([]);
  });
});

/** What the pages of these entries say instead of having a calculator. */
const NOTHING_TO_CALCULATE: Record<string, Record<'en' | 'pl' | 'ja', string>> = {
  // Every modifier sets a number that the sources do not agree on.
  'asl-starter-kit/modifiers/elimination-number': {
    en: 'No calculator: our sources do not give the number.',
    pl: 'Tego nie da się obliczyć: źródła nie podają tej liczby.',
    ja: '資料に値がないため、計算できません。',
  },
  // Every modifier takes over the Original B#, as it is printed.
  'asl/modifiers/x-number': {
    en: 'No calculation is needed: the number is used as it is.',
    pl: 'Nie ma tu czego obliczać: liczba pozostaje bez zmian.',
    ja: '値をそのまま使うため、計算は要りません。',
  },
};

describe('every roll and every computed value', () => {
  const worked = getRulebook().rulesets.flatMap(({ id, entries }) =>
    entries.flatMap(({ address, index }) =>
      (['Roll', 'ValueSet', 'TableRoll'] as const).some((shape) => index.ofShape(shape).length > 0)
        ? [`${id}/${address}`]
        : [],
    ),
  );
  it.each(['en', 'pl', 'ja'] as const)(
    'has a calculator on its page, or says why not, in %s',
    (language) => {
      const files = new Set(situationFiles);
      const without = worked.filter((address) => {
        const html = readFileSync(join(DIST, language, address, 'index.html'), 'utf8');
        const hasData = files.has(`${language}/${address}.json`);
        expect([address, hasData]).toEqual([address, html.includes('<work-out')]);
        const reason = NOTHING_TO_CALCULATE[address]?.[language];
        if (reason !== undefined) expect(parse(html).text).toContain(reason);
        return !hasData;
      });
      expect(without).toEqual(Object.keys(NOTHING_TO_CALCULATE));
      expect(worked.length).toBeGreaterThan(50);
    },
  );
});

describe('a page without scripts', () => {
  const page = (path: string) => parse(readFileSync(join(DIST, path, 'index.html'), 'utf8'));
  it('has no enabled control', () => {
    const controls = page('en/bolt-action/modifiers/to-hit')
      .querySelectorAll('work-out :is(button, input, select)')
      .filter((control) => !control.hasAttribute('disabled') && !control.closest('[disabled]'));
    expect(controls.map(String)).toEqual([]);
  });
  it('shows the odds for every needed number', () => {
    const rows = page('en/bolt-action/modifiers/to-hit')
      .querySelectorAll('[data-need]')
      .map((cell) => cell.querySelectorAll('dt, dd').map(({ text }) => text.trim()));
    expect(rows).toEqual([
      ['2+', '83%'],
      ['3+', '67%'],
      ['4+', '50%'],
      ['5+', '33%'],
      ['6+', '17%'],
      ['7+', 'unknown'],
    ]);
  });
  it('has each needed number once, also those beyond which the dice always fail', () => {
    const strips = builtPages()
      .filter(({ path, html }) => path.startsWith('/en/') && html.includes('data-need='))
      .map(({ path, root }) => {
        const cells = root.querySelectorAll('[data-need] dt');
        return { path, needs: cells.map(({ text }) => text.trim()) };
      });
    expect(strips.length).toBeGreaterThan(5);
    expect(strips.filter(({ needs }) => new Set(needs).size < needs.length)).toEqual([]);
  });
});
