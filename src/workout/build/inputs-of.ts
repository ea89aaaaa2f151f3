/** The inputs of a stage: modifiers, numbers and states. */
import { isNumeric } from '../../arithmetic/conditions.ts';
import { linesFor, type Line } from '../../arithmetic/library.ts';
import { pageIn } from '../../model/address.ts';
import { isRollName } from '../../notation/reserved-names.ts';
import type { Amount, When } from '../../../schemas/types.d.ts';
import { followed, lookUps } from './asked-by-tables.ts';
import { namesIn, numbersIn } from '../stages/lacking.ts';
import type { Builder } from './problem-of.ts';
import type { Address, ModifierInput, Stage, StateInput } from '../problem.ts';

export type Inputs = Pick<Stage, 'modifiers' | 'values' | 'states' | 'tables'>;

/**
 * `whens` are the conditions of outcomes, `compared` the numbers in them. Values with their own modifier set add its
 * modifiers.
 */
export function inputsOf(
  builder: Builder,
  lines: readonly Line[],
  names: readonly string[],
  whens: readonly When[number][],
  withOwnSets: boolean,
  page?: Address,
  compared: readonly string[] = [],
): Inputs {
  const needed = new Set([...names, ...compared]);
  const all = lines.filter(({ modifier }) => builder.isPossible(modifier));
  for (const { modifier } of all) amountsIn(modifier).forEach((name) => needed.add(name));
  if (withOwnSets) all.push(...ownLines(builder, needed));
  const read = lookUps(builder, needed);
  all.push(...ownLines(builder, read.keys));
  const first = all.filter(
    ({ modifier }, index) => all.findIndex((line) => line.modifier.id === modifier.id) === index,
  );
  all.forEach(({ set }) => builder.takeSet(set));
  const usedOnce = (name: string) =>
    !names.includes(name) &&
    first.filter(({ modifier }) => amountsIn(modifier).includes(name)).length === 1;
  const own = new Set([...needed].filter(usedOnce));
  const modifiers = first
    .map((line) => followed(builder, modifierOf(line, own, page), read.roles))
    .map((one, _, others) => ({
      ...one,
      ...withinOf(builder, one, others),
      ...refusedByOf(builder, one, others),
    }));
  return {
    modifiers,
    values: [...needed].filter((name) => isGiven(builder, name)),
    states: statesOf(builder, [...whens, ...read.whens], first, modifiers),
    tables: [],
  };
}

/** Names in its amount and its numeric conditions. */
const amountsIn = ({ change, when = [] }: Line['modifier']): string[] => [
  ...[change.add, change.set, change.dice, change.shift?.columns].flatMap((amount) =>
    amount === undefined || amount === 'unknown' ? [] : namesIn(amount),
  ),
  ...numbersIn(when),
];

/** Numbers that only conditions of modifiers read that a reader ticks; `needed` are those that the roll needs itself. */
export function testedIn(
  { problem: { sets } }: Builder,
  { modifiers, values }: Inputs,
  needed: readonly string[],
): string[] {
  const read = modifiers.map(({ id, set, needs = [], automatic }) => {
    const { when = [] } = sets[set]?.modifiers.find((one) => one.id === id) ?? {};
    return { needs: automatic ? [...needs, ...numbersIn(when)] : needs, tests: numbersIn(when) };
  });
  const bases = Object.values(sets).flatMap(({ value }) => (value ? namesIn(value.base) : []));
  const used = new Set([...needed, ...bases, ...read.flatMap(({ needs }) => needs)]);
  return values.filter((name) => !used.has(name) && read.some(({ tests }) => tests.includes(name)));
}

/** The sets of the values that a roll or a table names: Sustained Fire lowers the B#. */
function ownLines(builder: Builder, needed: Set<string>): Line[] {
  return [...builder.model.library.sets].flatMap(([address, { value }]) => {
    if (!value || !needed.has(value.name)) return [];
    builder.takeSet(address);
    [value.base, value.atLeast ?? 0, value.atMost ?? 0]
      .flatMap(namesIn)
      .forEach((name) => needed.add(name));
    const lines = linesFor(address, builder.model.library);
    for (const { modifier } of lines) amountsIn(modifier).forEach((name) => needed.add(name));
    return lines;
  });
}

/** A declared number, not a result of the dice. */
const isGiven = ({ ruleset }: Builder, name: string): boolean =>
  !isRollName(name) && ruleset.values.some(({ id, role }) => id === name && !role);

function modifierOf(
  { modifier, set, group }: Line,
  own: ReadonlySet<string>,
  page: Address = set,
): ModifierInput {
  const { id, change, when = [], cancels } = modifier;
  const amount: Amount | undefined =
    change.add ?? change.set ?? change.dice ?? change.shift?.columns;
  const needs = amount === undefined ? [] : namesIn(amount).filter((name) => name !== 'unknown');
  const [only, ...others] = [...new Set(needs)];
  const implies = statesSaidBy(when);
  const automatic = automaticOf(modifier);
  return {
    id,
    address: `${pageIn(page)}#${id}`,
    set,
    ...groupOf(group, page),
    ...(needs.length > 0 && { needs: [...new Set(needs)] }),
    ...(only !== undefined &&
      others.length === 0 &&
      own.has(only) &&
      !automatic.automatic && { own: only }),
    ...automatic,
    ...(amount === 'unknown' && { unknown: `${pageIn(page)}#${id}` }),
    ...(implies.length > 0 && { implies }),
    ...(cancels && { cancels }),
  };
}

