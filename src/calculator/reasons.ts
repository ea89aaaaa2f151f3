/** Why a figure is unknown, or not only one. */
import type { StageResult } from '../workout/result.ts';
import { nameOf, type Words } from './say.ts';

/** Why something is impossible, unknown or open, each reason once. */
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
  const isOpen = [result.target, result.value, result.success].some(
    (possible) => possible?.type === 'open',
  );
  const reasons = new Set(
    addresses.map((address) => texts[`because:${address}`] ?? texts[address] ?? ''),
  );
  return [
    ...(result.barred === undefined ? [] : [nameOf(texts, result.barred)]),
    ...(isOpen ? [say('work.open-question')] : []),
    ...[...reasons].map((reason) =>
      reason ? say('work.why-unknown', { reason }) : say('work.source-silent'),
    ),
  ];
}
