/** Every number that a result needs is asked for, also where only an outcome names it or only the second stage has it. */
import { expect, it } from 'vitest';
import { problemOf } from '../../src/workout/build/problem-of.ts';
import { readSituation } from '../../src/workout/link.ts';
import { reduced } from '../../src/workout/odds.ts';
import { resolve } from '../../src/workout/resolve.ts';
import { entryAt, gameWith, HIT_OR_MISS, words } from '../view/game-with.ts';

const game = gameWith({
  values: [
    ...['past', 'guards', 'captors', 'enemies', 'strength', 'attacks'].map((id) => ({
      id,
      title: words(id),
      origin: 'count' as const,
    })),
    ...['attacker', 'defender', 'target-unit'].map((id) => ({
      id,
      title: words(id),
      role: true as const,
    })),
  ],
  modifiers: {
    attacks: {
      title: words('Attacks'),
      value: { name: 'attacks', base: 'attacks' },
      modifiers: [{ id: 'frenzy', title: words('Frenzy'), change: { add: 1 } }],
    },
  },
  rules: {
    charge: {
      title: words('Charge'),
      text: words('Charge.'),
      roll: {
        dice: 'D6',
        target: 4,
        times: 'attacks',
        outcomes: HIT_OR_MISS.map((one) => ({
          ...one,
          next: [{ to: 'rules/flight', when: [{ subject: 'attacks', atLeast: 3 }] }],
        })),
      },
    },
    flight: {
      title: words('Flight'),
      text: words('Flee.'),
      roll: { dice: 'D6', target: 3, outcomes: HIT_OR_MISS },
    },
  },
  procedures: {
    take: {
      title: words('Take a gun'),
      steps: [
        {
          id: 'pass',
          text: words('Pass the gun.'),
          value: {
            name: 'captors',
            base: 'past',
            outcomes: [
              {
                id: 'taken',
                title: words('Taken'),
                when: [
                  { subject: 'captors', atLeast: 4 },
                  { subject: 'guards', equals: 0 },
                ],
                next: [{ to: 'procedures/take#hold', carries: 'all' }],
              },
              { id: 'free', title: words('Free') },
            ],
          },
        },
        {
          id: 'hold',
          text: words('Hold the gun.'),
          value: { name: 'strength', base: ['past', { each: -1, per: 'enemies' }] },
        },
      ],
    },
  },
});
const problem = problemOf(game.ruleset, entryAt(game, 'procedures', 'take'));
if (!problem) throw new Error('Nothing to calculate');
const pass = (link: string) => {
  const { situation, notices } = readSituation(problem, link);
  expect(notices).toEqual([]);
  return resolve(problem, situation).starts.find(({ stage }) => stage === 'pass');
};
const odds = (link: string) =>
  pass(link)?.outcomes.map((one) =>
    one.odds.type === 'known' ? reduced(one.odds.value) : one.odds,
  );

it('a number that only an outcome compares decides, and is missing until it is given', () => {
  expect(problem.stages['pass']?.values).toEqual(['past', 'guards']);
  expect(odds('past=4&guards=0')).toEqual(['1/1', '0/1']);
  expect(odds('past=4&guards=1')).toEqual(['0/1', '1/1']);
  expect(odds('past=4')).toEqual([
    { type: 'missing', needs: ['guards'] },
    { type: 'missing', needs: ['guards'] },
  ]);
  // Too few decide it without the guards.
  expect(odds('past=3')).toEqual(['0/1', '1/1']);
});

it('what only the second stage has is asked for there, and what both have is carried', () => {
  expect(problem.stages['hold']).toMatchObject({ values: ['enemies'], carried: ['past'] });
  const next = pass('past=6&guards=0&hold.enemies=2')?.outcomes[0]?.next[0];
  expect(next?.value).toEqual({ type: 'known', value: 4 });
});

it('a condition of what follows reads a number after its own modifiers', () => {
  const charge = problemOf(game.ruleset, entryAt(game, 'rules', 'charge'))!;
  const follows = (link: string) => {
    const { situation, notices } = readSituation(charge, link);
    expect(notices).toEqual([]);
    return resolve(charge, situation).starts[0]?.outcomes.map(({ next }) => next.length);
  };
  expect(follows('attacks=2')).toEqual([0, 0]);
  expect(follows('attacks=2&with=frenzy')).toEqual([1, 1]);
  expect(follows('attacks=3')).toEqual([1, 1]);
});
