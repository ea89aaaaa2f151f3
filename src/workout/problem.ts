/**
 * The problem of an entry: all data that its results depend on, as plain data without texts.
 * Embedded as JSON in the page of the entry. `sets` and `rolls` are the data of the entries without
 * texts, read by the arithmetic as in Node; everything else describes the inputs.
 */
import type { ModifierSet, RollRule } from '../arithmetic/library.ts';
import type { Amount, Contest, When } from '../../schemas/types.d.ts';
import type { RowTable } from './stages/row-table.ts';

/** Address inside the ruleset: `modifiers/to-hit`, `tables/weapons#rifle`. Its name is in the texts of the page. */
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
  /** Facts that stages share: names of modifiers and values, and the stages, of which the first is where they are set. */
  same?: { names: string[]; at: StageKey[] }[];
  /** Modifiers that another one of the page brings about: a unit that uses Double Time is CX. */
  leads?: { from: [StageKey, string]; to: [StageKey, string] }[];
  /** Names that links had before their address moved, and the names now. */
  renamed?: Readonly<Record<string, string>>;
}

/** Whether there are contests of two sides, or dice that are more than added up: kept, rolled again, digits, or a pool. */
export const needsSpecial = ({ stages, rolls, sets }: Problem): boolean =>
  Object.values(rolls).some(({ pool, contest }) => pool ?? (contest && !contest.among)) ||
  /"\d*D(?:\d+[-+\d]* |([2-9])\1+")|"reroll"/.test(JSON.stringify([stages, rolls, sets]));

/** Whether several dice are rolled at once, each read on its own, or several roll against each other. */
export const needsSeveral = ({ stages }: Problem): boolean =>
  Object.values(stages).some(
    (stage) => stage.type === 'roll' && (stage.times ?? stage.contest?.among) !== undefined,
  );

/** Whether something follows once for all of several dice. */
export const followsAllDice = ({ stages }: Problem): boolean =>
  JSON.stringify(stages).includes('"counts":');

/** Whether a table gives a number for others. */
export const needsLookUp = ({ tables }: Problem): boolean =>
  Object.values(tables).some(({ by }) => by);

/** Whether one throw is read several times. */
export const readsAgain = ({ stages }: Pick<Problem, 'stages'>): boolean =>
  Object.values(stages).some(({ readings }) => readings);

/** The other side of a contest has the inputs of this one. */
export const stageOf = ({ stages }: Problem, key: StageKey): Stage | undefined => {
  const contest = stages[key.replace(/-other$/, '')];
  return stages[key] ?? (contest?.type === 'roll' && contest.contest ? contest : undefined);
};

/** The value that a stage reads in its own table. */
export const foundIn = (stage: Stage): string | undefined =>
  stage.type === 'value' && stage.address.startsWith('tables/') ? stage.value : undefined;

/** Something to calculate: a roll, a value, or a roll on a table. */
export type Stage = RollStage | ValueStage | TableStage;

interface StageParts {
  /** The source of the stage: `modifiers/damage-roll`, `tables/vehicle-damage#superficial`. */
  address: Address;
  /** Modifiers that can be ticked, in the order of the sets. */
  modifiers: ModifierInput[];
  /** Names of the numbers that can be entered here, in order of use; a chosen row or an earlier stage may give them. */
  values: string[];
  states: StateInput[];
  /** Ids of the tables with rows to choose here. */
  tables: string[];
  /** Names of values, states and circumstances carried over from the previous stage, which cannot be set here. */
  carried?: string[];
  /** States that are always so here: role and word. */
  given?: [role: string, word: string][];
  /** States that a modifier of the stage before says, `unit=ce`, with that stage and its id. */
  said?: Record<string, [StageKey, string]>;
  /** Successors by outcome id; `*` for the number of a value stage. */
  next?: Record<string, Next[]>;
  /** Stages that read the same throw as this one: rate of fire, breakdown. Counted as joint throws. */
  readings?: StageKey[];
  /** Of a reading: the outcomes of that throw after which it matters. */
  after?: string[];
  /** Of a reading: the modifiers of which one must apply to that throw. */
  onlyWith?: string[];
  /** Of a reading: tests of which none may be true of that throw. */
  unless?: When;
  /** Disputes that change the result here. */
  disputes?: DisputeInput[];
}

export interface RollStage extends StageParts {
  type: 'roll';
  /** As in the data: `2D6`; undefined if the sources do not state it. */
  dice?: string;
  /** Natural results beyond these always fail, whatever is needed; what is needed is so far away from the target. */
  reach?: { least?: number; most?: number; away?: number };
  outcomes: OutcomeInput[];
  /** Number of dice rolled for one attack, each read on its own; one by default. */
  times?: Amount;
  /** Where one of these tests is not met, it is not made and counts as a success: anti-tank weapons need no check of nerve. */
  onlyIf?: When;
  /** Two or more sides roll against each other. The other side has the settings of the stage `<key>-other`. */
  contest?: Contest;
}
export interface ValueStage extends StageParts {
  type: 'value';
  /** Name of the resulting value. */
  value: string;
  outcomes?: OutcomeInput[];
  /** The numbers beside it that its outcomes compare. */
  compared?: string[];
  /** Where one of these tests is not met, it is none. */
  onlyIf?: When;
}
export interface TableStage extends StageParts {
  type: 'table';
  dice: string;
  times?: Amount;
  /** Outcomes are rows (rolled down), or columns of the row that `key` selects (rolled across). */
  outcomes: OutcomeInput[];
  /** Rolled down: `from..to` of each outcome, in order. */
  ranges?: Range[];
  /** Rolled across: the value that selects the row, and the ranges of each row. */
  across?: {
    key: string;
    match: 'exact' | 'up-to';
    rows: { key: number; ranges: (Range | null)[] }[];
  };
  /** Address that explains why a key outside the rows has no result. */
  outside?: Address;
}
/** From, to; null where there is no limit. */
export type Range = [from: number | null, to: number | null];

