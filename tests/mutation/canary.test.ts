import { expect, it } from 'vitest';
import { isLarger } from './canary.ts';

it('misses no mutant of the canary', () => {
  expect([isLarger(2, 1), isLarger(1, 1), isLarger(1, 2)]).toEqual([true, false, false]);
});
