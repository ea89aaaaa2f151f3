/**
 * Finds places in a table: rows by key, columns by the tests of their heading, ranges by the dice.
 * Keys are read from cells.
 */
import type { Bounds } from '../notation/cells.ts';
import type { When } from '../../schemas/types.d.ts';
import { allHold } from './conditions.ts';
import { throwsOf } from './dice.ts';
import type { Dice } from '../notation/dice.ts';
import type { Fraction } from './fraction.ts';
import { knownFrom, type Situation } from './situation.ts';

/** A key that is a number or a range; undefined if the cell has neither. */
export type Key = Bounds | undefined;

/**
 * Index of the row for a value. `exact`: the row whose key equals or contains it. `up-to`: the row
 * with the least key not below it, regardless of row order. Undefined if there is none, or more
 * than one.
 */
export function rowFor(
  keys: readonly Key[],
  match: 'exact' | 'up-to',
  value: number,
): number | undefined {
  if (match === 'exact')
    return only(
      keys.flatMap((key, index) => (key && key.from <= value && value <= key.to ? [index] : [])),
    );
  const nearest = Math.min(...keys.flatMap((key) => (key && key.to >= value ? [key.to] : [])));
  return only(keys.flatMap((key, index) => (key?.to === nearest ? [index] : [])));
}

/**
 * Index of the one heading whose tests are met; headings without tests are ignored. Undefined if
 * none or several match, or a number is missing.
 */
export function columnFor(
  headings: readonly (When | undefined)[],
  situation: Situation,
): number | undefined {
  const known = knownFrom(situation);
  const truths = headings.map((when) => (when ? allHold(when, known) : false));
  return truths.includes(undefined)
    ? undefined
    : only(truths.flatMap((truth, index) => (truth ? [index] : [])));
}

/** Index of the range that contains a result. */
export const rangeFor = (ranges: readonly Key[], result: number): number | undefined =>
  rowFor(ranges, 'exact', result);

const only = (indices: number[]): number | undefined =>
  indices.length === 1 ? indices[0] : undefined;

export interface Partition {
  /** Odds of each range, in order; 0 for an empty one. */
  shares: Fraction[];
  /** Results in no range, and in more than one. */
  gaps: number[];
  overlaps: number[];
}

/**
 * How ranges divide the results of the dice, with `bonus` added to every throw. Undefined if there
 * are too many throws.
 */
export function partition(ranges: readonly Key[], dice: Dice, bonus = 0): Partition | undefined {
  const throws = throwsOf(dice);
  if (!throws) return undefined;
  const of = throws.reduce((sum, { ways }) => sum + ways, 0n);
  const shares = ranges.map(() => ({ count: 0n, of }));
  const result: Partition = { shares, gaps: [], overlaps: [] };
  for (const { natural, ways } of throws) {
    const figure = natural + bonus;
    const claiming = shares.filter((_, index) => {
      const range = ranges[index];
      return range && range.from <= figure && figure <= range.to;
    });
    if (claiming.length === 0) result.gaps.push(figure);
    if (claiming.length > 1) result.overlaps.push(figure);
    for (const share of claiming) share.count += ways;
  }
  return result;
}
