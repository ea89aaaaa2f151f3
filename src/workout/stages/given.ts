/**
 * The numbers and states known at a stage: entered, from a row or an earlier stage, or carried
 * over.
 */
import { allHold } from '../../arithmetic/conditions.ts';
import { onlyOutcome } from '../../arithmetic/outcomes.ts';
import { exact } from '../../arithmetic/sum.ts';
import { calculateValue } from '../../arithmetic/value.ts';
import type { Library } from '../../arithmetic/library.ts';
import { knowing, knownFrom, type Situation as Given } from '../../arithmetic/situation.ts';
import type { Address, ModifierInput, Problem, Stage, StateInput } from '../problem.ts';
import type { Barred, Given as OfRow, RowInput } from './row-table.ts';
import { NO_SETTINGS, type Settings } from '../situation.ts';
import type { lookUp } from './table-look-up.ts';

/** The facts known at a stage, which are passed on to later stages. */
export interface Facts {
  numbers: Record<string, number>;
  /** Numbers that are dice: D6 shots. */
  dice: Record<string, string>;
  states: Record<string, readonly string[]>;
  with: readonly string[];
  rows: Readonly<Record<string, string>>;
  /** Values that the sources omit in a row, with the address that explains it. */
  unknown: Record<string, Address>;
  /** What is to be entered for the number that the table of a stage gives. */
  asked?: string[];
  /** Address of a word in a table that ends the calculation: the weapon does not reach so far. */
  barred?: Address;
}
export const NO_FACTS: Facts = {
  numbers: {},
  dice: {},
  states: {},
  with: [],
  rows: {},
  unknown: {},
};

export interface FactsOf {
  problem: Problem;
  library: Library;
  stage: Stage;
  settings: Settings | undefined;
  before: Facts;
  /** Circumstances and numbers caused by the previous outcome. */
  sets: readonly string[];
  gives: Readonly<Record<string, OfRow>>;
  /** Numbers that grow by what the previous outcome placed, or shrink by what it removed. */
  adds: Readonly<Record<string, number>>;
  /** What the way here adds to numbers that a reader enters: the bonus of a critical hit. */
  more?: Readonly<Record<string, number>> | undefined;
}

let lookedUp: typeof lookUp | undefined;
/** Few games have tables that give a number for others: a page loads this where it needs it. */
export function useLookUp(loaded: typeof lookUp): void {
  lookedUp = loaded;
}

/**
 * In order of priority: a row that makes it impossible, entered here, given by the previous outcome, carried over, from a chosen
 * row, looked up.
 */
export function factsAt(parts: FactsOf): Facts {
  const { stage, settings = NO_SETTINGS, before, problem } = parts;
  const rows = { ...before.rows, ...settings.rows };
  const taken = new Set(stage.carried);
  const used = new Set([...stage.values, ...taken]);
  // A row is carried on as long as it is about what is rolled for: the quality of the firer is not that of its target.
  const kept = Object.entries(rows).filter(([table]) =>
    problem.tables[table]?.rows.some(({ gives }) =>
      Object.keys(gives).some((name) => used.has(name)),
    ),
  );
  const facts: Facts = {
    numbers: {},
    dice: {},
    states: {},
    with: [],
    rows: Object.fromEntries(kept),
    unknown: {},
  };
  const chosen = chosenRows(problem, rows);
  takeGiven(parts, facts, chosen);
  for (const [name, more] of Object.entries(parts.adds)) {
    const before = facts.numbers[name];
    // Ticked without a number, it is still to be entered.
    const isAsked = stage.modifiers.some(
      ({ id, own }) => own === name && settings.with.includes(id),
    );
    if (before !== undefined || (more > 0 && !isAsked))
      facts.numbers[name] = Math.max(0, (before ?? 0) + more);
  }
  const held = heldAt(parts, facts, taken);
  beginAtNone(parts, held, facts);
  facts.with = held.map(({ id }) => id);
  facts.states = statesAt(parts, held, taken, chosen);
  lookedUp?.(parts, facts);
  // A number that was looked up may tick its modifier.
  facts.with = heldAt(parts, facts, taken).map(({ id }) => id);
  const barred = facts.barred ?? preventedBy(parts, facts, used);
  if (barred !== undefined) facts.barred = barred;
  return facts;
}

