/** Odds of a roll before any modifier, where the roll needs no card and no state of a unit to be told. */
import { sayFraction } from '../arithmetic/fraction.ts';
import { libraryOf, type Library } from '../arithmetic/library.ts';
import { calculateRoll } from '../arithmetic/roll.ts';
import type { Ruleset } from '../model/rulebook.ts';
import type { Roll } from '../schema/types.generated.ts';

const libraries = new WeakMap<Ruleset, Library>();

function libraryFor(ruleset: Ruleset): Library {
  const library = libraries.get(ruleset) ?? libraryOf(ruleset.entries);
  libraries.set(ruleset, library);
  return library;
}

/** Outcome id → `4/6`; empty where the odds depend on more than the dice. */
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
  const odds = readings.length === 1 ? readings[0]!.odds : undefined;
  if (!odds || missing.length > 0 || undecided.length > 0 || problems.length > 0) return new Map();
  return new Map(
    odds.outcomes.flatMap(({ id, chance }) => (chance ? [[id, sayFraction(chance)]] : [])),
  );
}

const ON_THE_DICE = new Set(['odd', 'even', 'doubles']);

const dependsOnState = ({ when = [] }: Roll['outcomes'][number]): boolean =>
  when.some(({ is = [], not = [] }) => [is, not].flat().some((name) => !ON_THE_DICE.has(name)));
