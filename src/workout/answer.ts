/** An answer without open points: known, or the reason why not. */
import type { Address } from './problem.ts';
import type { Possible } from './result.ts';

export type Answer<T> = Exclude<Possible<T>, { type: 'open' }>;

export const known = <T>(value: T): Answer<T> => ({ type: 'known', value });
export const unknown = (...reasons: Address[]): Answer<never> => ({ type: 'unknown', reasons });
export const missing = (...needs: string[]): Answer<never> => ({ type: 'missing', needs });

/** Combines all values; a missing input takes precedence over an unknown value. */
export function join<T, R>(answers: readonly Answer<T>[], together: (values: T[]) => R): Answer<R> {
  const needs = answers.flatMap((answer) => (answer.type === 'missing' ? answer.needs : []));
  if (needs.length > 0) return missing(...new Set(needs));
  const reasons = answers.flatMap((answer) => (answer.type === 'unknown' ? answer.reasons : []));
  if (reasons.length > 0) return unknown(...new Set(reasons));
  return known(
    together(answers.flatMap((answer) => (answer.type === 'known' ? [answer.value] : []))),
  );
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
