/** A roll that takes another check and looks at its outcome: the grade of a critical hit, a fire that is put out. */
import type { Outcome, Roll } from '../schema/types.generated.ts';
import type { Fraction } from './fraction.ts';
import type { Odds, OutcomeOdds } from './odds.ts';
import { onlyOutcome } from './outcomes.ts';
import type { RollCalculation } from './roll.ts';
import type { RollReading } from './reading.ts';
import { knowing, type Known } from './situation.ts';

/** `checked` is the other roll, worked out. */
export function ofCheck(roll: Roll, checked: RollCalculation, known: Known): RollCalculation {
  const outcomeOf = (id: string) =>
    onlyOutcome(roll.outcomes, knowing(known, {}, { outcome: [id] }));
  return {
    ...checked,
    readings: checked.readings.map((reading) => translate(roll, reading, outcomeOf)),
  };
}

function translate(
  roll: Roll,
  reading: RollReading,
  outcomeOf: (id: string) => Outcome | undefined,
): RollReading {
  const { outcome: was, ...rest } = reading;
  const outcome = was === undefined ? undefined : outcomeOf(was)?.id;
  return {
    ...rest,
    odds: reading.odds && regroup(roll.outcomes, reading.odds, outcomeOf),
    ...(outcome !== undefined && { outcome }),
  };
}

/** The chances of the check, added up by what they lead to here. What must be rolled is said of the check itself. */
function regroup(
  outcomes: readonly Outcome[],
  { outcomes: checked }: Odds,
  outcomeOf: (id: string) => Outcome | undefined,
): Odds {
  const led = checked.map(({ id, chance }) => ({ chance, to: outcomeOf(id) }));
  const chance = (belongs: (outcome: Outcome) => boolean) =>
    total(
      led.filter(({ to }) => !to || belongs(to)),
      led,
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

interface Led {
  chance: Fraction | undefined;
  to: Outcome | undefined;
}

/** Undefined as soon as one of them cannot be told. */
function total(wanted: readonly Led[], all: readonly Led[]): Fraction | undefined {
  const of = all.find(({ chance }) => chance)?.chance?.of;
  if (of === undefined || wanted.some(({ chance, to }) => !chance || !to)) return undefined;
  return { count: wanted.reduce((sum, { chance }) => sum + chance!.count, 0), of };
}
