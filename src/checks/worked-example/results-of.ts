/** What an example of a set or roll can expect. */
import type { Calculation } from '../../arithmetic/calculate.ts';
import type { Library } from '../../arithmetic/library.ts';

/** Between the names of what a target gives and the addresses that give something else. */
export const ELSEWHERE = '|';

/** The names of all that an example of a set or roll can expect. */
export function resultsOf(
  calculation: Calculation,
  { rolls, sets }: Library,
  of: string,
): string[] {
  if (calculation.type === 'value')
    return [calculation.of, ...(sets.get(of)?.value?.outcomes ? ['outcome'] : [])];
  const { contest, outcomes = [], target } = rolls.get(of) ?? {};
  return [
    ...(outcomes.some(({ success }) => success) ? ['success'] : []),
    ...(target === undefined ? [] : ['needs', 'target']),
    ...(contest ? ['selected'] : []),
    'outcome',
    ...outcomes.map(({ id }) => id),
  ];
}
