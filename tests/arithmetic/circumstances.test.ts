/** Which modifiers apply: those that decide themselves come only with the others that they need. */
import { expect, it } from 'vitest';
import { holding } from '../../src/arithmetic/circumstances.ts';
import type { Line } from '../../src/arithmetic/library.ts';
import { knownFrom, type Situation } from '../../src/arithmetic/situation.ts';
import type { Group, Modifier } from '../../schemas/types.d.ts';

const lineOf = (
  modifier: Partial<Modifier>,
  group?: Partial<Group>,
  set = 'modifiers/test',
): Line => ({ modifier, set, group }) as Line;
const LINES = [
  lineOf({ id: 'flag' }),
  lineOf({ id: 'with-flag', always: true, onlyWith: ['flag'] }),
  lineOf({ id: 'near', when: [{ subject: 'distance', below: 6 }] }),
  lineOf({ id: 'far-flag', when: [{ subject: 'distance', above: 12 }], onlyWith: ['flag'] }),
  lineOf({ id: 'with-near', onlyWith: ['near'] }),
];

it.each([
  [['flag'], 9, ['flag', 'with-flag'], []],
  [[], 9, [], []],
  [[], 20, [], []],
  [['flag'], 20, ['flag', 'with-flag', 'far-flag'], []],
  [['with-near'], 3, ['near', 'with-near'], []],
  [['with-near'], 9, [], ['with-near']],
] as const)('of %j at distance %i are %j', (named, distance, here, contradicted) => {
  const situation = { with: [...named], given: { distance } };
  const { lines, problems } = holding(LINES, situation, knownFrom(situation));
  expect(lines.map(({ modifier }) => modifier.id)).toEqual(here);
  expect(problems).toEqual(contradicted.map((id) => ({ kind: 'contradicted', id })));
});

const near = { id: 'near', when: [{ subject: 'distance', below: 6 }] };
/** Undecided, since nobody gives the height. */
const tall = { id: 'tall', when: [{ subject: 'height', above: 2 }] };
const one: Partial<Group> = { id: 'g', combine: 'unique' };
const sum: Partial<Group> = { id: 'g', combine: 'sum' };
const due: Partial<Group> = { id: 'a', always: true, when: [...near.when] };
const ALL: Record<string, Line> = {
  flag: lineOf({ id: 'flag' }),
  off: lineOf({ id: 'off', cancels: ['tall', 'near'] }),
  near: lineOf(near),
  'near in g': lineOf(near, one),
  'near in h': lineOf(near, { ...one, id: 'h' }),
  'near of another set': lineOf(near, one, 'modifiers/other'),
  'near added': lineOf(near, sum),
  'near unless broken': lineOf({ ...near, unchangedWhen: [{ subject: 'unit', is: 'broken' }] }),
  tall: lineOf(tall),
  'tall in g': lineOf(tall, one),
  'tall added': lineOf(tall, sum),
  'tall with flag': lineOf({ ...tall, onlyWith: ['flag'] }),
  'tall with flag or near': lineOf({ ...tall, onlyWith: ['flag', 'near'] }),
  'due in a': lineOf({ id: 'due' }, due),
  'free in a': lineOf({ id: 'free' }, { id: 'a', when: [...near.when] }),
};
// At 3″ what is near holds. What is undecided comes after the colon.
it.each<[string, Situation, string]>([
  ['near, tall', {}, 'near: tall'],
  ['near in g, tall in g', {}, 'near:'],
  ['flag, near in g, tall in g', { with: ['flag'] }, 'flag near:'],
  ['near in g, tall in g', { given: { distance: 9 } }, ': tall'],
  ['near added, tall added', {}, 'near: tall'],
  ['near in h, tall in g', {}, 'near: tall'],
  ['near of another set, tall in g', {}, 'near: tall'],
  ['near, tall in g', {}, 'near: tall'],
  ['off, near, tall', { with: ['off'] }, 'off:'],
  ['near, tall with flag', {}, 'near:'],
  ['near, tall with flag or near', {}, 'near: tall'],
  ['near unless broken', { given: { unit: 'broken' } }, ':'],
  ['near unless broken', { given: { unit: 'tired' } }, 'near:'],
  ['due in a', {}, ': due'],
  ['due in a', { given: { distance: 9 } }, ':'],
  ['free in a', {}, ':'],
])('of %s in %j: %s', (lines, situation, here) => {
  const known = knownFrom({ given: { distance: 3, ...situation.given } });
  const among = lines.split(', ').flatMap((name) => ALL[name] ?? []);
  const found = holding(among, situation, known);
  const ids = found.lines.map(({ modifier }) => modifier.id).join(' ');
  expect([`${ids}: ${found.undecided.join(' ')}`.trim(), found.problems]).toEqual([here, []]);
});
