/** Every throw of a roll, and what it means. */
import type { Ruleset } from '../../../src/model/rulebook.ts';
import type { Roll } from '../../../schemas/types.d.ts';
import { amounts, holds, NONE, type Number_, type Stand } from './amounts.ts';
import { valuesAt, ways } from './modifiers.ts';
import { modifiersFor, rollAt, setsIn, type Held } from './rules.ts';

/** Throws by outcome, of `of`, for every alternative that the rules leave open. */
export interface Reading {
  of: number | bigint;
  /** Throws by outcome id; undefined if a number is missing. */
  throws: Map<string, number | bigint | undefined>;
  total: Number_;
  /** Dice that modifiers add. */
  more?: number;
  rerolls?: string[];
}

interface Throw {
  faces: number[];
  natural: number;
}

/** Every throw. */
export function* throwsOf(dice: string, more = 0, rerolls: string[] = []): Generator<Throw> {
  for (const one of throwsByFaces(dice, more, rerolls))
    for (let n = 0; n < one.ways; n++) yield one;
}

/** Every row of numbers that the dice can show, with the number of throws that show it: one, unless dice are rolled again. */
function* throwsByFaces(
  dice: string,
  more = 0,
  rerolls: string[] = [],
): Generator<Throw & { ways: number }> {
  const { n, sides, plus, which, number, reroll, always, explode } =
    /^(?<n>\d*)D(?<sides>\d+)(?<plus>[+-]\d+)?(?: (?<which>highest|lowest) (?<number>\d+))?(?: reroll (?<reroll>[\d.]+)(?<always> repeatedly)?)?(?: explode (?<explode>\d+))?(?: extra \d+)?$/.exec(
      dice,
    )!.groups!;
  const isDigits = /^([2-9])\1+$/.test(sides!);
  const faces = Array.from({ length: Number(isDigits ? sides![0] : sides) }, (_, at) => at + 1);
  const all = [...(reroll ? [`${reroll}${always ?? ''}`] : []), ...rerolls];
  const isIn = (face: number, some: string[]) =>
    some.some((one) => {
      const [from, to = from] = one.split(' ')[0]!.split('..').map(Number);
      return from! <= face && face <= to!;
    });
  const [repeated, once] = [/ /, /^\S+$/].map((form) => all.filter((text) => form.test(text)));
  const stays = faces.filter((face) => !isIn(face, repeated!));
  // Of a die that may be rolled again, both rolls are made, whether or not the second one counts.
  const one = stays.flatMap((face) =>
    once!.length > 0 ? stays.map((second) => (isIn(face, once!) ? second : face)) : [face],
  );
  let die = one;
  if (explode)
    for (let left = 4; left > 0; left--)
      die = one.flatMap((face) =>
        die.map((then) => (face >= Number(explode) ? face + then : face)),
      );
  const count = (isDigits ? sides!.length : Number(n || 1)) + more;
  const shows = [...Map.groupBy(die, (face) => face)].map(([face, { length }]) => ({
    face,
    length,
  }));
  const at = Array.from({ length: count }, () => 0);
  for (;;) {
    const shown = at.map((index) => shows[index]!.face);
    const ways = at.reduce((product, index) => product * shows[index]!.length, 1);
    const order = [...shown].sort((a, b) => (which === 'lowest' ? a - b : b - a));
    const sum = order.slice(0, Number(number ?? count)).reduce((a, b) => a + b, 0);
    yield {
      faces: shown,
      ways,
      natural: isDigits ? Number(shown.join('')) : sum + Number(plus ?? 0),
    };
    let last = count - 1;
    while (last >= 0 && at[last] === shows.length - 1) at[last--] = 0;
    if (last < 0) return;
    at[last]!++;
  }
}

/** Every reading of a roll: the number of throws per outcome. */
export function readingsOf(ruleset: Ruleset, address: string, stand: Stand): Reading[] | undefined {
  const roll = rollAt(ruleset, address);
  if (!roll) return undefined;
  if (roll.check !== undefined) return checked(ruleset, roll, address, stand);
  const read = outcomeFor(ruleset, roll, modifiersFor(ruleset, address), stand);
  if (!read) return undefined;
  const dice = diceOf(ruleset, roll)!;
  return read.flatMap((one) => {
    const { outcomeOf, total, more, rerolls } = one;
    const nothing: Reading = {
      of: 1,
      throws: new Map(roll.outcomes.map(({ id }) => [id, undefined])),
      total,
    };
    if (roll.pool)
      return amounts(
        roll.pool.dice,
        afterSets(ruleset, roll, modifiersFor(ruleset, address), stand),
      ).map((number) =>
        number === NONE || more === NONE
          ? nothing
          : ofPool(roll, dice, Math.max(0, number + more), one),
      );
    const added = roll.times === undefined ? more : 0;
    if (added === NONE) return nothing;
    const all = [...throwsByFaces(dice, added, rerolls)].map(({ faces, natural, ways }) => ({
      ways,
      possible: outcomeOf(faces, natural),
    }));
    return { ...counted(roll, all, total), more: added, rerolls };
  });
}

