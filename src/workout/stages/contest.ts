/** Two sides that roll against each other; what is rolled among several is worked out in `among.ts`. */
import { allHold } from '../../arithmetic/conditions.ts';
import { contestOdds, OTHER_SIDE, type Side } from '../../arithmetic/special/contest.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { join, known, unknown, type Answer } from '../answer.ts';
import { rare } from '../chain.ts';
import type { RollStage } from '../problem.ts';
import type { Exact } from '../result.ts';
import { arithmeticOf, NO_FACTS } from './given.ts';
import { afterOwn } from './own-numbers.ts';
import { workOutRoll } from './roll.ts';
import type { At, Worked } from './stage.ts';
import { stageAt, type Arrival, type Course } from './work-out.ts';

type ContestAt = At & { stage: RollStage };

export function workOutContest(at: ContestAt, course: Course, arrival: Arrival): Worked {
  const { stage, problem } = at;
  const { contest } = stage;
  if (!contest) return workOutRoll(at);
  const own = workOutRoll(at);
  if (contest.among !== undefined) return rare.amongSeveral?.(at, own) ?? own;
  const other = withoutOneSided(at, otherSide(at, course, arrival));
  const theirs = workOutRoll(other);
  const roll = problem.rolls[stage.address];
  const odds =
    roll && own.totalOf && theirs.totalOf
      ? contestOdds(
          roll,
          contest,
          { own: sideOf(own, own.totalOf), other: sideOf(theirs, theirs.totalOf) },
          afterOwn(at),
        )
      : undefined;
  const open = stage.outcomes.find(({ unknown: reason }) => reason !== undefined)?.unknown;
  const chance = (one: Exact | undefined): Answer<Exact> => {
    const totals = join([own.total, theirs.total], () => 0);
    if (open !== undefined) return unknown(open);
    if (totals.type !== 'known') return totals;
    return one ? known(one) : unknown(stage.address);
  };
  return {
    total: own.total,
    outcomes: stage.outcomes.map((outcome) => ({
      outcome,
      odds: chance(odds?.outcomes.find(({ id }) => id === outcome.id)?.chance),
    })),
    ...(stage.outcomes.some(({ success }) => success) && { success: chance(odds?.success) }),
    counted: own.counted,
    other: {
      // Of two equal sides, both have the controls of one stage.
      stage: other.stage === stage ? at.key : other.key,
      counted: theirs.counted,
    },
  };
}

const sideOf = ({ rolled }: Worked, totalOf: Side['totalOf']): Side => ({
  totalOf,
  ...(rolled && { dice: rolled }),
});

/** The other side has settings of its own; of two different sides, a stage, too. */
function otherSide({ key, stage }: ContestAt, course: Course, arrival: Arrival): ContestAt {
  const name = `${key}-other`;
  const own = course.problem.stages[name];
  const there = own?.type === 'roll' ? own : stage;
  const { facts, ...at } = stageAt(course, name, there, {
    ...arrival,
    before: NO_FACTS,
    sets: [],
    settings: undefined,
  });
  const states = { ...facts.states, ...OTHER_SIDE };
  return { ...at, stage: there, facts: { ...facts, states } };
}

/** What only one side can have is that of the first. */
function withoutOneSided(
  { stage, problem, facts, refused }: ContestAt,
  other: ContestAt,
): ContestAt {
  const own = knownFrom(arithmeticOf(facts));
  // A charge that a Pinned side cannot make is none.
  const oneSided = stage.modifiers.flatMap(({ id, set }) =>
    problem.sets[set]?.modifiers.some(
      (one) => one.id === id && one.oneSide && allHold(one.when, own) !== false,
    )
      ? [id]
      : [],
  );
  const theirs = other.facts.with;
  const left = oneSided.filter((id) => facts.with.includes(id) && theirs.includes(id));
  for (const id of left) refused.push({ kind: 'contradicted', stage: other.key, id });
  return { ...other, facts: { ...other.facts, with: theirs.filter((id) => !left.includes(id)) } };
}
