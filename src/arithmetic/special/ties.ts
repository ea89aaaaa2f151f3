/** What winning, losing and a tie mean for the sides of a contest. */
import type { Contest } from '../../../schemas/types.d.ts';

/** The words that tests ask for: of the first side, of the second. */
export type Result = readonly [first: string[], second: string[]];
export const WON: Result = [['winner'], ['loser']];
export const LOST: Result = [['loser'], ['winner']];
const NEITHER: Result = [[], []];

/** Of a tie; several results if the rules do not say, none if it does not count. */
export const TIES: Record<Contest['ties'], readonly Result[]> = {
  all: [[['winner'], ['winner']]],
  none: [NEITHER],
  again: [],
  first: [WON],
  second: [LOST],
  unknown: [NEITHER, WON, LOST],
};
