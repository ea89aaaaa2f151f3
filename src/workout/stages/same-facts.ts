/** What is set at the first of several stages that share a fact, at all of them. */
import type { Problem } from '../problem.ts';
import type { Refusal } from '../result.ts';
import { NO_SETTINGS, type Situation } from '../situation.ts';

export function atAllStages({ same = [] }: Problem, situation: Situation): Situation {
  const stages = { ...situation.stages };
  for (const { names, at } of same) {
    const [first = '', ...others] = at;
    const { with: held, values } = stages[first] ?? NO_SETTINGS;
    const ids = held.filter((id) => names.includes(id));
    const numbers = Object.entries(values).filter(([name]) => names.includes(name));
    for (const key of others) {
      const there = stages[key] ?? NO_SETTINGS;
      stages[key] = {
        ...there,
        with: [...there.with, ...ids],
        values: { ...there.values, ...Object.fromEntries(numbers) },
      };
    }
  }
  return { ...situation, stages };
}

/** Without the shared facts that were refused at a stage: no other stage counts them either. Undefined if there are none. */
export function withoutRefused(
  { same = [] }: Problem,
  situation: Situation,
  refused: readonly Refusal[],
): Situation | undefined {
  const left = refused.flatMap((one) => (one.kind === 'exclusive' ? one.ids.slice(1) : one.id));
  if (!same.some(({ names }) => names.some((name) => left.includes(name)))) return undefined;
  const stages = Object.entries(situation.stages).map(([key, there]) => {
    const shared = same.flatMap(({ names, at }) => (at[0] === key ? names : []));
    const isKept = (id: string) => !(left.includes(id) && shared.includes(id));
    return [key, { ...there, with: there.with.filter(isKept) }] as const;
  });
  return { ...situation, stages: Object.fromEntries(stages) };
}
