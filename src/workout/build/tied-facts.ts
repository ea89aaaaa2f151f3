/**
 * Facts of a page that have two names, or that the page itself says: which weapon fires, what a marker does to a unit. Node only.
 */
import type { ModifierRule } from '../../arithmetic/library.ts';
import type { Entry } from '../../model/entries.ts';
import type { Ruleset } from '../../model/rulebook.ts';
import type { Step, When } from '../../../schemas/types.d.ts';
import type { ModifierInput, Next, Problem, Stage, StageKey } from '../problem.ts';
import { askAtFirst } from './one-thing.ts';
import { areWays, statesSaidBy } from './inputs-of.ts';

type Stages = Problem['stages'];
type Pair = readonly [role: string, word: string];

/**
 * Says once what several stages know of a role, and leaves out the controls that could say something else.
 */
export function tieStates(
  ruleset: Ruleset,
  entry: Entry,
  data: Pick<Problem, 'stages' | 'sets' | 'rolls'>,
  starts: readonly StageKey[],
): void {
  const { stages, sets } = data;
  const ofPage = entry.kind === 'procedures' ? statesSaidBy(entry.data.given ?? []) : [];
  for (const [key, stage] of Object.entries(stages)) {
    const ways = waysTo(stages, key);
    const given = ofPage.filter(([role]) => knowsOf(stage, role));
    if (given.length > 0) stage.given = [...(stage.given ?? []), ...given];
    if (!starts.includes(key)) takeFromWays(stage, ways);
    for (const pair of saidAt(stages, key)) settle(ruleset, stage, pair);
  }
  for (const key of starts) leaveOutUnread(stages[key]);
  leaveOutRuledOut(data, starts);
  for (const stage of Object.values(stages))
    for (const key of stage.readings ?? []) readOf(stage, stages[key]);
  askAtFirst(ruleset, data, starts);
  for (const key of Object.keys(stages)) followStates(stages, sets, key);
  for (const [key, { next = {} }] of Object.entries(stages))
    for (const { to } of Object.values(next).flat()) sayOnce(key, stages[key], stages[to]);
}

const waysTo = (stages: Stages, key: StageKey): Next[] =>
  Object.values(stages).flatMap(({ next = {} }) =>
    Object.values(next)
      .flat()
      .filter(({ to }) => to === key),
  );

/** What is so at a stage, whatever a reader sets. */
const saidAt = (stages: Stages, key: StageKey): Pair[] => [
  ...(stages[key]?.given ?? []),
  ...saidByAll(waysTo(stages, key)),
];

const throwsOf = (stages: Stages, reading: StageKey): StageKey[] =>
  Object.keys(stages).filter((key) => stages[key]?.readings?.includes(reading));

const ruleOf = (sets: Problem['sets'], { id, set }: ModifierInput) =>
  sets[set]?.modifiers.find((one) => one.id === id);

type Tested = Pick<ModifierRule, 'when' | 'unchangedWhen'>;

const wordsTested = ({ when = [], unchangedWhen = [] }: Tested): string[] =>
  [...when, ...unchangedWhen].flatMap(({ subject, is = [], not = [] }) =>
    [is, not].flat(2).map((word) => `${subject}=${word}`),
  );

/** Leaves out what cannot be with what the page says: a Gun has no Final Protective Fire, and its crew no NMC for it. */
function leaveOutRuledOut(
  { stages, sets, rolls }: Pick<Problem, 'stages' | 'sets' | 'rolls'>,
  starts: readonly StageKey[],
): void {
  const all = Object.entries(stages);
  const lost = new Map<StageKey, Tested[]>();
  for (const [key, stage] of all) {
    const throws = starts.includes(key) ? [] : throwsOf(stages, key);
    const [first = [], ...others] = throws.map((one) => saidAt(stages, one));
    const ofAll = first.filter((pair) =>
      others.every((pairs) => pairs.some((other) => other.join() === pair.join())),
    );
    const said = [...saidAt(stages, key), ...ofAll];
    const isPossible = ({ when = [] }: { when?: When | [] }) =>
      !when.some(({ subject, not = [] }) =>
        said.some(([role, word]) => role === subject && [not].flat().includes(word)),
      );
    const rulesOut = stage.modifiers
      .flatMap((one) => ruleOf(sets, one) ?? [])
      .filter((one) => !isPossible(one));
    stage.modifiers = stage.modifiers.filter((one) => isPossible(ruleOf(sets, one) ?? {}));
    const roll = rolls[stage.address];
    if (stage.type !== 'roll' || !roll) continue;
    const left = [...rulesOut, ...roll.outcomes.filter((one) => !isPossible(one))];
    if (left.length > 0) lost.set(key, left);
    roll.outcomes = roll.outcomes.filter(isPossible);
    stage.outcomes = stage.outcomes.filter(({ id }) => roll.outcomes.some((one) => one.id === id));
  }
  for (const [key, { onlyWith }] of all)
    if (onlyWith && !starts.includes(key) && !isOffered(stages, onlyWith)) {
      Reflect.deleteProperty(stages, key);
      for (const [, stage] of all)
        if (stage.readings) stage.readings = stage.readings.filter((one) => one !== key);
    }
  for (const [key, left] of lost) leaveOutUnasked({ stages, sets, rolls }, starts, key, left);
}

