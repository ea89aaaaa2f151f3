/** What the last choice changed. */
import { reduced } from './odds.ts';
import type { Chance, Possible, Result, Target } from './result.ts';

export interface Changes {
  /** Keys of odds that are different now, with both. */
  odds: { key: string; before: Chance | undefined; after: Chance | undefined }[];
  /** Sum of the modifiers and number needed of the first stage, where they are different. */
  total?: { before: Possible<number>; after: Possible<number> };
  target?: { before: Possible<Target> | undefined; after: Possible<Target> | undefined };
}

export function changesBetween(before: Result, after: Result): Changes {
  const keys = [...new Set([...Object.keys(before.odds), ...Object.keys(after.odds)])];
  const odds = keys
    .map((key) => ({ key, before: before.odds[key], after: after.odds[key] }))
    .filter((one) => written(one.before) !== written(one.after));
  const [was, is] = [before.starts[0], after.starts[0]];
  return {
    odds,
    ...(was && is && written(was.total) !== written(is.total)
      ? { total: { before: was.total, after: is.total } }
      : {}),
    ...(written(was?.target) !== written(is?.target)
      ? { target: { before: was?.target, after: is?.target } }
      : {}),
  };
}

/** Equal odds have equal text, whatever throws they are counted in. */
const written = (shown: unknown): string =>
  JSON.stringify([shown], (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'of' in value && typeof value.of === 'bigint'
      ? reduced(value as { count: bigint; of: bigint })
      : value,
  );
