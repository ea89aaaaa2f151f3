/**
 * Two games written from the documentation of the package alone: they pass, and their odds are those that a separate program
 * counted, or that are counted here, throw by throw, from what their rules say in words.
 */
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

/** Every throw of dice with these numbers of sides. */
const throwsOf = (...sides: number[]): number[][] =>
  sides.reduce<number[][]>(
    (all, side) => all.flatMap((dice) => Array.from({ length: side }, (_, n) => [...dice, n + 1])),
    [[]],
  );

/** How many of these throws have each result, as the reduced fractions of all that have one. */
function counted<T>(throws: readonly T[], result: (dice: T) => string | undefined) {
  const all = throws.flatMap((dice) => result(dice) ?? []);
  return (outcome: string): string => {
    const [count, of] = [all.filter((one) => one === outcome).length, all.length];
    const divisor = Array.from({ length: of }, (_, n) => of - n).find(
      (n) => count % n === 0 && of % n === 0,
    );
    return divisor === undefined ? 'none' : `${count / divisor}/${of / divisor}`;
  };
}

describe('odds of Cinder March that are counted throw by throw', () => {
  const of = (link: string, outcome: string) => {
    const chance = workedOut('cinder-march', link).odds[outcome];
    return chance?.type === 'known' ? reduced(chance.value) : chance?.type;
  };
  const nerve =
    (needed: number) =>
    ([die = 0]: number[]) =>
      die === 10 ? 'routed' : die <= needed ? 'held' : 'shaken';
  const skill =
    (number: number) =>
    ([die = 0]: number[]) => {
      if (die >= 96) return 'fumble';
      if (die > number) return 'failed';
      return ['bare', 'one', 'two', 'three'][Math.min(3, Math.floor((number - die) / 10))];
    };
  const spell =
    (needed: number) =>
    ([one = 0, two = 0]: number[]) =>
      one === 1 && two === 1 ? 'backfire' : one + two >= needed ? 'cast' : 'fizzles';
  const clash =
    (attack: number, defence: number) =>
    ([own = 0, other = 0]: number[]) => {
      const margin = own + attack - other - defence;
      return margin >= 5 ? 'crushed' : margin > 0 ? 'beaten' : 'lost';
    };

  it.each<[string, number[][], (dice: number[]) => string | undefined, string[]]>([
    // Nerve 7, 2 wounds and fear: 3 or less.
    [
      'modifiers/nerve?nerve=7&with=wounds,fear&wounds=2',
      throwsOf(10),
      nerve(3),
      ['routed', 'held', 'shaken'],
    ],
    // A 10 routs, even where the leader makes the nerve 10.
    ['modifiers/nerve?nerve=9&with=leader', throwsOf(10), nerve(10), ['routed', 'held', 'shaken']],
    [
      'modifiers/skill?skill=85&with=tools',
      throwsOf(100),
      skill(95),
      ['fumble', 'three', 'two', 'one', 'bare', 'failed'],
    ],
    [
      'modifiers/skill?skill=33',
      throwsOf(100),
      skill(33),
      ['fumble', 'three', 'two', 'one', 'bare', 'failed'],
    ],
    [
      'tables/spells?spells=ash-veil&power=0',
      throwsOf(6, 6),
      spell(9),
      ['backfire', 'cast', 'fizzles'],
    ],
    [
      'tables/spells?spells=ash-veil&power=3',
      throwsOf(6, 6),
      spell(6),
      ['backfire', 'cast', 'fizzles'],
    ],
    [
      'modifiers/clash?attack=1&clash-other.defence=6&with=charging',
      throwsOf(10, 10),
      clash(3, 6),
      ['crushed', 'beaten', 'lost'],
    ],
    // A 1 is rolled again, once: of 36 pairs, the second die counts where the first is a 1.
    [
      'rules/rerolled',
      throwsOf(6, 6),
      ([one = 0, two = 0]) => ((one === 1 ? two : one) >= 5 ? 'hit' : 'miss'),
      ['hit', 'miss'],
    ],
    // Ties are rolled again, so that they do not count.
    [
      'rules/initiative',
      throwsOf(6, 6),
      ([one = 0, two = 0]) => (one > two ? 'first' : one < two ? 'second' : undefined),
      ['first', 'second'],
    ],
    // 11–36, 41–64 and 65–66, of two digits.
    [
      'tables/mishaps',
      throwsOf(6, 6),
      ([tens = 0, ones = 0]) => {
        const number = 10 * tens + ones;
        return number <= 36 ? 'nothing' : number <= 64 ? 'jam' : 'blaze';
      },
      ['nothing', 'jam', 'blaze'],
    ],
  ])('%s', (link, throws, result, outcomes) => {
    const count = counted(throws, result);
    expect(outcomes.map((one) => [one, of(link, one)])).toEqual(
      outcomes.map((one) => [one, count(one)]),
    );
  });

  it('how often several shots hit', () => {
    // 3 dice that hit on 3 or more, one less in cover.
    const hits = [0, 0, 0, 0];
    for (const dice of throwsOf(6, 6, 6))
      hits[dice.filter((die) => die - 1 >= 3).length]! += 1 / 216;
    const link = 'modifiers/shooting?weapon=fire-pot&range=9&with=cover';
    expect(workedOut('cinder-march', link).counts!.outcomes['hit']).toMatchObject({
      value: { exactly: hits.map((one) => expect.closeTo(one, 9) as number) },
    });
  });

  it('what three dice do of which each 6 adds another', () => {
    const chances = [0, 0, 0, 0];
    const roll = (dice: number, successes: number, chance: number): void => {
      // Beyond that, less than a hundred-millionth is left.
      if (dice === 0 || successes >= 3 || chance < 1e-12) {
        chances[Math.min(3, successes)]! += chance;
        return;
      }
      roll(dice - 1, successes, (chance * 4) / 6);
      roll(dice - 1, successes + 1, chance / 6);
      roll(dice, successes + 1, chance / 6);
    };
    roll(3, 0, 1);
    const decimals = ['slain', 'burnt', 'unhurt'].map((outcome) => {
      const [count, all] = (of('rules/exploding', outcome) ?? '').split('/').map(Number);
      return count! / all!;
    });
    expect(decimals[0]).toBeCloseTo(chances[3]!, 9);
    expect(decimals[1]).toBeCloseTo(chances[1]! + chances[2]!, 9);
    expect(decimals[2]).toBeCloseTo(chances[0]!, 9);
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
