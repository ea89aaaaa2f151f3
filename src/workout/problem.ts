/**
 * The problem of an entry: everything its results depend on, as plain data without texts.
 *
 * It stands in the entry's page as JSON. `sets` and `rolls` are the entries' own data without their words, which the
 * arithmetic reads as it does in Node; everything else says what a reader can set, and where.
 */
import type { ModifierSet, RollRule } from '../arithmetic/library.ts';
import type { Amount, Value, When } from '../schema/types.generated.ts';

/** Address inside the ruleset: `modifiers/to-hit`, `tables/weapons#rifle`. Words for it are in the texts of the page. */
export type Address = string;
/**
 * Key of a stage: the id of the entry, row, step or way of rolling that it belongs to (`damage-roll`, `superficial`); where
 * two would be equal, with the id of the entry before it (`vehicle-damage-on-fire`). It is the prefix of links and outcomes.
 */
export type StageKey = string;

export interface Problem {
  ruleset: string;
  /** The entry: `modifiers/to-hit`. */
  entry: Address;
  /**
   * Stages that a reader starts from, in order: one for a set or a rule, one per way of rolling for a table, one per step
   * for a phase or a procedure. The first needs no prefix in links; all others do.
   */
  starts: StageKey[];
  stages: Record<StageKey, Stage>;
  /** Numbers that can be given, by name. */
  values: Record<string, ValueInput>;
  /** Tables whose rows give numbers, by the id of the table. */
  tables: Record<string, RowTable>;
  /** Data that the arithmetic reads, by address. */
  sets: Record<Address, ModifierSet>;
  rolls: Record<Address, RollRule>;
}

/** One thing that is worked out: a roll, a value, or a roll on a table. */
export type Stage = RollStage | ValueStage | TableStage;

interface StageParts {
  /** Of what is worked out: `modifiers/damage-roll`, `tables/vehicle-damage#superficial`. */
  address: Address;
  /** What can be ticked, in the order of the sets. */
  modifiers: ModifierInput[];
  /** Names of the numbers that can be given here, in order of use; a chosen row or an earlier stage may give them. */
  values: string[];
  states: StateInput[];
  /** Ids of the tables from whose rows a reader may choose here. */
  tables: string[];
  /** Names of values, states and circumstances that this stage takes over from the stage before it. They are not set here. */
  carried?: string[];
  /** What follows: by outcome id; `*` stands for the number that a value stage gives. */
  next?: Record<string, Next[]>;
  /** Stages that read the same throw as this one: rate of fire, breakdown. Counted as joint throws. */
  readings?: StageKey[];
  /** Disagreements of the sources that change the result here. */
  disputes?: DisputeInput[];
}

export interface RollStage extends StageParts {
  type: 'roll';
  /** As written: `2D6`; undefined where no source states it. */
  dice?: string;
  outcomes: OutcomeInput[];
  /** How many are rolled for one attack, each read on its own; one when left out or not given. */
  times?: Amount;
  /** Two or more sides roll against each other. The other side has the settings of the stage `<key>-other`. */
  contest?: ContestInput;
}
export interface ContestInput {
  wins: 'highest' | 'lowest';
  ties: 'all' | 'again' | 'none' | 'unknown';
  /** Value that says how many roll, for a selection at random; without it two sides do. */
  among?: string;
}
export interface ValueStage extends StageParts {
  type: 'value';
  /** Name of the value that comes out. */
  value: string;
  outcomes?: OutcomeInput[];
}
export interface TableStage extends StageParts {
  type: 'table';
  dice: string;
  times?: Amount;
  /** Outcomes are rows (rolled down), or columns of the row that `key` leads to (rolled across). */
  outcomes: OutcomeInput[];
  /** Rolled down: `from..to` of each outcome, in order. */
  ranges?: Range[];
  /** Rolled across: the value that leads to the row, and the ranges of each row. */
  across?: {
    key: string;
    match: 'exact' | 'up-to';
    rows: { key: number; ranges: (Range | null)[] }[];
  };
  /** Address that says why a key outside the rows has no result. */
  outside?: Address;
}
/** From, to; null where there is no limit. */
export type Range = [from: number | null, to: number | null];

