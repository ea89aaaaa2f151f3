/** A contest among several: one of them is selected, or wins. A page loads it only where it has one. */
import { special } from '../../arithmetic/dice.ts';
import { amongOdds, winners } from '../../arithmetic/special/among.ts';
import { known, unknown, type Answer } from '../answer.ts';
import { rare } from '../chain.ts';
import { decimal } from '../odds.ts';
import type { Exact } from '../result.ts';
import { lacking } from './lacking.ts';
import { afterOwn } from './own-numbers.ts';
import { workOutRoll } from './roll.ts';
import { prefixOf, type At, type Worked } from './stage.ts';
import { useContests } from './work-out.ts';

/** To be called before the first result. Where there are contests of two sides, too, what works them out leads here. */
export function loadAmong(): void {
  rare.amongSeveral = amongSeveral;
  if (!special)
    useContests((at) => {
      const own = workOutRoll(at);
      return amongSeveral(at, own) ?? own;
    });
}

/** The odds of one of them, and how many win; `own` is its roll. Undefined where nobody rolls among several. */
export function amongSeveral(at: At, own: Worked): Worked | undefined {
  const { stage, facts, problem, library, key } = at;
  const contest = stage.type === 'roll' ? stage.contest : undefined;
  if (stage.type !== 'roll' || contest?.among === undefined) return undefined;
  const { among } = contest;
  const { total, counted, totalOf, rolled } = own;
  const roll = problem.rolls[stage.address];
  const after = afterOwn(at);
  const number = after.numbers.get(among);
  const of =
    roll && totalOf && number !== undefined
      ? {
          roll,
          contest,
          number,
          totalOf,
          dice: rolled,
          known: after,
        }
      : undefined;
  const odds = of && total.type === 'known' ? amongOdds(of) : undefined;
  const chance = (one: Exact | undefined): Answer<Exact> => {
    if (number === undefined)
      return lacking([among], facts, library, prefixOf(problem, key), stage.address);
    if (total.type !== 'known') return total;
    return one ? known(one) : unknown(stage.address);
  };
  const winner = stage.outcomes.find(({ side }) => side === 'winner');
  const selected = odds && of && winners(of)?.map(decimal);
  return {
    total,
    counted,
    outcomes: stage.outcomes.map((outcome) => ({
      outcome,
      odds: chance(odds?.outcomes.find(({ id }) => id === outcome.id)?.chance),
    })),
    ...(winner && selected && { number: { [winner.id]: known(selected) } }),
  };
}
