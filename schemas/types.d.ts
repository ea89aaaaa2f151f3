// Written by `npm run types` from schemas/. Do not edit.

/**
 * Small letters of English, with hyphens between words: what the thing is, never its position or printed number.
 */
export type Id = string;
/**
 * At least one document with page or section.
 *
 * @minItems 1
 */
export type Sources = SourcePlace[];
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
 * How the Japanese title is read, in kana; Latin letters stay. It determines the position in the Japanese index and is a Japanese search word. Not needed for titles that have no kanji.
 */
export type Reading = string;
/**
 * One name or a list of names; a list means any one of them.
 *
 * @minItems 1
 */
export type Names = string | Id[];
/**
 * A number, a named value, dice, a scaled value, a choice, the number of a cell, or a list of these that adds up. unknown is a reserved word.
 *
 * @minItems 2
 */
export type Amount =
  | number
  | string
  | {
      /**
       * Amount per unit of the value named by `per`; may be a half.
       */
      each?: number;
      per?: Id;
      in?: Reference;
      /**
       * Only the amount above this number counts.
       */
      above?: number;
      /**
       * The amount applies once per this many units.
       */
      every?: number;
      /**
       * How a partial unit is rounded. down: ignored. up: counts as a full unit. unknown: not stated.
       */
      round?: 'down' | 'up' | 'unknown';
      /**
       * The smallest amount, where a player chooses.
       */
      from?: number;
      /**
       * The largest amount, where a player chooses.
       */
      to?: number;
      by?: Id;
    }
  | Amount[];
/**
 * Conditions that must all be true. Players read the sentence beside them.
 *
 * @minItems 1
 */
export type When = Test[];
/**
 * as-printed: legible in its place. reconstructed: legible but misplaced. inferred: follows from other printed places, which `reason` names. other-source: from another source for the same edition, which `source` names. unknown: illegible or missing; shown as unknown. Not for disputes: give `dispute`.
 */
export type Evidence = 'as-printed' | 'reconstructed' | 'inferred' | 'other-source' | 'unknown';
/**
 * A disagreement, described once; elsewhere the address of that description.
 */
export type Dispute =
  | string
  | {
      id: Id;
      about: Text;
      linkTitle?: Text;
      /**
       * Path of the disputed field inside this part, such as change.add or cells.range.
       */
      field?: string;
      /**
       * Every claim, at least two.
       *
       * @minItems 2
       */
      claims: Claim[];
      adopted: Id;
      reason: Text;
      /**
       * How confident the editors are in the claim used: high, medium or low.
       */
      confidence: 'high' | 'medium' | 'low';
    };
/**
 * The number as printed, such as A.7 or 3.3.1: shown and searched, never an address.
 */
export type Number = string;
/**
 * true: players agree whether they use this rule. Shown beside it; readers can leave optional pages out of search and print.
 */
export type Optional = true;
/**
 * The module that it belongs to, such as a campaign or an expansion: an id from `modules` in ruleset.yaml.
 */
export type ModuleName = string;
/**
 * Questions that the entry answers, as players type them: for search only, not shown. Each is matched by itself, so that words of different questions are never joined. At least three in every language of the ruleset.
 *
 * @minItems 1
 */
export type Questions = Question[];
/**
 * Dice in canonical form: D6, 2D8, D6-3; D66 and D666 are dice read as digits. What is done with them follows, in this order: `3D6 highest 2` keeps two, `lowest 1` one; `D6 reroll 1` rolls a 1 again once, `reroll 1..2 repeatedly` until another result comes up; `D6 explode 6` rolls again after a 6 and adds; `D6 extra 6` gives a pool another die for each 6; a reroll counts for these dice, too. Shown in words, and as K6 to Polish readers.
 */
export type Dice = string;
/**
 * What happens to markers here, at least one effect.
 *
 * @minItems 1
 */
export type Effects = Effect[];
/**
 * What to roll or work out next. If there are several, the reader chooses; a single one always follows.
 *
 * @minItems 1
 */
export type Following = Next[];
/**
 * What a modifier does: exactly one of set, multiply, add, dice, reroll, shift. Evaluated in this order.
 */
export type Change = Change1;
/**
 * Worked examples, which the check recomputes.
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
 * How its steps follow each other. listed: one after the other, as written (the default). any: all of them, in any order. one-of: the one that a player chooses. by-condition: the first that applies, by its `when` or its title; a last one with neither applies otherwise.
 */
