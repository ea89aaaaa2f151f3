/**
 * The chance of success for every needed number: a strip of cells. Works without scripts and on
 * paper; the calculator marks the cell of its result.
 */
import { percentInWords, targetInSigns } from '../calculator/odds-words.ts';
import type { Say } from '../calculator/say.ts';
import { parseDice, rangeOfDice } from '../notation/dice.ts';
import type { Problem, StageKey } from '../workout/problem.ts';
import { resolve } from '../workout/resolve.ts';

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
/** Two lines on a phone. */
const FEW_CELLS = 12;

/**
 * For the roll of a stage with a target; undefined if its odds depend on more than dice and target.
 */
export function oddsByNeed(
  problem: Problem,
  key: StageKey,
  { say, link }: { say: Say; link: (address: string) => string },
): OddsByNeed | undefined {
  const stage = problem.stages[key];
  const roll = stage && problem.rolls[stage.address];
  const dice = stage?.type === 'roll' && stage.dice ? parseDice(stage.dice) : undefined;
  if (!stage || !dice || roll?.target === undefined) return undefined;
  const { from, to } = rangeOfDice(dice);
  if (to - from >= MOST_CELLS) return undefined;
  const resultAt = (target: number) =>
    resolve(
      {
        ...problem,
        starts: [key],
        rolls: { ...problem.rolls, [stage.address]: { ...roll, target } },
      },
      { stages: { [key]: { with: [], states: {}, rows: {}, values: {} } }, then: [], groups: [] },
    ).starts[0];
  const cells = Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap(
    (target): NeedCell[] => {
      const result = resultAt(target);
      if (result?.success?.type !== 'known' || result.target?.type !== 'known') return [];
      const { value } = result.target;
      // What cannot fail needs no cell, unless it is where the roll starts.
      if (result.success.value.count === result.success.value.of && roll.target !== target)
        return [];
      return [
        {
          need: targetInSigns(value),
          number: value.number,
          chance: percentInWords(result.success.value, say),
          isStart: roll.target === target,
        },
      ];
    },
  );
  if (cells.length < 2) return undefined;
  return {
    heading: say('work.odds-table'),
    cells,
    ...beyondDice(roll.beyondDice && link(roll.beyondDice), resultAt(to + 1)?.target, say),
    isLong: cells.length > FEW_CELLS,
  };
}

function beyondDice(
  href: string | undefined,
  target: NonNullable<ReturnType<typeof resolve>['starts'][0]>['target'] | undefined,
  say: Say,
): Pick<OddsByNeed, 'beyond'> {
  if (href === undefined || target?.type !== 'known') return {};
  return {
    beyond: {
      need: targetInSigns(target.value),
      number: target.value.number,
      word: say('work.unknown'),
      href,
    },
  };
}
