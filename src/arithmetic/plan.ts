/**
 * Combines changes into a plan that can be applied to any base. The order is always: set, multiply,
 * add, round, limits. A shift of columns changes no number.
 */
import { evaluate } from './amount.ts';
import { allHold } from './conditions.ts';
import type { ModifierRule } from './library.ts';
import { parseFraction } from './fraction.ts';
import type { Known } from './situation.ts';
import {
  closed,
  combine,
  distinct,
  numberOf,
  plus,
  rounded,
  times,
  type Sum,
  type Sums,
} from './sum.ts';

type Rounding = 'down' | 'up' | 'unknown';

/** Small numbers, as rules have them. */
interface Factor {
  count: number;
  of: number;
}
export interface Plan {
  set?: Sum;
  factor: Factor;
  add: Sum;
  /** More dice, or fewer. */
  dice: Sum;
  /** What is rolled again, as written. */
  rerolls?: readonly (number | string)[];
  round?: 'down' | 'up';
}
export interface Limits {
  atLeast?: Sum | undefined;
  atMost?: Sum | undefined;
}

const NOTHING: Plan = { factor: { count: 1, of: 1 }, add: closed(0), dice: closed(0) };

/**
 * Every plan that these modifiers can lead to; undefined when an amount is unknown. `round` is the
 * value's own rounding.
 */
export function plansOf(
  modifiers: readonly ModifierRule[],
  known: Known,
  round?: Rounding,
): Plan[] | undefined {
  let plans = startingPlans(modifiers, known);
  for (const { change } of modifiers) {
    const { multiply } = change;
    if (multiply !== undefined)
      plans = plans?.map((plan) => ({ ...plan, factor: product(plan.factor, multiply) }));
    if (change.add !== undefined)
      plans = combine(plans, evaluate(change.add, known), (plan, sum) => ({
        ...plan,
        add: plus(plan.add, sum),
      }));
    if (change.dice !== undefined)
      plans = combine(plans, evaluate(change.dice, known), (plan, sum) => ({
        ...plan,
        dice: plus(plan.dice, sum),
      }));
    const { reroll } = change;
    if (reroll !== undefined)
      plans = plans?.map((plan) => ({ ...plan, rerolls: [...(plan.rerolls ?? []), reroll] }));
  }
  const ways = roundings([...modifiers.map((modifier) => modifier.round), round]);
  return combine(plans, ways, (plan, way) => (way ? { ...plan, round: way } : plan));
}

/** One plan per value that replaces the base; undefined if one of them is unknown. */
function startingPlans(modifiers: readonly ModifierRule[], known: Known): Plan[] | undefined {
  const amounts = modifiers.flatMap(({ change }) => (change.set === undefined ? [] : [change.set]));
  if (amounts.length === 0) return [NOTHING];
  const plans: Plan[] = [];
  for (const amount of amounts) {
    const sums = evaluate(amount, known);
    if (!sums) return undefined;
    plans.push(...sums.map((set) => ({ ...NOTHING, set })));
  }
  return distinct(plans);
}

/** Every possible rounding; both directions if modifiers disagree or one is unknown. */
function roundings(named: readonly (Rounding | undefined)[]): ('down' | 'up' | undefined)[] {
  const ways = new Set<'down' | 'up'>();
  for (const way of named) {
    if (way === 'down' || way === 'unknown') ways.add('down');
    if (way === 'up' || way === 'unknown') ways.add('up');
  }
  return ways.size === 0 ? [undefined] : [...ways];
}

function product(factor: Factor, by: number | string): Factor {
  const fraction = parseFraction(String(by));
  if (!fraction) throw new Error(`"${by}" is not a factor`);
  return { count: factor.count * Number(fraction.count), of: factor.of * Number(fraction.of) };
}

/** Undefined when a missing value prevents rounding or applying a limit. */
export function apply(plan: Plan, base: Sum, limits: Limits = {}): Sum | undefined {
  const changed = plus(times(plan.set ?? base, plan.factor.count, plan.factor.of), plan.add);
  const sum = rounded(changed, plan.round);
  return sum && limited(sum, limits);
}

function limited(sum: Sum, { atLeast, atMost }: Limits): Sum | undefined {
  if (atLeast === undefined && atMost === undefined) return sum;
  const [value, least, most] = [
    numberOf(sum),
    numberOf(atLeast ?? closed(-Infinity)),
    numberOf(atMost ?? closed(Infinity)),
  ];
  return value === undefined || least === undefined || most === undefined
    ? undefined
    : closed(Math.max(least, Math.min(most, value)));
}

/** Ids of modifiers whose amount is unknown. */
export function unknownAmounts(modifiers: readonly ModifierRule[], known: Known): string[] {
  return modifiers
    .filter(({ change, unknownWhen }) => {
      if (unknownWhen && allHold(unknownWhen, known)) return true;
      const amount = change.set ?? change.add ?? change.dice ?? change.shift?.columns;
      return amount !== undefined && (evaluate(amount, known) satisfies Sums) === undefined;
    })
    .map(({ id }) => id);
}
