/** What comes out of a problem in a situation. Nothing is rounded, and nothing is chosen where the rules leave it open. */
import type { Address, StageKey } from './problem.ts';

/** Exact odds, as counted: 4 of 36 stays 4 of 36. See `odds.ts` for percent and the reduced form. */
export interface Exact {
  count: bigint;
  of: bigint;
}

/**
 * Something that may not have one answer.
 * `known`: it has. `open`: the rules leave it open, these are all the answers. `missing`: a reader has not given these
 * values (`stage.name`). `unknown`: the sources do not say; the words at these addresses tell why.
 */
export type Possible<T> =
  | { type: 'known'; value: T }
  | { type: 'open'; values: T[] }
  | { type: 'missing'; needs: string[] }
  | { type: 'unknown'; reasons: Address[] };
export type Chance = Possible<Exact>;

export interface Result {
  /** In the order of the problem's starts. */
  starts: StageResult[];
  /** The first stage for each further group of dice. */
  groups: StageResult[];
  /**
   * Odds from the beginning by outcome: `hit`, `damage-roll.damaged`. Over all ways that lead there, joint with the throw
   * of the first stage where dice are read twice. What stands as `data-outcome` and `data-odds`.
   */
  odds: Record<string, Chance>;
  /** Several dice at once: one entry per outcome of `odds` that they can be counted for; absent for a single die. */
  counts?: Counts;
  /** The same problem under the claims of other sources; the result itself uses the adopted ones. */
  rivals: Rival[];
  /** What in the situation cannot hold; it was left out. */
  refused: Refusal[];
}

export interface StageResult {
  stage: StageKey;
  /** What came before: the stage and outcome that lead here; undefined at the start. */
  after?: { stage: StageKey; outcome: string };
  /** Odds of coming here at all, from the beginning; certain at the start. */
  reached: Chance;
  /** Sum of the modifiers: −2. */
  total: Possible<number>;
  /** Value before modifiers: what the roll or the value starts from. */
  base?: Possible<number>;
  /** What the dice must show for success, special results set aside; undefined where it is not one stretch. May lie past the dice. */
  target?: Possible<Target>;
  /** Of a value stage: the value. A word of a table where it bars the shot. */
  value?: Possible<number>;
  /** Word of a looked-up cell that ends it (`out-of-reach`), at this address. */
  barred?: Address;
  outcomes: OutcomeResult[];
  /** All outcomes marked as success together. */
  success?: Chance;
  /** Modifiers that count, in order, with what each adds; undefined where it multiplies, sets or is not known. */
  counted: { id: string; adds: number | undefined }[];
  /** Every throw of the dice with its outcome; absent where there are more than 400. In `open` results: of the first reading. */
  board?: BoardThrow[];
  /** The other readings of the same throw, each as a stage of its own. */
  readings: StageResult[];
  /** Outcomes of all readings of the same throw together, as far as their numbers are given; only with readings. */
  joint?: { outcomes: Record<StageKey, string>; odds: Chance }[];
}
export interface Target {
  number: number;
  form: 'at-least' | 'at-most' | 'exactly';
}
export interface OutcomeResult {
  id: string;
  success: boolean;
  /** When this stage is reached. */
  odds: Chance;
  /** From the beginning, this way only. */
  fromStart: Chance;
  /** Address whose words say why its meaning is not known. */
  unknown?: Address;
  /** What follows it in this situation. */
  next: StageResult[];
}
export interface BoardThrow {
  /** The single dice. */
  faces: number[];
  /** Undefined where a missing or unknown number decides. */
  outcome: string | undefined;
  /** Outcome of each other reading of these dice. */
  readings?: Record<StageKey, string | undefined>;
}

export interface Counts {
  /** How many dice there are: chance of exactly n, from index 0. */
  dice: Exact[];
  /** By key of `Result.odds`: chance of exactly k, from index 0, and the average. */
  outcomes: Record<string, Possible<{ exactly: Exact[]; average: Exact }>>;
}

export interface Rival {
  dispute: Address;
  claim: string;
  /** Undefined where the claim has no figure to compute with. */
  starts?: StageResult[];
  odds?: Record<string, Chance>;
}

export type Refusal =
  /** These cannot hold together; the first was kept. */
  | { kind: 'exclusive'; stage: StageKey; ids: string[]; group: string }
  /** A number or state that was given excludes it. */
  | { kind: 'contradicted'; stage: StageKey; id: string };
