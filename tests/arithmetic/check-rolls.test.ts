/** Rolls that read the outcome of another. */
import { describe, expect, it } from 'vitest';
import { chancesOf, roll, rollOf } from './roll-of.ts';
import type { BareSet } from './samples.ts';

describe('a roll that reads the outcome of another', () => {
  const first = roll(
    'D6',
    [
      { id: 'critical', when: [{ subject: 'natural', equals: 6 }] },
      { id: 'hit', when: [{ subject: 'roll', atLeast: 'limit' }] },
      { id: 'miss' },
    ],
    { modifies: 'roll' },
  );
  const grades = [
    { id: 'major', success: true, when: [{ subject: 'outcome', is: 'critical' }] },
    { id: 'minor', success: true, when: [{ subject: 'outcome', is: 'hit' }] },
    { id: 'nothing' },
  ];
  const sets = (outcomes: object[], more: Partial<BareSet> = {}): Record<string, BareSet> => ({
    x: { roll: { check: 'modifiers/first', outcomes }, ...more },
    first: { roll: first, modifiers: [{ id: 'gain', change: { add: 1 } }] },
  });
  const limit = { given: { limit: 4 } };

  it('regroups its odds, and has no needed number of its own', () => {
    const { odds } = rollOf(sets(grades), limit).readings[0]!;
    expect(odds).toMatchObject({
      outcomes: [
        { id: 'major', success: true, chance: { count: 1n, of: 6n }, needs: undefined },
        { id: 'minor', success: true, chance: { count: 2n, of: 6n }, needs: undefined },
        { id: 'nothing', success: false, chance: { count: 3n, of: 6n }, needs: undefined },
      ],
      success: { count: 3n, of: 6n },
      needs: undefined,
    });
  });
  it.each([
    ['the same', { success: true }, { success: true }, {}, { from: 4, to: Infinity }],
    ['a failure of each', {}, {}, { success: true }, undefined],
    ['the other way round', {}, { success: true }, {}, undefined],
    ['a success of each', { success: true }, { success: true }, { success: true }, undefined],
    [
      'marked as no success',
      { success: true },
      { success: true },
      { success: false },
      { from: 4, to: Infinity },
    ],
  ])('needs the number of the other roll if its success is %s', (_, hit, graze, miss, needs) => {
    const outcomes = [
      { id: 'hit', success: true, when: [{ subject: 'roll', atLeast: 4 }] },
      { id: 'miss' },
    ];
    // A hit leads to either of two by a number that is missing.
    const grades = [
      {
        id: 'full',
        ...hit,
        when: [
          { subject: 'outcome', is: 'hit' },
          { subject: 'limit', above: 3 },
        ],
      },
      { id: 'graze', ...graze, when: [{ subject: 'outcome', is: 'hit' }] },
      { id: 'none', ...miss },
    ];
    const library = { ...sets(grades), first: { roll: roll('D6', outcomes) } };
    expect(rollOf(library).readings[0]!.odds!.needs).toEqual(needs);
  });
  it('has the outcomes of every throw of the other', () => {
    const { outcomesOf, outcome } = rollOf(sets(grades), { dice: [4] }).readings[0]!;
    expect([1, 4, 6].map((die) => outcomesOf([die]))).toEqual([
      ['minor', 'nothing'],
      ['minor', 'nothing'],
      ['major'],
    ]);
    expect(outcome).toBeUndefined();
    const open = [{ id: 'all', when: [{ subject: 'limit', above: 9 }] }, { id: 'some' }];
    const hit = { ...sets(open), first: { roll: roll('D6', [{ id: 'hit' }]) } };
    expect(rollOf(hit, { dice: [4] }).readings[0]!).not.toHaveProperty('outcome');
  });
  it.each([
    [6, 'major'],
    [4, 'minor'],
    [2, 'nothing'],
  ])('reads a %i as %s', (die, outcome) =>
    expect(rollOf(sets(grades), { ...limit, dice: [die] }).readings[0]!.outcome).toBe(outcome),
  );
  it('has no outcome before the dice are rolled', () =>
    expect(rollOf(sets(grades), limit).readings[0]!).not.toHaveProperty('outcome'));
  it('leaves open what depends on a missing number', () => {
    const { odds } = rollOf(sets(grades)).readings[0]!;
    expect(odds!.outcomes.map(({ chance }) => chance?.count)).toEqual([1n, undefined, undefined]);
    expect(odds!.success).toBeUndefined();
  });
  it('knows what two outcomes that a missing number decides between both lead to', () => {
    const wide = [
      { id: 'grazed', when: [{ subject: 'outcome', is: 'critical' }] },
      { id: 'unhurt' },
    ];
    const { odds } = rollOf(sets(wide)).readings[0]!;
    expect(odds!.outcomes.map(({ chance }) => chance?.count)).toEqual([1n, 5n]);
  });
  it('leaves everything open if an outcome leads nowhere', () => {
    const result = rollOf(sets(grades.slice(0, 2)), limit);
    expect(result.readings[0]!.odds!.outcomes.map(({ chance }) => chance)).toEqual([
      undefined,
      undefined,
    ]);
    const missed = rollOf(sets(grades.slice(0, 2)), { ...limit, dice: [1] });
    expect(missed.readings[0]!).not.toHaveProperty('outcome');
  });
  it('has no odds if the other roll has no dice', () => {
    const library = { ...sets(grades), first: { roll: { outcomes: [{ id: 'hit' }] } } };
    expect(rollOf(library).readings[0]!.odds).toBeUndefined();
  });
  it('has unknown odds if those of the other roll are unknown', () => {
    const open = [{ id: 'critical', when: [{ subject: 'limit', above: 3 }] }, { id: 'miss' }];
    const { odds } = rollOf({ ...sets(grades), first: { roll: roll('D6', open) } }).readings[0]!;
    // There is no `hit` to be minor.
    expect(odds!.outcomes.map(({ chance }) => chance?.count)).toEqual([undefined, 0n, undefined]);
  });
  it('applies the modifiers of both, its own first', () => {
    const modifiers = [{ id: 'gain', change: { add: 3 } }];
    const plain = rollOf(sets(grades), { ...limit, with: ['gain'] });
    const own = rollOf(sets(grades, { modifiers }), { ...limit, with: ['gain'] });
    expect([plain, own].map((result) => chancesOf(result)[1])).toEqual([
      ['minor', 3],
      ['minor', 5],
    ]);
    expect(own.circumstances).toEqual(['gain']);
  });
  it('follows a chain of three checks, and no more', () => {
    const outcomes = [{ id: 'any' }];
    const check = (address: string) => ({ roll: { check: `modifiers/${address}`, outcomes } });
    const chain = {
      a: check('b'),
      b: check('c'),
      c: check('d'),
      d: check('e'),
      e: { roll: roll('D6', outcomes) },
    };
    expect(chancesOf(rollOf(chain, {}, 'b'))).toEqual([['any', 6]]);
    expect(rollOf(chain, {}, 'a').problems).toEqual([
      { kind: 'no-such-sum', address: 'modifiers/e' },
    ]);
  });
});
