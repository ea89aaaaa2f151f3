/**
 * The result of a problem in a situation. Nothing is rounded, and where the rules leave something
 * open, nothing is chosen.
 */
import type { Fraction } from '../arithmetic/fraction.ts';
import type { Applied } from '../arithmetic/settle.ts';
import type { Address, StageKey } from './problem.ts';

/** Exact odds as counted: 4 of 36 stays 4 of 36. `odds.ts` converts to percent and reduced form. */
export type Exact = Fraction;

/**
 * A value that may be open or unknown. `known`: it is one value. `open`: the rules leave it open,
 * and these are all possible values. `missing`: the reader has not given these values
 * (`stage.name`). `unknown`: the sources do not state it; the texts at these addresses explain why.
 */
export type Possible<T> =
  | { type: 'known'; value: T }
  | { type: 'open'; values: T[] }
  | { type: 'missing'; needs: string[] }
  | { type: 'unknown'; reasons: Address[] };
export type Chance = Possible<Exact>;

export interface Result {
  /**
   * In the order of the problem's starts. They are alternatives, so that their odds are never added
   * up, and one is known without the numbers of the others.
   */
  starts: StartResult[];
  /** The first stage for each additional group of dice. */
  groups: StageResult[];
  /**
   * The rules leave so much open that not every reading was calculated: lists of possible values are
   * incomplete, and a value shown as known may have others.
   */
  cut?: true;
  /** Conflicting parts of the situation, which were ignored. */
  refused: Refusal[];
}

/** With the same problem under the claims of other sources; the result itself uses the adopted ones. */
export interface WithRivals extends Result {
  rivals: Rival[];
}

export interface StartResult extends StageResult {
  /**
   * Odds from this start by outcome: `hit`, `damage-roll.damaged`. Sums all ways that lead there,
   * joint with the throw of the first stage if its dice are read twice. Shown as `data-outcome` and
   * `data-odds`.
   */
  odds: Record<string, Chance>;
  /**
   * For several dice: one entry per outcome of `odds` that can be counted; absent for a single die.
   */
  counts?: Counts;
}

export interface StageResult {
  stage: StageKey;
  /** The previous stage and its outcome; undefined at the start. */
  after?: {
    stage: StageKey;
    outcome: string;
    /** What the way here adds to a number that is entered, and the modifier that adds it. */
    more?: Readonly<Record<string, number>> | undefined;
    by?: string | undefined;
  };
  /** Odds of reaching this stage, from the start; certain at the start. */
  reached: Chance;
  /** Sum of the modifiers: −2. */
  total: Possible<number>;
  /** The roll's or value's number before modifiers. */
  base?: Possible<number>;
  /**
   * The number needed for success, apart from special results; undefined if it is not one range.
   * May exceed the dice.
   */
  target?: Possible<Target>;
  /** For a value stage: the value. Absent if a word in a table ends the calculation. */
  value?: Possible<number>;
  /** Address of the word in a table (`out-of-reach`) that ends the calculation. */
  barred?: Address;
  outcomes: OutcomeResult[];
  /** All outcomes marked as success together. */
  success?: Chance;
  /** Of a pool: how many successes there are on average. */
  average?: number | undefined;
  /** Modifiers that apply, in the order of the controls. */
  counted: Applied[];
  /** Those of the other side of a contest, which has a stage of its own. */
  other?: Pick<StageResult, 'stage' | 'counted'>;
  /**
   * Every throw with its outcome; absent for more than 400. For `open` results: of the first
   * reading.
   */
  board?: BoardThrow[];
  /** The other readings of the same throw, each as a stage. */
  readings: StageResult[];
  /**
   * Combined outcomes of all readings of the same throw, if their numbers are given; only with
   * readings.
   */
  joint?: { outcomes: Record<StageKey, string>; odds: Chance }[];
}
export interface Target {
  number: number;
  form: 'at-least' | 'at-most' | 'exactly';
  /** The last number that can succeed, where more than it always fails. */
  reach?: number;
}
export interface OutcomeResult {
  id: string;
  success: boolean;
  /** When this stage is reached. */
  odds: Chance;
  /** From the start, by this way only. */
  fromStart: Chance;
  /** Address of the text that explains why its meaning is unknown. */
  unknown?: Address;
  /** What follows in this situation. */
  next: StageResult[];
  /** What can follow, of which a reader may choose one. */
  ways?: readonly StageKey[] | undefined;
}
export interface BoardThrow {
  /** The single dice. */
  faces: number[];
  /** Undefined if it depends on a missing or unknown number. */
  outcome: string | undefined;
  /** Outcome of each other reading of these dice. */
  readings?: Record<StageKey, string | undefined>;
}

export interface Counts {
  /**
   * By key of the odds: chance of exactly k, from index 0, and the average. `too-many`: it can
   * happen so often that it is not counted.
   */
  outcomes: Record<
    string,
    | Exclude<Possible<never>, { type: 'known' | 'open' }>
    | { type: 'known'; value: { exactly: readonly number[]; average: number } }
    | { type: 'open' }
    | { type: 'too-many' }
  >;
}

export interface Rival {
  dispute: Address;
  claim: string;
  /** Undefined if the claim has no value to calculate with. */
  starts?: StartResult[];
}

export type Refusal =
  /** Mutually exclusive; the first one was kept. */
  | { kind: 'exclusive'; stage: StageKey; ids: string[]; group: string }
  /** A given number or state excludes it. */
  | { kind: 'contradicted'; stage: StageKey; id: string };
