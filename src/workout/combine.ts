/** Combines the figures of one stage in all readings of the rules. */
import { possible, type Answer } from './answer.ts';
import { reduced } from './odds.ts';
import type { OutcomeInput } from './problem.ts';
import type { Chance, Exact, OutcomeResult, StageResult, Target } from './result.ts';
import type { Worked } from './stages/stage.ts';

type Figures = Pick<
  StageResult,
  'total' | 'base' | 'target' | 'value' | 'barred' | 'success' | 'average' | 'counted' | 'other'
>;
type Reading = Omit<Worked, 'outcomes' | 'board'>;

/**
 * `first` is the first of `all`: which modifiers apply is the same in all. Open figures have the hardest roll first, each in
 * the same order: `−2 or −1`, `≤ 7 or ≤ 8`.
 */
export function figuresOf(
  { barred, counted, other, average }: Reading,
  all: readonly Reading[],
): Figures {
  const readings = all.toSorted((a, b) => easeOf(a) - easeOf(b));
  const base = ofAll(readings, (reading) => reading.base, number);
  const target = ofAll(readings, (reading) => reading.target, targetKey);
  const value = ofAll(readings, (reading) => reading.value, number);
  const success = ofAll(readings, (reading) => reading.success, reduced);
  return {
    total: possible(
      readings.map((reading) => reading.total),
      number,
    ),
    ...(base && { base }),
    ...(target && { target }),
    ...(value && { value }),
    ...(barred !== undefined && { barred }),
    ...(success && { success }),
    average,
    counted,
    ...(other && { other }),
  };
}

/** `readings` are the odds of the outcome in all readings of the rules. */
export const outcomeOf = (
  { id, success, unknown }: OutcomeInput,
  readings: readonly { odds: Answer<Exact> }[],
): Omit<OutcomeResult, 'fromStart' | 'next' | 'ways'> => ({
  id,
  success: success === true,
  odds: chance(readings.map(({ odds }) => odds)),
  ...(unknown !== undefined && { unknown }),
});

export const chance = (answers: readonly Answer<Exact>[]): Chance => possible(answers, reduced);

/** More for a roll that is easier. */
const easeOf = ({ target }: Reading): number =>
  target?.type === 'known' ? target.value.number * (target.value.form === 'at-most' ? 1 : -1) : 0;

const number = (value: number): number => value;
const targetKey = ({ number: value, form }: Target): string => `${form} ${value}`;

/** Undefined if a reading lacks the figure. */
function ofAll<T>(
  readings: readonly Reading[],
  pick: (reading: Reading) => Answer<T> | undefined,
  same: (value: T) => string | number,
) {
  const answers = readings.flatMap((reading) => pick(reading) ?? []);
  return answers.length === readings.length ? possible(answers, same) : undefined;
}

/** Without duplicates. */
export const once = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];
