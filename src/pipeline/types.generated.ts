// Written by `npm run types` from schemas/. Do not edit.

/**
 * An address inside the same ruleset: tables/weapons, tables/weapons#rifle, tables/weapons#rifle.range, markers#pin, terms#fubar.
 */
export type Reference = string;
/**
 * Addresses inside the same ruleset.
 *
 * @minItems 1
 */
export type References = Reference[];
/**
 * Lower-case English in kebab-case: what the thing is, never its position or printed number.
 */
export type Id = string;
/**
 * One name or several; several mean any one of them.
 *
 * @minItems 1
 */
export type Names = string | Id[];
/**
 * A number, a named value, dice, a scaled value, a choice, or a list of these that adds up. unknown is a reserved word.
 *
 * @minItems 2
 */
export type Amount =
  | number
  | string
  | {
      /**
       * Amount per unit of the value named by `of`; may be a half.
       */
      each?: number;
      of?: Id;
      /**
       * Count only what lies above this.
       */
      above?: number;
      /**
       * Count once for every so many.
       */
      every?: number;
      /**
       * How a started unit counts.
       */
      round?: 'down' | 'up' | 'unknown';
      /**
       * Least amount of a choice.
       */
      from?: number;
      /**
       * Greatest amount of a choice.
       */
      to?: number;
      by?: Id;
    }
  | Amount[];
/**
 * Tests that must all hold. The sentence beside it stays what a player reads.
 *
 * @minItems 1
 */
export type When = Test[];
/**
 * The documents and places that say it.
 *
 * @minItems 1
 */
export type Sources = SourcePlace[];
/**
 * printed: legible in its place. reconstructed: legible, torn from its place. inferred: follows from printed places (because says which). corroborated: from a named public source of the same edition. unknown: nobody can read it; shown as a gap. A dispute is not named here: give `dispute`.
 */
export type Evidence = 'printed' | 'reconstructed' | 'inferred' | 'corroborated' | 'unknown';
/**
 * A disagreement told once, or the address of the place where it is told.
 */
export type Dispute =
  | string
  | {
      id: Id;
      about: Text;
      /**
       * Path of the disputed field inside this part, such as change.add or cells.range.
       */
      field?: string;
      /**
       * Every reading, at least two.
       *
       * @minItems 2
       */
      claims: Claim[];
      adopted: Id;
      reason: Text;
      /**
       * How sure the editors are.
       */
      sure: 'high' | 'medium' | 'low';
    };
/**
 * Number as printed, such as A.7 or 3.3.1: shown and searched, never an address.
 */
export type Number = string;
/**
 * Dice in canonical form: D6, 2D6, D6-3. Shown as K6 to Polish readers.
 */
export type Dice = string;
/**
 * What happens to markers here.
 *
 * @minItems 1
 */
export type Effects = Effect[];
/**
 * What a modifier does: exactly one of these.
 */
export type Change = Change1;
/**
 * Worked examples.
 *
 * @minItems 1
 */
export type Examples = Example[];
/**
 * References to places outside this collection.
 *
 * @minItems 1
 */
export type Outsides = Outside[];
/**
 * A value in the notation of its column (24, +1, 3+, 2D6, 18..60, ..1, 7.., a declared word, none, unknown); an object where it carries more; a list where it has cases or several rules.
 *
 * @minItems 1
 */
export type Cell =
  | number
  | string
  | {
      /**
       * The value in the notation of its column.
       */
      value?: number | string;
      text?: Text;
      in?: Reference;
      rule?: Reference;
      with?: Dice;
      when?: When;
      /**
       * Notes of the table that belong to it.
       *
       * @minItems 1
       */
      notes?: Id[];
      source?: Sources;
      evidence?: Evidence;
      because?: Text;
      dispute?: Dispute;
    }
  | Cell[];

export interface Files {
  exceptions?: ExceptionsFile;
  ledger?: LedgerFile;
  markers?: MarkersFile;
  modifiers?: ModifiersFile;
  phase?: PhaseFile;
  procedure?: ProcedureFile;
  rule?: RuleFile;
  ruleset?: RulesetFile;
  table?: TableFile;
  terms?: TermsFile;
  values?: ValuesFile;
}
/**
 * Findings that are right as they are, each with its reason. One that is no longer needed is an error.
 */
