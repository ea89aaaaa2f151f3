/** The smaller pieces: amounts, conditions, dice, contests, look-ups. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../../src/arithmetic/amount.ts';
import { holds } from '../../src/arithmetic/conditions.ts';
import { calculate } from '../../src/arithmetic/calculate.ts';
import { throwsOf } from '../../src/arithmetic/dice.ts';
import { equal, parseFraction } from '../../src/arithmetic/fraction.ts';
import { partition } from '../../src/arithmetic/look-up.ts';
import { parseDice } from '../../src/notation/dice.ts';
import { calculateRoll } from '../../src/arithmetic/roll.ts';
import { knownFrom } from '../../src/arithmetic/situation.ts';
import type { Amount, Contest, Test } from '../../schemas/types.d.ts';
import { libraryWith } from './samples.ts';

const at = (given: Record<string, number | string>) => knownFrom({ given });
const numbers = (amount: Amount, given: Record<string, number> = {}) =>
  evaluate(amount, at(given))?.map(({ constant }) => constant);

describe('amounts', () => {
  it.each<[Amount, number[] | undefined]>([
    [-1, [-1]],
    ['training', [7]],
    [{ each: 2, per: 'training' }, [14]],
    [{ each: 0.5, per: 'training' }, [3.5]],
    [[12, { each: -1, per: 'distance' }], [-13]],
    [{ each: -1, per: 'distance', above: 30 }, [0]],
    [{ each: -1, per: 'distance', above: 24, every: 2, round: 'up' }, [-1]],
    [{ each: -1, per: 'distance', above: 24, every: 2, round: 'unknown' }, [0, -1]],
    [{ each: -1, per: 'distance', above: 23, every: 2, round: 'unknown' }, [-1]],
    [{ from: -2, to: 0, by: 'unknown' }, [-2, -1, 0]],
    [{ from: 0, to: 100_000_000 }, undefined],
    ['unknown', undefined],
    [[1, 'unknown'], undefined],
  ])('%j', (amount, sums) => expect(numbers(amount, { training: 7, distance: 25 })).toEqual(sums));

  it('keeps dice and unknown names as terms, and adds equal ones up', () => {
    expect(evaluate(['hits', 'D6', { each: 2, per: 'hits' }], at({}))).toEqual([
      {
        constant: 0,
        terms: [
          { each: 3, of: 'hits' },
          { each: 1, of: 'D6' },
        ],
      },
    ]);
  });
});

describe('conditions', () => {
  it.each<[Test, boolean | undefined]>([
    [{ subject: 'armour', above: 12 }, undefined],
    [{ subject: 'distance', equals: 'armour' }, undefined],
    [{ subject: 'distance', above: 'armour', atMost: 9 }, false],
    [{ subject: 'armour', is: 'odd' }, undefined],
  ])('%j', (test, truth) => expect(holds(test, at({ distance: 12, weapon: 'gun' }))).toBe(truth));
});

describe('dice', () => {
  const total = (text: string) =>
    throwsOf(parseDice(text)!)!.reduce((sum, { ways }) => sum + Number(ways), 0);
  it.each([
    ['2D6', 36],
    ['3D6', 216],
    ['D6-3', 6],
  ])('%s: %i throws', (text, throws) => {
    expect(total(text)).toBe(throws);
  });
  it('compares odds by value', () => {
    expect(equal(parseFraction('10/36')!, parseFraction('5/18')!)).toBe(true);
    expect(equal(parseFraction('10/36')!, parseFraction('11/36')!)).toBe(false);
  });
});

describe('rolls', () => {
  it('stops at circular references between checks', () => {
    const outcomes = [{ id: 'yes', when: [{ subject: 'outcome', is: 'yes' }] }, { id: 'no' }];
    const sets = libraryWith({
      x: { roll: { check: 'modifiers/y', outcomes } },
      y: { roll: { check: 'modifiers/x', outcomes } },
    });
    expect(calculateRoll('modifiers/x', {}, sets).problems[0]!.kind).toBe('no-such-sum');
  });
});

const lots = (ties: Contest['ties']) =>
  libraryWith({
    lots: {
      roll: {
        dice: 'D6',
        modifies: 'roll',
        contest: { each: 'unit', wins: 'lowest', ties, among: 'players' },
        outcomes: [{ id: 'won', when: [{ subject: 'unit', is: 'winner' }] }, { id: 'lost' }],
      },
    },
  });

describe('contests', () => {
  it('selects, and leaves ties to the rule', () => {
    const selected = (ties: Contest['ties'], dice: number[]) =>
      calculate('modifiers/lots', { dice }, lots(ties));
    expect(selected('none', [2, 2, 5])).toMatchObject({ selected: [] });
    expect(selected('unknown', [2, 2, 5])).not.toHaveProperty('selected');
    expect(selected('unknown', [2, 3, 5])).toMatchObject({ selected: [1] });
    expect(selected('all', [2, 5, 2])).toMatchObject({ selected: [1, 3] });
  });
});

describe('tables', () => {
  const key = (to: number, from = to) => ({ from, to });
  it('divides the dice, and shows the result missing from the damage table', () => {
    const ranges = [key(1, -Infinity), key(2), key(3), key(6, 4)];
    expect(partition(ranges, parseDice('D6')!)).toEqual({
      shares: [1, 1, 1, 3].map((count) => ({ count: BigInt(count), of: 6n })),
      gaps: [],
      overlaps: [],
    });
    expect(partition(ranges, parseDice('D6')!, 1)!.gaps).toEqual([7]);
    expect(partition([key(4, 1), key(6, 4)], parseDice('D6')!)!.overlaps).toEqual([4]);
  });
});
