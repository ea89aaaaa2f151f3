/** The possible results of a roll: its dice with every combination of modifiers. */
import type { Bounds } from '../notation/cells.ts';
import { parseDice, rangeOfDice, type Dice } from '../notation/dice.ts';
import { throwsOf } from './dice.ts';
import { loadSpecialDice } from './special/load.ts';
import type { Amount, TableRoll } from '../../schemas/types.d.ts';

loadSpecialDice();

export interface Reach {
  /**
   * Every result in rising order. For a modifier without limit, up to the bounds of the table's
   * ranges.
   */
  results: number[];
  openBelow: boolean;
  openAbove: boolean;
}

/** The results of all these rolls together. `near` are the ranges they are compared with. */
export function reachOf(rolls: readonly TableRoll[], near: readonly Bounds[]): Reach {
  const ends = near.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  const [least, most] = [Math.min(...ends) - 1, Math.max(...ends) + 1];
  const all = new Set<number>();
  let [openBelow, openAbove] = [false, false];
  for (const roll of rolls) {
    const dice = parseDice(roll.dice);
    if (!dice) continue;
    const { from, to } = rangeOfDice(dice);
    openAbove ||= to === Infinity;
    let results = new Set(resultsOf(dice, from, Number.isFinite(to) ? to : Math.max(most, from)));
    for (const { change, always } of roll.modifiers ?? []) {
      const [low, high] = change.add === undefined ? [0, 0] : amountBounds(change.add);
      openBelow ||= low === -Infinity;
      openAbove ||= high === Infinity;
      results = widen(results, low, high, always ? [] : results, least, most);
    }
    results.forEach((result) => all.add(result));
  }
  return { results: [...all].sort((a, b) => a - b), openBelow, openAbove };
}

/** Of D66 only some numbers between the ends. */
function resultsOf(dice: Dice, from: number, to: number): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const shown = dice.isDigits && throwsOf(dice)?.map(({ natural }) => natural);
  return shown ? all.filter((result) => shown.includes(result)) : all;
}

/**
 * Adds to `without` every result with the modifier applied: a constant shifts it, a varying amount shifts it by
 * each step up to its bounds.
 */
function widen(
  results: ReadonlySet<number>,
  low: number,
  high: number,
  without: Iterable<number>,
  least: number,
  most: number,
): Set<number> {
  const wide = new Set(without);
  for (const result of results) {
    if (low === high) wide.add(result + low);
    else
      for (
        let sum = Math.max(result + low, Math.min(least, result));
        sum <= Math.min(result + high, Math.max(most, result));
        sum++
      )
        wide.add(sum);
  }
  return wide;
}

/** Least and greatest value of an amount; infinite for named values, which are not known here. */
function amountBounds(amount: Amount): [number, number] {
  if (typeof amount === 'number') return [amount, amount];
  if (Array.isArray(amount)) {
    return amount
      .map(amountBounds)
      .reduce<[number, number]>(([low, high], [less, more]) => [low + less, high + more], [0, 0]);
  }
  if (typeof amount === 'string') {
    const dice = parseDice(amount);
    const { from, to } = dice ? rangeOfDice(dice) : { from: -Infinity, to: Infinity };
    return [from, to];
  }
  if (amount.from !== undefined && amount.to !== undefined)
    return [Math.min(amount.from, amount.to), Math.max(amount.from, amount.to)];
  return (amount.each ?? 1) < 0 ? [-Infinity, 0] : [0, Infinity];
}