export interface OutcomeInput {
  id: string;
  /** Address of its text: `modifiers/to-hit#hit`. */
  address: Address;
  success?: true;
  /** The outcome that a second one counts as: of the same roll, or of what `had` says, a role and its state. */
  again?: string;
  had?: [role: string, word: string];
  /** In a contest: whether it applies to the winner or the loser; neither for a tie. */
  side?: 'winner' | 'loser';
  /** Address that explains why its meaning is unknown; its odds may still be known. */
  unknown?: Address;
}

/** A circumstance that readers can select. */
export interface ModifierInput {
  id: string;
  /** Its address: `modifiers/penetration#side-armour`. */
  address: Address;
  /** The set that has its data in `sets`: `modifiers/penetration`. */
  set: Address;
  /** Its group: `modifiers/penetration#facing`. */
  group?: Address;
  /** How the members of the group combine. For `unique` only one can be ticked. */
  combine?: 'unique' | 'first' | 'one' | 'highest' | 'unknown';
  /** Values that its amount needs, as counts or as addends. */
  needs?: string[];
  /** A number given for this value ticks the modifier, because nothing else here uses the value. */
  own?: string;
  /** Applies automatically, always or when its numbers fit (a range band); it is never ticked. */
  automatic?: true;
  /** For automatic modifiers: applies every time. */
  always?: true;
  /** Address that explains why its amount is unknown. */
  unknown?: Address;
  /** States that it implies: the modifier for a CX unit makes the unit CX. Role and word. */
  implies?: [role: string, word: string][];
  /** Ids of those that rule it out where they apply: it implies nothing then. A Pinned side does not charge. */
  refusedBy?: string[];
  /** Id of the modifier here that counts the number which this one changes: smoke is in the Hindrance. */
  within?: string;
  /** Circumstances that no longer apply if it does. */
  cancels?: string[];
}

/** A role or thing whose states conditions test: the unit is broken. */
export interface StateInput {
  role: string;
  /** Ids of the states that matter here; a state applies only if it is set. */
  words: string[];
  /** States that cannot apply together with others, by id. */
  excludes?: Record<string, string[]>;
  /** Those of them that apply unless one that they exclude is set; nobody needs to set them. */
  usual?: string[];
}

export interface ValueInput {
  unit?: string;
  /** A modifier, shown with its sign. */
  signed?: true;
  /** Limits, if any; numbers beyond them are rejected. */
  atLeast?: number;
  atMost?: number;
  /** Used in rolls where it is not given, because not everything has one. */
  without?: number;
  /** Only beside this one, which is given. */
  withoutBeside?: string;
  /** Those that are entered most often, as buttons. */
  common?: number[];
  /** May be a fraction. */
  fraction?: true;
  /** May be dice: `D6` shots. */
  dice?: true;
  /** It begins at none. */
  origin?: 'count';
}

/** The successor of an outcome. Several are a choice (`then`); a single one follows automatically unless it is `optional`. */
export interface Next {
  to: StageKey;
  optional?: true;
  /** Follows only where these tests are met; also while a number in them is missing. */
  when?: When;
  /** Circumstances that apply there because of this outcome. */
  sets?: string[];
  /** Circumstances that, ticked here, apply there, too; there they can be ticked besides. */
  passes?: string[];
  /** Numbers that grow by the markers that this outcome places, or shrink by those that it removes. */
  adds?: Record<string, number>;
  /** Name of the value there that is the number of dice with this outcome: it follows once for all of them. */
  counts?: string;
  /** Numbers there that conditions of modifiers here read, too, until `same` says so: what the target of a shot is. */
  tests?: string[];
  /** Name of the value that the outcome gives to the next stage: the strike value. */
  gives?: string;
  /** Address that explains why it is unknown whether this follows; odds from the start are then unknown. */
  unknown?: Address;
}

/** Whether a modifier of a roll changes the roll, not a number that the roll is compared with: the B# of a weapon. */
export const isOfRoll = ({ set }: ModifierInput, { sets }: Problem): boolean =>
  sets[set]?.value === undefined;

/** Claims of the sources, each with a result. */
export interface DisputeInput {
  /** Where the dispute is described: `modifiers/recovery#recovery-bound`. */
  address: Address;
  /** The claim in use; undefined if none is. */
  adopted?: string;
  /** The other claims. `changes` is undefined if the claim has no value to calculate with. */
  rivals: { claim: string; changes?: Replacement[] }[];
  /** Ids of the modifiers it concerns; undefined if it concerns the whole stage. */
  modifiers?: string[];
}
/** Replaces a value of the problem by another. */
export interface Replacement {
  path: (string | number)[];
  value: unknown;
}