export type Order = 'listed' | 'any' | 'one-of' | 'by-condition';
/**
 * The tag of a language, such as en, fi or pt-BR. The interface has words in English (en), Polish (pl) and Japanese (ja); in other languages it is English.
 */
export type LanguageTag = 'en' | 'pl' | 'ja';
/**
 * The accent colour of its pages: blue, brown, red, green, or a dark colour of your own such as '#5b2a86', in quotation marks: without them, # begins a comment.
 */
export type Colour = string;
/**
 * The shape of the rules: 1. A version of the program that breaks rules raises it; `npm run migrate` rewrites them. Default: the shape of today.
 */
export type Shape = 1;
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
      with?: RuleValue;
      when?: When;
      whenText?: Text;
      /**
       * The ids of the footnotes that belong to the cell.
       *
       * @minItems 1
       */
      notes?: Id[];
      source?: Sources;
      evidence?: Evidence;
      reason?: Text;
      dispute?: Dispute;
    }
  | Cell[];
/**
 * What the rule takes in place of its `parameter`: a number, such as 3 for Tough (3); dice, such as D6 for HE (D6); or another rule, such as `{ rule: rules/fear }` for Aura (Fear).
 */
export type RuleValue =
  | number
  | string
  | {
      rule: Reference;
      with?: RuleValue;
    };

export interface Files {
  change?: ChangeFile;
  exceptions?: ExceptionsFile;
  markers?: MarkersFile;
  modifiers?: ModifiersFile;
  phase?: PhaseFile;
  procedure?: ProcedureFile;
  rule?: RuleFile;
  ruleset?: RulesetFile;
  site?: SiteFile;
  table?: TableFile;
  terms?: TermsFile;
  translations?: TranslationsFile;
  values?: ValuesFile;
}
/**
 * A record of one correction: which values changed, from what to what, and which source says so; or which addresses moved. One file per correction; once published, it never changes.
 */
