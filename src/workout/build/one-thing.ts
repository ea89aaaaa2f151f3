/**
 * Roles that are one thing on a page, because the page or its first roll says what it is: the weapon of a shot. What any roll
 * there needs to know of it is asked at the first, and holds at all. Node only.
 */
import type { Ruleset } from '../../model/rulebook.ts';
import type { ModifierInput, Problem, Stage, StageKey } from '../problem.ts';
import { stateOf } from './inputs-of.ts';

type Stages = Problem['stages'];

/** The roles that the first start of a page and other stages know of the same thing, with those stages. */
export function oneThings(stages: Stages, starts: readonly StageKey[]): [string, StageKey[]][] {
  const [first = '', ...others] = starts;
  const rolesOf = (key: StageKey) => new Set(stages[key]?.given?.map(([role]) => role));
  return [...rolesOf(first)].map((role) => [
    role,
    Object.keys(stages).filter(
      (key) =>
        key !== first &&
        (others.includes(key) ? rolesOf(key).has(role) : stages[key]?.carried?.includes(role)),
    ),
  ]);
}

/** Moves the controls of such roles to the first start, where another start or what is read from its throw needs them, too. */
export function askAtFirst(
  ruleset: Ruleset,
  { stages, sets }: Pick<Problem, 'stages' | 'sets'>,
  starts: readonly StageKey[],
): void {
  const [key = '', ...others] = starts;
  const first = stages[key];
  if (!first) return;
  for (const [role, users] of oneThings(stages, starts)) {
    const used = users.flatMap((user) => stages[user] ?? []);
    const read = (first.readings ?? []).flatMap((reading) =>
      alwaysSaid(stages[reading], sets, role),
    );
    const isNeeded = read.length > 0 || users.some((user) => others.includes(user));
    if (!isNeeded) continue;
    const known = new Set([
      ...(first.given ?? []).flatMap(([of, word]) => (of === role ? word : [])),
      ...others.flatMap((other) => saidBy(stages[other]?.modifiers ?? [], role)),
    ]);
    const words = [first, ...used].flatMap(({ states }) => wordsOf(states, role)).concat(read);
    const asked = new Set(words.filter((word) => !known.has(word)));
    const all = new Set([...asked, ...known, ...saidBy(first.modifiers, role)]);
    for (const stage of [first, ...used])
      stage.states = stage.states.filter((state) => state.role !== role);
    if (asked.size > 0) first.states.push(stateOf(ruleset, role, all, [...asked]));
    for (const other of others) if (users.includes(other)) carry(stages[other], role);
    if (others.length > 0) carry(first, role);
  }
}

function carry(stage: Stage | undefined, role: string): void {
  if (stage) stage.carried = [...new Set([...(stage.carried ?? []), role])];
}

const wordsOf = (states: Stage['states'], role: string): string[] =>
  states.flatMap((state) => (state.role === role ? state.words : []));

const saidBy = (modifiers: readonly ModifierInput[], role: string): string[] =>
  modifiers.flatMap(({ implies = [] }) =>
    implies.flatMap(([of, word]) => (of === role ? word : [])),
  );

/** What modifiers that always apply with some states need to know: the target type of a mortar that keeps no ROF. */
const alwaysSaid = (stage: Stage | undefined, sets: Problem['sets'], role: string): string[] =>
  (stage?.modifiers ?? []).flatMap((one) =>
    sets[one.set]?.modifiers.find(({ id }) => id === one.id)?.always ? saidBy([one], role) : [],
  );
