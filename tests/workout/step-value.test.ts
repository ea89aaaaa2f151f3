/** A value that a step works out and that nothing modifies: armour subtracted from a number. */
import { describe, expect, it } from 'vitest';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Result } from '../../src/workout/result.ts';
import { problemAt } from './rules.ts';

function workedOut(address: string, link: string): Result {
  const problem = problemAt('asl-starter-kit', address);
  const { situation, notices } = readSituation(problem, link);
  expect(notices).toEqual([]);
  return resolve(problem, situation);
}
const step = (result: Result) => result.starts.find(({ stage }) => stage === 'subtract-armor');

describe('the TK#', () => {
  it('is the basic number less the armour', () => {
    const result = workedOut(
      'procedures/to-kill',
      'subtract-armor.tk-value=13&subtract-armor.af=6',
    );
    expect(step(result)?.value).toEqual({ type: 'known', value: 7 });
  });

  it('leads to the roll that is compared with it', () => {
    const result = workedOut(
      'procedures/to-kill',
      'subtract-armor.tk-value=13&subtract-armor.af=6&to-kill.with=rear-hit',
    );
    // 8 or less on two dice, with −1 for the rear: 26 of 36 throws.
    const [roll] = step(result)?.outcomes[0]?.next ?? [];
    const odds = roll?.outcomes[0]?.odds;
    expect(roll?.stage).toBe('to-kill');
    expect(odds?.type === 'known' && reduced(odds.value)).toBe(reduced({ count: 26n, of: 36n }));
  });

  it('is asked for as long as one of its numbers is missing', () => {
    const value = step(workedOut('procedures/to-kill', 'subtract-armor.af=6'))?.value;
    expect(value).toEqual({ type: 'missing', needs: ['subtract-armor.tk-value'] });
  });

  it('can be given as it is, or as its two numbers, where it is rolled against', () => {
    const needed = (link: string) => workedOut('modifiers/to-kill', link).starts[0]?.target;
    const seven = { type: 'known', value: { number: 7, form: 'at-most' } };
    expect(needed('tk-number=7')).toEqual(seven);
    expect(needed('tk-value=13&af=6')).toEqual(seven);
  });
});
