/** The situations that are tried find every outcome that the dice and values of a game can give, and no other. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allHold } from '../../src/arithmetic/conditions.ts';
import { everySituation } from '../../src/arithmetic/every-situation.ts';
import { possibleOutcomes } from '../../src/arithmetic/outcomes.ts';
import type { Known } from '../../src/arithmetic/situation.ts';
import type { Amount, Test, When } from '../../schemas/types.d.ts';
import { cases } from '../sample.ts';

const STATES = ['down', 'pinned'];
const COMPARISONS = ['equals', 'above', 'atLeast', 'below', 'atMost'] as const;
const numeric = fc
  .record({
    subject: fc.constantFrom('natural', 'distance'),
    comparison: fc.constantFrom(...COMPARISONS),
    bound: fc.oneof(
      fc.integer({ min: 0, max: 8 }),
      fc.integer({ min: 0, max: 8 }),
      fc.constantFrom('natural', 'distance'),
      fc.integer({ min: -3, max: 3 }).map((more): Amount => ['distance', more]),
    ),
  })
  .map(({ subject, comparison, bound }): Test => ({ subject, [comparison]: bound }));
const state = fc
  .record({ key: fc.constantFrom('is', 'not'), name: fc.constantFrom(...STATES) })
  .map(({ key, name }): Test => ({ subject: 'unit', [key]: name }));
const parity = fc
  .record({ subject: fc.constantFrom('natural', 'distance'), is: fc.constantFrom('odd', 'even') })
  .map((test): Test => test);
const whens = fc.array(
  fc.array(fc.oneof(numeric, numeric, state, parity), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 4 },
);

/** D6, distances from −8 to 16, and every combination of states. */
const all: Known[] = [1, 2, 3, 4, 5, 6].flatMap((natural) =>
  Array.from({ length: 25 }, (_, step) => step - 8).flatMap((distance) =>
    Array.from({ length: 4 }, (_, bits) => ({
      numbers: new Map(Object.entries({ natural, distance })),
      words: new Map([['unit', STATES.filter((_name, bit) => bits & (1 << bit))]]),
    })),
  ),
);

const reached = (lists: readonly When[], situations: readonly Known[]): string[] => {
  const outcomes = lists.map((when, index) => ({ id: String(index), when }));
  const found = situations.flatMap((known) => possibleOutcomes(outcomes, known));
  return [...new Set(found.map(({ id }) => id))].sort();
};
const together = (lists: readonly When[], situations: readonly Known[]): boolean =>
  situations.some((known) => lists.every((when) => allHold(when, known)));

it('finds the same outcomes as all throws, numbers and states', () => {
  fc.assert(
    fc.property(whens, (lists) => {
      const situations = everySituation(lists, 'D6') ?? [];
      expect(reached(lists, situations)).toEqual(reached(lists, all));
      expect(together(lists, situations)).toBe(together(lists, all));
    }),
    { numRuns: cases(100, 5000), seed: 1 },
  );
});

it('an even number between two limits is tried', () => {
  const together: When[] = [
    [
      { subject: 'natural', is: 'even' },
      { subject: 'natural', above: 2, below: 6 },
    ],
  ];
  expect(reached(together, everySituation(together, 'D6') ?? [])).toEqual(['0']);
});

it('tries what is as far from a number as a name is, and leaves a sum of two names open', () => {
  const below: When = [{ subject: 'natural', below: ['distance', -30] }];
  expect(together([below], everySituation([below], 'D6')!)).toBe(true);
  const both: When = [
    { subject: 'natural', equals: 12 },
    { subject: 'roll', above: ['morale', 'elr'] },
  ];
  expect(everySituation([both])!.map((known) => allHold(both, known))).toContain(undefined);
});

const tried = (list: When, dice?: string) =>
  everySituation([list], dice)?.map(({ numbers, words }) => [
    ...numbers.values(),
    ...words.values(),
  ]);
it.each<[string, When, string | undefined, unknown]>([
  ['a number', [{ subject: 'roll', atLeast: 4 }], undefined, [3, 4, 5]],
  ['a result of the dice', [{ subject: 'natural', atLeast: 6 }], 'D6', [5, 6, 1, 2]],
  ['a result of unknown dice', [{ subject: 'natural', atLeast: 6 }], undefined, [5, 6, 7]],
  ['odd or even', [{ subject: 'natural', is: 'odd' }], 'D2', [1, 2]],
  ['a state', [{ subject: 'unit', not: 'down' }], undefined, [[], ['down']]],
])('tries of %s only what it can be', (_, list, dice, values) =>
  expect(tried(list, dice)?.map((known) => known[0])).toEqual(values),
);
it('tries both numbers that are compared, and no dice', () => {
  expect(tried([{ subject: 'roll', atMost: 'target' }])).toHaveLength(9);
  expect(tried([{ subject: 'roll', atMost: 'D6' }])).toHaveLength(3);
});
it('gives up with more than 5 states or 4000 situations', () => {
  const states = (count: number): Test => ({
    subject: 'unit',
    is: Array.from({ length: count }, (_, index) => `s${index}`),
  });
  const parities = ['a', 'b', 'c', 'd'].map((subject): Test => ({ subject, is: 'odd' }));
  expect([tried([states(5)])?.length, tried([states(6)])]).toEqual([32, undefined]);
  expect(tried([...parities.slice(1), states(5)])).toHaveLength(4000);
  expect(tried([...parities, states(3)])).toBeUndefined();
});
