/** The result of a stage in one reading of the rules, before readings are combined. */
import type { Library } from '../../arithmetic/library.ts';
import type { RollReading } from '../../arithmetic/reading.ts';
import type { Applied } from '../../arithmetic/settle.ts';
import type { Dice } from '../../notation/dice.ts';
import type { Answer } from '../answer.ts';
import type { Facts } from './given.ts';
import type { Distribution } from '../distribution.ts';
import type { Address, OutcomeInput, Problem, Stage, StageKey } from '../problem.ts';
import type { BoardThrow, Exact, Refusal, StageResult, Target } from '../result.ts';
import type { World } from '../world.ts';

/** The place in a calculation where a stage is calculated. */
export interface At {
  problem: Problem;
  library: Library;
  key: StageKey;
  stage: Stage;
  facts: Facts;
  world: World;
  refused: Refusal[];
}

export interface Worked {
  total: Answer<number>;
  base?: Answer<number>;
  target?: Answer<Target>;
  value?: Answer<number>;
  barred?: Address;
  /** `leads` are the odds of what follows, where other results of the same throw end it. */
  outcomes: { outcome: OutcomeInput; odds: Answer<Exact>; leads?: Answer<Exact> }[];
  success?: Answer<Exact>;
  average?: number | undefined;
  counted: Applied[];
  other?: NonNullable<StageResult['other']>;
  board?: BoardThrow[];
  /**
   * For several dice: how often each outcome happens, if it does not depend on single dice (random
   * selection).
   */
  number?: Record<string, Answer<Distribution>>;
  /** The dice, with those that modifiers add; absent for a pool. */
  rolled?: Dice;
  /** How many more dice are rolled, each read on its own. */
  moreDice?: number;
  /** What a sum of the dice adds up to; the sides of a contest compare it. */
  totalOf?: RollReading['totalOf'];
  /** Possible outcomes of a throw; used by other readings of the same dice. */
  outcomesOf?: (dice: readonly number[]) => string[];
}

/** `damage-roll.`; empty for the first stage. */
export const prefixOf = (problem: Problem, key: StageKey): string =>
  problem.starts[0] === key ? '' : `${key}.`;
