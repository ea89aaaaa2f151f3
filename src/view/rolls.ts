/** A roll as a reader sees it: its dice, its outcomes with their conditions, and their odds where the dice alone decide. */
import { sayFraction } from '../arithmetic/fraction.ts';
import { libraryOf, type Library } from '../arithmetic/library.ts';
import { calculateRoll } from '../arithmetic/roll.ts';
import type { Ruleset } from '../model/rulebook.ts';
import { comparisonsIn } from '../notation/comparisons.ts';
import { diceInText } from '../notation/dice.ts';
import { isRollName } from '../notation/reserved-names.ts';
import { amount } from '../notation/show.ts';
import type { Amount, Names, Outcome, Roll, Test, When } from '../schema/types.generated.ts';
import type { Reader } from './context.ts';
import { effectLines } from './effects.ts';
import { linksTo, type Link } from './links.ts';

export interface RollView {
  /** `D6 · Base: 3` */
  line: string;
  /** The first one whose condition is met counts. */
  outcomes: OutcomeView[];
}
export interface OutcomeView {
  /** HTML */
  title: string;
  /** `result ≥ target number`; empty for the last outcome. */
  condition: string;
  /** `Chance 4/6`; absent where more than the dice decides. */
  odds?: string;
  /** HTML */
  text?: string;
  effects: string[];
  links: Link[];
}

/** `address` is that of the thing the roll stands in: its odds are worked out from there. */
export function rollView(roll: Roll, address: string, reader: Reader): RollView {
  const odds = plainOdds(reader.ruleset, address, roll);
  return {
    line: rollLine(roll, reader),
    outcomes: roll.outcomes.map((outcome) => outcomeView(outcome, odds.get(outcome.id), reader)),
  };
}

const outcomeView = (outcome: Outcome, odds: string | undefined, reader: Reader): OutcomeView => ({
  title: reader.label(outcome.title),
  condition: testLine(outcome.when, reader),
  ...(odds !== undefined && { odds: `${reader.t('mod.chance')} ${odds}` }),
  ...(outcome.text && { text: reader.prose(outcome.text) }),
  effects: effectLines(outcome.effects, reader),
  links: linksTo(outcome.see === undefined ? [] : [outcome.see], reader),
});

/** `D6`, `D20 ≤ Training`, or the names of the rolls whose dice are read. */
function rollLine(roll: Roll, reader: Reader): string {
  const borrowed = roll.shares ?? (roll.check ? [roll.check] : []);
  const thrown = roll.dice
    ? diceInText(roll.dice, reader.language)
    : borrowed.map(reader.nameAt).join(' / ');
  const base =
    roll.target === undefined ? '' : `${reader.t('mod.base')}: ${show(roll.target, reader)}`;
  return [thrown, base].filter(Boolean).join(' · ');
}

/** The tests of a condition, joined by a plus sign. */
const testLine = (when: When | undefined, reader: Reader): string =>
  (when ?? []).map((test) => testSigns(test, reader)).join(' + ');

function testSigns(test: Test, reader: Reader): string {
  const comparisons = comparisonsIn(test, (bound) => show(bound, reader));
  const words = [
    ...(test.is ? [`= ${names(test.is, reader)}`] : []),
    ...(test.not ? [`≠ ${names(test.not, reader)}`] : []),
  ];
  return `${reserved(test.of, reader)} ${[...comparisons, ...words].join(', ')}`;
}

const show = (value: Amount, reader: Reader): string =>
  amount(value, reader.language, (name) => reserved(name, reader));
const names = (value: Names, reader: Reader): string =>
  (typeof value === 'string' ? [value] : value).map((name) => reserved(name, reader)).join(' / ');

/** Reserved names have interface words; all others are names of the data. */
function reserved(name: string, reader: Reader): string {
  const declared = reader.ruleset.values.some(({ id }) => id === name);
  return isRollName(name) && !declared ? reader.t(`reserved.${name}`) : reader.name(name);
}

const libraries = new WeakMap<Ruleset, Library>();

function libraryFor(ruleset: Ruleset): Library {
  const library = libraries.get(ruleset) ?? libraryOf(ruleset.entries);
  libraries.set(ruleset, library);
  return library;
}

/** Outcome id → `4/6` before any modifier; empty where the odds depend on more than the dice. */
export function plainOdds(
  ruleset: Ruleset,
  address: string,
  roll: Roll,
): ReadonlyMap<string, string> {
  if (roll.outcomes.some(dependsOnState)) return new Map();
  const { readings, missing, undecided, problems } = calculateRoll(
    address,
    {},
    libraryFor(ruleset),
  );
  const odds = readings.length === 1 ? readings[0]?.odds : undefined;
  if (!odds || missing.length > 0 || undecided.length > 0 || problems.length > 0) return new Map();
  return new Map(
    odds.outcomes.flatMap(({ id, chance }) => (chance ? [[id, sayFraction(chance)]] : [])),
  );
}

const ON_THE_DICE = new Set(['odd', 'even', 'doubles']);

const dependsOnState = ({ when = [] }: Outcome): boolean =>
  when.some(({ is = [], not = [] }) => [is, not].flat().some((name) => !ON_THE_DICE.has(name)));
