/** Exact odds of each outcome, and the results that the dice need for it. */
import type { OutcomeRule } from './library.ts';
import type { Throw } from './dice.ts';
import type { Fraction } from './fraction.ts';
import { possibleOutcomes } from './outcomes.ts';
import type { Known } from './situation.ts';

/**
 * From … to, both included; infinite where there is no limit, at both ends if any result will do.
 */
export interface Span {
  from: number;
  to: number;
}
export interface OutcomeOdds {
  id: string;
  success: boolean;
  /** Undefined when it depends on a missing number. */
  chance: Fraction | undefined;
  /**
   * The results needed, apart from special ones (an unmodified 1, doubles); may exceed the dice.
   * Undefined if they are not consecutive.
   */
  needs: Span | undefined;
}
export interface Odds {
  outcomes: OutcomeOdds[];
  /** The chance of any outcome marked as success; undefined when it depends on a missing number. */
  success: Fraction | undefined;
  needs: Span | undefined;
  /** Of a pool: how many successes there are on average. */
  average?: number | undefined;
  /** The throws, with what each may be. */
  seen: readonly Seen[];
}

/** Of a sum that has no upper end: what is true of it and of this number is true of all between. */
const MUCH = 1_000_000;

/** The values known after a throw. */
export type KnownAfter<T> = (seen: T) => Known;

/**
 * `throws` are all throws of the dice, and `see` gives the values known after one of them. `onDie`
 * gives the values known after a single number, on the die or as the sum, even beyond the dice, so
 * that "7+ on a D6" can be shown.
 */
export function oddsOf(
  outcomes: readonly OutcomeRule[],
  throws: readonly Throw[],
  see: KnownAfter<Throw>,
  onDie: KnownAfter<number>,
): Odds {
  const seen = throws.map((thrown) => ({
    ways: thrown.ways,
    possible: [
      ...new Set(
        [thrown, ...(thrown.orMore ? [{ ...thrown, natural: MUCH }] : [])].flatMap((one) =>
          possibleOutcomes(outcomes, see(one)),
        ),
      ),
    ],
  }));
  const scale = scaleOf(outcomes, throws, onDie);
  return oddsIn(outcomes, seen, (belongs) => stretch(scale, belongs));
}

type Belongs = (outcome: OutcomeRule) => boolean;

/** `needs` finds the results that lead to some outcomes; undefined if no number of this roll does. */
export function oddsIn(
  outcomes: readonly OutcomeRule[],
  seen: readonly Seen[],
  needs: (belongs: Belongs) => Span | undefined = () => undefined,
): Odds {
  const succeeds: Belongs = ({ success }) => success === true;
  return {
    outcomes: outcomes.map((outcome) => {
      const isIt: Belongs = (other) => other === outcome;
      return {
        id: outcome.id,
        success: succeeds(outcome),
        chance: chanceOf(seen, isIt),
        needs: needs(isIt),
      };
    }),
    success: chanceOf(seen, succeeds),
    needs: needs(succeeds),
    seen,
  };
}

export interface Seen {
  ways: bigint;
  possible: readonly OutcomeRule[];
}

/**
 * A throw counts if all its possible outcomes belong; if only some do, or it has none, the chance is
 * unknown.
 */
function chanceOf(seen: readonly Seen[], belongs: Belongs): Fraction | undefined {
  let [count, of] = [0n, 0n];
  for (const { ways, possible } of seen) {
    of += ways;
    if (possible.length === 0) return undefined;
    if (possible.every(belongs)) count += ways;
    else if (possible.some(belongs)) return undefined;
  }
  return of === 0n ? undefined : { count, of };
}

/** How far beyond the dice, in each direction, to search for a needed number. */
const BEYOND = 100;

/** What a number of the dice, or beyond them, can mean. */
interface Figure {
  figure: number;
  possible: readonly OutcomeRule[];
}

function scaleOf(
  outcomes: readonly OutcomeRule[],
  throws: readonly Throw[],
  onDie: KnownAfter<number>,
): Figure[] {
  const plain = outcomes.filter((outcome) => !isSpecial(outcome));
  const [least = 0, most = 0] = [throws[0]?.natural, throws.at(-1)?.natural];
  return Array.from({ length: most - least + 1 + 2 * BEYOND }, (_, step) => {
    const figure = least - BEYOND + step;
    return { figure, possible: possibleOutcomes(plain, onDie(figure)) };
  });
}

/**
 * A single result of the dice, doubles, odd or even: shown beside the needed number, not as part of
 * it.
 */
const isSpecial = ({ when = [] }: OutcomeRule): boolean =>
  when.some(
    ({ subject, equals, is, not }) =>
      subject === 'dice' ||
      (subject === 'natural' && (equals !== undefined || is !== undefined || not !== undefined)),
  );

function stretch(scale: readonly Figure[], belongs: Belongs): Span | undefined {
  const found = scale.filter(({ possible }) => possible.some(belongs));
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || !found.every(({ possible }) => possible.every(belongs))) return undefined;
  if (last.figure - first.figure >= found.length) return undefined;
  return {
    from: first === scale[0] ? -Infinity : first.figure,
    to: last === scale.at(-1) ? Infinity : last.figure,
  };
}
