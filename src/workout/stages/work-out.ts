/** One stage in one reading of the rules: what is known there, and what comes out. */
import type { Library } from '../../arithmetic/library.ts';
import { known } from '../answer.ts';
import type { Kinds } from '../kinds.ts';
import type { Problem, Stage, StageKey } from '../problem.ts';
import type { Refusal } from '../result.ts';
import type { Settings, Situation } from '../situation.ts';
import type { World } from '../world.ts';
import { factsAt, NO_FACTS, type Facts } from './given.ts';
import type { At, Worked } from './stage.ts';

export interface Course {
  kinds: Kinds;
  problem: Problem;
  library: Library;
  situation: Situation;
  world: World;
  refused: Refusal[];
}

export const libraryWith = (rules: Kinds, { sets, rolls }: Problem): Library => ({
  sets: new Map(Object.entries(sets)),
  rolls: new Map(Object.entries(rolls)),
  rules,
});

/** What an earlier stage passes on. */
export interface Arrival {
  /** Replaces the settings of the situation, for an additional group of dice. */
  settings?: Settings;
  before: Facts;
  sets: readonly string[];
  gives: Readonly<Record<string, number>>;
}

/** For a stage that a reader starts from. */
export const START: Arrival = { before: NO_FACTS, sets: [], gives: {} };

/** Undefined if the problem has no such stage. */
export function stageAt(
  course: Course,
  key: StageKey,
  arrival: Arrival,
): { at: At; worked: Worked } | undefined {
  const stage = course.problem.stages[key];
  if (!stage) return undefined;
  const at = { ...course, key, stage, facts: factsOf(course, stage, arrival, key) };
  const worked = workOut(course.kinds, at, () =>
    factsOf(course, stage, { ...arrival, before: NO_FACTS, sets: [] }, `${key}-other`),
  );
  return { at, worked };
}

const factsOf = (
  { kinds, problem, library, situation }: Course,
  stage: Stage,
  { before, sets, gives, settings }: Arrival,
  key: StageKey,
): Facts =>
  factsAt({
    problem,
    library,
    stage,
    settings: key.endsWith('-other') ? situation.stages[key] : (settings ?? situation.stages[key]),
    before,
    sets,
    gives,
    lookUp: kinds.lookUp,
  });

/** Has no result if the kind of calculation is not loaded. */
function workOut(kinds: Kinds, at: At, other: () => Facts): Worked {
  const { stage } = at;
  switch (stage.type) {
    case 'roll': {
      const { contest } = stage;
      const worked = contest
        ? kinds.roll &&
          kinds.contest?.({ ...at, stage: { ...stage, contest } }, other(), kinds.roll)
        : kinds.roll?.({ ...at, stage });
      return worked ?? NOTHING;
    }
    case 'value':
      return kinds.value?.({ ...at, stage }) ?? NOTHING;
    case 'table':
      return kinds.table?.({ ...at, stage }) ?? NOTHING;
  }
}

const NOTHING: Worked = { total: known(0), outcomes: [], counted: [] };
