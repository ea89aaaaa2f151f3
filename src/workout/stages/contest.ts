/** Two sides that roll against each other, and random selection among several. */
import { throwsOf } from '../../arithmetic/dice.ts';
import { parseDice } from '../../notation/dice.ts';
import { join, known, missing, unknown, type Answer } from '../answer.ts';
import type { Facts } from './given.ts';
import type { Distribution } from '../distribution.ts';
import { exact } from '../odds.ts';
import type { ContestInput, OutcomeInput, RollStage } from '../problem.ts';
import type { Exact } from '../result.ts';
import { workOutRoll } from './roll.ts';
import { prefixOf, type At, type Worked } from './stage.ts';

type ContestAt = At & { stage: RollStage & { contest: ContestInput } };

/** `other` are the facts of the other side. */
export function workOutContest(at: ContestAt, other: Facts): Worked {
  const { stage } = at;
  if (stage.contest.among !== undefined) return select(at, stage.contest.among);
  const own = workOutRoll(at);
  const theirs = workOutRoll({ ...at, key: `${at.key}-other`, facts: other });
  const chances = join([own.total, theirs.total], ([mine = 0, yours = 0]) =>
    against(stage, mine - yours),
  );
  const chance =
    (of: keyof Contested) =>
    (outcome: OutcomeInput): Answer<Exact> => {
      if (outcome.unknown !== undefined) return unknown(outcome.unknown);
      if (chances.type !== 'known') return chances;
      const value = chances.value?.[of];
      return value ? known(value) : unknown(stage.address);
    };
  const open = stage.outcomes.find(({ unknown: reason }) => reason !== undefined)?.unknown;
  const odds = (outcome: OutcomeInput): Answer<Exact> =>
    open === undefined ? chance(outcome.side ?? 'tie')(outcome) : unknown(open);
  const outcomes = stage.outcomes.map((outcome) => ({ outcome, odds: odds(outcome) }));
  const success = outcomes.find(({ outcome }) => outcome.success)?.odds;
  return {
    total: own.total,
    counted: own.counted,
    outcomes,
    ...(success && { success }),
  };
}

interface Contested {
  winner: Exact;
  loser: Exact;
  tie: Exact;
}

/** `lead` is how much more this side adds. A tie that is rolled again has no winner. */
function against({ dice: written = '', contest }: ContestAt['stage'], lead: number) {
  const dice = parseDice(written);
  const throws = dice && throwsOf(dice);
  if (!throws) return undefined;
  const better = contest.wins === 'highest' ? 1 : -1;
  let [won, lost, tied] = [0, 0, 0];
  for (const mine of throws) {
    for (const yours of throws) {
      const ways = mine.ways * yours.ways;
      const difference = (mine.natural + lead - yours.natural) * better;
      if (difference > 0) won += ways;
      else if (difference < 0) lost += ways;
      else tied += ways;
    }
  }
  const again = contest.ties === 'again';
  const of = won + lost + (again ? 0 : tied);
  return { winner: exact(won, of), loser: exact(lost, of), tie: exact(again ? 0 : tied, of) };
}

/** Odds for one of several who all roll: the best are selected, including all ties. */
function select(at: ContestAt, among: string): Worked {
  const { stage, facts, problem, key } = at;
  const own = { total: known(0), counted: [] };
  const number = facts.numbers[among];
  const sides = parseDice(stage.dice ?? '')?.sides;
  if (number === undefined || sides === undefined) {
    const why =
      number === undefined ? missing(prefixOf(problem, key) + among) : unknown(stage.address);
    return { ...own, outcomes: stage.outcomes.map((outcome) => ({ outcome, odds: why })) };
  }
  const chosen = tiedAtBest(number, sides);
  // All who roll are equally likely, so each gets an equal share of the average number selected.
  const mine = exact(
    chosen.counts.reduce((sum, count, k) => sum + count * BigInt(k), 0n),
    chosen.of * BigInt(number),
  );
  const others: Exact = { count: mine.of - mine.count, of: mine.of };
  const outcomes = stage.outcomes.map((outcome) => ({
    outcome,
    odds: known(outcome.side === 'winner' ? mine : others),
  }));
  const winner = stage.outcomes.find(({ side }) => side === 'winner');
  return { ...own, outcomes, ...(winner && { number: { [winner.id]: known(chosen) } }) };
}

/**
 * How many of `number` dice tie for the best face: n over k ways for those, all others show less.
 */
function tiedAtBest(number: number, sides: number): Distribution {
  const counts = Array.from({ length: number + 1 }, () => 0n);
  for (let best = 1; best <= sides; best++)
    for (let k = 1; k <= number; k++)
      counts[k] = (counts[k] ?? 0n) + choose(number, k) * BigInt(best - 1) ** BigInt(number - k);
  return { counts, of: BigInt(sides) ** BigInt(number) };
}

function choose(n: number, k: number): bigint {
  let result = 1n;
  for (let i = 0; i < k; i++) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
}
