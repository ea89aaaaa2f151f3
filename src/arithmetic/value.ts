/** Calculates a value that is modified but not rolled: firepower, movement, B#. */
import { evaluate } from './amount.ts';
import type { Problem } from './circumstances.ts';
import { linesFor, type Library, type Line, type ValueRule } from './library.ts';
import { onlyOutcome } from './outcomes.ts';
import { apply, type Limits, type Plan } from './plan.ts';
import { settle, unknownModifiers, type Applied } from './settle.ts';
import { knowing, knownFrom, type Known, type Situation } from './situation.ts';
import { combine, distinct, missingIn, numberOf, type Sum } from './sum.ts';
import type { Amount } from '../../schemas/types.d.ts';

export interface ValueReading {
  /** Undefined when a missing value prevents rounding or applying a limit. */
  result: Sum | undefined;
  /** Id of the outcome; undefined without outcomes, or when it depends on a missing value. */
  outcome?: string;
}
export interface ValueCalculation {
  /** Name of the value. */
  of: string;
  /**
   * One; several where the rules leave something open; none when an amount is unknown or
   * circumstances conflict.
   */
  readings: ValueReading[];
  /** Names of required values that are not given. */
  missing: string[];
  /** In order. */
  applied: Applied[];
  undecided: string[];
  problems: Problem[];
  /** Ids of the modifiers that can apply here, in order. */
  circumstances: string[];
}

/** Calculates the value of the set at `address`. Names in its amounts mean printed values. */
export function calculateValue(
  address: string,
  situation: Situation,
  library: Library,
): ValueCalculation {
  const value = library.sets.get(address)?.value;
  if (!value) return { ...NOTHING, problems: [{ kind: 'no-such-sum', address }] };
  const lines = linesFor(address, library);
  const circumstances = lines.map(({ modifier }) => modifier.id);
  const worked = workOut(value, lines, situation);
  return {
    of: value.name,
    ...worked,
    problems: [...unknownModifiers(situation, circumstances), ...worked.problems],
    circumstances,
  };
}

const NOTHING: ValueCalculation = {
  of: '',
  readings: [],
  missing: [],
  applied: [],
  undecided: [],
  problems: [],
  circumstances: [],
};

function workOut(
  value: ValueRule,
  lines: readonly Line[],
  situation: Situation,
): Omit<ValueCalculation, 'of' | 'circumstances'> {
  // A value may depend on the dice of another roll: the die that missed determines how far a shell
  // scatters.
  const natural = situation.dice?.reduce((sum, die) => sum + die, 0);
  const known = knowing(knownFrom(situation), natural === undefined ? {} : { natural });
  const { plans, applied, undecided, problems } = settle(lines, situation, known, value.round);
  const bases = evaluate(value.base, known);
  if (!bases) problems.push({ kind: 'unknown-amount', id: value.name });
  const limits = limitsOf(value, known);
  if (!limits) problems.push({ kind: 'unknown-amount', id: value.name });
  const pairs = plans.flatMap((plan) =>
    (bases ?? []).flatMap((base) => (limits ?? []).map((limit) => ({ base, plan, limit }))),
  );
  const readings = distinct(
    pairs.map(({ base, plan, limit }) => reading(value, base, plan, limit, known)),
  );
  if (!readings) problems.push({ kind: 'too-many-ways' });
  return {
    readings: readings ?? [],
    missing: missingIn(
      pairs.flatMap(({ base, plan, limit: { atLeast, atMost } }) => [
        plan.set ?? base,
        plan.add,
        ...[atLeast, atMost].flatMap((sum) => sum ?? []),
      ]),
    ),
    applied,
    undecided,
    problems,
  };
}

/** Every pair of limits; undefined if one is unknown. */
function limitsOf({ atLeast, atMost }: ValueRule, known: Known): Limits[] | undefined {
  const sumsOf = (amount: Amount | undefined): readonly (Sum | undefined)[] | undefined =>
    amount === undefined ? [undefined] : evaluate(amount, known);
  return combine(sumsOf(atLeast), sumsOf(atMost), (least, most) => ({
    atLeast: least,
    atMost: most,
  }));
}

function reading(
  value: ValueRule,
  base: Sum,
  plan: Plan,
  limits: Limits,
  known: Known,
): ValueReading {
  const result = apply(plan, base, limits);
  if (!value.outcomes) return { result };
  const outcome = onlyOutcome(
    value.outcomes,
    knowing(known, { [value.name]: numberOf(result), base: numberOf(base) }),
  );
  return { result, ...(outcome && { outcome: outcome.id }) };
}
