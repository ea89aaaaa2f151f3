/** How contests are worked out and special dice are counted, as one module that pages load where a game has them. */
import { loadSpecialDice } from '../arithmetic/special/load.ts';
import { workOutContest } from './stages/contest.ts';
import { useContests } from './stages/work-out.ts';

/** To be called before the first result. */
export function loadSpecial(): void {
  loadSpecialDice();
  useContests(workOutContest);
}
