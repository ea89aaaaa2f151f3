/** An address that once led somewhere else is not given away again: an old link would show the wrong thing. */
import { recordedOf } from '../ledger/ledger.ts';
import type { Check } from './check.ts';

export const reusedAddress: Check = {
  code: 'reused-address',
  run({ ruleset, report }) {
    const moved = ruleset.ledger?.moved ?? {};
    for (const { address, file, path } of recordedOf(ruleset)) {
      const target = Object.hasOwn(moved, address) ? moved[address] : undefined;
      if (target)
        report({
          code: 'reused-address',
          file: file.file,
          path: [...path, 'id'],
          args: { address, now: target },
        });
    }
  },
};
