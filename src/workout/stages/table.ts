/** A roll on a table: its outcomes are rows, or columns of the row that a value selects. */
import { thrown, throwsOf } from '../../arithmetic/dice.ts';
import { rangeFor, rowFor } from '../../arithmetic/look-up.ts';
import { apply } from '../../arithmetic/plan.ts';
import { diceWith } from '../../arithmetic/reading.ts';
import { settle } from '../../arithmetic/settle.ts';
import { knownFrom } from '../../arithmetic/situation.ts';
import { linesOf } from '../../arithmetic/library.ts';
import { closed, missingIn, numberOf } from '../../arithmetic/sum.ts';
import type { Bounds } from '../../notation/cells.ts';
import { parseDice } from '../../notation/dice.ts';
import { known, missing, unknown, type Answer } from '../answer.ts';
import { conflictsIn } from './conflicts.ts';
import { countedIn } from './counted.ts';
import { arithmeticOf } from './given.ts';
import { lacking } from './lacking.ts';
import { exact } from '../odds.ts';
import type { Range, TableStage } from '../problem.ts';
import type { Exact } from '../result.ts';
import { prefixOf, type At, type Worked } from './stage.ts';

export function workOutTable(at: At & { stage: TableStage }): Worked {
  const { stage, facts, problem, world, library } = at;
  const given = arithmeticOf(facts);
  const set = problem.sets[stage.address];
  const { plans, applied, problems } = settle(
    set ? linesOf(stage.address, set) : [],
    given,
    knownFrom(given),
  );
  conflictsIn(at, problems);
  const plan = plans[world.choose(stage.address, plans.length)];
  const dice = plan && diceWith(parseDice(stage.dice), {}, plan);
  const added = numberOf(plan?.add);
  const ranges = rangesAt(at);
  const counted = countedIn(at, applied);
  const lacks = (): Answer<never> =>
    lacking(
      plan ? missingIn([plan.add]) : [],
      facts,
      library,
      prefixOf(problem, at.key),
      stage.address,
    );
  if (!plan || !dice || added === undefined || ranges.type !== 'known') {
    const why = ranges.type === 'known' ? lacks() : ranges;
    const total = added === undefined ? lacks() : known(added);
    return {
      total,
      outcomes: stage.outcomes.map((outcome) => ({ outcome, odds: why })),
      counted,
    };
  }
  const outcomeOf = (natural: number) => {
    const result = numberOf(apply(plan, closed(natural)));
    const index = result === undefined ? undefined : rangeFor(ranges.value, result);
    const { id, again, had } = stage.outcomes[index ?? -1] ?? {};
    return had && facts.states[had[0]]?.includes(had[1]) ? again : id;
  };
  const outcomesOf = (faces: readonly number[]) =>
    [outcomeOf(thrown(faces, dice).natural)].filter((id) => id !== undefined);
  const throws = throwsOf(dice) ?? [];
  const of = throws.reduce((sum, { ways }) => sum + ways, 0n);
  const times = typeof stage.times === 'number' ? stage.times : 1;
  const ways = waysOf(
    stage,
    throws.map(({ natural, ways: count }) => ({ id: outcomeOf(natural), count })),
    times,
  );
  const oddsOf = (id: string): Answer<Exact> =>
    known(exact(ways.get(id) ?? 0n, of ** BigInt(times)));
  return {
    total: known(added),
    outcomes: stage.outcomes.map((outcome) => ({
      outcome,
      odds: oddsOf(outcome.id),
      ...(times > 1 && { leads: oddsOf(LEADS + outcome.id) }),
    })),
    counted,
    ...(times === 1 && { rolled: dice, outcomesOf }),
  };
}

/** Before the id of an outcome: the throws after which it leads on. */
const LEADS = '>';

/**
 * Throws of `times` dice by the outcomes of which at least one happens, a second one counted as its own. What a second one counts as
 * ends it: a vehicle that the other die knocks out needs no check of its fire.
 */
function waysOf(
  { outcomes }: TableStage,
  die: readonly { id: string | undefined; count: bigint }[],
  times: number,
): Map<string, bigint> {
  const ways = new Map<string, bigint>();
  const go = (left: number, count: bigint, ids: readonly string[]): void => {
    if (left > 0) {
      for (const one of die) go(left - 1, count * one.count, [...ids, one.id ?? '']);
      return;
    }
    const seconds = outcomes.flatMap(({ id, again }) =>
      again !== undefined && ids.indexOf(id) < ids.lastIndexOf(id) ? [again] : [],
    );
    const shown = new Set([...ids, ...seconds]);
    const isEnded = outcomes.some(({ again = '' }) => shown.has(again));
    for (const id of shown)
      for (const key of isEnded ? [id] : [id, LEADS + id])
        ways.set(key, (ways.get(key) ?? 0n) + count);
  };
  go(times, 1n, []);
  return ways;
}

/** Range of each outcome; for a roll across, in the row that the value selects. */
function rangesAt({
  stage,
  facts,
  problem,
  key,
}: At & { stage: TableStage }): Answer<(Bounds | undefined)[]> {
  const { across, ranges = [] } = stage;
  if (!across) return known(ranges.map(boundsOf));
  const value = facts.numbers[across.key];
  if (value === undefined) {
    const reason = facts.unknown[across.key];
    return reason === undefined ? missing(prefixOf(problem, key) + across.key) : unknown(reason);
  }
  const keys = across.rows.map((row) => ({ from: row.key, to: row.key }));
  const row = across.rows[rowFor(keys, across.match, value) ?? -1];
  return row
    ? known(row.ranges.map((range) => (range ? boundsOf(range) : undefined)))
    : unknown(stage.outside ?? stage.address);
}

const boundsOf = ([from, to]: Range): Bounds => ({ from: from ?? -Infinity, to: to ?? Infinity });
