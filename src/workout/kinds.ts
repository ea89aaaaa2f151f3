/**
 * The kinds of calculation that a problem may need. Few entries need all, so browsers load them
 * separately.
 */
import type { Rules } from '../arithmetic/library.ts';
import type { workOutContest } from './stages/contest.ts';
import type { countsIn } from './counts.ts';
import type { lookUp } from './stages/table-look-up.ts';
import type { rivalsOf } from './rivals.ts';
import type { workOutRoll } from './stages/roll.ts';
import type { jointReadings } from './stages/same-dice.ts';
import type { workOutTable } from './stages/table.ts';
import type { workOutValue } from './stages/value.ts';

export interface Kinds extends Rules {
  roll?: typeof workOutRoll;
  value?: typeof workOutValue;
  table?: typeof workOutTable;
  /** Contests, and random selection. */
  contest?: typeof workOutContest;
  /** Tables that give a number for other numbers. */
  lookUp?: typeof lookUp;
  /** Several dice at once. */
  counts?: typeof countsIn;
  /** Claims of other sources. */
  rivals?: typeof rivalsOf;
  /** One throw read several times. */
  sameDice?: typeof jointReadings;
}
