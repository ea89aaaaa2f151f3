/** How several dice are counted, as one module that pages load where a game rolls them. */
import { rare } from './chain.ts';
import { countsIn } from './counts.ts';
import { numberOfDice } from './stages/number-of-dice.ts';

/** To be called before the first result. */
export const loadSeveral = (): void => void Object.assign(rare, { countsIn, numberOfDice });
