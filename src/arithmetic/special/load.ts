/** Everything about dice that few games need, as one module that pages load where they need it. */
import { readContest } from './contest.ts';
import { useSpecialDice } from '../dice.ts';
import { poolOdds, successesIn } from './pool.ts';
import { canShow, rerolled, thrown, throwsOf } from './throws.ts';

const SPECIAL_DICE = { throwsOf, thrown, canShow, rerolled, poolOdds, successesIn, readContest };
export type SpecialDice = typeof SPECIAL_DICE;

/** To be called before the first calculation. */
export const loadSpecialDice = (): void => useSpecialDice(SPECIAL_DICE);
