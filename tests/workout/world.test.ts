/** Readings of the rules: every combination of open points once, and a mark if there are too many. */
import { describe, expect, it } from 'vitest';
import { inEveryWorld, MAX_WORLDS } from '../../src/workout/world.ts';

describe('the readings of the rules', () => {
  it('combine all alternatives, and give the same answer to the same point', () => {
    const { results, cut } = inEveryWorld((world) => [
      world.choose('a', 2),
      world.choose('b', 3),
      world.choose('a', 2),
    ]);
    expect(results).toEqual([
      [0, 0, 0],
      [0, 1, 0],
      [0, 2, 0],
      [1, 0, 1],
      [1, 1, 1],
      [1, 2, 1],
    ]);
    expect(cut).toBe(false);
  });

  it.each([
    { ways: MAX_WORLDS, cut: false },
    { ways: MAX_WORLDS + 1, cut: true },
  ])('$ways alternatives: cut $cut', ({ ways, cut }) => {
    const found = inEveryWorld((world) => world.choose('a', ways));
    expect([found.results.length, found.cut]).toEqual([MAX_WORLDS, cut]);
  });
});
