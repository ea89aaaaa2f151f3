/** Calculates from the start through all successors, in one reading of the rules. */
import { known, unknown, type Answer } from './answer.ts';
import { afterEachOther } from './answered-odds.ts';
import type { afterAllDice } from './after-all-dice.ts';
import type { countsIn } from './counts.ts';
import { allHold, anyHolds } from '../arithmetic/conditions.ts';
import { CERTAIN, NEVER } from './odds.ts';
import type { Next, OutcomeInput, Stage, StageKey } from './problem.ts';
import type { BoardThrow, Exact, StageResult } from './result.ts';
import type { Settings } from './situation.ts';
import type { amongSeveral } from './stages/among.ts';
import { boardOf } from './stages/board.ts';
import type { numberOfDice, NumberOfDice } from './stages/number-of-dice.ts';
import type { Facts } from './stages/given.ts';
import { afterOwn } from './stages/own-numbers.ts';
import type { jointReadings, Joint, onlyAfter } from './stages/same-dice.ts';
import type { At, Worked } from './stages/stage.ts';
import { stageAt, START, workOut, type Arrival, type Course } from './stages/work-out.ts';
import type { Memory } from './world.ts';

/** A stage in one reading of the rules, with all its successors. */
export interface Node extends Omit<Worked, 'outcomes' | 'board'> {
  stage: StageKey;
  after?: StageResult['after'];
  reached: Answer<Exact>;
  /** How many dice are rolled each time it is reached; one where nothing says so. */
  dice?: NumberOfDice;
  /** Reached once, whatever the number of dice before it. */
  once?: true;
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
  /** What can follow here. */
  ways?: readonly Next[] | undefined;
}

interface Visit extends Arrival {
  key: StageKey;
  reached: Answer<Exact>;
  after?: StageResult['after'];
  /** Once for each of several dice before it. */
  perDie?: true;
  /** Keys of the stages on the way here and of what was read there: each is visited once. */
  way: readonly StageKey[];
  place: Place;
}

/** A stage as it is come to: what is known there is the same in all readings of the rules. */
interface Place {
  at?: At;
  worked: Memory<WithDice>;
  /** By how likely it is to be reached. */
  nodes: Map<string, Memory<Node>>;
  next: Map<string, Place>;
}
const newPlace = (): Place => ({ worked: {}, nodes: new Map(), next: new Map() });

function inMap<T>(map: Map<string, T>, name: readonly unknown[], make: () => T): T {
  const key = name.join();
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}

interface Rare {
  afterAllDice: typeof afterAllDice;
  amongSeveral: typeof amongSeveral;
  countsIn: typeof countsIn;
  jointReadings: typeof jointReadings;
  numberOfDice: typeof numberOfDice;
  onlyAfter: typeof onlyAfter;
}
/** Few games roll several dice, each read on its own, or read one throw several times: a page loads of this what it needs. */
export const rare: Partial<Rare> = {};

/** The throws with all that is read of each. */
const jointIn = (
  { type }: Stage,
  key: StageKey,
  board: BoardThrow[] | undefined,
  readings: readonly Node[],
): Pick<Node, 'board' | 'joint'> | undefined =>
  readings.length > 0 && board && type === 'roll'
    ? rare.jointReadings?.(key, board, readings)
    : board && { board };

/** A stage that a reader starts from; `settings` replace those of the situation for it alone. */
export const visitOf = (key: StageKey, before: Facts, settings?: Settings): Visit => ({
  key,
  ...START,
  before,
  settings,
  reached: known(CERTAIN),
  way: [],
  place: newPlace(),
});

export function visit(course: Course, here: Visit): Node | undefined {
  const stage = here.way.includes(here.key) ? undefined : course.problem.stages[here.key];
  if (!stage) return undefined;
  const { reached, perDie } = here;
  const name = [
    perDie,
    ...(reached.type === 'known'
      ? [reached.value.count, reached.value.of]
      : Object.values(reached)),
  ];
  const node = inMap(here.place.nodes, name, (): Memory<Node> => ({}));
  return course.world.once(node, () => nodeAt(course, stage, here));
}

