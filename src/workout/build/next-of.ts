/** The successors of outcomes. */
import { pageIn } from '../../model/address.ts';
import type { Effect, Next as NextData, Row, When } from '../../../schemas/types.d.ts';
import { statesSaidBy, type Inputs } from './inputs-of.ts';
import type { Builder } from './problem-of.ts';
import type { Address, Next, Problem, Stage, StageKey } from '../problem.ts';

/** What a stage asks for; `tested` are the numbers among it that only conditions of its modifiers read. */
type From = Inputs & { tested?: readonly string[] };

/**
 * The successors of each outcome; `*` are those of a value. `from` is what its stage asks for, and `gives` the name of the
 * value there.
 */
export function nextOf(
  builder: Builder,
  page: Address,
  outcomes: readonly { id: string; next?: NextData[]; effects?: Effect[] }[],
  from: From,
  always?: readonly NextData[],
  gives?: string,
): Pick<Stage, 'next'> {
  const all: Record<string, Next[]> = {};
  const add = (id: string, list: readonly NextData[] = [], effects: readonly Effect[] = []) => {
    const found = list
      .flatMap((one) => linksTo(builder, page, one, from, gives))
      .map((link) => ({ ...link, ...addedBy(builder, effects, link.to) }));
    if (found.length > 0) all[id] = found;
  };
  for (const { id, next, effects } of outcomes) add(id, next, effects);
  add('*', always);
  return Object.keys(all).length > 0 ? { next: all } : {};
}

/** A link to a table leads to each way of rolling on it. */
function linksTo(
  builder: Builder,
  page: Address,
  { to, way, sets, given, carries, counts, optional, when, unknown, notOffered = [] }: NextData,
  from: From,
  gives?: string,
): Next[] {
  if (!builder.isPossible({ notOffered })) return [];
  const { parts } = builder.model;
  const ways = parts.has(to)
    ? [to]
    : [...parts.keys()].filter(
        (address) =>
          pageIn(address) === to &&
          parts.get(address)?.kind === 'table' &&
          (way === undefined || address === `${to}#${way}`),
      );
  return ways.flatMap((address) => {
    const key = builder.build(address);
    const stage = key === undefined ? undefined : builder.stages[key];
    if (key === undefined || !stage) return [];
    // What is worked out here is there, whether it is carried or not.
    const all = carriedBy(carries, stage, namesOf(from)).filter((name) => name !== gives);
    const { values } = stage;
    const tests = all.filter((name) => from.tested?.includes(name) && values.includes(name));
    const passes = all.filter((name) => isRefusedOnlyAt(name, from, stage, builder.problem));
    const names = all.filter((name) => !tests.includes(name) && !passes.includes(name));
    if (names.length > 0) {
      stage.carried = [...new Set([...(stage.carried ?? []), ...names])];
      stage.values = stage.values.filter((name) => !names.includes(name));
      if (carries === 'all')
        stage.states = stage.states.filter(({ role }) => !names.includes(role));
    }
    return [
      {
        to: key,
        ...((optional || ways.length > 1) && { optional: true as const }),
        ...(when && { when }),
        ...((sets ?? given) && { sets: [...(sets ?? []), ...saidOf(stage, to, given)] }),
        ...(tests.length > 0 && { tests }),
        ...(passes.length > 0 && { passes }),
        ...(counts !== undefined && { counts }),
        ...(gives !== undefined && { gives }),
        ...(unknown !== undefined && { unknown: `${page}#${unknown}` }),
      },
    ];
  });
}

/**
 * Whether a modifier is refused here with a word with which it counts there, so that it is ticked at both: the height of a target
 * of the ATT counts on the IFT alone.
 */
function isRefusedOnlyAt(id: string, here: Inputs, there: Inputs, { sets }: Pick<Problem, 'sets'>) {
  const [refused, others] = [here, there].map(({ modifiers }) => {
    const set = modifiers.find((one) => one.id === id)?.set ?? '';
    const { when = [] } = sets[set]?.modifiers.find((one) => one.id === id) ?? {};
    return when.flatMap(({ subject, not = [] }) =>
      [not].flat().map((word) => `${subject}=${word}`),
    );
  });
  const isThere = there.modifiers.some((one) => one.id === id);
  return isThere && refused?.some((word) => !others?.includes(word)) === true;
}

/** What an outcome says of the next stage: circumstances there that nobody can tick. */
function saidOf(stage: Stage, set: Address, given: When | [] = []): string[] {
  return statesSaidBy(given).map((pair) => {
    const id = pair.join('=');
    stage.carried = [...new Set([...(stage.carried ?? []), id])];
    if (!stage.modifiers.some((one) => one.id === id))
      stage.modifiers.push({ id, address: set, set, automatic: true, implies: [pair] });
    return id;
  });
}

/** Markers that an outcome always places or removes, where the next roll counts them: the pin marker of a fire. */
function addedBy(
  { ruleset, stages }: Builder,
  effects: readonly Effect[],
  to: StageKey,
): Pick<Next, 'adds'> {
  const adds: Record<string, number> = {};
  const stage = stages[to];
  const names = [...(stage?.values ?? []), ...(stage?.carried ?? [])];
  for (const { do: act, marker, count = 1, when, obligation } of effects) {
    const sign = { place: 1, remove: -1, flip: 0, keep: 0 }[act];
    if (sign === 0 || when || obligation === 'may' || typeof count !== 'number') continue;
    for (const { id, counts } of ruleset.values)
      if (counts !== undefined && [marker].flat().includes(counts) && names.includes(id))
        adds[id] = (adds[id] ?? 0) + sign * count;
  }
  return Object.keys(adds).length > 0 ? { adds } : {};
}

/** A row may have a roll of its own. */
export function rowsNext(
  builder: Builder,
  page: Address,
  rows: readonly Row[],
  from: Inputs,
): Pick<Stage, 'next'> {
  const own = rows.map((row) => ({
    id: row.id,
    ...(row.effects && { effects: row.effects }),
    next: [...(row.next ?? []), ...(row.roll ? [{ to: `${page}#${row.id}` }] : [])],
  }));
  return nextOf(builder, page, own, from);
}

/** All names that the stage has and the one before it had, or the listed ones. */
const carriedBy = (
  carries: NextData['carries'],
  stage: Stage,
  before: readonly (string | undefined)[],
): string[] =>
  carries === 'all'
    ? namesOf(stage).filter((name) => before.includes(name))
    : [carries ?? []].flat();

const namesOf = ({ values, states, modifiers }: Inputs): string[] => [
  ...values,
  ...states.map(({ role }) => role),
  ...modifiers.map(({ id }) => id),
];
