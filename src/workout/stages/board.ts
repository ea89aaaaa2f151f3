/** Every throw of the dice of a roll with its outcome. */
import { throwsOf } from '../../arithmetic/dice.ts';
import type { Dice } from '../../notation/dice.ts';
import type { BoardThrow } from '../result.ts';
import type { Worked } from './stage.ts';

/** Larger boards are of no use on a screen. */
const MAX_BOARD = 400;

/** Every throw, die by die; undefined if there are too many, or if the outcomes are not known. */
export function boardOf({
  rolled: dice,
  outcomesOf,
}: Pick<Worked, 'rolled' | 'outcomesOf'>): BoardThrow[] | undefined {
  if (!dice || !outcomesOf || !isCounted(dice)) return undefined;
  const board =
    boards.get(outcomesOf) ??
    inOrder(throwsOf(dice, true) ?? []).map((faces) => {
      const ids = outcomesOf(faces);
      return { faces: [...faces], outcome: ids.length === 1 ? ids[0] : undefined };
    });
  boards.set(outcomesOf, board);
  return board;
}

const boards = new WeakMap<object, BoardThrow[]>();

/** All throws are equally likely, and not too many. */
const isCounted = ({ sides, count, reroll, explode }: Dice): boolean =>
  !reroll && !explode && sides ** count <= MAX_BOARD;

const inOrder = (throws: readonly { faces: readonly number[] }[]): (readonly number[])[] =>
  throws
    .map(({ faces }) => faces)
    .sort((a, b) => a.reduce((order, face, die) => order || face - (b[die] ?? 0), 0));
