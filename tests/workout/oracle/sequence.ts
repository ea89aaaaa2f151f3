/**
 * The odds of whole sequences: every throw of each stage is made, and all ways to an outcome are
 * added up. What follows what is read from the rules, not from the problems.
 */
import type { Effect, Next } from '../../../schemas/types.d.ts';
import type { Ruleset } from '../../../src/model/rulebook.ts';
import { reduced } from '../../../src/workout/odds.ts';
import type { Problem, Stage } from '../../../src/workout/problem.ts';
import { NO_SETTINGS, type Situation } from '../../../src/workout/situation.ts';
import { amounts, holds, type Stand } from './amounts.ts';
import { afterSets, outcomesOfThrows } from './rolls.ts';
import { modifiersFor, rollAt, setsIn } from './rules.ts';
import { expectedAt } from './one-stage.ts';
import { isRefusedOnlyAt, saidByAll, withShared } from './shared.ts';
import { tableThrows } from './tables.ts';
import { standOf, type Before } from './stand.ts';

type Odds = [count: bigint, of: bigint];
const times = ([a, b]: Odds, [c, d]: Odds): Odds => [a * c, b * d];
const plus = ([a, b]: Odds, [c, d]: Odds): Odds => [a * d + c * b, b * d];
const oddsOf = (text: string): Odds => text.split('/').map(BigInt) as Odds;

type Choose = (point: string, ways: number) => number;

/** The results of `work` for every choice at every open point, which is the same wherever it comes up. */
function inEveryCase<T>(work: (choose: Choose) => T): T[] {
  const points = new Map<string, { ways: number; taken: number }>();
  const results: T[] = [];
  for (;;) {
    results.push(
      work((point, ways) => {
        const known = points.get(point) ?? { ways, taken: 0 };
        points.set(point, known);
        return known.taken;
      }),
    );
    const [last, at] = [...points].findLast(([, { ways, taken }]) => taken + 1 < ways) ?? [];
    if (last === undefined || !at) return results;
    const kept = [...points.keys()].indexOf(last);
    [...points.keys()].slice(kept + 1).forEach((point) => points.delete(point));
    at.taken++;
  }
}

/**
 * By the key of the outcome: its odds from the start over all ways; undefined if one is not known,
 * or not the same for all values that the rules leave open.
 */
export function sequenceOdds(
  ruleset: Ruleset,
  problem: Problem,
  start: string,
  written: Situation,
): Map<string, string | undefined> {
  const situation = withShared(ruleset, problem, written);
  const [first, ...others] = inEveryCase((choose) =>
    oddsInCase(ruleset, problem, start, situation, choose),
  );
  const isSame = (key: string, odds: string | undefined) =>
    others.every((other) => other.get(key) === odds);
  return new Map(
    [...(first ?? [])].map(([key, odds]) => [key, isSame(key, odds) ? odds : undefined]),
  );
}

