/** Every throw of the dice of a roll with its outcome. */
import { throwsOf } from '../../arithmetic/dice.ts';
import { parseDice } from '../../notation/dice.ts';
import type { Stage } from '../problem.ts';
import type { BoardThrow } from '../result.ts';
import type { Worked } from './stage.ts';

/** Larger boards are of no use on a screen. */
const MAX_BOARD = 400;

/** Every throw, die by die; undefined if there are too many, or if the outcomes are not known. */
export function boardOf(
  stage: Stage,
  { outcomesOf }: Pick<Worked, 'outcomesOf'>,
): BoardThrow[] | undefined {
  const written = stage.type === 'roll' ? stage.dice : undefined;
  const dice = written === undefined ? undefined : parseDice(written);
  if (!dice || !outcomesOf || dice.sides ** dice.count > MAX_BOARD) return undefined;
  return inOrder(throwsOf(dice, true) ?? []).map((faces) => {
    const ids = outcomesOf(faces);
    return { faces: [...faces], outcome: ids.length === 1 ? ids[0] : undefined };
  });
}

const inOrder = (throws: readonly { faces: readonly number[] }[]): (readonly number[])[] =>
  throws
    .map(({ faces }) => faces)
    .sort((a, b) => a.reduce((order, face, die) => order || face - (b[die] ?? 0), 0));
