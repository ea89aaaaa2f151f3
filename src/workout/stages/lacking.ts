/** Why a number is unknown: readers can still give it, or the sources do not state it. */
import type { Library } from '../../arithmetic/library.ts';
import { boundsIn } from '../../arithmetic/conditions.ts';
import { remember } from '../../arithmetic/remember.ts';
import { calculateValue } from '../../arithmetic/value.ts';
import { isRollName } from '../../notation/reserved-names.ts';
import type { Amount, Test } from '../../../schemas/types.d.ts';
import { missing, unknown, type Answer } from '../answer.ts';
import { arithmeticOf, type Facts } from './given.ts';
import type { Address } from '../problem.ts';

/**
 * Prefix of the name that replaces an amount unknown in the sources; the address that explains it
 * follows.
 */
const UNKNOWN = 'unknown:';
export const unknownAmount = (address: Address): string => UNKNOWN + address;
export const isUnknownAmount = (amount: Amount | undefined): boolean =>
  typeof amount === 'string' && amount.startsWith(UNKNOWN);

/**
 * The answer for a result that needs these names and could not be calculated. `at` explains it if no name does. `isInside`: in
 * the set of a value, where what another set works out is a number that is given.
 */
export function lacking(
  names: readonly string[],
  facts: Facts,
  library: Library,
  prefix: string,
  at: Address,
  isInside = false,
): Answer<never> {
  const needs = new Set<string>();
  const reasons = new Set<Address>();
  for (const name of names) explain(name, facts, library, needs, reasons, isInside);
  if (needs.size > 0) return missing(...[...needs].map((name) => prefix + name));
  return unknown(...(reasons.size > 0 ? reasons : [at]));
}

function explain(
  name: string,
  facts: Facts,
  library: Library,
  needs: Set<string>,
  reasons: Set<Address>,
  isInside: boolean,
): void {
  const reason = name.startsWith(UNKNOWN) ? name.slice(UNKNOWN.length) : facts.unknown[name];
  if (reason !== undefined) return void reasons.add(reason);
  const own = [...library.sets].find(([, { value }]) => value?.name === name);
  if (own && (!isInside || own[1].value?.base === name)) {
    const {
      missing: names,
      undecided,
      readings,
      problems,
    } = remember(own[0], arithmeticOf(facts), library, calculateValue);
    for (const other of names)
      if (other !== name) explain(other, facts, library, needs, reasons, true);
    for (const problem of problems)
      if (problem.kind === 'unknown-amount') reasons.add(`${own[0]}#${problem.id}`);
    const isExplained = names.length + undecided.length > 0 || readings.length === 1;
    if (isExplained && !names.includes(name)) return;
  }
  if (!(name in facts.numbers)) needs.add(name);
}

/** Names of the numbers in tests, without words and dice. */
export const numbersIn = (tests: readonly Test[], faces: readonly string[] = []): string[] =>
  tests
    .flatMap((test) => {
      const bounds = boundsIn(test).map(({ bound }) => bound);
      const parity = [test.is, test.not].flat().some((word) => word === 'odd' || word === 'even');
      return bounds.length > 0 || parity ? [test.subject, ...bounds.flatMap(namesIn)] : [];
    })
    .filter((name) => !isRollName(name) && !faces.includes(name));

/** Names of the values that an amount needs, without dice. */
export function namesIn(amount: Amount): string[] {
  if (typeof amount === 'number') return [];
  if (typeof amount === 'string') return /^\d*D\d/.test(amount) ? [] : [amount];
  if (Array.isArray(amount)) return amount.flatMap(namesIn);
  return amount.per === undefined ? [] : [amount.per];
}
