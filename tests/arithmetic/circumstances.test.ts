/** Which modifiers apply: those that decide themselves come only with the others that they need. */
import { expect, it } from 'vitest';
import { holding } from '../../src/arithmetic/circumstances.ts';
import type { Line } from '../../src/arithmetic/library.ts';
import { knownFrom } from '../../src/arithmetic/situation.ts';
import type { Modifier } from '../../schemas/types.d.ts';

const lineOf = (modifier: Partial<Modifier>): Line => ({ modifier, set: 'modifiers/test' }) as Line;
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