/** What changes a number that another modifier counts, or by which a table gives that number: AP. */
function withinOf(
  builder: Builder,
  { set }: ModifierInput,
  others: readonly ModifierInput[],
): Pick<ModifierInput, 'within'> {
  const { name = '' } = builder.problem.sets[set]?.value ?? {};
  const counts = ({ needs = [] }: ModifierInput) =>
    needs.includes(name) || lookUps(builder, new Set(needs)).keys.has(name);
  const by = others.find((one) => one.set !== set && counts(one));
  return by ? { within: by.id } : {};
}

/**
 * What rules out a modifier that says something of a side or unit. Of two that rule out each other, the first does: one that
 * nothing can rule out, or the one above.
 */
function refusedByOf(
  { problem: { sets } }: Builder,
  one: ModifierInput,
  others: readonly ModifierInput[],
): Pick<ModifierInput, 'refusedBy'> {
  const exceptions = ({ id, set }: ModifierInput) =>
    (sets[set]?.modifiers.find((modifier) => modifier.id === id)?.when ?? []).filter(
      ({ not }) => not,
    );
  const own = exceptions(one);
  if (!one.implies || own.length === 0) return {};
  const refusedBy = others.filter(
    (other, index) =>
      (exceptions(other).length === 0 || index < others.indexOf(one)) &&
      other.implies?.some(([role, word]) =>
        own.some(({ subject, not = [] }) => subject === role && [not].flat().includes(word)),
      ),
  );
  return refusedBy.length > 0 ? { refusedBy: refusedBy.map(({ id }) => id) } : {};
}

const groupOf = (
  group: Line['group'],
  page: Address,
): Pick<ModifierInput, 'group' | 'combine'> => ({
  ...(group && { group: `${pageIn(page)}#${group.id}` }),
  ...(group?.combine && group.combine !== 'sum' && { combine: group.combine }),
});

/** States tested by outcomes, or excluding a modifier, unless a modifier implies them. */
function statesOf(
  { ruleset }: Builder,
  whens: readonly When[number][],
  lines: readonly Line[],
  modifiers: readonly ModifierInput[],
): StateInput[] {
  const words = new Map<string, Set<string>>();
  const add = (role: string, states: readonly string[]) =>
    words.set(role, new Set([...(words.get(role) ?? []), ...states]));
  for (const { subject, is = [], not = [] } of whens) add(subject, [is, not].flat());
  for (const { modifier } of lines)
    for (const { subject, not = [] } of modifier.when ?? []) add(subject, [not].flat());
  for (const { modifier } of lines)
    for (const { subject, is = [] } of modifier.unchangedWhen ?? []) add(subject, [is].flat());
  const said = saidByOne(modifiers);
  return [...words].flatMap(([role, states]) => {
    if (isRollName(role)) return [];
    const left = [...states].filter((word) => !isRollName(word) && !said.has(`${role}=${word}`));
    if (left.length === 0) return [];
    return [stateOf(ruleset, role, states, left)];
  });
}

/** The words of a role to choose from; `states` are all that matter with them. */
export function stateOf(
  { markers, terms }: Builder['ruleset'],
  role: string,
  states: ReadonlySet<string>,
  words: string[],
): StateInput {
  const all = [...markers, ...terms].filter(
    ({ id, excludes = [] }) => states.has(id) && excludes.some((other) => states.has(other)),
  );
  return {
    role,
    words,
    ...(all.length > 0 && {
      excludes: Object.fromEntries(
        all.map(({ id, excludes = [] }) => [id, excludes.filter((other) => states.has(other))]),
      ),
    }),
    ...usualOf(all.filter(({ id }) => words.includes(id))),
  };
}

/**
 * States that a modifier stands for: nobody sets them besides. What several ways of one thing say is more than each of
 * them, as each target type says that ordnance fires; it can be set by itself.
 */
function saidByOne(modifiers: readonly ModifierInput[]): Set<string> {
  const by = new Map<string, ModifierInput[]>();
  for (const modifier of modifiers.filter(({ automatic }) => !automatic))
    for (const pair of modifier.implies ?? [])
      by.set(pair.join('='), [...(by.get(pair.join('=')) ?? []), modifier]);
  return new Set([...by].flatMap(([pair, all]) => (areWays(all) ? [] : pair)));
}

/** Whether they are several ways of one thing, of which a reader chooses one. */
export const areWays = ([first, ...others]: readonly ModifierInput[]): boolean =>
  first?.combine === 'unique' &&
  others.length > 0 &&
  others.every(({ group }) => group === first.group);

const usualOf = (
  markers: readonly { id: string; byDefault?: true }[],
): Pick<StateInput, 'usual'> => {
  const usual = markers.filter(({ byDefault }) => byDefault).map(({ id }) => id);
  return usual.length > 0 ? { usual } : {};
};

/** Whether nobody ticks it: it always applies, numbers decide it, or the throw shows it, as doubles without a leader. */
function automaticOf({
  always,
  when = [],
}: Line['modifier']): Pick<ModifierInput, 'always' | 'automatic'> {
  if (always && when.length === 0) return { automatic: true, always };
  const isDecided = decidesItself(when) || when.some(({ subject }) => subject === 'dice');
  return isDecided ? { automatic: true } : {};
}

/** Whether numeric input decides it; results of another roll's dice must be entered. */
const decidesItself = (when: When | []): boolean =>
  when.length > 0 && isNumeric(when) && when.every(({ subject }) => !isRollName(subject));

/** The state implied by a condition with a single state: the unit is CX. */
export const statesSaidBy = (when: When | []): [string, string][] =>
  when.flatMap(({ subject, is }): [string, string][] => {
    const words = [is ?? []].flat();
    const [word] = words;
    return word !== undefined && words.length === 1 && !isRollName(subject) && !isRollName(word)
      ? [[subject, word]]
      : [];
  });
