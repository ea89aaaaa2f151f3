/** What leaves a figure open: the modifiers of which the sources do not say how they count. */
import type { ModifierInput } from '../workout/problem.ts';
import type { StageResult } from '../workout/result.ts';
import { quotedNames } from './notices.ts';
import { valueName } from './result-bar.ts';
import { nameOf, type Words } from './say.ts';
import { baseOf } from './why/numbers-used.ts';

/** By the rule of their group, if it is several of one; all names as readers know them. */
export interface OpenPoint {
  by?: ModifierInput['combine'];
  names: string[];
}

/** Each thing that is open at a stage; what it got from the one before goes by the name of the value. */
export function openPoints(result: StageResult, words: Words): OpenPoint[] {
  const { problem, texts } = words;
  const stage = problem.stages[result.stage];
  const counted = (stage?.modifiers ?? []).filter(({ id }) =>
    result.counted.some((one) => one.id === id),
  );
  const named = (some: readonly ModifierInput[]) =>
    some.map(({ address }) => nameOf(texts, address));
  const groups = [...Map.groupBy(counted, ({ group }) => group)].flatMap(([group, members]) => {
    const by = members[0]?.combine;
    return group === undefined || by === undefined || members.length < 2
      ? []
      : [{ by, names: named(members) }];
  });
  const ranges = counted.filter((one) => changeOf(one, words).isRange);
  const points = [...groups, ...(ranges.length > 0 ? [{ names: named(ranges) }] : [])];
  if (points.length > 0) return points;
  if (result.base?.type === 'open' && stage)
    return [{ names: baseOf(problem, stage).map((name) => nameOf(texts, `terms#${name}`)) }].filter(
      ({ names }) => names.length > 0,
    );
  // How it is rounded, or in which order they count.
  const other = counted.filter((one) => !changeOf(one, words).isSum);
  return [{ names: other.length > 0 ? named(other) : [valueName(result, words)] }];
}

function changeOf({ id, set }: ModifierInput, { problem }: Words) {
  const change = problem.sets[set]?.modifiers.find((one) => one.id === id)?.change;
  const adds = change && 'add' in change ? change.add : undefined;
  return {
    isRange: typeof adds === 'object' && 'from' in adds,
    isSum: adds !== undefined,
  };
}

/** The names of all that is open, for between quotation marks. */
export const openNames = (result: StageResult, words: Words): string =>
  quotedNames([...new Set(openPoints(result, words).flatMap(({ names }) => names))], words.say);
