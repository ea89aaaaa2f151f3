/** A worked example of the rules as a situation: what "Try it" opens. */
import type { Example } from '../../../schemas/types.d.ts';
import type { Problem, Stage } from '../problem.ts';
import type { Settings, Situation } from '../situation.ts';

/**
 * The situation of an example in the problem of its entry. Undefined if the example has nothing to
 * calculate here. Omits values and states that do not matter here.
 */
export function situationOf(problem: Problem, example: Example): Situation | undefined {
  const { target, way } = example;
  const key = problem.starts.find((start) => {
    const address = problem.stages[start]?.address;
    return way === undefined
      ? address === target || problem.entry === target
      : address === `${target}#${way}`;
  });
  const stage = key === undefined ? undefined : problem.stages[key];
  if (key === undefined || !stage) return undefined;
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
  return { stages, then: [], groups: [] };
}

const isModifier = (stage: Stage | undefined, id: string): boolean =>
  stage?.modifiers.some((one) => one.id === id) === true;

function settingsOf(stage: Stage, example: Example, named: readonly string[]): Settings {
  const settings: Settings = { with: [], values: {}, states: {}, rows: {} };
  for (const [name, given] of Object.entries(example.given ?? {})) {
    if (typeof given === 'number' && stage.values.includes(name)) settings.values[name] = given;
    const words = stage.states.find(({ role }) => role === name)?.words ?? [];
    if (typeof given === 'string' && words.includes(given)) settings.states[name] = [given];
  }
  const automatic = new Set(stage.modifiers.flatMap(({ id, automatic: own }) => (own ? [id] : [])));
  settings.with = named.filter((id) => !automatic.has(id));
  return settings;
}
