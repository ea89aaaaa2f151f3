/**
 * How many dice a roll has, where a number with modifiers and limits of its own says it: `Blows: 3`, below it `At most: 3`.
 * It is worked out as a stage of its own.
 */
import type { Problem, Stage, ValueStage } from '../../workout/problem.ts';
import { NO_SITUATION, type Settings, type Situation } from '../../workout/situation.ts';
import type { StageResult, StartResult } from '../../workout/result.ts';
import { namesIn } from '../../workout/stages/lacking.ts';
import { workOut } from '../../workout/evaluator.ts';
import { numeral, type Say, type Words } from '../say.ts';
import type { Why } from './why.ts';

/** A stage that is worked out alone, with its problem and situation. */
export interface Alone {
  problem: Problem;
  situation: Situation;
  result: StartResult;
}

const KEY = 'alone';

function alone(problem: Problem, stage: Stage, settings: Settings): Alone[] {
  const own = settings.with.filter((id) => stage.modifiers.some((one) => one.id === id));
  const one: Problem = { ...problem, starts: [KEY], stages: { [KEY]: stage }, same: [] };
  const situation = { ...NO_SITUATION, stages: { [KEY]: { ...settings, with: own } } };
  return workOut(one, situation, false).starts.map((result) => ({
    problem: one,
    situation,
    result,
  }));
}

/** The sets of the numbers that say how many dice are rolled, as stages; none of a number that is rolled as it is entered. */
export function diceStages({ sets, rolls }: Problem, stage: Stage): ValueStage[] {
  const times = stage.type === 'roll' ? stage.times : undefined;
  const names = [rolls[stage.address]?.pool?.dice ?? [], times ?? []].flat().flatMap(namesIn);
  return Object.entries(sets).flatMap(([address, { value }]): ValueStage[] => {
    if (!value || !names.includes(value.name)) return [];
    const { name, base, atLeast = 0, atMost = 0 } = value;
    const used = [base, atLeast, atMost].flatMap(namesIn).concat(name);
    const { modifiers, values, states, tables } = stage;
    return [
      {
        ...{ type: 'value', address, value: name, states, tables },
        modifiers: modifiers.filter(({ set }) => set === address),
        values: values.filter((one) => used.includes(one)),
      },
    ];
  });
}

/** Each number of dice, where it is known. */
export const numbersOfDice = (
  problem: Problem,
  stages: readonly ValueStage[],
  settings: Settings,
): Alone[] =>
  stages
    .flatMap((stage) => alone(problem, stage, settings))
    .filter(({ result }) => result.value?.type === 'known');

/** How many successes there are on average, where all readings of the rules have the same. */
export function averageLine(
  { average, success }: StageResult,
  { address }: Stage,
  { say }: Words,
  tell: Say,
): Why[] {
  if (average === undefined || success?.type === 'open') return [];
  return [{ name: tell('why.average'), address, figure: numeral(average, say), parts: [] }];
}
