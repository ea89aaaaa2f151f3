/** An amount of the data → what it comes to. */
import type { Amount } from '../schema/types.generated.ts';
import { parseDice } from '../notation/dice.ts';
import type { Known, Scaled } from './situation.ts';
import {
  closed,
  combine,
  distinct,
  open,
  plus,
  roundNumber,
  type OpenTerm,
  type Sum,
  type Sums,
} from './sum.ts';

/**
 * `[12, { each: -1, of: distance }]` at 7″ → 5. What is not known stays as a term; a choice or an unknown rounding gives
 * several sums; `unknown` gives undefined.
 */
export function evaluate(amount: Amount, known: Known): Sums {
  if (typeof amount === 'number') return [closed(amount)];
  if (typeof amount === 'string') return named(amount, known);
  if (Array.isArray(amount)) {
    return amount
      .map((part) => evaluate(part, known))
      .reduce<Sums>((sum, part) => combine(sum, part, plus), [closed(0)]);
  }
  return amount.from !== undefined && amount.to !== undefined
    ? choice(amount.from, amount.to)
    : scaled(amount, known);
}

/** The one number an amount comes to; undefined when it is open, unknown or several. */
export function evaluateNumber(amount: Amount, known: Known): number | undefined {
  const sums = evaluate(amount, known);
  return sums?.length === 1 && sums[0]!.terms.length === 0 ? sums[0]!.constant : undefined;
}

function named(name: string, { numbers }: Known): Sums {
  if (name === 'unknown') return undefined;
  const value = numbers.get(name);
  return value !== undefined && !parseDice(name) ? [closed(value)] : [open({ each: 1, of: name })];
}

function choice(from: number, to: number): Sums {
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return most - least > 100
    ? undefined
    : Array.from({ length: most - least + 1 }, (_, step) => closed(least + step));
}

function scaled({ each = 1, of, above, every, round }: Scaled, { numbers }: Known): Sums {
  if (of === undefined) return undefined;
  const value = numbers.get(of);
  const ways =
    every !== undefined && round === 'unknown'
      ? (['down', 'up'] as const)
      : [round === 'unknown' ? undefined : round];
  return distinct(
    ways.map((way): Sum => {
      if (value === undefined) return open(termOf({ each, of, above, every, round: way }));
      const count = above === undefined ? value : Math.max(0, value - above);
      const lots =
        every === undefined ? count : way ? roundNumber(count / every, way) : count / every;
      return closed(each * lots + 0);
    }),
  );
}

/** Without fields that hold nothing, so that equal terms look equal. */
function termOf(term: { [K in keyof OpenTerm]-?: OpenTerm[K] | undefined }): OpenTerm {
  return Object.fromEntries(
    Object.entries(term).filter(([, value]) => value !== undefined),
  ) as unknown as OpenTerm;
}
