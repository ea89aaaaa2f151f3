/**
 * Facts that several stages of a problem share: what is ticked or entered at one of them is so at all. Readers set each once, at
 * the first.
 */
import { oneThings } from './one-thing.ts';
import { pageIn } from '../../model/address.ts';
import {
  foundIn,
  type Address,
  type Next,
  type Problem,
  type Stage,
  type StageKey,
} from '../problem.ts';

/** A fact and the stages that share it. */
interface Group {
  name: string;
  keys: Set<StageKey>;
}

function groupsIn(problem: Problem, about: readonly Address[]): Group[] {
  const { stages } = problem;
  const groups: Group[] = [];
  const share = (a: StageKey, b: StageKey, names: readonly string[]) => {
    for (const name of names) {
      const known = groups.filter(
        (group) => group.name === name && (group.keys.has(a) || group.keys.has(b)),
      );
      known.forEach((group) => groups.splice(groups.indexOf(group), 1));
      groups.push({ name, keys: new Set([a, b, ...known.flatMap(({ keys }) => [...keys])]) });
    }
  };
  for (const [one, other, names] of amongStarts(problem, about)) share(one, other, names);
  for (const [key, stage] of Object.entries(stages)) {
    const next = Object.values(stage.next ?? {}).flatMap((all) => all.map(({ to }) => to));
    // One throw with all that is read from it, and what led to it, are one shot.
    const readings = stage.readings ?? [];
    for (const reading of [...readings, ...next.flatMap((to) => stages[to]?.readings ?? [])])
      share(key, reading, both(stage, stages[reading]));
    for (const one of readings)
      for (const other of readings)
        if (one < other) share(one, other, both(stages[one], stages[other]));
    for (const [other, names] of alongWays(stages, stage)) share(key, other, names);
    // A value that is worked out on the page, wherever the page uses it.
    if (stage.type === 'value')
      for (const [user, other] of Object.entries(stages))
        if (user !== key && other.values.includes(stage.value)) {
          const sets = new Set(other.modifiers.map(({ id, set }) => `${id} ${set}`));
          const own = stage.modifiers.filter(({ id, set }) => sets.has(`${id} ${set}`));
          const values = stage.values.filter((name) => other.values.includes(name));
          const ids = both(stage, other).filter((name) => own.some(({ id }) => id === name));
          // What a table finds the number by is one thing: the weapon that is fired.
          const roles = foundIn(stage) === undefined ? [] : stage.states.map(({ role }) => role);
          const asked = roles.filter((role) => other.states.some((one) => one.role === role));
          share(key, user, [...ids, ...values, ...asked]);
        }
  }
  return groups.filter(({ keys }) => keys.size > 1);
}

/** What starts of a page share, and the stages that know of what is one thing on it. */
function amongStarts(
  { stages, starts, entry }: Problem,
  about: readonly Address[],
): [StageKey, StageKey, string[]][] {
  const [first = ''] = starts;
  // What a page is about is so for all that begins there: the grade of a critical hit for every kind of target.
  const shared = starts.flatMap((start, index) =>
    starts.slice(index + 1).map((other): [StageKey, StageKey, string[]] => {
      const own = stages[start]?.modifiers.filter(({ set }) => about.includes(pageIn(set))) ?? [];
      const names = both(stages[start], stages[other]);
      // Ways of rolling on one table are for one vehicle.
      const isOnePage = [start, other].every((key) => pageIn(stages[key]?.address ?? '') === entry);
      const roles = stages[start]?.states.map(({ role }) => role) ?? [];
      const same = isOnePage ? roles.filter((role) => uses(stages[other], role)) : [];
      return [
        start,
        other,
        [...names.filter((name) => own.some(({ id }) => id === name)), ...same],
      ];
    }),
  );
  const things = oneThings(stages, starts)
    .filter(([role]) => stages[first]?.states.some((state) => state.role === role))
    .flatMap(([role, users]) =>
      users.map((user): [StageKey, StageKey, string[]] => {
        const ids = starts.includes(user) ? both(stages[first], stages[user]) : [];
        return [first, user, [role, ...ids]];
      }),
    );
  return [...shared, ...things];
}

