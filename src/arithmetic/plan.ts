/** Changes worked out once, then applied to any base. The order is always: set, multiply, add, shift, round, limits. */
import type { Modifier, Shift } from '../schema/types.generated.ts';
import { evaluate } from './amount.ts';
import { parseFraction, type Fraction } from './fraction.ts';
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

export interface ColumnShift {
  columns: Sum;
  toward: Shift['toward'];
}
export interface Plan {
  set?: Sum;
  factor: Fraction;
  add: Sum;
  shifts: readonly ColumnShift[];
  round?: 'down' | 'up';
}
export interface Limits {
  'at-least'?: number;
  'at-most'?: number;
}

const NOTHING: Plan = { factor: { count: 1, of: 1 }, add: closed(0), shifts: [] };

/** Every plan these modifiers may come to; undefined when an amount is unknown. `round` is the value's own rounding. */
export function plansOf(
  modifiers: readonly Modifier[],
  known: Known,
  round?: Rounding,
): Plan[] | undefined {
  const sets = modifiers.flatMap(({ change }) =>
    change.set === undefined ? [] : [evaluate(change.set, known)],
  );
  if (sets.includes(undefined)) return undefined;
  let plans: Plan[] | undefined =
    sets.length === 0
      ? [NOTHING]
      : distinct(sets.flatMap((sums) => sums!.map((set) => ({ ...NOTHING, set }))));
  for (const { change } of modifiers) {
    if (change.multiply !== undefined)
      plans = plans?.map((plan) => ({ ...plan, factor: product(plan.factor, change.multiply!) }));
    if (change.add !== undefined)
      plans = combine(plans, evaluate(change.add, known), (plan, sum) => ({
        ...plan,
        add: plus(plan.add, sum),
      }));
    if (change.shift) {
      const { toward } = change.shift;
      plans = combine(plans, evaluate(change.shift.columns, known), (plan, columns) => ({
        ...plan,
        shifts: [...plan.shifts, { columns, toward }],
      }));
    }
  }
  const ways = roundings([...modifiers.map((modifier) => modifier.round), round]);
  return combine(plans, ways, (plan, way) => (way ? { ...plan, round: way } : plan));
}

/** Two that disagree leave it open, as does `unknown`. */
function roundings(named: readonly (Rounding | undefined)[]): ('down' | 'up' | undefined)[] {
  const said = new Set(
    named.flatMap((way) =>
      way === 'unknown' ? ['down' as const, 'up' as const] : way ? [way] : [],
    ),
  );
  return said.size === 0 ? [undefined] : [...said];
}

function product(factor: Fraction, by: number | string): Fraction {
  const { count, of } = parseFraction(String(by))!;
  return { count: factor.count * count, of: factor.of * of };
}

/** Undefined when a missing value stands in the way of rounding or of a limit. */
export function apply(plan: Plan, base: Sum, limits: Limits = {}): Sum | undefined {
  const changed = plus(times(plan.set ?? base, plan.factor.count, plan.factor.of), plan.add);
  const sum = rounded(changed, plan.round);
  return sum && limited(sum, limits);
}

function limited(sum: Sum, { 'at-least': least, 'at-most': most }: Limits): Sum | undefined {
  if (least === undefined && most === undefined) return sum;
  const value = numberOf(sum);
  return value === undefined
    ? undefined
    : closed(Math.max(least ?? -Infinity, Math.min(most ?? Infinity, value)));
}

/** Ids of modifiers whose amount nobody can say. */
export function unknownAmounts(modifiers: readonly Modifier[], known: Known): string[] {
  return modifiers
    .filter(({ change }) => {
      const amount = change.set ?? change.add ?? change.shift?.columns;
      return amount !== undefined && (evaluate(amount, known) satisfies Sums) === undefined;
    })
    .map(({ id }) => id);
}
