/** What is set at the first of several stages that share a fact, at all of them: ticks, numbers, rows. */
import type { Problem } from '../problem.ts';
import type { Refusal } from '../result.ts';
import { NO_SETTINGS, type Situation } from '../situation.ts';

export function atAllStages(problem: Problem, situation: Situation): Situation {
  const { same = [], leads = [] } = problem;
  const stages = { ...situation.stages };
  for (const { from, to } of leads) {
    const there = stages[to[0]] ?? NO_SETTINGS;
    if (stages[from[0]]?.with.includes(from[1]))
      stages[to[0]] = { ...there, with: [...new Set([...there.with, to[1]])] };
  }
  for (const { names, at } of same) {
    const [first = '', ...others] = at;
    const { with: held, values, rows } = stages[first] ?? NO_SETTINGS;
    const shared = <T>(all: Record<string, T>) =>
      Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
    for (const key of others) {
      const there = stages[key] ?? NO_SETTINGS;
      stages[key] = {
        ...there,
        with: [...there.with, ...held.filter((id) => names.includes(id))],
        values: { ...there.values, ...shared(values) },
        rows: { ...there.rows, ...shared(rows) },
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
): { situation: Situation; refused: Refusal[] } | undefined {
  const left = refused.flatMap((one) => (one.kind === 'exclusive' ? one.ids.slice(1) : one.id));
  const isShared = (id: string) => same.some(({ names }) => names.includes(id));
  if (!left.some(isShared)) return undefined;
  const stages = Object.entries(situation.stages).map(([key, there]) => {
    const shared = same.flatMap(({ names, at }) => (at[0] === key ? names : []));
    const isKept = (id: string) => !(left.includes(id) && shared.includes(id));
    return [key, { ...there, with: there.with.filter(isKept) }] as const;
  });
  return {
    situation: { ...situation, stages: Object.fromEntries(stages) },
    refused: refused.filter((one) =>
      one.kind === 'exclusive' ? one.ids.slice(1).some(isShared) : isShared(one.id),
    ),
  };
}

/** Each shared fact once, although several stages refuse it. */
export function refusedOnce({ same = [] }: Problem, refused: readonly Refusal[]): Refusal[] {
  const out = new Set<string>();
  return refused.flatMap((one): Refusal[] => {
    const keyOf = (id: string) =>
      `${same.find(({ names, at }) => names.includes(id) && at.includes(one.stage))?.at[0] ?? one.stage} ${id}`;
    const isNew = (id: string) => !out.has(keyOf(id));
    const ids = (one.kind === 'exclusive' ? one.ids : [one.id]).filter(isNew);
    const left = one.kind === 'exclusive' ? ids.slice(1) : ids;
    for (const id of left) out.add(keyOf(id));
    if (left.length === 0) return [];
    return [one.kind === 'exclusive' ? { ...one, ids } : one];
  });
}
