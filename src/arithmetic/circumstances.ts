/** Decides which modifiers apply in a situation. */
import type { Test } from '../../schemas/types.d.ts';
import { allHold, holds, isNumeric } from './conditions.ts';
import type { Line } from './library.ts';
import type { Known, Situation } from './situation.ts';

/** Why a calculation is incomplete or impossible. */
export type Problem =
  /** There is no roll or value at this address. */
  | { kind: 'no-such-sum'; address: string }
  /** This roll or value has no such circumstance. */
  | { kind: 'not-here'; id: string }
  /** Mutually exclusive circumstances were named together. */
  | { kind: 'cannot-hold-together'; ids: string[]; group: string }
  /** The circumstance was named, but a given value excludes it. */
  | { kind: 'contradicted'; id: string }
  /** The sources do not state this amount. */
  | { kind: 'unknown-amount'; id: string }
  /** The rules leave so much open that not every way was calculated: there may be other results. */
  | { kind: 'too-many-ways' }
  /** These dice cannot show the given results. */
  | { kind: 'impossible-dice'; dice: string }
  /** Not as many dice as all sides of a contest throw: how many there are, and the words for whose they should be. */
  | { kind: 'dice-of-sides'; ids: string[] };

export interface Holding {
  /** In the order of the sets. */
  lines: Line[];
  problems: Problem[];
  /** Ids of modifiers whose numeric condition lacks a number, or of which one must be chosen. They do not apply. */
  undecided: string[];
}

/**
 * A modifier with numeric tests applies if they are met, one that always applies if its states are known; any other
 * modifier applies if it is named.
 */
export function holding(lines: readonly Line[], situation: Situation, known: Known): Holding {
  const named = new Set(situation.with ?? []);
  const result: Pick<Holding, 'lines' | 'problems'> = { lines: [], problems: [] };
  const open: Line[] = [];
  for (const line of lines) {
    const { id, when = [], always } = line.modifier;
    const decidesItself = isNumeric(when);
    const truth = decidesItself ? allHold(when, known) : undefined;
    const undecided = decidesItself && truth === undefined;
    if (named.has(id) && when.some((test) => contradicts(test, known)))
      result.problems.push({ kind: 'contradicted', id });
    else if (truth ?? (always ? allHold(when, known) : named.has(id))) result.lines.push(line);
    else if (undecided || isDue(line, known)) open.push(line);
  }
  const off = new Set(result.lines.flatMap(({ modifier }) => modifier.cancels ?? []));
  const here = new Set([...named, ...result.lines.map(({ modifier }) => modifier.id)]);
  const isAlone = ({ modifier: { onlyWith } }: Line) =>
    onlyWith?.every((other) => !here.has(other) || off.has(other)) === true;
  for (const line of result.lines)
    if (isAlone(line) && named.has(line.modifier.id))
      result.problems.push({ kind: 'contradicted', id: line.modifier.id });
  const applies = (line: Line) => !off.has(line.modifier.id) && !isAlone(line);
  const held = result.lines.filter(applies);
  // Where one holds, the others of its group cannot.
  const isRuledOut = ({ set, group }: Line) =>
    group?.combine === 'unique' &&
    held.some((one) => one.set === set && one.group?.id === group.id);
  return {
    ...result,
    lines: held.filter(
      ({ modifier: { unchangedWhen } }) => !(unchangedWhen && allHold(unchangedWhen, known)),
    ),
    undecided: open
      .filter((line) => applies(line) && !isRuledOut(line))
      .map(({ modifier }) => modifier.id),
  };
}

/** Whether one of its group has to be chosen. */
const isDue = ({ group }: Line, known: Known): boolean =>
  group?.always === true && allHold(group.when, known) === true;

/**
 * Only numbers and excluded states contradict a circumstance. A missing state never does, because a
 * unit has several.
 */
function contradicts(test: Test, known: Known): boolean {
  const { is: _, ...rest } = test;
  return holds(rest, known) === false;
}
