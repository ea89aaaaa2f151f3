/** Every address stands in the ledger: from then on it cannot vanish unseen. */
import { recordedOf } from '../ledger/ledger.ts';
import { defineCheck } from './check.ts';
import { quote } from '../diagnostics/phrase.ts';

export const unrecordedAddress = defineCheck({
  code: 'unrecorded-address',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address, all }: { address: string; all?: number }) =>
    all === undefined
      ? `${quote(address)} is not in the ledger yet.`
      : `The ruleset has no ledger yet; it would list ${all} addresses.`,
  hint: () => 'Run npm run fix.',
  run: ({ ruleset, report }) => {
    const recorded = recordedOf(ruleset);
    if (!ruleset.ledger) {
      const file = ruleset.files.get('ruleset');
      if (!ruleset.broken.has('ledger') && file)
        report({ file: file.file, path: ['id'] }, { address: ruleset.id, all: recorded.length });
      return;
    }
    for (const { address, file, path } of recorded) {
      if (Object.hasOwn(ruleset.ledger.addresses, address)) continue;
      report({ file: file.file, path }, { address });
    }
  },
});
