/** Rolls for tests, and what to read of them. */
import { calculateRoll } from '../../src/arithmetic/roll.ts';
import type { Situation } from '../../src/arithmetic/situation.ts';
import { libraryWith, type BareSet } from './samples.ts';

/** Every throw of dice with these sides. */
export const throws = (...sides: number[]): number[][] =>
  sides.reduce<number[][]>(
    (all, faces) =>
      all.flatMap((thrown) => Array.from({ length: faces }, (_, face) => [...thrown, face + 1])),
    [[]],
  );
export const sum = (dice: number[]) => dice.reduce((total, die) => total + die, 0);
export const rollOf = (sets: Record<string, BareSet>, situation: Situation = {}, id = 'x') =>
  calculateRoll(`modifiers/${id}`, situation, libraryWith(sets));
export const chancesOf = ({ readings }: ReturnType<typeof calculateRoll>) =>
  readings[0]!.odds!.outcomes.map(({ id, chance }) => [id, chance && Number(chance.count)]);
export const needsOf = ({ readings }: ReturnType<typeof calculateRoll>) =>
  readings[0]!.odds!.outcomes.map(({ needs }) => (needs ? [needs.from, needs.to] : undefined));
export const roll = (
  dice: string,
  outcomes: object[],
  more: object = {},
): Record<string, unknown> => ({
  dice,
  outcomes,
  ...more,
});
