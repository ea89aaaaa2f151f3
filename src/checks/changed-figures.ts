/** A figure that differs from the ledger: a slip, or a change that nobody verified yet. */
import { recordedOf } from '../ledger/ledger.ts';
import type { Check } from './check.ts';

export const changedFigures: Check = {
  code: 'changed-figures',
  run({ ruleset, report }) {
    if (!ruleset.ledger) return;
    const { addresses, changes = [] } = ruleset.ledger;
    for (const { address, figures, file, path } of recordedOf(ruleset)) {
      const recorded = Object.hasOwn(addresses, address) ? addresses[address]! : undefined;
      if (recorded === undefined || recorded === figures) continue;
      report({
        code: 'changed-figures',
        file: file.file,
        path,
        args: { address: `${ruleset.id}/${address}`, was: recorded, now: figures },
      });
    }
    // Whoever edits the ledger by hand leaves its history behind.
    const latest = new Map(changes.map(({ address, now }, index) => [address, { now, index }]));
    for (const [address, { now, index }] of latest) {
      const recorded = Object.hasOwn(addresses, address) ? addresses[address] : undefined;
      if (recorded === undefined || recorded === now) continue;
      const file = ruleset.files.get('ledger')!.file;
      report({
        code: 'changed-figures',
        file,
        path: ['changes', index, 'now'],
        args: { address: `${ruleset.id}/${address}`, was: now, now: recorded },
      });
    }
  },
};
