/** Two games written from the documentation of the package alone: they pass, and their odds are those that a separate program counted. */
import { describe, expect, it } from 'vitest';
import { readRulebook } from '../../src/rulebook.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { resolve } from '../../src/workout/resolve.ts';

const { rulebook, diagnostics } = readRulebook('tests/fixtures/games');

it('pass the check', () => expect(diagnostics).toEqual([]));

function workedOut(game: string, link: string) {
  const [address = '', situation = ''] = link.split('?');
  const ruleset = rulebook?.rulesets.find(({ id }) => id === game);
  const entry = ruleset?.entries.find((one) => one.address === address);
  const problem = ruleset && entry && problemOf(ruleset, entry);
  if (!problem) throw new Error(`${address} has nothing to work out`);
  const read = readSituation(problem, situation);
  expect(read.notices).toEqual([]);
  const [start] = resolve(problem, read.situation).starts;
  return start!;
}

describe('odds of Cinder March', () => {
  it.each<[string, string, string]>([
    ['one die', 'modifiers/nerve?nerve=6&with=leader,wounds,fear&wounds=1', '1/10 2/5 1/2'],
    ['degrees', 'modifiers/skill?skill=55&with=tools', '1/20 7/20 1/10 1/10 1/10 3/10'],
    ['degrees out of reach', 'modifiers/skill?skill=20', '1/20 0/1 0/1 1/10 1/10 3/4'],
    ['rolled again', 'rules/rerolled', '7/18 11/18'],
    ['a contest rolled again', 'rules/initiative', '1/2 1/2'],
    ['a margin', 'modifiers/clash?attack=7&clash-other.defence=0', '18/25 11/50 3/50'],
    [
      'modifiers of a side',
      'modifiers/clash?attack=4&clash-other.defence=2&with=charging',
      '9/20 17/50 21/100',
    ],
    ['a row', 'tables/spells?spells=flame-lance&power=0', '1/36 7/12 7/18'],
    ['a row and a number', 'tables/spells?spells=flame-lance&power=1', '1/36 13/18 1/4'],
    ['D66', 'tables/mishaps', '1/2 4/9 1/18'],
    ['what follows', 'tables/scatter', '1/4 3/8 3/8 3/8 3/8'],
  ])('%s', (_, link, expected) => {
    const odds = Object.values(workedOut('cinder-march', link).odds);
    const written = odds.map((one) => (one.type === 'known' ? reduced(one.value) : one.type));
    expect(written.join(' ')).toBe(expected);
  });
  it('dice that explode, in a pool', () => {
    const [slain, burnt] = Object.values(workedOut('cinder-march', 'rules/exploding').odds).map(
      (one) => one.type === 'known' && Number(one.value.count) / Number(one.value.of),
    );
    expect(slain).toBeCloseTo(19 / 162, 9);
    expect(burnt).toBeCloseTo(95 / 162, 9);
  });
  it.each([
    ['weapon=bow&range=15', [1 / 4, 1 / 2, 1 / 4]],
    ['weapon=fire-pot&range=8', [1 / 27, 6 / 27, 12 / 27, 8 / 27]],
  ])('the number needed and the number of dice of one row: %s', (link, hits) => {
    const { counts } = workedOut('cinder-march', `modifiers/shooting?${link}`);
    const { hit } = counts!.outcomes;
    expect(hit).toMatchObject({
      value: { exactly: hits.map((one) => expect.closeTo(one, 9) as number) },
    });
  });
});

it.each<[string, string, number]>([
  ['cinder-march', 'modifiers/cost?trolls=2&archers=3&shields=3', 265],
  ['cinder-march', 'modifiers/score?trolls=3&archers=1&held=1', 18],
  ['little-wars', 'modifiers/time-allowance?men=110&guns=3', 7],
  ['little-wars', 'procedures/melee?superior=19&inferior=13', 6],
  ['little-wars', 'procedures/melee?superior=20&inferior=6', 6],
])('%s: %s', (game, link, value) =>
  expect(workedOut(game, link).value).toEqual({ type: 'known', value }),
);
