/** Calculates a roll in a situation: target, odds, needed result, and the outcome of given dice. */
import { evaluate } from './amount.ts';
import type { Problem } from './circumstances.ts';
import { ofCheck } from './check-roll.ts';
import { special } from './dice.ts';
import { linesFor, MAX_DEPTH, type Library, type Line, type RollRule } from './library.ts';
import { afterOwnSets } from './own-sets.ts';
import { diceWith, readRoll, type RollReading } from './reading.ts';
import { diceOf } from './roll-source.ts';
import { settle, unknownModifiers, type Applied } from './settle.ts';
import { knownFrom, type Situation } from './situation.ts';
import { closed, distinct, missingIn, numberOf, plus, type Sum } from './sum.ts';
import { parseDice } from '../notation/dice.ts';

export interface RollCalculation {
  /**
   * One; several where the rules leave something open; none when an amount is unknown or
   * circumstances conflict.
   */
  readings: RollReading[];
  /** Names of required values that are not given. */
  missing: string[];
  /** In order, those of the values that it names last. */
  applied: Applied[];
  undecided: string[];
  problems: Problem[];
  /** Ids of the modifiers that can apply here, in order. */
  circumstances: string[];
}

/** Calculates the roll of the set, rule, row or step at `address`. */
export function calculateRoll(
  address: string,
  situation: Situation,
  library: Library,
): RollCalculation {
  const worked = workOut(address, linesFor(address, library), situation, library);
  return {
    ...worked,
    problems: [...unknownModifiers(situation, worked.circumstances), ...worked.problems],
  };
}

const NOTHING: RollCalculation = {
  readings: [],
  missing: [],
  applied: [],
  undecided: [],
  problems: [],
  circumstances: [],
};

function workOut(
  address: string,
  lines: readonly Line[],
  situation: Situation,
  library: Library,
  depth = 0,
): RollCalculation {
  const roll = library.rolls.get(address);
  if (!roll || depth > MAX_DEPTH)
    return { ...NOTHING, problems: [{ kind: 'no-such-sum', address }] };
  if (roll.check === undefined)
    return roll.contest && special
      ? special.readContest(roll, roll.contest, lines, situation, library, readDice)
      : readDice(roll, lines, situation, library);
  return ofCheck(
    roll,
    workOut(roll.check, lines, situation, library, depth + 1),
    knownFrom(situation),
  );
}

function readDice(
  roll: RollRule,
  lines: readonly Line[],
  situation: Situation,
  library: Library,
): RollCalculation {
  const given = knownFrom(situation);
  const { known, ...own } = afterOwnSets(roll, lines, given, situation, library);
  const { plans, applied, undecided, problems } = settle(lines, situation, known);
  const targets = roll.target === undefined ? [undefined] : evaluate(roll.target, known);
  if (!targets) problems.push({ kind: 'unknown-amount', id: 'target' });

  const source = diceOf(roll, library);
  const numbers = roll.pool ? evaluate(roll.pool.dice, known) : [undefined];
  if (!numbers) problems.push({ kind: 'unknown-amount', id: 'dice' });
  const [number] = numbers ?? [];
  const pooled = plans.map((plan) => number && numberOf(plus(number, plan.dice)));
  const canShow = (faces: readonly number[]) =>
    plans.some((plan, index) => {
      const dice = diceWith(source.dice, roll, plan);
      return dice && special?.canShow(dice, faces, roll.pool && (pooled[index] ?? Infinity));
    });
  const impossible = situation.dice && source.dice && !canShow(situation.dice);
  if (impossible)
    problems.push({
      kind: 'impossible-dice',
      dice: `${pooled[0] ?? ''}${source.notation ?? ''}`,
    });
  const shown = impossible ? undefined : situation.dice;
  const pairs = plans.flatMap((plan) =>
    (targets ?? []).flatMap((base) =>
      (numbers ?? []).map((number) => ({ plan, base, pool: number && plus(number, plan.dice) })),
    ),
  );
  const readings = distinct(
    pairs.map((pair) => readRoll({ roll, ...pair, source, known, shown })),
    keyOf,
  );
  if (!readings) problems.push({ kind: 'too-many-ways' });
  return {
    readings: readings ?? [],
    missing: missingIn(
      pairs.flatMap(({ plan, base, pool }) => [
        base ?? closed(0),
        plan.add,
        namesIn(pool ?? plan.dice),
      ]),
    ),
    applied: [...applied, ...own.applied],
    undecided,
    problems: [...own.problems, ...problems],
    circumstances: [...lines.map(({ modifier }) => modifier.id), ...own.circumstances],
  };
}

/** All that can differ in two readings of one roll: its chances are those of its throws. */
const keyOf = ({ odds, ...figures }: RollReading): string =>
  JSON.stringify([
    figures,
    odds && [odds.needs, ...odds.outcomes.map(({ needs }) => needs)],
    odds?.seen.map(({ ways, possible }) => `${ways} ${possible.map(({ id }) => id).join()}`),
  ]);

/** Dice decide how many dice there are; nobody enters them. */
const namesIn = ({ constant, terms }: Sum): Sum => ({
  constant,
  terms: terms.filter(({ of }) => !parseDice(of)),
});
