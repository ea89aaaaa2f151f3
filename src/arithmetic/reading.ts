/** One reading of a roll: the odds and outcome of the dice, with target and changes fixed. */
import type { When } from '../../schemas/types.d.ts';
import type { Dice } from '../notation/dice.ts';
import { isDoubles, thrown, throwsOf, type Throw } from './dice.ts';
import type { RollRule } from './library.ts';
import { oddsOf, type Odds, type Span } from './odds.ts';
import { onlyOutcome, possibleOutcomes } from './outcomes.ts';
import { apply, type ColumnShift, type Plan } from './plan.ts';
import type { DiceSource } from './roll-source.ts';
import { knowing, type Known } from './situation.ts';
import { closed, numberOf, type Sum } from './sum.ts';

export interface RollReading {
  /** The number to compare with, after modifiers; undefined if the roll has none. */
  target: Sum | undefined;
  /** The sum of modifiers to the roll; undefined if they change the target, set or multiply. */
  bonus: Sum | undefined;
  shifts: readonly ColumnShift[];
  /** The number to compare with, before modifiers. */
  base: Sum | undefined;
  /** The sum of modifiers, to the roll or to the target; undefined if one sets or multiplies. */
  adds: Sum | undefined;
  /** The result of a sum of the dice, with the modifiers to the roll; undefined if one is missing. */
  totalOf: (natural: number) => number | undefined;
  /** Undefined if the dice are unknown. */
  odds: Odds | undefined;
  /** Ids of the possible outcomes of these dice: one; several if a missing number decides. */
  outcomesOf: (dice: readonly number[]) => string[];
  /** Id of the outcome, if dice were given and only one is possible. */
  outcome?: string;
}
export interface ReadingOf {
  roll: RollRule;
  plan: Plan;
  /** Before modifiers. */
  base: Sum | undefined;
  source: DiceSource;
  known: Known;
  /** The dice as rolled. */
  shown: readonly number[] | undefined;
}

export function readRoll({ roll, plan, base, source, known, shown }: ReadingOf): RollReading {
  const onTarget = roll.modifies === 'target';
  const target = base && onTarget ? apply(plan, base) : base;
  const fixed = knowing(known, { target: numberOf(target), base: numberOf(base) });
  const total = (natural: number) => (onTarget ? natural : numberOf(apply(plan, closed(natural))));
  const see = (seen: Throw): Known => {
    const faces = Object.fromEntries(source.faces.map((name, index) => [name, seen.faces[index]]));
    return knowing(
      fixed,
      { natural: seen.natural, roll: total(seen.natural), ...faces },
      isDoubles(seen) ? { dice: ['doubles'] } : {},
    );
  };
  const outcome = shown && onlyOutcome(roll.outcomes, see(thrown(shown, source.dice?.plus)));
  const onlyAdds = !plan.set && plan.factor.count === plan.factor.of;
  return {
    target,
    base,
    adds: onlyAdds ? plan.add : undefined,
    bonus: onlyAdds && !onTarget ? plan.add : undefined,
    shifts: plan.shifts,
    totalOf: total,
    odds:
      source.dice && odds(roll, source.dice, source.faces, see, onDie(roll, source, fixed, total)),
    outcomesOf: (dice) =>
      possibleOutcomes(roll.outcomes, see(thrown(dice, source.dice?.plus))).map(({ id }) => id),
    ...(outcome && { outcome: outcome.id }),
  };
}

function odds(
  roll: RollRule,
  dice: Dice,
  faces: readonly string[],
  see: (seen: Throw) => Known,
  onDie: (figure: number) => Known,
): Odds | undefined {
  const subjects = subjectsOf(roll);
  const throws = throwsOf(dice, subjects.has('dice') || faces.some((name) => subjects.has(name)));
  return throws && oddsOf(roll.outcomes, throws, see, onDie);
}

/** What a single number means: the die that the outcomes read, or else the sum. */
function onDie(
  roll: RollRule,
  { faces }: DiceSource,
  fixed: Known,
  total: (natural: number) => number | undefined,
): (figure: number) => Known {
  const subjects = subjectsOf(roll);
  const [face, ...others] = faces.filter((name) => subjects.has(name));
  const readsOneDie = face !== undefined && others.length === 0;
  if (readsOneDie && !subjects.has('roll') && !subjects.has('natural'))
    return (figure) => knowing(fixed, { [face]: figure });
  return (figure) => knowing(fixed, { natural: figure, roll: total(figure) });
}

const subjectsOf = ({ outcomes }: RollRule): Set<string> =>
  new Set(outcomes.flatMap(({ when = [] }) => when.flatMap(namesOf)));

/** The names in a test, on both sides of the comparison. */
function namesOf(test: When[number]): string[] {
  return [test.subject, test.above, test.atLeast, test.below, test.atMost, test.equals].filter(
    (name) => typeof name === 'string',
  );
}

export type { Odds, Span };
