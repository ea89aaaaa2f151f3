/** The results that dice can show. */

import type { Dice } from '../notation/dice.ts';

/** Throws with the same result, counted together. */
export interface Throw {
  /** The sum, including the constant in the notation: the unmodified roll. */
  natural: number;
  /** Single dice in order; empty when only the sum is kept. */
  faces: readonly number[];
  /** Number of throws counted here. */
  ways: number;
}

/** Up to this number of throws they are listed die by die; above it only by sum. */
const MAX_SINGLE = 20_000;

/**
 * Every throw with its ways, by rising sum: 2D6 → 2 (1 way) … 7 (6 ways) … 12 (1 way). `single`
 * keeps the dice apart, for doubles and for dice of different colours. Undefined if there are too
 * many to count exactly.
 */
export function throwsOf(dice: Dice, single = false): readonly Throw[] | undefined {
  const all = dice.sides ** dice.count;
  if (single) return all > MAX_SINGLE ? undefined : singleThrows(dice);
  return all > Number.MAX_SAFE_INTEGER ? undefined : sums(dice);
}

function sums({ count, sides, plus }: Dice): Throw[] {
  let ways = [1];
  for (let die = 0; die < count; die++) {
    const next = Array.from({ length: ways.length + sides - 1 }, () => 0);
    ways.forEach((times, sum) => {
      for (let face = 0; face < sides; face++) next[sum + face] = (next[sum + face] ?? 0) + times;
    });
    ways = next;
  }
  return ways.map((times, sum) => ({ natural: sum + count + plus, faces: [], ways: times }));
}

function singleThrows({ count, sides, plus }: Dice): Throw[] {
  let all: number[][] = [[]];
  for (let die = 0; die < count; die++) {
    all = all.flatMap((faces) => Array.from({ length: sides }, (_, face) => [...faces, face + 1]));
  }
  return all.map((faces) => thrown(faces, plus)).sort((a, b) => a.natural - b.natural);
}

/** The throw of these faces: `[3, 4]` with 2D6 → 7. */
export const thrown = (faces: readonly number[], plus = 0): Throw => ({
  natural: faces.reduce((sum, face) => sum + face, plus),
  faces,
  ways: 1,
});

/** Whether these dice can show these faces. */
export const canShow = ({ count, sides }: Dice, faces: readonly number[]): boolean =>
  faces.length === count &&
  faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides);

export const isDoubles = ({ faces }: Throw): boolean =>
  faces.length > 1 && faces.every((face) => face === faces[0]);
