/** Which modifiers hold in a situation. */
import type { Test } from '../schema/types.generated.ts';
import { allHold, holds, isNumeric } from './conditions.ts';
import type { Line } from './library.ts';
import type { Known, Situation } from './situation.ts';

/** Why something cannot be worked out, or not in this way. */
export type Problem =
  /** There is no roll or value at this address. */
  | { kind: 'no-such-sum'; address: string }
  /** A circumstance that is none of this roll's or value's. */
  | { kind: 'not-here'; id: string }
  /** Of these only one can hold. */
  | { kind: 'cannot-hold-together'; ids: string[]; group: string }
  /** It is said to hold, but what is given says that it does not. */
  | { kind: 'contradicted'; id: string }
  /** The rules do not say how much this is. */
  | { kind: 'unknown-amount'; id: string }
  /** These dice cannot show that. */
  | { kind: 'impossible-dice'; dice: string };

export interface Holding {
  /** In the order of the sets. */
  lines: Line[];
  problems: Problem[];
  /** They would decide by themselves, but a number is missing. They do not count. */
  undecided: string[];
}

/** Tests of numbers decide by themselves; every other modifier holds when it is named. */
export function holding(lines: readonly Line[], situation: Situation, known: Known): Holding {
  const named = new Set(situation.with ?? []);
  const result: Holding = { lines: [], problems: [], undecided: [] };
  for (const line of lines) {
    const { id, when } = line.modifier;
    const decided = when && isNumeric(when) ? allHold(when, known) : undefined;
    if (named.has(id) && (when ?? []).some((test) => speaksAgainst(test, known)))
      result.problems.push({ kind: 'contradicted', id });
    else if (decided ?? named.has(id)) result.lines.push(line);
    else if (decided === undefined && when && isNumeric(when)) result.undecided.push(id);
  }
  const off = new Set(result.lines.flatMap(({ modifier }) => modifier['switches-off'] ?? []));
  return { ...result, lines: result.lines.filter(({ modifier }) => !off.has(modifier.id)) };
}

/** A state that nobody mentioned does not speak against anything: a unit is more than one word. */
function speaksAgainst(test: Test, known: Known): boolean {
  const { is: _, ...rest } = test;
  return holds(rest, known) === false;
}
