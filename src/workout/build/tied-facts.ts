/**
 * Facts of a page that have two names, or that the page itself says: which weapon fires, what a marker does to a unit. Node only.
 */
import type { Entry } from '../../model/entries.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import type { Step } from '../../../schemas/types.d.ts';
import type { ModifierInput, Next, Problem, Stage, StageKey } from '../problem.ts';
import { statesSaidBy } from './inputs-of.ts';

type Stages = Problem['stages'];
type Pair = readonly [role: string, word: string];

/** Says once what several stages know of a role, and leaves out the controls that could say something else. */
export function tieStates(
  ruleset: Ruleset,
  entry: Entry,
  stages: Stages,
  starts: readonly StageKey[],
): void {
  const ofPage = entry.kind === 'procedures' ? statesSaidBy(entry.data.given ?? []) : [];
  for (const [key, stage] of Object.entries(stages)) {
    const ways = Object.values(stages).flatMap(({ next = {} }) =>
      Object.values(next)
        .flat()
        .filter(({ to }) => to === key),
    );
    const given = ofPage.filter(([role]) => knowsOf(stage, role));
    if (given.length > 0) stage.given = [...(stage.given ?? []), ...given];
    if (!starts.includes(key)) takeFromWays(stage, ways);
    for (const pair of [...(stage.given ?? []), ...saidByAll(ways)]) settle(ruleset, stage, pair);
  }
  for (const stage of Object.values(stages))
    for (const key of stage.readings ?? []) readOf(stage, stages[key]);
  for (const [key, { next = {} }] of Object.entries(stages))
    for (const { to } of Object.values(next).flat()) sayOnce(key, stages[key], stages[to]);
}

const knowsOf = ({ states, modifiers, carried = [] }: Stage, role: string): boolean =>
  carried.includes(role) ||
  states.some((state) => state.role === role) ||
  modifiers.some(({ implies = [] }) => implies.some(([of]) => of === role));

/** What the outcomes before it decide is not ticked: which grade a critical hit has. */
function takeFromWays(stage: Stage, ways: readonly Next[]): void {
  const set = new Set(ways.flatMap(({ sets = [] }) => sets));
  stage.modifiers = stage.modifiers.map((one) =>
    set.has(one.id) && !one.automatic ? { ...one, automatic: true as const } : one,
  );
}

/** States that are so whichever way leads here. */
function saidByAll([first, ...others]: readonly Next[]): Pair[] {
  return (first?.sets ?? [])
    .filter((id) => others.every(({ sets = [] }) => sets.includes(id)))
    .flatMap((id): Pair[] => {
      const [role, word] = id.split('=');
      return role !== undefined && word !== undefined ? [[role, word]] : [];
    });
}

/** Leaves out the word, and those that cannot be so with it. */
function settle({ markers, terms }: Ruleset, stage: Stage, [role, word]: Pair): void {
  const all = [...markers, ...terms];
  const excludes = (a: string, b: string) =>
    all.some(({ id, excludes: others = [] }) => id === a && others.includes(b));
  stage.states = stage.states.flatMap((state) => {
    if (state.role !== role) return state;
    const words = state.words.filter(
      (other) => other !== word && !excludes(word, other) && !excludes(other, word),
    );
    return words.length > 0 ? { ...state, words } : [];
  });
}

/** What is read from a throw is of the weapon and the unit of that throw. */
function readOf(stage: Stage, reading: Stage | undefined): void {
  if (!reading) return;
  const roles = reading.states.map(({ role }) => role).filter((role) => isSaid(stage, role));
  if (roles.length === 0) return;
  reading.carried = [...new Set([...(reading.carried ?? []), ...roles])];
  reading.states = reading.states.filter(({ role }) => !roles.includes(role));
}

const isSaid = ({ states, given = [], carried = [] }: Stage, role: string): boolean =>
  carried.includes(role) ||
  states.some((state) => state.role === role) ||
  given.some(([of]) => of === role);

/** A state that a modifier of the stage before stands for is ticked there: a CE crew. */
function sayOnce(key: StageKey, before: Stage | undefined, stage: Stage | undefined): void {
  if (!before || !stage) return;
  stage.states = stage.states.flatMap((state) => {
    if (!stage.carried?.includes(state.role)) return state;
    const words = state.words.filter((word) => {
      const [by, ...others] = saying(before.modifiers, [state.role, word]);
      if (!by || others.length > 0) return true;
      stage.said = { ...stage.said, [`${state.role}=${word}`]: [key, by.id] };
      return false;
    });
    return words.length > 0 ? { ...state, words } : [];
  });
}

const saying = (modifiers: readonly ModifierInput[], [role, word]: Pair): ModifierInput[] =>
  modifiers.filter(
    ({ automatic, implies = [] }) =>
      !automatic && implies.some(([of, said]) => of === role && said === word),
  );

/** A step that uses a modifier and places a marker: where another roll of the page counts the marker, it is so. */
export function leadsIn(entry: Entry, stages: Stages): NonNullable<Problem['leads']> {
  if (entry.kind !== 'procedures') return [];
  const all = Object.entries(stages);
  return stepsOf(entry.data.steps).flatMap(({ uses = [], effects = [] }) => {
    const placed = effects.flatMap(({ do: act, marker, at }) =>
      act === 'place' && at !== undefined ? [marker].flat().map((word): Pair => [at, word]) : [],
    );
    return all.flatMap(([key, { modifiers }]) =>
      modifiers
        .filter(({ address, automatic }) => !automatic && uses.includes(address))
        .flatMap(({ id }) =>
          all.flatMap(([other, stage]) =>
            other === key
              ? []
              : placed
                  .flatMap((pair) => saying(stage.modifiers, pair))
                  .map((there) => ({
                    from: [key, id] as [StageKey, string],
                    to: [other, there.id] as [StageKey, string],
                  })),
          ),
        ),
    );
  });
}

const stepsOf = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step) => [step, ...stepsOf(step.steps ?? [])]);
