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
  ['modifiers/b', 'modifiers/other', 1],
  ['modifiers/b', 'modifiers/b', 2],
  // One of two changes is enough.
  ['modifiers/roll', 'modifiers/other,modifiers/b', 2],
  // What another roll reads is not looked into.
  ['modifiers/reads', 'modifiers/other', 2],
])('%s after a change of %s is worked out %i times', (address, changed, times) => {
  const now = { ...library, sets: new Map(library.sets) };
  const rival: Library = { ...now, from: { library: now, changed: changed.split(',') } };
  let count = 0;
  for (const one of [now, rival, now, rival]) remember(address, {}, one, () => ++count);
  expect(count).toBe(times);
});

it('keeps the results of 200 situations', () => {
  const now = { ...library };
  let count = 0;
  const ask = (die: number) => remember('modifiers/roll', { dice: [die] }, now, () => ++count);
  for (let die = 1; die <= 200; die++) ask(die);
  expect([ask(1), ask(200), count]).toEqual([1, 200, 200]);
  // Another one is too many: all are forgotten.
  expect([ask(201), ask(1)]).toEqual([201, 202]);
});
