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
  const roll = stage && problem.rolls[stage.address];
  const dice = stage?.type === 'roll' && stage.dice ? parseDice(stage.dice) : undefined;
  if (!stage || !dice || roll?.target === undefined) return undefined;
  const { from, to } = rangeOfDice(dice);
  if (to - from >= MOST_CELLS) return undefined;
  const { target: start } = roll;
  const named = namedIn(start, problem);
  const resultAt = (target: number, others?: Settings['values']) =>
    resultWith(problem, key, named, target, others);
  const cellsWith = (others: Settings['values']): Strip['cells'] =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap((target) => {
      const result = resultAt(target, others);
      if (result?.success?.type !== 'known' || result.target?.type !== 'known') return [];
      const { value } = result.success;
      // What cannot fail needs no cell, unless it is where the roll starts.
      if (value.count === value.of && start !== target) return [];
      return [{ target: result.target.value, chance: value, isStart: start === target }];
    });
  // Numbers that only change what is needed may be any: the strip says what follows from what is needed.
  const lacking = to - from < FEW_CELLS ? needsOf(resultAt(from)?.success, named) : [];
  const cells = cellsWith(Object.fromEntries(lacking.map((name) => [name, 0])));
  const again =
    lacking.length > 0
      ? cellsWith(Object.fromEntries(lacking.map((name) => [name, roll.pool ? MANY : 1])))
      : cells;
  if (cells.length < 2 || !agree(cells, again)) return undefined;
  const beyond = roll.beyondDice === undefined ? undefined : resultAt(to + 1)?.target;
  return {
    cells,
    ...(roll.beyondDice !== undefined &&
      beyond?.type === 'known' && { beyond: { address: roll.beyondDice, target: beyond.value } }),
    isLong: cells.length > FEW_CELLS,
  };
}

const namedIn = (target: unknown, { values }: Problem): string | undefined =>
  typeof target === 'string' && target in values ? target : undefined;

/** Whether each number has one chance. */
function agree(cells: Strip['cells'], others: Strip['cells']): boolean {
  const chances = new Map(cells.map(({ target, chance }) => [target.number, reduced(chance)]));
  return (
    chances.size === cells.length &&
    others.every(({ target, chance }) => {
      const found = chances.get(target.number);
      return found === undefined || found === reduced(chance);
    })
  );
}

/** The roll with a target: a value that readers enter or take from a table, `named`, or the number of the roll itself. */
function resultWith(
  problem: Problem,
  key: StageKey,
  named: string | undefined,
  target: number,
  others: Settings['values'] = {},
): StageResult | undefined {
  const address = problem.stages[key]?.address ?? '';
  const roll = problem.rolls[address];
  const rolls =
    roll && named === undefined
      ? { ...problem.rolls, [address]: { ...roll, target } }
      : problem.rolls;
  const values = named === undefined ? {} : { ...others, [named]: target };
  return resolve(
    { ...problem, starts: [key], rolls },
    { ...NO_SITUATION, stages: { [key]: { ...NO_SETTINGS, values } } },
  ).starts[0];
}

/** The names of the values that a result lacks, besides `named`. */
const needsOf = (success: StageResult['success'], named: string | undefined): string[] =>
  success?.type === 'missing'
    ? success.needs
        .map((need) => need.slice(need.lastIndexOf('.') + 1))
        .filter((name) => name !== named)
    : [];