/** Successes of all dice, counted die by die: every throw of one with every throw of those before it. */
function ofPool(
  roll: Roll,
  dice: string,
  number: number,
  { isSuccess, after, total, rerolls }: Read,
): Reading {
  const [, extra] = / extra (\d+)$/.exec(dice) ?? [];
  const die = [...throwsOf(dice, 0, rerolls)].map(({ faces, natural }) => ({
    success: isSuccess(faces, natural),
    another: extra !== undefined && natural >= Number(extra),
  }));
  const throws = new Map<string, bigint | undefined>();
  if (die.some(({ success }) => success === undefined)) {
    for (const { id } of roll.outcomes) throws.set(id, number === 0 ? 0n : undefined);
    if (number > 0) return { of: 1, throws, total };
  }
  const add = (a: Map<number, bigint>, b: Map<number, bigint>) => {
    const sum = new Map<number, bigint>();
    for (const [m, ways] of a)
      for (const [n, others] of b) sum.set(m + n, (sum.get(m + n) ?? 0n) + ways * others);
    return sum;
  };
  const level = (left: number): Map<number, bigint> => {
    const sum = new Map<number, bigint>();
    const then = left > 0 ? level(left - 1) : new Map([[0, 1n]]);
    const all = [...then.values()].reduce((a, b) => a + b, 0n);
    for (const { success, another } of die)
      for (const [n, ways] of another ? then : new Map([[0, all]]))
        sum.set(n + Number(success), (sum.get(n + Number(success)) ?? 0n) + ways);
    return sum;
  };
  let successes = new Map([[0, 1n]]);
  for (let n = 0; n < number; n++) successes = add(successes, level(extra === undefined ? 0 : 5));
  for (const { id } of roll.outcomes) throws.set(id, 0n);
  for (const [n, ways] of successes) throws.set(after(n), throws.get(after(n))! + ways);
  return { of: [...successes.values()].reduce((a, b) => a + b, 0n), throws, total };
}

/** The possible outcomes of every throw in order, for each open alternative. */
export const outcomesOfThrows = (
  ruleset: Ruleset,
  address: string,
  stand: Stand,
): string[][][] | undefined => {
  const roll = rollAt(ruleset, address);
  const dice = roll && diceOf(ruleset, roll);
  if (!dice) return undefined;
  return outcomeFor(ruleset, roll, modifiersFor(ruleset, address), stand)?.map(({ outcomeOf }) =>
    [...throwsOf(dice)].map(({ faces, natural }) => outcomeOf(faces, natural)),
  );
};

function diceOf(ruleset: Ruleset, roll: Roll): string | undefined {
  return roll.dice ?? rollAt(ruleset, roll.diceFrom?.[0] ?? '')?.dice;
}

interface Read {
  outcomeOf: (faces: readonly number[], natural: number) => string[];
  /** Of a pool: whether a die is a success, and the outcome of so many. */
  isSuccess: (faces: readonly number[], natural: number) => boolean | undefined;
  after: (successes: number) => string;
  total: Number_;
  more: Number_;
  rerolls: string[];
}

/** With the numbers that the roll names after the modifiers of their own sets. */
export function afterSets(
  ruleset: Ruleset,
  roll: Roll,
  list: readonly Held[],
  given: Stand,
): Stand {
  const stand = { ...given, numbers: { ...given.numbers } };
  const mentioned = JSON.stringify([
    roll.target,
    roll.times,
    roll.pool?.dice,
    roll.contest?.among,
    roll.outcomes,
    list.map(({ modifier }) => [modifier.change, modifier.when]),
  ]);
  for (const [address, { value }] of setsIn(ruleset)) {
    if (!value || !mentioned.includes(`"${value.name}"`)) continue;
    if (value.base !== value.name && value.name in given.numbers) continue;
    const [only = NONE, ...others] = valuesAt(ruleset, address, given);
    if (only === NONE || others.length > 0) Reflect.deleteProperty(stand.numbers, value.name);
    else stand.numbers[value.name] = only;
  }
  return stand;
}

