/** Calculates from the start through all successors, in one reading of the rules. */
import type { Library } from '../arithmetic/library.ts';
import { afterEachOther, known, unknown, type Answer } from './answer.ts';
import { factsAt, NO_FACTS, type Facts } from './stages/given.ts';
import type { Kinds } from './kinds.ts';
import { CERTAIN, type Distribution } from './odds.ts';
import type { Next, OutcomeInput, Problem, Stage, StageKey } from './problem.ts';
import type { BoardThrow, Exact, Refusal } from './result.ts';
import type { Settings, Situation } from './situation.ts';
import type { Joint } from './stages/same-dice.ts';
import { numberOfDice, type At, type Worked } from './stages/stage.ts';
import type { World } from './world.ts';

/** A stage in one reading of the rules, with all its successors. */
export interface Node extends Omit<Worked, 'outcomes' | 'board'> {
  stage: StageKey;
  after?: { stage: StageKey; outcome: string };
  reached: Answer<Exact>;
  /** How many dice are rolled each time it is reached. */
  dice: Distribution;
  outcomes: Branch[];
  readings: Node[];
  board?: BoardThrow[];
  joint?: Joint[];
}
export interface Branch {
  outcome: OutcomeInput;
  odds: Answer<Exact>;
  fromStart: Answer<Exact>;
  next: Node[];
}

export interface Course {
  kinds: Kinds;
  problem: Problem;
  library: Library;
  situation: Situation;
  world: World;
  refused: Refusal[];
}

interface Visit {
  key: StageKey;
  /** Replaces the settings of the situation, for an additional group of dice. */
  settings?: Settings;
  before: Facts;
  sets: readonly string[];
  gives: Readonly<Record<string, number>>;
  reached: Answer<Exact>;
  after?: { stage: StageKey; outcome: string };
  /** Keys of the stages on the way here, to prevent cycles. */
  way: readonly StageKey[];
}

/** `settings` replace those of the situation for this stage alone. */
export const nodeFor = (course: Course, key: StageKey, settings?: Settings): Node | undefined =>
  visit(course, {
    key,
    ...(settings && { settings }),
    before: NO_FACTS,
    sets: [],
    gives: {},
    reached: known(CERTAIN),
    way: [],
  });

function visit(course: Course, here: Visit): Node | undefined {
  const { problem } = course;
  const stage = problem.stages[here.key];
  if (!stage || here.way.includes(here.key)) return undefined;
  const facts = factsOf(course, stage, here, here.key);
  const at: At = { ...course, key: here.key, stage, facts };
  const { outcomes, ...worked } = workOut(course.kinds, at, () =>
    factsOf(course, stage, { ...here, before: NO_FACTS, sets: [] }, `${here.key}-other`),
  );
  const readings = (stage.readings ?? []).flatMap((key) => {
    const { after: _, ...start } = here;
    return visit(course, { ...start, key, before: facts, sets: [], gives: {} }) ?? [];
  });
  const value = worked.value?.type === 'known' ? worked.value.value : undefined;
  const follow = (outcome: string, next: readonly Next[] | undefined, odds: Answer<Exact>) =>
    follows(course, here.key, next).flatMap(({ to, sets = [], gives, unknown: reason }) => {
      const child = visit(course, {
        key: to,
        before: facts,
        sets,
        gives: gives !== undefined && value !== undefined ? { [gives]: value } : {},
        reached: reason === undefined ? odds : afterEachOther(odds, unknown(reason)),
        after: { stage: here.key, outcome },
        way: [...here.way, here.key],
      });
      return child ?? [];
    });
  const joint = course.kinds.sameDice?.(stage, here.key, worked.board, readings);
  const always = worked.barred === undefined ? follow('*', stage.next?.['*'], here.reached) : [];
  return {
    ...worked,
    ...joint,
    stage: here.key,
    ...(here.after && { after: here.after }),
    reached: here.reached,
    dice: numberOfDice(at),
    readings,
    outcomes: [
      ...outcomes.map(({ outcome, odds }) => {
        const fromStart = afterEachOther(here.reached, odds);
        return {
          outcome,
          odds,
          fromStart,
          next: follow(outcome.id, stage.next?.[outcome.id], fromStart),
        };
      }),
      ...(always.length > 0
        ? [{ outcome: ANY, odds: known(CERTAIN), fromStart: here.reached, next: always }]
        : []),
    ],
  };
}

/** Pseudo-outcome for any value: the successors of a value stage. */
export const ANY: OutcomeInput = { id: '*', address: '' };

const factsOf = (
  { problem, library, situation }: Course,
  stage: Stage,
  { before, sets, gives, settings }: Visit,
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
  });

/** Has no result if the kind of calculation is not loaded. */
function workOut(kinds: Kinds, at: At, other: () => Facts): Worked {
  const { stage } = at;
  switch (stage.type) {
    case 'roll': {
      const { contest } = stage;
      const worked = contest
        ? kinds.contest?.({ ...at, stage: { ...stage, contest } }, other())
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

/** The chosen successor; a single one follows unless it is optional. */
function follows(
  { situation }: Course,
  stage: StageKey,
  next: readonly Next[] = [],
): readonly Next[] {
  const chosen = next.find(({ to }) => situation.then.includes(to) && to !== stage);
  if (chosen) return [chosen];
  const [only] = next;
  return only && next.length === 1 && !only.optional ? [only] : [];
}
