// Written by `npm run types` from schemas/. Do not edit.

/**
 * An address inside the same ruleset: tables/weapons, tables/weapons#rifle, tables/weapons#rifle.range, markers#pin, terms#fubar.
 */
export type Reference = string;
/**
 * Addresses inside the same ruleset, such as tables/weapons#rifle.
 *
 * @minItems 1
 */
export type References = Reference[];
/**
 * Lower-case English in kebab-case: what the thing is, never its position or printed number.
 */
export type Id = string;
/**
 * How the Japanese title is read, in kana; Latin letters stay. Its place in the Japanese index, and a Japanese search word. Not needed for titles that have no kanji.
 */
export type Reading = string;
/**
 * One name or a list of names; a list means any one of them.
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
       * Counts only what lies above this number.
       */
      above?: number;
      /**
       * Counts once for every so many units.
       */
      every?: number;
      /**
       * How a started unit counts. down: not at all. up: as a whole one. unknown: not said.
       */
      round?: 'down' | 'up' | 'unknown';
      /**
       * The least amount, where somebody chooses.
       */
      from?: number;
      /**
       * The greatest amount, where somebody chooses.
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
 * The documents and places that say it, at least one.
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
       * Every reading there is, at least two.
       *
       * @minItems 2
       */
      claims: Claim[];
      adopted: Id;
      reason: Text;
      /**
       * How sure the editors are of the reading adopted: high, medium or low.
       */
      sure: 'high' | 'medium' | 'low';
    };
/**
 * The number as printed, such as A.7 or 3.3.1: shown and searched, never an address.
 */
export type Number = string;
/**
 * Dice in canonical form: D6, 2D6, D6-3. Shown as K6 to Polish readers.
 */
export type Dice = string;
/**
 * What happens to markers here, at least one effect.
 *
 * @minItems 1
 */
export type Effects = Effect[];
/**
 * What a modifier does: exactly one of set, multiply, add, shift. They are worked out in this order.
 */
export type Change = Change1;
/**
 * Worked examples, which the check works out anew.
 *
 * @minItems 1
 */
export type Examples = Example[];
/**
 * References to places outside this collection, shown as such.
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
       * The ids of the footnotes that belong to the cell.
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
   * The findings that do not count, each with its reason.
   *
   * @minItems 1
   */
  exceptions: Exception[];
}
/**
 * One finding of a check that does not count.
 */
export interface Exception {
  /**
   * The code of the check, as printed with the finding.
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
   * Address to what each translation was made against: a short hash of the English texts, and one of its own.
   */
  translations?: {
    [k: string]: LedgerTranslations;
  };
  /**
   * The history of figures, oldest first.
   *
   * @minItems 1
   */
  changes?: LedgerChange[];
}
/**
 * By language: the hash of the English texts it was made against, a point, the hash of its own texts.
 */
export interface LedgerTranslations {
  [k: string]: string;
}
/**
 * A deliberate change of figures, recorded by `npm run verify`.
 */
export interface LedgerChange {
  /**
   * The address whose figures changed.
   */
  address: string;
  /**
   * The day it was recorded, such as 2026-11-21.
   */
  on: string;
  /**
   * The document and place it was compared with.
   */
  against: string;
  /**
   * The fingerprint of its figures before.
   */
  was: string;
  /**
   * The fingerprint of its figures afterwards.
   */
  now: string;
}
/**
 * Counters, order dice and states of one ruleset. What places and removes them is worked out from the effects in its entries.
 */
export interface MarkersFile {
  /**
   * The markers, in the order of the page.
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
  reading?: Reading;
  /**
   * What is printed on the counter itself.
   */
  printed?: string;
  abbreviation?: Abbreviation;
  text: Text;
  /**
   * What it is. counter: it lies on the table. die: an order die. state: nothing lies there, players remember it.
   */
  type: 'counter' | 'die' | 'state';
  'side-of'?: Id;
  again?: Effect;
  /**
   * true: several may lie with one unit, and they are counted.
   */
  counts?: true;
  /**
   * true: it never comes off, so nothing needs to remove it.
   */
  permanent?: true;
  /**
   * What only rules outside the documents do to it, so that nothing here needs to: placed, removed or both.
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
   * The text in English.
   */
  en: string;
  /**
   * The text in Polish.
   */
  pl: string;
  /**
   * The text in Japanese.
   */
  ja: string;
}
/**
 * The short form, per language; `all` when it is the same in every language.
 */
