/**
 * Inside a roll, a name means the value after its own modifier set: B# after Sustained Fire has
 * lowered it. Inside the set of a value it means the printed value, so that circular references
 * cannot occur.
 */
import type { Problem } from './circumstances.ts';
import type { Library, Line, RollRule } from './library.ts';
import type { Applied } from './settle.ts';
import { knowing, type Known, type Situation } from './situation.ts';
import { numberOf } from './sum.ts';
import { calculateValue } from './value.ts';

export interface AfterOwnSets {
  known: Known;
  problems: Problem[];
  applied: Applied[];
  /** Ids of the modifiers of those sets. */
  circumstances: string[];
}

/** The values known to a roll, its modifiers and other conditions given as such, after their own sets. */
export function afterOwnSets(
  roll: RollRule,
  lines: readonly { modifier: Partial<Line['modifier']> }[],
  known: Known,
  situation: Situation,
  library: Library,
): AfterOwnSets {
  const changes = lines.map(({ modifier: { change, when } }) => [change, when]);
  const { target, times, pool, contest, outcomes } = roll;
  const whens = outcomes.map(({ when }) => when);
  const names = stringsIn([target, times, pool, contest?.among, whens, changes]);
  const numbers: Record<string, number | undefined> = {};
  const found: AfterOwnSets = { known, problems: [], applied: [], circumstances: [] };
  for (const [address, { value }] of library.sets) {
    // A value with a base of another name is never printed, so a given number is already its
    // result.
    if (
      !value ||
      !names.has(value.name) ||
      (value.base !== value.name && known.numbers.has(value.name))
    )
      continue;
    const worked = calculateValue(address, situation, library);
    found.applied.push(...worked.applied);
    found.circumstances.push(...worked.circumstances);
    found.problems.push(...worked.problems.filter(({ kind }) => kind !== 'not-here'));
    const [reading, ...others] = worked.readings;
    numbers[value.name] = others.length === 0 ? numberOf(reading?.result) : undefined;
  }
  return { ...found, known: knowing(known, numbers) };
}

/** Every string in the data; may include more than names, which is harmless. */
export function stringsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data === 'string') found.add(data);
  else if (data !== null && typeof data === 'object')
    Object.values(data).forEach((value) => stringsIn(value, found));
  return found;
}
