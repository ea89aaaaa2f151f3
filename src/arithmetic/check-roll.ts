/**
 * A roll that reads the outcome of another roll: the grade of a critical hit, putting out a fire.
 */
import type { Fraction } from './fraction.ts';
import type { OutcomeRule, RollRule } from './library.ts';
import type { Odds, OutcomeOdds } from './odds.ts';
import { onlyOutcome } from './outcomes.ts';
import type { RollCalculation } from './roll.ts';
import type { RollReading } from './reading.ts';
import { knowing, type Known } from './situation.ts';

/** `checked` is the calculation of the other roll; returns it with the outcomes of `roll`. */
export function ofCheck(roll: RollRule, checked: RollCalculation, known: Known): RollCalculation {
  const outcomeOf = (id: string) =>
    onlyOutcome(roll.outcomes, knowing(known, {}, { outcome: [id] }));
  return {
    ...checked,
    readings: checked.readings.map((reading) => translate(roll, reading, outcomeOf)),
  };
}

function translate(
  roll: RollRule,
  reading: RollReading,
  outcomeOf: (id: string) => OutcomeRule | undefined,
): RollReading {
  const { outcome: was, ...rest } = reading;
  const outcome = was === undefined ? undefined : outcomeOf(was)?.id;
  return {
    ...rest,
    odds: reading.odds && regroup(roll.outcomes, reading.odds, outcomeOf),
    outcomesOf: (dice) => [
      ...new Set(reading.outcomesOf(dice).flatMap((id) => outcomeOf(id)?.id ?? [])),
    ],
    ...(outcome !== undefined && { outcome }),
  };
}

/**
 * Sums the chances of the other roll by the outcome they lead to. `needs` is undefined, because it
 * belongs to the other roll.
 */
function regroup(
  outcomes: readonly OutcomeRule[],
  { outcomes: checked }: Odds,
  outcomeOf: (id: string) => OutcomeRule | undefined,
): Odds {
  const translated = checked.map(({ id, chance }) => ({ chance, to: outcomeOf(id) }));
  const chance = (belongs: (outcome: OutcomeRule) => boolean) =>
    total(
      translated.filter(({ to }) => !to || belongs(to)),
      translated,
    );
  return {
    outcomes: outcomes.map((outcome): OutcomeOdds => ({
      id: outcome.id,
      success: outcome.success === true,
      chance: chance((other) => other === outcome),
      needs: undefined,
    })),
    success: chance((outcome) => outcome.success === true),
    needs: undefined,
  };
}

/** An outcome of the other roll: its chance, and the outcome of this roll that it leads to. */
interface Translated {
  chance: Fraction | undefined;
  to: OutcomeRule | undefined;
}

/** Undefined if one of the chances is unknown or leads to no outcome. */
function total(wanted: readonly Translated[], all: readonly Translated[]): Fraction | undefined {
  const of = all.find(({ chance }) => chance)?.chance?.of;
  if (of === undefined || wanted.some(({ chance, to }) => !chance || !to)) return undefined;
  return { count: wanted.reduce((sum, { chance }) => sum + (chance?.count ?? 0), 0), of };
}
