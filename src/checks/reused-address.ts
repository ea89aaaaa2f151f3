/** A retired address is not reused for a new part: old links would lead to the wrong content. */
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
  run: ({ ruleset, report }) => {
    const moved = ruleset.ledger?.moved ?? {};
    for (const { address, file, path } of recordedOf(ruleset)) {
      const target = Object.hasOwn(moved, address) ? moved[address] : undefined;
      if (target) report({ file: file.file, path: [...path, 'id'] }, { address, now: target });
    }
  },
});
