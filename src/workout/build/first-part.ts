/** The part of a problem that its first stage needs, which browsers load first. */
import type { Address, Problem, Stage } from '../problem.ts';

/**
 * The problem with its first stage alone. Its number needed, sum and odds are those of the whole
 * (tests/workout/first-part.test.ts).
 */
export function firstPartOf(problem: Problem): Problem {
  const [key = ''] = problem.starts;
  const whole = problem.stages[key];
  if (!whole) return problem;
  const stage = alone(whole);
  const rolls = rollsFor(stage.address, problem);
  const sets = setsFor(stage, rolls, problem);
  const names = new Set([...stage.values, ...(stage.carried ?? [])]);
  return {
    ruleset: problem.ruleset,
    entry: problem.entry,
    starts: problem.starts,
    stages: { [key]: stage },
    values: Object.fromEntries(
      Object.entries(problem.values).flatMap(
        ([name, { unit: _unit, origin: _origin, ...value }]) =>
          names.has(name) ? [[name, value]] : [],
      ),
    ),
    tables: only(
      problem.tables,
      (id, { by }) => stage.tables.includes(id) || (by !== undefined && names.has(by.gives)),
    ),
    sets,
    rolls,
  };
}

/** Without what follows and its disputes, and without what only controls show. */
function alone(stage: Stage): Stage {
  const { disputes: _disputes, next: _next, readings: _readings, ...rest } = stage;
  const modifiers = rest.modifiers.map(
    ({ adds: _adds, needs: _needs, unknown: _unknown, ...modifier }) => ({
      ...modifier,
      address: '',
    }),
  );
  return { ...rest, modifiers };
}

/** The roll, the one whose outcome it reads, and those whose dice it uses. */
function rollsFor(address: Address, { rolls }: Problem): Problem['rolls'] {
  const needed = new Set([address]);
  // A set goes on to what is added while it is read.
  for (const one of needed) {
    const { check, diceFrom = [] } = rolls[one] ?? {};
    for (const other of [...diceFrom, ...(check === undefined ? [] : [check])]) needed.add(other);
  }
  return only(rolls, (one) => needed.has(one));
}

/** The sets of its modifiers, of every value that they name, and the sets that change these. */
function setsFor(stage: Stage, rolls: Problem['rolls'], { sets }: Problem): Problem['sets'] {
  const needed = new Set([stage.address, ...Object.keys(rolls)]);
  for (const { set } of stage.modifiers) needed.add(set);
  for (;;) {
    const before = needed.size;
    const found = only(sets, (address) => needed.has(address));
    const names = stringsIn([stage, rolls, found]);
    for (const [address, { value, appliesTo }] of Object.entries(sets)) {
      const joins = Array.isArray(appliesTo) && appliesTo.some((host) => needed.has(host));
      if (joins || (value && names.has(value.name))) needed.add(address);
    }
    if (needed.size === before) return found;
  }
}

/** Every string in the data, names among them. */
function stringsIn(data: unknown, found = new Set<string>()): Set<string> {
  if (typeof data === 'string') found.add(data);
  else if (data !== null && typeof data === 'object')
    for (const value of Object.values(data)) stringsIn(value, found);
  return found;
}

const only = <T>(
  record: Readonly<Record<string, T>>,
  keep: (name: string, value: T) => boolean,
): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => keep(name, value)));
