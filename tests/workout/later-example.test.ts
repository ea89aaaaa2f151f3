/** “Try it” of an example of a later step opens that step with all its numbers, also those that an earlier step has the field for. */
import { describe, expect, it } from 'vitest';
import type { Example, Modifier, Step } from '../../schemas/types.d.ts';
import { exampleQuery } from '../../src/workout/build/example.ts';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { entryAt, gameWith, HIT_OR_MISS, words } from '../view/game-with.ts';

const VALUES = ['strength', 'armour', 'weight', 'force', 'shots'].map((id) => ({
  ...{ id, title: words(id), origin: 'counter-or-card' as const },
}));
const FORCE: Step = {
  ...{ id: 'force', title: words('Force'), text: words('Work it out.') },
  value: { name: 'force', base: ['strength', { each: -1, per: 'armour' }] },
};
const roll = (target: NonNullable<Step['roll']>['target'], more: object = {}): Step => ({
  ...{ id: 'wound', title: words('Wound'), text: words('Roll.') },
  roll: {
    dice: 'D10',
    outcomes: HIT_OR_MISS,
    ...(target !== undefined && { target }),
    ...more,
  },
});
const LUCKY: Modifier = { id: 'lucky', title: words('Lucky'), change: { add: 1 } };
const AIMED: Modifier = { id: 'aimed', title: words('Aimed'), change: { add: 2 } };

/** The link of an example, and what the calculator shows that it opens. */
function opened(
  steps: Step[],
  example: Pick<Example, 'given' | 'with'> & { step: string },
  joined: Modifier[] = [],
) {
  const addresses = steps.map(({ id }) => `procedures/shot#${id}`);
  const game = gameWith({
    values: VALUES,
    procedures: { shot: { title: words('Shot'), steps } },
    ...(joined.length > 0 && {
      modifiers: { luck: { title: words('Luck'), appliesTo: addresses, modifiers: joined } },
    }),
  });
  const problem = problemOf(game.ruleset, entryAt(game, 'procedures', 'shot'))!;
  const { step, ...more } = example;
  const query = exampleQuery(problem, {
    ...{ id: 'one', text: words('One.'), target: `procedures/shot#${step}` },
    ...more,
  });
  const { situation, notices, start = problem.starts[0] } = readSituation(problem, query ?? '');
  const shown = resolve(problem, situation).starts.find(({ stage }) => stage === start);
  const { success, value } = shown ?? {};
  return {
    notices,
    start,
    result: success?.type === 'known' ? reduced(success.value) : value,
  };
}

describe('an example of a later step', () => {
  it('whose number an earlier step shares', () =>
    expect(
      opened([FORCE, roll(['force', 'armour'])], { step: 'wound', given: { force: 4, armour: 2 } }),
    ).toEqual({ notices: [], start: 'wound', result: '1/2' }));
  it('whose modifiers an earlier step shares', () =>
    expect(
      opened(
        [FORCE, roll(['force', 'armour'], { modifies: 'roll' })],
        { step: 'wound', given: { force: 4, armour: 2 }, with: ['lucky', 'aimed'] },
        [LUCKY, AIMED],
      ),
    ).toEqual({ notices: [], start: 'wound', result: '4/5' }));
  it('whose number of dice is worked out of the number that it needs', () => {
    const shots: Step = {
      ...{ id: 'shots', title: words('Shots'), text: words('Work it out.') },
      value: { name: 'shots', base: ['force', 'weight'] },
    };
    const given = { force: 8, shots: 3 };
    const all = [FORCE, shots, roll('force', { times: 'shots' })];
    expect(opened(all, { step: 'wound', given })).toMatchObject({ notices: [], start: 'wound' });
    expect(opened(all, { step: 'wound', given }).result).toBe('3/10');
    // The step between them.
    expect(opened(all, { step: 'shots', given: { force: 8, weight: 2 } })).toEqual({
      ...{ notices: [], start: 'shots' },
      result: { type: 'known', value: 10 },
    });
  });
  it('that an earlier step leads to', () => {
    const leads: Step = {
      ...FORCE,
      value: { ...FORCE.value!, next: [{ to: 'procedures/shot#wound', carries: ['armour'] }] },
    };
    const given = { force: 4, armour: 2 };
    const { notices } = opened([leads, roll(['force', 'armour'])], { step: 'wound', given });
    expect(notices).toEqual([]);
  });
  it('and of the first one, as before', () =>
    expect(
      opened([FORCE, roll(['force', 'armour'])], {
        ...{ step: 'force', given: { strength: 6, armour: 2 } },
      }),
    ).toEqual({ notices: [], start: 'force', result: { type: 'known', value: 4 } }));
});