export interface ExceptionsFile {
  /**
   * The exceptions.
   *
   * @minItems 1
   */
  exceptions: Exception[];
}
/**
 * A finding of a check that does not count.
 */
export interface Exception {
  /**
   * Code of the check, as printed with the finding.
   */
  check: string;
  at: Reference;
  /**
   * Why it is right as it is, in English, for reviewers.
   */
  reason: string;
}
/**
 * Every public address there ever was and a readable fingerprint of its figures. Written by `npm run fix` and `npm run verify`.
 */
export interface LedgerFile {
  /**
   * Address to the fingerprint of its figures; an empty string where there are none. `ruleset` stands for the figures of ruleset.yaml.
   */
  addresses: {
    [k: string]: string;
  };
  /**
   * Addresses that are gone: the address, or several (a split), where it leads now.
   */
  moved?: {
    [k: string]: References;
  };
  /**
   * Address to what its translations were made against: English and Polish, English and Japanese, each as a short hash of the texts.
   */
  translations?: {
    [k: string]: string;
  };
  /**
   * History of figures, oldest first.
   *
   * @minItems 1
   */
  changes?: LedgerChange[];
}
/**
 * A deliberate change of figures.
 */
export interface LedgerChange {
  /**
   * What changed.
   */
  address: string;
  /**
   * Date.
   */
  on: string;
  /**
   * What it was verified against.
   */
  against: string;
  /**
   * Fingerprint before.
   */
  was: string;
  /**
   * Fingerprint after.
   */
  now: string;
}
/**
 * Counters, order dice and states. What places and removes them is computed from effects.
 */
export interface MarkersFile {
  /**
   * The markers.
   *
   * @minItems 1
   */
  markers: Marker[];
}
/**
 * A counter, a die, or a state of a unit.
 */
