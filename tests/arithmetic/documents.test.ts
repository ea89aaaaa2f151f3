/**
 * Results that follow from the values of the sources: worked out by hand and compared with the
 * program.
 */
import { describe, expect, it } from 'vitest';
import { sayFraction } from '../../src/arithmetic/fraction.ts';
import { calculateRoll } from '../../src/arithmetic/roll.ts';
import type { Situation } from '../../src/arithmetic/situation.ts';
import { numberOf } from '../../src/arithmetic/sum.ts';
import { calculateValue } from '../../src/arithmetic/value.ts';
import type { Library } from '../../src/arithmetic/library.ts';
import { boltAction, chapterA, meinPanzer, starterKit } from './samples.ts';

const roll = (library: Library, id: string, situation: Situation = {}) =>
  calculateRoll(`modifiers/${id}`, situation, library);
const success = (library: Library, id: string, situation: Situation = {}) =>
  roll(library, id, situation).readings.map(
    ({ odds }) => odds?.success && sayFraction(odds.success),
  );
const targets = (library: Library, id: string, situation: Situation) =>
  roll(library, id, situation).readings.map(({ target }) => numberOf(target));
const chances = (library: Library, id: string, situation: Situation) =>
  Object.fromEntries(
    roll(library, id, situation).readings[0]!.odds!.outcomes.map(({ id: outcome, chance }) => [
      outcome,
      chance && sayFraction(chance),
    ]),
  );
const value = (library: Library, id: string, situation: Situation) =>
  calculateValue(`modifiers/${id}`, situation, library).readings.map(({ result }) =>
    numberOf(result),
  );

describe('Bolt Action', () => {
  const needs = (situation: Situation) =>
    roll(boltAction, 'to-hit', situation).readings[0]!.odds!.needs;
  it('hits on 3+, and on 5+ at long range against soft cover', () => {
    expect([needs({}), success(boltAction, 'to-hit')]).toEqual([
      { from: 3, to: Infinity },
      ['4/6'],
    ]);
    const far = { with: ['long-range', 'soft-cover'] };
    expect([needs(far), success(boltAction, 'to-hit', far)]).toEqual([
      { from: 5, to: Infinity },
      ['2/6'],
    ]);
  });
  it('needs a 7 that the die does not have', () => {
    const pinned = {
      given: { 'pin-markers': 2 },
      with: ['long-range', 'soft-cover', 'pin-markers'],
    };
    expect([needs(pinned), success(boltAction, 'to-hit', pinned)]).toEqual([
      { from: 7, to: Infinity },
      ['0/6'],
    ]);
  });
  it('rejects two covers at once', () => {
    const { readings, problems } = roll(boltAction, 'to-hit', {
      with: ['soft-cover', 'hard-cover'],
    });
    expect(readings).toEqual([]);
    expect(problems).toEqual([
      { kind: 'cannot-hold-together', ids: ['soft-cover', 'hard-cover'], group: 'cover' },
    ]);
  });
  it('always fails an order on two sixes, whatever the morale', () => {
    const led = { given: { morale: 10 }, with: ['major'] };
    expect([
      targets(boltAction, 'order-test', led),
      success(boltAction, 'order-test', led),
    ]).toEqual([[14], ['35/36']]);
  });
  it('gives both results if it is open which officer counts', () => {
    expect(
      targets(boltAction, 'order-test', { given: { morale: 8 }, with: ['lieutenant', 'major'] }),
    ).toEqual([9, 12]);
  });
});

describe('Mein Panzer', () => {
  const gun = {
    given: { training: 10, om1: 1, dm: -2, distance: 7, weapon: 'gun' },
    with: ['om1', 'dm'],
  };
  it('has a target number of 14 at 7″', () => {
    expect(targets(meinPanzer, 'direct-fire', gun)).toEqual([14]);
    expect(chances(meinPanzer, 'direct-fire', gun)).toEqual({
      critical: '1/20',
      misfire: '1/20',
      hit: '13/20',
      miss: '5/20',
    });
  });
  it('grades a critical hit with the same roll', () => {
    expect(chances(meinPanzer, 'critical-grade', gun)).toEqual({ major: '14/20', minor: '6/20' });
  });
  it('has no critical with a machine gun', () => {
    const given = { ...gun.given, weapon: 'machine-gun' };
    expect(chances(meinPanzer, 'direct-fire', { ...gun, given })).toEqual({
      critical: '0/20',
      misfire: '1/20',
      hit: '14/20',
      miss: '5/20',
    });
  });
  it('leaves open a value that is printed on a missing card', () => {
    const { readings, missing } = roll(meinPanzer, 'direct-fire', {
      given: { distance: 7 },
      with: ['om1', 'dm'],
    });
    expect(readings[0]!.target).toEqual({
      constant: 5,
      terms: [
        { each: 1, of: 'training' },
        { each: 1, of: 'om1' },
        { each: 1, of: 'dm' },
      ],
    });
    expect(readings[0]!.odds!.success).toBeUndefined();
    expect(missing).toEqual(['training', 'om1', 'dm']);
  });
  it('gives both results of an unknown rounding, and all results of a choice', () => {
    expect(
      targets(meinPanzer, 'direct-fire', { ...gun, given: { ...gun.given, distance: 25 } }),
    ).toEqual([9, 8]);
    expect(targets(meinPanzer, 'direct-fire', { ...gun, with: ['om1', 'dm', 'evading'] })).toEqual([
      9, 10, 11, 12,
    ]);
  });
  it('adds Class in woods, and 4 of the enemy’s when overrunning', () => {
    const given = { training: 7, class: 5, 'enemy-class': 2 };
    expect(value(meinPanzer, 'bog-test', { given, with: ['overrun', 'open'] })).toEqual([11]);
    expect(
      value(meinPanzer, 'bog-test', { given: { training: 7, class: 2 }, with: ['open'] }),
    ).toEqual([12]);
  });
  it('reads scatter from the die that missed, doubled at long range and halved at close range', () => {
    const scatter = (distance: number, die: number) =>
      value(meinPanzer, 'scatter', { given: { distance }, dice: [die] })[0];
    expect([scatter(30, 13), scatter(20, 13), scatter(6, 16), scatter(6, 13)]).toEqual([
      2, 1, 1, 0.5,
    ]);
  });
  it('applies Pinned to every roll except morale, and to no value', () => {
    const given = { training: 10, distance: 20 };
    expect(targets(meinPanzer, 'direct-fire', { given, with: ['pinned'] })).toEqual([6]);
    expect(roll(meinPanzer, 'morale', { given, with: ['pinned'] }).problems).toEqual([
      { kind: 'not-here', id: 'pinned' },
    ]);
    expect(calculateValue('modifiers/bog-test', { given }, meinPanzer).circumstances).not.toContain(
      'pinned',
    );
  });
});