/** Adds the shared facts to a problem, and takes their controls from all stages but the first; `about` are the sets that the page is about. */
export function shareFacts(problem: Problem, about: readonly Address[]): void {
  const { stages, tables } = problem;
  // Where a reader begins; not where the rules say that it is carried on.
  const order = Object.keys(stages);
  const rank = (key: StageKey, name: string) => {
    const stage = stages[key];
    const isElsewhere = stage && (testsLater(stage, name) || stage.carried?.includes(name));
    return (isElsewhere ? 1000 : 0) + (problem.starts.includes(key) ? 0 : 500) + order.indexOf(key);
  };
  const lookedUp = Object.values(tables).flatMap(({ by }) => by?.gives ?? []);
  const same = new Map<string, { names: string[]; at: StageKey[] }>();
  for (const { name, keys } of groupsIn(problem, about)) {
    if (lookedUp.includes(name)) continue;
    const at = [...keys].sort((a, b) => rank(a, name) - rank(b, name));
    same.set(at.join(), { names: [...(same.get(at.join())?.names ?? []), name], at });
  }
  if (same.size === 0) return;
  problem.same = [...same.values()];
  for (const { names, at } of problem.same) {
    const [first = '', ...others] = at;
    // A row that gives such numbers is that fact, too: the Smoke on the LOS.
    const rows = (stages[first]?.tables ?? []).filter((id) =>
      tables[id]?.rows.every(({ gives }) =>
        Object.keys(gives).every((name) => names.includes(name)),
      ),
    );
    names.push(...rows);
    for (const key of others) {
      const stage = stages[key];
      if (!stage) continue;
      stage.carried = [...new Set([...(stage.carried ?? []), ...names])];
      stage.values = stage.values.filter((name) => !names.includes(name));
      stage.tables = stage.tables.filter((id) => !names.includes(id));
      stage.states = stage.states.flatMap((state) => {
        const first = stages[at[0] ?? '']?.states.find(({ role }) => role === state.role);
        if (!first || !names.includes(state.role)) return state;
        const words = state.words.filter((word) => !first.words.includes(word));
        return words.length > 0 ? { ...state, words } : [];
      });
    }
  }
  for (const { next = {} } of Object.values(stages))
    for (const way of Object.values(next).flat()) delete way.tests;
}

/** The stages on the ways from this one, with the facts that they share with it. */
const alongWays = (stages: Problem['stages'], stage: Stage): [StageKey, string[]][] =>
  Object.values(stage.next ?? {})
    .flat()
    .flatMap((way): [StageKey, string[]][] => [
      [way.to, alongWay(stage, way, stages[way.to])],
      ...(stages[way.to]?.carried ?? [])
        .filter((name) => uses(stage, name))
        .flatMap((name) =>
          usersAfter(stages, way.to, name).map((user): [StageKey, string[]] => [user, [name]]),
        ),
    ]);

/** What the next stage carries on, or says for this one. */
const alongWay = (before: Stage, { tests = [] }: Next, stage: Stage | undefined): string[] => [
  ...tests,
  ...both(before, stage).filter((name) => stage?.carried?.includes(name)),
];

const uses = (stage: Stage | undefined, name: string): boolean =>
  stage !== undefined &&
  (stage.values.includes(name) || stage.states.some(({ role }) => role === name));

/** The stages that use what a stage is only given to carry on: the armour of a vehicle where men roll to hit it. */
const usersAfter = (stages: Problem['stages'], key: StageKey, name: string): StageKey[] =>
  Object.values(stages[key]?.next ?? {})
    .flat()
    .flatMap(({ to }) => {
      const stage = stages[to];
      if (!stage || to === key) return [];
      if (uses(stage, name)) return [to];
      return stage.carried?.includes(name) ? usersAfter(stages, to, name) : [];
    });

const testsLater = ({ next = {} }: Stage, name: string): boolean =>
  Object.values(next)
    .flat()
    .some(({ tests = [] }) => tests.includes(name));

/** A number that a stage only tests is entered where the roll that follows needs it. */
export function enterLater(stages: Problem['stages']): void {
  for (const stage of Object.values(stages))
    stage.values = stage.values.filter((name) => !testsLater(stage, name));
}

/** Ids of the modifiers that both offer. Where a number ticks one, the number is the fact. */
const both = (one: Stage | undefined, other: Stage | undefined): string[] =>
  [one, other]
    .map((stage) =>
      (stage?.modifiers ?? []).flatMap(({ id, automatic, own }) =>
        automatic || own !== undefined ? [] : id,
      ),
    )
    .reduce((ids, others) => ids.filter((id) => others.includes(id)));

/** What can be said of a weapon where it fires is not asked again where its fire takes effect. */
export function leaveOutCarriedStates(stages: Problem['stages']): void {
  const offered = new Map(Object.entries(stages).map(([key, { states }]) => [key, states]));
  for (const [key, { next = {} }] of Object.entries(stages))
    for (const { to } of Object.values(next).flat()) {
      const stage = stages[to];
      if (!stage) continue;
      stage.states = stage.states.flatMap((state) => {
        const { words = [] } = offered.get(key)?.find(({ role }) => role === state.role) ?? {};
        if (!stage.carried?.includes(state.role)) return state;
        const left = state.words.filter((word) => !words.includes(word));
        return left.length > 0 ? { ...state, words: left } : [];
      });
    }
}
