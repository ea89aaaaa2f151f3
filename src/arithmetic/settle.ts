/** Reduces the modifiers of a situation to the changes that apply. */
import { evaluateNumber } from './amount.ts';
import { holding, type Problem } from './circumstances.ts';
import { combineGroups } from './groups.ts';
import type { Line } from './library.ts';
import { plansOf, unknownAmounts, type Plan } from './plan.ts';
import type { Known, Situation } from './situation.ts';

/** A modifier that applies, with what it adds; undefined if it multiplies, sets or is unknown. */
export interface Applied {
  id: string;
  adds: number | undefined;
}

export interface Settled {
  /**
   * One; several where the rules leave something open; none when there is a problem or an amount is
   * unknown.
   */
  plans: Plan[];
  applied: Applied[];
  undecided: string[];
  problems: Problem[];
}

export function settle(
  lines: readonly Line[],
  situation: Situation,
  known: Known,
  round?: 'down' | 'up' | 'unknown',
): Settled {
  const held = holding(lines, situation, known);
  const combined = combineGroups(held.lines, known);
  const unknown = unknownAmounts(
    held.lines.map(({ modifier }) => modifier),
    known,
  ).map((id): Problem => ({ kind: 'unknown-amount', id }));
  const found = combined.alternatives.map((chosen) =>
    plansOf(
      chosen.map(({ modifier }) => modifier),
      known,
      round,
    ),
  );
  const tooMany: Problem[] =
    unknown.length === 0 && found.includes(undefined) ? [{ kind: 'too-many-ways' }] : [];
  return {
    plans: unknown.length > 0 ? [] : found.flatMap((plans) => plans ?? []),
    applied: held.lines.flatMap((line): Applied[] => {
      const { id, change } = line.modifier;
      // If the rules leave open which one of a group applies, all of them may.
      if (!combined.alternatives.some((chosen) => chosen.includes(line))) return [];
      return [
        { id, adds: change.add === undefined ? undefined : evaluateNumber(change.add, known) },
      ];
    }),
    undecided: held.undecided,
    problems: [...held.problems, ...combined.problems, ...unknown, ...tooMany],
  };
}

/** Problems for named circumstances that the roll or value does not have. */
export const unknownModifiers = (
  { with: named = [] }: Situation,
  circumstances: readonly string[],
): Problem[] =>
  named.filter((id) => !circumstances.includes(id)).map((id) => ({ kind: 'not-here', id }));
