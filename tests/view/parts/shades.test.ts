/** The shades of the columns of a group. */
import { expect, it } from 'vitest';
import { shadeOf } from '../../../src/view/pages/table/table-grid.ts';

it.each([
  [1, [0]],
  [2, [4, 0]],
  [6, [4, 3, 2, 2, 1, 0]],
  [8, [4, 3, 3, 2, 2, 1, 1, 0]],
])('of %i columns are even, from the darkest to none', (count, shades) => {
  expect(Array.from({ length: count }, (_, place) => shadeOf(place, count))).toEqual(shades);
});
