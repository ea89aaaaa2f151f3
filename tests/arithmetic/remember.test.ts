/** Calculations under a rival claim: those that the claim does not touch are not repeated. */
import { expect, it } from 'vitest';
import type { Library } from '../../src/arithmetic/library.ts';
import { remember } from '../../src/arithmetic/remember.ts';

const outcomes = [{ id: 'hit', when: [{ subject: 'roll', atLeast: 'b-number' }] }];
const library: Library = {
  sets: new Map([
    ['modifiers/b', { modifiers: [], value: { name: 'b-number', base: 'b-number' } }],
    ['modifiers/other', { modifiers: [], appliesTo: ['modifiers/other-roll'] }],
  ]),
  rolls: new Map([
    ['modifiers/roll', { dice: '2D6', outcomes }],
    ['modifiers/reads', { check: 'modifiers/roll', outcomes }],
  ]),
};

it.each([
  ['modifiers/roll', 'modifiers/other', 1],
  ['modifiers/roll', 'modifiers/b', 2],
  ['modifiers/roll', 'modifiers/roll', 2],
  // What another roll reads is not looked into.
  ['modifiers/reads', 'modifiers/other', 2],
])('%s after a change of %s is worked out %i times', (address, changed, times) => {
  const now = { ...library, sets: new Map(library.sets) };
  const rival: Library = { ...now, from: { library: now, changed: [changed] } };
  let count = 0;
  for (const one of [now, rival, now, rival]) remember(address, {}, one, () => ++count);
  expect(count).toBe(times);
});
