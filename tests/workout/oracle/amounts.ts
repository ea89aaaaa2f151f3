/**
 * Part of an independent calculation of the same odds: makes every throw of all dice one by one and
 * reads its meaning from the data of the rules. Shares no code with the arithmetic or the problems,
 * so that it cannot share their errors. Here: what amounts and conditions come to.
 */
import type { Amount, Test } from '../../../schemas/types.d.ts';

/** A number, or that it is not given. */
export const NONE = Symbol('not given');
export type Number_ = number | typeof NONE;

export interface Stand {
  numbers: Record<string, number>;
  states: Record<string, string[]>;
  named: string[];
}
/** Every possible value of an amount. */
export function amounts(amount: Amount, stand: Stand): Number_[] {
  if (typeof amount === 'number') return [amount];
  if (typeof amount === 'string') return [stand.numbers[amount] ?? NONE];
  if (Array.isArray(amount))
    return amount.reduce<Number_[]>(
      (sums, part) =>
        sums.flatMap((sum) =>
          amounts(part, stand).map((more) => (sum === NONE || more === NONE ? NONE : sum + more)),
        ),
      [0],
    );
  if (amount.from !== undefined && amount.to !== undefined) {
    const result: number[] = [];
    for (let x = amount.from; x <= amount.to; x++) result.push(x);
    return result;
  }
  const value = stand.numbers[amount.per ?? ''];
  if (value === undefined) return [NONE];
  const each = amount.each ?? 1;
  const rest = amount.above === undefined ? value : Math.max(0, value - amount.above);
  if (amount.every === undefined) return [each * rest];
  const lots = rest / amount.every;
  if (amount.round === 'down') return [each * Math.floor(lots)];
  if (amount.round === 'up') return [each * Math.ceil(lots)];
  return amount.round === 'unknown'
    ? [each * Math.floor(lots), each * Math.ceil(lots)]
    : [each * lots];
}

const SIGNS = {
  equals: (a: number, b: number) => a === b,
  above: (a: number, b: number) => a > b,
  atLeast: (a: number, b: number) => a >= b,
  below: (a: number, b: number) => a < b,
  atMost: (a: number, b: number) => a <= b,
};

/** True, false, or undefined if a number is missing. */
export function holds(tests: readonly Test[], stand: Stand): boolean | undefined {
  let open = false;
  for (const test of tests) {
    const subject = stand.numbers[test.subject];
    for (const [name, compare] of Object.entries(SIGNS)) {
      const bound = test[name as keyof typeof SIGNS];
      if (bound === undefined) continue;
      const [limit = NONE] = amounts(bound, stand);
      if (subject === undefined || limit === NONE) open = true;
      else if (!compare(subject, limit)) return false;
    }
    const states = stand.states[test.subject] ?? [];
    const parity = subject === undefined ? undefined : subject % 2 === 0 ? 'even' : 'odd';
    const has = (word: string): boolean | undefined =>
      word === 'odd' || word === 'even'
        ? parity === undefined
          ? undefined
          : parity === word
        : states.includes(word);
    const is = [test.is ?? []].flat().map(has);
    if (is.length > 0 && !is.includes(true)) {
      if (!is.includes(undefined)) return false;
      open = true;
    }
    const not = [test.not ?? []].flat().map(has);
    if (not.includes(true)) return false;
    if (not.includes(undefined)) open = true;
  }
  return open ? undefined : true;
}