export interface Abbreviation {
  /**
   * The short form in every language, such as FP.
   */
  all?: string;
  /**
   * The short form in English.
   */
  en?: string;
  /**
   * The short form in Polish.
   */
  pl?: string;
  /**
   * The short form in Japanese.
   */
  ja?: string;
}
/**
 * What happens to a marker. It stands where it happens, nowhere else.
 */
export interface Effect {
  /**
   * What is done. place: the marker comes on. remove: it goes. flip: it shows another side, named by `to`. keep: it stays when others leave.
   */
  do: 'place' | 'remove' | 'flip' | 'keep';
  marker: Names;
  at?: Id;
  count?: Amount;
  to?: Id;
  /**
   * Whether it has to happen. must: always (when left out). may: if the player wishes.
   */
  duty?: 'must' | 'may';
  when?: When;
}
/**
 * A condition on one subject: a role, a named value, or a reserved name (roll, natural, target, outcome, dice). All that is said of the subject must hold.
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
   * English search words.
   *
   * @minItems 1
   *
   * Items: A word or phrase that players type in English.
   */
  en?: string[];
  /**
   * Polish search words; endings and missing diacritics are found anyway.
   *
   * @minItems 1
   *
   * Items: A word or phrase that players type in Polish.
   */
  pl?: string[];
  /**
   * Japanese search words; kana readings of kanji terms belong here.
   *
   * @minItems 1
   *
   * Items: A word or phrase that players type in Japanese.
   */
  ja?: string[];
}
/**
 * A document and the place in it: page, section or both.
 */