/**
 * The outcome of this roll, or of a value used here, that makes it impossible: a Fixed weapon that fires on the move, a Hindrance
 * that blocks the LOS.
 */
function preventedBy(
  { library, stage }: FactsOf,
  facts: Facts,
  used: ReadonlySet<string>,
): Address | undefined {
  const given = arithmeticOf(facts);
  const known = knownFrom(given);
  const own = library.rolls
    .get(stage.address)
    ?.outcomes.find(({ prevents, when }) => prevents && allHold(when, known));
  if (own) return `${stage.address.split('#')[0]}#${own.id}`;
  for (const [address, { value }] of library.sets) {
    const { name = '', base, outcomes = [] } = value ?? {};
    const ends = outcomes.filter(({ prevents }) => prevents);
    // A stage shows its own outcomes, unless they only say whether what follows is possible.
    const isShown = address === stage.address && stage.outcomes?.length;
    if (ends.length === 0 || isShown || !used.has(name)) continue;
    const isChanged = base === name;
    if (!isChanged && !(name in facts.numbers)) continue;
    // Residual FP has no LOS.
    const isRefused = stage.modifiers.some(
      ({ id, set, needs }) =>
        needs?.includes(name) &&
        library.sets
          .get(set)
          ?.modifiers.some((one) => one.id === id && allHold(one.when, known) === false),
    );
    if (isRefused) continue;
    // What the result does not change is so before it is known: a target that is too far.
    const before = isChanged ? knowing(known, { [name]: undefined }) : known;
    const [found = onlyOutcome(outcomes, before)?.id, ...others] = isChanged
      ? calculateValue(address, given, library).readings.map(({ outcome }) => outcome)
      : [];
    const end = ends.find(({ id }) => [found, ...others].every((one) => one === id));
    if (end) return `${address}#${end.id}`;
  }
  return undefined;
}

/** Puts every number that is given, whoever gives it, into `facts`. */
function takeGiven(parts: FactsOf, facts: Facts, chosen: readonly RowInput[]): void {
  const { stage, settings = NO_SETTINGS, before, problem } = parts;
  const taken = new Set(stage.carried);
  const names = new Set([...stage.values, ...Object.keys(parts.gives), ...taken]);
  const supplied = Object.assign({}, ...chosen.map(({ gives }) => gives)) as RowInput['gives'];
  for (const name of names) {
    const ofRow = supplied[name];
    const given =
      (isBarred(ofRow) ? ofRow : undefined) ??
      enteredAt(parts, name) ??
      parts.gives[name] ??
      (taken.has(name) ? (before.numbers[name] ?? before.dice[name]) : undefined) ??
      ofRow ??
      (stage.type === 'roll' ? withoutAt(problem, name, settings) : undefined);
    if (typeof given === 'number') facts.numbers[name] = given;
    else if (typeof given === 'string') facts.dice[name] = given;
    else if (isBarred(given)) facts.barred = given.none;
    else if (given) facts.unknown[name] = given.unknown;
  }
}

/** What a reader enters is the number of a plain hit. */
function enteredAt({ settings, more = {} }: FactsOf, name: string): number | string | undefined {
  const entered = settings?.values[name];
  return typeof entered === 'number' ? exact(entered + (more[name] ?? 0)) : entered;
}

/** A word in a table that says that it cannot be, whatever number is entered. */
export const isBarred = (given: OfRow | Barred | undefined): given is Barred =>
  typeof given === 'object' && 'none' in given;

/** The number of what not everything has: no X#, or no B# beside an X#. */
function withoutAt({ values }: Problem, name: string, settings: Settings): number | undefined {
  const { without, withoutBeside } = values[name] ?? {};
  return withoutBeside === undefined || withoutBeside in settings.values ? without : undefined;
}

