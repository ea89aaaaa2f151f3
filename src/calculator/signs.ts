/** The outcomes of a stage in pictures: their letters, patterns and names. */
import type { StageKey } from '../workout/problem.ts';
import type { Chance, Result, StartResult } from '../workout/result.ts';
import { nameOf, type Sayer, type Words } from './say.ts';

export interface OutcomeSign {
  id: string;
  name: string;
  address: string;
  letter: string;
  /** Number of its fill pattern. */
  pattern: number;
}

/** How many patterns there are (situation.css). */
const PATTERNS = 8;

/**
 * Gives each outcome of a stage its letter and a pattern; successes get the first patterns, of which the first
 * is solid.
 */
export function signsOf(
  key: StageKey,
  { problem, texts }: Pick<Sayer, 'problem' | 'texts'>,
): OutcomeSign[] {
  const outcomes = problem.stages[key]?.outcomes ?? [];
  const letters = texts['letters']?.split(' ')[Object.keys(problem.stages).indexOf(key)] ?? '';
  const order = [...outcomes].sort(
    (a, b) => Number(b.success ?? false) - Number(a.success ?? false),
  );
  return outcomes.map((outcome, index) => ({
    id: outcome.id,
    address: outcome.address,
    name: nameOf(texts, outcome.address),
    letter: letters[index] ?? '',
    pattern: order.indexOf(outcome) % PATTERNS,
  }));
}

/** The name of an outcome by its key in the odds, alone and, unless it is of the first roll, with its roll; `of` is the stage, `roll` its name. */
export function outcomeAt(
  key: string,
  { problem, texts, say }: Words,
): { name: string; full: string; roll: string; success: boolean; of: StageKey } {
  const dot = key.indexOf('.');
  const stage = dot < 0 ? (problem.starts[0] ?? '') : key.slice(0, dot);
  const id = key.slice(dot + 1);
  const found = problem.stages[stage]?.outcomes?.find((one) => one.id === id);
  const name = found ? nameOf(texts, found.address) : id;
  const roll = nameOf(texts, `stage:${stage}`);
  return {
    name,
    full: dot < 0 ? name : say('work.labelled', { label: roll, text: name }),
    roll,
    success: found?.success === true,
    of: stage,
  };
}

/** From 0 to 1; 0 for odds that are not known. */
export const shareOf = (chance: Chance): number =>
  chance.type === 'known' ? Number((chance.value.count * 10_000n) / chance.value.of) / 10_000 : 0;

/** Without those that only another start knows, so that readers and programs find one answer, and no gap where it is known. */
export const oddsHere = ({
  start,
  result,
}: {
  start: StartResult;
  result: Result;
}): StartResult['odds'] =>
  Object.fromEntries(
    Object.entries(start.odds).filter(
      ([key, one]) =>
        one.type !== 'missing' || result.starts.every(({ odds }) => odds[key]?.type !== 'known'),
    ),
  );
