/** A worked example of the rules as a situation: what "Try it" opens. */
import { statesSaidBy } from './inputs-of.ts';
import type { Example } from '../../../schemas/types.d.ts';
import type { Problem, Stage, StageKey } from '../problem.ts';
import type { Settings, Situation } from '../situation.ts';
import { queryForStart, writeSituation } from '../write-link.ts';

/**
 * The situation of an example in the problem of its entry. Undefined if the example has nothing to
 * calculate here. Omits values and states that do not matter here.
 */
export function situationOf(problem: Problem, example: Example): Situation | undefined {
  const course = courseOf(problem, example);
  const key = course?.at(-1);
  const stage = key === undefined ? undefined : problem.stages[key];
  if (!course || key === undefined || !stage) return undefined;
  const other = problem.stages[`${key}-other`];
  // What only the other side can have is set there; what both can have is that of the first.
  const isTheirs = (id: string) => isModifier(other, id) && !isModifier(stage, id);
  const named = example.with ?? [];
  const stages: Situation['stages'] = {
    [key]: settingsOf(
      stage,
      example,
      named.filter((id) => !isTheirs(id)),
    ),
  };
  if (other) stages[`${key}-other`] = settingsOf(other, example, named.filter(isTheirs));
  // What it takes from the stages before it is entered there.
  const carried = stage.carried ?? [];
  const before = Object.entries(example.given ?? {}).filter(([name]) => carried.includes(name));
  for (const one of course.slice(0, -1)) {
    const found = problem.stages[one];
    const given = Object.fromEntries(before);
    if (found) stages[one] = settingsOf(found, { ...example, given }, []);
  }
  setShared(problem, key, example, stages);
  const then = course.slice(1).filter((to, index) => {
    const ways = Object.values(problem.stages[course[index] ?? '']?.next ?? {});
    return ways.some((all) => all.some((one) => one.to === to && (all[1] ?? one.optional)));
  });
  return { stages, then, groups: [] };
}

/** What the stage of an example shares with other stages is entered at the first of them. */
function setShared(
  problem: Problem,
  key: StageKey,
  example: Example,
  stages: Situation['stages'],
): void {
  for (const { names, at } of problem.same ?? []) {
    const [home = ''] = at;
    const found = problem.stages[home];
    if (!found || home === key || !at.includes(key)) continue;
    const given = Object.entries(example.given ?? {}).filter(([name]) => names.includes(name));
    const ids = (example.with ?? []).filter((id) => names.includes(id) && isModifier(found, id));
    if (given.length + ids.length === 0) continue;
    const { values, states, ...own } = settingsOf(
      found,
      { ...example, given: Object.fromEntries(given) },
      ids,
    );
    const before = stages[home];
    stages[home] = {
      rows: {},
      with: [...new Set([...(before?.with ?? []), ...own.with])],
      values: { ...before?.values, ...values },
      states: { ...before?.states, ...states },
    };
  }
}

/** The query of the link that opens it, which is about the stage of the example: what other stages share with it is written there. */
export function exampleQuery(problem: Problem, example: Example): string | undefined {
  const situation = situationOf(problem, example);
  const course = courseOf(problem, example);
  if (!situation || !course) return undefined;
  const [start = ''] = course;
  const [first = ''] = problem.starts;
  const parts = new Map<string, string>();
  for (const part of writeSituation(problem, situation).split('&').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    const dot = name.lastIndexOf('.');
    const of = dot < 0 ? first : name.slice(0, dot).replace(/-other$/, '');
    const isOwn = name === 'then' || course.includes(of);
    const written = isOwn ? name : `${course.at(-1)}.${name.slice(dot + 1)}`;
    const all = [...(parts.get(written)?.split(',') ?? []), ...value.split(',')];
    parts.set(written, [...new Set(all)].join(','));
  }
  return (
    [...parts].map(([name, value]) => `${name}=${value}`).join('&') || queryForStart(problem, start)
  );
}

/** The shortest way from a start to the stage of an example. */
function courseOf(problem: Problem, { target, way }: Example): readonly StageKey[] | undefined {
  const isTarget = (one: StageKey) => {
    const address = problem.stages[one]?.address;
    return way === undefined
      ? address === target || (problem.entry === target && problem.starts.includes(one))
      : address === `${target}#${way}`;
  };
  return problem.starts
    .flatMap((start) => coursesTo(problem, [start], isTarget))
    .sort((one, other) => one.length - other.length)[0];
}

/** The ways on from a stage to one that is sought, each with all its stages. */
const coursesTo = (
  problem: Problem,
  course: readonly StageKey[],
  isTarget: (key: StageKey) => boolean,
): (readonly StageKey[])[] => {
  const key = course.at(-1) ?? '';
  if (isTarget(key)) return [course];
  return Object.values(problem.stages[key]?.next ?? {})
    .flat()
    .filter(({ to }) => !course.includes(to))
    .flatMap(({ to }) => coursesTo(problem, [...course, to], isTarget));
};

const isModifier = (stage: Stage | undefined, id: string): boolean =>
  stage?.modifiers.some((one) => one.id === id) === true;

function settingsOf(stage: Stage, example: Example, named: readonly string[]): Settings {
  const settings: Settings = { with: [], values: {}, states: {}, rows: {} };
  for (const [name, given] of Object.entries(example.given ?? {})) {
    if (typeof given === 'number' && stage.values.includes(name)) settings.values[name] = given;
    const words = stage.states.find(({ role }) => role === name)?.words ?? [];
    if (typeof given === 'string' && words.includes(given)) settings.states[name] = [given];
  }
  // It is an example of the step, which is made in this state.
  for (const [role, word] of statesSaidBy(('onlyIf' in stage && stage.onlyIf) || []))
    settings.states[role] ??= [word];
  const automatic = new Set(stage.modifiers.flatMap(({ id, automatic: own }) => (own ? [id] : [])));
  settings.with = named.filter((id) => !automatic.has(id));
  // What follows from an answer is set by it.
  for (const { id, implies = [] } of stage.modifiers)
    for (const [role, word] of automatic.has(id) && named.includes(id) ? implies : [])
      if (stage.states.some((state) => state.role === role)) settings.states[role] ??= [word];
  return settings;
}