export interface OutcomeInput {
  id: string;
  /** Where it stands, for its words: `modifiers/to-hit#hit`. */
  address: Address;
  success?: true;
  /** In a contest: it belongs to the side that wins or loses; neither is a tie. */
  side?: 'winner' | 'loser';
  /** Address whose words say why its meaning is not known; its odds may still be. */
  unknown?: Address;
}

/** A circumstance that a reader can name. */
export interface ModifierInput {
  id: string;
  /** Where it stands: `modifiers/penetration#side-armour`. */
  address: Address;
  /** The set that has its data in `sets`: `modifiers/penetration`. */
  set: Address;
  /** Its group: `modifiers/penetration#facing`. */
  group?: Address;
  /** How the members of the group combine. Of `unique` only one can be ticked. */
  combine?: 'unique' | 'first' | 'one' | 'highest' | 'unknown';
  /** Constant sum, for showing beside it; absent where it depends on a value or multiplies. */
  adds?: number;
  /** Values that its amount needs: it counts per unit of them, or adds them. */
  needs?: string[];
  /** A number given for this value ticks it: nothing else here uses that value. */
  own?: string;
  /** Holds by itself, always or when its numbers fit (a range band); it is never ticked. */
  automatic?: true;
  /** Of those: applies every time. */
  always?: true;
  /** Address whose words say why its amount is not known. */
  unknown?: Address;
  /** States that it says hold: the modifier for a CX unit makes the unit CX. Role and word. */
  implies?: [role: string, word: string][];
  /** Circumstances that stop counting when it holds. */
  cancels?: string[];
}

/** A role or thing whose states conditions ask for: the unit is broken. */
export interface StateInput {
  role: string;
  /** Ids of the states that change anything here; none of them holds unless set. */
  words: string[];
}

export interface ValueInput {
  /** Of its words: `terms#distance`. */
  address: Address;
  unit?: 'inch' | 'hex' | 'point' | 'turn';
  /** Limits, where it has any; a number past them is refused. */
  atLeast?: number;
  atMost?: number;
  /** May be a fraction. */
  fraction?: true;
  /** May be dice: `D6` shots. */
  dice?: true;
  /** Where a reader gets it. */
  origin?: Value['origin'];
}

export interface RowTable {
  address: Address;
  rows: RowInput[];
  /** The row is found by these values, and is not chosen: distance and AP. */
  by?: LookUp;
}
export interface RowInput {
  /** Id of the row; with the column behind a point where several columns give the same value: `wp.dispersed`. */
  id: string;
  gives: Record<string, Given>;
}
/** A number, dice as written, or the address that says why it is unknown. */
export type Given = number | string | { unknown: Address };
export interface LookUp {
  /** Name of the value that comes out. */
  gives: string;
  key: string;
  match: 'exact' | 'up-to';
  keys: number[];
  /** In the order of the rows. `none` is a word that bars it. */
  columns: { id: string; when?: When; cells: (Given | { none: Address })[] }[];
  /** Address that says why there is no figure past the last row. */
  outside?: Address;
}

/** What follows an outcome. Several are a choice (`then`); one alone follows without being chosen unless `optional`. */
export interface Next {
  to: StageKey;
  optional?: true;
  /** Circumstances that hold there because this outcome came about. */
  sets?: string[];
  /** Number that the outcome gives to the stage that follows, by its name: the strike value. */
  gives?: string;
  /** Address whose words say why it is not known whether this follows: odds from the beginning are unknown. */
  unknown?: Address;
}

/** Claims of the sources with a result each. */
export interface DisputeInput {
  /** Where it is told: `modifiers/recovery#recovery-bound`. */
  address: Address;
  /** The claim used; undefined where none is. */
  adopted?: string;
  /** The others. `changes` is undefined where the claim has no figure to compute with. */
  rivals: { claim: string; changes?: Replacement[] }[];
  /** Ids of the modifiers that it is about; undefined where it is about the whole stage. */
  modifiers?: string[];
}
/** A value of the problem put in place of another. */
export interface Replacement {
  path: (string | number)[];
  value: unknown;
}
