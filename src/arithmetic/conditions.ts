/** Evaluates conditions: true, false, or undefined when a number is missing. */
import type { Comparison } from '../notation/comparisons.ts';
import type { Amount, Names, Test, When } from '../../schemas/types.d.ts';
import { evaluate } from './amount.ts';
import type { Known } from './situation.ts';
import { numberOf } from './sum.ts';

export type Truth = boolean | undefined;

type Compare = (value: number, bound: number) => boolean;

/** What each comparison asks of a value and its bound. */
const COMPARED: Readonly<Record<Comparison, Compare>> = {
  equals: (value, bound) => value === bound,
  above: (value, bound) => value > bound,
  atLeast: (value, bound) => value >= bound,
  below: (value, bound) => value < bound,
  atMost: (value, bound) => value <= bound,
};

const COMPARISONS = Object.entries(COMPARED) as [Comparison, Compare][];

/** The amounts that a test compares its subject with. */
export function boundsIn(test: Test): { bound: Amount; isMet: Compare }[] {
  const found: { bound: Amount; isMet: Compare }[] = [];
  for (const [field, isMet] of COMPARISONS) {
    const bound = test[field];
    if (bound !== undefined) found.push({ bound, isMet });
  }
  return found;
}

/**
 * True if all tests are met or there are none. One failed test makes it false even if others are
 * undecided.
 */
export function allHold(when: When | undefined, known: Known): Truth {
  let truth: Truth = true;
  for (const test of when ?? []) truth = and(truth, holds(test, known));
  return truth;
}

/** Whether one of the tests is met. */
export const anyHolds = (tests: When | undefined, known: Known): boolean =>
  tests?.some((test) => holds(test, known) === true) ?? false;

/**
 * A state that is not given counts as absent, so `not` is met; a missing number leaves the test
 * undecided.
 */
export function holds(test: Test, known: Known): Truth {
  const { subject, is, not } = test;
  let truth: Truth = is === undefined || isAny(subject, is, known);
  if (not !== undefined) truth = and(truth, negate(isAny(subject, not, known)));
  for (const { bound, isMet } of boundsIn(test))
    truth = and(truth, compare(subject, isMet, bound, known));
  return truth;
}

/**
 * True if the tests compare numbers, odd and even included, and otherwise only leave states out: then the circumstance
 * need not be named.
 */
export const isNumeric = (when: When): boolean =>
  when.every(({ is = [] }) => [is].flat().every(isParity)) && when.some(comparesNumbers);

const comparesNumbers = (test: Test): boolean => boundsIn(test).length > 0 || readsParity(test);

/** Whether it asks if a number is odd or even. */
export const readsParity = ({ is, not }: Test): boolean => [is, not].flat().some(isParity);

export const isParity = (name: string | undefined): boolean => name === 'odd' || name === 'even';

function compare(subject: string, isMet: Compare, amount: Amount, known: Known): Truth {
  const value = known.numbers.get(subject);
  if (value === undefined) return undefined;
  const [verdict, ...others] = (evaluate(amount, known) ?? []).map((sum) => {
    const bound = numberOf(sum);
    return bound === undefined ? undefined : isMet(value, bound);
  });
  return others.every((other) => other === verdict) ? verdict : undefined;
}

function isAny(subject: string, names: Names, { numbers, words }: Known): Truth {
  const wanted = typeof names === 'string' ? [names] : names;
  const states = words.get(subject) ?? [];
  if (wanted.some((name) => states.includes(name))) return true;
  const parities = wanted.filter(isParity);
  if (parities.length === 0) return false;
  const value = numbers.get(subject);
  return value === undefined ? undefined : parities.includes(value % 2 === 0 ? 'even' : 'odd');
}

const negate = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);

const and = (a: Truth, b: Truth): Truth => (b === false ? false : a && b);