export interface SourcePlace {
  document: Id;
  /**
   * The page of the document, counted from 1.
   */
  page?: number;
  /**
   * The section, heading or number as printed there.
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
 * The modifiers of one roll or one value, how they combine, and what the roll means.
 */
export interface ModifiersFile {
  id: Id;
  number?: Number;
  title: Text;
  reading?: Reading;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so it need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  roll?: Roll;
  value?: ValueSet;
  /**
   * The sets that this one joins, when it has no roll of its own: all, or a list of their addresses.
   *
   * @minItems 1
   */
  for?: string | Reference[];
  /**
   * The addresses of sets that it does not join (with `for: all`).
   *
   * @minItems 1
   */
  except?: Reference[];
  stacking?: Text;
  /**
   * Headings over the modifiers or the points; for modifiers they say how the members combine.
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
   * Statements about the roll itself, each with an address.
   *
   * @minItems 1
   */
  points?: Point[];
  /**
   * Footnotes, which parts of the entry name in their own `notes`.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  outside?: Outsides;
}
/**
 * How dice are read. The dice come from exactly one of dice, shares and check; `outcomes` says what they mean.
 */
export interface Roll {
  dice?: Dice;
  /**
   * Names for single dice that count apart, such as white and red.
   *
   * @minItems 1
   */
  faces?: Id[];
  shares?: References;
  check?: Reference;
  target?: Amount;
  /**
   * Which side of the comparison the modifiers change: the roll or the target. It decides whether a plus helps or hurts.
   */
  modifies?: 'roll' | 'target';
  contest?: Contest;
  /**
   * The results in order, at least two. The first whose tests hold counts; the last has no tests.
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
 * Opposed rolls, or a selection at random: several roll and the best one wins.
 */
export interface Contest {
  each: Id;
  /**
   * Which roll wins: the highest or the lowest.
   */
  wins: 'highest' | 'lowest';
  /**
   * What a tie does. all: all who tied win. again: they roll again. none: nobody wins. unknown: not said.
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
   * true: the headline odds on the page count this outcome.
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
 * A value that is modified but not rolled, such as a movement allowance.
 */
export interface ValueSet {
  of: Id;
  base: Amount;
  /**
   * How a fraction ends. down: it is dropped. up: to the next whole number. unknown: not said.
   */
  round?: 'down' | 'up' | 'unknown';
  /**
   * The value never falls below this number.
   */
  'at-least'?: number;
  /**
   * The value never rises above this number.
   */
  'at-most'?: number;
  /**
   * What follows from the value. The first whose tests hold counts.
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
   * How its modifiers combine. sum: they add up (when left out). unique: two cannot hold together. first: the first that fits counts. one: both may hold, one counts. highest: the highest counts. unknown: not said.
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
   * How the value is rounded right after this change. down: a fraction is dropped. up: to the next whole number. unknown: not said.
   */
  round?: 'down' | 'up' | 'unknown';
  /**
   * The ids of circumstances that no longer count when this one holds.
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
   * Multiplies the value by a factor: 2, 3, -1 or a fraction such as 1/2.
   */
  multiply?: number | string;
  add?: Amount;
  shift?: Shift;
}
/**
 * Moves along the columns of a table instead of changing a number.
 */
export interface Shift {
  columns: Amount;
  /**
   * The way it moves. lower: toward lower figures. higher: toward higher figures. unknown: not said.
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
   * Whether it orders or permits. must: it has to be done. may: it can be done. must-not: it is forbidden.
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
 * A footnote, which parts of the entry name in their `notes`.
 */
export interface Note {
  id: Id;
  /**
   * The sign it is printed with, such as * or a letter.
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
   * true: the source prints this example. Left out: it is ours.
   */
  printed?: true;
  of?: Reference;
  /**
   * The values and states it starts from: a name from values.yaml to a number or a word.
   */
  given?: {
    [k: string]: number | string;
  };
  /**
   * The ids of the modifiers that hold; for a counted one give its value in `given`.
   */
  with?: Id[];
  /**
   * What the dice showed, one number for each die.
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
 * What must come out: needs, target, names of values, success (a fraction such as 10/36), outcome, selected. The check works it out and compares.
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
   * The place as printed, such as B23.71.
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
  reading?: Reading;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so it need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  sides: Sides;
  /**
   * How its steps follow each other. listed: one after the other, as written (when left out). any: all of them, in any order. one-of: exactly one of them.
   */
  order?: 'listed' | 'any' | 'one-of';
  /**
   * What is done in the phase, in order.
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
   * Headings over the points.
   *
   * @minItems 1
   */
  groups?: Group[];
  /**
   * Statements that hold throughout the phase, each with an address.
   *
   * @minItems 1
   */
  points?: Point[];
  /**
   * Footnotes, which parts of the entry name in their own `notes`.
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
   * The roles that act, in their order: names from values.yaml.
   *
   * @minItems 1
   */
  act: Id[];
  /**
   * How the turn to act passes. all: all of one side, then the other. step: anew at every step. action: one action each in turn. together: declared in order, applied at once. drawn: as lots are drawn.
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
   * Whether it has to be done. must: always. may: if the player wishes. must-not: forbidden. Left out: simply what is done.
   */
  duty?: 'must' | 'may' | 'must-not';
  limit?: Text;
  when?: When;
  /**
   * What the step costs, for each value that is spent.
   *
   * @minItems 1
   */
  cost?: Cost[];
  uses?: References;
  effects?: Effects;
  window?: Window;
  repeat?: Text;
  /**
   * How its own steps follow each other. listed: one after the other, as written (when left out). any: all of them, in any order. one-of: exactly one of them.
   */
  order?: 'listed' | 'any' | 'one-of';
  /**
   * The parts of this step, which are steps themselves.
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
 * A moment at which the other side may step in.
 */
export interface Window {
  for: Reference;
  /**
   * When it may. before: before the action is declared. between: after it is declared, before it is resolved. after: when it is resolved. never: it may not.
   */
  moment: 'before' | 'between' | 'after' | 'never';
  at?: Id;
  text?: Text;
}
/**
 * An ordered how-to outside the turn order, such as shooting or close combat.
 */
export interface ProcedureFile {
  id: Id;
  number?: Number;
  title: Text;
  reading?: Reading;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so it need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  sides?: Sides;
  /**
   * How its steps follow each other. listed: one after the other, as written (when left out). any: all of them, in any order. one-of: exactly one of them.
   */
  order?: 'listed' | 'any' | 'one-of';
  /**
   * What is done, in order.
   *
   * @minItems 1
   */
  steps: Step[];
  /**
   * Headings over the points.
   *
   * @minItems 1
   */
  groups?: Group[];
  /**
   * Limits and exceptions, each with an address.
   *
   * @minItems 1
   */
  points?: Point[];
  /**
   * Footnotes, which parts of the entry name in their own `notes`.
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
  reading?: Reading;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so it need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  text: Text;
  /**
   * Headings over the points.
   *
   * @minItems 1
   */
  groups?: Group[];
  /**
   * The statements of the rule, each with an address.
   *
   * @minItems 1
   */
  points?: Point[];
  roll?: Roll;
  effects?: Effects;
  /**
   * Footnotes, which parts of the entry name in their own `notes`.
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
  reading?: Reading;
  /**
   * Two or three capital letters for tabs and spines.
   */
  code: string;
  /**
   * Its accent on the site, one of the four inks of a topographic map: water (blue), contour (brown), road (red) or wood (green).
   */
  ink: 'water' | 'contour' | 'road' | 'wood';
  /**
   * Its place among the rulesets, counted from 1.
   */
  order: number;
  edition: Edition;
  /**
   * The publisher of the game.
   */
  publisher?: string;
  summary: Text;
  holds: Text;
  'taken-from': Text;
  /**
   * Every document that a source names.
   *
   * @minItems 1
   */
  documents: SourceDocument[];
  front: Front;
  /**
   * The ids of the phases in the order of the turn, each once.
   *
   * @minItems 1
   */
  phases?: Id[];
  stacking: Stacking;
  /**
   * What is known to be missing from this collection.
   *
   * @minItems 1
   */
  omissions?: Omission[];
}
/**
 * Which edition the figures belong to. It is in sight on every page.
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
   * How it was used. main: it is encoded here. supporting: lost or doubtful places were checked against it.
   */
  role: 'main' | 'supporting';
  /**
   * The language it is written in, as a tag of two letters such as pl.
   */
  language: string;
  /**
   * How many pages it has; a source cannot name a page beyond them.
   */
  pages?: number;
  /**
   * Who translated it, if it is a translation.
   */
  translator?: string;
  /**
   * Its revision, its date or the address it was read at.
   */
  state?: string;
  text?: Text;
}
/**
 * What the front page opens on.
 */
export interface Front {
  /**
   * What the front page opens on. turn: the phases in order. activation: one procedure, named by `procedure`. contents: the table of contents.
   */
  opens: 'turn' | 'activation' | 'contents';
  procedure?: Reference;
}
/**
 * How modifiers combine when nothing else is said.
 */
export interface Stacking {
  /**
   * sum: they add up. unknown: the documents do not say.
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
 * A table: typed columns, and rows as a list in printed order.
 */
export interface TableFile {
  id: Id;
  number?: Number;
  title: Text;
  reading?: Reading;
  summary?: Text;
  source: Sources;
  evidence?: Evidence;
  because?: Text;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so it need not be reachable from a phase.
   */
  general?: true;
  aliases?: Aliases;
  abbreviation?: Abbreviation;
  stub?: Text;
  /**
   * The legend: words that cells may hold instead of a figure.
   *
   * @minItems 1
   */
  words?: Word[];
  /**
   * Headings over rows or over columns.
   *
   * @minItems 1
   */
  groups?: Group[];
  /**
   * The columns, without the row labels.
   *
   * @minItems 1
   */
  columns: Column[];
  /**
   * Every way the table is rolled on. The check proves that each result of the dice has exactly one row.
   *
   * @minItems 1
   */
  rolls?: TableRoll[];
  /**
   * The rows, in printed order.
   *
   * @minItems 1
   */
  rows: Row[];
  /**
   * Statements about the table, each with an address.
   *
   * @minItems 1
   */
  points?: Point[];
  /**
   * Footnotes, which parts of the entry name in their own `notes`.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  outside?: Outsides;
}
/**
 * A word of the legend.
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
 * A column and the notation of its cells.
 */
export interface Column {
  id: Id;
  title: Text;
  short?: Text;
  text?: Text;
  group?: Id;
  /**
   * The notation of its cells. number: 24. signed: +1. threshold: 3+. dice: 2D6. count: a number or dice. die-range: 1..3. distance: one length or a range, 18..60. multiple: 2, shown ×2. word: an id of the legend. text: words in every language. rules: references to rules.
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
   * The unit of its figures: inch, hex, point or turn.
   */
  unit?: 'inch' | 'hex' | 'point' | 'turn';
  of?: Id;
  /**
   * Makes it a key column, in which a value finds its row. exact: the row with that figure. up-to: the row with the least figure that is not below it.
   */
  match?: 'exact' | 'up-to';
  /**
   * Declares that its figures go one way from row to row, rising or falling, so that the check finds a slip.
   */
  order?: 'rising' | 'falling';
  /**
   * Declares that its figures differ by exactly this much from row to row, so that the check finds a slip.
   */
  steps?: number;
  when?: When;
  /**
   * The ids of the footnotes that belong to the column.
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
   * Rolled so many times, and each result applied.
   */
  times?: number;
  down?: Id;
  across?: Id;
  /**
   * What changes this roll.
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
 * A row: its name and one cell for every column.
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
   * The ids of the footnotes that belong to the row.
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
 * The id of each column to its cell. A column left out is an error: write none or unknown.
 */
export interface Cells {
  [k: string]: Cell;
}
/**
 * The words and abbreviations of one ruleset in every language.
 */
export interface TermsFile {
  /**
   * The terms, in any order; the page sorts them for each language.
   *
   * @minItems 1
   */
  terms: Term[];
}
/**
 * A word or an abbreviation of the game.
 */
export interface Term {
  id: Id;
  title: Text;
  reading?: Reading;
  abbreviation?: Abbreviation;
  text?: Text;
  /**
   * exact: capitals tell it apart, as dr and DR; it is matched letter for letter.
   */
  case?: 'exact';
  aliases?: Aliases;
  synonyms?: Aliases;
  discouraged?: Aliases;
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
   * The values and roles, in the order of the page.
   *
   * @minItems 1
   */
  values: Value[];
}
/**
 * A named value, or with `role: true` somebody who acts.
 */
export interface Value {
  id: Id;
  title: Text;
  reading?: Reading;
  abbreviation?: Abbreviation;
  text?: Text;
  /**
   * true: a role such as firer, target or unit, and not a number.
   */
  role?: true;
  /**
   * Where a reader gets it. card: from the unit or weapon card. table: from a table here. count: counted on the table. measured: with a ruler or in hexes. chosen: by a player. dice: rolled. computed: worked out by another set.
   */
  'known-from'?: 'card' | 'table' | 'count' | 'measured' | 'chosen' | 'dice' | 'computed';
  /**
   * The unit it is counted in: inch, hex, point or turn.
   */
  unit?: 'inch' | 'hex' | 'point' | 'turn';
  /**
   * The least value it can have.
   */
  'at-least'?: number;
  /**
   * The greatest value it can have.
   */
  'at-most'?: number;
  see?: References;
  aliases?: Aliases;
  source?: Sources;
  evidence?: Evidence;
  because?: Text;
}
/** Every shape by its name. */
export interface Shapes {
  Abbreviation: Abbreviation;
  Aliases: Aliases;
  Amount: Amount;
  Cell: Cell;
  Cells: Cells;
  Change: Change;
  Claim: Claim;
  Column: Column;
  Contest: Contest;
  Cost: Cost;
  Dice: Dice;
  Dispute: Dispute;
  Edition: Edition;
  Effect: Effect;
  Effects: Effects;
  Evidence: Evidence;
  Example: Example;
  Examples: Examples;
  Exception: Exception;
  ExceptionsFile: ExceptionsFile;
  Expectation: Expectation;
  Front: Front;
  Group: Group;
  Id: Id;
  LedgerChange: LedgerChange;
  LedgerFile: LedgerFile;
  LedgerTranslations: LedgerTranslations;
  Marker: Marker;
  MarkersFile: MarkersFile;
  Modifier: Modifier;
  ModifiersFile: ModifiersFile;
  Names: Names;
  Note: Note;
  Omission: Omission;
  Outcome: Outcome;
  Outside: Outside;
  Outsides: Outsides;
  PhaseFile: PhaseFile;
  Point: Point;
  ProcedureFile: ProcedureFile;
  Reading: Reading;
  Reference: Reference;
  References: References;
  Roll: Roll;
  Row: Row;
  RuleFile: RuleFile;
  RulesetFile: RulesetFile;
  Shift: Shift;
  Sides: Sides;
  SourceDocument: SourceDocument;
  SourcePlace: SourcePlace;
  Sources: Sources;
  Stacking: Stacking;
  Step: Step;
  TableFile: TableFile;
  TableRoll: TableRoll;
  Term: Term;
  TermsFile: TermsFile;
  Test: Test;
  Text: Text;
  Value: Value;
  ValueSet: ValueSet;
  ValuesFile: ValuesFile;
  When: When;
  Window: Window;
  Word: Word;
}
/** What a part of each kind holds. */
export interface PartData {
  column: Column;
  dispute: Extract<Dispute, object>;
  example: Example;
  marker: Marker;
  modifier: Modifier;
  point: Point;
  row: Row;
  step: Step;
  term: Term;
  value: Value;
}