function oddsInCase(
  ruleset: Ruleset,
  problem: Problem,
  start: string,
  situation: Situation,
  choose: Choose,
): Map<string, string | undefined> {
  const sums = new Map<string, Odds | undefined>();
  const prefix = (key: string) => (key === problem.starts[0] ? '' : `${key}.`);
  const add = (key: string, odds: Odds | undefined) => {
    const before = sums.has(key) ? sums.get(key) : ([0n, 1n] as Odds);
    sums.set(key, before && odds ? plus(before, odds) : undefined);
  };
  const settingsAt = (key: string) => situation.stages[key] ?? NO_SETTINGS;

  const visit = (key: string, come: Odds | undefined, way: string[], before?: Before): void => {
    const stage = problem.stages[key];
    if (!stage || way.includes(key)) return;
    const stand = standOf({ ruleset, stage }, settingsAt(key), before);
    const other = standOf(
      { ruleset, stage: problem.stages[`${key}-other`] ?? stage },
      settingsAt(`${key}-other`),
    );
    // Without any dice nothing comes about.
    const dice = stage.type === 'roll' ? diceAt(ruleset, stage.address, stand) : undefined;
    const reached: Odds | undefined = dice !== undefined && dice <= 0 ? [0n, 1n] : come;
    const found = expectedAt({ ruleset, stage }, stand, other);
    const rows = { ...before?.rows, ...settingsAt(key).rows };
    const only = (id: string): Odds | undefined => {
      const [odds, ...others] = found[id] ?? [];
      return odds === undefined || others.length > 0 ? undefined : oddsOf(odds);
    };
    // A number that is entered for a plain hit has the bonus of a critical one besides.
    const bonus = (before?.sets ?? []).reduce((sum, id) => {
      const { set = '' } = stage.modifiers.find((one) => one.id === id) ?? {};
      const { change } =
        setsIn(ruleset)
          .get(set)
          ?.modifiers.find((one) => one.id === id) ?? {};
      const adds = typeof change?.add === 'number' ? change.add : 0;
      return stand.named.includes(id) ? sum + adds : sum;
    }, 0);
    const follow = (
      next: readonly Following[],
      odds: Odds | undefined,
      value?: number,
      ofOne?: Odds,
    ) => {
      const ways = next
        .filter(({ when = [] }) => holds(when, stand) !== false)
        .flatMap((one) => waysOf(problem, ruleset, one));
      const chosen =
        ways.find(({ to }) => situation.then.includes(to) && to !== key) ??
        (ways.length === 1 && !ways[0]!.optional ? ways[0] : undefined);
      if (!chosen) return;
      const { to, given: said, adds, gives, counts, unknown } = chosen;
      const passed = chosen.carries.filter((id) =>
        isRefusedOnlyAt(ruleset, id, stage, problem.stages[to]!),
      );
      const sets = [...chosen.sets, ...passed.filter((id) => stand.named.includes(id))];
      const given = gives !== undefined && value !== undefined ? { [gives]: value } : {};
      const go = (reachedNow: Odds | undefined, more: Record<string, number> = {}) => {
        const isNever = reachedNow?.[0] === 0n;
        const seen = [...way, key, ...(stage.readings ?? [])];
        visit(to, unknown && !isNever ? undefined : reachedNow, seen, {
          stand,
          rows,
          sets,
          gives: { ...given, ...more },
          adds,
          ...(gives !== undefined && { more: { [gives]: bonus } }),
          given: said,
        });
      };
      if (counts === undefined) return void go(odds);
      if (!ofOne || !reached) return void go(undefined);
      // A number that was rolled is the only one; it needs to be known of how many dice.
      const set = settingsAt(to).values[counts];
      if (dice === undefined) return void go(undefined);
      const hits = hitsOf(ofOne, dice ?? 1);
      const numbers = [...hits.keys()].filter((number) => number > 0);
      for (const number of numbers)
        if (set === undefined || set === number)
          go(times(reached, hits[number]!), { [counts]: number });
      if (set !== undefined && !numbers.includes(Number(set))) go([0n, 1n]);
    };
    if (stage.type === 'value') {
      const values = found['value'] ?? [];
      const value = values[choose(stage.address, values.length)];
      const number = value === undefined ? undefined : Number(value);
      follow(nextOf(ruleset, stage.address, '*'), reached, number);
      const rule = setsIn(ruleset).get(stage.address)?.value;
      const first = rule?.outcomes?.find(
        ({ when = [] }) =>
          holds(when, {
            ...stand,
            numbers: { ...stand.numbers, ...(number !== undefined && { [stage.value]: number }) },
          }) !== false,
      );
      for (const { id } of stage.outcomes ?? []) {
        const odds: Odds | undefined =
          number === undefined ? undefined : [first?.id === id ? 1n : 0n, 1n];
        add(prefix(key) + id, odds && reached && times(reached, odds));
        follow(nextOf(ruleset, stage.address, id), odds && reached && times(reached, odds), number);
      }
      return;
    }
    for (const { id } of stage.outcomes) {
      const odds = reached && only(id) && times(reached, only(id)!);
      const isNever = reached?.[0] === 0n || only(id)?.[0] === 0n;
      add(prefix(key) + id, isNever ? [0n, 1n] : odds);
      const table = stage.type === 'table' ? tableThrows(ruleset, stage.address, stand) : undefined;
      const leading: Odds | undefined =
        table && reached && odds
          ? times(reached, [BigInt(table.leading.get(id) ?? 0), BigInt(table.of)])
          : odds;
      follow(nextOf(ruleset, stage.address, id), isNever ? [0n, 1n] : leading, undefined, only(id));
    }
    // One shot: what is ticked for it, here or before.
    const shot = [...stand.named, ...(before?.stand.named ?? [])];
    const said = [...shot, ...(stage.readings ?? []).flatMap((one) => settingsAt(one).with)];
    for (const reading of stage.readings ?? []) {
      // The To Hit DR of a shot says whether ROF is kept, not the attack that follows it.
      if (way.includes(reading)) continue;
      const read = problem.stages[reading]!;
      const { onlyWith: needs, unless = [] } = rollAt(ruleset, read.address) ?? {};
      if (needs && !needs.some((id) => said.includes(id))) continue;
      if (unless.some((test) => holds([test], stand) === true)) continue;
      const readStand = standOf({ ruleset, stage: read }, settingsAt(reading), {
        stand,
        rows,
        sets: shot,
        gives: {},
        adds: {},
      });
      const after = rollAt(ruleset, read.address)?.after;
      const own =
        after === undefined ? [undefined] : outcomesOfThrows(ruleset, stage.address, stand);
      const seen = outcomesOfThrows(ruleset, read.address, readStand);
      for (const { id } of read.outcomes ?? []) {
        const ways = (own ?? []).flatMap((first) =>
          (seen ?? []).map((second) => countOf(id, second, first, [after ?? []].flat())),
        );
        const [count, ...others] = [...new Set(ways)];
        const isKnown = count !== undefined && others.length === 0;
        const of = BigInt(seen?.[0]?.length ?? 1);
        add(
          prefix(reading) + id,
          isKnown && reached ? times(reached, [BigInt(count), of]) : undefined,
        );
      }
    }
  };
  visit(start, [1n, 1n], [], saidByAll(ruleset, problem, situation));
  return new Map(
    [...sums].map(([key, odds]) => [key, odds && reduced({ count: odds[0], of: odds[1] })]),
  );
}

