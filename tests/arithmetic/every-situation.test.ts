/** The situations that are tried find every outcome that the dice and values of a game can give, and no other. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { allHold } from '../../src/arithmetic/conditions.ts';
import { everySituation } from '../../src/arithmetic/every-situation.ts';
import { possibleOutcomes } from '../../src/arithmetic/outcomes.ts';
import type { Known } from '../../src/arithmetic/situation.ts';
import type { Test, When } from '../../schemas/types.d.ts';
import { cases } from '../sample.ts';

const STATES = ['down', 'pinned', 'broken'];
const COMPARISONS = ['equals', 'above', 'atLeast', 'below', 'atMost'] as const;
const numeric = fc
  .record({
    subject: fc.constantFrom('natural', 'distance'),
    comparison: fc.constantFrom(...COMPARISONS),
    bound: fc.integer({ min: 0, max: 8 }),
  })
  .map(({ subject, comparison, bound }): Test => ({ subject, [comparison]: bound }));
const state = fc
  .record({ key: fc.constantFrom('is', 'not'), name: fc.constantFrom(...STATES) })
  .map(({ key, name }): Test => ({ subject: 'unit', [key]: name }));
const parity = fc
  .constantFrom('odd', 'even')
  .map((name): Test => ({ subject: 'natural', is: name }));
const whens = fc.array(
  fc.array(fc.oneof(numeric, numeric, state, parity), { minLength: 1, maxLength: 3 }),
  { minLength: 1, maxLength: 4 },
);

/** D6, distances from −2 to 12, and every combination of states. */
const all: Known[] = [1, 2, 3, 4, 5, 6].flatMap((natural) =>
  Array.from({ length: 15 }, (_, step) => step - 2).flatMap((distance) =>
    Array.from({ length: 8 }, (_, bits) => ({
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
    { numRuns: cases(300, 30_000), seed: 1 },
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

it('what a sum with a name decides is tried, too', () => {
  const degrees: When[] = [-3, -2, 0].map((less) => [
    { subject: 'roll', atMost: less === 0 ? 'target' : ['target', less] },
  ]);
  expect(reached(degrees, everySituation(degrees) ?? [])).toEqual(
    reached(
      degrees,
      [-4, -2, 0, 1].map((roll) => ({
        numbers: new Map([
          ['roll', roll],
          ['target', 0],
        ]),
        words: new Map(),
      })),
    ),
  );
});
