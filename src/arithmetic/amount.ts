/** Evaluates an amount of the data: a number, a name, dice, a scaled value, a range, or a list of these. */
import type { Amount } from '../../schemas/types.d.ts';
import type { Known, Scaled } from './situation.ts';
import {
  closed,
  combine,
  distinct,
  numberOf,
  open,
  plus,
  roundNumber,
  type OpenTerm,
  type Sum,
  type Sums,
} from './sum.ts';

/**
 * `[12, { each: -1, per: distance }]` with distance 7 → 5. A value that is not given stays as a
 * term; a range or an unknown rounding gives several sums; `unknown` gives undefined.
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

/**
 * The amount as one number; undefined when a value is missing, the amount is unknown, or several
 * numbers are possible.
 */
export function evaluateNumber(amount: Amount, known: Known): number | undefined {
  const sums = evaluate(amount, known);
  return sums?.length === 1 ? numberOf(sums[0]) : undefined;
}

function named(name: string, { numbers }: Known): Sums {
  if (name === 'unknown') return undefined;
  const value = numbers.get(name);
  // Only dice have a capital letter.
  return value !== undefined && !name.includes('D')
    ? [closed(value)]
    : [open({ each: 1, of: name })];
}

function choice(from: number, to: number): Sums {
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  return most - least > 100
    ? undefined
    : Array.from({ length: most - least + 1 }, (_, step) => closed(least + step));
}

function scaled({ each = 1, per, above, every, round }: Scaled, { numbers }: Known): Sums {
  if (per === undefined) return undefined;
  const value = numbers.get(per);
  const ways =
    every !== undefined && round === 'unknown'
      ? (['down', 'up'] as const)
      : [round === 'unknown' ? undefined : round];
  return distinct(
    ways.map((way): Sum => {
      if (value === undefined) return open(termOf({ each, of: per, above, every, round: way }));
      const count = above === undefined ? value : Math.max(0, value - above);
      const steps = every === undefined ? count : count / every;
      // Adding 0 turns −0 into 0.
      return closed(each * (way ? roundNumber(steps, way) : steps) + 0);
    }),
  );
}

/** Omits undefined fields, so that equal terms have equal JSON. */
const termOf = ({
  each,
  of,
  above,
  every,
  round,
}: {
  [K in keyof OpenTerm]-?: OpenTerm[K] | undefined;
} & Pick<OpenTerm, 'each' | 'of'>): OpenTerm => ({
  each,
  of,
  ...(above !== undefined && { above }),
  ...(every !== undefined && { every }),
  ...(round !== undefined && { round }),
});
