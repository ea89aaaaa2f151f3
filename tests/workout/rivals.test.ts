/** Disputed cells of a table: the number in use, and beside it what every other claim says. */
import { describe, expect, it } from 'vitest';
import { readSituation } from '../../src/workout/link.ts';
import { resolve } from '../../src/workout/resolve.ts';
import type { Possible, WithRivals } from '../../src/workout/result.ts';
import { cellNumber } from './oracle/tables.ts';
import { problemAt, rulebook } from './rules.ts';

const ruleset = rulebook.rulesets.find(({ id }) => id === 'mein-panzer');
if (!ruleset) throw new Error('no such game');

function workedOut(address: string, link: string): WithRivals {
  const problem = problemAt('mein-panzer', address);
  return resolve(problem, readSituation(problem, link).situation);
}

const number = (possible: Possible<number> | undefined) =>
  possible?.type === 'known' ? possible.value : possible?.type;
const rivalsIn = ({ rivals }: WithRivals) =>
  rivals.map(({ claim, starts }) => [claim, number(starts?.[0]?.value)]);

describe('a claim that exchanges two columns of the range and AP table', () => {
  it.each(['up-to-48', 'up-to-60', 'up-to-72'])('has its own number in row %s', (row) => {
    const [used, exchanged] = ['ap-top', 'ap-high'].map((column) =>
      cellNumber(ruleset, 'range-ap', `${row}.${column}`),
    );
    const reach = row.slice('up-to-'.length);
    const table = workedOut('tables/range-ap', `ap=15&distance=${reach}`);
    expect(number(table.starts[0]?.value)).toBe(used);
    expect(rivalsIn(table)).toEqual([['exchanged', exchanged]]);

    // The strike value, which takes its modifier from the table.
    const strike = workedOut('modifiers/strike-ap', `ov=10&dv=5&ap=15&distance=${reach}`);
    expect(number(strike.starts[0]?.value)).toBe(5 + Number(used));
    expect(rivalsIn(strike)).toEqual([['exchanged', 5 + Number(exchanged)]]);
  });

  it('has no number beside one that is not disputed', () => {
    expect(rivalsIn(workedOut('tables/range-ap', 'ap=15&distance=36'))).toEqual([]);
    expect(rivalsIn(workedOut('tables/range-ap', 'ap=7&distance=60'))).toEqual([]);
  });
});