function nodeAt(course: Course, stage: Stage, here: Visit): Node {
  const { place } = here;
  const { world } = course;
  const at = (place.at ??= stageAt(course, here.key, stage, here));
  const worked = world.once(place.worked, () => withDice(at, workOut(course, at, here)));
  const placeOf = (...name: readonly unknown[]) => inMap(place.next, name, newPlace);
  const { facts } = at;
  const { outcomes, board, dice } = worked;
  // What is read from this throw is not read again from a later one of the same shot.
  const { readings: read = [] } = worked.barred === undefined ? stage : {};
  // What was ticked for the throw, or for the FP that it is made with, holds in all that is read from it: it is one shot.
  const shot = [...facts.with, ...here.before.with];
  const said = [...shot, ...read.flatMap((key) => course.situation.stages[key]?.with ?? [])];
  const { value: result } = worked;
  const value = result?.type === 'known' ? result.value : undefined;
  const passed = result?.type === 'unknown' ? { unknown: result.reasons[0] ?? '' } : value;
  const given = afterOwn(
    at,
    stage.type === 'value' && value !== undefined ? { [stage.value]: value } : {},
  );
  const readings = read.flatMap((key): Node[] => {
    const { after: _, ...start } = here;
    const { onlyWith, unless } = course.problem.stages[key] ?? {};
    if (onlyWith?.every((id) => !said.includes(id)) || anyHolds(unless, given)) return [];
    const node = visit(course, {
      ...start,
      key,
      before: facts,
      sets: shot,
      gives: {},
      adds: {},
      place: placeOf(key),
    });
    const after = course.problem.stages[key]?.after;
    return node ? [(after && rare.onlyAfter?.(after, outcomes, board, node)) ?? node] : [];
  });
  // Without any dice nothing comes about.
  const isNone = dice?.size === 1 && dice.has(0);
  const from = isNone ? known(NEVER) : here.reached;
  const perDie = here.perDie === true || (dice !== undefined && !dice.get(1)?.count);
  const open = (outcome: string) =>
    (stage.next?.[outcome] ?? []).filter(({ when }) => allHold(when, given) !== false);
  const follow = (outcome: string, odds: Answer<Exact>) =>
    follows(course, here.key, open(outcome)).flatMap((one) => {
      const { to, sets = [], passes = [], adds = {}, gives, counts, unknown: reason } = one;
      const given = gives !== undefined && passed !== undefined ? { [gives]: passed } : {};
      // What this way here adds to the value, it adds to a number that a reader enters in its place.
      const way = worked.counted.filter(({ id }) => here.sets.includes(id));
      const added = way.reduce((sum, { adds: one = 0 }) => sum + one, 0);
      const more = added && gives ? { [gives]: added } : undefined;
      const child = (chance: Answer<Exact>, own: Visit['gives'] = {}) => {
        const reached = afterEachOther(from, chance);
        const all = { ...given, ...own };
        return visit(course, {
          key: to,
          before: facts,
          sets: [...sets, ...passes.filter((id) => facts.with.includes(id))],
          adds,
          gives: all,
          more,
          reached: reason === undefined ? reached : afterEachOther(reached, unknown(reason)),
          after: { stage: here.key, outcome, more, by: way[0]?.id },
          way: [...here.way, here.key, ...read],
          place: placeOf(outcome, to, ...Object.values(all)),
          ...(perDie && counts === undefined && { perDie }),
        });
      };
      if (counts === undefined || !rare.afterAllDice) return child(odds) ?? [];
      const own = here.perDie ? unknown(stage.address) : odds;
      return rare.afterAllDice(course, at, one, { odds: own, dice }, child) ?? [];
    });
  const joint = jointIn(stage, here.key, board, readings);
  const always = worked.barred === undefined ? follow('*', known(CERTAIN)) : [];
  return {
    ...worked,
    ...joint,
    stage: here.key,
    ...(here.after && { after: here.after }),
    reached: here.reached,
    readings,
    outcomes: [
      ...outcomes.map(({ outcome, odds, leads = odds }) => ({
        outcome,
        odds,
        fromStart: afterEachOther(from, odds),
        next: follow(outcome.id, leads),
        ways: open(outcome.id),
      })),
      ...(always.length > 0
        ? [
            {
              outcome: ANY,
              odds: known(CERTAIN),
              fromStart: here.reached,
              next: always,
              ways: open('*'),
            },
          ]
        : []),
    ],
  };
}

/** With every throw of its dice, and the number of them. */
type WithDice = Worked & Pick<Node, 'dice'>;

function withDice(at: At, worked: Worked): WithDice {
  const board = worked.board ?? boardOf(worked);
  const dice = rare.numberOfDice?.(at, worked.moreDice);
  return { ...worked, ...(board && { board }), ...(dice && { dice }) };
}

/** Pseudo-outcome for any value: the successors of a value stage. */
export const ANY: OutcomeInput = { id: '*', address: '' };

/** The chosen successor; a single one follows unless it is optional. */
function follows({ situation }: Course, stage: StageKey, next: readonly Next[]): readonly Next[] {
  const chosen = next.find(({ to }) => situation.then.includes(to) && to !== stage);
  if (chosen) return [chosen];
  const [only] = next;
  return only && next.length === 1 && !only.optional ? [only] : [];
}
