/** What modifiers and values do to a roll. */
import { describe, expect, it } from 'vitest';
import { chancesOf, roll, rollOf } from './roll-of.ts';
import type { BareSet } from './samples.ts';

describe('what modifiers do to a roll', () => {
  const set = (modifies: string, change: object): BareSet => ({
    roll: { dice: 'D6', target: 4, modifies, outcomes: [{ id: 'any' }] },
    modifiers: [{ id: 'm', change }],
  });
  const reading = (modifies: string, change: object) =>
    rollOf({ x: set(modifies, change) }, { with: ['m'] }).readings[0]!;
  it.each<[string, string, object, number | undefined, number]>([
    ['adding to the roll', 'roll', { add: 2 }, 2, 4],
    ['adding to the target', 'target', { add: 2 }, undefined, 6],
    ['setting the roll', 'roll', { set: 2 }, undefined, 4],
    ['halving the roll', 'roll', { multiply: '1/2' }, undefined, 4],
    ['a factor of one', 'roll', { multiply: '2/2', add: 1 }, 1, 4],
    ['a shift of columns', 'roll', { shift: { columns: 1, toward: 'lower' } }, 0, 4],
  ])('%s', (_, modifies, change, bonus, target) => {
    const { bonus: added, target: compared } = reading(modifies, change);
    expect([added?.constant, compared?.constant]).toEqual([bonus, target]);
  });
  it('is not calculated if the target is unknown', () => {
    const unknown = { roll: { dice: 'D6', target: 'unknown', outcomes: [{ id: 'any' }] } };
    expect(rollOf({ x: unknown })).toMatchObject({
      readings: [],
      missing: [],
      problems: [{ kind: 'unknown-amount', id: 'target' }],
    });
  });
  it('lists missing values, and circumstances of other rolls', () => {
    const sets = {
      x: {
        roll: { dice: 'D6', target: 'skill', outcomes: [{ id: 'any' }] },
        modifiers: [
          { id: 'a', change: { add: 'bonus' } },
          { id: 'b', change: { add: 1 } },
        ],
      },
    };
    expect(rollOf(sets, { with: ['a', 'other'] })).toMatchObject({
      missing: ['skill', 'bonus'],
      circumstances: ['a', 'b'],
      problems: [{ kind: 'not-here', id: 'other' }],
    });
  });
  it.each<[number[], boolean]>([
    [[1, 6], true],
    [[6, 1], true],
    [[7, 1], false],
    [[0, 3], false],
    [[1.5, 3], false],
    [[3], false],
    [[1, 2, 3], false],
  ])('2D6 can show %j: %s', (dice, possible) => {
    const { problems, readings } = rollOf({ x: { roll: roll('2D6', [{ id: 'any' }]) } }, { dice });
    expect(problems).toEqual(possible ? [] : [{ kind: 'impossible-dice', dice: '2D6' }]);
    expect(readings[0]!.outcome).toBe(possible ? 'any' : undefined);
  });
});

describe('values inside a roll', () => {
  const breakdown = (
    value: Record<string, unknown>,
    more: Partial<BareSet> = {},
  ): Record<string, BareSet> => ({
    x: {
      roll: roll('D6', [
        { id: 'breaks', when: [{ subject: 'roll', atLeast: 'limit' }] },
        { id: 'ok' },
      ]),
      ...more,
    },
    limit: { value, modifiers: [{ id: 'worn', change: { add: -1 } }] },
    other: {
      value: { name: 'elsewhere', base: 1 },
      modifiers: [{ id: 'unrelated', change: { add: 1 } }],
    },
  });
  it('include their own modifiers', () => {
    const sets = breakdown({ name: 'limit', base: 'limit' });
    const result = rollOf(sets, { given: { limit: 6 }, with: ['worn'] });
    expect(chancesOf(result)).toEqual([
      ['breaks', 2],
      ['ok', 4],
    ]);
    expect(result.circumstances).toEqual(['worn']);
    expect(result.problems).toEqual([]);
  });
  it('are used as given if their base is another value', () => {
    const sets = breakdown({ name: 'limit', base: 'printed' });
    const given = { given: { limit: 6, printed: 3 }, with: [] };
    expect(rollOf(sets, given).circumstances).toEqual([]);
    expect(chancesOf(rollOf(sets, given))[0]).toEqual(['breaks', 1]);
    const printed = { given: { printed: 3 } };
    expect(chancesOf(rollOf(sets, printed))[0]).toEqual(['breaks', 4]);
  });
  it('report the problems of their own set', () => {
    const sets = breakdown({ name: 'limit', base: 'unknown' });
    expect(rollOf(sets).problems).toEqual([{ kind: 'unknown-amount', id: 'limit' }]);
  });
  it('are left open if several results are possible', () => {
    const sets = breakdown({ name: 'limit', base: { from: 3, to: 4 } });
    expect(chancesOf(rollOf(sets))).toEqual([
      ['breaks', undefined],
      ['ok', undefined],
    ]);
  });
  it('do not report a circumstance of the roll itself', () => {
    const sets = breakdown(
      { name: 'limit', base: 5 },
      { modifiers: [{ id: 'own', change: { add: 1 } }] },
    );
    const result = rollOf(sets, { with: ['own'] });
    expect(result.problems).toEqual([]);
    expect(result.circumstances).toEqual(['own', 'worn']);
  });
  it.each<[string, Partial<BareSet>]>([
    ['the target', { roll: { dice: 'D6', target: 'limit', outcomes: [{ id: 'any' }] } }],
    [
      'the amount of a modifier',
      {
        roll: roll('D6', [{ id: 'any' }]),
        modifiers: [{ id: 'm', change: { add: ['limit', 1] } }],
      },
    ],
    [
      'the condition of a modifier',
      {
        roll: roll('D6', [{ id: 'any' }]),
        modifiers: [{ id: 'm', when: [{ subject: 'limit', above: 3 }], change: { add: 1 } }],
      },
    ],
  ])('are found in %s', (_, set) =>
    expect(rollOf(breakdown({ name: 'limit', base: 5 }, set)).circumstances).toContain('worn'),
  );
});
