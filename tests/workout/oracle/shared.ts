/** What is ticked or entered at one stage of a shot is so at the others: read from the rules, pair by pair until nothing changes. */
import type { Ruleset } from '../../../src/model/rulebook.ts';
import type { Problem, Stage } from '../../../src/workout/problem.ts';
import { NO_SETTINGS, type Situation } from '../../../src/workout/situation.ts';
import { modifiersFor, rollAt, setsIn } from './rules.ts';
import { waysFrom } from './sequence.ts';
import { standOf, type Before } from './stand.ts';

/** What a page says that its weapon is, or rolls for in several ways: its starts are about that one. */
const sayingOf = (ruleset: Ruleset, { entry, stages, starts }: Problem): string[] => {
  const page = ruleset.entries.find(({ address }) => address === entry);
  if (page?.kind === 'tables') return stages[starts[0]!]!.states.map(({ role }) => role);
  return page?.kind === 'procedures' ? (page.data.given ?? []).map(({ subject }) => subject) : [];
};

/** What all starts of such a page say of it; where two cannot both be so, the later one. */
export function saidByAll(ruleset: Ruleset, problem: Problem, { stages }: Situation): Before {
  const roles = sayingOf(ruleset, problem);
  let before = { stand: { numbers: {}, states: {}, named: [] }, ...NOTHING } as Before;
  for (const key of problem.starts.toReversed()) {
    const stage = problem.stages[key]!;
    const { states } = standOf({ ruleset, stage }, stages[key] ?? NO_SETTINGS, before);
    const said = Object.entries(states).filter(([role]) => roles.includes(role));
    before = { ...before, stand: { ...before.stand, states: Object.fromEntries(said) } };
  }
  return before;
}

const NOTHING = { rows: {}, sets: [], gives: {}, adds: {} };

export function withShared(ruleset: Ruleset, problem: Problem, situation: Situation): Situation {
  const stages = structuredClone(situation.stages);
  const keys = Object.keys(problem.stages);
  const pairs = keys.flatMap((a) =>
    keys.flatMap((b) => (a === b ? [] : [[a, b, sharedBy(ruleset, problem, a, b)] as const])),
  );
  for (const { from, to } of problem.leads ?? [])
    if (stages[from[0]]?.with.includes(from[1]))
      (stages[to[0]] ??= structuredClone(NO_SETTINGS)).with.push(to[1]);
  for (let before = ''; before !== JSON.stringify(stages);) {
    before = JSON.stringify(stages);
    for (const [a, b, names] of pairs)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        for (const name of names) {
          const there = (stages[to] ??= structuredClone(NO_SETTINGS));
          if (stages[from]?.with.includes(name) && !there.with.includes(name))
            there.with.push(name);
          const value = stages[from]?.values[name];
          if (value !== undefined) there.values[name] ??= value;
        }
  }
  return { ...situation, stages };
}

/** The names of what both stages share, if they are of one shot, if the rules carry it on, or if one works out a value of the other. */
function sharedBy(ruleset: Ruleset, problem: Problem, a: string, b: string): string[] {
  const [one, other] = [problem.stages[a]!, problem.stages[b]!];
  const both = idsOf(one).filter((id) => idsOf(other).includes(id));
  const reads = (reading: Stage, of: Stage) =>
    rollAt(ruleset, reading.address)?.diceFrom?.includes(of.address) ?? false;
  const nextOf = (stage: Stage) =>
    (stage.outcomes ?? [])
      .map(({ id }) => id)
      .concat('*')
      .flatMap((id) => waysFrom(problem, ruleset, stage, id));
  const isShot =
    reads(other, one) ||
    Object.values(problem.stages).some((of) => reads(one, of) && reads(other, of)) ||
    nextOf(one).some(({ to }) => reads(other, problem.stages[to]!));
  const carried = nextOf(one).flatMap(({ to, carries }) =>
    to !== b
      ? []
      : carries === 'all'
        ? both
        : both.filter(
            (id) =>
              [carries ?? []].flat().includes(id) && !isRefusedOnlyAt(ruleset, id, one, other),
          ),
  );
  const worked = setsIn(ruleset).get(one.address)?.value?.name;
  const uses = (one.type === 'value' ? (worked ?? one.value) : undefined) ?? '';
  const isUser = namesOf(other).includes(uses);
  const ofPage =
    problem.starts.includes(a) &&
    problem.starts.includes(b) &&
    sayingOf(ruleset, problem).some((role) => one.given?.some(([of]) => of === role));
  const sameSet = both.filter((id) => setOf(one, id) === setOf(other, id));
  const given = Object.values(problem.tables).flatMap(({ by }) => by?.gives ?? []);
  const values = namesOf(one).filter(
    (name) => namesOf(other).includes(name) && !given.includes(name),
  );
  return [
    ...(isShot || ofPage ? both : []),
    ...carried,
    ...(isUser ? [...sameSet, ...values] : []),
  ];
}

/** Whether a modifier does not go with some word here that it goes with there: it is ticked at both. */
export function isRefusedOnlyAt(ruleset: Ruleset, id: string, here: Stage, there: Stage): boolean {
  const [out, others] = [here, there].map((stage) =>
    modifiersFor(ruleset, stage.address)
      .filter(({ modifier }) => modifier.id === id)
      .flatMap(({ modifier }) => modifier.when ?? [])
      .flatMap(({ subject, not }) => [not ?? []].flat().map((word) => `${subject} ${word}`)),
  );
  return out!.some((word) => !others!.includes(word));
}

const idsOf = ({ modifiers }: Stage): string[] =>
  modifiers.flatMap(({ id, automatic, own }) => (automatic || own !== undefined ? [] : id));
const setOf = ({ modifiers }: Stage, id: string) => modifiers.find((one) => one.id === id)?.set;
const namesOf = ({ values, carried = [] }: Stage): string[] => [...values, ...carried];
