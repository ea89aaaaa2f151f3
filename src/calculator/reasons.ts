/** Why a figure is unknown, or not only one. */
import type { StageResult } from '../workout/result.ts';
import { nameOf, type Words } from './say.ts';

/** Why something is impossible, unknown or open, each reason once. */
export function reasonsOf(result: StageResult, { texts, say }: Words): string[] {
  const own = [result.target, result.value, result.success];
  const addresses = [
    ...[...own, ...result.outcomes.map(({ odds }) => odds)].flatMap((possible) =>
      possible?.type === 'unknown' ? possible.reasons : [],
    ),
    ...result.outcomes.flatMap(({ unknown }) => unknown ?? []),
  ];
  const reasons = new Set(
    addresses.map((address) => texts[`because:${address}`] ?? texts[address] ?? ''),
  );
  return [
    ...(result.barred === undefined ? [] : [nameOf(texts, result.barred)]),
    ...(own.some((one) => one?.type === 'open') ? [say('work.open-question')] : []),
    ...[...reasons].map((reason) =>
      reason ? say('work.why-unknown', { reason }) : say('work.source-silent'),
    ),
  ];
}
