/** Rows of a table that give the number to roll: a number, none that is known, or no roll at all. */
import { describe, expect, it } from 'vitest';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { problemAt } from './rules.ts';

const problem = problemAt('bolt-action', 'tables/assault-to-hit');

const hitting = (row: string) => {
  const { situation, notices } = readSituation(problem, `assault-to-hit=${row}`);
  expect(notices).toEqual([]);
  const [start] = resolve(problem, situation).starts;
  if (!start) throw new Error(`no result for ${row}`);
  return start;
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