/** The meaning of a throw, for every open alternative; undefined if a modifier is undecided. */
function outcomeFor(
  ruleset: Ruleset,
  roll: Roll,
  list: readonly Held[],
  given: Stand,
): Read[] | undefined {
  const stand = afterSets(ruleset, roll, list, given);
  const all = ways(list, stand);
  if (!all) return undefined;
  const bases: (Number_ | undefined)[] =
    roll.target === undefined
      ? [undefined]
      : roll.target === 'unknown'
        ? [NONE]
        : amounts(roll.target, stand);
  const names = roll.faces ?? [];
  const from = (roll.diceFrom ?? []).flatMap((address) => rollAt(ruleset, address)?.faces ?? []);
  const faceNames = names.length > 0 ? names : from;
  return all.flatMap(({ base, added, dice: more, rerolls }) =>
    bases.map((target): Read => {
      const seen = (faces: readonly number[], natural: number): Stand => {
        const numbers: Record<string, number> = { ...stand.numbers, natural };
        delete numbers['target'];
        // A number that replaces the target needs none.
        const aimed = typeof target === 'number' ? target : NaN;
        const changed = roll.modifies === 'target' ? base(aimed) : aimed;
        if (target !== undefined && !Number.isNaN(changed))
          if (roll.modifies !== 'target' || added !== NONE) numbers['target'] = changed;
        if (typeof target === 'number') numbers['base'] = target;
        if (roll.modifies === 'target') numbers['roll'] = natural;
        else if (added !== NONE) numbers['roll'] = base(natural);
        faceNames.forEach((name, index) => (numbers[name] = faces[index] ?? 0));
        const doubles = faces.length > 1 && new Set(faces).size === 1;
        const symbols = (roll.symbols ?? []).filter(({ on }) => on.includes(natural));
        const states = {
          ...stand.states,
          ...(doubles && { dice: ['doubles'] }),
          natural: symbols.map(({ id }) => id),
        };
        return { ...stand, numbers, states };
      };
      const outcomes = (at: Stand) => {
        const possible: string[] = [];
        for (const { id, when = [] } of roll.outcomes) {
          const truth = holds(when, at);
          if (truth !== false) possible.push(id);
          if (truth) break;
        }
        return possible;
      };
      const meant = new Map<string, string[]>();
      return {
        total: added,
        more,
        rerolls,
        outcomeOf: (faces, natural) => {
          // Throws of which the conditions see the same have the same outcome.
          const isDouble = faces.length > 1 && new Set(faces).size === 1;
          const key = `${natural} ${String(isDouble)} ${faceNames.length > 0 ? faces.join() : ''}`;
          const found = meant.get(key) ?? outcomes(seen(faces, natural));
          meant.set(key, found);
          return found;
        },
        isSuccess: (faces, natural) => holds(roll.pool?.success ?? [], seen(faces, natural)),
        after: (successes) =>
          outcomes({ ...stand, numbers: { ...stand.numbers, successes } })[0] ?? '',
      };
    }),
  );
}

function checked(
  ruleset: Ruleset,
  roll: Roll,
  address: string,
  stand: Stand,
): Reading[] | undefined {
  const other = rollAt(ruleset, roll.check!);
  if (!other) return undefined;
  // What a set for every roll repeats is, as in the roll that is thrown, one of its group.
  const thrown = modifiersFor(ruleset, roll.check!);
  const more = modifiersFor(ruleset, address).filter(
    ({ modifier }) => !thrown.some((one) => one.modifier.id === modifier.id),
  );
  return outcomeFor(ruleset, other, [...thrown, ...more], stand)?.map(({ outcomeOf, total }) => {
    const all = [...throwsByFaces(other.dice!)].map(({ faces, natural, ways }) => {
      const now = outcomeOf(faces, natural).map((was) => {
        const states = { ...stand.states, outcome: [was] };
        return roll.outcomes.find(({ when = [] }) => holds(when, { ...stand, states }))?.id ?? '';
      });
      return { ways, possible: [...new Set(now)] };
    });
    return counted(roll, all, total);
  });
}

/** An outcome that depends on a missing number has no number of throws. */
function counted(
  roll: Roll,
  all: readonly { ways: number; possible: string[] }[],
  total: Number_,
): Reading {
  const throws = new Map<string, number | undefined>();
  const sum = (of: typeof all) => of.reduce((ways, one) => ways + one.ways, 0);
  for (const { id } of roll.outcomes) {
    const open = all.some(({ possible }) => possible.length > 1 && possible.includes(id));
    throws.set(id, open ? undefined : sum(all.filter(({ possible }) => possible[0] === id)));
  }
  return { of: sum(all), throws, total };
}

/** Both sides of a contest roll: how often the first has more, less, or the same. */
export interface ContestThrow {
  own: number;
  against: number;
  isWon: boolean;
}
/** What a side adds, and its further dice. */
export type Side = Record<'total' | 'more', number> & { rerolls: string[] };
export function contestThrows(dice: string, mine: Side, yours: Side, highest: boolean) {
  const [all, others] = [mine, yours].map(({ more, rerolls }) => [
    ...throwsOf(dice, more, rerolls),
  ]);
  return (all ?? []).flatMap((a) =>
    (others ?? []).map((b): ContestThrow => {
      const [own, against] = [a.natural + mine.total, b.natural + yours.total];
      return { own, against, isWon: own > against === highest };
    }),
  );
}
