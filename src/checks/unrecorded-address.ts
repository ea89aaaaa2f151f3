/** Every address is recorded in the ledger, so that its removal is noticed. */
import { recordedOf } from '../ledger/ledger.ts';
import { defineCheck } from './check.ts';
import { asCode } from '../diagnostics/phrase.ts';

export const unrecordedAddress = defineCheck({
  code: 'unrecorded-address',
  scope: 'ruleset',
  severity: 'error',
  message: ({ address, all }: { address: string; all?: number }) =>
    all === undefined
      ? `${asCode(address)} is not in the ledger yet.`
      : `The ruleset has no ledger yet; it would list ${all} addresses.`,
  hint: () => 'Run `npm run fix`.',
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
