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
  const [, count = '', sides] =
    /^(\d*)D(\d+)$/.exec(found?.type === 'roll' && !found.contest ? (found.dice ?? '') : '') ?? [];
  const targets =
    target?.type === 'known' ? [target.value] : target?.type === 'open' ? target.values : [];
  if (sides === undefined || targets.length === 0) return [];
  const least = Number(count || 1);
  const most = least * Number(sides);
  const meets = ({ number, form }: Target, sum: number) =>
    form === 'at-least' ? sum >= number : form === 'at-most' ? sum <= number : sum === number;
  const isMet = (sum: number) => targets.map((one) => meets(one, sum));
  const met = [...isMet(least), ...isMet(most)];
  if (new Set(met).size !== 1 || targets.some(({ form }) => form === 'exactly')) return [];
  const isEnough = met[0] === true;
  const special = board.filter(
    ({ outcome }) => outcomes.some(({ id, success }) => id === outcome && success) !== isEnough,
  );
  const [{ faces } = { faces: [] }] = special;
  const [face] = faces;
  if (special.length !== 1 || face === undefined || least > 2 || faces.some((one) => one !== face))
    return [];
  const thrown = least === 1 ? String(face) : tell('line.double', { face });
  return [tell(isEnough ? 'line.always-fails' : 'line.only-succeeds', { thrown })];
}
