/**
 * A roll that reads the outcome of another roll: the grade of a critical hit, putting out a fire.
 */
import type { OutcomeRule, RollRule } from './library.ts';
import { oddsIn, type Odds } from './odds.ts';
import { possibleOutcomes } from './outcomes.ts';
import type { RollCalculation } from './roll.ts';
import type { RollReading } from './reading.ts';
import { knowing, type Known } from './situation.ts';

/** `checked` is the calculation of the other roll; returns it with the outcomes of `roll`. */
export function ofCheck(roll: RollRule, checked: RollCalculation, known: Known): RollCalculation {
  const outcomesAfter = (ids: readonly string[]) => [
    ...new Set(
      ids.flatMap((id) => possibleOutcomes(roll.outcomes, knowing(known, {}, { outcome: [id] }))),
    ),
  ];
  return {
    ...checked,
    readings: checked.readings.map((reading) => translate(roll, reading, outcomesAfter)),
  };
}

type OutcomesAfter = (ids: readonly string[]) => OutcomeRule[];

function translate(
  roll: RollRule,
  reading: RollReading,
  outcomesAfter: OutcomesAfter,
): RollReading {
  const { outcome: was, ...rest } = reading;
  const [outcome, ...others] = was === undefined ? [] : outcomesAfter([was]);
  return {
    ...rest,
    odds: reading.odds && regroup(roll.outcomes, reading.odds, outcomesAfter),
    outcomesOf: (dice) => outcomesAfter(reading.outcomesOf(dice)).map(({ id }) => id),
    ...(outcome && others.length === 0 && { outcome: outcome.id }),
  };
}

/** The throws of the other roll by what they lead to. */
function regroup(
  outcomes: readonly OutcomeRule[],
  { seen: throws, outcomes: checked, needs }: Odds,
  outcomesAfter: OutcomesAfter,
): Odds {
  const seen = throws.map(({ ways, possible }) => ({
    ways,
    possible: outcomesAfter(possible.map(({ id }) => id)),
  }));
  // The same number is needed where success is the success of the other roll.
  const isSame = checked.every(({ id, success }) =>
    outcomesAfter([id]).every((one) => !one.success === !success),
  );
  return { ...oddsIn(outcomes, seen), needs: isSame ? needs : undefined };
}