export interface Marker {
  id: Id;
  title: Text;
  /**
   * As printed on the counter.
   */
  printed?: string;
  abbreviation?: Abbreviation;
  text: Text;
  /**
   * counter: lies on the table. die: an order die. state: nothing lies there.
   */
  type: 'counter' | 'die' | 'state';
  'side-of'?: Id;
  again?: Effect;
  /**
   * Several may lie at once and are counted.
   */
  counts?: true;
  /**
   * Never comes off.
   */
  permanent?: true;
  /**
   * Only rules outside the documents do this to it.
   *
   * @minItems 1
   */
  beyond?: ('placed' | 'removed')[];
  aliases?: Aliases;
  see?: References;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * The same statement in every language, each written for its own readers. Inline Markdown: emphasis, code, links. Game figures are digits.
 */
export interface Text {
  /**
   * English.
   */
  en: string;
  /**
   * Polish.
   */
  pl: string;
  /**
   * Japanese.
   */
  ja: string;
}
/**
 * Short form per language; `all` when it is the same everywhere.
 */
export interface Abbreviation {
  /**
   * Everywhere.
   */
  all?: string;
  /**
   * English.
   */
  en?: string;
  /**
   * Polish.
   */
  pl?: string;
  /**
   * Japanese.
   */
  ja?: string;
}
/**
 * What happens to a marker. Stands where it happens, nowhere else.
 */
export interface Effect {
  /**
   * place, remove, flip to another side, or keep when others leave.
   */
  do: 'place' | 'remove' | 'flip' | 'keep';
  marker: Names;
  at?: Id;
  count?: Amount;
  to?: Id;
  /**
   * Must it, or may it? must when left out.
   */
  duty?: 'must' | 'may';
  when?: When;
}
/**
 * A condition on one subject: a role, a named value, or a reserved name (roll, natural, target, outcome, dice).
 */
export interface Test {
  of: Id;
  is?: Names;
  not?: Names;
  equals?: Amount;
  above?: Amount;
  'at-least'?: Amount;
  below?: Amount;
  'at-most'?: Amount;
}
/**
 * Search words per language: abbreviations, other spellings, words players use, kana readings.
 */
export interface Aliases {
  /**
   * English.
   *
   * @minItems 1
   *
   * Items: A word or phrase.
   */
  en?: string[];
  /**
   * Polish.
   *
   * @minItems 1
   *
   * Items: A word or phrase.
   */
  pl?: string[];
  /**
   * Japanese; kana readings of kanji terms belong here.
   *
   * @minItems 1
   *
   * Items: A word or phrase.
   */
  ja?: string[];
}
/**
 * A document and the place in it.
 */
export interface SourcePlace {
  document: Id;
  /**
   * Page, counted from 1.
   */
  page?: number;
  /**
   * Printed section, heading or number.
   */
  section?: string;
}
/**
 * One reading. Without a source it is an emendation of the editors and shown as such.
 */
export interface Claim {
  id: Id;
  says: Text;
  source?: Sources;
  /**
   * The reading in the shape of the disputed field, so that results under it can be computed.
   */
  value?: {
    [k: string]: unknown;
  };
}
/**
 * The modifiers of one roll or one value.
 */
export interface ModifiersFile {
  id: Id;
  number?: Number;
  title: Text;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * Applies anywhere; need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  roll?: Roll;
  value?: ValueSet;
  /**
   * The sets this one joins: all, or their addresses.
   *
   * @minItems 1
   */
  for?: string | Reference[];
  /**
   * Sets it does not join (with for: all).
   *
   * @minItems 1
   */
  except?: Reference[];
  stacking?: Text;
  /**
   * Headings and how their members combine.
   *
   * @minItems 1
   */
  groups?: Group[];
  /**
   * The modifiers, in printed order.
   *
   * @minItems 1
   */
  modifiers: Modifier[];
  /**
   * Rules about the roll itself.
   *
   * @minItems 1
   */
  points?: Point[];
  /**
   * Footnotes.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  outside?: Outsides;
}
/**
 * How dice are read. Dice come from one of dice, shares, check.
 */
export interface Roll {
  dice?: Dice;
  /**
   * Names of single dice, such as white and red.
   *
   * @minItems 1
   */
  faces?: Id[];
  shares?: References;
  check?: Reference;
  target?: Amount;
  /**
   * Which side of the comparison the modifiers change: what makes a plus help or hurt.
   */
  modifies?: 'roll' | 'target';
  contest?: Contest;
  /**
   * Results in order; the first that holds counts.
   *
   * @minItems 2
   */
  outcomes: Outcome[];
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * Opposed rolls or random selection.
 */
export interface Contest {
  each: Id;
  /**
   * Which roll wins.
   */
  wins: 'highest' | 'lowest';
  /**
   * What a tie does.
   */
  ties: 'all' | 'again' | 'none' | 'unknown';
}
/**
 * One result of a roll. The first whose tests hold counts; the last has none.
 */
export interface Outcome {
  id: Id;
  title: Text;
  text?: Text;
  when?: When;
  /**
   * Counted by the headline odds.
   */
  success?: true;
  effects?: Effects;
  see?: Reference;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * A value that is modified but not rolled.
 */
export interface ValueSet {
  of: Id;
  base: Amount;
  /**
   * How fractions end.
   */
  round?: 'down' | 'up' | 'unknown';
  /**
   * Never below.
   */
  'at-least'?: number;
  /**
   * Never above.
   */
  'at-most'?: number;
  /**
   * What follows from it.
   *
   * @minItems 1
   */
  outcomes?: Outcome[];
}
/**
 * Parts under one heading and, for modifiers, how they combine.
 */
export interface Group {
  id: Id;
  title: Text;
  text?: Text;
  /**
   * sum: they add up (when left out). unique: two cannot hold together. first: the first that fits. one: both may hold, one counts. highest: the highest counts. unknown: not said.
   */
  combine?: 'sum' | 'unique' | 'first' | 'one' | 'highest' | 'unknown';
  by?: Id;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * One circumstance and its one change. The id is the circumstance: the same id elsewhere is the same circumstance.
 */
export interface Modifier {
  id: Id;
  number?: Number;
  title: Text;
  text?: Text;
  change: Change;
  group?: Id;
  when?: When;
  /**
   * Round the value after this change.
   */
  round?: 'down' | 'up' | 'unknown';
  /**
   * Circumstances that no longer count.
   *
   * @minItems 1
   */
  'switches-off'?: Id[];
  differs?: Text;
  effects?: Effects;
  see?: References;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
export interface Change1 {
  set?: Amount;
  /**
   * A factor: 2, 3, -1 or a fraction such as 1/2.
   */
  multiply?: number | string;
  add?: Amount;
  shift?: Shift;
}
/**
 * Moves along the columns of a table.
 */
export interface Shift {
  columns: Amount;
  /**
   * Which way.
   */
  toward: 'lower' | 'higher' | 'unknown';
}
/**
 * One statement of a rule, with an address of its own.
 */
export interface Point {
  id: Id;
  number?: Number;
  title?: Text;
  text: Text;
  group?: Id;
  /**
   * Must, may, or must not.
   */
  duty?: 'must' | 'may' | 'must-not';
  when?: When;
  effects?: Effects;
  see?: References;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * A footnote.
 */
export interface Note {
  id: Id;
  /**
   * The sign it is printed with.
   */
  mark?: string;
  text: Text;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * A worked example. With `of` and `expect` it is computed anew at every build.
 */
export interface Example {
  id: Id;
  title?: Text;
  text: Text;
  /**
   * The source prints this example; without it, it is ours.
   */
  printed?: true;
  of?: Reference;
  /**
   * Values and states: name to number or word.
   */
  given?: {
    [k: string]: number | string;
  };
  /**
   * Circumstances (ids of modifiers) that hold; for a counted one give its value in `given`.
   */
  with?: Id[];
  /**
   * What the dice showed.
   *
   * @minItems 1
   */
  dice?: number[];
  expect?: Expectation;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * What must come out: needs, target, value names, success (a fraction such as 10/36), outcome, selected.
 */
export interface Expectation {
  [k: string]: number | string | (number | string)[];
}
/**
 * A reference to a place that is not in this collection: shown as such, never a link.
 */
export interface Outside {
  id: Id;
  /**
   * The place as printed.
   */
  number: string;
  text?: Text;
}
/**
 * A phase of the turn: who acts, the ordered steps, what is cleaned up at the end.
 */
export interface PhaseFile {
  id: Id;
  number?: Number;
  title: Text;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * Applies anywhere; need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  sides: Sides;
  /**
   * How steps follow each other; listed when left out.
   */
  order?: 'listed' | 'any' | 'one-of';
  /**
   * The steps.
   *
   * @minItems 1
   */
  steps: Step[];
  /**
   * What leaves or turns over when the phase ends.
   *
   * @minItems 1
   */
  end?: Effect[];
  /**
   * Headings.
   *
   * @minItems 1
   */
  groups?: Group[];
  /**
   * Rules that hold throughout.
   *
   * @minItems 1
   */
  points?: Point[];
  /**
   * Footnotes.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  outside?: Outsides;
}
/**
 * Who acts, in which order, and how often it passes.
 */
export interface Sides {
  /**
   * Roles in the order in which they act.
   *
   * @minItems 1
   */
  act: Id[];
  /**
   * all: all of one side, then the other. step: anew at every step. action: one each in turn. together: declared in order, applied at once. drawn: as drawn.
   */
  pace: 'all' | 'step' | 'action' | 'together' | 'drawn';
}
/**
 * One thing that is done, in a sentence, with marks for what can be asked of it.
 */
export interface Step {
  id: Id;
  number?: Number;
  title?: Text;
  text: Text;
  sides?: Sides;
  /**
   * Must, may, or must not. Absent: simply what is done.
   */
  duty?: 'must' | 'may' | 'must-not';
  limit?: Text;
  when?: When;
  /**
   * What it costs.
   *
   * @minItems 1
   */
  cost?: Cost[];
  uses?: References;
  effects?: Effects;
  window?: Window;
  repeat?: Text;
  /**
   * How its own steps follow each other; listed when left out.
   */
  order?: 'listed' | 'any' | 'one-of';
  /**
   * Parts of this step.
   *
   * @minItems 1
   */
  steps?: Step[];
  roll?: Roll;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * What an action costs: a figure to show, not an account to keep.
 */
export interface Cost {
  of: Id;
  amount: Amount;
}
/**
 * Where the other side may step in.
 */
export interface Window {
  for: Reference;
  /**
   * Before, between declaring and resolving, after, or never.
   */
  moment: 'before' | 'between' | 'after' | 'never';
  at?: Id;
  text?: Text;
}
/**
 * An ordered how-to outside the turn order.
 */
export interface ProcedureFile {
  id: Id;
  number?: Number;
  title: Text;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * Applies anywhere; need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  sides?: Sides;
  /**
   * How steps follow each other; listed when left out.
   */
  order?: 'listed' | 'any' | 'one-of';
  /**
   * The steps.
   *
   * @minItems 1
   */
  steps: Step[];
  /**
   * Headings for the points.
   *
   * @minItems 1
   */
  groups?: Group[];
  /**
   * Limits and exceptions.
   *
   * @minItems 1
   */
  points?: Point[];
  /**
   * Footnotes.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  outside?: Outsides;
}
/**
 * A definition, limit or exception, with worked examples.
 */
export interface RuleFile {
  id: Id;
  number?: Number;
  title: Text;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * Applies anywhere; need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  text: Text;
  /**
   * Headings for the points.
   *
   * @minItems 1
   */
  groups?: Group[];
  /**
   * Its statements, each with an address.
   *
   * @minItems 1
   */
  points?: Point[];
  roll?: Roll;
  effects?: Effects;
  /**
   * Footnotes.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  outside?: Outsides;
}
/**
 * A ruleset: what it is, which edition, where its figures come from, and the order of its phases.
 */
export interface RulesetFile {
  id: Id;
  title: Text;
  /**
   * Two or three letters for tabs and spines.
   */
  code: string;
  /**
   * Its accent: one of the four inks of a topographic map.
   */
  ink: 'water' | 'contour' | 'road' | 'wood';
  /**
   * Place among the rulesets.
   */
  order: number;
  edition: Edition;
  /**
   * Publisher of the game.
   */
  publisher?: string;
  summary: Text;
  holds: Text;
  'taken-from': Text;
  /**
   * Every document named in a source.
   *
   * @minItems 1
   */
  documents: SourceDocument[];
  front: Front;
  /**
   * Phases in the order of the turn.
   *
   * @minItems 1
   */
  phases?: Id[];
  stacking: Stacking;
  /**
   * Known omissions.
   *
   * @minItems 1
   */
  omissions?: Omission[];
}
/**
 * The edition, in a few words.
 */
export interface Edition {
  name: Text;
  short: Text;
  text?: Text;
  evidence?: Evidence;
  because?: Text;
}
/**
 * A document that figures come from.
 */
export interface SourceDocument {
  id: Id;
  title: Text;
  /**
   * main: encoded here. supporting: lost or doubtful places were checked against it.
   */
  role: 'main' | 'supporting';
  /**
   * Language tag of the document.
   */
  language: string;
  /**
   * Number of pages.
   */
  pages?: number;
  /**
   * Who translated it.
   */
  translator?: string;
  /**
   * Revision, date or address.
   */
  state?: string;
  text?: Text;
}
/**
 * What the front page opens on.
 */
export interface Front {
  /**
   * turn: the phases in order. activation: one procedure. contents: the table of contents.
   */
  opens: 'turn' | 'activation' | 'contents';
  procedure?: Reference;
}
/**
 * How modifiers combine when nothing else is said.
 */
export interface Stacking {
  /**
   * sum: they add up. unknown: not said.
   */
  combine: 'sum' | 'unknown';
  text: Text;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
}
/**
 * Something the documents leave out or leave open, known to be missing.
 */
export interface Omission {
  id: Id;
  text: Text;
  at?: References;
  source?: Sources;
}
/**
 * A table: typed columns, rows as lists.
 */
export interface TableFile {
  id: Id;
  number?: Number;
  title: Text;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * Applies anywhere; need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  stub?: Text;
  /**
   * Legend.
   *
   * @minItems 1
   */
  words?: Word[];
  /**
   * Headings over rows or columns.
   *
   * @minItems 1
   */
  groups?: Group[];
  /**
   * Columns, without the row labels.
   *
   * @minItems 1
   */
  columns: Column[];
  /**
   * Every way the table is rolled on; coverage is checked over all of them.
   *
   * @minItems 1
   */
  rolls?: TableRoll[];
  /**
   * Rows in printed order.
   *
   * @minItems 1
   */
  rows: Row[];
  /**
   * Rules about the table.
   *
   * @minItems 1
   */
  points?: Point[];
  /**
   * Footnotes.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  outside?: Outsides;
}
/**
 * A word that cells may hold.
 */
export interface Word {
  id: Id;
  title: Text;
  text?: Text;
  change?: Change;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * A column.
 */
export interface Column {
  id: Id;
  title: Text;
  short?: Text;
  text?: Text;
  group?: Id;
  /**
   * Notation of its cells. number 24; signed +1; threshold 3+; dice 2D6; count: number or dice; die-range 1..3; distance: one length or a range; multiple ×2; word: of the legend; text; rules: references.
   */
  type:
    | 'number'
    | 'signed'
    | 'threshold'
    | 'dice'
    | 'count'
    | 'die-range'
    | 'distance'
    | 'multiple'
    | 'word'
    | 'text'
    | 'rules';
  /**
   * Unit of its figures.
   */
  unit?: 'inch' | 'hex' | 'point' | 'turn';
  of?: Id;
  /**
   * A key column: how a value finds its row.
   */
  match?: 'exact' | 'up-to';
  /**
   * Its figures rise or fall from row to row.
   */
  order?: 'rising' | 'falling';
  /**
   * Its figures differ by exactly this much from row to row.
   */
  steps?: number;
  when?: When;
  /**
   * Notes that belong to it.
   *
   * @minItems 1
   */
  notes?: Id[];
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * A way in which the table is rolled on.
 */
export interface TableRoll {
  id: Id;
  title: Text;
  text?: Text;
  dice: Dice;
  /**
   * Rolled so many times, each result applied.
   */
  times?: number;
  down?: Id;
  across?: Id;
  /**
   * Changes to this roll.
   *
   * @minItems 1
   */
  modifiers?: Modifier[];
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * A row.
 */
export interface Row {
  id: Id;
  number?: Number;
  title?: Text;
  text?: Text;
  group?: Id;
  cells: Cells;
  uses?: References;
  roll?: Roll;
  effects?: Effects;
  /**
   * Notes that belong to it.
   *
   * @minItems 1
   */
  notes?: Id[];
  see?: References;
  aliases?: Aliases;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * Column id to cell. A column left out is an error: write none or unknown.
 */
export interface Cells {
  [k: string]: Cell;
}
/**
 * Words and abbreviations in every language.
 */
export interface TermsFile {
  /**
   * The terms.
   *
   * @minItems 1
   */
  terms: Term[];
}
/**
 * A word of the game.
 */
export interface Term {
  id: Id;
  title: Text;
  abbreviation?: Abbreviation;
  text?: Text;
  /**
   * exact: capitals tell it apart, as dr and DR; then it is matched letter for letter.
   */
  case?: 'exact';
  aliases?: Aliases;
  synonyms?: Aliases;
  /**
   * never: the term is not linked in running text, being an everyday word.
   */
  link?: 'never';
  see?: References;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
}
/**
 * Named values and roles that figures depend on, and where a reader gets them. They stand on the page of terms.
 */
export interface ValuesFile {
  /**
   * The values and roles.
   *
   * @minItems 1
   */
  values: Value[];
}
/**
 * A named value, or a role.
 */
export interface Value {
  id: Id;
  title: Text;
  abbreviation?: Abbreviation;
  text?: Text;
  /**
   * A role (firer, target, unit) and not a number.
   */
  role?: true;
  /**
   * Where a reader gets it. card: the unit or weapon card. table: a table here. count: counted on the table. measured. chosen. dice. computed: another set.
   */
  'known-from'?: 'card' | 'table' | 'count' | 'measured' | 'chosen' | 'dice' | 'computed';
  /**
   * Its unit.
   */
  unit?: 'inch' | 'hex' | 'point' | 'turn';
  /**
   * Least value.
   */
  'at-least'?: number;
  /**
   * Greatest value.
   */
  'at-most'?: number;
  see?: References;
  aliases?: Aliases;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
}
