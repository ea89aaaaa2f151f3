/** A stage worked out in one reading of the rules, before readings are put together. */
import type { Fraction } from '../arithmetic/fraction.ts';
import type { Library } from '../arithmetic/library.ts';
import { known, type Answer } from './answer.ts';
import type { Facts } from './given.ts';
import { always, exact, type Distribution } from './odds.ts';
import type { Address, OutcomeInput, Problem, Stage, StageKey } from './problem.ts';
import type { BoardThrow, Exact, Refusal, Target } from './result.ts';
import type { World } from './world.ts';

/** Where a stage is worked out. */
export interface At {
  problem: Problem;
  library: Library;
  key: StageKey;
  stage: Stage;
  facts: Facts;
  world: World;
  refused: Refusal[];
}

export interface Worked {
  total: Answer<number>;
  base?: Answer<number>;
  target?: Answer<Target>;
  value?: Answer<number>;
  barred?: Address;
  outcomes: { outcome: OutcomeInput; odds: Answer<Exact> }[];
  success?: Answer<Exact>;
  counted: { id: string; adds: number | undefined }[];
  board?: BoardThrow[];
  /** Of several dice: how many times it happens, where that is no matter of single dice (a selection at random). */
  number?: Record<string, Answer<Distribution>>;
  /** Outcomes that a throw may have; for other readings of the same dice. */
  outcomesOf?: (dice: readonly number[]) => string[];
}

/** `damage-roll.`; nothing for the first stage. */
export const prefixOf = (problem: Problem, key: StageKey): string =>
  problem.starts[0] === key ? '' : `${key}.`;

export const fraction = ({ count, of }: Fraction): Exact => exact(count, of);

/** How many dice: a number, dice, or one where nothing is given. */
export function numberOfDice({ stage, facts }: Pick<At, 'stage' | 'facts'>): Distribution {
  const times = 'times' in stage ? stage.times : undefined;
  if (typeof times === 'number') return always(times);
  if (typeof times !== 'string') return always(1);
  const dice = facts.dice[times];
  if (dice !== undefined) return sumsOf(dice);
  return always(Math.max(0, facts.numbers[times] ?? 1));
}

function sumsOf(written: string): Distribution {
  const [, count = '', sides = '', plus = ''] = /^(\d*)D(\d+)([+-]\d+)?$/.exec(written) ?? [];
  let counts = [1n];
  for (let die = 0; die < Number(count || 1); die++) {
    const next: bigint[] = [];
    counts.forEach((ways, sum) => {
      for (let face = 1; face <= Number(sides); face++)
        next[sum + face] = (next[sum + face] ?? 0n) + ways;
    });
    counts = Array.from(next, (ways) => ways ?? 0n);
  }
  const shifted: bigint[] = [];
  counts.forEach((ways, sum) => {
    const at = Math.max(0, sum + Number(plus || 0));
    shifted[at] = (shifted[at] ?? 0n) + ways;
  });
  return {
    counts: Array.from(shifted, (ways) => ways ?? 0n),
    of: BigInt(Number(sides)) ** BigInt(Number(count || 1)),
  };
}

export const nothingAdded: Answer<number> = known(0);
