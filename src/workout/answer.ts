/** An answer without open points: known, or the reason why not. */
import type { Address } from './problem.ts';
import type { Possible } from './result.ts';

export type Answer<T> = Exclude<Possible<T>, { type: 'open' }>;

export const known = <T>(value: T): Answer<T> => ({ type: 'known', value });
export const unknown = (...reasons: Address[]): Answer<never> => ({ type: 'unknown', reasons });
export const missing = (...needs: string[]): Answer<never> => ({ type: 'missing', needs });

/** Combines all values; a missing input takes precedence over an unknown value. */
export function join<T, R>(answers: readonly Answer<T>[], together: (values: T[]) => R): Answer<R> {
  const values: T[] = [];
  const needs = new Set<string>();
  const reasons = new Set<Address>();
  for (const answer of answers)
    if (answer.type === 'known') values.push(answer.value);
    else if (answer.type === 'missing') for (const one of answer.needs) needs.add(one);
    else for (const one of answer.reasons) reasons.add(one);
  if (needs.size > 0) return missing(...needs);
  return reasons.size > 0 ? unknown(...reasons) : known(together(values));
}

/** Combines the answers of all readings of the rules. `same` gives equal values an equal key. */
export function possible<T>(
  answers: readonly Answer<T>[],
  same: (value: T) => string | number,
): Possible<T> {
  const all = join(answers, (values) => values);
  if (all.type !== 'known') return all;
  const [alone, ...others] = all.value;
  if (alone !== undefined && others.length === 0) return { type: 'known', value: alone };
  const values = [...new Map(all.value.map((value) => [same(value), value])).values()];
  const [only] = values;
  return only !== undefined && values.length === 1
    ? { type: 'known', value: only }
    : { type: 'open', values };
}
