/** Rows of a table that give the number to roll: a number, none that is known, or no roll at all. */
import { describe, expect, it } from 'vitest';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { rulebook } from './rules.ts';

const ruleset = rulebook.rulesets.find(({ id }) => id === 'bolt-action')!;
const entry = ruleset.entries.find(({ address }) => address === 'tables/assault-to-hit')!;
const problem = problemOf(ruleset, entry)!;

const hitting = (row: string) => {
  const { situation, notices } = readSituation(problem, `assault-to-hit=${row}`);
  expect(notices).toEqual([]);
  return resolve(problem, situation).starts[0]!;
};

describe('the roll to hit an assaulted vehicle', () => {
  it('needs 4 or more against a vehicle that stands still', () => {
    const { target, success } = hitting('any-other');
    expect(target).toEqual({ type: 'known', value: { number: 4, form: 'at-least' } });
    expect(success?.type === 'known' && reduced(success.value)).toBe('1/2');
  });

  it('is unknown against a moving vehicle, for which no die result is printed', () => {
    const { target, success } = hitting('moving');
    const unknown = { type: 'unknown', reasons: ['tables/assault-to-hit#moving.needed'] };
    expect([target, success]).toEqual([unknown, unknown]);
  });

  it('is impossible against a vehicle with a Run order', () => {
    const { barred, outcomes, success } = hitting('running');
    expect(barred).toBe('tables/assault-to-hit#running.needed');
    expect([outcomes, success]).toEqual([[], undefined]);
  });
});
