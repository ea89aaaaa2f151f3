/** A value that is modified but not rolled: firepower, strike value, B#. */
import { evaluate } from '../../arithmetic/amount.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { exact, missingIn, numberOf, type Sum } from '../../arithmetic/sum.ts';
import { calculateValue, type ValueCalculation } from '../../arithmetic/value.ts';
import { join, known, missing, type Answer } from '../answer.ts';
import { withoutConflicts } from './conflicts.ts';
import { countedIn, undecidedIn } from './counted.ts';
import { arithmeticOf } from './given.ts';
import { lacking, namesIn, numbersIn } from './lacking.ts';
import { CERTAIN, NEVER } from '../odds.ts';
import type { ValueStage } from '../problem.ts';
import type { Exact } from '../result.ts';
import { prefixOf, type At, type Worked } from './stage.ts';

export function workOutValue(at: At & { stage: ValueStage }): Worked {
  const { stage, problem, world } = at;
  const { calculation, facts } = withoutConflicts(at, calculateValue);
  const here = { ...at, facts };
  const reading = calculation.readings[world.choose(stage.address, calculation.readings.length)];
  const base = sumOf(
    evaluate(problem.sets[stage.address]?.value?.base ?? 0, knownFrom(arithmeticOf(facts))),
  );
  const decided = undecidedIn(here, calculation.undecided) === undefined;
  const figure = (sum: Sum | undefined): Answer<number> => {
    const number = decided ? numberOf(sum) : undefined;
    return number === undefined ? lackingIn(here, calculation, sum) : known(number);
  };
  const value = figure(reading?.result);
  const before = figure(base);
  const outcome = (id: string): Answer<Exact> => {
    if (value.type !== 'known') return value;
    return reading?.outcome
      ? known(reading.outcome === id ? CERTAIN : NEVER)
      : lacking(
          stage.compared ?? [],
          facts,
          at.library,
          prefixOf(problem, at.key),
          stage.address,
          true,
        );
  };
  const { barred } = facts;
  // What changes a number that a table was read with adds nothing itself.
  const read = at.facts.with.filter((id) => !calculation.circumstances.includes(id));
  const applied = [...calculation.applied, ...read.map((id) => ({ id, adds: undefined }))];
  const counted = countedIn(here, applied);
  // A word in a table is the result.
  if (barred !== undefined) return { total: known(0), outcomes: [], counted, barred };
  return {
    value,
    base: before,
    total: join([value, before], ([after = 0, start = 0]) => exact(after - start)),
    outcomes: (stage.outcomes ?? []).map((one) => ({ outcome: one, odds: outcome(one.id) })),
    counted,
  };
}

const sumOf = (sums: readonly Sum[] | undefined): Sum | undefined =>
  sums?.length === 1 ? sums[0] : undefined;

function lackingIn(
  at: At & { stage: ValueStage },
  { missing: names, undecided }: ValueCalculation,
  sum: Sum | undefined,
): Answer<never> {
  const { problem, library, stage, facts, key } = at;
  const open = undecidedIn(at, undecided);
  if (open?.unnamed !== undefined) return missing(prefixOf(problem, key) + open.unnamed);
  const automatic = (open?.automatic ?? []).flatMap(
    ({ set, id }) => problem.sets[set]?.modifiers.find((one) => one.id === id)?.when ?? [],
  );
  const base = problem.sets[stage.address]?.value?.base;
  if (facts.asked) return missing(...facts.asked.map((name) => prefixOf(problem, key) + name));
  const needed = [...(sum ? missingIn([sum]) : names), ...numbersIn(automatic)];
  return lacking(
    needed.length > 0 || base === undefined ? needed : namesIn(base),
    facts,
    library,
    prefixOf(problem, key),
    stage.address,
    true,
  );
}
