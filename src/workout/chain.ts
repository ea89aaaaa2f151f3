/** Calculates from the start through all successors, in one reading of the rules. */
import { known, unknown, type Answer } from './answer.ts';
import { afterEachOther } from './answered-odds.ts';
import type { Distribution } from './distribution.ts';
import { CERTAIN } from './odds.ts';
import type { Next, OutcomeInput, StageKey } from './problem.ts';
import type { BoardThrow, Exact } from './result.ts';
import type { Settings } from './situation.ts';
import { boardOf } from './stages/board.ts';
import { numberOfDice } from './stages/number-of-dice.ts';
import { jointReadings, onlyAfter, type Joint } from './stages/same-dice.ts';
import type { Worked } from './stages/stage.ts';
import { stageAt, START, type Arrival, type Course } from './stages/work-out.ts';

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

interface Visit extends Arrival {
  key: StageKey;
  reached: Answer<Exact>;
  after?: { stage: StageKey; outcome: string };
  /** Keys of the stages on the way here, to prevent cycles. */
  way: readonly StageKey[];
}

/** `settings` replace those of the situation for this stage alone. */
export const nodeFor = (course: Course, key: StageKey, settings?: Settings): Node | undefined =>
  visit(course, {
    key,
    ...START,
    ...(settings && { settings }),
    reached: known(CERTAIN),
    way: [],
  });

function visit(course: Course, here: Visit): Node | undefined {
  const found = here.way.includes(here.key) ? undefined : stageAt(course, here.key, here);
  if (!found) return undefined;
  const { at, worked: all } = found;
  const { stage, facts } = at;
  const { outcomes, ...worked } = all;
  const board = worked.board ?? boardOf(worked);
  const readings = (stage.readings ?? []).flatMap((key): Node[] => {
    const { after: _, ...start } = here;
    const node = visit(course, { ...start, key, before: facts, sets: [], gives: {}, adds: {} });
    const after = course.problem.stages[key]?.after;
    return node ? [after ? onlyAfter(after, outcomes, board, node) : node] : [];
  });
  const value = worked.value?.type === 'known' ? worked.value.value : undefined;
  const follow = (outcome: string, next: readonly Next[] | undefined, odds: Answer<Exact>) =>
    follows(course, here.key, next).flatMap(
      ({ to, sets = [], adds = {}, gives, unknown: reason }) => {
        const child = visit(course, {
          key: to,
          before: facts,
          sets,
          adds,
          gives: gives !== undefined && value !== undefined ? { [gives]: value } : {},
          reached: reason === undefined ? odds : afterEachOther(odds, unknown(reason)),
          after: { stage: here.key, outcome },
          way: [...here.way, here.key],
        });
        return child ?? [];
      },
    );
  const joint = jointReadings(stage, here.key, board, readings);
  const always = worked.barred === undefined ? follow('*', stage.next?.['*'], here.reached) : [];
  return {
    ...worked,
    ...(board && { board }),
    ...joint,
    stage: here.key,
    ...(here.after && { after: here.after }),
    reached: here.reached,
    dice: numberOfDice(at, worked.moreDice),
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