/** How many dice the roll has, if it is given. */
function diceAt(ruleset: Ruleset, address: string, stand: Stand): number | undefined {
  const roll = rollAt(ruleset, address);
  const after = roll && afterSets(ruleset, roll, modifiersFor(ruleset, address), stand);
  const [number] = amounts(roll?.times ?? 1, after ?? stand);
  return typeof number === 'number' ? number : undefined;
}

/** The most throws of all dice together that are made one by one; of more dice each is added to those before it. */
const MOST_THROWS = 50_000;

/** The odds that 0, 1, 2 … of so many dice hit. */
function hitsOf([count, of]: Odds, dice: number): Odds[] {
  const hits = Array.from({ length: dice + 1 }, () => 0n);
  if (of ** BigInt(dice) <= MOST_THROWS) {
    const throwNext = (left: number, hit: number): void => {
      if (left === 0) hits[hit]!++;
      else for (let face = 0n; face < of; face++) throwNext(left - 1, hit + (face < count ? 1 : 0));
    };
    throwNext(dice, 0);
  } else {
    hits[0] = 1n;
    for (let die = 1; die <= dice; die++)
      for (let hit = die; hit >= 0; hit--)
        hits[hit] = hits[hit]! * (of - count) + (hits[hit - 1] ?? 0n) * count;
  }
  return hits.map((own) => [own, of ** BigInt(dice)]);
}

/** Throws with only this outcome, after those of the roll before; undefined where one is open. */
function countOf(
  id: string,
  seen: readonly string[][],
  before: readonly string[][] | undefined,
  after: readonly string[],
): number | undefined {
  if (before?.some((ids) => ids.length !== 1)) return undefined;
  const counted = seen.filter((_, index) => !before || after.includes(before[index]![0]!));
  if (counted.some((ids) => ids.length !== 1 && ids.includes(id))) return undefined;
  return counted.filter(([first]) => first === id).length;
}

type Following = Next & { effects: readonly Effect[]; gives?: string };

/** What the rules say follows an outcome, or `*` a value. */
function nextOf(ruleset: Ruleset, address: string, id: string): Following[] {
  const [page = ''] = address.split('#');
  const entry = ruleset.entries.find((one) => one.address === page);
  const value = setsIn(ruleset).get(address)?.value;
  if (id === '*')
    return (value?.next ?? []).map((one) => ({ ...one, effects: [], gives: value!.name }));
  const outcomes = rollAt(ruleset, address)?.outcomes ?? value?.outcomes;
  const outcome = outcomes?.find((one) => one.id === id);
  if (outcome)
    return (outcome.next ?? []).map((one) => ({
      ...one,
      effects: outcome.effects ?? [],
      ...(value && { gives: value.name }),
    }));
  if (entry?.kind !== 'tables') return [];
  const row = entry.data.rows.find((one) => one.id === id);
  const column = entry.data.columns.find((one) => one.id === id);
  const own: Next[] = row?.roll ? [{ to: `${page}#${id}` }] : [];
  return [...(row?.next ?? column?.next ?? []), ...own].map((one) => ({
    ...one,
    effects: row?.effects ?? [],
  }));
}

/** What can follow an outcome of a stage. */
export const waysFrom = (problem: Problem, ruleset: Ruleset, { address }: Stage, id: string) =>
  nextOf(ruleset, address, id).flatMap((one) =>
    waysOf(problem, ruleset, one).map(({ to }) => ({ to, carries: one.carries })),
  );

function waysOf(problem: Problem, ruleset: Ruleset, next: Following) {
  const { to, way, sets, given = [], effects, optional, unknown, gives, counts: counted } = next;
  const entry = ruleset.entries.find(({ address }) => address === to);
  const rolls = entry?.kind === 'tables' ? (entry.data.rolls ?? []) : [];
  const targets =
    rolls.length > 0
      ? rolls.filter(({ id }) => !way || id === way).map(({ id }) => `${to}#${id}`)
      : [to];
  return targets.flatMap((address) => {
    const [key] = Object.entries(problem.stages).find(([, one]) => one.address === address) ?? [];
    if (key === undefined) return [];
    const stage = problem.stages[key]!;
    const adds: Record<string, number> = {};
    for (const { do: act, marker, count = 1, when, obligation } of effects)
      for (const { id, counts } of ruleset.values)
        if (
          (act === 'place' || act === 'remove') &&
          !when &&
          obligation !== 'may' &&
          [marker].flat().includes(counts ?? '')
        )
          if ([...stage.values, ...(stage.carried ?? [])].includes(id))
            adds[id] = (adds[id] ?? 0) + (act === 'place' ? 1 : -1) * Number(count);
    return [
      {
        to: key,
        optional: optional === true || targets.length > 1,
        sets: [sets ?? []].flat(),
        carries: [next.carries ?? []].flat(),
        given,
        adds,
        gives,
        counts: counted,
        unknown: unknown !== undefined,
      },
    ];
  });
}
