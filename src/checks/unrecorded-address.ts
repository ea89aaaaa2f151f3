/** Every address stands in the ledger: from then on it cannot vanish unseen. */
import { recordedOf } from '../ledger/ledger.ts';
import type { Check } from './check.ts';

export const unrecordedAddress: Check = {
  code: 'unrecorded-address',
  run({ ruleset, report }) {
    const recorded = recordedOf(ruleset);
    if (!ruleset.ledger) {
      const file = ruleset.files.get('ruleset');
      if (!ruleset.broken.has('ledger') && file)
        report({
          code: 'unrecorded-address',
          file: file.file,
          path: ['id'],
          args: { address: ruleset.id, all: recorded.length },
        });
      return;
    }
    for (const { address, file, path } of recorded) {
      if (Object.hasOwn(ruleset.ledger.addresses, address)) continue;
      report({ code: 'unrecorded-address', file: file.file, path, args: { address } });
    }
  },
};
