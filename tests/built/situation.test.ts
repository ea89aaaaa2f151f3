/** The calculators as built files: small, complete, and useful without scripts. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { getRulebook } from '../../src/rulebook.ts';
import { DIST } from './dist.ts';

/** Compressed bytes loaded on first use: modules and the data of the entry. The aim is 15,000. */
const BUDGET = 28_000;

const ASSETS = join(DIST, '_astro');
const weigh = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** A module and its static imports, by file name. */
function modulesOf(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const text = readFileSync(join(ASSETS, name), 'utf8');
  for (const [, path] of text.matchAll(/(?:^|[;}\s])(?:import|from)\s*"\.\/([^"]+)"/g))
    // The script that every page has is already loaded.
    if (path !== undefined && !path.startsWith('Page.')) modulesOf(path, found);
  return found;
}

const data = readdirSync(join(DIST, 'situations'), { recursive: true, encoding: 'utf8' })
  .map((file) => join(DIST, 'situations', file))
  .filter((file) => statSync(file).isFile());

describe('the first use of a calculator', () => {
  it('stays within the budget, with the data of any entry in any language', () => {
    const entry = readdirSync(ASSETS).find((file) => file.startsWith('calculator.'));
    const modules = [...modulesOf(entry ?? '')].map((file) => weigh(join(ASSETS, file)));
    const scripts = modules.reduce((sum, bytes) => sum + bytes, 0);
    const largest = data
      .map((file) => ({ file, bytes: scripts + weigh(file) }))
      .sort((a, b) => b.bytes - a.bytes);
    expect(scripts).toBeGreaterThan(1000);
    expect(largest.filter(({ bytes }) => bytes > BUDGET)).toEqual([]);
  });
});

/** Values that only take another value, or one that is unknown: there is nothing to calculate. */
const NOTHING_TO_CALCULATE = [
  'asl-starter-kit/modifiers/elimination-number',
  'asl/modifiers/x-number',
];

describe('every roll and every computed value', () => {
  const withRoll = getRulebook().rulesets.flatMap(({ id, entries }) =>
    entries.flatMap((entry) => {
      const worked = 'roll' in entry.data || 'value' in entry.data;
      return worked ? [`${id}/${entry.address}`] : [];
    }),
  );
  it.each(['en', 'pl', 'ja'])('can be calculated in %s', (language) => {
    const files = new Set(data.map((file) => file.replaceAll('\\', '/')));
    expect(
      withRoll.filter(
        (address) => !files.has(join(DIST, 'situations', language, `${address}.json`)),
      ),
    ).toEqual(NOTHING_TO_CALCULATE);
  });
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
      .querySelectorAll('.odds-by-need tbody tr')
      .map((row) => row.querySelectorAll('th, td').map(({ text }) => text.trim()));
    expect(rows).toEqual([
      ['1+', '6 in 6', '100 %'],
      ['2+', '5 in 6', '83 %'],
      ['3+', '4 in 6', '67 %'],
      ['4+', '3 in 6', '50 %'],
      ['5+', '2 in 6', '33 %'],
      ['6+', '1 in 6', '17 %'],
    ]);
  });
});