describe('ASL Starter Kit', () => {
  it('rallies under DM in woods with a leader on 10 of 36', () => {
    const situation = {
      given: { morale: 7, leadership: -1 },
      with: ['dm', 'woods-or-building', 'leadership'],
    };
    expect(chances(starterKit, 'rally', situation)).toEqual({
      casualties: '1/36',
      rallied: '10/36',
      'still-broken': '25/36',
    });
  });
  it('reads a morale check of 7 with ELR 3', () => {
    expect(
      chances(starterKit, 'morale-check', { given: { morale: 7, elr: 3, unit: 'good-order' } }),
    ).toEqual({
      casualties: '1/36',
      replaced: '2/36',
      broken: '12/36',
      pinned: '6/36',
      passed: '15/36',
    });
  });
  it('leaves open what depends on a missing ELR', () => {
    const { odds } = roll(starterKit, 'morale-check', { given: { morale: 7, unit: 'good-order' } })
      .readings[0]!;
    expect(odds!.outcomes.map(({ chance }) => chance && Number(chance.count))).toEqual([
      1,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const kept = roll(starterKit, 'morale-check', {
      given: { morale: 7, unit: 'underlined-morale' },
    }).readings[0]!;
    expect(kept.odds!.success).toEqual({ count: 21n, of: 36n });
  });
  it('adds Assault Fire after halving and only then rounds up', () => {
    expect(
      value(starterKit, 'firepower', {
        given: { fp: 5 },
        with: ['advancing-fire', 'assault-fire'],
      }),
    ).toEqual([4]);
    expect(value(starterKit, 'firepower', { given: { fp: 5 }, with: ['advancing-fire'] })).toEqual([
      2.5,
    ]);
  });
  it('halves residual firepower, rounds down and stops at 12', () => {
    expect(
      [16, 17, 30].map(
        (fp) => value(starterKit, 'residual-fp', { given: { fp }, with: ['left-behind'] })[0],
      ),
    ).toEqual([8, 8, 12]);
  });
  it('reads the red die alone, and compares one die with the other', () => {
    expect(success(starterKit, 'rate-of-fire', { given: { rof: 3 } })).toEqual(['18/36']);
    expect(
      roll(starterKit, 'rate-of-fire', { given: { rof: 3 } }).readings[0]!.odds!.needs,
    ).toEqual({ from: -Infinity, to: 3 });
    expect(success(starterKit, 'to-hit', { given: { 'th-number': 12 } })).toEqual(['15/36']);
    expect(
      roll(starterKit, 'to-hit', { given: { 'th-number': 7 }, dice: [4, 3] }).readings[0]!.outcome,
    ).toBe('turret');
  });
  it('gives separate and combined results if stacking is unknown', () => {
    expect(
      targets(starterKit, 'rate-of-fire', { given: { rof: 3 }, with: ['turned', 'captured'] }),
    ).toEqual([2, 1]);
  });
  it('reads doubles whatever shifts the column', () => {
    const { readings } = roll(starterKit, 'column', { with: ['no-leader'] });
    expect(readings[0]!.odds!.outcomes[0]!.chance).toEqual({ count: 6n, of: 36n });
  });
});

describe('ASL chapter A', () => {
  it('lowers B12 to B10 and uses the old B# as the X#', () => {
    const situation = { given: { 'b-number': 12 }, with: ['sustained-fire'] };
    expect([
      value(chapterA, 'lowered-b-number', situation),
      value(chapterA, 'x-number', situation),
    ]).toEqual([[10], [12]]);
    expect(chances(chapterA, 'breakdown', situation)).toEqual({
      removed: '1/36',
      malfunctions: '5/36',
      works: '30/36',
    });
  });
  it('leaves open an amount that is not in the book', () => {
    const { readings, problems } = calculateValue(
      'modifiers/lowered-b-number',
      { given: { 'b-number': 12 }, with: ['shortage'] },
      chapterA,
    );
    expect([readings, problems]).toEqual([[], [{ kind: 'unknown-amount', id: 'shortage' }]]);
  });
  it('never raises morale above 10', () =>
    expect(
      value(chapterA, 'morale-level', {
        given: { 'morale-level': 9, increase: 2 },
        with: ['increases'],
      }),
    ).toEqual([10]));
});
