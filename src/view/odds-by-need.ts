/**
 * A static table with the chance of success for every needed number. Works without scripts and on
 * paper.
 */
import { rangeOfDice, parseDice } from '../notation/dice.ts';
import type { Problem, StageKey } from '../workout/problem.ts';
import { resolve } from '../workout/resolve.ts';
import { percentInWords, targetInWords, throwsInWords } from '../calculator/odds-words.ts';
import type { Say } from '../calculator/say.ts';

export interface OddsByNeed {
  heading: string;
  heads: [need: string, throws: string, chance: string];
  rows: [need: string, throws: string, chance: string][];
}

/** Longer tables are left out, because they do not help readers. */
const MOST_ROWS = 20;

/**
 * For the roll of a stage with a target; undefined if its odds depend on more than dice and target.
 */
export function oddsByNeed(problem: Problem, key: StageKey, say: Say): OddsByNeed | undefined {
  const stage = problem.stages[key];
  const roll = stage && problem.rolls[stage.address];
  const dice = stage?.type === 'roll' && stage.dice ? parseDice(stage.dice) : undefined;
  if (!stage || !dice || roll?.target === undefined) return undefined;
  const { from, to } = rangeOfDice(dice);
  if (to - from >= MOST_ROWS) return undefined;
  const rows = Array.from({ length: to - from + 1 }, (_, index) => from + index).flatMap(
    (target): OddsByNeed['rows'] => {
      const rolls = { ...problem.rolls, [stage.address]: { ...roll, target } };
      const [result] = resolve(
        { ...problem, starts: [key], rolls },
        { stages: { [key]: { with: [], states: {}, rows: {}, values: {} } }, then: [], groups: [] },
      ).starts;
      if (result?.success?.type !== 'known' || result.target?.type !== 'known') return [];
      const { value } = result.success;
      return [
        [targetInWords(result.target.value), throwsInWords(value, say), percentInWords(value, say)],
      ];
    },
  );
  if (rows.length < 2) return undefined;
  return {
    heading: say('work.odds-table'),
    heads: [say('mod.need'), say('work.here'), say('work.chance')],
    rows,
  };
}