/** What is added to a number that is counted begins at none: fire out of smoke alone is a Hindrance of 1. */
function beginAtNone({ problem }: FactsOf, held: readonly ModifierInput[], facts: Facts) {
  for (const { set } of held) {
    const { base, name } = problem.sets[set]?.value ?? {};
    if (name === undefined || base !== name || name in facts.unknown) continue;
    if (problem.values[name]?.origin === 'count') facts.numbers[name] ??= 0;
  }
}

/** Without those that do not go with another one: a rifle has no HE. */
function chosenRows({ tables }: Problem, rows: Facts['rows']): RowInput[] {
  const rowOf = (table: string) => tables[table]?.rows.find(({ id }) => id === rows[table]);
  const chosen = Object.keys(rows);
  return chosen.flatMap((table) => {
    const goes = (of: string) => tables[of]?.leads !== table || rowOf(of)?.only === rows[table];
    return (chosen.every(goes) && rowOf(table)) || [];
  });
}

/** Ticked, caused by the previous outcome, carried over, or ticked by its own number. */
function heldAt({ stage, settings, before, sets }: FactsOf, facts: Facts, taken: Set<string>) {
  const named = new Set([...(settings?.with ?? []), ...sets]);
  for (const id of before.with) if (taken.has(id)) named.add(id);
  const groups = new Set(
    stage.modifiers.flatMap(({ id, group, combine }) =>
      named.has(id) && combine === 'unique' ? (group ?? []) : [],
    ),
  );
  const byNumber = ({ own, group, automatic }: ModifierInput) =>
    own !== undefined &&
    !automatic &&
    (own in facts.numbers || own in facts.unknown) &&
    !(group !== undefined && groups.has(group));
  return stage.modifiers.filter(
    (modifier) => modifier.always ?? (named.has(modifier.id) || byNumber(modifier)),
  );
}

/** The words that neither a row nor what was said before rules out: a CE crew is not broken. */
const goingWith = (
  said: readonly string[] = [],
  words: readonly string[] = [],
  others: readonly string[],
  excludes: StateInput['excludes'] = {},
): string[] =>
  words.filter(
    (word) => !others.includes(word) && !said.some((other) => excludes[other]?.includes(word)),
  );

/** A circumstance that requires a CX unit makes the unit CX, and the row of a pistol the weapon an assault weapon. */
function statesAt(
  { stage, settings, before }: FactsOf,
  held: readonly ModifierInput[],
  taken: ReadonlySet<string>,
  rows: readonly RowInput[],
): Facts['states'] {
  const ofRows = rows.flatMap((row) => row.states ?? []);
  const others = rows.flatMap((row) => row.excludes ?? []);
  const states: Record<string, readonly string[]> = {};
  const add = (role: string, words: readonly string[]) =>
    (states[role] = [...new Set([...(states[role] ?? []), ...words])]);
  const ofBefore = (role: string) => (taken.has(role) && before.states[role]) || [];
  for (const role of taken) if (role in before.states) add(role, ofBefore(role));
  for (const [role, word] of stage.given ?? []) add(role, [word]);
  for (const { role, words, excludes } of stage.states) {
    add(role, goingWith(states[role], settings?.states[role], others, excludes));
    add(
      role,
      ofRows.filter((word) => words.includes(word)),
    );
  }
  const excludesOf = (of: string) => stage.states.find(({ role }) => role === of)?.excludes;
  // What is refused because of what is said here says nothing itself.
  const says = ({ refusedBy }: ModifierInput): boolean =>
    !held.some((one) => refusedBy?.includes(one.id) && says(one));
  for (const { implies = [] } of held.filter(says))
    for (const [role, word] of implies)
      add(role, goingWith(states[role], [word], [], excludesOf(role)));
  for (const { role, usual = [], excludes = {} } of stage.states)
    for (const word of usual)
      if (!excludes[word]?.some((other) => states[role]?.includes(other))) add(role, [word]);
  return states;
}

/** In the form of the arithmetic. */
export const arithmeticOf = ({ numbers, states, with: held }: Facts): Given => ({
  given: { ...states, ...numbers },
  with: held,
});
