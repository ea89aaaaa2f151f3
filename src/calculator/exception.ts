/** Why a roll can still succeed, or fail, whatever its number needed: special throws. */
import type { StageResult, Target } from '../workout/result.ts';
import type { Say, Words } from './say.ts';

/** `only a roll of double 1 succeeds`, where no sum of the dice is enough; `a roll of 6 always fails`, where every sum is. */
export function exceptionOf(
  { stage, target, board = [], outcomes }: StageResult,
  { problem }: Words,
  tell: Say,
): string[] {
  const found = problem.stages[stage];
  const dice = found?.type === 'roll' && !found.contest ? found.dice : undefined;
  const targets = targetsIn(target);
  if (!dice || !/^\d*D\d+$/.test(dice) || targets.length === 0) return [];
  const met = new Set(board.flatMap(({ faces }) => targets.map((one) => isMet(one, faces))));
  if (met.size !== 1) return [];
  const isEnough = met.has(true);
  const special = board.filter(
    ({ outcome }) => outcomes.some(({ id, success }) => id === outcome && success) !== isEnough,
  );
  const [face, ...others] = special[0]?.faces ?? [];
  if (special.length !== 1 || others.length > 1 || others.some((one) => one !== face)) return [];
  const thrown = others.length === 0 ? String(face) : tell('line.double', { face: face ?? '' });
  return [tell(isEnough ? 'line.always-fails' : 'line.only-succeeds', { thrown })];
}

function targetsIn(target: StageResult['target']): Target[] {
  if (target?.type === 'known') return [target.value];
  return target?.type === 'open' ? target.values : [];
}

function isMet({ number, form }: Target, faces: readonly number[]): boolean {
  const sum = faces.reduce((all, one) => all + one, 0);
  if (form === 'exactly') return sum === number;
  return form === 'at-least' ? sum >= number : sum <= number;
}
