/** Rules that leave so much open that not every way can be calculated: the result says so. */
import { describe, expect, it } from 'vitest';
import { calculateValue } from '../../src/arithmetic/value.ts';
import { NO_SITUATION } from '../../src/workout/situation.ts';
import type { Problem, ValueStage } from '../../src/workout/problem.ts';
import { resolve } from '../../src/workout/resolve.ts';

/** `count` groups of two modifiers each, of which nobody knows how they combine: 3 ways a group. */
function withGroups(count: number): { problem: Problem; ids: string[] } {
  const names = Array.from({ length: count }, (_, index) => `group-${index}`);
  const modifiers = names.flatMap((group, index) =>
    [1, -2].map((number) => ({
      id: `${group}-${number}`,
      group,
      change: { add: number * 10 ** index },
    })),
  );
  const stage: ValueStage = {
    type: 'value',
    address: 'modifiers/x',
    value: 'strength',
    modifiers: modifiers.map(({ id, group }) => ({
      id,
      address: `modifiers/x#${id}`,
      set: 'modifiers/x',
      group: `modifiers/x#${group}`,
      combine: 'unknown',
    })),
    values: [],
    states: [],
    tables: [],
  };
  const groups = names.map((id) => ({ id, combine: 'unknown' as const }));
  const problem: Problem = {
    ruleset: 'x',
    entry: 'modifiers/x',
    starts: ['x'],
    stages: { x: stage },
    values: {},
    tables: {},
    sets: { 'modifiers/x': { modifiers, groups, value: { name: 'strength', base: 0 } } },
    rolls: {},
  };
  return { problem, ids: modifiers.map(({ id }) => id) };
}

const resultOf = (count: number) => {
  const { problem, ids } = withGroups(count);
  const settings = { with: ids, values: {}, states: {}, rows: {} };
  return resolve(problem, { ...NO_SITUATION, stages: { x: settings } });
};

describe('modifiers of which nobody knows how they combine', () => {
  it('give every result while there are few', () => {
    const { cut, starts } = resultOf(4);
    const values = starts[0]?.value;
    // 1, −2 or −1 in each of four digits: some help and others hurt, so that neither is the stronger.
    expect(values?.type === 'open' && new Set(values.values).size).toBe(81);
    expect(cut).toBeUndefined();
  });

  it('are said to have more results where there are too many', () => {
    const { cut, starts } = resultOf(5);
    const values = starts[0]?.value;
    expect(values?.type === 'open' && values.values.length).toBe(200);
    expect(cut).toBe(true);
  });

  it('are no longer compared with a worked example', () => {
    const { problem, ids } = withGroups(5);
    const library = { sets: new Map(Object.entries(problem.sets)), rolls: new Map(), rules: {} };
    const { problems } = calculateValue('modifiers/x', { with: ids }, library);
    expect(problems).toEqual([{ kind: 'too-many-ways' }]);
  });
});
