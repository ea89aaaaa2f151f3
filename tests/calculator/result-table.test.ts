/** The table below a copied result: only odds that are known, and of several both what is thrown and how likely it is. */
import { describe, expect, it } from 'vitest';
import { loadCounts } from '../../src/calculator/counts.ts';
import { resultTable } from '../../src/calculator/result-table.ts';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { textsOf } from '../../src/workout/build/texts.ts';
import { problemAt, rulebook } from '../workout/rules.ts';
import { sayFor } from '../../src/view/calculator-words.ts';
import { templates } from '../../src/i18n/ui.ts';
import { WORDS } from '../../src/share/data.ts';
import { fillerOf } from '../../src/text/fill-in.ts';

await loadCounts();
const tell = fillerOf(templates('en', WORDS), 'en');

function rowsAt(game: string, entry: string, link: string): string[] | undefined {
  const problem = problemAt(game, entry);
  const ruleset = rulebook.rulesets.find(({ id }) => id === game)!;
  const words = { problem, texts: textsOf(problem, ruleset, 'en'), say: sayFor('en') };
  const [start] = resolve(problem, readSituation(problem, link).situation).starts;
  return resultTable(start!, words, tell)?.rows.map((row) => row.join(' | '));
}

describe('the table of a copied result', () => {
  it.each([
    ['of a value, which has no odds', 'mein-panzer', 'procedures/movement', ''],
    ['of odds that are all missing', 'mein-panzer', 'procedures/critical-hit', 'training=2'],
    ['of odds that are all unknown', 'mein-panzer', 'modifiers/morale', ''],
  ])('is none %s', (_, game, entry, link) => {
    expect(rowsAt(game, entry, link)).toBeUndefined();
  });
  it.each([
    [
      'leaves out what is missing',
      'bolt-action',
      'modifiers/morale-check',
      'with=pin-markers',
      ['Always failed | 3 in 36 | 8%', 'Always passed | 1 in 36 | 3%'],
    ],
    [
      'says what is unknown beside what is known',
      'mein-panzer',
      'procedures/rally',
      '',
      [
        'Rallied (with a bonus move) | 1 in 20 | 5%',
        'Rallied | – | unknown',
        'Failed | – | unknown',
      ],
    ],
    [
      'says certain, not 1 in 1, and nothing of what is impossible',
      'asl-starter-kit',
      'rules/breakdown',
      'x-number=0&b-number=12',
      ['Weapon eliminated | – | certain'],
    ],
    [
      'says throws and chances of both that are possible in their columns',
      'asl-starter-kit',
      'procedures/reaction-fire',
      'with=inexperienced,italian-not-elite&morale=6',
      [
        'Fails (pinned, may not attack) | 26 in 36 or 30 in 36 | 72% or 83%',
        'Passes (may attack) | 6 in 36 or 10 in 36 | 17% or 28%',
      ],
    ],
    [
      'leaves out a roll that only leads on to the next',
      'asl-starter-kit',
      'procedures/fire-attack',
      'firepower.firepower=4&ift-attack.hindrance=0&keep-rof.rof=2',
      ['Hindrance: LOS is clear (the Hindrance is a DRM) | – | certain'],
    ],
    [
      'has each result with its roll where there are several, and no roll of which nothing is known',
      'mein-panzer',
      'procedures/close-combat-vehicles',
      'with=added-charge&top-dv=1&charge-strength=7&then=survival',
      [
        'Attack on vehicles and structures: result 1 | 5 in 20 | 25%',
        'Attack on vehicles and structures: result 2 | 8 in 20 | 40%',
        'Attack on vehicles and structures: result 3 | 2 in 20 | 10%',
        'Attack on vehicles and structures: result 4 | 4 in 20 | 20%',
        'Attack on vehicles and structures: result 5 | 1 in 20 | 5%',
      ],
    ],
  ])('%s', (_, game, entry, link, rows) => {
    expect(rowsAt(game, entry, link)).toEqual(rows);
  });
});
