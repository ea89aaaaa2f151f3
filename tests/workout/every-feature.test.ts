/** Features that the published rulesets do not use, in the game that has all of them, counted by hand. */
import { describe, expect, it } from 'vitest';
import { libraryOf } from '../../src/arithmetic/library-of.ts';
import { closed, numberOf, plus, rounded, times } from '../../src/arithmetic/sum.ts';
import { recompute } from '../../src/checks/worked-example/recompute.ts';
import { recordFile } from '../../src/ledger/ledger.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { situationOf } from '../../src/workout/build/example.ts';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { StartResult } from '../../src/workout/result.ts';
import { writeSituation } from '../../src/workout/write-link.ts';
import type { Example } from '../../schemas/types.d.ts';
import type { EntryOf } from '../../src/model/rulebook.ts';
import { createReader } from '../../src/view/context.ts';
import { modifiersView } from '../../src/view/pages/modifier-page.ts';
import { everyFeature } from './rules.ts';

function readProblem(address: string) {
  const entry = everyFeature.entries.find((one) => one.address === address);
  const problem = entry && problemOf(everyFeature, entry);
  if (!problem) throw new Error(`${address} has nothing to calculate`);
  return { problem };
}

function start(address: string, link = ''): StartResult {
  const { problem } = readProblem(address);
  const { situation, notices } = readSituation(problem, link);
  expect(notices).toEqual([]);
  const [first] = resolve(problem, situation).starts;
  if (!first) throw new Error(`${address} has no start`);
  return first;
}

const exactly = ({ counts }: StartResult, key: string): number[] | undefined => {
  const counted = counts?.outcomes[key];
  return counted?.type === 'known'
    ? counted.value.exactly.map((chance) => Math.round(chance * 1e6) / 1e6)
    : undefined;
};

describe('a number of dice', () => {
  it('may be a sum with dice in it', () => {
    // D3 + 1 dice: 2, 3 or 4, each of which strikes on 3 of 6.
    expect(exactly(start('rules/volley'), 'struck')).toEqual([
      0.145833, 0.375, 0.333333, 0.125, 0.020833,
    ]);
  });
  it('is multiplied by that of the roll that follows', () => {
    // Two wounds of 1 of 6 for each of them; on average 1.5 strike.
    const { counts } = start('rules/volley', 'wound.strength=1');
    expect(counts?.outcomes['wound.wounded']).toMatchObject({
      type: 'known',
      value: { average: expect.closeTo(0.5, 9) as number },
    });
  });
});

describe('a number of dice with modifiers of its own', () => {
  it.each([
    ['rules/flurry', 'blows=2', '1/4'],
    ['rules/flurry', 'blows=2&with=fury', '1/2'],
    ['rules/last-blow', 'blows=2&with=fury', '1/3'],
    ['rules/last-blow', 'blows=2&with=two-blades', '1/4'],
  ])('counts with them: %s?%s', (address, link, odds) => {
    const [first] = Object.values(start(address, link).odds);
    expect(first?.type === 'known' && reduced(first.value)).toBe(odds);
  });
  it.each([
    ['blows=2&with=fury', [0.296296, 0.444444, 0.222222, 0.037037]],
    // 2, 3 or 4 of them; 2, 4 or 6.
    ['blows=D3&with=fury', [0.312757, 0.427984, 0.209877, 0.045267, 0.004115]],
    [
      'blows=D3&with=two-blades',
      [0.243256, 0.367627, 0.245542, 0.106081, 0.03155, 0.005487, 0.000457],
    ],
  ])('counts with them: rules/hail?%s', (link, hits) =>
    expect(exactly(start('rules/hail', link), 'hurt')).toEqual(hits),
  );
});

