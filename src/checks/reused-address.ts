/** A former address is not used for a new part: old links would show the wrong thing. */
import { compareWith } from '../ledger/compare.ts';
import { movedAddresses } from '../ledger/history.ts';
import { recordedOf } from '../ledger/ledger.ts';
import { defineCheck } from './check.ts';
import { list, asCode } from '../diagnostics/phrase.ts';

export const reusedAddress = defineCheck({
  code: 'reused-address',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address, now }: { address: string; now: readonly string[] }) =>
    `${asCode(address)} was used before and now redirects to ${list(now)}.`,
  hint: () => 'Give the new part another id.',
  run: ({ ruleset, before, report }) => {
    // A new record that leads on from what is still there has a finding of its own.
    const added = new Set(before && compareWith(before, ruleset).added);
    const moved = movedAddresses(ruleset.changes.filter((record) => !added.has(record)));
    if (moved.size === 0) return;
    for (const { address, file, path } of recordedOf(ruleset)) {
      const target = moved.get(address);
      if (target) report({ file: file.file, path: [...path, 'id'] }, { address, now: target });
    }
  },
});
