/** One stage in one reading of the rules: what is known there, and what comes out. */
import type { Library } from '../../arithmetic/library.ts';
import type { Problem, Stage, StageKey } from '../problem.ts';
import type { Given } from './row-table.ts';
import type { Refusal } from '../result.ts';
import type { Settings, Situation } from '../situation.ts';
import type { World } from '../world.ts';
import type { workOutContest } from './contest.ts';
import { factsAt, NO_FACTS, type Facts, type FactsOf } from './given.ts';
import { leftOut, workOutRoll } from './roll.ts';
import type { At, Worked } from './stage.ts';
import { workOutTable } from './table.ts';
import { workOutValue } from './value.ts';

export interface Course {
  problem: Problem;
  library: Library;
  situation: Situation;
  world: World;
  refused: Refusal[];
  /** Is told what is known at every stage. */
  seen?: Seen | undefined;
}
export type Seen = (key: StageKey, parts: FactsOf, facts: Facts) => void;

const libraries = new WeakMap<Problem, Library>();

export function libraryIn(problem: Problem): Library {
  const { sets, rolls } = problem;
  const library = libraries.get(problem) ?? {
    sets: new Map(Object.entries(sets)),
    rolls: new Map(Object.entries(rolls)),
  };
  libraries.set(problem, library);
  return library;
}

/** What an earlier stage passes on. */
export interface Arrival {
  /** Replaces the settings of the situation, for an additional group of dice. */
  settings?: Settings | undefined;
  before: Facts;
  sets: readonly string[];
  gives: Readonly<Record<string, Given>>;
  adds: Readonly<Record<string, number>>;
  more?: Readonly<Record<string, number>> | undefined;
}

/** For a stage that a reader starts from. */
export const START: Arrival = { before: NO_FACTS, sets: [], gives: {}, adds: {} };

/**
 * What the starts of a page say of what is one thing there: the target type of a shot. A later one goes first, since an earlier
 * one may only follow from it.
 */
export const saidAtStarts = (course: Pick<Course, 'problem' | 'library' | 'situation'>): Facts =>
  course.problem.starts.reduceRight((before, key) => {
    const stage = course.problem.stages[key];
    const states = stage && factsOf(course, stage, { ...START, before }, key).states;
    return { ...NO_FACTS, states: { ...before.states, ...states } };
  }, NO_FACTS);

export const stageAt = (course: Course, key: StageKey, stage: Stage, arrival: Arrival): At => ({
  ...course,
  key,
  stage,
  facts: factsOf(course, stage, arrival, key),
});

function factsOf(
  { problem, library, situation, seen }: Pick<Course, 'problem' | 'library' | 'situation' | 'seen'>,
  stage: Stage,
  arrival: Arrival,
  key: StageKey,
): Facts {
  const settings = arrival.settings ?? situation.stages[key];
  const parts = { problem, library, stage, ...arrival, settings };
  const facts = factsAt(parts);
  seen?.(key, parts, facts);
  return facts;
}

let contests: typeof workOutContest | undefined;
/** Few games have contests: a page loads them only where it needs them. */
export function useContests(loaded: typeof workOutContest): void {
  contests = loaded;
}

export function workOut(course: Course, at: At, arrival: Arrival): Worked {
  const { stage } = at;
  const left = leftOut(at);
  if (left) return left;
  switch (stage.type) {
    case 'roll':
      return stage.contest && contests
        ? contests({ ...at, stage }, course, arrival)
        : workOutRoll({ ...at, stage });
    case 'value':
      return workOutValue({ ...at, stage });
    case 'table':
      return workOutTable({ ...at, stage });
  }
}
