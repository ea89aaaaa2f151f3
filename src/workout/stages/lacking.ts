/** Why a figure is not known: a number that a reader can give, or one that the sources do not. */
import type { Library } from '../../arithmetic/library.ts';
import { calculateValue } from '../../arithmetic/value.ts';
import { COMPARISONS } from '../../notation/comparisons.ts';
import { isRollName } from '../../notation/reserved-names.ts';
import type { Amount, Test } from '../../schema/types.generated.ts';
import { missing, unknown, type Answer } from '../answer.ts';
import { arithmeticOf, type Facts } from './given.ts';
import type { Address } from '../problem.ts';

/** In the data of a problem an amount that no source states has this name, and the address that says so. */
const UNKNOWN = 'unknown:';
export const unknownAmount = (address: Address): string => UNKNOWN + address;

/** The answer for a figure that needs these names and could not be worked out. `at` says why where no name does. */
export function lacking(
  names: readonly string[],
  facts: Facts,
  library: Library,
  prefix: string,
  at: Address,
): Answer<never> {
  const needs = new Set<string>();
  const reasons = new Set<Address>();
  for (const name of names) explain(name, facts, library, needs, reasons);
  if (needs.size > 0) return missing(...[...needs].map((name) => prefix + name));
  return unknown(...(reasons.size > 0 ? reasons : [at]));
}

function explain(
  name: string,
  facts: Facts,
  library: Library,
  needs: Set<string>,
  reasons: Set<Address>,
): void {
  const reason = name.startsWith(UNKNOWN) ? name.slice(UNKNOWN.length) : facts.unknown[name];
  if (reason !== undefined) return void reasons.add(reason);
  const own = [...library.sets].find(([, { value }]) => value?.name === name);
  if (own) {
    const {
      missing: names,
      undecided,
      readings,
    } = calculateValue(own[0], arithmeticOf(facts), library);
    for (const other of names)
      if (other !== name) explain(other, facts, library, needs, reasons);
      else if (!(name in facts.numbers)) needs.add(name);
    if (undecided.length > 0 || (names.length === 0 && readings.length === 1)) return;
    if (names.length > 0) return;
  }
  if (!(name in facts.numbers)) needs.add(name);
}

/** Names of the numbers that tests look at. Words and what the dice show are none. */
export const numbersIn = (tests: readonly Test[], faces: readonly string[] = []): string[] =>
  tests
    .flatMap((test) => {
      const bounds = COMPARISONS.flatMap(({ field }) => test[field] ?? []);
      const parity = [test.is, test.not].flat().some((word) => word === 'odd' || word === 'even');
      return bounds.length > 0 || parity ? [test.subject, ...bounds.flatMap(namesIn)] : [];
    })
    .filter((name) => !isRollName(name) && !faces.includes(name));

/** Names of the values that an amount needs. Dice are none. */
export function namesIn(amount: Amount): string[] {
  if (typeof amount === 'number') return [];
  if (typeof amount === 'string') return /^\d*D\d/.test(amount) ? [] : [amount];
  if (Array.isArray(amount)) return amount.flatMap(namesIn);
  return amount.per === undefined ? [] : [amount.per];
}
