/** The results that dice can show. */

import type { Dice } from '../notation/dice.ts';
import type { SpecialDice } from './special/load.ts';

/** Throws with the same result, counted together. */
export interface Throw {
  /** The sum, including the constant in the notation: the unmodified roll. */
  natural: number;
  /** Single dice in order; empty when only the sum is kept. */
  faces: readonly number[];
  /** Number of throws counted here. */
  ways: bigint;
  /** Dice that explode have no greatest sum: this one or any above it. */
  orMore?: true;
}

/** Up to this number of throws they are listed die by die; above it only by sum. */
const MAX_SINGLE = 20_000;
/** Sums of more dice are not counted. */
const MAX_DICE = 40;

/** How dice are counted that are more than added up, and pools; a page loads it only where it has such dice. */
export let special: SpecialDice | undefined;
export function useSpecialDice(loaded: SpecialDice): void {
  special = loaded;
}

const isSpecial = ({ keep, reroll, explode, isDigits }: Dice): boolean =>
  (keep ?? reroll ?? explode ?? isDigits) !== undefined;

/**
 * Every throw with its ways, by rising sum: 2D6 → 2 (1 way) … 7 (6 ways) … 12 (1 way). `single`
 * keeps the dice apart, for doubles and for dice of different colours. Undefined if there are too
 * many to count exactly.
 */
export function throwsOf(dice: Dice, single = false): readonly Throw[] | undefined {
  if (isSpecial(dice)) return special?.throwsOf(dice, single);
  const { count, sides, plus } = dice;
  if (single ? sides ** count > MAX_SINGLE : count > MAX_DICE) return undefined;
  const die = Array.from({ length: sides }, (_, index) => thrown([index + 1]));
  const all = single
    ? Array.from({ length: count }).reduce<Throw[]>(
        (some) => some.flatMap(({ faces }) => die.map((one) => thrown([...faces, ...one.faces]))),
        [...NO_DICE],
      )
    : sums(die, count);
  return all
    .map((one) => ({ ...one, natural: one.natural + plus }))
    .sort((a, b) => a.natural - b.natural);
}

/** Two results together. */
export const joined = (a: Throw, b: Throw): Throw => ({
  natural: a.natural + b.natural,
  faces: [],
  ways: a.ways * b.ways,
  ...((a.orMore || b.orMore) && { orMore: true }),
});

/** How many throws there are. */
export const total = (throws: readonly Throw[]): bigint =>
  throws.reduce((sum, { ways }) => sum + ways, 0n);

/** Equal sums counted together. */
export function merged(throws: readonly Throw[]): Throw[] {
  const found = new Map<string, Throw>();
  for (const one of throws) {
    const key = `${one.natural}${one.orMore ? '+' : ''}`;
    found.set(key, { ...one, faces: [], ways: one.ways + (found.get(key)?.ways ?? 0n) });
  }
  return [...found.values()];
}

export const NO_DICE: readonly Throw[] = [{ natural: 0, faces: [], ways: 1n }];

/** The sum of several dice. */
export function sums(die: readonly Throw[], count: number): Throw[] {
  let all = [...NO_DICE];
  for (let n = 0; n < count; n++)
    all = merged(all.flatMap((one) => die.map((other) => joined(one, other))));
  return all;
}

/** The throw of these faces: `[3, 4]` with 2D6 → 7, with D66 → 34. */
export const thrown = (faces: readonly number[], dice?: Dice): Throw =>
  dice && isSpecial(dice) && special
    ? special.thrown(faces, dice)
    : { natural: faces.reduce((sum, face) => sum + face, dice?.plus ?? 0), faces, ways: 1n };

export const isDoubles = ({ faces }: Throw): boolean =>
  faces.length > 1 && faces.every((face) => face === faces[0]);
