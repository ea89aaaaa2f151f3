/** Two sides that roll against each other, and random selection among several. */
import { contestOdds, OTHER_SIDE } from '../../arithmetic/special/contest.ts';
import { diceOf } from '../../arithmetic/roll-source.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { parseDice } from '../../notation/dice.ts';
import { join, known, missing, unknown, type Answer } from '../answer.ts';
import type { Distribution } from '../distribution.ts';
import { decimal } from '../odds.ts';
import type { RollStage } from '../problem.ts';
import type { Exact } from '../result.ts';
import { arithmeticOf, NO_FACTS } from './given.ts';
import { workOutRoll } from './roll.ts';
import { prefixOf, type At, type Worked } from './stage.ts';
import { stageAt, type Arrival, type Course } from './work-out.ts';

type ContestAt = At & { stage: RollStage };

export function workOutContest(at: ContestAt, course: Course, arrival: Arrival): Worked {
  const { stage, problem, library } = at;
  const { contest } = stage;
  if (!contest) return workOutRoll(at);
  if (contest.among !== undefined) return select(at, contest.among);
  const own = workOutRoll(at);
  const other = withoutOneSided(at, otherSide(at, course, arrival));
  const theirs = workOutRoll(other);
  const roll = problem.rolls[stage.address];
  const odds =
    roll && own.totalOf && theirs.totalOf
      ? contestOdds(
          roll,
          contest,
          { own: own.totalOf, other: theirs.totalOf },
          diceOf(roll, library),
          knownFrom(arithmeticOf(at.facts)),
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
  const oneSided = stage.modifiers.flatMap(({ id, set }) =>
    problem.sets[set]?.modifiers.some((one) => one.id === id && one.oneSide) ? [id] : [],
  );
  const theirs = other.facts.with;
  const left = oneSided.filter((id) => facts.with.includes(id) && theirs.includes(id));
  for (const id of left) refused.push({ kind: 'contradicted', stage: other.key, id });
  return { ...other, facts: { ...other.facts, with: theirs.filter((id) => !left.includes(id)) } };
}

/** Odds for one of several who all roll: the best are selected, including all ties. */
function select(at: ContestAt, among: string): Worked {
  const { stage, facts, problem, key } = at;
  const own = { total: known(0), counted: [] };
  const number = facts.numbers[among];
  const sides = parseDice(stage.dice ?? '')?.sides;
  if (number === undefined || number < 1 || sides === undefined) {
    const why =
      number === undefined ? missing(prefixOf(problem, key) + among) : unknown(stage.address);
    return { ...own, outcomes: stage.outcomes.map((outcome) => ({ outcome, odds: why })) };
  }
  const of = BigInt(sides) ** BigInt(number);
  const faces = Array.from({ length: sides }, (_, index) => BigInt(index + 1));
  const sum = (ways: (best: bigint) => bigint) => faces.reduce((all, best) => all + ways(best), 0n);
  // The others show as much or less.
  const mine: Exact = { count: sum((best) => best ** BigInt(number - 1)), of };
  const others: Exact = { count: mine.of - mine.count, of: mine.of };
  const outcomes = stage.outcomes.map((outcome) => ({
    outcome,
    odds: known(outcome.side === 'winner' ? mine : others),
  }));
  const winner = stage.outcomes.find(({ side }) => side === 'winner');
  const selected: Distribution = Array.from({ length: number + 1 }, (_, k) =>
    k === 0
      ? 0
      : decimal({
          count: sum((best) => choose(number, k) * (best - 1n) ** BigInt(number - k)),
          of,
        }),
  );
  return { ...own, outcomes, ...(winner && { number: { [winner.id]: known(selected) } }) };
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}
