/** Why a figure is unknown, or not only one. */
import type { StageResult } from '../workout/result.ts';
import { exceptionOf } from './exception.ts';
import { mainOdds } from './result-bar.ts';
import type { Words } from './say.ts';

/** Why something is unknown or open, each reason once. */
export function reasonsOf(result: StageResult, words: Words): string[] {
  const { texts, say } = words;
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
  const chance = exceptionOf(result, words).length > 0 ? mainOdds(result, words) : undefined;
  const reasons = new Set(
    addresses.map((address) => texts[`because:${address}`] ?? texts[address] ?? ''),
  );
  return [
    ...(chance ? [say('work.said-odds', { outcome: chance.name, odds: chance.spoken })] : []),
    ...(isOpen ? [say('work.open-question')] : []),
    ...[...reasons].map((reason) =>
      reason ? say('work.why-unknown', { reason }) : say('work.source-silent'),
    ),
  ];
}