export interface ChangeFile {
  /**
   * The day it was recorded, such as 2026-11-21.
   */
  on: string;
  against?: Sources;
  /**
   * The same as it was typed; shown where it names no document of the ruleset. Alone, it names a source that is no document of the ruleset, or says that the editors correct their own error.
   */
  words?: string;
  /**
   * Maps the address of each value to its old and new values, such as tables/weapons#light-mortar.range.
   */
  figures?: {
    [k: string]: FigureChange;
  };
  /**
   * Maps each removed address to the one that replaces it (several after a split).
   */
  moved?: {
    [k: string]: References;
  };
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
 * One figure before and after. A side that had no such figure is left out.
 */
export interface FigureChange {
  /**
   * The figure on main, as `npm run check` prints it.
   */
  was?: string | number | boolean;
  /**
   * The figure as it is now.
   */
  now?: string | number | boolean;
}
/**
 * Findings that are right as they are, each with its reason. One that is no longer needed is an error.
 */
export interface ExceptionsFile {
  /**
   * Suppressed findings, each with a reason.
   *
   * @minItems 1
   */
  exceptions: Exception[];
}
/**
 * One finding to ignore.
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
  counter?: Text;
  /**
   * What is printed on the counter itself.
   */
  printed?: string;
  abbreviation?: Abbreviation;
  text: Text;
  /**
   * What it is. counter: a physical counter. die: an order die. state: not marked on the table.
   */
  type: 'counter' | 'die' | 'state';
  sideOf?: Id;
  ifPlacedAgain?: Effect;
  /**
   * true: a unit can have several.
   */
  stackable?: true;
  counted?: Text;
  begins?: Text;
  ends?: Text;
  /**
   * The ids of the states that cannot apply together with it, such as broken for Good Order.
   *
   * @minItems 1
   */
  excludes?: Id[];
  /**
   * true: it applies unless one of the states that it excludes does, so that calculators do not ask for it.
   */
  byDefault?: true;
  /**
   * true: it is never removed.
   */
  permanent?: true;
  /**
   * Done only by rules outside the documents, so that no effect here is needed: placed, removed or both.
   *
   * @minItems 1
   */
  external?: ('placed' | 'removed')[];
  aliases?: Aliases;
  see?: References;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * The same statement in the languages of the ruleset, each written for its own readers; its first language is needed, the others unless `translations` is complete. Inline Markdown: emphasis, code, links. Game values are digits.
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
 * A change to a marker. Declare it once, at the step where it happens.
 */
export interface Effect {
  /**
   * What is done. place: put the marker on. remove: take it off. flip: turn it to the side named by `to`. keep: leave it when others are removed.
   */
  do: 'place' | 'remove' | 'flip' | 'keep';
  marker: Names;
  at?: Id;
  count?: Amount;
  to?: Id;
  /**
   * Whether it is compulsory. must: always (the default). may: optional.
   */
  obligation?: 'must' | 'may';
  when?: When;
  whenText?: Text;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
}
/**
 * A condition on one subject: a role, a named value, or a reserved name (roll, natural, target, outcome, dice, successes). Every comparison given must be true.
 */
export interface Test {
  subject: Id;
  is?: Names;
  not?: Names;
  equals?: Amount;
  above?: Amount;
  atLeast?: Amount;
  below?: Amount;
  atMost?: Amount;
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
 * One claim. Without a source it is an editorial correction and shown as such.
 */
export interface Claim {
  id: Id;
  says: Text;
  source?: Sources;
  /**
   * The claimed value, in the form of the disputed field, so that results can be computed with it.
   */
  value?: {
    [k: string]: unknown;
  };
  /**
   * The claimed values of other parts of this entry that name this dispute: maps a part id, or row.column, to the value, in the format of the disputed field.
   */
  elsewhere?: {
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
  /**
   * False where the summary only says what the page contains: search results and link previews show it, the page starts with its rules.
   */
  lead?: false;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  optional?: Optional;
  module?: ModuleName;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so no phase has to lead to it.
   */
  standalone?: true;
  aliases?: Aliases;
  questions?: Questions;
  abbreviation?: Abbreviation;
  roll?: Roll;
  value?: ValueSet;
  /**
   * The modifier sets that these modifiers are added to, when this one has no roll of its own: all, or a list of addresses.
   *
   * @minItems 1
   */
  appliesTo?: string | Reference[];
  /**
   * The addresses of sets that it is not added to (with `appliesTo: all`).
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
   * Footnotes and remarks of the editors, which parts of the entry name in their own `notes`.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  externalReferences?: Outsides;
}
/**
 * A question in the words of players; own wording in each language, not a translation.
 */
export interface Question {
  at?: Id;
  /**
   * The question in English.
   */
  en?: string;
  /**
   * The question in Polish.
   */
  pl?: string;
  /**
   * The question in Japanese.
   */
  ja?: string;
}
/**
 * A roll and its outcomes. The dice come from exactly one of dice, diceFrom and check.
 */
export interface Roll {
  dice?: Dice;
  /**
   * Names for single dice that count apart, such as white and red.
   *
   * @minItems 1
   */
  faces?: Id[];
  diceFrom?: References;
  /**
   * With diceFrom: the ids of the modifiers of which one must apply to that throw. It is then not read from any other throw.
   *
   * @minItems 1
   */
  onlyWith?: Id[];
  unless?: When;
  after?: Names;
  check?: Reference;
  target?: Amount;
  /**
   * Which side of the comparison the modifiers change: the roll or the target. It decides whether a plus helps or hurts.
   */
  modifies?: 'roll' | 'target';
  beyondDice?: Id;
  given?: When;
  times?: Amount;
  pool?: Pool;
  /**
   * Names for faces of the die, such as arrows; tests name them: `{ subject: natural, is: hit }`. Of one die, or of each die of a pool; dice that are added up show none.
   *
   * @minItems 1
   */
  symbols?: DieSymbol[];
  contest?: Contest;
  /**
   * The results in order, at least two. The first whose conditions are true applies; the last has none.
   *
   * @minItems 2
   */
  outcomes: Outcome[];
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * Several dice of which the successes are counted; the outcomes compare `successes`.
 */
export interface Pool {
  dice: Amount;
  success: When;
}
/**
 * A symbol with the faces that show it.
 */
export interface DieSymbol {
  id: Id;
  title: Text;
  /**
   * The faces with this symbol, as numbers.
   *
   * @minItems 1
   *
   * Items: A face.
   */
  on: number[];
}
/**
 * Opposed rolls, or a selection at random: several roll and the best one wins.
 */
export interface Contest {
  /**
   * Who rolls: a role from values.yaml; or, where the two sides differ, the roles of both in a list: odds are those of the first, and modifiers can name their `side`.
   */
  each: Id | Id[];
  /**
   * Which roll wins: the highest or the lowest.
   */
  wins: 'highest' | 'lowest';
  /**
   * What a tie does. all: all who tied win. again: they roll again. none: nobody wins. first, second: this one of the two sides in `each` wins. unknown: the sources do not say.
   */
  ties: 'all' | 'again' | 'none' | 'first' | 'second' | 'unknown';
  among?: Id;
}
/**
 * One result of a roll. The first whose conditions are true applies; the last has none and is the default.
 */
export interface Outcome {
  id: Id;
  title: Text;
  text?: Text;
  when?: When;
  whenText?: Text;
  /**
   * true: the headline odds on the page count this outcome.
   */
  success?: true;
  /**
   * true, of a roll: it cannot be made then, as no Fixed weapon fires on the move. Of a value: what uses the value cannot be done then. There is no attack where LOS is blocked.
   */
  prevents?: true;
  /**
   * Pages whose calculators leave the outcome out, because it cannot happen there: armour in close quarters of infantry.
   *
   * @minItems 1
   */
  notOffered?: Reference[];
  effects?: Effects;
  see?: Reference;
  next?: Following;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * A roll, a value or a table that follows, so that odds can be worked out from the beginning.
 */
export interface Next {
  to: Reference;
  way?: Id;
  /**
   * The ids of modifiers that apply there because this outcome came about.
   *
   * @minItems 1
   */
  sets?: Id[];
  given?: When;
  carries?: Names;
  counts?: Id;
  /**
   * true: it does not follow every time, so a reader chooses it.
   */
  optional?: true;
  /**
   * Pages whose calculators do not go on to it: the vehicle damage table in close quarters of infantry.
   *
   * @minItems 1
   */
  notOffered?: Reference[];
  when?: When;
  unknown?: Id;
}
/**
 * A value that is worked out but not rolled, such as a movement allowance.
 */
export interface ValueSet {
  name: Id;
  base: Amount;
  /**
   * How a fraction is rounded. down: it is dropped. up: to the next whole number. unknown: the sources do not say.
   */
  round?: 'down' | 'up' | 'unknown';
  atLeast?: Amount;
  atMost?: Amount;
  /**
   * What follows from the value. The first whose conditions are true applies.
   *
   * @minItems 1
   */
  outcomes?: Outcome[];
  next?: Following;
}
/**
 * Parts under one heading and, for modifiers, how they combine.
 */
export interface Group {
  id: Id;
  title: Text;
  text?: Text;
  /**
   * How its modifiers combine. sum: they add up (the default). unique: mutually exclusive. first: the first match applies, and a value that is 0 is no match (a sum that comes to 0 is one). one: a player picks one. highest: only the largest number applies (of -1 and -2, -1; for the strongest penalty write first, and put it first). unknown: not stated whether they add up or only the strongest applies.
   */
  combine?: 'sum' | 'unique' | 'first' | 'one' | 'highest' | 'unknown';
  /**
   * One of its modifiers always applies, so that a result waits until one is chosen: every shot has a fire mode. With `combine: unique`.
   */
  always?: true;
  when?: When;
  by?: Id;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * A modifier: one condition and its effect. The same id in another set is the same condition.
 */
export interface Modifier {
  id: Id;
  number?: Number;
  title: Text;
  linkTitle?: Text;
  optional?: Optional;
  module?: ModuleName;
  reading?: Reading;
  aliases?: Aliases;
  text?: Text;
  change: Change;
  group?: Id;
  when?: When;
  /**
   * How the value is rounded, after all that is multiplied and added. down: a fraction is dropped. up: to the next whole number. unknown: the sources do not say.
   */
  round?: 'down' | 'up' | 'unknown';
  /**
   * true: it applies every time, so that no situation has to name it. With states in `when`: every time the roll that is read has them, such as a mortar using the ITT.
   */
  always?: true;
  side?: Id;
  /**
   * true: in a contest only one of the two sides can have it.
   */
  oneSide?: true;
  /**
   * The ids of modifiers without which it does not apply: one of them must apply, too.
   *
   * @minItems 1
   */
  onlyWith?: Id[];
  unknownWhen?: When;
  unchangedWhen?: When;
  /**
   * The ids of modifiers that no longer apply when this one does.
   *
   * @minItems 1
   */
  cancels?: Id[];
  /**
   * Rolls that read this one, or procedures that use it, where the modifier cannot apply and is not offered.
   *
   * @minItems 1
   */
  except?: Reference[];
  differenceNote?: Text;
  effects?: Effects;
  see?: References;
  /**
   * The ids of the notes that belong to it.
   *
   * @minItems 1
   */
  notes?: Id[];
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
export interface Change1 {
  set?: Amount;
  /**
   * Multiplies the value by a factor: 2, 3, -1 or a fraction such as 1/2.
   */
  multiply?: number | string;
  add?: Amount;
  dice?: Amount;
  /**
   * Dice that show this are rolled again, beside those that the dice themselves name: `1` or `1..2` once, `1..2 repeatedly` until another result comes up.
   */
  reroll?: number | string;
  shift?: Shift;
}
/**
 * Moves along the columns of a table instead of changing a number.
 */
export interface Shift {
  columns: Amount;
  /**
   * The direction. lower: toward lower values. higher: toward higher values. unknown: not stated.
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
  linkTitle?: Text;
  reading?: Reading;
  aliases?: Aliases;
  text: Text;
  /**
   * The capital letter in its title and text for which the values of tables stand: X in Tough (X), which a row has as Tough (3).
   */
  parameter?: string;
  group?: Id;
  /**
   * Whether it orders or permits. must: it has to be done. may: it can be done. must-not: it is forbidden.
   */
  obligation?: 'must' | 'may' | 'must-not';
  when?: When;
  effects?: Effects;
  see?: References;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * A footnote or a remark of the editors, which parts of the entry name in their `notes`.
 */
export interface Note {
  id: Id;
  /**
   * The sign it is printed with, such as * or a letter.
   */
  mark?: string;
  linkTitle?: Text;
  text: Text;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * A worked example. With `target` and `expect` it is recomputed at every build.
 */
export interface Example {
  id: Id;
  title?: Text;
  linkTitle?: Text;
  text: Text;
  /**
   * true: the source prints this example. Omitted: it is ours.
   */
  fromSource?: true;
  target?: Reference;
  way?: Id;
  /**
   * The values and states it starts from: a name from values.yaml to a number or a word.
   */
  given?: {
    [k: string]: number | string;
  };
  /**
   * The ids of the modifiers that apply, those too whose `when` is a state; one whose `when` compares numbers applies by itself. A counted one needs its value in `given`, too.
   */
  with?: Id[];
  /**
   * What the dice showed, one number for each die. In a contest: the dice of all sides, one side after the other in the order of `each`: [7, 6] for D10 against D10, four numbers for 2D6 against 2D6; `outcome` is that of the first side.
   *
   * @minItems 1
   */
  dice?: number[];
  expect?: Expectation;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * The expected results: needs, target, names of values, success (a fraction such as 10/36), an outcome or a row of a rolled table with its odds, outcome (with dice: the id of what they lead to), selected (the side that wins a contest). The check works it out and compares.
 */
export interface Expectation {
  [k: string]: number | string | (number | string)[];
}
/**
 * A reference to rules outside this collection: shown as such, never a link.
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
  shortTitle?: Text;
  reading?: Reading;
  summary?: Text;
  /**
   * False where the summary only says what the page contains: search results and link previews show it, the page starts with its rules.
   */
  lead?: false;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  optional?: Optional;
  module?: ModuleName;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so no phase has to lead to it.
   */
  standalone?: true;
  aliases?: Aliases;
  questions?: Questions;
  abbreviation?: Abbreviation;
  sides: Sides;
  order?: Order;
  /**
   * What is done in the phase, in order.
   *
   * @minItems 1
   */
  steps: Step[];
  /**
   * What is removed or flipped when the phase ends.
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
   * Statements that apply throughout the phase, each with an address.
   *
   * @minItems 1
   */
  points?: Point[];
  /**
   * Footnotes and remarks of the editors, which parts of the entry name in their own `notes`.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  externalReferences?: Outsides;
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
   * How the sides take turns. sequential: one side completes everything, then the other. per-step: each side acts in every step. alternating: one action each in turn. simultaneous: declared in order, resolved simultaneously. drawn: in the order in which order dice are drawn.
   */
  turnOrder: 'sequential' | 'per-step' | 'alternating' | 'simultaneous' | 'drawn';
}
/**
 * One step, in a sentence, with optional structured data.
 */
export interface Step {
  id: Id;
  number?: Number;
  title?: Text;
  shortTitle?: Text;
  linkTitle?: Text;
  reading?: Reading;
  aliases?: Aliases;
  text: Text;
  sides?: Sides;
  /**
   * Whether the step is compulsory. must: always. may: optional. must-not: forbidden. Omitted: simply what is done.
   */
  obligation?: 'must' | 'may' | 'must-not';
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
  reaction?: Window;
  repeat?: Text;
  order?: Order;
  /**
   * The parts of this step, which are steps themselves.
   *
   * @minItems 1
   */
  steps?: Step[];
  roll?: Roll;
  value?: ValueSet;
  /**
   * The ids of the notes that belong to it.
   *
   * @minItems 1
   */
  notes?: Id[];
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * What an action costs: for programs that read the data. Pages print the words of the step, which say it, too.
 */
export interface Cost {
  resource: Id;
  amount: Amount;
  text?: Text;
}
/**
 * A reaction: a moment at which the other side may act.
 */
export interface Window {
  action: Reference;
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
  /**
   * False where the summary only says what the page contains: search results and link previews show it, the page starts with its rules.
   */
  lead?: false;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  optional?: Optional;
  module?: ModuleName;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so no phase has to lead to it.
   */
  standalone?: true;
  aliases?: Aliases;
  questions?: Questions;
  abbreviation?: Abbreviation;
  sides?: Sides;
  order?: Order;
  given?: When;
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
   * Footnotes and remarks of the editors, which parts of the entry name in their own `notes`.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  externalReferences?: Outsides;
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
  /**
   * False where the summary only says what the page contains: search results and link previews show it, the page starts with its rules.
   */
  lead?: false;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  optional?: Optional;
  module?: ModuleName;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so no phase has to lead to it.
   */
  standalone?: true;
  aliases?: Aliases;
  questions?: Questions;
  abbreviation?: Abbreviation;
  text: Text;
  /**
   * The capital letter in its title and text for which the values of tables stand: X in Tough (X), which a row has as Tough (3).
   */
  parameter?: string;
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
   * Footnotes and remarks of the editors, which parts of the entry name in their own `notes`.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  externalReferences?: Outsides;
}
/**
 * A ruleset: what it is, which edition, where its figures come from, and the order of its phases.
 */
export interface RulesetFile {
  id: Id;
  title: Text;
  extends?: Id;
  /**
   * What does not apply of the ruleset that this one extends: addresses such as rules/fog or markers#smoke.
   *
   * @minItems 1
   */
  without?: string[];
  reading?: Reading;
  /**
   * The languages of its texts; the first is the one that every text has. Default: the languages of the title.
   *
   * @minItems 1
   */
  languages?: LanguageTag[];
  /**
   * partial (default): a missing text is shown in the first language and marked. complete: a missing text is an error.
   */
  translations?: 'complete' | 'partial';
  /**
   * complete: every entry has `questions` in every language of the ruleset, and the check reports those that lack them. Omitted: entries may do without; one that has `questions` has at least three in every language all the same.
   */
  questions?: 'complete';
  /**
   * Two or three capital letters for tabs and spines.
   */
  code: string;
  accent: Colour;
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
  coverage: Text;
  sourcesSummary?: Text;
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
  /**
   * Parts of the game that players may leave out, such as a campaign or an expansion; entries name theirs in `module`.
   *
   * @minItems 1
   */
  modules?: Module[];
  /**
   * Units of the game beside inch, hex, point and turn, such as centimetres, minutes or gold; columns and values name theirs in `unit`.
   *
   * @minItems 1
   */
  units?: Unit[];
  /**
   * What players of the game call a roll with these dice, before and after modifiers, where it has names of its own: Original DR and Final DR.
   *
   * @minItems 1
   */
  rollNames?: RollName[];
  stacking: Stacking;
  /**
   * What is known to be missing from this collection.
   *
   * @minItems 1
   */
  omissions?: Omission[];
}
/**
 * The edition that the values belong to; shown on every page.
 */
export interface Edition {
  name: Text;
  short: Text;
  text?: Text;
  evidence?: Evidence;
  reason?: Text;
}
/**
 * A document that figures come from.
 */
export interface SourceDocument {
  id: Id;
  title: Text;
  /**
   * How it was used. main: it is encoded here. supporting: lost or doubtful passages were checked against it.
   */
  role: 'main' | 'supporting';
  /**
   * The tag of the language it is written in, such as pl or pt-BR.
   */
  language: string;
  /**
   * How many pages it has; a source cannot name a page beyond them.
   */
  pages?: number;
  /**
   * We wrote it: the rules are ours. Where this is true of every document, pages show the version of the game, which is the edition, instead of sources, and a change of a value needs no source.
   */
  own?: true;
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
 * What the front page begins with.
 */
export interface Front {
  /**
   * What the front page begins with. turn: the phases in order. activation: one procedure, named by `procedure`. contents: the table of contents.
   */
  landing: 'turn' | 'activation' | 'contents';
  procedure?: Reference;
  lookUp?: References;
}
/**
 * A part of the game that players may leave out.
 */
export interface Module {
  id: Id;
  title: Text;
}
/**
 * What figures of the game are counted in.
 */
export interface Unit {
  id: Id;
  title: Text;
  sign?: Abbreviation;
}
/**
 * The names of a roll with some dice.
 */
export interface RollName {
  dice: Dice;
  natural: Text;
  modified: Text;
}
/**
 * How modifiers combine by default.
 */
export interface Stacking {
  /**
   * sum: they add up. unknown: the documents do not say.
   */
  combine: 'sum' | 'unknown';
  text: Text;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
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
 * The site itself: its name, what its pages say of it, where it is published and where its rules are edited.
 */
export interface SiteFile {
  schema?: Shape;
  /**
   * The name of the site, in titles, link previews and the head of every page.
   */
  name: string;
  title?: Text;
  description?: Text;
  games?: Text;
  imprint: Text;
  search?: Text;
  about?: AboutPage;
  licence: SiteLicence;
  /**
   * Where the site is published, such as https://club.example. Without it, copied links take the address of the page, and link previews are left without one. SITE_ORIGIN overrides it.
   */
  origin?: string;
  /**
   * The path of the site on its host, such as /rules; without it, the root. SITE_BASE overrides it.
   */
  base?: string;
  /**
   * Where the rules are kept, such as https://github.com/club/rules: for the Edit and Report links. SITE_REPOSITORY overrides it.
   */
  repository: string;
  /**
   * The branch that the Edit links open. Default: main.
   */
  branch?: string;
  /**
   * The folder of the rules in the repository. Default: rules.
   */
  folder?: string;
  /**
   * The languages that the site has pages in, readers of other languages get the first one. Default: every language the program supports.
   *
   * @minItems 1
   */
  languages?: LanguageTag[];
}
/**
 * A page of your own, linked at the foot of every page.
 */
export interface AboutPage {
  title: Text;
  text: Text;
}
/**
 * The licence of the data and texts, named in the public data.
 */
export interface SiteLicence {
  /**
   * The name of the licence, such as CC BY-SA 4.0.
   */
  name: string;
  /**
   * The address of its text.
   */
  url: string;
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
  /**
   * False where the summary only says what the page contains: search results and link previews show it, the page starts with its rules.
   */
  lead?: false;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  optional?: Optional;
  module?: ModuleName;
  dispute?: Dispute;
  /**
   * true: the entry applies anywhere, so no phase has to lead to it.
   */
  standalone?: true;
  aliases?: Aliases;
  questions?: Questions;
  abbreviation?: Abbreviation;
  rowHeader?: Text;
  /**
   * The legend: words that cells may hold instead of a value.
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
  outside?: Id;
  roll?: Roll;
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
   * Footnotes and remarks of the editors, which parts of the entry name in their own `notes`.
   *
   * @minItems 1
   */
  notes?: Note[];
  examples?: Examples;
  see?: References;
  externalReferences?: Outsides;
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
  reason?: Text;
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
   * The notation of its cells. number: 24, 1.5, 2 1/2, 45% or a range, 20..25. signed: +1. threshold: 3+. dice: 2D6. count: a number or dice. die-range: 1..3. distance: one length or a range, 18..60. multiple: 2, shown ×2. word: an id of the legend. text: words in every language. rules: references to rules.
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
  unit?: Id;
  value?: Id;
  /**
   * Makes it a key column, by which a value finds its row; several find it together. exact: the row with that value, or that word. up-to: the first row whose value is at least this.
   */
  match?: 'exact' | 'up-to';
  /**
   * Declares that its values are rising or falling from row to row, so that the check can find a typo.
   */
  order?: 'rising' | 'falling';
  /**
   * Declares that its values differ by exactly this much from row to row, so that the check can find a typo.
   */
  steps?: number;
  when?: When;
  next?: Following;
  /**
   * The ids of the footnotes that belong to the column.
   *
   * @minItems 1
   */
  notes?: Id[];
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
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
   * How many times it is rolled; each result is applied.
   */
  times?: number;
  rangeColumn?: Id;
  rangeGroup?: Id;
  /**
   * What changes this roll.
   *
   * @minItems 1
   */
  modifiers?: Modifier[];
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * A row: its name and one cell for every column.
 */
export interface Row {
  id: Id;
  number?: Number;
  title?: Text;
  optional?: Optional;
  module?: ModuleName;
  reading?: Reading;
  text?: Text;
  group?: Id;
  cells: Cells;
  uses?: References;
  /**
   * Pages whose calculators leave the row out, because it cannot be meant there: infantry where a vehicle is assaulted.
   *
   * @minItems 1
   */
  notOffered?: Reference[];
  roll?: Roll;
  effects?: Effects;
  /**
   * The ids of the footnotes that belong to the row.
   *
   * @minItems 1
   */
  notes?: Id[];
  see?: References;
  next?: Following;
  aliases?: Aliases;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * The id of each column to its cell. A missing column is an error: write none or unknown.
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
  asState?: Text;
  /**
   * For a state: the ids of those that cannot apply together with it, such as wheeled for tracked.
   *
   * @minItems 1
   */
  excludes?: Id[];
  /**
   * exact: matched letter for letter, because capitals distinguish it, as in dr and DR.
   */
  case?: 'exact';
  aliases?: Aliases;
  synonyms?: Aliases;
  discouraged?: Aliases;
  /**
   * never: the term is not linked in running text, because it is an everyday word.
   */
  link?: 'never';
  see?: References;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
  dispute?: Dispute;
}
/**
 * What each translation was made against. Written by `npm run fix -- --translations`; a correction never needs it.
 */
export interface TranslationsFile {
  /**
   * Address to what each translation was made against: a short hash of the English texts, and one of its own.
   */
  translations: {
    [k: string]: TranslationRecord;
  };
}
/**
 * By language: the hash of the English texts it was made against, a full stop, the hash of its own texts.
 */
export interface TranslationRecord {
  [k: string]: string;
}
/**
 * Named values and roles that figures depend on, and where a player gets them. Shown on the Glossary page.
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
 * A named value, or with `role: true` a role such as the firer.
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
   * Where a player gets it. counter-or-card: printed on the counter or card. table: from a table here. count: counted in play. measured: with a ruler or in hexes. chosen: by a player. dice: rolled. computed: calculated by another set.
   */
  origin?: 'counter-or-card' | 'table' | 'count' | 'measured' | 'chosen' | 'dice' | 'computed';
  unit?: Id;
  /**
   * true: a modifier, always shown with its sign: +1, −2.
   */
  signed?: true;
  /**
   * The smallest value it can have.
   */
  atLeast?: number;
  /**
   * The largest value it can have.
   */
  atMost?: number;
  /**
   * The numbers that are entered most often, as buttons in calculators. The editors choose them; no result depends on them.
   *
   * @minItems 1
   * @maxItems 4
   */
  common?: number[];
  /**
   * The number that a roll uses where none is given, because not everything has one: 99 for the X# of a weapon that no throw eliminates.
   */
  without?: number;
  withoutBeside?: Id;
  counts?: Id;
  perOne?: Text;
  asCost?: Text;
  see?: References;
  aliases?: Aliases;
  source?: Sources;
  evidence?: Evidence;
  reason?: Text;
}
/** Every shape by name. */
export interface Shapes {
  Abbreviation: Abbreviation;
  AboutPage: AboutPage;
  Aliases: Aliases;
  Amount: Amount;
  Cell: Cell;
  Cells: Cells;
  Change: Change;
  ChangeFile: ChangeFile;
  Claim: Claim;
  Colour: Colour;
  Column: Column;
  Contest: Contest;
  Cost: Cost;
  Dice: Dice;
  DieSymbol: DieSymbol;
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
  FigureChange: FigureChange;
  Following: Following;
  Front: Front;
  Group: Group;
  Id: Id;
  LanguageTag: LanguageTag;
  Marker: Marker;
  MarkersFile: MarkersFile;
  Modifier: Modifier;
  ModifiersFile: ModifiersFile;
  Module: Module;
  ModuleName: ModuleName;
  Names: Names;
  Next: Next;
  Note: Note;
  Omission: Omission;
  Outcome: Outcome;
  Outside: Outside;
  Outsides: Outsides;
  PhaseFile: PhaseFile;
  Point: Point;
  Pool: Pool;
  ProcedureFile: ProcedureFile;
  Question: Question;
  Reading: Reading;
  Reference: Reference;
  References: References;
  Roll: Roll;
  RollName: RollName;
  Row: Row;
  RuleFile: RuleFile;
  RuleValue: RuleValue;
  RulesetFile: RulesetFile;
  Shape: Shape;
  Shift: Shift;
  Sides: Sides;
  SiteFile: SiteFile;
  SiteLicence: SiteLicence;
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
  TranslationRecord: TranslationRecord;
  TranslationsFile: TranslationsFile;
  Unit: Unit;
  Value: Value;
  ValueSet: ValueSet;
  ValuesFile: ValuesFile;
  When: When;
  Window: Window;
  Word: Word;
}
/** The data of each kind of part. */
export interface PartData {
  column: Column;
  dispute: Extract<Dispute, object>;
  example: Example;
  marker: Marker;
  modifier: Modifier;
  note: Note;
  point: Point;
  row: Row;
  step: Step;
  term: Term;
  value: Value;
}
