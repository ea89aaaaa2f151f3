/** Node entry point, with every kind of calculation. */
import { ofCheck } from '../arithmetic/check-roll.ts';
import { afterOwnSets } from '../arithmetic/own-sets.ts';
import { calculateValue } from '../arithmetic/value.ts';
import { workOutContest } from './stages/contest.ts';
import { countsIn } from './counts.ts';
import type { Kinds } from './kinds.ts';
import type { Problem } from './problem.ts';
import { resolveWith } from './resolve-with.ts';
import type { Result } from './result.ts';
import { rivalsOf } from './rivals.ts';
import { lookUp } from './stages/table-look-up.ts';
import { workOutRoll } from './stages/roll.ts';
import { jointReadings } from './stages/same-dice.ts';
import type { Situation } from './situation.ts';
import { workOutTable } from './stages/table.ts';
import { workOutValue } from './stages/value.ts';

const ALL: Kinds = {
  ofCheck,
  afterOwnSets,
  calculateValue,
  roll: workOutRoll,
  value: workOutValue,
  table: workOutTable,
  contest: workOutContest,
  lookUp,
  counts: countsIn,
  rivals: rivalsOf,
  sameDice: jointReadings,
};

/**
 * Calculates the entry in a situation. Never throws for a situation read from a link of this
 * problem.
 */
export const resolve = (problem: Problem, situation: Situation): Result =>
  resolveWith(ALL, problem, situation);