/** What only outcomes and modifiers asked that cannot be is asked no longer, unless a reading that no earlier throw has needs it: who fires a Gun. */
function leaveOutUnasked(
  { stages, sets, rolls }: Pick<Problem, 'stages' | 'sets' | 'rolls'>,
  starts: readonly StageKey[],
  key: StageKey,
  left: readonly Tested[],
): void {
  const stage = stages[key];
  if (!stage) return;
  const isRead = (reading: StageKey) =>
    throwsOf(stages, reading).some((one) => one !== key && starts.includes(one));
  const own = (stage.readings ?? [])
    .filter((one) => !isRead(one))
    .flatMap((one) => stages[one] ?? []);
  const testedAt = ({ address, modifiers }: Stage): Tested[] => [
    ...(rolls[address]?.outcomes ?? []),
    ...modifiers.flatMap((one) => ruleOf(sets, one) ?? []),
  ];
  const read = new Set([stage, ...own].flatMap(testedAt).flatMap(wordsTested));
  const unread = new Set(left.flatMap(wordsTested).filter((name) => !read.has(name)));
  stage.states = stage.states.flatMap((state) => {
    const words = state.words.filter((word) => !unread.has(`${state.role}=${word}`));
    return words.length > 0 ? { ...state, words } : [];
  });
}

/** On its own page a reading is asked nothing with which it is not read: Residual FP is no weapon that malfunctions. */
function leaveOutUnread(stage: Stage | undefined): void {
  if (!stage?.unless) return;
  const out = stage.unless.flatMap(({ subject, is = [] }) =>
    [is].flat().map((word) => `${subject}=${word}`),
  );
  stage.states = stage.states.flatMap((state) => {
    const words = state.words.filter((word) => !out.includes(`${state.role}=${word}`));
    return words.length > 0 ? { ...state, words } : [];
  });
}

const isOffered = (stages: Stages, ids: readonly string[]): boolean =>
  Object.values(stages).some(({ modifiers }) => modifiers.some(({ id }) => ids.includes(id)));

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

/** What always applies with some states follows where the throw that is read has them: a mortar that uses the ITT keeps no ROF. */
function followStates(stages: Stages, sets: Problem['sets'], key: StageKey): void {
  const [from] = throwsOf(stages, key);
  const stage = stages[key];
  if (from === undefined || !stage) return;
  stage.modifiers = stage.modifiers.map((one) => {
    const { implies, ...rest } = one;
    if (!implies || !ruleOf(sets, one)?.always) return one;
    if (!implies.every((pair) => canSay(stages, from, pair))) return one;
    stage.carried = [...new Set([...(stage.carried ?? []), ...implies.map(([role]) => role)])];
    return { ...rest, automatic: true as const };
  });
}

/** Whether a stage, or one that leads to it, has a control that says so. */
function canSay(stages: Stages, key: StageKey, pair: Pair, seen: StageKey[] = []): boolean {
  const { states = [], given = [], modifiers = [] } = stages[key] ?? {};
  const [role, word] = pair;
  const isIt = ([of, said]: Pair) => of === role && said === word;
  return (
    states.some((state) => state.role === role && state.words.includes(word)) ||
    [...given, ...modifiers.flatMap(({ implies = [] }) => implies)].some(isIt) ||
    Object.keys(stages).some(
      (other) =>
        !seen.includes(other) &&
        Object.values(stages[other]?.next ?? {}).some((ways) =>
          ways.some(({ to }) => to === key),
        ) &&
        canSay(stages, other, pair, [...seen, key]),
    )
  );
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
      const all = saying(before.modifiers, [state.role, word]);
      const [by, ...others] = all;
      if (!by || (others.length > 0 && !areWays(all))) return true;
      if (others.length > 0) return false;
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
