/** Why a figure is unknown. */
import type { StageResult } from '../workout/result.ts';
import { nameOf, type Words } from './say.ts';

/** Whether the rules leave it open, of which open-points.ts has the names. */
export const isOpen = ({ target, value, success }: StageResult): boolean =>
  [target, value, success].some((possible) => possible?.type === 'open');

/** Why something is impossible or unknown, each reason once. */
export function reasonsOf(result: StageResult, { texts, say }: Words): string[] {
  const addresses = [
    ...[
      result.target,
      result.value,
      result.success,
      ...result.outcomes.map(({ odds }) => odds),
    ].flatMap((possible) => (possible?.type === 'unknown' ? possible.reasons : [])),
    ...result.outcomes.flatMap(({ unknown }) => unknown ?? []),
  ];
  const reasons = new Set(
    addresses.map((address) => texts[`because:${address}`] ?? texts[address] ?? ''),
  );
  return [
    ...(result.barred === undefined ? [] : [nameOf(texts, result.barred)]),
    ...[...reasons].map((reason) =>
      reason ? say('work.why-unknown', { reason }) : say('work.source-silent'),
    ),
  ];
}
