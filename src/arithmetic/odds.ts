/** Exact odds of each outcome, and what the dice must show for it. */
import type { Outcome } from '../schema/types.generated.ts';
import type { Throw } from './dice.ts';
import type { Fraction } from './fraction.ts';
import { possibleOutcomes } from './outcomes.ts';
import type { Known } from './situation.ts';

/** From … to, both included; infinite where there is no end, on both sides where anything will do. */
export interface Span {
  from: number;
  to: number;
}
export interface OutcomeOdds {
  id: string;
  success: boolean;
  /** Undefined when a missing number decides. */
  chance: Fraction | undefined;
  /** What must be rolled, special results (a natural 1, doubles) set aside; it may lie past the dice. Undefined where it is not one stretch. */
  needs: Span | undefined;
}
export interface Odds {
  outcomes: OutcomeOdds[];
  /** Of all outcomes marked as success together; undefined when a missing number decides. */
  success: Fraction | undefined;
  needs: Span | undefined;
}

/** What is known when a throw lies there. */
export type Seeing<T> = (seen: T) => Known;

/**
 * `throws` are all throws of the dice; `onDie` sees a single figure, on the die or as the sum, even one the dice do not have:
 * so a need of 7 on a D6 can be told.
 */
export function oddsOf(
  outcomes: readonly Outcome[],
  throws: readonly Throw[],
  see: Seeing<Throw>,
  onDie: Seeing<number>,
): Odds {
  const seen = throws.map((thrown) => ({
    ways: thrown.ways,
    possible: possibleOutcomes(outcomes, see(thrown)),
  }));
  const scale = scaleOf(outcomes, throws, onDie);
  const chance = (belongs: (outcome: Outcome) => boolean): Fraction | undefined =>
    chanceOf(seen, belongs);
  const succeeds = (outcome: Outcome) => outcome.success === true;
  return {
    outcomes: outcomes.map((outcome) => ({
      id: outcome.id,
      success: succeeds(outcome),
      chance: chance((other) => other === outcome),
      needs: stretch(scale, (other) => other === outcome),
    })),
    success: chance(succeeds),
    needs: stretch(scale, succeeds),
  };
}

interface Seen {
  ways: number;
  possible: readonly Outcome[];
}

/** A throw counts when everything it may be belongs; one that only may belong leaves the chance open. */
function chanceOf(
  seen: readonly Seen[],
  belongs: (outcome: Outcome) => boolean,
): Fraction | undefined {
  let [count, of] = [0, 0];
  for (const { ways, possible } of seen) {
    of += ways;
    if (possible.every(belongs)) count += ways;
    else if (possible.some(belongs)) return undefined;
  }
  return { count, of };
}

/** Figures beyond the dice that are looked at, each way. */
const BEYOND = 100;

interface Mark {
  figure: number;
  possible: readonly Outcome[];
}

function scaleOf(
  outcomes: readonly Outcome[],
  throws: readonly Throw[],
  onDie: Seeing<number>,
): Mark[] {
  const plain = outcomes.filter((outcome) => !isSpecial(outcome));
  const [least, most] = [throws[0]!.natural - BEYOND, throws.at(-1)!.natural + BEYOND];
  return Array.from({ length: most - least + 1 }, (_, step) => ({
    figure: least + step,
    possible: possibleOutcomes(plain, onDie(least + step)),
  }));
}

/** A single result of the dice, doubles, odd or even: told beside what is needed, not by it. */
const isSpecial = ({ when = [] }: Outcome): boolean =>
  when.some(
    ({ of, equals, is, not }) =>
      of === 'dice' ||
      (of === 'natural' && (equals !== undefined || is !== undefined || not !== undefined)),
  );

function stretch(scale: readonly Mark[], belongs: (outcome: Outcome) => boolean): Span | undefined {
  if (scale.some(({ possible }) => possible.some(belongs) && !possible.every(belongs)))
    return undefined;
  const figures = scale
    .filter(({ possible }) => possible.length > 0 && possible.every(belongs))
    .map(({ figure }) => figure);
  if (figures.length === 0 || figures.at(-1)! - figures[0]! + 1 !== figures.length)
    return undefined;
  return {
    from: figures[0] === scale[0]!.figure ? -Infinity : figures[0]!,
    to: figures.at(-1) === scale.at(-1)!.figure ? Infinity : figures.at(-1)!,
  };
}