describe('a contest of two different sides', () => {
  const odds = (link: string) =>
    Object.values(start('modifiers/duel', link).odds).map((one) =>
      one.type === 'known' ? reduced(one.value) : one,
    );
  it('gives each its own value and modifiers, reads the margin, and gives ties to the second', () => {
    // D10 + 4 against D10 + 2: 3 or more higher on the dice in 28 of 100, up to 1 lower in 64; a tie is 2 lower.
    expect(odds('attack=4&duel-other.defence=2')).toEqual(['7/25', '9/25', '9/25']);
    // D10 + 6 against D10 + 5.
    const both = ['21/100', '17/50', '9/20'];
    expect(
      odds('attack=4&with=charging&duel-other.defence=2&duel-other.with=behind-a-wall'),
    ).toEqual(both);
    // 2D10 + 4 against D10 + 2, and D10 + 4 against 2D10 + 2.
    expect(odds('attack=4&with=second-rider&defence=2')).toEqual([
      '717/1000',
      '199/1000',
      '21/250',
    ]);
    expect(odds('attack=4&with=bowed&defence=2')).toEqual(['7/125', '41/250', '39/50']);
    // A link may name the modifiers of the page without their side.
    expect(odds('attack=4&defence=2&with=charging,behind-a-wall')).toEqual(both);
  });
  it('has both sides in the link of a worked example', () => {
    const { problem } = readProblem('modifiers/duel');
    const entry = everyFeature.entries.find(({ address }) => address === 'modifiers/duel');
    const [charge] = entry?.data.examples ?? [];
    const situation = charge && situationOf(problem, charge);
    const link = situation ? writeSituation(problem, situation) : '';
    expect(link).toBe('with=charging&attack=4&duel-other.with=behind-a-wall&duel-other.defence=2');
    expect(odds(link)).toEqual(['21/100', '17/50', '9/20']);
  });
  it('says what each side adds', () => {
    const { counted, other } = start('modifiers/duel', 'attack=4&defence=2&with=behind-a-wall');
    expect(counted).toEqual([{ id: 'attack', adds: 4 }]);
    expect(other?.counted).toEqual([
      { id: 'defence', adds: 2 },
      { id: 'behind-a-wall', adds: 3 },
    ]);
  });
  it('lists each modifier once, under the name of its side', () => {
    const reader = createReader('en', everyFeature, '');
    const entry = everyFeature.entries.find(({ address }) => address === 'modifiers/duel');
    const { groups } = modifiersView(entry as EntryOf<'modifiers'>, reader);
    expect(
      groups.map(({ title, isOwnSide, modifiers }) => [
        title,
        isOwnSide,
        ...modifiers.map(({ id, isOther, more }) => [id, isOther, more]),
      ]),
    ).toEqual([
      [
        undefined,
        undefined,
        ['high-ground', undefined, undefined],
        ['weary', undefined, undefined],
      ],
      [
        'Attacker',
        true,
        ...['attack', 'charging', 'second-rider'].map((id) => [id, undefined, undefined]),
      ],
      [
        'Defender',
        undefined,
        ...['defence', 'behind-a-wall', 'bowed', 'unshaken'].map((id) => [id, true, undefined]),
      ],
    ]);
  });
  it('asks for the value of either side, and offers nothing of the other', () => {
    const { problem } = readProblem('modifiers/duel');
    expect(problem.stages['duel']?.values).toEqual(['attack']);
    expect(problem.stages['duel-other']?.modifiers.map(({ id }) => id)).toEqual([
      'defence',
      'behind-a-wall',
      'bowed',
      'unshaken',
      'high-ground',
      'weary',
      'storm',
    ]);
    expect(readSituation(problem, 'with=behind-a-wal').notices).toMatchObject([
      { kind: 'unknown-modifier', written: 'behind-a-wal' },
    ]);
  });
  it('counts both sides of a worked example', () => {
    const example = { target: 'modifiers/duel', given: { attack: 4, defence: 2 } };
    const library = libraryOf(everyFeature.entries);
    const both = { ...example, with: ['charging', 'behind-a-wall', 'weary'] } as unknown as Example;
    // What either can have counts for the first alone: D10 + 5 against D10 + 5.
    expect(recompute(both, 'crushed', library, [])).toMatchObject({ results: ['15/100'] });
    expect(recompute(both, 'held-out', library, [])).toMatchObject({ results: ['55/100'] });
  });
});

describe('a modifier that always applies, with an amount that is counted', () => {
  const link = 'skill=8&range=10&strength=6&pins=0';
  it('has a field for what it counts, and nobody names it', () => {
    const { counted, base } = start('modifiers/hit', link);
    expect(counted).toContainEqual({ id: 'weight', adds: 2 });
    expect(base).toEqual({ type: 'known', value: 8 });
    expect(start('modifiers/hit', 'skill=8&range=10').total).toEqual({
      type: 'missing',
      needs: ['strength'],
    });
  });
  it('counts in worked examples, too', () => {
    const example: Pick<Example, 'target' | 'given'> = {
      target: 'modifiers/hit',
      given: { skill: 8, range: 10, strength: 6 },
    };
    const library = libraryOf(everyFeature.entries);
    // 8 needed, +1 up to 24 inches, +2 for the weight.
    expect(recompute(example as Example, 'needs', library, [])).toMatchObject({ results: [5] });
  });
});

describe('the number of a cell', () => {
  it.each([
    // Twice the strength, +3, at most the armour.
    ['sling', 4],
    ['dart', 4.4],
  ])('may have decimals or be a fraction: %s', (row, value) => {
    expect(start('modifiers/ransom', `weapons=${row}&with=noble&pins=0&armour=6`)).toMatchObject({
      value: { type: 'known', value },
      total: { type: 'known', value: 3 },
    });
  });
  it('is exact, without the error of binary fractions', () => {
    const sum = plus(plus(closed(0.1), closed(0.2)), closed(1 / 3));
    const tenths = Array.from({ length: 10 }, () => closed(0.1));
    expect(rounded(tenths.reduce(plus), 'down')).toEqual(closed(1));
    expect([numberOf(plus(closed(0.1), closed(0.2))), numberOf(times(sum, 3))]).toEqual([0.3, 1.9]);
  });
  it('is that of an amount, so that it is written in one place', () => {
    // Twice 1/2; 3, the strength of a burst, for a pin; 1, the shots of a rifle.
    expect(
      start('modifiers/ransom', 'strength=1/2&pins=1&armour=6&with=bursts,rifle').value,
    ).toEqual({ type: 'known', value: 5 });
    const recorded = recordFile(everyFeature.source.files.get('modifiers/ransom')!);
    const { figures } = recorded.find(({ address }) => address === 'modifiers/ransom#rifle')!;
    expect([...figures].map(([field, { value }]) => [field, value])).toEqual([
      ['add.in', 'tables/weapons#rifle.shots'],
    ]);
  });
  it('lets readers enter such a number in its place', () => {
    expect(start('modifiers/ransom', 'strength=1/2&pins=0&armour=6').value).toEqual({
      type: 'known',
      value: 1,
    });
  });
});
