/**
 * The chance of success for every needed number: a strip of cells. Works without scripts and on
 * paper; the calculator marks the cell of its result.
 */
import { percentInWords, targetInSigns } from '../calculator/odds-words.ts';
import type { Say } from '../calculator/say.ts';
import { parseDice, rangeOfDice } from '../notation/dice.ts';
import type { Problem, StageKey } from '../workout/problem.ts';
import { resolve } from '../workout/resolve.ts';
import { reduced } from '../workout/odds.ts';
import type { Exact, StageResult, Target } from '../workout/result.ts';
import { isUndecided } from '../workout/rivals.ts';
import { NO_SETTINGS, NO_SITUATION, type Settings } from '../workout/situation.ts';

export interface OddsByNeed {
  heading: string;
  cells: NeedCell[];
  /** The number beyond the dice, of which the sources do not say what happens, and where the page says so. */
  beyond?: { need: string; number: number; word: string; href: string };
  /** More cells than fit above the modifiers: shown after them, folded. */
  isLong: boolean;
}
export interface NeedCell {
  /** `5+` */
  need: string;
  number: number;
  /** `33 %` */
  chance: string;
  /** The number before any modifier. */
  isStart: boolean;
}

/** Longer strips are left out, because they do not help readers. */
const MOST_CELLS = 20;
/** More dice of a pool have other odds of the same number needed. */
const MANY = 9;
/** Two lines on a phone. */
const FEW_CELLS = 12;

/** Every number has its cell, also those of which the same results succeed: 10, 11 and 12 of 2D6 where 11 and 12 always fail. */
const needOf = ({ number, form }: Target): string => targetInSigns({ number, form });

/** A strip without its words. */
interface Strip {
  cells: { target: Target; chance: Exact; isStart: boolean }[];
  beyond?: { address: string; target: Target };
  isLong: boolean;
}

/** The words of a strip differ by language, its numbers do not: they are worked out once. */
const strips = new WeakMap<Problem, Map<StageKey, Strip | undefined>>();

/**
 * For the roll of a stage with a target; undefined if its odds depend on more than dice and target.
 */
export function oddsByNeed(
  problem: Problem,
  key: StageKey,
  { say, link }: { say: Say; link: (address: string) => string },
): OddsByNeed | undefined {
  const known = strips.get(problem) ?? new Map<StageKey, Strip | undefined>();
  strips.set(problem, known);
  if (!known.has(key)) known.set(key, stripOf(problem, key));
  const strip = known.get(key);
  if (!strip) return undefined;
  const { cells, beyond, isLong } = strip;
  return {
    heading: say('work.odds-table'),
    cells: cells.map(({ target, chance, isStart }) => ({
      need: needOf(target),
      number: target.number,
      chance: percentInWords(chance, say),
      isStart,
    })),
    ...(beyond && {
      beyond: {
        need: needOf(beyond.target),
        number: beyond.target.number,
        word: say('work.unknown'),
        href: link(beyond.address),
      },
    }),
    isLong,
  };
}

function stripOf(problem: Problem, key: StageKey): Strip | undefined {
  const stage = problem.stages[key];
  if (stage?.type !== 'roll') return undefined;
  const roll = problem.rolls[stage.address];
  const dice = stage.dice && parseDice(stage.dice);
  if (!dice || roll?.target === undefined) return undefined;
  const { target: start, pool } = roll;
  const { from, to } = rangeOfDice(dice);
  if (to - from >= MOST_CELLS) return undefined;
  const named = Object.keys(problem.values).filter((name) => name === start);
  const resultsAt = (target: number, others: Settings['values']): StageResult[] => {
    const values = { ...others, ...Object.fromEntries(named.map((name) => [name, target])) };
    const rolls = { ...problem.rolls, [stage.address]: { ...roll, target } };
    const situation = { ...NO_SITUATION, stages: { [key]: { ...NO_SETTINGS, values } } };
    return resolve({ ...problem, starts: [key], rolls }, situation, isUndecided).starts;
  };
  const lacking = resultsAt(from, {}).flatMap(needsOf);
  if (lacking.length > 0 && (named.length === 0 || to - from >= FEW_CELLS)) return undefined;
  /** With the same number for all that lack one. */
  const neededAt = (target: number, number: number) =>
    resultsAt(target, Object.fromEntries(lacking.map((name) => [name, number]))).flatMap(
      ({ success, target: needed }) =>
        success && needed?.type === 'known' ? [{ success, target: needed.value }] : [],
    );
  const cellsWith = (number: number): Strip['cells'] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((at) =>
      neededAt(at, number).flatMap(({ success, target }) => {
        if (success.type !== 'known') return [];
        const { value: chance } = success;
        // What cannot fail needs no cell, unless it is where the roll starts.
        if (chance.count === chance.of && start !== at) return [];
        return [{ target, chance, isStart: start === at }];
      }),
    );
  const cells = cellsWith(0);
  const [beyond] = neededAt(to + 1, 0).flatMap(({ success, target }) =>
    success.type === 'unknown' ? success.reasons.map((address) => ({ address, target })) : [],
  );
  // Numbers that only change what is needed may be any: the strip says what follows from what is needed.
  if (cells.length < 2 || !agree(cells, cellsWith(pool ? MANY : 1))) return undefined;
  return { cells, ...(beyond && { beyond }), isLong: cells.length > FEW_CELLS };
}

/** Whether each number has one chance. */
function agree(cells: Strip['cells'], others: Strip['cells']): boolean {
  const chances = new Map(cells.map(({ target, chance }) => [target.number, reduced(chance)]));
  return (
    chances.size === cells.length &&
    others.every(({ target: { number }, chance }) =>
      [undefined, reduced(chance)].includes(chances.get(number)),
    )
  );
}

/** The names of the values that a result lacks. */
const needsOf = ({ success }: StageResult): string[] =>
  success?.type === 'missing' ? success.needs : [];
